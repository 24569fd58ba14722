//! Loops and conditionals: `affine.for %i = 0 to %n`, `affine.if #set(%i)[%n]`.

use std::ops::Range;

use mlir::affine::AffineExprKind;
use mlir::hooks::{OpAssembly, Verify, VerifyRegions};
use mlir::interfaces::{InductionVariable, RegionSuccessor, RegionSuccessors, Speculatability};
use mlir::opdef::FoldResult;
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, RegionStyle};
use mlir::{AffineMap, Attr, AttrRef, Diag, OpRef, OpState, OpView, Type, Value};
use smallvec::smallvec;

use super::assembly::{Values, parse_dims_and_symbols, print_dims_and_symbols};
use super::canonicalize::trip_count;
use super::validity;
use super::verify::verify_operands;
use super::{AffineForOp, AffineIfOp, AffineYieldOp};
use crate::loop_carried::{body, carries, parse_assignments, print_assignments};

/// Parses `5`, `%n`, `map(operands)`, or `max` or `min` before a map with several results: adds the operands; returns
/// the map and the number of operands.
fn parse_bound(p: &mut OpParser<'_, '_>, state: &mut OpState, lower: bool) -> ParseResult<(Attr, usize)> {
    let cx = p.cx();
    let several = p.optional_keyword(if lower { "max" } else { "min" });
    let operands = p.operand_list(Delimiter::None)?;
    if operands.len() > 1 {
        let at = p.name_span();
        return Err(p.error(at, "expected only one loop bound operand"));
    }
    if !operands.is_empty() {
        // A single value: the identity map of one symbol.
        p.resolve_all(&operands, cx.index_ty(), state)?;
        let map = AffineMap::new(0, 1, [cx.affine_symbol(0)]);
        return Ok((cx.affine_map_attr(map), 1));
    }
    let span = p.span();
    let attr = p.attr(Some(cx.index_ty()))?;
    let attr_ref = cx.attr_ref(attr);
    if let Some(map) = attr_ref.as_affine_map() {
        let (dims, symbols) = parse_dims_and_symbols(p, state)?;
        if dims != map.dims as usize {
            let at = p.name_span();
            return Err(p.error(at, "dim operand count and affine map dim count must match"));
        }
        if symbols != map.symbols as usize {
            let at = p.name_span();
            return Err(p.error(at, "symbol operand count and affine map symbol count must match"));
        }
        if map.results.len() > 1 && !several {
            let which = if lower {
                "lower loop bound affine map with multiple results requires 'max' prefix"
            } else {
                "upper loop bound affine map with multiple results requires 'min' prefix"
            };
            return Err(p.error(span, which));
        }
        return Ok((attr, dims + symbols));
    }
    match attr_ref.as_int() {
        Some(value) => Ok((cx.affine_map_attr(AffineMap::constant(cx, value)), 0)),
        None => {
            let at = p.name_span();
            Err(p.error(at, "expected valid affine map representation for loop bounds"))
        }
    }
}

/// Prints a bound, given the name of its map, the group of its operands, and the keyword for several results.
fn print_bound(op: AffineForOp<'_>, p: &mut OpPrinter<'_>, map: &str, group: usize, prefix: &str) {
    let operands = || op.operands_of(group).collect::<Values>();
    let Some(attr) = op.inherent_attr(map) else { return };
    let Some(map) = attr.as_affine_map() else { return };
    if let [one] = *map.results {
        let kind = *op.cx().affine_kind(one);
        match kind {
            AffineExprKind::Constant(value) if map.dims + map.symbols == 0 => {
                return p.number(value);
            }
            AffineExprKind::Symbol(0) if map.dims == 0 && map.symbols == 1 => {
                if let [operand] = *operands() {
                    return p.operand(operand);
                }
            }
            _ => {}
        }
    } else {
        p.write_text(prefix);
        p.write_text(" ");
    }
    p.attr(attr.id());
    print_dims_and_symbols(p, &operands(), map.dims as usize);
}

