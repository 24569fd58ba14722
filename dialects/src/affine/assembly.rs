//! Hand-written assembly: `affine.for %i = 0 to %n`, `affine.load %m[%i + 1]`.

use mlir::affine::AffineExprKind;
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, RegionArg, RegionStyle, UnresolvedOperand};
use mlir::{AffineMap, Attr, AttrRef, OpRef, OpState, OpView, Type, Value};

use super::{AffineApplyOp, AffineForOp, AffineLoadOp, AffineStoreOp};

/// Dimensions in parentheses, then symbols in brackets, each group of index type.
fn parse_dims_and_symbols(p: &mut OpParser<'_, '_>) -> ParseResult<(Vec<UnresolvedOperand>, usize)> {
    let mut operands = p.operand_list(Delimiter::Paren)?;
    let dims = operands.len();
    operands.extend(p.operand_list(Delimiter::OptionalSquare)?);
    Ok((operands, dims))
}

fn print_dims_and_symbols(p: &mut OpPrinter<'_>, operands: &[Value], dims: usize) {
    let (dims, symbols) = operands.split_at(dims.min(operands.len()));
    p.write_text("(");
    p.operands(dims.iter().copied());
    p.write_text(")");
    if !symbols.is_empty() {
        p.write_text("[");
        p.operands(symbols.iter().copied());
        p.write_text("]");
    }
}

fn index_types(p: &OpParser<'_, '_>, count: usize) -> Vec<Type> {
    vec![p.cx().index_ty(); count]
}

impl AffineApplyOp<'_> {
    /// Parses `map(dims)[symbols]`.
    ///
    /// # Errors
    /// The text is malformed.
    pub fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let span = p.span();
        let attr = p.attr(None)?;
        let Some(map) = p.cx().attr_ref(attr).as_affine_map() else {
            return Err(p.error(span, "invalid kind of attribute specified"));
        };
        let (operands, dims) = parse_dims_and_symbols(p)?;
        if dims != map.dims as usize || operands.len() != (map.dims + map.symbols) as usize {
            let at = p.name_span();
            return Err(p.error(at, "dimension or symbol index mismatch"));
        }
        state.set_attr(p.cx(), "map", attr);
        p.optional_attr_dict(state)?;
        let types = index_types(p, operands.len());
        p.resolve_into(&operands, &types, span, state)?;
        state.result_types.push(p.cx().index_ty());
        Ok(())
    }

    /// Prints what [`AffineApplyOp::parse`] reads.
    pub fn print(self, p: &mut OpPrinter<'_>) {
        let op = self.op_ref();
        p.write_text(" ");
        p.attr(self.map_attr().id());
        let dims = self.map_attr().as_affine_map().map_or(0, |m| m.dims as usize);
        let operands: Vec<Value> = op.operands().collect();
        print_dims_and_symbols(p, &operands, dims);
        p.optional_attr_dict(op, &["map"]);
    }
}

impl AffineLoadOp<'_> {
    /// Parses `%memref[subscripts] : type`.
    ///
    /// # Errors
    /// The text is malformed.
    pub fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let memref = p.operand()?;
        let ty = parse_access(p, state, memref, None)?;
        let element = p.cx().type_ref(ty).element_type().id();
        state.result_types.push(element);
        Ok(())
    }

    /// Prints what [`AffineLoadOp::parse`] reads.
    pub fn print(self, p: &mut OpPrinter<'_>) {
        p.write_text(" ");
        print_access(self.op_ref(), p, self.memref(), self.indices().collect());
    }
}

impl AffineStoreOp<'_> {
    /// Parses `%value, %memref[subscripts] : type`.
    ///
    /// # Errors
    /// The text is malformed.
    pub fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let value = p.operand()?;
        p.token(",")?;
        let memref = p.operand()?;
        parse_access(p, state, memref, Some(value)).map(|_| ())
    }

    /// Prints what [`AffineStoreOp::parse`] reads.
    pub fn print(self, p: &mut OpPrinter<'_>) {
        p.write_text(" ");
        p.operand(self.value());
        p.write_text(", ");
        print_access(self.op_ref(), p, self.memref(), self.indices().collect());
    }
}

