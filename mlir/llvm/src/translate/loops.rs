//! What is said of loops, as metadata of the branch back.

use dialects::llvm::{
    LoopAnnotationAttr, LoopDistributeAttr, LoopInterleaveAttr, LoopLICMAttr, LoopPeeledAttr,
    LoopPipelineAttr, LoopUnrollAndJamAttr, LoopUnrollAttr, LoopUnswitchAttr, LoopVectorizeAttr,
};
use mlir::{Attr, AttrRef, Diag, OpRef};

use super::function::Function;
use super::raw::{Metadata, Raw, Value};

/// How deep annotations of what a loop becomes may nest.
const MAX_DEPTH: usize = 100;

/// Marks a branch with the annotation of its loop.
pub(super) fn annotate(
    this: &Function<'_, '_, '_>,
    op: OpRef<'_>,
    annotation: Option<AttrRef<'_>>,
    branch: Value,
) -> Result<(), Diag> {
    let Some(annotation) = annotation else { return Ok(()) };
    let node = node(this, annotation, MAX_DEPTH);
    let node = node.ok_or_else(|| op.error("has a malformed 'loop_annotation'"))?;
    this.raw().annotate(branch, "llvm.loop", node);
    Ok(())
}

/// The node of an annotation, whose first operand is itself.
fn node(this: &Function<'_, '_, '_>, attr: AttrRef<'_>, depth: usize) -> Option<Metadata> {
    let depth = depth.checked_sub(1)?;
    let raw = this.raw();
    this.shared.nodes.once(attr.id(), || {
        let of = attr.cast::<LoopAnnotationAttr<'_>>()?;
        let mut properties = Properties { this, cx: attr.cx(), raw, depth, nodes: Vec::new() };
        for place in [of.start_loc().attr(), of.end_loc().attr()].into_iter().flatten() {
            properties.nodes.extend(this.place_of(attr.cx().attr_ref(place)));
        }
        properties.plain("llvm.loop.disable_nonforced", of.disable_nonforced());
        properties.plain("llvm.loop.mustprogress", of.must_progress());
        properties.number("llvm.loop.isvectorized", of.is_vectorized());
        properties.add(attr, of)?;
        let groups = of.parallel_accesses();
        if !groups.is_empty() {
            let mut list = vec![raw.string("llvm.loop.parallel_accesses")];
            for &group in groups {
                list.push(this.shared.nodes.access_group(raw, attr.cx().attr_ref(group))?);
            }
            properties.nodes.push(raw.node(&list));
        }
        Some(raw.self_referring(&properties.nodes))
    })
}

/// The properties of a loop so far.
struct Properties<'x, 't, 'a, 'ctx> {
    this: &'x Function<'t, 'a, 'ctx>,
    cx: &'x mlir::Context,
    raw: Raw,
    depth: usize,
    nodes: Vec<Metadata>,
}

impl Properties<'_, '_, '_, '_> {
    /// The value of a flag or a number.
    fn value(&self, attr: Option<Attr>) -> Option<i64> {
        let attr = self.cx.attr_ref(attr?);
        attr.as_bool().map(i64::from).or_else(|| attr.as_int())
    }

    fn push(&mut self, name: &str, value: Option<Metadata>) {
        let operands: Vec<Metadata> = [self.raw.string(name)].into_iter().chain(value).collect();
        self.nodes.push(self.raw.node(&operands));
    }

    /// A name, if the flag is set.
    fn plain(&mut self, name: &str, flag: Option<Attr>) {
        if self.value(flag) == Some(1) {
            self.push(name, None);
        }
    }

    fn number(&mut self, name: &str, number: Option<Attr>) {
        if let Some(number) = self.value(number) {
            self.push(name, Some(self.raw.number(32, number as u64)));
        }
    }

    /// A flag, or its opposite.
    fn flag(&mut self, name: &str, flag: Option<Attr>, is_negated: bool) {
        if let Some(flag) = self.value(flag) {
            self.push(name, Some(self.raw.number(1, u64::from((flag == 1) != is_negated))));
        }
    }

    /// One of two names.
    fn either(&mut self, [yes, no]: [&str; 2], flag: Option<Attr>) {
        if let Some(flag) = self.value(flag) {
            self.push(if flag == 1 { yes } else { no }, None);
        }
    }

