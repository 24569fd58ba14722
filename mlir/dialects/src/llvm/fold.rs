//! Folds to constants and to operands.

use std::ops::Range;

use super::LLVMDialect;
use mlir::attributes::DenseData;
use mlir::hooks::{Canonicalize, Fold, MaterializeConstant};
use mlir::opdef::{Edit, Folded};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, constant_value};
use mlir::{Attr, AttrKind, AttrRef, Builder, Handle, Loc, OpRef, OpView, Type, TypeKind, TypeRef, Value};

use crate::constant_ops::folds_to_value;
use crate::matching::constant_integer;

use super::types::is_deeply_compatible;
use super::{
    AddrSpaceCastOp, AddressOfOp, AllocaOp, BitcastOp, BlockAddressAttr, BlockAddressOp, ConstantOp,
    DSOLocalEquivalentAttr, DSOLocalEquivalentOp, ExtractValueOp, GEPOp, GEPOpOptions, ICmpOp, ICmpPredicate,
    InsertValueOp, OrOp, PoisonAttr, PoisonOp, ShlOp, ShuffleVectorOp, UndefAttr, UndefOp, ZExtOp, ZeroAttr,
    ZeroOp,
};

impl MaterializeConstant for LLVMDialect {
    /// The operation whose value is the attribute.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value> {
        let cx = b.cx();
        let attr = cx.attr_ref(value);
        if let Some(name) = attr.as_flat_symbol() {
            return Some(AddressOfOp::build(b, loc, ty, name));
        }
        if let Some(symbol) = attr.cast::<DSOLocalEquivalentAttr>() {
            let name = cx.attr_ref(symbol.sym()).as_flat_symbol()?;
            return Some(DSOLocalEquivalentOp::build(b, loc, ty, name));
        }
        if attr.isa::<BlockAddressAttr>() {
            return Some(BlockAddressOp::build(b, loc, ty, value));
        }
        if attr.isa::<UndefAttr>() {
            return Some(UndefOp::build(b, loc, ty));
        }
        if attr.isa::<PoisonAttr>() {
            return Some(PoisonOp::build(b, loc, ty));
        }
        if attr.isa::<ZeroAttr>() {
            return Some(ZeroOp::build(b, loc, ty));
        }
        let known = attr.is_integer_attr() || attr.is_float_attr() || attr.is_elements();
        let fits = known && attr.ty().id() == ty && is_deeply_compatible(cx.type_ref(ty));
        fits.then(|| ConstantOp::build(b, loc, ty, value))
    }
}

folds_to_value! { ConstantOp AddressOfOp BlockAddressOp }

/// Defines `fold` of operations that always have the same value.
macro_rules! folds_to {
    ($($op:ident $attr:ident)*) => {$(
        impl Fold for $op<'_> {
            fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
                Folded::attr($attr::get(self.cx()))
            }
        }
    )*};
}

folds_to! { UndefOp UndefAttr PoisonOp PoisonAttr ZeroOp ZeroAttr }

impl Fold for DSOLocalEquivalentOp<'_> {
    /// The value is an attribute that holds the name.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        Folded::attr(DSOLocalEquivalentAttr::get(op.cx(), op.inherent(0)?.id()))
    }
}

/// The numbers of two constant integers.
fn integers(op: OpRef<'_>, operands: &[Option<Attr>]) -> Option<(i128, i128)> {
    let number = |index: usize| op.cx().attr_ref((*operands.get(index)?)?).as_i128();
    Some((number(0)?, number(1)?))
}

impl Fold for OrOp<'_> {
    /// Constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let (lhs, rhs) = integers(op, operands)?;
        Folded::attr(op.cx().int_attr(lhs | rhs, op.ty(self.res()).id()))
    }
}

impl Fold for ShlOp<'_> {
    /// Constants, shifted by less than the width.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let (lhs, rhs) = integers(op, operands)?;
        let ty = op.ty(self.res());
        let width = ty.bit_width()?;
        let by = u32::try_from(rhs).ok().filter(|&by| by < width)?;
        Folded::attr(placed(ty, lhs, by..width))
    }
}

/// An integer that has the lowest bits of a value in these places, and zeros elsewhere.
pub(super) fn placed(ty: TypeRef<'_>, value: i128, places: Range<u32>) -> Attr {
    let mut bytes = vec![0_u8; ty.bit_width().unwrap_or(0).div_ceil(8) as usize];
    for (bit, place) in places.enumerate() {
        if value >> bit.min(127) & 1 == 1 {
            bytes[place as usize / 8] |= 1 << (place % 8);
        }
    }
    ty.cx().wide_int_attr(&bytes, ty.id())
}

