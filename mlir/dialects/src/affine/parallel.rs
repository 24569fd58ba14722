//! `affine.parallel`.

use mlir::hooks::{OpAssembly, Verify};
use mlir::text::{Delimiter, MapOperands, OpParser, OpPrinter, ParseResult};
use mlir::{AffineExpr, AffineMap, Attr, AttrRef, Context, Diag, OpState, Region, Type, TypeRef, Value};

use super::validity;
use super::verify::map;
use super::{AffineParallelOp, AtomicRMWKind};
use crate::loop_carried::body;

/// The lower or the upper bounds of all dimensions, as one map.
struct Bounds {
    map: AffineMap,
    /// How many of the map's results belong to each dimension.
    groups: Vec<i32>,
    /// Dimensions, then symbols, without duplicates.
    operands: Vec<Value>,
}

/// A map whose operands have not been merged with the others' yet.
struct Part {
    map: AffineMap,
    operands: MapOperands,
}

impl Bounds {
    /// `(expr, min(expr, ...), ...)`; `extremum` is the keyword.
    fn parse(p: &mut OpParser<'_, '_>, extremum: &str) -> ParseResult<Self> {
        let mut parts = Vec::new();
        let mut groups = Vec::new();
        p.comma_separated(Delimiter::Paren, |p| {
            let (map, operands) = if p.optional_keyword(extremum) {
                p.affine_map_of_ssa_ids(Delimiter::Paren)?
            } else {
                p.affine_expr_of_ssa_ids()?
            };
            groups.push(i32::try_from(map.results.len()).unwrap_or(i32::MAX));
            parts.push(Part { map, operands });
            Ok(())
        })?;
        let mut dims = Vec::new();
        let mut symbols = Vec::new();
        let mut results: Vec<AffineExpr> = Vec::new();
        for part in parts {
            let cx = p.cx();
            let count = part.map.dims as usize;
            let mut positions = Vec::with_capacity(part.operands.len());
            for (at, &operand) in part.operands.iter().enumerate() {
                let value = p.resolve(&operand, cx.index_ty())?;
                positions.push(position(if at < count { &mut dims } else { &mut symbols }, value));
            }
            let (dim, symbol) = positions.split_at(count);
            let dim: Vec<AffineExpr> = dim.iter().map(|&d| cx.affine_dim(d)).collect();
            let symbol: Vec<AffineExpr> = symbol.iter().map(|&s| cx.affine_symbol(s)).collect();
            results.extend(part.map.results.iter().map(|&e| cx.affine_replace(e, &dim, &symbol)));
        }
        let map = AffineMap::new(dims.len() as u32, symbols.len() as u32, results);
        dims.append(&mut symbols);
        Ok(Bounds { map, groups, operands: dims })
    }

    fn groups_attr(&self, cx: &Context) -> Attr {
        let ty = cx.tensor_ty(&[self.groups.len() as i64], cx.int_ty(32));
        let bytes: Vec<u8> = self.groups.iter().flat_map(|g| g.to_le_bytes()).collect();
        cx.dense_attr(ty, &bytes, 4)
    }
}

/// The index of a value in a list; adds the value if it is missing.
fn position(values: &mut Vec<Value>, value: Value) -> u32 {
    let found = values.iter().position(|&v| v == value);
    found.unwrap_or_else(|| {
        values.push(value);
        values.len() - 1
    }) as u32
}

/// The number of groups, one per dimension.
fn group_count(attr: Option<AttrRef<'_>>) -> usize {
    attr.and_then(|a| a.ty().num_elements()).unwrap_or(0)
}

/// How many results belong to each of the first `count` dimensions.
fn groups(attr: Option<AttrRef<'_>>, count: usize) -> Vec<i64> {
    attr.and_then(AttrRef::dense_integers).map_or_else(Vec::new, |all| all.take(count).collect())
}

fn print_bounds(p: &mut OpPrinter<'_>, map: &AffineMap, groups: &[i64], operands: &[Value], extremum: &str) {
    let (dims, symbols) = operands.split_at((map.dims as usize).min(operands.len()));
    let mut rest = &map.results[..];
    p.write_text("(");
    for (at, &count) in groups.iter().enumerate() {
        p.write_text(if at > 0 { ", " } else { "" });
        let (group, after) = rest.split_at(usize::try_from(count).unwrap_or(0).min(rest.len()));
        rest = after;
        if group.len() > 1 {
            p.write_text(extremum);
            p.write_text("(");
        }
        for (at, &expr) in group.iter().enumerate() {
            p.write_text(if at > 0 { ", " } else { "" });
            p.affine_expr_of_ssa_ids(expr, dims, symbols);
        }
        if group.len() > 1 {
            p.write_text(")");
        }
    }
    p.write_text(")");
}

