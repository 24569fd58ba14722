//! Statements with regions: their text, what is required of them, and the shapes that they carry.
//!
//! A region gets the variables that it assigns to as arguments and yields their new values. A variable keeps its shape,
//! so arguments and results have the types of the first values; [`AssignOp`] checks each new value.

use dialects::loop_carried::{parse_assignments, print_assignments};
use mlir::hooks::{OpAssembly, Verify};
use mlir::text::{OpParser, OpPrinter, ParseResult, RegionStyle, UnresolvedOperand};
use mlir::{Body, Context, Diag, Loc, LocKind, Op, OpRef, OpState, RegionRef, Type, Value};

use crate::shapes::{common_shape, origin, shape_text};
use crate::{AssignOp, ConditionOp, ForOp, IfOp, WhileOp, YieldOp, codes};

/// A region whose arguments the operation itself prints.
const BODY: RegionStyle = RegionStyle { entry_args: false, terminators: true, empty_block: false };

/// A region that prints its arguments, if it has any.
const BODY_WITH_ARGUMENTS: RegionStyle =
    RegionStyle { entry_args: true, terminators: true, empty_block: false };

/// The types after `:`, for these operands; returns the types of the results.
fn parse_types(
    p: &mut OpParser<'_, '_>,
    operands: &[UnresolvedOperand],
    state: &mut OpState,
) -> ParseResult<Vec<Type>> {
    let at = p.span();
    let ty = p.colon_type()?;
    let (inputs, results) = p.as_function_type(ty, at)?;
    let (inputs, results) = (inputs.to_vec(), results.to_vec());
    p.resolve_into(operands, &inputs, at, state)?;
    state.result_types.extend(results.iter().copied());
    Ok(results)
}

/// The arguments of a region's block.
fn arguments<'a>(region: RegionRef<'a>) -> &'a [Value] {
    region.entry().map_or(&[], |block| block.args())
}

impl OpAssembly for ForOp<'_> {
    /// Parses `%i = %from to %to [iter_args(%a = %x, ...)] : (types) -> types { ... }`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        let number = cx.tensor_ty(&[], cx.f64_ty());
        let mut args = vec![p.argument(Some(number), false)?];
        p.token("=")?;
        let mut operands = vec![p.operand()?];
        p.keyword("to")?;
        operands.push(p.operand()?);
        if p.optional_keyword("iter_args") {
            let (carried, inits) = parse_assignments(p)?;
            args.extend(carried);
            operands.extend(inits);
        }
        let results = parse_types(p, &operands, state)?;
        args[1..].iter_mut().zip(results).for_each(|(arg, ty)| arg.ty = ty);
        p.region(state, args)?;
        p.optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        let Some((&variable, carried)) = arguments(self.region()).split_first() else {
            return p.generic(op);
        };
        p.write_text(" ");
        p.operand(variable);
        p.write_text(" = ");
        p.operand(self.from());
        p.write_text(" to ");
        p.operand(self.to());
        if !carried.is_empty() {
            p.write_text(" iter_args(");
            print_assignments(p, carried, self.inits());
            p.write_text(")");
        }
        p.write_text(" : ");
        p.functional_type(op);
        p.write_text(" ");
        p.region(self.region(), BODY);
        p.optional_attr_dict(op, &[]);
    }
}

impl OpAssembly for WhileOp<'_> {
    /// Parses `[(%a = %x, ...)] : (types) -> types { ... } do { ... }`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let (mut args, inits) =
            if p.peek_token("(") { parse_assignments(p)? } else { (Vec::new(), Vec::new()) };
        let results = parse_types(p, &inits, state)?;
        args.iter_mut().zip(results).for_each(|(arg, ty)| arg.ty = ty);
        p.region(state, args)?;
        p.keyword("do")?;
        p.region(state, Vec::new())?;
        p.optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        let args = arguments(self.before());
        if !args.is_empty() {
            p.write_text(" (");
            print_assignments(p, args, op.operands());
            p.write_text(")");
        }
        p.write_text(" : ");
        p.functional_type(op);
        p.write_text(" ");
        p.region(self.before(), BODY);
        p.write_text(" do ");
        p.region(self.after(), BODY_WITH_ARGUMENTS);
        p.optional_attr_dict(op, &[]);
    }
}

