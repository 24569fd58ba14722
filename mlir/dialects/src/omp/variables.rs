//! Hand-written directives for clauses with variables. Those of `private` and `reduction` belong to the region, since
//! they name the arguments of its entry block.

use mlir::opdef::{CustomArg, TypeArg};
use mlir::text::{
    Delimiter, OpParser, OpPrinter, ParseError, ParseResult, Parts, RegionArg, UnresolvedOperand,
};
use mlir::{AttrKind, OpRef, Type, Value};

use super::directives::{case, print_case};
use crate::loop_carried::body;

/// Written before a variable that the combiner gets by its address.
const BY_REFERENCE: &str = "byref";
/// Written after private variables, if the threads wait for each other once they are initialized.
const BARRIER: &str = "private_barrier";
/// Written before the modifier of a reduction.
const MODIFIER: &str = "mod";

/// `%allocator : type -> %variable : type, ...`
pub(super) fn parse_allocate_and_allocator(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[
        CustomArg::Operand(variables),
        CustomArg::Type(variable_types),
        CustomArg::Operand(allocators),
        CustomArg::Type(allocator_types),
    ] = args
    else {
        return Ok(());
    };
    let mut of_variables = Typed::default();
    let mut of_allocators = Typed::default();
    p.comma_separated(Delimiter::None, |p| {
        of_allocators.parse(p)?;
        p.token("->")?;
        of_variables.parse(p)
    })?;
    of_variables.store(parts, variables, variable_types);
    of_allocators.store(parts, allocators, allocator_types);
    Ok(())
}

pub(super) fn print_allocate_and_allocator(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let &[CustomArg::Operand(variables), _, CustomArg::Operand(allocators), _] = args else { return };
    let pairs = op.operands_of(allocators.into()).zip(op.operands_of(variables.into()));
    for (at, (allocator, variable)) in pairs.enumerate() {
        separate(p, at);
        p.operand(allocator);
        p.colon_type(op.ty(allocator));
        p.write_text(" -> ");
        p.operand(variable);
        p.colon_type(op.ty(variable));
    }
}

/// `%variable = %step : type, ...`
pub(super) fn parse_linear_clause(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[CustomArg::Operand(variables), CustomArg::Type(types), CustomArg::Operand(steps)] = args else {
        return Ok(());
    };
    let mut of_variables = Typed::default();
    let mut of_steps = Vec::new();
    p.comma_separated(Delimiter::None, |p| {
        of_variables.values.push(p.operand()?);
        p.token("=")?;
        of_steps.push(p.operand()?);
        of_variables.types.push(p.colon_type()?);
        Ok(())
    })?;
    of_variables.store(parts, variables, types);
    parts.set_operands(steps, of_steps);
    Ok(())
}

pub(super) fn print_linear_clause(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let &[CustomArg::Operand(variables), _, CustomArg::Operand(steps)] = args else { return };
    let mut steps = op.operands_of(steps.into());
    for (at, variable) in op.operands_of(variables.into()).enumerate() {
        separate(p, at);
        p.operand(variable);
        if let Some(step) = steps.next() {
            p.write_text(" = ");
            p.operand(step);
        }
        p.colon_type(op.ty(variable));
    }
}

/// `[private(@symbol %variable -> %argument, ... : type, ...) [private_barrier]]
/// [reduction([mod: modifier,] [byref] @symbol %variable -> %argument, ... : type, ...)] { ... }`
pub(super) fn parse_private_reduction_region(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let Some((region, privates, barrier, reductions, modifier, by_reference)) = clauses(args) else {
        return Ok(());
    };
    let mut entry = Vec::new();
    if p.optional_keyword(privates.word) {
        p.token("(")?;
        privates.parse(p, parts, &mut entry, None)?;
        if p.optional_keyword(BARRIER) {
            parts.state.inherent[usize::from(barrier)] = Some(p.cx().unit_attr());
        }
    }
    if p.optional_keyword(reductions.word) {
        p.token("(")?;
        if p.optional_keyword(MODIFIER) {
            p.token(":")?;
            let word = p.any_keyword()?;
            p.token(",")?;
            let attr = case(p, modifier, word).ok_or_else(|| reductions.invalid(p))?;
            parts.state.inherent[usize::from(modifier)] = Some(attr);
        }
        reductions.parse(p, parts, &mut entry, Some(by_reference))?;
    }
    p.region_part(parts, region, entry)
}

pub(super) fn print_private_reduction_region(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let Some((_, privates, barrier, reductions, modifier, by_reference)) = clauses(args) else { return };
    let entry = op.region(0).entry().map_or(&[][..], |block| block.args());
    let (own, rest) = entry.split_at(op.operands_of(privates.group.into()).len().min(entry.len()));
    if !own.is_empty() {
        p.write_text(privates.word);
        p.write_text("(");
        privates.print(op, p, own, None);
        if op.inherent(barrier.into()).is_some() {
            p.write_text(BARRIER);
            p.write_text(" ");
        }
    }
    let reduced = &rest[..op.operands_of(reductions.group.into()).len().min(rest.len())];
    if !reduced.is_empty() {
        p.write_text(reductions.word);
        p.write_text("(");
        if op.inherent(modifier.into()).is_some() {
            p.write_text(MODIFIER);
            p.write_text(": ");
            print_case(op, p, modifier);
            p.write_text(", ");
        }
        reductions.print(op, p, reduced, Some(by_reference));
    }
    p.region(op.region(0), body(true));
}

