//! Properties of loops as `#llvm.loop_annotation`.

use dialects::llvm::*;
use mlir::{Attr, Loc};

use super::importer::{Failed, Imported, Importer};
use super::ir::Source;
use super::node::Node;

/// The properties of one loop that have not been read yet, in the order in which they were added.
struct Properties<'i, 'a, 'm> {
    importer: &'i mut Importer<'a, 'm>,
    source: Source<'m>,
    loc: Loc,
    rest: Vec<(String, Vec<Option<Node<'m>>>)>,
}

/// A property of the loop: none, or its value, or a failure.
type Property = Imported<Option<Attr>>;

/// The parts of an attribute if all have been read and at least one is there.
fn parts<const N: usize>(parts: [Property; N]) -> Option<[Option<Attr>; N]> {
    let mut read = [None; N];
    for (read, part) in read.iter_mut().zip(parts) {
        *read = part.ok()?;
    }
    read.iter().any(Option::is_some).then_some(read)
}

impl<'m> Importer<'_, 'm> {
    /// The annotation of a loop; `None` if it has none, or one that cannot be imported.
    pub(super) fn loop_annotation(&mut self, node: Node<'m>, loc: Loc) -> Option<Attr> {
        if let Some(&known) = self.metadata.loops.get(&node) {
            return known;
        }
        // A loop that continues as itself has no annotation there.
        self.metadata.loops.insert(node, None);
        let annotation = self.convert_loop(node, loc).ok().flatten();
        self.metadata.loops.insert(node, annotation);
        annotation
    }

    fn convert_loop(&mut self, node: Node<'m>, loc: Loc) -> Property {
        let source = self.source;
        let operands = node.operands(source);
        if operands.first().copied().flatten() != Some(node) {
            self.warning(loc, "invalid loop node");
            return Err(Failed);
        }
        let locations = operands.iter().skip(1).flatten().filter(|node| node.is_location());
        let locations: Vec<Node<'m>> = locations.copied().collect();
        let mut rest: Vec<(String, Vec<Option<Node<'m>>>)> = Vec::new();
        for property in operands.iter().skip(1) {
            let Some(property) = property.filter(|node| node.is_node()) else {
                self.warning(
                    loc,
                    "expected all loop properties to be either debug locations or metadata nodes",
                );
                return Err(Failed);
            };
            if property.is_location() {
                continue;
            }
            let parts = property.operands(source);
            let message = match parts.first() {
                None => "cannot import empty loop property".to_owned(),
                Some(name) => match name.and_then(|name| name.string(source)) {
                    None => "cannot import loop property without a name".to_owned(),
                    Some(name) if rest.iter().any(|(other, _)| *other == name) => {
                        format!("cannot import loop properties with duplicated names {name}")
                    }
                    Some(name) => {
                        rest.push((name, parts));
                        continue;
                    }
                },
            };
            self.warning(loc, message);
            return Err(Failed);
        }
        let bounds = [locations.first(), locations.get(1)].map(|node| Some(self.loc_of_node(Some(*node?))));
        let [start, end] = bounds.map(|loc| loc.map(|loc| self.cx.attr(mlir::AttrKind::Location(loc))));
        Properties { importer: self, source, loc, rest }.convert(start, end)
    }
}

