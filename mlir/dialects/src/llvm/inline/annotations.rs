//! Locations in loop annotations: after inlining, a loop begins and ends inside the caller.

use mlir::interfaces::InlinedCall;
use mlir::opdef::Traits;
use mlir::{Attr, AttrKind, Block, Builder, Context, Ident, Loc, LocKind, Op, OpRef};
use rustc_hash::FxHashMap;

use super::super::debug_info::{AttrClass, FusedLoc};
use super::super::{
    DISubprogramAttr, LoopAnnotationAttr, LoopDistributeAttr, LoopUnrollAndJamAttr, LoopUnrollAttr,
    LoopVectorizeAttr,
};

/// Updates the annotations in inlined blocks, if the caller has debug information.
pub(super) fn process(b: &mut Builder<'_>, at: &InlinedCall<'_>, blocks: &[Block]) {
    let Some(scope) = subprogram(at.caller) else { return };
    let mut inlined = Inlined { cx: b.cx(), call: b.body().loc(at.call), scope, known: FxHashMap::default() };
    let ops: Vec<Op> = blocks.iter().flat_map(|&block| b.body().ops(block)).collect();
    for op in ops.into_iter().flat_map(|op| b.body().walk_pre(op)).collect::<Vec<Op>>() {
        let cx = b.cx();
        let attrs = OpRef::new(cx, b.body(), op).all_attrs();
        let attrs: Vec<(Ident, Attr)> =
            attrs.into_iter().map(|(name, attr)| (cx.ident(name), attr)).collect();
        for (name, old) in attrs {
            let new = inlined.attr(old);
            if new != old {
                b.set_attr(op, cx.str(name), Some(new));
            }
        }
    }
}

/// The subprogram of the enclosing function.
fn subprogram(caller: OpRef<'_>) -> Option<Attr> {
    let mut func = caller;
    while !func.has_trait(Traits::FUNCTION) {
        func = func.parent_op()?;
    }
    let LocKind::Fused { metadata: Some(attr), .. } = caller.cx().loc_kind(func.loc()) else { return None };
    caller.cx().attr_ref(attr).isa::<DISubprogramAttr>().then_some(attr)
}

/// A call whose callee's annotations are updated.
struct Inlined<'a> {
    cx: &'a Context,
    call: Loc,
    scope: Attr,
    known: FxHashMap<Attr, Attr>,
}

impl Inlined<'_> {
    /// The attribute with all annotations in it updated. Attributes nest no deeper than the parser allows.
    fn attr(&mut self, attr: Attr) -> Attr {
        if let Some(&new) = self.known.get(&attr) {
            return new;
        }
        let new = match self.cx.attr_kind(attr) {
            AttrKind::Array(items) => {
                let new: Vec<Attr> = items.iter().map(|&item| self.attr(item)).collect();
                if new[..] == items[..] { attr } else { self.cx.array_attr(&new) }
            }
            AttrKind::Dictionary(entries) => {
                let new: Vec<_> = entries.iter().map(|&(name, item)| (name, self.attr(item))).collect();
                if new[..] == entries[..] { attr } else { self.cx.dictionary_attr(&new) }
            }
            AttrKind::Dialect(_) => self.annotation(attr),
            _ => attr,
        };
        self.known.insert(attr, new);
        new
    }

    fn annotation(&mut self, attr: Attr) -> Attr {
        let cx = self.cx;
        let view = self.cx.attr_ref(attr);
        if let Some(annotation) = view.cast::<LoopAnnotationAttr>() {
            let mut data = annotation.data.clone();
            data.start_loc = self.location(data.start_loc);
            data.end_loc = self.location(data.end_loc);
            self.all([&mut data.vectorize, &mut data.unroll, &mut data.unroll_and_jam, &mut data.distribute]);
            return cx.dialect_attr(data);
        }
        if let Some(vectorize) = view.cast::<LoopVectorizeAttr>() {
            let mut data = vectorize.data.clone();
            self.all([&mut data.followup_vectorized, &mut data.followup_epilogue, &mut data.followup_all]);
            return cx.dialect_attr(data);
        }
        if let Some(unroll) = view.cast::<LoopUnrollAttr>() {
            let mut data = unroll.data.clone();
            self.all([&mut data.followup_unrolled, &mut data.followup_remainder, &mut data.followup_all]);
            return cx.dialect_attr(data);
        }
        if let Some(jam) = view.cast::<LoopUnrollAndJamAttr>() {
            let mut data = jam.data.clone();
            self.all([&mut data.followup_outer, &mut data.followup_inner, &mut data.followup_all]);
            self.all([&mut data.followup_remainder_outer, &mut data.followup_remainder_inner]);
            return cx.dialect_attr(data);
        }
        if let Some(distribute) = view.cast::<LoopDistributeAttr>() {
            let mut data = distribute.data.clone();
            self.all([&mut data.followup_coincident, &mut data.followup_sequential]);
            self.all([&mut data.followup_fallback, &mut data.followup_all]);
            return cx.dialect_attr(data);
        }
        attr
    }

    fn all<const N: usize>(&mut self, attrs: [&mut Option<Attr>; N]) {
        for attr in attrs {
            *attr = attr.map(|attr| self.attr(attr));
        }
    }

    /// The location as inlined at the call.
    fn location(&self, loc: FusedLoc) -> FusedLoc {
        let cx = self.cx;
        let Some(AttrKind::Location(callee)) = loc.get().map(|attr| cx.attr_kind(attr)) else { return loc };
        let site = cx.call_site_loc(*callee, self.call);
        let fused = cx.loc(LocKind::Fused { locations: &[site], metadata: Some(self.scope) });
        FusedLoc::checked(cx.attr_ref(cx.attr(AttrKind::Location(fused)))).unwrap_or(loc)
    }
}
