//! Folding in 64 bits, if the result is right for 32 bits too.

use mlir::hooks::{Canonicalize, Fold};
use mlir::opdef::Folded;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, constant_value};
use mlir::{Attr, Handle, Op, OpRef, OpView, TypeKind};

use super::{
    AddOp, AndOp, CastSOp, CastUOp, CeilDivSOp, CeilDivUOp, ConstantOp, DivSOp, DivUOp, FloorDivSOp, MaxSOp,
    MaxUOp, MinSOp, MinUOp, MulOp, OrOp, RemSOp, RemUOp, ShlOp, ShrSOp, ShrUOp, SubOp, XOrOp,
};

/// Computes a result from extended operands; the caller truncates it. `None` if undefined.
type Compute = fn(i128, i128) -> Option<i128>;

/// How an operation folds constants.
#[derive(Clone, Copy)]
struct Arithmetic {
    /// Whether operands are sign-extended.
    signed: bool,
    /// Whether the upper bits of operands may affect the lower bits of the result.
    checked: bool,
    compute: Compute,
}

impl Arithmetic {
    const fn unchecked(compute: Compute) -> Self {
        Arithmetic { signed: true, checked: false, compute }
    }

    const fn signed(compute: Compute) -> Self {
        Arithmetic { signed: true, checked: true, compute }
    }

    const fn unsigned(compute: Compute) -> Self {
        Arithmetic { signed: false, checked: true, compute }
    }

    /// The result, unless it differs for indices of 32 bits.
    fn of(self, a: i64, b: i64) -> Option<i64> {
        let wide = |n: i64| if self.signed { i128::from(n) } else { i128::from(n as u64) };
        let narrow = |n: i64| if self.signed { i128::from(n as i32) } else { i128::from(n as u32) };
        let result = (self.compute)(wide(a), wide(b))? as i64;
        if self.checked && (self.compute)(narrow(a), narrow(b))? as i32 != result as i32 {
            return None;
        }
        Some(result)
    }

    /// The constant result for constant operands.
    fn fold(self, op: OpRef<'_>, operands: &[Option<Attr>]) -> Option<Attr> {
        let &[Some(a), Some(b)] = operands else { return None };
        let number = |attr| op.cx().attr_ref(attr).as_int();
        Some(op.cx().index_attr(self.of(number(a)?, number(b)?)?))
    }
}

/// The number of a constant operand.
pub(super) fn number(op: OpRef<'_>, operands: &[Option<Attr>], index: usize) -> Option<i64> {
    op.cx().attr_ref(operands.get(index).copied().flatten()?).as_int()
}

/// `(x op a) op b -> x op (a op b)` for constants `a` and `b`.
fn reassociate(root: Op, rw: &mut PatternRewriter<'_>, arithmetic: Arithmetic) -> Matched {
    let op = rw.op(root);
    let lhs = op.operand(0);
    let rhs = op.operand(1);
    let constant = |value| constant_value(op.cx(), op.body(), value);
    let outer = constant(rhs).ok_or(NoMatch)?;
    let inner = op.value(lhs).defining_op().filter(|inner| inner.op_name() == op.op_name()).ok_or(NoMatch)?;
    let x = inner.operand(0);
    let inner = constant(inner.operand(1)).ok_or(NoMatch)?;
    let folded = arithmetic.fold(op, &[Some(outer), Some(inner)]).ok_or(NoMatch)?;
    let loc = op.loc();
    let ty = op.ty(op.result(0)).id();
    let name = op.def().ok_or(NoMatch)?;
    let folded = rw.cx().attr_ref(folded).as_int().ok_or(NoMatch)?;
    let constant = ConstantOp::build(rw, loc, folded);
    let mut state = mlir::OpState::of(rw.cx(), name, loc);
    state.operands.extend([x, constant]);
    state.result_types.push(ty);
    let new = rw.create_value(state);
    rw.replace_by(root, new)
}

/// The quotient rounded towards positive infinity.
fn ceil(a: i128, b: i128) -> Option<i128> {
    let quotient = a.checked_div(b)?;
    Some(quotient + i128::from(a % b != 0 && (a < 0) == (b < 0)))
}

/// The quotient rounded towards negative infinity.
fn floor(a: i128, b: i128) -> Option<i128> {
    let quotient = a.checked_div(b)?;
    Some(quotient - i128::from(a % b != 0 && (a < 0) != (b < 0)))
}

/// A shift by fewer bits than any index has.
fn shift(by: i128) -> Option<u32> {
    u32::try_from(by).ok().filter(|&by| by < 32)
}