impl AffineParallelOp<'_> {
    /// Whether a result of this type can be reduced in this way. As in MLIR, the kinds with a sign need an
    /// integer type with that sign.
    pub fn can_reduce(kind: AtomicRMWKind, ty: TypeRef<'_>) -> bool {
        use AtomicRMWKind as K;
        match kind {
            K::Addf | K::Mulf | K::Maximumf | K::Minimumf => ty.is_float(),
            K::Addi | K::Muli | K::Ori | K::Andi => ty.is_integer_type(),
            K::Maxs | K::Mins => ty.bit_width().is_some_and(|w| ty.is_signed_integer(w)),
            K::Maxu | K::Minu => ty.bit_width().is_some_and(|w| ty.is_unsigned_integer(w)),
            K::Assign => true,
            // As in MLIR, which has no loop reductions for these kinds.
            K::Maxnumf | K::Minnumf | K::Xori => false,
        }
    }

    /// The body.
    pub fn loop_regions(self) -> Vec<Region> {
        let op = *self;
        op.body().regions_of(op.id()).to_vec()
    }

    /// There is a reduction for each result, and it applies to the result's type.
    fn verify_reductions(self) -> Result<(), Diag> {
        let op = *self;
        let kinds = integers(Some(self.reductions_attr()));
        op.ensure(kinds.len() == op.num_results(), "a reduction must be specified for each output")?;
        for (kind, ty) in kinds.into_iter().zip(op.result_types()) {
            let Some(kind) = AtomicRMWKind::from_value(kind) else {
                return Err(op.error("invalid reduction attribute"));
            };
            op.ensure(
                Self::can_reduce(kind, op.cx().type_ref(ty)),
                "result type cannot match reduction attribute",
            )?;
        }
        Ok(())
    }
}

