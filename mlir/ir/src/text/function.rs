//! The syntax that all function operations share: MLIR's function interface.

use support::Span;

use crate::interfaces::{ARG_ATTRS, FUNCTION_TYPE, RES_ATTRS, function_type, value_attrs};
use crate::ir::state::OpState;
use crate::ir::symbol_table::{NAME, VISIBILITY};
use crate::ir::view::OpRef;
use crate::text::parser::basics::{Delimiter, ParseResult, RegionArg};
use crate::text::parser::op_parser::OpParser;
use crate::text::printer::op::OpPrinter;
use crate::text::printer::options::RegionStyle;
use crate::values::attr_kind::AttrKind;
use crate::values::context::{AttrRef, Context};
use crate::values::ids::{Attr, Ident, Loc, Type};

/// Attributes that the syntax of a function determines.
const INFERRED: [&str; 3] = [VISIBILITY, NAME, FUNCTION_TYPE];

/// An argument of a function; in a declaration it may have no name.
#[derive(Clone, Debug)]
pub struct FunctionArg {
    /// The argument as the body sees it, if it has a name.
    pub arg: Option<RegionArg>,
    /// Its type.
    pub ty: Type,
    /// Its attributes.
    pub attrs: Vec<(Ident, Attr)>,
    /// Its location, if it is in the text.
    pub loc: Option<Loc>,
}

/// `(arguments) -> results` with their attributes.
#[derive(Clone, Default, Debug)]
pub struct Signature {
    /// The arguments.
    pub args: Vec<FunctionArg>,
    /// Whether `...` ends the arguments.
    pub variadic: bool,
    /// The result types.
    pub results: Vec<Type>,
    /// The attributes of each result.
    pub result_attrs: Vec<Vec<(Ident, Attr)>>,
}

impl Signature {
    /// The types of the arguments.
    pub fn inputs(&self) -> Vec<Type> {
        self.args.iter().map(|a| a.ty).collect()
    }

    /// The arguments of the body's entry block; none if they have no names.
    pub fn entry_args(&self) -> Vec<RegionArg> {
        self.args.iter().filter_map(|a| a.arg.clone()).collect()
    }
}

/// Parses `[visibility] @name(arguments) [-> results] [attributes {...}] [{ body }]`.
///
/// Sets `sym_visibility`, `sym_name`, `function_type`, `arg_attrs` and `res_attrs`.
///
/// # Errors
/// If the text is malformed.
pub fn parse_function(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
    let cx = p.cx();
    parse_visibility(p, state);
    let name = p.symbol_name()?;
    state.set_attr(cx, NAME, cx.string_attr(cx.str(name)));
    let signature = parse_signature(p, false)?;
    let ty = cx.function_ty(&signature.inputs(), &signature.results);
    state.set_attr(cx, FUNCTION_TYPE, cx.type_attr(ty));
    parse_function_attributes(p, state)?;
    set_signature_attrs(cx, state, &signature);
    let at = p.span();
    if p.optional_deferred_region(state, signature.entry_args())? {
        let empty = match &state.body {
            Some(body) => body.roots().last().is_some_and(|&r| body.entry_block(r).is_none()),
            None => state.regions.last().is_some_and(|&r| p.body().entry_block(r).is_none()),
        };
        if empty {
            return Err(p.error(at, "expected non-empty function body"));
        }
    }
    Ok(())
}

/// Parses `public`, `private`, `nested` or nothing, and sets `sym_visibility`.
pub fn parse_visibility(p: &mut OpParser<'_, '_>, state: &mut OpState) {
    let cx = p.cx();
    if let Some(word @ ("public" | "private" | "nested")) = p.peek_keyword() {
        p.optional_keyword(word);
        state.set_attr(cx, VISIBILITY, cx.string_attr(word));
    }
}

/// Parses `attributes {...}`, which must not contain attributes that the syntax itself determines.
fn parse_function_attributes(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
    let cx = p.cx();
    let span = p.span();
    if !p.optional_keyword("attributes") {
        return Ok(());
    }
    let entries = p.dict()?;
    if let Some((name, _)) = entries.iter().find(|(n, _)| INFERRED.contains(&cx.str(*n))) {
        let message = format!(
            "'{}' is an inferred attribute and should not be specified in the explicit attribute dictionary",
            cx.str(*name)
        );
        return Err(p.error(span, message));
    }
    p.add_attrs(state, entries, span)
}

/// Parses `(arguments) [-> results]`.
///
/// # Errors
/// If the text is malformed.
pub fn parse_signature(p: &mut OpParser<'_, '_>, allow_variadic: bool) -> ParseResult<Signature> {
    let mut signature = Signature::default();
    let mut named: Option<bool> = None;
    p.comma_separated(Delimiter::Paren, |p| {
        if signature.variadic {
            let at = p.span();
            return Err(p.error(at, "variadic arguments must be in the end of the argument list"));
        }
        if allow_variadic && p.optional_token("...") {
            signature.variadic = true;
            return Ok(());
        }
        let at = p.span();
        let has_name = p.text(at).starts_with('%');
        let arg = if has_name { parse_named(p, at, named)? } else { parse_unnamed(p, at, named)? };
        named = Some(has_name);
        signature.args.push(arg);
        Ok(())
    })?;
    parse_results(p, &mut signature)?;
    Ok(signature)
}

