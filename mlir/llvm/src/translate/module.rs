//! What is said of a module as a whole: its target, its flags, names of tools and libraries, options of the linker.

use dialects::llvm::{
    self, DependentLibrariesAttr, MMRATagAttr, ModuleFlagAttr, ModuleFlagCGProfileEntryAttr,
    ModuleFlagProfileSummaryAttr, ModuleFlagProfileSummaryDetailedAttr, ProfileSummaryFormatKind, names,
};
use mlir::{Attr, AttrRef, Diag, OpRef};

use super::auxiliary;
use super::constants;
use super::function::{Function, Translator};
use super::layout;
use super::raw::{Metadata, Raw, c};

/// The attributes of a module that are read before anything else is translated.
pub(super) fn prepare(raw: Raw, root: OpRef<'_>) -> Result<(), Diag> {
    if let Some(layout) = root.attr(names::DATA_LAYOUT).and_then(AttrRef::as_str) {
        c!(LLVMSetDataLayout(raw.module, Raw::name(layout).as_ptr()));
    } else if let Some(layout) = layout::text(root)? {
        c!(LLVMSetDataLayout(raw.module, Raw::name(&layout).as_ptr()));
    }
    if let Some(triple) = root.attr(names::TARGET_TRIPLE).and_then(AttrRef::as_str) {
        c!(LLVMSetTarget(raw.module, Raw::name(triple).as_ptr()));
    }
    if let Some(assembly) = root.attr(names::MODULE_ASM) {
        let lines = assembly.as_array();
        let lines =
            lines.ok_or_else(|| root.plain_error("expected an array attribute for a module level asm"))?;
        for &line in lines {
            let line = root.cx().attr_ref(line).as_str().ok_or_else(|| {
                root.plain_error("expected a string attribute for each entry of a module level asm")
            })?;
            c!(LLVMAppendModuleInlineAsm(raw.module, line.as_ptr().cast(), line.len()));
        }
    }
    Ok(())
}

impl Translator<'_, '_> {
    /// The names of tools and libraries.
    pub(super) fn name_tools(&self, root: OpRef<'_>) {
        let raw = self.raw;
        let text = |name: &str| root.attr(name).and_then(AttrRef::as_str);
        for name in ["llvm.ident", "llvm.commandline"] {
            if let Some(value) = text(name) {
                raw.add_named(name, raw.node(&[raw.string(value)]));
            }
        }
        let libraries = root.attr(names::DEPENDENT_LIBRARIES);
        let libraries = libraries.and_then(|attr| attr.cast::<DependentLibrariesAttr<'_>>());
        for &library in libraries.map_or(&[][..], DependentLibrariesAttr::libs) {
            let library = root.cx().attr_ref(library).as_str().unwrap_or_default();
            raw.add_named("llvm.dependent-libraries", raw.node(&[raw.string(library)]));
        }
    }

    /// Says which version of debug information the module has, if it has any and does not say so.
    pub(super) fn name_version(&self, root: OpRef<'_>) {
        let raw = self.raw;
        // SAFETY: only reads a constant.
        let version = unsafe { inkwell::llvm_sys::debuginfo::LLVMDebugMetadataVersion() };
        self.add_flag_once("Debug Info Version", raw.number(32, version.into()));
        let triple = root.attr(names::TARGET_TRIPLE).and_then(AttrRef::as_str).unwrap_or_default();
        if triple.contains("windows-msvc") {
            self.add_flag_once("CodeView", raw.number(32, 1));
        }
    }

    fn add_flag_once(&self, name: &str, value: Metadata) {
        let raw = self.raw;
        if c!(LLVMGetModuleFlag(raw.module, name.as_ptr().cast(), name.len())).is_null() {
            let warning = 2;
            raw.add_named("llvm.module.flags", raw.node(&[raw.number(32, warning), raw.string(name), value]));
        }
    }

    pub(super) fn linker_options(&self, op: llvm::LinkerOptionsOp<'_>) {
        let raw = self.raw;
        let options = op.options_attr().as_array().unwrap_or_default();
        let options =
            options.iter().map(|&option| raw.string(op.cx().attr_ref(option).as_str().unwrap_or_default()));
        raw.add_named("llvm.linker.options", raw.node(&options.collect::<Vec<_>>()));
    }

    pub(super) fn module_flags(&self, op: llvm::ModuleFlagsOp<'_>) -> Result<(), Diag> {
        let raw = self.raw;
        let cx = op.cx();
        for &flag in op.flags() {
            let malformed = || op.error(format_args!("has a malformed flag {}", cx.attr_ref(flag)));
            let flag = cx.attr_ref(flag).cast::<ModuleFlagAttr<'_>>().ok_or_else(malformed)?;
            let key = cx.attr_ref(flag.key()).as_str().unwrap_or_default();
            let value = cx.attr_ref(flag.value());
            let node = if let Some(text) = value.as_str() {
                Some(raw.string(text))
            } else if let Some(entries) = value.as_array() {
                self.profile_of_calls(cx, entries)
            } else if let Some(summary) = value.cast::<ModuleFlagProfileSummaryAttr<'_>>() {
                self.profile_summary(cx, summary)
            } else {
                value.as_int().map(|number| raw.number(32, number as u64))
            };
            let node = node.ok_or_else(malformed)?;
            let behavior = raw.number(32, flag.behavior().value() as u64);
            raw.add_named("llvm.module.flags", raw.node(&[behavior, raw.string(key), node]));
        }
        Ok(())
    }