impl AffineForOp<'_> {
    /// Whether the loop certainly terminates.
    pub fn speculatability(self) -> Speculatability {
        crate::loop_carried::speculatability(Some(self.step().into()))
    }

    /// The first argument of the body; only constant bounds are told.
    pub fn induction_variables(self) -> Vec<InductionVariable> {
        let cx = self.cx();
        let number = |n: i64| FoldResult::Attr(cx.int_attr(n.into(), cx.int_ty(64)));
        let bound = |map: &AffineMap| map.single_constant(cx).map(number);
        let op = *self;
        let entry = op.region(0).entry();
        let variable = entry.and_then(|block| block.args().first().copied());
        let step = Some(number(self.step()));
        let of = |variable| InductionVariable {
            variable,
            lower: bound(self.lower_bound_map()),
            upper: bound(self.upper_bound_map()),
            step,
        };
        variable.map(of).into_iter().collect()
    }
}

impl OpAssembly for AffineForOp<'_> {
    /// Parses `%i = bound to bound [step n] [iter_args(%a = %x) -> (types)] { ... }`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        let mut args = vec![p.argument(Some(cx.index_ty()), false)?];
        p.token("=")?;
        let (lower, lower_operands) = parse_bound(p, state, true)?;
        if !p.optional_keyword("to") {
            return Err(p.error_here("expected 'to' between bounds"));
        }
        let (upper, upper_operands) = parse_bound(p, state, false)?;
        let mut step = 1;
        if p.optional_keyword("step") {
            let at = p.span();
            let attr = p.attr(Some(cx.index_ty()))?;
            let Some(number) = cx.attr_ref(attr).as_int() else {
                return Err(p.error(at, "invalid kind of attribute specified"));
            };
            step = number;
            if step < 0 {
                return Err(p.error(at, "expected step to be representable as a positive signed integer"));
            }
        }
        let mut inits = Vec::new();
        if p.optional_keyword("iter_args") {
            let (carried, values) = parse_assignments(p)?;
            args.extend(carried);
            inits = values;
            state.result_types.extend(p.arrow_type_list()?);
        }
        for (&init, at) in inits.iter().zip(0..state.result_types.len()) {
            let ty = state.result_types[at];
            args[at + 1].ty = ty;
            p.resolve_all(&[init], ty, state)?;
        }
        if inits.len() != state.result_types.len() {
            let at = p.name_span();
            return Err(p.error(at, "mismatch between the number of loop-carried values and results"));
        }
        let sizes = [lower_operands, upper_operands, inits.len()].map(|n| n as i32);
        state.set_attr(cx, Self::LOWER_BOUND_MAP_ATTR, lower);
        state.set_attr(cx, Self::UPPER_BOUND_MAP_ATTR, upper);
        state.set_attr(cx, Self::STEP_ATTR, cx.index_attr(step));
        state.set_attr(cx, Self::OPERAND_SEGMENT_SIZES_ATTR, cx.dense_array_attr::<i32>(&sizes));
        p.region(state, args)?;
        p.optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        let region = self.region();
        let args = region.entry().map(|b| b.args()).unwrap_or_default();
        let Some((&variable, carried)) = args.split_first() else { return p.generic(op) };
        p.write_text(" ");
        p.region_argument_with(variable, &[], true);
        p.write_text(" = ");
        print_bound(self, p, Self::LOWER_BOUND_MAP_ATTR, 0, "max");
        p.write_text(" to ");
        print_bound(self, p, Self::UPPER_BOUND_MAP_ATTR, 1, "min");
        let step = self.inherent_attr(Self::STEP_ATTR).and_then(AttrRef::as_int).unwrap_or(1);
        if step != 1 {
            p.write_text(" step ");
            p.number(step);
        }
        if op.num_results() > 0 {
            p.write_text(" iter_args(");
            print_assignments(p, carried, self.inits());
            p.write_text(")");
            p.types_between(" -> (", op.result_types(), ")");
        }
        p.write_text(" ");
        let terminators = op.num_results() > 0;
        p.region(region, RegionStyle { entry_args: false, terminators, empty_block: false });
        p.optional_discardable_attr_dict(op);
    }
}

carries!(AffineForOp, AffineYieldOp, inits);

impl VerifyRegions for AffineForOp<'_> {
    /// The body takes the induction variable and the carried values; each bound has the operands of its map.
    fn verify_regions(self) -> Result<(), Diag> {
        let op = *self;
        let region = self.region();
        let Some(entry) = region.entry() else { return Ok(()) };
        if entry.arg_types().next() != Some(op.cx().index_ty()) {
            return Err(op.error("expected body to have a single index argument for the induction variable"));
        }
        // The carried values have been checked by `LoopLikeOpInterface`.
        verify_bound(op, "lower", self.lower_bound_map(), self.lower_bound_operands())?;
        verify_bound(op, "upper", self.upper_bound_map(), self.upper_bound_operands())
    }
}

