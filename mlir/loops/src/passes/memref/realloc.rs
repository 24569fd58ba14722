//! The `expand-realloc` pass: makes `memref.realloc` a comparison, and an allocation and a copy if the buffer is too small.

use dialects::arith::{CmpIOp, CmpIPredicate};
use dialects::matching::build_index;
use dialects::memref::{
    AllocOp, AllocOpOptions, CopyOp, DeallocOp, DimOp, ReallocOp, ReallocOpAdaptor, ReinterpretCastOp,
    ReinterpretCastOpOptions, SubViewOp, SubViewOpOptions,
};
use dialects::offsets_sizes_strides::{Mixed, split};
use dialects::{arith, memref, scf};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::conversion::{
    ConversionPatternSet, ConversionRewriter as Rewriter, ConversionTarget, Mode, convert_body,
};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{AttrKind, Builder, DYNAMIC, Handle, Type, TypeKind, Value};

use crate::passes::records::ExpandRealloc;

impl RunPass for ExpandRealloc {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let mut target = ConversionTarget::new(cx);
        for dialect in [arith::DIALECT.name, scf::DIALECT.name, memref::DIALECT.name] {
            target.add_legal_dialect(dialect);
        }
        target.add_illegal_op(ReallocOp::NAME);
        let frees = self.options.emit_deallocs;
        let mut patterns = ConversionPatternSet::new();
        patterns.add(move |op: Handle<ReallocOp>, _: ReallocOpAdaptor<'_>, rw: &mut Rewriter<'_>| {
            expand(op, rw, frees)
        });
        let done = convert_body(cx, op.body_mut(), &target, &patterns, Mode::Partial);
        state.fail_if_any(done.err().unwrap_or_default())
    }
}

fn expand(op: Handle<ReallocOp>, rw: &mut Rewriter<'_>, frees: bool) -> Matched {
    let view = op.view(rw);
    let (cx, loc, source) = (rw.cx(), view.loc(), view.source());
    let (wanted, alignment) = (view.dynamic_result_size(), view.alignment());
    let ty = view.ty(view.result(0)).id();
    let old = view.ty(source).dim(0);
    let new = match cx.type_ref(ty).dim(0) {
        DYNAMIC => Mixed::Value(wanted.ok_or(NoMatch)?),
        size => Mixed::Known(size),
    };
    let old = match old {
        DYNAMIC => {
            let zero = build_index(rw, loc, 0);
            Mixed::Value(DimOp::build(rw, loc, source, zero))
        }
        size => Mixed::Known(size),
    };
    let [before, after] = [old, new].map(|size| size.as_value(rw, loc));
    let is_smaller = CmpIOp::build(rw, loc, CmpIPredicate::Ult, before, after);
    let part = part_type(rw, ty, old)?;
    let choice = scf::IfOp::build_with(rw, loc, &[ty], is_smaller);
    rw.fill_region(*choice, 0, &[], |b, _| {
        let sizes: Vec<Value> = wanted.into_iter().collect();
        let options = AllocOpOptions { dynamic_sizes: &sizes, alignment, ..Default::default() };
        let buffer = AllocOp::build_with(b, loc, ty, options);
        let (known, sizes) = split(&[old]);
        let options = SubViewOpOptions { sizes: &sizes, ..Default::default() };
        let target = SubViewOp::build_with(b, loc, part, buffer, &[0], &known, &[1], options);
        CopyOp::build(b, loc, source, target);
        if frees {
            DeallocOp::build(b, loc, source);
        }
        scf::YieldOp::build(b, loc, &[buffer]);
    });
    rw.fill_region(*choice, 1, &[], |b, _| {
        let (known, sizes) = split(&[new]);
        let options = ReinterpretCastOpOptions { sizes: &sizes, ..Default::default() };
        let same = ReinterpretCastOp::build_with(b, loc, ty, source, &[0], &known, &[1], options);
        scf::YieldOp::build(b, loc, &[same]);
    });
    let result = rw.body().result(*choice, 0);
    rw.replace_by(*op, result)
}

/// The type of the first elements of a buffer.
fn part_type(b: &Builder<'_>, buffer: Type, size: Mixed) -> Result<Type, NoMatch> {
    let cx = b.cx();
    let TypeKind::MemRef { element, memory_space, .. } = *cx.type_ref(buffer).kind() else {
        return Err(NoMatch);
    };
    let size = match size {
        Mixed::Known(size) => size,
        Mixed::Value(_) => DYNAMIC,
    };
    let layout = Some(cx.attr(AttrKind::Strided { offset: 0, strides: [1].into() }));
    Ok(cx.ty(TypeKind::MemRef { shape: [size].into(), element, layout, memory_space }))
}
