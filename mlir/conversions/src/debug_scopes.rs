//! The `ensure-debug-info-scope-on-llvm-func` pass: makes locations what a debugger needs.
//!
//! Each function gets a subprogram of the module's compile unit. What is in it and comes from another file, or from an
//! inlined function, gets a scope for that file.

use dialects::llvm::{
    DICompileUnitAttr, DIEmissionKind, DIFileAttr, DILexicalBlockFileAttr, DIScopeAttr, DISubprogramAttr,
    DISubprogramFlags, DISubroutineTypeAttr, DistinctAttr, LLVMFuncOp,
};
use mlir::{Attr, Body, Context, Ident, Loc, LocKind, Op, OpRef};

use crate::choice::Choice;

/// Who makes a compile unit.
const PRODUCER: &str = "MLIR";

/// `DW_LANG_C`
const LANGUAGE: u32 = 0x2;

/// `DW_CC_normal`
const CALLING_CONVENTION: u32 = 0x1;

/// Locations nested deeper than this, which the parser rejects, stay as they are.
const MAX_DEPTH: usize = 1024;

impl Choice for DIEmissionKind {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("None", Self::None),
        ("Full", Self::Full),
        ("LineTablesOnly", Self::LineTablesOnly),
        ("DebugDirectivesOnly", Self::DebugDirectivesOnly),
    ];
}

/// Gives functions of a module and inside it their scopes; `loc` is the location of the module.
pub(crate) fn ensure(cx: &Context, module: &mut Body, loc: Loc, emission: DIEmissionKind) {
    let unit = metadata(cx, loc, 0, &|attr| cx.attr_ref(attr).isa::<DICompileUnitAttr<'_>>());
    let unit = unit.unwrap_or_else(|| {
        let file = place(cx, loc, 0).map_or_else(|| unknown_file(cx), |(file, _)| file_attr(cx, file));
        let producer = Some(cx.string_attr(PRODUCER));
        DICompileUnitAttr::get(cx, distinct(cx), LANGUAGE, file, producer, true, emission, None, None)
    });
    in_body(cx, module, unit, None);
}

/// What is known of a function.
#[derive(Clone, Copy)]
struct Function {
    subprogram: Option<Attr>,
    /// The file in which it is.
    file: Option<Ident>,
}

fn in_body(cx: &Context, body: &mut Body, unit: Attr, around: Option<Function>) {
    for op in body.all_ops_pre() {
        let loc = body.loc(op);
        let mut function = around;
        if OpRef::new(cx, body, op).is::<LLVMFuncOp<'_>>() {
            let new = with_subprogram(cx, body, op, unit);
            body.set_loc(op, new);
            let is_subprogram = |attr: &Attr| cx.attr_ref(*attr).isa::<DISubprogramAttr<'_>>();
            let subprogram = match cx.loc_kind(new) {
                LocKind::Fused { metadata, .. } => metadata.filter(is_subprogram),
                _ => None,
            };
            function = Some(Function { subprogram, file: place(cx, new, 0).map(|(file, _)| file) });
        } else if let Some(new) = around.and_then(|function| in_function(cx, loc, function)) {
            body.set_loc(op, new);
        }
        if let Some(nested) = body.nested_mut(op) {
            in_body(cx, nested, unit, function);
        }
    }
}

/// The location of a function with a subprogram.
fn with_subprogram(cx: &Context, body: &Body, op: Op, unit: Attr) -> Loc {
    let loc = body.loc(op);
    if metadata(cx, loc, 0, &|attr| cx.attr_ref(attr).isa::<DISubprogramAttr<'_>>()).is_some() {
        return loc;
    }
    let function = OpRef::new(cx, body, op);
    let name = function.cast::<LLVMFuncOp<'_>>().map(|function| cx.string_attr(function.sym_name()));
    let is_definition =
        body.nested(op).and_then(|inner| inner.entry_block(*inner.roots().first()?)).is_some();
    let of_unit = || cx.attr_ref(unit).cast::<DICompileUnitAttr<'_>>().map(|unit| unit.file());
    let (file, line) = match place(cx, loc, 0) {
        Some((file, line)) => (Some(file_attr(cx, file)), line),
        None => (of_unit(), 1),
    };
    let (id, flags, unit) = if is_definition {
        (distinct(cx), DISubprogramFlags::DEFINITION | DISubprogramFlags::OPTIMIZED, Some(unit))
    } else {
        (DistinctAttr::default(), DISubprogramFlags::OPTIMIZED, None)
    };
    let ty = DISubroutineTypeAttr::get(cx, CALLING_CONVENTION, &[]);
    let subprogram = DISubprogramAttr::get(
        cx,
        DistinctAttr::default(),
        false,
        id,
        unit,
        scope(cx, file),
        name,
        name,
        file,
        line,
        line,
        Some(flags),
        Some(ty),
        &[],
        &[],
    );
    fused(cx, loc, subprogram)
}