impl OpAssembly for IfOp<'_> {
    /// Parses `%condition : (type) -> types { ... } [else { ... }]`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let condition = p.operand()?;
        parse_types(p, &[condition], state)?;
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
        p.write_text(" ");
        p.operand(self.condition());
        p.write_text(" : ");
        p.functional_type(op);
        p.write_text(" ");
        p.region(self.then_region(), BODY);
        if !self.else_region().is_empty() {
            p.write_text(" else ");
            p.region(self.else_region(), BODY);
        }
        p.optional_attr_dict(op, &[]);
    }
}

/// Whether a value of one type may be one of the other: they agree as far as they are known.
fn fits(cx: &Context, a: Type, b: Type) -> bool {
    has_shape(cx, a, b)
        && (!cx.type_ref(a).has_rank()
            || !cx.type_ref(b).has_rank()
            || cx.type_ref(a).element_type() == cx.type_ref(b).element_type())
}

/// Whether a value of one type may have the shape of the other.
fn has_shape(cx: &Context, a: Type, b: Type) -> bool {
    match (cx.type_ref(a).shape(), cx.type_ref(b).shape()) {
        (Some(a), Some(b)) => common_shape(a, b).is_some(),
        _ => true,
    }
}

/// Checks that as many values as there are results fit them.
fn check_carried(op: OpRef<'_>, at: OpRef<'_>, what: &str, types: Vec<Type>) -> Result<(), Diag> {
    let results: Vec<Type> = op.result_types().collect();
    if types.len() != results.len() {
        let given = types.len();
        return Err(at.error(format_args!(
            "{what} {given} values, but '{}' has {} results",
            op.name(),
            results.len()
        )));
    }
    match types.into_iter().zip(results).find(|&(given, result)| !fits(op.cx(), given, result)) {
        None => Ok(()),
        Some((given, result)) => {
            let (given, result) = (op.cx().type_ref(given), op.cx().type_ref(result));
            Err(at.error(format_args!("{what} a '{given}' where the result is a '{result}'")))
        }
    }
}

/// Checks the arguments of a region, without the first `skipped`.
fn check_arguments(op: OpRef<'_>, region: RegionRef<'_>, skipped: usize) -> Result<(), Diag> {
    let types: Vec<Type> = region.entry().map_or_else(Vec::new, |block| block.arg_types().collect());
    op.ensure(types.len() >= skipped, "has a region without an argument for the number that is counted")?;
    check_carried(op, op, "has a region of", types[skipped..].to_vec())
}

/// Checks the terminator of a region.
fn check_end(op: OpRef<'_>, region: RegionRef<'_>) -> Result<(), Diag> {
    let end = region.entry().and_then(|block| block.last_op()).filter(|end| end.is::<YieldOp>());
    let Some(end) = end else { return Err(op.error("has a region that does not end with 'toy.yield'")) };
    check_carried(op, end, "yields", end.operand_types().collect())
}

impl Verify for ForOp<'_> {
    /// Everything that is carried has the types of the results.
    ///
    /// # Errors
    /// If it has not.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        check_carried(op, op, "begins with", op.operand_types().skip(2).collect())?;
        check_arguments(op, self.region(), 1)?;
        check_end(op, self.region())
    }
}

impl Verify for WhileOp<'_> {
    /// Everything that is carried has the types of the results.
    ///
    /// # Errors
    /// If it has not.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        check_carried(op, op, "begins with", op.operand_types().collect())?;
        check_arguments(op, self.before(), 0)?;
        check_arguments(op, self.after(), 0)?;
        let end = self.before().entry().and_then(|block| block.last_op());
        op.ensure(
            end.is_some_and(|end| end.is::<ConditionOp>()),
            "has a first region that does not end with 'toy.condition'",
        )?;
        check_end(op, self.after())
    }
}

impl Verify for IfOp<'_> {
    /// Both regions yield the results.
    ///
    /// # Errors
    /// If they do not.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        for region in [self.then_region(), self.else_region()] {
            let is_left_out = region.is_empty() && op.num_results() == 0;
            if !is_left_out {
                let arguments = region.entry().map_or(0, |block| block.args().len());
                op.ensure(arguments == 0, "has a region with arguments")?;
                check_end(op, region)?;
            }
        }
        Ok(())
    }
}

/// The types that follow for values, or why there are none.
pub(crate) enum Carried {
    /// Those of the operands are not known yet.
    Waiting,
    /// These values have these types.
    Types(Vec<(Value, Type)>),
}

