//! Operand bundles of calls.

use mlir::opdef::{Arity, CustomArg};
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, Parts, UnresolvedOperand};
use mlir::{Attr, AttrRef, OpRef, Type};

/// The operands of all bundles, with the lengths and the names of the bundles.
#[derive(Default)]
pub(super) struct Bundles {
    pub(super) operands: Vec<UnresolvedOperand>,
    pub(super) types: Vec<Type>,
    pub(super) sizes: Vec<i32>,
    pub(super) tags: Vec<Attr>,
}

/// `["tag"(%a, %b : i32, i64), "other"()]`, if present.
pub(super) fn parse_bundles(p: &mut OpParser<'_, '_>) -> ParseResult<Option<Bundles>> {
    if !p.optional_token("[") {
        return Ok(None);
    }
    let mut bundles = Bundles::default();
    if p.optional_token("]") {
        return Ok(Some(bundles));
    }
    loop {
        let tag = p.string()?;
        bundles.tags.push(p.cx().string_attr(&tag));
        p.token("(")?;
        let mut operands = Vec::new();
        if !p.optional_token(")") {
            operands = p.operand_list(Delimiter::None)?;
            bundles.types.extend(p.colon_type_list()?);
            p.token(")")?;
        }
        bundles.sizes.push(i32::try_from(operands.len()).unwrap_or(i32::MAX));
        bundles.operands.extend(operands);
        if !p.optional_token(",") {
            break;
        }
    }
    p.token("]")?;
    Ok(Some(bundles))
}

/// Prints what [`parse_bundles`] reads: the parts of a group of operands, with these names.
pub(super) fn print_bundles(op: OpRef<'_>, p: &mut OpPrinter<'_>, group: usize, tags: &[Attr]) {
    p.write_text("[");
    for (index, bundle) in op.nested_operands_of(group).into_iter().enumerate() {
        if index > 0 {
            p.write_text(", ");
        }
        p.string(tags.get(index).and_then(|&t| op.cx().attr_ref(t).as_str()).unwrap_or_default());
        p.write_text("(");
        if !bundle.is_empty() {
            p.operands(bundle.iter().copied());
            p.write_text(" : ");
            p.types(bundle.iter().map(|&v| op.ty(v).id()));
        }
        p.write_text(")");
    }
    p.write_text("]");
}

/// The directive `custom<OpBundles>`.
pub(super) fn parse_op_bundles(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[CustomArg::Operand(group), CustomArg::Type(types), CustomArg::Attr(tags)] = args else {
        return Ok(());
    };
    let cx = p.cx();
    let bundles = parse_bundles(p)?.unwrap_or_default();
    if let Arity::VariadicOfVariadic(sizes) = p.def().operands[usize::from(group)].arity {
        parts.state.inherent[usize::from(sizes)] = Some(cx.dense_array_attr::<i32>(&bundles.sizes));
    }
    if !bundles.tags.is_empty() {
        parts.state.inherent[usize::from(tags)] = Some(cx.array_attr(&bundles.tags));
    }
    parts.set_types(types, bundles.types);
    parts.set_operands(group, bundles.operands);
    Ok(())
}

/// Prints what [`parse_op_bundles`] reads.
pub(super) fn print_op_bundles(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let &[CustomArg::Operand(group), _, CustomArg::Attr(tags)] = args else { return };
    let tags = op.inherent(tags.into()).and_then(AttrRef::as_array).unwrap_or_default();
    // As in MLIR, an empty list of tags is written as nothing.
    if !tags.is_empty() {
        print_bundles(op, p, group.into(), tags);
    }
}