/// A bound has the operands of its map, which has at least one result.
fn verify_bound(
    op: OpRef<'_>,
    which: &str,
    map: &AffineMap,
    operands: impl ExactSizeIterator<Item = Value>,
) -> Result<(), Diag> {
    verify_operands(op, map, operands.len())?;
    if map.results.is_empty() {
        return Err(op.error(format_args!("expected {which} bound map to have at least one result")));
    }
    validity::verify_operands(op, operands, map.dims as usize)
}

impl AffineForOp<'_> {
    /// Control goes to the body or past the loop, from anywhere, unless the trip count is known and tells which.
    pub fn successor_regions(self, from: Option<usize>) -> RegionSuccessors {
        match (trip_count(self), from) {
            (Some(0), _) | (Some(1), Some(_)) => smallvec![RegionSuccessor::Parent],
            (Some(_), None) => smallvec![RegionSuccessor::Region(0)],
            _ => smallvec![RegionSuccessor::Region(0), RegionSuccessor::Parent],
        }
    }

    /// The initial values.
    pub fn entry_successor_operands(self, _successor: &RegionSuccessor) -> Range<usize> {
        self.operand_group(2)
    }

    /// The arguments after the induction variable, or the results.
    pub fn successor_inputs(self, successor: &RegionSuccessor) -> Vec<Type> {
        let op = *self;
        match successor {
            RegionSuccessor::Region(_) => {
                self.region().entry().map_or_else(Vec::new, |b| b.arg_types().skip(1).collect())
            }
            RegionSuccessor::Parent => op.result_types().collect(),
        }
    }
}

impl AffineIfOp<'_> {
    /// Control goes to one of the regions, or past them if there is no `else`; it leaves after either region.
    pub fn successor_regions(self, from: Option<usize>) -> RegionSuccessors {
        match from {
            Some(_) => smallvec![RegionSuccessor::Parent],
            None if self.op_ref().region(1).is_empty() => {
                smallvec![RegionSuccessor::Region(0), RegionSuccessor::Parent]
            }
            None => smallvec![RegionSuccessor::Region(0), RegionSuccessor::Region(1)],
        }
    }
}

impl OpAssembly for AffineIfOp<'_> {
    /// Parses `set(dims)[symbols] [-> types] { ... } [else { ... }] [attributes]`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let span = p.span();
        let attr = p.attr(None)?;
        let Some(set) = p.cx().attr_ref(attr).as_integer_set() else {
            return Err(p.error(span, "invalid kind of attribute specified"));
        };
        let (dims, symbols) = parse_dims_and_symbols(p, state)?;
        if dims != set.dims as usize {
            let at = p.name_span();
            return Err(p.error(at, "dim operand count and integer set dim count must match"));
        }
        if symbols != set.symbols as usize {
            let at = p.name_span();
            return Err(p.error(at, "symbol operand count and integer set symbol count must match"));
        }
        state.set_attr(p.cx(), Self::CONDITION_ATTR, attr);
        state.result_types.extend(p.optional_arrow_type_list()?);
        p.region(state, Vec::new())?;
        if p.optional_keyword("else") {
            p.region(state, Vec::new())?;
        } else {
            p.empty_region(state);
        }
        p.optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        let Some(condition) = op.attr(Self::CONDITION_ATTR) else { return p.generic(op) };
        p.write_text(" ");
        p.attr(condition.id());
        let dims = condition.as_integer_set().map_or(0, |set| set.dims as usize);
        let operands: Vec<Value> = op.operands().collect();
        print_dims_and_symbols(p, &operands, dims);
        let results: Vec<Type> = op.result_types().collect();
        if !results.is_empty() {
            p.arrow_types(&results);
        }
        p.write_text(" ");
        p.region(self.then_region(), body(!results.is_empty()));
        if !op.region(1).is_empty() {
            p.write_text(" else ");
            p.region(op.region(1), body(!results.is_empty()));
        }
        p.optional_discardable_attr_dict(op);
    }
}

impl Verify for AffineIfOp<'_> {
    /// The operands match the set.
    fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let set = self.condition();
        op.ensure(
            op.num_operands() == (set.dims + set.symbols) as usize,
            "operand count and condition integer set dimension and symbol count must match",
        )?;
        validity::verify_operands(op, op.operands(), set.dims as usize)
    }
}