/// The region, the private variables, whether there is a barrier, the reductions with their modifier, and whether each
/// is by reference.
fn clauses(args: &[CustomArg]) -> Option<(u8, Clause, u8, Clause, u8, u8)> {
    let &[
        CustomArg::Region(region),
        CustomArg::Operand(privates),
        CustomArg::Type(private_types),
        CustomArg::Attr(private_symbols),
        CustomArg::Attr(barrier),
        CustomArg::Attr(modifier),
        CustomArg::Operand(reductions),
        CustomArg::Type(reduction_types),
        CustomArg::Attr(by_reference),
        CustomArg::Attr(reduction_symbols),
    ] = args
    else {
        return None;
    };
    let privates =
        Clause { word: "private", group: privates, types: private_types, symbols: private_symbols };
    let reductions =
        Clause { word: "reduction", group: reductions, types: reduction_types, symbols: reduction_symbols };
    Some((region, privates, barrier, reductions, modifier, by_reference))
}

/// A clause whose variables have arguments of the region's entry block.
struct Clause {
    word: &'static str,
    group: u8,
    types: TypeArg,
    symbols: u8,
}

impl Clause {
    fn invalid(&self, p: &mut OpParser<'_, '_>) -> ParseError {
        p.error_here(format!("invalid `{}` format", self.word))
    }

    /// Parses the variables, after the parenthesis; with the slot for those by reference if the clause has one.
    fn parse(
        &self,
        p: &mut OpParser<'_, '_>,
        parts: &mut Parts<'_>,
        entry: &mut Vec<RegionArg>,
        by_reference: Option<u8>,
    ) -> ParseResult<()> {
        let cx = p.cx();
        let first = entry.len();
        let mut values = Vec::new();
        let mut symbols = Vec::new();
        let mut references = Vec::new();
        p.comma_separated(Delimiter::None, |p| {
            references.push(by_reference.is_some() && p.optional_keyword(BY_REFERENCE));
            let at = p.span();
            let symbol = p.attr(None)?;
            if !matches!(cx.attr_kind(symbol), AttrKind::SymbolRef { .. }) {
                return Err(p.error(at, "expected the symbol of a declaration"));
            }
            symbols.push(symbol);
            values.push(p.operand()?);
            p.token("->")?;
            entry.push(p.argument(Some(cx.none_ty()), false)?);
            Ok(())
        })?;
        let types = p.colon_type_list()?;
        if types.len() != values.len() {
            return Err(self.invalid(p));
        }
        p.token(")")?;
        for (arg, &ty) in entry[first..].iter_mut().zip(&types) {
            arg.ty = ty;
        }
        parts.state.inherent[usize::from(self.symbols)] = Some(cx.array_attr(&symbols));
        if let Some(slot) = by_reference {
            parts.state.inherent[usize::from(slot)] = Some(cx.dense_array_attr::<bool>(&references));
        }
        parts.set_operands(self.group, values);
        parts.set_types(self.types, types);
        Ok(())
    }

    /// Prints the variables and the parenthesis after them.
    fn print(&self, op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[Value], by_reference: Option<u8>) {
        let symbols = op.inherent(self.symbols.into()).and_then(|attr| attr.as_array());
        let references = by_reference.and_then(|slot| op.inherent(slot.into())?.as_dense_array::<bool>());
        let types: Vec<Type> = op.operands_of(self.group.into()).map(|value| op.ty(value).id()).collect();
        for (at, (variable, &arg)) in op.operands_of(self.group.into()).zip(args).enumerate() {
            separate(p, at);
            if references.as_ref().is_some_and(|references| references.get(at) == Some(&true)) {
                p.write_text(BY_REFERENCE);
                p.write_text(" ");
            }
            if let Some(&symbol) = symbols.and_then(|symbols| symbols.get(at)) {
                p.attr(symbol);
                p.write_text(" ");
            }
            p.operand(variable);
            p.write_text(" -> ");
            p.operand(arg);
        }
        p.types_between(" : ", types, ") ");
    }
}

/// Operands with a type each.
#[derive(Default)]
struct Typed {
    values: Vec<UnresolvedOperand>,
    types: Vec<Type>,
}

impl Typed {
    /// Parses `%value : type`.
    fn parse(&mut self, p: &mut OpParser<'_, '_>) -> ParseResult<()> {
        self.values.push(p.operand()?);
        self.types.push(p.colon_type()?);
        Ok(())
    }

    /// Makes them the operands of a group.
    fn store(self, parts: &mut Parts<'_>, group: u8, types: TypeArg) {
        parts.set_operands(group, self.values);
        parts.set_types(types, self.types);
    }
}

/// Prints a comma before all but the first.
fn separate(p: &mut OpPrinter<'_>, at: usize) {
    if at > 0 {
        p.write_text(", ");
    }
}