impl Fold for ZExtOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let AttrKind::Integer { value, .. } = op.cx().attr_kind((*operands.first()?)?) else { return None };
        let from = op.ty(self.arg());
        let to = op.ty(self.res());
        if !to.is_integer_type() {
            return None;
        }
        Folded::attr(placed(to, *value, 0..from.bit_width()?))
    }
}

/// True or false, for each element of a vector.
fn bool_of(ty: TypeRef<'_>, value: bool) -> Attr {
    let cx = ty.cx();
    match ty.kind() {
        TypeKind::Vector { .. } => {
            cx.attr(AttrKind::DenseElements { ty: ty.id(), data: DenseData::Splat([u8::from(value)].into()) })
        }
        _ => cx.bool_attr(value),
    }
}

impl Fold for ICmpOp<'_> {
    /// A value equals itself, and an allocation is never null.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let predicate = self.predicate();
        if !matches!(predicate, ICmpPredicate::Eq | ICmpPredicate::Ne) {
            return None;
        }
        let lhs = self.lhs();
        let rhs = self.rhs();
        let result = op.ty(self.res());
        if lhs == rhs {
            return Folded::attr(bool_of(result, predicate == ICmpPredicate::Eq));
        }
        let allocated = |v| op.value(v).defined_by::<AllocaOp>().is_some();
        let null = |v| op.value(v).defined_by::<ZeroOp>().is_some();
        if allocated(lhs) && null(rhs) {
            return Folded::attr(bool_of(result, predicate == ICmpPredicate::Ne));
        }
        (null(lhs) && allocated(rhs))
            .then(|| Folded::InPlace([Edit::Operand(0, rhs), Edit::Operand(1, lhs)].into_iter().collect()))
    }
}

/// Defines `fold` of casts: a cast to the operand's type is dropped, and consecutive casts become one or none.
macro_rules! fold_chain {
    ($($op:ident)*) => {$(
        impl Fold for $op<'_> {
            fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
                let op = *self;
                let ty = op.ty(self.res());
                if op.ty(self.arg()) == ty {
                    return Folded::value(self.arg());
                }
                let before = op.value(self.arg()).defined_by::<$op<'_>>()?;
                if op.ty(before.arg()) == ty {
                    return Folded::value(before.arg());
                }
                Some(Folded::InPlace([Edit::Operand(0, before.arg())].into_iter().collect()))
            }
        }
    )*};
}

fold_chain! { BitcastOp AddrSpaceCastOp }

impl Fold for ShuffleVectorOp<'_> {
    /// Selecting the only element of a vector of one element gives the vector.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let one = matches!(op.ty(self.v1()).kind(), TypeKind::Vector { shape, .. } if shape[..] == [1]);
        (one && self.mask() == [0]).then(|| Folded::value(self.v1())).flatten()
    }
}

/// The width of constant indices.
const INDEX_BITS: u32 = 29;

impl Fold for GEPOp<'_> {
    /// An address without an offset is the base.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let raw = self.raw_constant_indices();
        let zero = |a: Option<Attr>| a.and_then(|a| op.cx().attr_ref(a).as_i128()) == Some(0);
        let first = match raw.as_slice() {
            [0] => true,
            [i32::MIN] => zero(operands.get(1).copied().flatten()),
            _ => false,
        };
        (first && op.ty(self.base()) == op.ty(self.res())).then(|| Folded::value(self.base())).flatten()
    }
}

impl Canonicalize for GEPOp<'_> {
    /// Makes small constant indices part of the attribute.
    fn canonicalize(op: Handle<Self>, rw: &mut PatternRewriter<'_>) -> Matched {
        let (indices, kept) = constant_indices(op.view(rw)).ok_or(NoMatch)?;
        let view = rw.op(*op);
        let gep = op.view(rw);
        let loc = view.loc();
        let base = gep.base();
        let ty = view.ty(gep.res()).id();
        let element = gep.elem_type().id();
        let flags = gep.no_wrap_flags();
        let discardable = view.discardable().to_vec();
        let options = GEPOpOptions { no_wrap_flags: Some(flags) };
        let new = GEPOp::build_with(rw, loc, ty, base, &kept, &indices, element, options);
        if let Some(op) = rw.body().defining_op(new) {
            for (name, attr) in discardable {
                let name = rw.cx().str(name);
                rw.set_attr(op, name, Some(attr));
            }
        }
        rw.replace_by(*op, new)
    }
}

