//! Debug information that the dialect's attributes describe. LLVM's C interface has functions for less than half of it, so
//! all nodes of a module are written as LLVM IR, which has nearly the same names for the same things, and read at once.

use std::cell::RefCell;

use dialects::llvm::{self, DIGlobalVariableExpressionAttr, DISubprogramAttr, LoopAnnotationAttr};
use inkwell::llvm_sys::core::LLVMGlobalAddDebugInfo;
use inkwell::llvm_sys::debuginfo::{
    LLVMCreateDIBuilder, LLVMDIBuilderCreateDebugLocation, LLVMDILocationGetColumn,
    LLVMDILocationGetInlinedAt, LLVMDILocationGetLine, LLVMDILocationGetScope, LLVMDisposeDIBuilder,
};
use inkwell::llvm_sys::prelude::LLVMDIBuilderRef;
use mlir::{Attr, AttrKind, AttrRef, Context, Diag, Loc, LocKind, OpRef};
use rustc_hash::{FxHashMap, FxHashSet};

use super::auxiliary;
use super::dwarf_text::Texts;
use super::raw::{Metadata, Raw, Value};

/// A location, in a scope, and where it was inlined.
type Place = (Loc, Option<Metadata>, Option<Metadata>);

/// The nodes of a module.
pub(super) struct Dwarf {
    pub(super) builder: LLVMDIBuilderRef,
    nodes: FxHashMap<Attr, Metadata>,
    places: RefCell<FxHashMap<Place, Option<Metadata>>>,
}

impl Drop for Dwarf {
    fn drop(&mut self) {
        // SAFETY: the builder is ours, and nothing else refers to it.
        unsafe { LLVMDisposeDIBuilder(self.builder) };
    }
}

impl Dwarf {
    /// The debug information of a module; `None` if no operation has a location.
    pub(super) fn new(cx: &Context, raw: Raw, root: OpRef<'_>) -> Result<Option<Self>, Diag> {
        let mut wanted =
            Wanted { cx, locations: FxHashSet::default(), texts: Texts::new(cx), has_location: false };
        wanted.walk(root);
        if !wanted.has_location {
            return Ok(None);
        }
        let (lines, numbers, units) = wanted.texts.finish();
        let numbered: Vec<(Attr, usize)> = numbers.into_iter().collect();
        let list: Vec<usize> = numbered.iter().map(|&(_, number)| number).collect();
        let failed = |message: String| Diag::error(root.loc(), message);
        let nodes = auxiliary::nodes(raw, &lines, &list).map_err(failed)?;
        let nodes: FxHashMap<Attr, Metadata> =
            numbered.into_iter().map(|(attr, _)| attr).zip(nodes).collect();
        for unit in units {
            if let Some(&unit) = nodes.get(&unit) {
                raw.add_named("llvm.dbg.cu", unit);
            }
        }
        // SAFETY: the module is alive, and lives longer than the translation.
        let builder = unsafe { LLVMCreateDIBuilder(raw.module) };
        Ok(Some(Dwarf { builder, nodes, places: RefCell::default() }))
    }

    pub(super) fn node(&self, attr: Attr) -> Option<Metadata> {
        self.nodes.get(&attr).copied()
    }

    pub(super) fn describe_global(&self, op: llvm::GlobalOp<'_>, global: Value) {
        for &expression in op.dbg_exprs().unwrap_or_default() {
            if let Some(node) = self.node(expression) {
                // SAFETY: both are of one context, and the node is a variable with its expression.
                unsafe { LLVMGlobalAddDebugInfo(global, node) };
            }
        }
    }

    /// The subprogram that a function is, if it has one.
    pub(super) fn subprogram(&self, op: OpRef<'_>) -> Option<Metadata> {
        let cx = op.cx();
        let attr = find(cx, op.loc(), MAX_DEPTH, &|attr| {
            cx.attr_ref(attr).cast::<DISubprogramAttr<'_>>().is_some()
        })?;
        self.node(attr)
    }

    /// A location in LLVM IR, in a scope, which may have been inlined.
    pub(super) fn place(
        &self,
        cx: &Context,
        raw: Raw,
        loc: Loc,
        scope: Option<Metadata>,
        inlined_at: Option<Metadata>,
    ) -> Option<Metadata> {
        let key = (loc, scope, inlined_at);
        if let Some(&known) = self.places.borrow().get(&key) {
            return known;
        }
        let place = match cx.loc_kind(loc) {
            LocKind::Unknown => None,
            LocKind::File { line, column, .. } => {
                scope.map(|scope| self.point(raw, (line, column), scope, inlined_at))
            }
            LocKind::Name { child, .. } => self.place(cx, raw, child, scope, inlined_at),
            LocKind::CallSite { callee, caller } => {
                let caller = self.place(cx, raw, caller, scope, inlined_at).or(inlined_at);
                caller.and_then(|caller| self.place(cx, raw, callee, None, Some(caller)).or(Some(caller)))
            }
            LocKind::Fused { locations, metadata } => {
                let scope = metadata.and_then(|attr| self.node(attr)).or(scope);
                let mut places = locations.iter().map(|&loc| self.place(cx, raw, loc, scope, inlined_at));
                let first = places.next().flatten();
                places.fold(first, |merged, place| self.merged(raw, merged, place))
            }
        };
        self.places.borrow_mut().insert(key, place);
        place
    }