    /// Who calls whom how often.
    fn profile_of_calls(&self, cx: &mlir::Context, entries: &[Attr]) -> Option<Metadata> {
        let raw = self.raw;
        let mut nodes = Vec::with_capacity(entries.len());
        for &entry in entries {
            let entry = cx.attr_ref(entry).cast::<ModuleFlagCGProfileEntryAttr<'_>>()?;
            let function = |name: Option<Attr>| {
                let found = name.and_then(|name| raw.function(cx.attr_ref(name).as_flat_symbol()?));
                found.map_or(std::ptr::null_mut(), |found| raw.of_value(found))
            };
            nodes.push(raw.node(&[
                function(entry.from()),
                function(entry.to()),
                raw.number(64, entry.count()),
            ]));
        }
        auxiliary::distinct(raw, &nodes)
    }

    fn profile_summary(&self, cx: &mlir::Context, of: ModuleFlagProfileSummaryAttr<'_>) -> Option<Metadata> {
        let raw = self.raw;
        let number = |name: &str, value: u64| raw.node(&[raw.string(name), raw.number(64, value)]);
        let format = match of.format() {
            ProfileSummaryFormatKind::SampleProfile => "SampleProfile",
            ProfileSummaryFormatKind::InstrProf => "InstrProf",
            ProfileSummaryFormatKind::CSInstrProf => "CSInstrProf",
        };
        let mut nodes = vec![
            raw.node(&[raw.string("ProfileFormat"), raw.string(format)]),
            number("TotalCount", of.total_count()),
            number("MaxCount", of.max_count()),
            number("MaxInternalCount", of.max_internal_count()),
            number("MaxFunctionCount", of.max_function_count()),
            number("NumCounts", of.num_counts()),
            number("NumFunctions", of.num_functions()),
        ];
        nodes.extend(of.is_partial_profile().map(|value| number("IsPartialProfile", value)));
        if let Some(ratio) = of.partial_profile_ratio() {
            let double = c!(LLVMDoubleTypeInContext(raw.context));
            let ratio = constants::constant(raw, cx.attr_ref(ratio), double).ok()?;
            nodes.push(raw.node(&[raw.string("PartialProfileRatio"), raw.of_value(ratio)]));
        }
        let mut details = Vec::new();
        for &detail in of.detailed_summary() {
            let detail = cx.attr_ref(detail).cast::<ModuleFlagProfileSummaryDetailedAttr<'_>>()?;
            let counts = [detail.cut_off().into(), detail.min_count(), detail.num_counts().into()];
            details.push(raw.node(&counts.map(|count| raw.number(64, count))));
        }
        nodes.push(raw.node(&[raw.string("DetailedSummary"), raw.node(&details)]));
        Some(raw.node(&nodes))
    }
}

/// `llvm.mmra`: with which other accesses an instruction is ordered.
pub(super) fn mark_relaxations(this: &Function<'_, '_, '_>, op: OpRef<'_>) -> Result<(), Diag> {
    let Some(attr) = op.attr(names::MMRA) else { return Ok(()) };
    let cx = op.cx();
    let raw = this.raw();
    let tags: Vec<AttrRef<'_>> = match attr.as_array() {
        Some(tags) => tags.iter().map(|&tag| cx.attr_ref(tag)).collect(),
        None => vec![attr],
    };
    let mut nodes = Vec::with_capacity(tags.len());
    for tag in tags {
        let tag = tag.cast::<MMRATagAttr<'_>>().ok_or_else(|| {
            let what = if attr.as_array().is_some() {
                "MMRA annotations array contains value that isn't an MMRA tag"
            } else {
                "llvm.mmra is something other than an MMRA tag or an array of them"
            };
            op.error(what)
        })?;
        nodes.push(raw.node(&[raw.string(tag.prefix()), raw.string(tag.suffix())]));
    }
    let node = match *nodes {
        [] => return Ok(()),
        [one] => one,
        _ => raw.node(&nodes),
    };
    let block = c!(LLVMGetInsertBlock(raw.builder));
    let instruction = if block.is_null() { std::ptr::null_mut() } else { c!(LLVMGetLastInstruction(block)) };
    if !instruction.is_null() {
        raw.annotate(instruction, "mmra", node);
    }
    Ok(())
}