    /// The annotations of what becomes of the loop.
    fn followups(&mut self, prefix: &str, followups: &[(&str, Option<Attr>)]) -> Option<()> {
        for &(name, attr) in followups {
            if let Some(attr) = attr {
                let node = node(self.this, self.cx.attr_ref(attr), self.depth)?;
                self.push(&format!("llvm.loop.{prefix}.followup_{name}"), Some(node));
            }
        }
        Some(())
    }

    fn add(&mut self, attr: AttrRef<'_>, of: LoopAnnotationAttr<'_>) -> Option<()> {
        let cx = attr.cx();
        if let Some(of) = of.vectorize() {
            let of = cx.attr_ref(of).cast::<LoopVectorizeAttr<'_>>()?;
            self.flag("llvm.loop.vectorize.enable", of.disable(), true);
            self.flag("llvm.loop.vectorize.predicate.enable", of.predicate_enable(), false);
            self.flag("llvm.loop.vectorize.scalable.enable", of.scalable_enable(), false);
            self.number("llvm.loop.vectorize.width", of.width());
            let followups = [
                ("vectorized", of.followup_vectorized()),
                ("epilogue", of.followup_epilogue()),
                ("all", of.followup_all()),
            ];
            self.followups("vectorize", &followups)?;
        }
        if let Some(of) = of.interleave() {
            let of = cx.attr_ref(of).cast::<LoopInterleaveAttr<'_>>()?;
            self.number("llvm.loop.interleave.count", Some(of.count()));
        }
        if let Some(of) = of.unroll() {
            let of = cx.attr_ref(of).cast::<LoopUnrollAttr<'_>>()?;
            self.either(["llvm.loop.unroll.disable", "llvm.loop.unroll.enable"], of.disable());
            self.number("llvm.loop.unroll.count", of.count());
            self.flag("llvm.loop.unroll.runtime.disable", of.runtime_disable(), false);
            self.plain("llvm.loop.unroll.full", of.full());
            let followups = [
                ("unrolled", of.followup_unrolled()),
                ("remainder", of.followup_remainder()),
                ("all", of.followup_all()),
            ];
            self.followups("unroll", &followups)?;
        }
        if let Some(of) = of.unroll_and_jam() {
            let of = cx.attr_ref(of).cast::<LoopUnrollAndJamAttr<'_>>()?;
            self.either(
                ["llvm.loop.unroll_and_jam.disable", "llvm.loop.unroll_and_jam.enable"],
                of.disable(),
            );
            self.number("llvm.loop.unroll_and_jam.count", of.count());
            let followups = [
                ("outer", of.followup_outer()),
                ("inner", of.followup_inner()),
                ("remainder_outer", of.followup_remainder_outer()),
                ("remainder_inner", of.followup_remainder_inner()),
                ("all", of.followup_all()),
            ];
            self.followups("unroll_and_jam", &followups)?;
        }
        self.add_rest(cx, of)
    }

    fn add_rest(&mut self, cx: &mlir::Context, of: LoopAnnotationAttr<'_>) -> Option<()> {
        if let Some(of) = of.licm() {
            let of = cx.attr_ref(of).cast::<LoopLICMAttr<'_>>()?;
            self.plain("llvm.licm.disable", of.disable());
            self.plain("llvm.loop.licm_versioning.disable", of.versioning_disable());
        }
        if let Some(of) = of.distribute() {
            let of = cx.attr_ref(of).cast::<LoopDistributeAttr<'_>>()?;
            self.flag("llvm.loop.distribute.enable", of.disable(), true);
            let followups = [
                ("coincident", of.followup_coincident()),
                ("sequential", of.followup_sequential()),
                ("fallback", of.followup_fallback()),
                ("all", of.followup_all()),
            ];
            self.followups("distribute", &followups)?;
        }
        if let Some(of) = of.pipeline() {
            let of = cx.attr_ref(of).cast::<LoopPipelineAttr<'_>>()?;
            self.flag("llvm.loop.pipeline.disable", of.disable(), false);
            self.number("llvm.loop.pipeline.initiationinterval", of.initiationinterval());
        }
        if let Some(of) = of.peeled() {
            let of = cx.attr_ref(of).cast::<LoopPeeledAttr<'_>>()?;
            self.number("llvm.loop.peeled.count", of.count());
        }
        if let Some(of) = of.unswitch() {
            let of = cx.attr_ref(of).cast::<LoopUnswitchAttr<'_>>()?;
            self.plain("llvm.loop.unswitch.partial.disable", of.partial_disable());
        }
        Some(())
    }
}
