//! Operations of omp stay; the types of their operands, of their attributes and of the arguments of their blocks are
//! converted.

use std::sync::Arc;

use dialects::omp;
use mlir::rewrite::conversion::{
    ConversionPatternSet, ConversionRewriter as Rewriter, ConversionTarget, TypeConverter,
};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Attr, Op, Value};

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    for op in omp::DIALECT.ops {
        patterns.add_fn(op.name, convert_types);
    }
}

/// Lets the operations stay once all their types are converted.
pub(super) fn legality(target: &mut ConversionTarget<'_>, types: &Arc<TypeConverter>) {
    let legal = Arc::clone(types);
    target.add_dynamically_legal_dialect(omp::DIALECT.name, move |op| {
        let is_legal_type =
            |attr: Attr| op.cx().attr_ref(attr).as_type().is_none_or(|ty| legal.is_legal(op.cx(), ty));
        legal.is_legal_op(op)
            && legal.is_legal_regions(op)
            && op.all_attrs().into_iter().all(|(_, attr)| is_legal_type(attr))
    });
}

fn convert_types(op: Op, operands: &[Value], rw: &mut Rewriter<'_>) -> Matched {
    let cx = rw.cx();
    let types = rw.converter().ok_or(NoMatch)?;
    let mut changed: Vec<(&str, Attr)> = Vec::new();
    for (name, attr) in rw.op(op).all_attrs() {
        if let Some(ty) = cx.attr_ref(attr).as_type() {
            changed.push((cx.str(cx.ident(name)), cx.type_attr(types.convert(cx, ty).ok_or(NoMatch)?)));
        }
    }
    if let Some(mut nested) = rw.body_mut().take_nested(op) {
        let mut regions = nested.roots().to_vec().into_iter();
        let done = regions.try_for_each(|region| rw.convert_nested_region(&mut nested, region));
        rw.body_mut().put_nested(op, nested);
        done?;
    }
    for region in rw.body().regions_of(op).to_vec() {
        rw.convert_region(region)?;
    }
    for (index, &operand) in operands.iter().enumerate() {
        rw.set_operand(op, index, operand);
    }
    for (name, attr) in changed {
        rw.set_attr(op, name, Some(attr));
    }
    rw.notify_modified(op);
    Ok(())
}