/// `[subscripts] {attrs} : type`; gives the type, and resolves the stored value, the memory and the subscripts.
fn parse_access(
    p: &mut OpParser<'_, '_>,
    state: &mut OpState,
    memref: UnresolvedOperand,
    stored: Option<UnresolvedOperand>,
) -> ParseResult<Type> {
    let span = p.span();
    let (map, operands) = p.affine_map_of_ssa_ids(Delimiter::Square)?;
    let attr = p.cx().affine_map_attr(map);
    state.set_attr(p.cx(), "map", attr);
    p.optional_attr_dict(state)?;
    let at = p.span();
    let ty = p.colon_type()?;
    if !p.cx().type_ref(ty).is_memref() {
        return Err(p.error(at, "invalid kind of type specified: expected builtin.memref"));
    }
    if let Some(value) = stored {
        let element = p.cx().type_ref(ty).element_type().id();
        p.resolve_into(&[value], &[element], span, state)?;
    }
    p.resolve_into(&[memref], &[ty], span, state)?;
    let types = index_types(p, operands.len());
    p.resolve_into(&operands, &types, span, state)?;
    Ok(ty)
}

fn print_access(op: OpRef<'_>, p: &mut OpPrinter<'_>, memref: Value, indices: Vec<Value>) {
    p.operand(memref);
    p.write_text("[");
    if let Some(map) = op.attr("map") {
        p.affine_map_of_ssa_ids(map.id(), &indices);
    }
    p.write_text("]");
    p.optional_attr_dict(op, &["map"]);
    p.write_text(" : ");
    p.ty(op.ty(memref).id());
}

/// One bound of a loop while it is parsed.
struct Bound {
    map: Attr,
    operands: Vec<UnresolvedOperand>,
}