impl OpAssembly for AffineParallelOp<'_> {
    /// Parses `(%i, ...) = (lb, ...) to (ub, ...) [step (n, ...)] [reduce ("kind", ...)] [-> types] { ... }`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        let args = p.argument_list(Delimiter::Paren, Some(cx.index_ty()), false)?;
        p.token("=")?;
        let lower = Bounds::parse(p, "max")?;
        p.keyword("to")?;
        let upper = Bounds::parse(p, "min")?;
        let mut steps = vec![1; args.len()];
        if p.optional_keyword("step") {
            let (map, _) = p.affine_map_of_ssa_ids(Delimiter::Paren)?;
            let at = p.name_span();
            steps = map.constants(cx).ok_or_else(|| p.error(at, "steps must be constant integers"))?;
        }
        let mut reductions = Vec::new();
        if p.optional_keyword("reduce") {
            p.token("(")?;
            p.comma_separated(Delimiter::None, |p| {
                let at = p.span();
                let attr = p.attr(Some(cx.none_ty()))?;
                let Some(kind) = cx.attr_ref(attr).as_str() else {
                    return Err(p.error(at, "invalid kind of attribute specified"));
                };
                match kind.parse::<AtomicRMWKind>().ok() {
                    Some(kind) => {
                        reductions.push(cx.int_attr_of_width(kind.value(), 64));
                        Ok(())
                    }
                    None => Err(p.error(at, format!("invalid reduction value: \"{kind}\""))),
                }
            })?;
            p.token(")")?;
        }
        let steps: Vec<Attr> = steps.into_iter().map(|n| cx.int_attr_of_width(n, 64)).collect();
        let attrs = [
            (Self::REDUCTIONS_ATTR, cx.array_attr(&reductions)),
            (Self::LOWER_BOUNDS_GROUPS_ATTR, lower.groups_attr(cx)),
            (Self::UPPER_BOUNDS_GROUPS_ATTR, upper.groups_attr(cx)),
            (Self::LOWER_BOUNDS_MAP_ATTR, cx.affine_map_attr(lower.map)),
            (Self::UPPER_BOUNDS_MAP_ATTR, cx.affine_map_attr(upper.map)),
            (Self::STEPS_ATTR, cx.array_attr(&steps)),
        ];
        attrs.into_iter().for_each(|(name, attr)| state.set_attr(cx, name, attr));
        state.operands.extend(lower.operands.into_iter().chain(upper.operands));
        state.result_types.extend(p.optional_arrow_type_list()?);
        p.region(state, args)?;
        p.optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        let (Some(lower), Some(upper)) =
            (map(op, Self::LOWER_BOUNDS_MAP_ATTR), map(op, Self::UPPER_BOUNDS_MAP_ATTR))
        else {
            return p.generic(op);
        };
        let operands: Vec<Value> = self.map_operands().collect();
        let (low, high) = operands.split_at(lower.num_inputs().min(operands.len()));
        p.write_text(" (");
        let args = self.region().entry().map(|b| b.args().to_vec()).unwrap_or_default();
        p.operands(args.iter().copied());
        p.write_text(") = ");
        print_bounds(p, lower, &groups(op.attr(Self::LOWER_BOUNDS_GROUPS_ATTR), args.len()), low, "max");
        p.write_text(" to ");
        print_bounds(p, upper, &groups(op.attr(Self::UPPER_BOUNDS_GROUPS_ATTR), args.len()), high, "min");
        let steps = integers(op.attr(Self::STEPS_ATTR));
        if steps.iter().any(|&n| n != 1) {
            let steps: Vec<String> = steps.iter().map(i64::to_string).collect();
            p.write_text(&format!(" step ({})", steps.join(", ")));
        }
        let results: Vec<Type> = op.result_types().collect();
        if !results.is_empty() {
            let kinds =
                integers(op.attr(Self::REDUCTIONS_ATTR)).into_iter().filter_map(AtomicRMWKind::from_value);
            let kinds: Vec<String> = kinds.map(|kind| format!("\"{}\"", kind.keyword())).collect();
            p.write_text(&format!(" reduce ({})", kinds.join(", ")));
            // Unlike elsewhere, a single type has parentheses too.
            p.types_between(" -> (", results.iter().copied(), ")");
        }
        p.write_text(" ");
        p.region(self.region(), body(!results.is_empty()));
        p.optional_attr_dict(
            op,
            &[
                Self::REDUCTIONS_ATTR,
                Self::LOWER_BOUNDS_MAP_ATTR,
                Self::LOWER_BOUNDS_GROUPS_ATTR,
                Self::UPPER_BOUNDS_MAP_ATTR,
                Self::UPPER_BOUNDS_GROUPS_ATTR,
                Self::STEPS_ATTR,
            ],
        );
    }
}

impl Verify for AffineParallelOp<'_> {
    /// There are bounds and a step for each dimension, and a reduction for each result.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let lower = self.lower_bounds_map();
        let upper = self.upper_bounds_map();
        let low = Some(self.lower_bounds_groups());
        let high = Some(self.upper_bounds_groups());
        let steps = integers(Some(self.steps_attr()));
        let args = self.region().entry().map_or(0, |b| b.args().len());
        let counts = [group_count(low), group_count(high), args];
        if counts.iter().any(|&n| n != steps.len()) {
            return Err(op.error(format_args!(
                "the number of region arguments ({args}) and the number of map groups for lower ({}) and upper \
                 bound ({}), and the number of steps ({}) must all match",
                counts[0],
                counts[1],
                steps.len()
            )));
        }
        for (which, map, attr) in [("lower", lower, low), ("upper", upper, high)] {
            let groups = groups(attr, steps.len());
            if groups.iter().any(|&n| n < 1) {
                return Err(op.error(format_args!("expected {which} bound map to have at least one result")));
            }
            let expected: i64 = groups.iter().sum();
            if expected != map.results.len() as i64 {
                return Err(op.error(format_args!("expected {which} bounds map to have {expected} results")));
            }
        }
        self.verify_reductions()?;
        let operands: Vec<Value> = self.map_operands().collect();
        if operands.len() < lower.num_inputs() + upper.num_inputs() {
            return Err(op.error("expected an operand for each input of the maps of the bounds"));
        }
        let (low, high) = operands.split_at(lower.num_inputs().min(operands.len()));
        validity::verify_operands(op, low.iter().copied(), lower.dims as usize)?;
        validity::verify_operands(op, high.iter().copied(), upper.dims as usize)
    }
}

fn integers(attr: Option<AttrRef<'_>>) -> Vec<i64> {
    let Some(attr) = attr else { return Vec::new() };
    let elements = attr.as_array().unwrap_or_default();
    elements.iter().filter_map(|&e| attr.cx().attr_ref(e).as_int()).collect()
}