/// The types of what an operation with regions, or the end of a region, passes on; `None` for another operation.
///
/// # Errors
/// If a bound or a condition is not a number, or a variable would change its shape.
pub(crate) fn infer(cx: &Context, body: &Body, op: Op) -> Option<Result<Carried, Diag>> {
    let op = OpRef::new(cx, body, op);
    let is_one = op.is::<ForOp>()
        || op.is::<IfOp>()
        || op.is::<WhileOp>()
        || op.is::<ConditionOp>()
        || op.is::<YieldOp>();
    if !is_one {
        return None;
    }
    if !op.operand_types().all(|ty| cx.type_ref(ty).has_rank()) {
        return Some(Ok(Carried::Waiting));
    }
    Some(types_of(op).map(Carried::Types))
}

fn types_of(op: OpRef<'_>) -> Result<Vec<(Value, Type)>, Diag> {
    if let Some(lp) = op.cast::<ForOp>() {
        number(op, 0, "first bound of a 'for'")?;
        number(op, 1, "second bound of a 'for'")?;
        let args = arguments(lp.region()).iter().skip(1);
        let inits: Vec<Type> = op.operand_types().skip(2).collect();
        return carry(op, args.copied().chain(op.results()), inits.repeat(2));
    }
    if let Some(lp) = op.cast::<WhileOp>() {
        let args = arguments(lp.before()).iter().chain(arguments(lp.after()));
        let inits: Vec<Type> = op.operand_types().collect();
        return carry(op, args.copied().chain(op.results()), inits.repeat(3));
    }
    if op.is::<IfOp>() {
        return number(op, 0, "condition of an 'if'").map(|()| Vec::new());
    }
    if op.is::<ConditionOp>() {
        return number(op, 0, "condition of a 'while'").map(|()| Vec::new());
    }
    let Some(parent) = op.parent_op() else { return Ok(Vec::new()) };
    carry(op, parent.results(), op.operand_types().collect())
}

/// Pairs values with the types that they get; those that have a shape must have this one.
fn carry(
    op: OpRef<'_>,
    values: impl Iterator<Item = Value>,
    types: Vec<Type>,
) -> Result<Vec<(Value, Type)>, Diag> {
    let mut open = Vec::new();
    for (value, ty) in values.zip(types) {
        let has = op.ty(value);
        let to = op.cx().type_ref(ty);
        if !has.has_rank() {
            open.push((value, ty));
        } else if !fits(op.cx(), has.id(), ty) {
            return Err(op.error(format_args!("passes a '{to}' to a '{has}'")));
        }
    }
    Ok(open)
}

/// Checks that an operand is a number.
fn number(op: OpRef<'_>, index: usize, what: &str) -> Result<(), Diag> {
    let shape = op.ty(op.operand(index)).shape().unwrap_or_default();
    if shape.is_empty() {
        return Ok(());
    }
    let text = shape_text(shape);
    Err(op
        .plain_error(format!("the {what} must be a number, and this has shape {text}"))
        .with_code(codes::NOT_A_NUMBER)
        .with_note(origin(op, index), format!("the value has shape {text}"))
        .with_help("reduce it to a number first: all(x), any(x), sum(x), max(x)"))
}

impl AssignOp<'_> {
    /// The result has the type of the old value.
    ///
    /// # Errors
    /// If the new value has another one.
    pub fn infer_shapes(self) -> Result<Vec<Type>, Diag> {
        let op = *self;
        let old = op.ty(self.old());
        let new = op.ty(self.value());
        if has_shape(op.cx(), old.id(), new.id()) {
            return Ok(vec![old.id()]);
        }
        let [was, is] = [old, new].map(|ty| shape_text(ty.shape().unwrap_or_default()));
        let name = self.name();
        let error = op
            .plain_error(format!("the shape of '{name}' stays {was}, and this value has shape {is}"))
            .with_code(codes::ASSIGNED_SHAPE)
            .with_help("an assignment keeps the shape of its variable: declare another one with 'var'");
        Err(match declaration(op.cx(), op.loc()) {
            Some(place) => error.with_note(place, format!("'{name}' is declared here")),
            None => error,
        })
    }
}

/// The second of two fused locations, wherever it was inlined to: the declaration of the variable that is assigned to.
fn declaration(cx: &Context, loc: Loc) -> Option<Loc> {
    match cx.loc_kind(loc) {
        LocKind::CallSite { callee, .. } => declaration(cx, callee),
        LocKind::Fused { locations, .. } => locations.get(1).copied(),
        _ => None,
    }
}