/// The location of an operation in a function, if it needs a scope of its own.
fn in_function(cx: &Context, loc: Loc, function: Function) -> Option<Loc> {
    let subprogram = function.subprogram?;
    if let LocKind::CallSite { callee, caller } = cx.loc_kind(loc) {
        return Some(cx.call_site_loc(inlined(cx, callee, subprogram, 0)?, caller));
    }
    let (file, _) = place(cx, loc, 0)?;
    let other = function.file.is_some_and(|own| own != file);
    other.then(|| fused(cx, loc, block_file(cx, subprogram, file)))
}

/// The location of what was inlined, whose scopes are in each other; `None` if a file is not known.
fn inlined(cx: &Context, loc: Loc, around: Attr, depth: usize) -> Option<Loc> {
    let (file, _) = place(cx, loc, 0).filter(|_| depth < MAX_DEPTH)?;
    let block = block_file(cx, around, file);
    let loc = match cx.loc_kind(loc) {
        LocKind::CallSite { callee, .. } => inlined(cx, callee, block, depth + 1)?,
        _ => loc,
    };
    Some(fused(cx, loc, block))
}

fn fused(cx: &Context, loc: Loc, metadata: Attr) -> Loc {
    cx.loc(LocKind::Fused { locations: &[loc], metadata: Some(metadata) })
}

fn block_file(cx: &Context, around: Attr, file: Ident) -> Attr {
    DILexicalBlockFileAttr::get(cx, scope(cx, Some(around)), Some(file_attr(cx, file)), 0)
}

fn scope(cx: &Context, attr: Option<Attr>) -> DIScopeAttr {
    DIScopeAttr::of(attr.map(|attr| cx.attr_ref(attr))).unwrap_or_default()
}

fn distinct(cx: &Context) -> DistinctAttr {
    let attr = cx.distinct_attr(cx.unit_attr());
    DistinctAttr::of(Some(cx.attr_ref(attr))).unwrap_or_default()
}

fn unknown_file(cx: &Context) -> Attr {
    DIFileAttr::get(cx, cx.string_attr("<unknown>"), cx.string_attr(""))
}

/// A file, with its folder apart.
fn file_attr(cx: &Context, path: Ident) -> Attr {
    let path = cx.str(path);
    let (folder, name) = match path.rfind('/') {
        None => ("", path),
        Some(_) if path.trim_end_matches('/').is_empty() => ("", "/"),
        Some(at) if path[..at].trim_end_matches('/').is_empty() => ("/", &path[at + 1..]),
        Some(at) => (path[..at].trim_end_matches('/'), &path[at + 1..]),
    };
    let name = if name.is_empty() && !folder.is_empty() { "." } else { name };
    DIFileAttr::get(cx, cx.string_attr(name), cx.string_attr(folder))
}

/// The first file of a location, and the line in it; for an inlined operation, those of the caller.
fn place(cx: &Context, loc: Loc, depth: usize) -> Option<(Ident, u32)> {
    if depth > MAX_DEPTH {
        return None;
    }
    match cx.loc_kind(loc) {
        LocKind::Unknown => None,
        LocKind::File { file, line, .. } => Some((file, line)),
        LocKind::Name { child, .. } => place(cx, child, depth + 1),
        LocKind::CallSite { caller, .. } => place(cx, caller, depth + 1),
        LocKind::Fused { locations, .. } => locations.iter().find_map(|&loc| place(cx, loc, depth + 1)),
    }
}

/// The first metadata of a kind in a location, outermost first.
fn metadata(cx: &Context, loc: Loc, depth: usize, is: &dyn Fn(Attr) -> bool) -> Option<Attr> {
    if depth > MAX_DEPTH {
        return None;
    }
    let inner = |loc| metadata(cx, loc, depth + 1, is);
    match cx.loc_kind(loc) {
        LocKind::Unknown | LocKind::File { .. } => None,
        LocKind::Name { child, .. } => inner(child),
        LocKind::CallSite { callee, caller } => inner(callee).or_else(|| inner(caller)),
        LocKind::Fused { locations, metadata } => {
            metadata.filter(|&attr| is(attr)).or_else(|| locations.iter().find_map(|&loc| inner(loc)))
        }
    }
}