fn parse_named(p: &mut OpParser<'_, '_>, at: Span, named: Option<bool>) -> ParseResult<FunctionArg> {
    let arg = p.argument(None, true)?;
    if named == Some(false) {
        return Err(p.error(at, "expected type instead of SSA identifier"));
    }
    Ok(FunctionArg { ty: arg.ty, attrs: arg.attrs.clone(), loc: arg.loc, arg: Some(arg) })
}

fn parse_unnamed(p: &mut OpParser<'_, '_>, at: Span, named: Option<bool>) -> ParseResult<FunctionArg> {
    if named == Some(true) {
        return Err(p.error(at, "expected SSA identifier"));
    }
    let ty = p.ty()?;
    let attrs = p.optional_dict()?;
    let loc = p.optional_loc()?;
    Ok(FunctionArg { arg: None, ty, attrs, loc })
}

fn parse_results(p: &mut OpParser<'_, '_>, signature: &mut Signature) -> ParseResult<()> {
    if !p.optional_token("->") {
        return Ok(());
    }
    if !p.peek_token("(") {
        signature.results.push(p.ty()?);
        signature.result_attrs.push(Vec::new());
        return Ok(());
    }
    p.comma_separated(Delimiter::Paren, |p| {
        signature.results.push(p.ty()?);
        signature.result_attrs.push(p.optional_dict()?);
        Ok(())
    })
}

/// Sets `arg_attrs` and `res_attrs` if an argument or a result has attributes.
pub fn set_signature_attrs(cx: &Context, state: &mut OpState, signature: &Signature) {
    let array = |lists: &mut dyn Iterator<Item = &Vec<(Ident, Attr)>>| {
        let dictionaries: Vec<Attr> = lists.map(|l| cx.dictionary_attr(l)).collect();
        cx.attr(AttrKind::Array(dictionaries.into()))
    };
    if signature.args.iter().any(|a| !a.attrs.is_empty()) {
        let attrs = array(&mut signature.args.iter().map(|a| &a.attrs));
        state.set_attr(cx, ARG_ATTRS, attrs);
    }
    if signature.result_attrs.iter().any(|a| !a.is_empty()) {
        let attrs = array(&mut signature.result_attrs.iter());
        state.set_attr(cx, RES_ATTRS, attrs);
    }
}

/// Prints what [`parse_function`] parses.
pub fn print_function(op: OpRef<'_>, p: &mut OpPrinter<'_>) {
    let text = |name: &str| op.attr(name).and_then(|a| a.as_str());
    p.write_text(" ");
    if let Some(visibility) = text(VISIBILITY) {
        p.write_text(visibility);
        p.write_text(" ");
    }
    p.symbol_name(text(NAME).unwrap_or_default());
    let (inputs, results) = function_type(op).and_then(|ty| ty.as_function()).unwrap_or_default();
    print_signature(op, p, inputs, results, false);
    let elided = [VISIBILITY, NAME, FUNCTION_TYPE, ARG_ATTRS, RES_ATTRS];
    p.optional_attr_dict_with_keyword(op, &elided);
    if op.num_regions() > 0 && !op.region(0).is_empty() {
        p.write_text(" ");
        p.region(op.region(0), RegionStyle { entry_args: false, terminators: true, empty_block: false });
    }
}

/// Prints `(arguments) -> results`: arguments with their names if the operation has a body.
pub fn print_signature(
    op: OpRef<'_>,
    p: &mut OpPrinter<'_>,
    inputs: &[Type],
    results: &[Type],
    variadic: bool,
) {
    let body = (op.num_regions() > 0).then(|| op.region(0));
    let names = body.as_ref().and_then(|r| r.entry()).map(|b| b.args().to_vec());
    p.write_text("(");
    for (index, &ty) in inputs.iter().enumerate() {
        if index > 0 {
            p.write_text(", ");
        }
        let attrs = attrs_at(op, ARG_ATTRS, index);
        match names.as_ref().and_then(|n| n.get(index)) {
            Some(&argument) => p.region_argument_with(argument, &attrs, false),
            None => {
                p.ty(ty);
                p.optional_attrs(&attrs);
            }
        }
    }
    if variadic {
        p.write_text(if inputs.is_empty() { "..." } else { ", ..." });
    }
    p.write_text(")");
    print_results(op, p, results);
}

fn print_results(op: OpRef<'_>, p: &mut OpPrinter<'_>, results: &[Type]) {
    let Some(&first) = results.first() else { return };
    p.write_text(" -> ");
    let bare =
        results.len() == 1 && !op.cx().type_ref(first).is_function() && attrs_at(op, RES_ATTRS, 0).is_empty();
    if bare {
        return p.ty(first);
    }
    p.write_text("(");
    for (index, &ty) in results.iter().enumerate() {
        if index > 0 {
            p.write_text(", ");
        }
        p.ty(ty);
        p.optional_attrs(&attrs_at(op, RES_ATTRS, index));
    }
    p.write_text(")");
}

/// The attributes of one argument or result.
fn attrs_at<'a>(op: OpRef<'a>, list: &str, index: usize) -> Vec<(&'a str, Attr)> {
    let entries = value_attrs(op, list, index).and_then(AttrRef::as_dictionary).unwrap_or_default();
    entries.iter().map(|&(name, attr)| (op.cx().str(name), attr)).collect()
}
