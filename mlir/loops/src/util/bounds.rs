//! The bounds of an `affine.for`: the greatest of the lower ones, the least of the upper ones.

use dialects::affine::canonicalize::Applied;
use dialects::affine::{AffineForOp, AffineForOpOptions};
use mlir::{AffineMap, Attr, Builder, Context, Loc, OpView, Type, Value};
use smallvec::smallvec;

use super::For;

/// Which bound of a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The first value of the induction variable.
    Lower,
    /// The first value that the induction variable does not reach.
    Upper,
}

impl Side {
    /// The bound of a loop with its operands.
    pub fn of(self, lp: AffineForOp<'_>) -> Option<Applied> {
        Applied::of_map(self.map(lp), self.operands(lp))
    }

    /// The map of the bound.
    pub fn map<'a>(self, lp: AffineForOp<'a>) -> &'a AffineMap {
        match self {
            Side::Lower => lp.lower_bound_map(),
            Side::Upper => lp.upper_bound_map(),
        }
    }

    /// The operands of the map.
    pub fn operands(self, lp: AffineForOp<'_>) -> Vec<Value> {
        match self {
            Side::Lower => lp.lower_bound_operands().collect(),
            Side::Upper => lp.upper_bound_operands().collect(),
        }
    }

    /// The value of a constant bound.
    pub fn constant(self, lp: AffineForOp<'_>) -> Option<i64> {
        self.map(lp).single_constant(lp.op_ref().cx())
    }

    /// Replaces the bound of a loop.
    pub fn set(self, b: &mut Builder<'_>, lp: For, bound: &Applied) {
        let map = Some(b.cx().affine_map_attr(bound.map()));
        let group = match self {
            Side::Lower => {
                AffineForOp::set_lower_bound_map_attr(b, lp, map);
                0
            }
            Side::Upper => {
                AffineForOp::set_upper_bound_map_attr(b, lp, map);
                1
            }
        };
        b.set_operand_group(*lp, group, &bound.operands());
    }
}

/// Replaces the step of a loop.
pub fn set_step(b: &mut Builder<'_>, lp: For, step: i64) {
    let step = Some(b.cx().index_attr(step));
    AffineForOp::set_step_attr(b, lp, step);
}

/// A bound of one constant.
pub fn constant_bound(b: &Builder<'_>, value: i64) -> Applied {
    Applied { dims: smallvec![], symbols: smallvec![], exprs: smallvec![b.cx().affine_constant(value)] }
}

/// Builds a loop with an empty body, which gets its terminator if nothing is carried.
pub fn build_loop(b: &mut Builder<'_>, loc: Loc, bounds: [&Applied; 2], step: i64, inits: &[Value]) -> For {
    let [low, high] = bounds.map(|bound| b.cx().affine_map_attr(bound.map()));
    let types: Vec<Type> = inits.iter().map(|&v| b.body().ty(v)).collect();
    let operands = bounds.map(Applied::operands);
    let options =
        AffineForOpOptions { lower_bound_operands: &operands[0], upper_bound_operands: &operands[1], inits };
    let lp = AffineForOp::build_with(b, loc, &types, low, high, step, options);
    let args: Vec<(Type, Loc)> =
        std::iter::once(b.cx().index_ty()).chain(types).map(|ty| (ty, loc)).collect();
    b.fill_region(*lp, 0, &args, |_, _| ());
    lp
}

/// The attribute of a map.
pub fn map_attr(b: &Builder<'_>, map: &AffineMap) -> Attr {
    b.cx().affine_map_attr(map.clone())
}

/// The expressions of both, over the operands of both.
pub fn joined(cx: &Context, mut first: Applied, second: Applied) -> Applied {
    let dims: Vec<_> = (0..second.dims.len()).map(|i| cx.affine_dim((first.dims.len() + i) as u32)).collect();
    let symbols: Vec<_> =
        (0..second.symbols.len()).map(|i| cx.affine_symbol((first.symbols.len() + i) as u32)).collect();
    first.exprs.extend(second.exprs.iter().map(|&e| cx.affine_replace(e, &dims, &symbols)));
    first.dims.extend(second.dims);
    first.symbols.extend(second.symbols);
    first
}