    fn point(
        &self,
        raw: Raw,
        (line, column): (u32, u32),
        scope: Metadata,
        inlined_at: Option<Metadata>,
    ) -> Metadata {
        let inlined_at = inlined_at.unwrap_or(std::ptr::null_mut());
        // SAFETY: the scope and the place are of this context.
        unsafe { LLVMDIBuilderCreateDebugLocation(raw.context, line, column, scope, inlined_at) }
    }

    /// What two places have in common.
    fn merged(&self, raw: Raw, one: Option<Metadata>, other: Option<Metadata>) -> Option<Metadata> {
        let (one, other) = (one?, other?);
        if one == other {
            return Some(one);
        }
        // SAFETY: both are locations of this context.
        let parts = |place: Metadata| unsafe {
            (
                LLVMDILocationGetLine(place),
                LLVMDILocationGetColumn(place),
                LLVMDILocationGetScope(place),
                LLVMDILocationGetInlinedAt(place),
            )
        };
        let (a, b) = (parts(one), parts(other));
        let line = if a.0 == b.0 { a.0 } else { 0 };
        let column = if a.0 == b.0 && a.1 == b.1 { a.1 } else { 0 };
        let inlined_at = if a.3 == b.3 { (!a.3.is_null()).then_some(a.3) } else { None };
        Some(self.point(raw, (line, column), a.2, inlined_at))
    }

    /// The place that an attribute is, in the scope that it names.
    pub(super) fn place_of(&self, raw: Raw, attr: AttrRef<'_>) -> Option<Metadata> {
        let AttrKind::Location(loc) = *attr.kind() else { return None };
        let LocKind::Fused { metadata, .. } = attr.cx().loc_kind(loc) else { return None };
        let scope = self.node(metadata?)?;
        self.place(attr.cx(), raw, loc, Some(scope), None)
    }
}

/// How deep locations may nest.
const MAX_DEPTH: usize = 1000;

/// The first attribute of a location that fits.
fn find(cx: &Context, loc: Loc, depth: usize, fits: &dyn Fn(Attr) -> bool) -> Option<Attr> {
    let depth = depth.checked_sub(1)?;
    match cx.loc_kind(loc) {
        LocKind::Unknown | LocKind::File { .. } => None,
        LocKind::Name { child, .. } => find(cx, child, depth, fits),
        LocKind::CallSite { callee, caller } => {
            find(cx, callee, depth, fits).or_else(|| find(cx, caller, depth, fits))
        }
        LocKind::Fused { locations, metadata } => metadata
            .filter(|&attr| fits(attr))
            .or_else(|| locations.iter().find_map(|&loc| find(cx, loc, depth, fits))),
    }
}

/// Finds the nodes that a module uses.
struct Wanted<'a> {
    cx: &'a Context,
    locations: FxHashSet<Loc>,
    texts: Texts<'a>,
    has_location: bool,
}

impl Wanted<'_> {
    fn walk(&mut self, op: OpRef<'_>) {
        self.op(op);
        for index in 0..op.num_regions() {
            let region = op.region(index);
            for block in region.blocks() {
                for &loc in region.body().block_arg_locs(block.id()) {
                    self.location(loc, MAX_DEPTH);
                }
                block.ops().for_each(|inner| self.walk(inner));
            }
        }
    }

    fn op(&mut self, op: OpRef<'_>) {
        self.has_location |= !matches!(self.cx.loc_kind(op.loc()), LocKind::Unknown);
        self.location(op.loc(), MAX_DEPTH);
        if let Some(global) = op.cast::<llvm::GlobalOp<'_>>() {
            for &expression in global.dbg_exprs().unwrap_or_default() {
                self.texts.add(expression);
                let pair = self.cx.attr_ref(expression);
                if let Some(pair) = pair.cast::<DIGlobalVariableExpressionAttr<'_>>() {
                    self.texts.add_global(expression, pair);
                }
            }
        } else if let Some(declare) = op.cast::<llvm::DbgDeclareOp<'_>>() {
            self.texts.add(declare.var_info_attr().id());
            self.texts.add(declare.location_expr_attr().id());
        } else if let Some(value) = op.cast::<llvm::DbgValueOp<'_>>() {
            self.texts.add(value.var_info_attr().id());
            self.texts.add(value.location_expr_attr().id());
        } else if let Some(label) = op.cast::<llvm::DbgLabelOp<'_>>() {
            self.texts.add(label.label_attr().id());
        } else if let Some(loop_) = op.attr(llvm::BrOp::LOOP_ANNOTATION_ATTR)
            && let Some(loop_) = loop_.cast::<LoopAnnotationAttr<'_>>()
        {
            for place in [loop_.start_loc().attr(), loop_.end_loc().attr()].into_iter().flatten() {
                if let AttrKind::Location(loc) = *self.cx.attr_kind(place) {
                    self.location(loc, MAX_DEPTH);
                }
            }
        }
    }

    fn location(&mut self, loc: Loc, depth: usize) {
        let Some(depth) = depth.checked_sub(1) else { return };
        if !self.locations.insert(loc) {
            return;
        }
        match self.cx.loc_kind(loc) {
            LocKind::Unknown | LocKind::File { .. } => {}
            LocKind::Name { child, .. } => self.location(child, depth),
            LocKind::CallSite { callee, caller } => {
                self.location(callee, depth);
                self.location(caller, depth);
            }
            LocKind::Fused { locations, metadata } => {
                if let Some(attr) = metadata {
                    self.texts.add(attr);
                }
                locations.iter().for_each(|&loc| self.location(loc, depth));
            }
        }
    }
}