/// `5`, `%n`, `map(operands)`, or `max`/`min` before a map of several results.
fn parse_bound(p: &mut OpParser<'_, '_>, lower: bool) -> ParseResult<Bound> {
    let cx = p.cx();
    let several = p.optional_keyword(if lower { "max" } else { "min" });
    let span = p.span();
    if let Some(operand) = p.optional_operand()? {
        // A single value: the identity map of one symbol.
        let map = AffineMap { dims: 0, symbols: 1, results: Box::new([cx.affine_symbol(0)]) };
        return Ok(Bound { map: cx.affine_map_attr(map), operands: vec![operand] });
    }
    let attr = p.attr(Some(cx.index_ty()))?;
    let attr_ref = cx.attr_ref(attr);
    if let Some(map) = attr_ref.as_affine_map() {
        let (operands, dims) = parse_dims_and_symbols(p)?;
        if dims != map.dims as usize {
            let at = p.name_span();
            return Err(p.error(at, "dim operand count and affine map dim count must match"));
        }
        if operands.len() - dims != map.symbols as usize {
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
        return Ok(Bound { map: attr, operands });
    }
    match attr_ref.as_int() {
        Some(value) => {
            Ok(Bound { map: cx.affine_map_attr(AffineMap::constant(cx, value)), operands: Vec::new() })
        }
        None => Err(p.error(span, "expected valid affine map representation for loop bounds")),
    }
}

fn print_bound(op: OpRef<'_>, p: &mut OpPrinter<'_>, map: &str, operands: &[Value], prefix: &str) {
    let Some(attr) = op.attr(map) else { return };
    let Some(map) = attr.as_affine_map() else { return };
    if let [one] = *map.results {
        let kind = *op.cx().affine_kind(one);
        match kind {
            AffineExprKind::Constant(value) if map.dims + map.symbols == 0 => {
                return p.write_text(&value.to_string());
            }
            AffineExprKind::Symbol(0) if map.dims == 0 && map.symbols == 1 && operands.len() == 1 => {
                return p.operand(operands[0]);
            }
            _ => {}
        }
    } else {
        p.write_text(prefix);
        p.write_text(" ");
    }
    p.attr(attr.id());
    print_dims_and_symbols(p, operands, map.dims as usize);
}

impl AffineForOp<'_> {
    /// Parses `%i = bound to bound [step n] [iter_args(%a = %x) -> (types)] { ... }`.
    ///
    /// # Errors
    /// The text is malformed.
    pub fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        let variable = p.operand()?;
        p.token("=")?;
        let span = p.span();
        let lower = parse_bound(p, true)?;
        p.keyword("to")?;
        let upper = parse_bound(p, false)?;
        let mut step = 1;
        if p.optional_keyword("step") {
            let at = p.span();
            step = p.integer()?;
            if step <= 0 {
                return Err(p.error(at, "expected step to be representable as a positive signed integer"));
            }
        }
        let (mut names, mut inits) = (Vec::new(), Vec::new());
        if p.optional_keyword("iter_args") {
            p.comma_separated(Delimiter::Paren, |p| {
                names.push(p.operand()?);
                p.token("=")?;
                inits.push(p.operand()?);
                Ok(())
            })?;
            state.result_types.extend(p.arrow_type_list()?);
        }
        if names.len() != state.result_types.len() {
            return Err(p.error(span, "mismatch between the number of loop-carried values and results"));
        }
        for bound in [&lower, &upper] {
            let types = index_types(p, bound.operands.len());
            p.resolve_into(&bound.operands, &types, span, state)?;
        }
        let carried: Vec<Type> = state.result_types.to_vec();
        p.resolve_into(&inits, &carried, span, state)?;
        let sizes = [lower.operands.len(), upper.operands.len(), inits.len()].map(|n| n as i32);
        state.set_attr(cx, "lowerBoundMap", lower.map);
        state.set_attr(cx, "upperBoundMap", upper.map);
        state.set_attr(cx, "step", cx.index_attr(step));
        state.set_attr(cx, "operandSegmentSizes", cx.dense_array_attr::<i32>(&sizes));
        let mut args = vec![RegionArg::new(variable, cx.index_ty())];
        args.extend(names.into_iter().zip(carried).map(|(name, ty)| RegionArg::new(name, ty)));
        p.region(state, args)?;
        p.optional_attr_dict(state)
    }

    /// Prints what [`AffineForOp::parse`] reads.
    pub fn print(self, p: &mut OpPrinter<'_>) {
        let op = self.op_ref();
        let region = op.region(0);
        let args = region.entry().map(|b| b.args()).unwrap_or_default();
        let Some((&variable, carried)) = args.split_first() else { return p.generic(op) };
        p.write_text(" ");
        p.region_argument_with(variable, &[], true);
        p.write_text(" = ");
        print_bound(op, p, "lowerBoundMap", &self.lower_bound_operands().collect::<Vec<_>>(), "max");
        p.write_text(" to ");
        print_bound(op, p, "upperBoundMap", &self.upper_bound_operands().collect::<Vec<_>>(), "min");
        let step = op.attr("step").and_then(AttrRef::as_int).unwrap_or(1);
        if step != 1 {
            p.write_text(&format!(" step {step}"));
        }
        if op.num_results() > 0 {
            p.write_text(" iter_args(");
            for (at, (&arg, init)) in carried.iter().zip(self.inits()).enumerate() {
                p.write_text(if at > 0 { ", " } else { "" });
                p.operand(arg);
                p.write_text(" = ");
                p.operand(init);
            }
            p.write_text(") -> (");
            p.types(op.result_types());
            p.write_text(")");
        }
        p.write_text(" ");
        let terminators = op.num_results() > 0;
        p.region(region, RegionStyle { entry_args: false, terminators, empty_block: false });
        p.optional_attr_dict(op, &["lowerBoundMap", "upperBoundMap", "step", "operandSegmentSizes"]);
    }
}
