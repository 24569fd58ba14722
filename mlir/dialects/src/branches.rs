//! Branches to several blocks, each with its own operands, and the numbers of switch cases.

use std::ops::Range;

use mlir::opdef::{Arity, TypeArg};
use mlir::text::{Delimiter, OpParser, ParseResult, Parts, UnresolvedOperand};
use mlir::{Attr, AttrRef, Block, Context, OpRef, Type, TypeKind};

use crate::elements::{element_at, from_scalars};

/// Successors with operands.
#[derive(Default)]
pub(crate) struct Branches {
    blocks: Vec<Block>,
    operands: Vec<UnresolvedOperand>,
    types: Vec<Type>,
    sizes: Vec<i32>,
    numbers: Vec<i128>,
}

impl Branches {
    /// `^bb1(%a, %b : i32, i64)`
    pub(crate) fn parse(&mut self, p: &mut OpParser<'_, '_>) -> ParseResult<()> {
        self.blocks.push(p.successor()?);
        let (operands, types) = parse_passed(p)?;
        self.sizes.push(i32::try_from(operands.len()).unwrap_or(i32::MAX));
        self.operands.extend(operands);
        self.types.extend(types);
        Ok(())
    }

    /// `5: ^bb1(%a : i32)`, a case of a switch over a flag of the given type. The number has at most 64 bits, as in MLIR,
    /// unless the flag is wider.
    pub(crate) fn parse_case(&mut self, p: &mut OpParser<'_, '_>, flag: Option<Type>) -> ParseResult<()> {
        let is_wide = flag.and_then(|ty| p.cx().type_ref(ty).bit_width()).is_some_and(|width| width > 64);
        let wide = if is_wide { p.optional_wide_integer()? } else { None };
        self.numbers.push(wide.map_or_else(|| p.integer().map(i128::from), Ok)?);
        p.token(":")?;
        self.parse(p)
    }

    /// Like [`Self::set`], for the cases of a switch: sets the attribute `values` to their numbers, in the type of the
    /// flag.
    pub(crate) fn set_cases(
        self,
        p: &OpParser<'_, '_>,
        parts: &mut Parts<'_>,
        (flag, values): (u8, u8),
        at: (u8, u8, TypeArg),
    ) {
        let flag = parts.operands.get(usize::from(flag)).and_then(|o| o.types.first().copied());
        if let Some(flag) = flag.filter(|&f| p.cx().type_ref(f).is_integer_type()) {
            parts.state.inherent[usize::from(values)] = case_values(p.cx(), flag, &self.numbers);
        }
        self.set(p, parts, at);
    }

    /// Sets the successors, operands and types at these indices, and the number of operands per successor.
    pub(crate) fn set(self, p: &OpParser<'_, '_>, parts: &mut Parts<'_>, at: (u8, u8, TypeArg)) {
        let (blocks, group, types) = at;
        if let Arity::VariadicOfVariadic(sizes) = p.def().operands[usize::from(group)].arity {
            parts.state.inherent[usize::from(sizes)] = Some(p.cx().dense_array_attr::<i32>(&self.sizes));
        }
        parts.successors[usize::from(blocks)] = self.blocks;
        parts.set_types(types, self.types);
        parts.set_operands(group, self.operands);
    }
}

/// The operand ranges of the parts of a group.
pub(crate) fn parts_of_group(op: OpRef<'_>, group: usize) -> impl Iterator<Item = Range<usize>> {
    let mut start = op.operand_group(group).start;
    op.nested_operands_of(group).into_iter().map(move |part| {
        let end = start + part.len();
        std::mem::replace(&mut start, end)..end
    })
}

/// The operand ranges that a switch passes to each successor: the default is operand group 1, the cases share group 2.
pub(crate) fn default_and_cases(op: OpRef<'_>) -> Vec<Range<usize>> {
    std::iter::once(op.operand_group(1)).chain(parts_of_group(op, 2)).collect()
}

/// The operands that a branch passes: `(%a, %b : types)`, or nothing.
pub(crate) fn parse_passed(p: &mut OpParser<'_, '_>) -> ParseResult<(Vec<UnresolvedOperand>, Vec<Type>)> {
    if !p.optional_token("(") {
        return Ok((Vec::new(), Vec::new()));
    }
    let operands = p.operand_list(Delimiter::None)?;
    let types = p.colon_type_list()?;
    p.token(")")?;
    Ok((operands, types))
}

/// The numbers of cases as a vector of the flag's type; `None` if there are no cases.
pub(crate) fn case_values(cx: &Context, ty: Type, numbers: &[i128]) -> Option<Attr> {
    let shape = [i64::try_from(numbers.len()).ok().filter(|&n| n > 0)?];
    let numbers: Vec<Attr> = numbers.iter().map(|&number| cx.int_attr(number, ty)).collect();
    let kind = TypeKind::Vector { shape: shape.into(), element: ty, scalable: [false].into() };
    from_scalars(cx, cx.ty(kind), &numbers)
}

/// The numbers of cases, as signed numbers.
pub(crate) fn case_numbers(values: AttrRef<'_>) -> impl Iterator<Item = i128> {
    let count = values.ty().num_elements().unwrap_or(0);
    (0..count).map_while(move |at| {
        let value = element_at(values, &[at as i64])?;
        values.cx().attr_ref(value).as_i128()
    })
}