impl<'m> Properties<'_, '_, 'm> {
    fn take(&mut self, name: &str) -> Option<Vec<Option<Node<'m>>>> {
        let at = self.rest.iter().position(|(other, _)| other == name)?;
        Some(self.rest.remove(at).1)
    }

    fn fail(&mut self, message: String) -> Property {
        self.importer.warning(self.loc, message);
        Err(Failed)
    }

    fn bool_attr(&self, value: bool) -> Property {
        Ok(Some(self.importer.cx.bool_attr(value)))
    }

    /// A property that is true if it is there.
    fn unit(&mut self, name: &str) -> Property {
        match self.take(name).as_deref() {
            None => Ok(None),
            Some([_]) => self.bool_attr(true),
            Some(_) => self.fail(format!("expected metadata node {name} to hold no value")),
        }
    }

    /// Two properties of which one may be there.
    fn either(&mut self, enable: &str, disable: &str) -> Property {
        let (on, off) = (self.unit(enable), self.unit(disable));
        match (on?, off?) {
            (Some(_), Some(_)) => {
                self.fail(format!("expected metadata nodes {enable} and {disable} to be mutually exclusive."))
            }
            (Some(_), None) => self.bool_attr(false),
            (None, Some(_)) => self.bool_attr(true),
            (None, None) => Ok(None),
        }
    }

    /// The number that a property holds, with its width.
    fn number(&self, parts: &[Option<Node<'m>>]) -> Option<(u32, u64)> {
        let &[_, value] = parts else { return None };
        value?.integer(self.source)
    }

    fn flag(&mut self, name: &str, negated: bool) -> Property {
        let Some(parts) = self.take(name) else { return Ok(None) };
        match self.number(&parts) {
            Some((1, value)) => self.bool_attr((value != 0) != negated),
            _ => self.fail(format!("expected metadata node {name} to hold a boolean value")),
        }
    }

    fn number_as_flag(&mut self, name: &str) -> Property {
        let Some(parts) = self.take(name) else { return Ok(None) };
        match self.number(&parts) {
            Some((32, value)) => self.bool_attr(value != 0),
            _ => self.fail(format!("expected metadata node {name} to hold an integer value")),
        }
    }

    fn int(&mut self, name: &str) -> Property {
        let Some(parts) = self.take(name) else { return Ok(None) };
        match self.number(&parts) {
            Some((32, value)) => Ok(Some(self.importer.cx.int_attr_of_width(value as i64, 32))),
            _ => self.fail(format!("expected metadata node {name} to hold an i32 value")),
        }
    }

    fn followup(&mut self, name: &str) -> Property {
        let Some(parts) = self.take(name) else { return Ok(None) };
        let node = match &*parts {
            &[_, node] => node.filter(|node| node.is_node()),
            _ => None,
        };
        match node {
            Some(node) => Ok(self.importer.loop_annotation(node, self.loc)),
            None => self.fail(format!("expected metadata node {name} to hold an MDNode")),
        }
    }

    fn parallel_accesses(&mut self) -> Imported<Vec<Attr>> {
        let name = "llvm.loop.parallel_accesses";
        let Some(parts) = self.take(name) else { return Ok(Vec::new()) };
        let nodes: Option<Vec<Node<'m>>> =
            parts[1..].iter().map(|node| node.filter(|node| node.is_node())).collect();
        let Some(nodes) = nodes.filter(|nodes| !nodes.is_empty()) else {
            self.fail(format!("expected metadata node {name} to hold one or multiple MDNodes"))?;
            return Err(Failed);
        };
        let mut all = Vec::new();
        for node in nodes {
            match self.importer.access_groups(node) {
                Some(groups) => all.extend(groups),
                None => {
                    self.fail("could not lookup access groups".to_owned())?;
                }
            }
        }
        Ok(all)
    }

    fn vectorize(&mut self) -> Option<Attr> {
        let cx = self.importer.cx;
        parts([
            self.flag("llvm.loop.vectorize.enable", true),
            self.flag("llvm.loop.vectorize.predicate.enable", false),
            self.flag("llvm.loop.vectorize.scalable.enable", false),
            self.int("llvm.loop.vectorize.width"),
            self.followup("llvm.loop.vectorize.followup_vectorized"),
            self.followup("llvm.loop.vectorize.followup_epilogue"),
            self.followup("llvm.loop.vectorize.followup_all"),
        ])
        .map(|[a, b, c, d, e, f, g]| LoopVectorizeAttr::get(cx, a, b, c, d, e, f, g))
    }

    fn unroll(&mut self) -> (Option<Attr>, Option<Attr>) {
        let cx = self.importer.cx;
        let unroll = parts([
            self.either("llvm.loop.unroll.enable", "llvm.loop.unroll.disable"),
            self.int("llvm.loop.unroll.count"),
            self.unit("llvm.loop.unroll.runtime.disable"),
            self.unit("llvm.loop.unroll.full"),
            self.followup("llvm.loop.unroll.followup_unrolled"),
            self.followup("llvm.loop.unroll.followup_remainder"),
            self.followup("llvm.loop.unroll.followup_all"),
        ])
        .map(|[a, b, c, d, e, f, g]| LoopUnrollAttr::get(cx, a, b, c, d, e, f, g));
        let unroll_and_jam = parts([
            self.either("llvm.loop.unroll_and_jam.enable", "llvm.loop.unroll_and_jam.disable"),
            self.int("llvm.loop.unroll_and_jam.count"),
            self.followup("llvm.loop.unroll_and_jam.followup_outer"),
            self.followup("llvm.loop.unroll_and_jam.followup_inner"),
            self.followup("llvm.loop.unroll_and_jam.followup_remainder_outer"),
            self.followup("llvm.loop.unroll_and_jam.followup_remainder_inner"),
            self.followup("llvm.loop.unroll_and_jam.followup_all"),
        ])
        .map(|[a, b, c, d, e, f, g]| LoopUnrollAndJamAttr::get(cx, a, b, c, d, e, f, g));
        (unroll, unroll_and_jam)
    }

    fn convert(mut self, start: Option<Attr>, end: Option<Attr>) -> Property {
        let cx = self.importer.cx;
        let disable_nonforced = self.unit("llvm.loop.disable_nonforced");
        let vectorize = self.vectorize();
        let interleave = self.int("llvm.loop.interleave.count").ok().flatten();
        let interleave = interleave.map(|count| LoopInterleaveAttr::get(cx, count));
        let (unroll, unroll_and_jam) = self.unroll();
        let licm = parts([self.unit("llvm.licm.disable"), self.unit("llvm.loop.licm_versioning.disable")])
            .map(|[a, b]| LoopLICMAttr::get(cx, a, b));
        let distribute = parts([
            self.flag("llvm.loop.distribute.enable", true),
            self.followup("llvm.loop.distribute.followup_coincident"),
            self.followup("llvm.loop.distribute.followup_sequential"),
            self.followup("llvm.loop.distribute.followup_fallback"),
            self.followup("llvm.loop.distribute.followup_all"),
        ])
        .map(|[a, b, c, d, e]| LoopDistributeAttr::get(cx, a, b, c, d, e));
        let pipeline = parts([
            self.flag("llvm.loop.pipeline.disable", false),
            self.int("llvm.loop.pipeline.initiationinterval"),
        ])
        .map(|[a, b]| LoopPipelineAttr::get(cx, a, b));
        let peeled = parts([self.int("llvm.loop.peeled.count")]).map(|[a]| LoopPeeledAttr::get(cx, a));
        let unswitch =
            parts([self.unit("llvm.loop.unswitch.partial.disable")]).map(|[a]| LoopUnswitchAttr::get(cx, a));
        let must_progress = self.unit("llvm.loop.mustprogress");
        let is_vectorized = self.number_as_flag("llvm.loop.isvectorized");
        let accesses = self.parallel_accesses();
        if !self.rest.is_empty() {
            for (name, _) in std::mem::take(&mut self.rest) {
                self.importer.warning(self.loc, format!("unknown loop annotation {name}"));
            }
            return Err(Failed);
        }
        let (nonforced, progress, vectorized) = (disable_nonforced?, must_progress?, is_vectorized?);
        let accesses = accesses?;
        let attrs =
            [nonforced, vectorize, interleave, unroll, unroll_and_jam, licm, distribute, pipeline, peeled];
        let more = [unswitch, progress, vectorized, start, end];
        if attrs.iter().chain(&more).all(Option::is_none) && accesses.is_empty() {
            return Ok(None);
        }
        let fused = |attr: Option<Attr>| FusedLoc::of(attr.map(|attr| cx.attr_ref(attr))).unwrap_or_default();
        Ok(Some(LoopAnnotationAttr::get(
            cx,
            nonforced,
            vectorize,
            interleave,
            unroll,
            unroll_and_jam,
            licm,
            distribute,
            pipeline,
            peeled,
            unswitch,
            progress,
            vectorized,
            fused(start),
            fused(end),
            &accesses,
        )))
    }
}
