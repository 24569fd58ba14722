//! The state that the import of one module shares, and how it reports what is wrong.

use inkwell::llvm_sys::prelude::LLVMComdatRef;
use mlir::{Attr, Context, Diag, Loc, Type};
use rustc_hash::FxHashMap;
use support::Severity;

use super::debug::DebugInfo;
use super::intrinsic_table::Intrinsics;
use super::ir::{Inst, Source, Ty, Value};
use super::kinds::AttributeKinds;
use super::metadata_state::Metadata;
use super::node::Node;
use super::options::ImportOptions;
use super::scratch::Scratch;
use super::types::Types;

/// An error has been reported.
#[derive(Debug)]
pub(super) struct Failed;

/// What an import that reports its errors returns.
pub(super) type Imported<T = ()> = Result<T, Failed>;

pub(super) struct Importer<'a, 'm> {
    pub(super) cx: &'a Context,
    pub(super) source: Source<'m>,
    pub(super) options: ImportOptions,
    /// Whether the source was text, in whose order LLVM numbers blocks.
    pub(super) is_text: bool,
    pub(super) scratch: Scratch<'m>,
    pub(super) types: Types<'a, 'm>,
    pub(super) attributes: AttributeKinds,
    pub(super) intrinsics: Intrinsics,
    pub(super) metadata: Metadata<'m>,
    pub(super) debug: DebugInfo<'m>,
    /// The location of the module.
    pub(super) loc: Loc,
    pub(super) diags: Vec<Diag>,
    /// The selector of each comdat.
    pub(super) comdats: FxHashMap<LLVMComdatRef, Attr>,
    /// The symbols of globals without a name.
    nameless: FxHashMap<Value<'m>, String>,
    next_nameless: u64,
    /// The names of the scopes of atomic operations.
    scopes: FxHashMap<u32, String>,
    /// LLVM's text of all labels, by their numbers in the module, once it has been needed.
    pub(super) labels: Option<FxHashMap<String, String>>,
}

impl<'a, 'm> Importer<'a, 'm> {
    pub(super) fn new(cx: &'a Context, source: Source<'m>, options: ImportOptions, is_text: bool) -> Self {
        Importer {
            cx,
            source,
            options,
            is_text,
            scratch: Scratch::new(source),
            types: Types::new(cx, options.import_structs_as_literals),
            attributes: AttributeKinds::new(),
            intrinsics: Intrinsics::default(),
            metadata: Metadata::new(source),
            debug: DebugInfo::new(options.drop_di_composite_type_elements),
            loc: cx.file_loc(&source.file_name(), 0, 0),
            diags: Vec::new(),
            comdats: FxHashMap::default(),
            nameless: FxHashMap::default(),
            next_nameless: 0,
            scopes: FxHashMap::default(),
            labels: None,
        }
    }

    pub(super) fn ty(&mut self, ty: Ty<'m>) -> Type {
        self.types.convert(ty)
    }

    pub(super) fn error(&mut self, loc: Loc, message: impl Into<String>) -> Failed {
        self.diags.push(Diag::error(loc, message));
        Failed
    }

    pub(super) fn warning(&mut self, loc: Loc, message: impl Into<String>) {
        let mut diag = Diag::error(loc, message);
        diag.severity = Severity::Warning;
        self.diags.push(diag);
    }

    /// The location of an instruction.
    pub(super) fn loc_of(&mut self, inst: Inst<'m>) -> Loc {
        self.loc_of_node(inst.debug_loc())
    }

    pub(super) fn loc_of_node(&mut self, node: Option<Node<'m>>) -> Loc {
        node.map_or(Loc::UNKNOWN, |node| self.debug.loc(self.cx, self.source, node))
    }

    /// The symbol of a global; MLIR has no symbols without a name.
    pub(super) fn symbol(&mut self, global: Value<'m>) -> String {
        if !global.name().is_empty() {
            return global.name_text().into_owned();
        }
        if let Some(name) = self.nameless.get(&global) {
            return name.clone();
        }
        let name = loop {
            let name = format!("mlir.llvm.nameless_global_{}", self.next_nameless);
            self.next_nameless += 1;
            if !self.source.has_named(&name) {
                break name;
            }
        };
        self.nameless.insert(global, name.clone());
        name
    }

    /// The alignment of an argument of a call that is a pointer; 1 if it has none.
    pub(super) fn alignment(&self, inst: Inst<'m>, argument: u32) -> i64 {
        let attributes = self.attributes.of_function(inst.attributes(argument + 1));
        attributes.number("align").map_or(1, |alignment| alignment as i64)
    }

    /// The scope of an atomic instruction, unless it is that of the system.
    pub(super) fn scope(&mut self, inst: Inst<'m>) -> Option<String> {
        const SYSTEM: u32 = 1;
        if !inst.is_atomic() || inst.sync_scope() == SYSTEM {
            return None;
        }
        Some(self.scopes.entry(inst.sync_scope()).or_insert_with(|| self.scratch.scope_name(inst)).clone())
    }
}