const ADD: Arithmetic = Arithmetic::unchecked(|a, b| a.checked_add(b));
const SUB: Arithmetic = Arithmetic::unchecked(|a, b| a.checked_sub(b));
const MUL: Arithmetic = Arithmetic::unchecked(|a, b| a.checked_mul(b));
const MAXS: Arithmetic = Arithmetic::signed(|a, b| Some(a.max(b)));
const MAXU: Arithmetic = Arithmetic::unsigned(|a, b| Some(a.max(b)));
const MINS: Arithmetic = Arithmetic::signed(|a, b| Some(a.min(b)));
const MINU: Arithmetic = Arithmetic::unsigned(|a, b| Some(a.min(b)));
const AND: Arithmetic = Arithmetic::unchecked(|a, b| Some(a & b));
const OR: Arithmetic = Arithmetic::unchecked(|a, b| Some(a | b));
const XOR: Arithmetic = Arithmetic::unchecked(|a, b| Some(a ^ b));

/// Defines the folders of operations that only fold constants.
macro_rules! constants {
    ($($op:ident: $arithmetic:expr;)*) => {$(
        impl Fold for $op<'_> {
            fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
                Folded::attr($arithmetic.fold(self.op_ref(), operands)?)
            }
        }
    )*};
}

constants! {
    DivSOp: Arithmetic::signed(|a, b| a.checked_div(b));
    DivUOp: Arithmetic::unsigned(|a, b| a.checked_div(b));
    CeilDivSOp: Arithmetic::signed(ceil);
    CeilDivUOp: Arithmetic::unsigned(ceil);
    FloorDivSOp: Arithmetic::signed(floor);
    RemSOp: Arithmetic::signed(|a, b| a.checked_rem(b));
    RemUOp: Arithmetic::unsigned(|a, b| a.checked_rem(b));
    MaxSOp: MAXS;
    MaxUOp: MAXU;
    MinSOp: MINS;
    MinUOp: MINU;
    ShlOp: Arithmetic::unchecked(|a, by| Some(a << shift(by)?));
    ShrSOp: Arithmetic::signed(|a, by| Some(a >> shift(by)?));
    ShrUOp: Arithmetic::unsigned(|a, by| Some(a >> shift(by)?));
    AndOp: AND;
    OrOp: OR;
    XOrOp: XOR;
}

/// Defines the patterns of associative operations.
macro_rules! associative {
    ($($op:ident: $arithmetic:expr;)*) => {$(
        impl Canonicalize for $op<'_> {
            fn canonicalize(op: Handle<Self>, rw: &mut PatternRewriter<'_>) -> Matched {
                reassociate(*op, rw, $arithmetic)
            }
        }
    )*};
}

associative! {
    AddOp: ADD;
    MulOp: MUL;
    MaxSOp: MAXS;
    MaxUOp: MAXU;
    MinSOp: MINS;
    MinUOp: MINU;
    AndOp: AND;
    OrOp: OR;
    XOrOp: XOR;
}

impl Fold for AddOp<'_> {
    /// `x + 0 -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if let Some(sum) = ADD.fold(op, operands) {
            return Folded::attr(sum);
        }
        (number(op, operands, 1)? == 0).then(|| Folded::value(self.lhs()))?
    }
}

impl Fold for SubOp<'_> {
    /// `x - 0 -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if let Some(difference) = SUB.fold(op, operands) {
            return Folded::attr(difference);
        }
        (number(op, operands, 1)? == 0).then(|| Folded::value(self.lhs()))?
    }
}

impl Fold for MulOp<'_> {
    /// `x * 1 -> x`, `x * 0 -> 0`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if let Some(product) = MUL.fold(op, operands) {
            return Folded::attr(product);
        }
        match number(op, operands, 1)? {
            0 => Folded::attr(op.cx().index_attr(0)),
            1 => Folded::value(self.lhs()),
            _ => None,
        }
    }
}

/// Folds a cast of a constant, which is sign- or zero-extended; a cast to an integer only if the result is the same
/// for indices of 32 bits.
fn fold_cast(op: OpRef<'_>, operands: &[Option<Attr>], signed: bool) -> Option<Folded> {
    let attr = op.cx().attr_ref(operands.first().copied().flatten()?);
    let mlir::AttrKind::Integer { value, ty } = *attr.kind() else { return None };
    let to = op.ty(op.result(0));
    let extend = |value: i128, width: u32| {
        let unused = 128 - width.clamp(1, 128);
        if signed { value << unused >> unused } else { ((value as u128) << unused >> unused) as i128 }
    };
    let value = match *op.cx().type_kind(ty) {
        TypeKind::Integer { width, .. } => extend(value, width),
        _ => extend(value, 64),
    };
    let &TypeKind::Integer { width, .. } = to.kind() else {
        return Folded::attr(op.cx().index_attr(value as i64));
    };
    let same = width <= 32 || {
        let bits = |value: i128| (value as u128) << (128 - width.min(128));
        bits(extend(value, 32)) == bits(value)
    };
    same.then(|| Folded::attr(op.cx().int_attr(value, to.id())))?
}

impl Fold for CastSOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_cast(self.op_ref(), operands, true)
    }
}

impl Fold for CastUOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_cast(self.op_ref(), operands, false)
    }
}