/// The indices with small constants made static, and the remaining operands; `None` if nothing changes.
fn constant_indices(gep: GEPOp<'_>) -> Option<(Vec<i32>, Vec<Value>)> {
    let op = gep.op_ref();
    let raw = gep.raw_constant_indices();
    let mut dynamic = gep.dynamic_indices();
    let mut kept = Vec::new();
    let mut indices = Vec::new();
    for &index in &raw {
        if index != i32::MIN {
            indices.push(index);
            continue;
        }
        let value = dynamic.next()?;
        match constant_index(op, value) {
            Some(constant) => indices.push(constant),
            None => {
                kept.push(value);
                indices.push(i32::MIN);
            }
        }
    }
    (indices != raw).then_some((indices, kept))
}

/// The number of a constant that fits a constant index.
fn constant_index(op: OpRef<'_>, value: Value) -> Option<i32> {
    let value = constant_integer(op, value)?;
    let small = -(1 << (INDEX_BITS - 1))..1 << (INDEX_BITS - 1);
    small.contains(&value).then(|| i32::try_from(value).ok()).flatten()
}

/// Whether an attribute describes each part of the constant as well.
fn is_uniform(value: AttrRef<'_>) -> bool {
    value.isa::<ZeroAttr>() || value.isa::<UndefAttr>() || value.isa::<PoisonAttr>()
}

/// The part of a constant at an index.
fn part_of(value: AttrRef<'_>, index: usize) -> Option<Attr> {
    let cx = value.cx();
    match value.kind() {
        AttrKind::Array(all) => all.get(index).copied(),
        AttrKind::Dialect(_) if is_uniform(value) => Some(value.id()),
        AttrKind::DenseElements { ty, data } if cx.type_ref(*ty).shape()?.len() == 1 => {
            let element = cx.type_ref(*ty).element_type();
            if element.is_complex() {
                return crate::elements::element_at(value, &[index as i64]);
            }
            if element.is_integer_type() {
                return Some(cx.int_attr(value.dense_integers()?.nth(index)?.into(), element.id()));
            }
            let size = element.bit_width().filter(|_| element.is_float())?.div_ceil(8) as usize;
            let bytes = match data {
                DenseData::Splat(bytes) => bytes.get(..size)?,
                DenseData::Bytes(bytes) => bytes.get(index.checked_mul(size)?..)?.get(..size)?,
                DenseData::Strings(_) => return None,
            };
            let bits = bytes.iter().rev().fold(0, |bits: u128, &b| bits << 8 | u128::from(b));
            Some(cx.attr(AttrKind::Float { bits, ty: element.id() }))
        }
        AttrKind::SparseElements { .. } => crate::elements::element_at(value, &[index as i64]),
        _ => None,
    }
}

/// The part of a constant at a position.
fn part_at(constant: AttrRef<'_>, position: &[i64]) -> Option<Folded> {
    let mut at = constant;
    let mut is_complex = false;
    for &index in position {
        let part = part_of(at, usize::try_from(index).ok()?)?;
        is_complex = at.ty().element_type().is_complex();
        at = at.cx().attr_ref(part);
    }
    // Complex constants cannot be materialized, only their parts.
    (!is_complex).then(|| Folded::attr(at.id())).flatten()
}

impl ExtractValueOp<'_> {
    /// Looks through insertions at other positions, and takes a part of a constant that was inserted.
    fn fold_insertions(self, position: &[i64]) -> Option<Folded> {
        let op = *self;
        let mut container = self.container();
        let mut rest = position;
        let mut result = None;
        while let Some(insert) = op.value(container).defined_by::<InsertValueOp>() {
            let at = insert.position();
            if rest == &at[..] {
                return Folded::value(insert.value());
            }
            if let Some(inner) = rest.strip_prefix(&at[..]) {
                (container, rest) = (insert.value(), inner);
                continue;
            }
            if at.starts_with(rest) {
                break;
            }
            container = insert.container();
            result = Some(container);
        }
        if rest.len() != position.len() {
            let constant = constant_value(op.cx(), op.body(), container)?;
            return part_at(op.cx().attr_ref(constant), rest);
        }
        let changed = result.filter(|_| container != self.container())?;
        Some(Folded::InPlace([Edit::Operand(0, changed)].into_iter().collect()))
    }
}

impl Fold for ExtractValueOp<'_> {
    /// The inserted value, a part of a constant, or an extraction from an outer aggregate.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let cx = op.cx();
        let position = self.position();
        if let Some(outer) = op.value(self.container()).defined_by::<ExtractValueOp>() {
            let mut whole = outer.position();
            whole.extend_from_slice(&position);
            let edits = [
                Edit::Operand(0, outer.container()),
                Edit::Inherent(0, Some(cx.dense_array_attr::<i64>(&whole))),
            ];
            return Some(Folded::InPlace(edits.into_iter().collect()));
        }
        match operands.first().copied().flatten() {
            Some(constant) => part_at(cx.attr_ref(constant), &position),
            None => self.fold_insertions(&position),
        }
    }
}
