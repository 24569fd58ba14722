//! The parser that hand-written parsers of operations use.

use std::ops::{Deref, DerefMut};

use support::Span;

use super::affine::MapOperands;
use super::attr_parser::AttrParser;
use super::basics::{Delimiter, ParseError, ParseResult, RegionArg, UnresolvedOperand};
use super::core::{Core, ListStart};
use crate::definitions::attr::AttrSyntax;
use crate::definitions::op::{Assembly, OpDef, Traits};
use crate::ir::body::Body;
use crate::ir::builder::implicit_op;
use crate::ir::entities::{Block, Region, Value};
use crate::ir::state::OpState;
use crate::text::lexer::Tok;
use crate::values::affine::kind::AffineMap;
use crate::values::context::OpName;
use crate::values::ids::{Attr, Ident, Loc, Type};

/// Parses one operation in its custom syntax.
///
/// Dereferences to [`AttrParser`].
pub struct OpParser<'p, 'a> {
    inner: AttrParser<'p, 'a>,
    def: &'static OpDef,
    name_span: Span,
    /// Inherent attributes from dictionaries, by slot; `None` for one of the wrong kind.
    given: Vec<(usize, Option<Attr>)>,
}

impl<'p, 'a> Deref for OpParser<'p, 'a> {
    type Target = AttrParser<'p, 'a>;

    fn deref(&self) -> &Self::Target {
        &self.inner
    }
}

impl DerefMut for OpParser<'_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.inner
    }
}

impl<'p, 'a> OpParser<'p, 'a> {
    pub(crate) fn new(core: &'p mut Core<'a>, name: OpName, def: &'static OpDef, name_span: Span) -> Self {
        OpParser { inner: AttrParser::of_op(core, name), def, name_span, given: Vec::new() }
    }

    /// The definition of the operation.
    pub fn def(&self) -> &'static OpDef {
        self.def
    }

    /// The span of the operation's name.
    pub fn name_span(&self) -> Span {
        self.name_span
    }

    /// The body that will hold the operation.
    pub fn body(&self) -> &Body {
        self.inner.core.body_ref()
    }

    /// The type of a resolved value.
    pub fn value_ty(&self, value: Value) -> Type {
        self.body().ty(value)
    }

    /// `element, element, ...` inside a delimiter.
    ///
    /// # Errors
    /// If a delimiter is missing, or `element` fails.
    pub fn comma_separated(
        &mut self,
        delimiter: Delimiter,
        element: impl FnMut(&mut Self) -> ParseResult<()>,
    ) -> ParseResult<()> {
        self.comma_separated_in(delimiter, "", element)
    }

    /// Like [`OpParser::comma_separated`]; messages end with `context`, such as ` in dynamic index list`.
    ///
    /// # Errors
    /// If a delimiter is missing, or `element` fails.
    pub fn comma_separated_in(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        mut element: impl FnMut(&mut Self) -> ParseResult<()>,
    ) -> ParseResult<()> {
        let ListStart::Elements(close) = self.core.open(delimiter, context)? else { return Ok(()) };
        loop {
            element(self)?;
            if !self.core.eat(Tok::Comma) {
                break;
            }
        }
        self.core.close(close, context)
    }

    /// `element, element, ...` up to `close`, after the opening token. There may be no elements.
    ///
    /// # Errors
    /// If a comma or `close` is missing, or `element` fails.
    pub fn comma_separated_until(
        &mut self,
        close: &str,
        mut element: impl FnMut(&mut Self) -> ParseResult<()>,
    ) -> ParseResult<()> {
        let mut done = self.optional_token(close);
        while !done {
            element(self)?;
            done = self.optional_token(close);
            if !done && !self.core.eat(Tok::Comma) {
                return Err(self.core.wrong_token(format!("expected ',' or '{close}'")));
            }
        }
        Ok(())
    }

    // Operands.

    /// An operand.
    ///
    /// # Errors
    /// If no operand starts here.
    pub fn operand(&mut self) -> ParseResult<UnresolvedOperand> {
        self.core.operand(true)
    }

    /// An operand, if one starts here.
    ///
    /// # Errors
    /// If its result number is malformed.
    pub fn optional_operand(&mut self) -> ParseResult<Option<UnresolvedOperand>> {
        self.core.optional_operand()
    }

    /// Operands separated by commas, possibly none.
    ///
    /// # Errors
    /// If a delimiter or an operand is missing.
    pub fn operand_list(&mut self, delimiter: Delimiter) -> ParseResult<Vec<UnresolvedOperand>> {
        let mut operands = Vec::new();
        if delimiter == Delimiter::None && !self.core.at(Tok::Percent) {
            return Ok(operands);
        }
        self.core.list(delimiter, " in operand list", |core| {
            operands.push(core.operand(true)?);
            Ok(())
        })?;
        Ok(operands)
    }

    /// This many operands, separated by commas.
    ///
    /// # Errors
    /// If a delimiter or an operand is missing, or there are more or fewer of them.
    pub fn operand_list_of(
        &mut self,
        delimiter: Delimiter,
        count: usize,
    ) -> ParseResult<Vec<UnresolvedOperand>> {
        let at = self.span();
        if delimiter == Delimiter::None && count > 0 && !self.core.at(Tok::Percent) {
            return Err(match self.core.tok.kind {
                Tok::LParen | Tok::LSquare => self.core.error_here("unexpected delimiter"),
                _ => self.core.wrong_token("expected operand"),
            });
        }
        let operands = self.operand_list(delimiter)?;
        if operands.len() == count {
            Ok(operands)
        } else {
            Err(self.error(at, format!("expected {count} operands")))
        }
    }

    /// The value an operand names; it may be defined later.
    ///
    /// # Errors
    /// If the value has another type.
    pub fn resolve(&mut self, operand: &UnresolvedOperand, ty: Type) -> ParseResult<Value> {
        self.core.resolve(*operand, ty)
    }

    /// Resolves operands and adds them to the operation. `span` is for messages.
    ///
    /// # Errors
    /// If the numbers of types and operands differ, or a value has another type.
    pub fn resolve_into(
        &mut self,
        operands: &[UnresolvedOperand],
        types: &[Type],
        span: Span,
        state: &mut OpState,
    ) -> ParseResult<()> {
        self.same_count(span, operands.len(), types.len())?;
        for (operand, &ty) in operands.iter().zip(types) {
            let value = self.resolve(operand, ty)?;
            state.operands.push(value);
        }
        Ok(())
    }

    /// Resolves operands of one type and adds them to the operation.
    ///
    /// # Errors
    /// If a value has another type.
    pub fn resolve_all(
        &mut self,
        operands: &[UnresolvedOperand],
        ty: Type,
        state: &mut OpState,
    ) -> ParseResult<()> {
        for operand in operands {
            let value = self.resolve(operand, ty)?;
            state.operands.push(value);
        }
        Ok(())
    }

    /// Checks that there are as many types as operands.
    ///
    /// # Errors
    /// If the numbers differ.
    pub fn same_count(&mut self, span: Span, operands: usize, types: usize) -> ParseResult<()> {
        if operands == types {
            return Ok(());
        }
        let message =
            format!("number of operands and types do not match: got {operands} operands and {types} types");
        Err(self.error(span, message))
    }

    /// `[%i + 1, symbol(%n)]`: the map, and its operands with dimensions first.
    ///
    /// # Errors
    /// If it is malformed.
    pub fn affine_map_of_ssa_ids(&mut self, delimiter: Delimiter) -> ParseResult<(AffineMap, MapOperands)> {
        self.core.affine_map_of_ssa_ids(delimiter)
    }

    /// One affine expression over SSA values: a map with one result, and its operands with dimensions first.
    ///
    /// # Errors
    /// If it is malformed.
    pub fn affine_expr_of_ssa_ids(&mut self) -> ParseResult<(AffineMap, MapOperands)> {
        self.core.affine_expr_of_ssa_ids()
    }

    // Attributes.

    /// `{name = value, ...}` or nothing: adds the attributes, inherent ones to their slots.
    ///
    /// # Errors
    /// If it is malformed, or an attribute is given twice.
    pub fn optional_attr_dict(&mut self, state: &mut OpState) -> ParseResult<()> {
        let span = self.span();
        let entries = self.optional_dict()?;
        self.add_attrs(state, entries, span)
    }

    /// `attributes {name = value, ...}` or nothing; like [`OpParser::optional_attr_dict`].
    ///
    /// # Errors
    /// If it is malformed, or an attribute is given twice.
    pub fn optional_attr_dict_with_keyword(&mut self, state: &mut OpState) -> ParseResult<()> {
        let span = self.span();
        if !self.optional_keyword("attributes") {
            return Ok(());
        }
        let entries = self.core.attr_dict()?;
        self.add_attrs(state, entries, span)
    }

    /// Adds the attributes of a dictionary at `span`, inherent ones to their slots.
    ///
    /// # Errors
    /// If an attribute is given twice, or the operation's format refuses it.
    pub fn add_attrs(
        &mut self,
        state: &mut OpState,
        entries: Vec<(Ident, Attr)>,
        span: Span,
    ) -> ParseResult<()> {
        let cx = self.cx();
        self.check_given_constraints(&entries, span)?;
        for (name, attr) in entries {
            let text = cx.str(name);
            match self.def.dictionary_slot(text) {
                Some(slot) => self.add_inherent(state, slot, attr)?,
                None if self.unwritten_property(text).is_some() => {
                    self.add_property(state, text, attr, span)?
                }
                None if state.discardable.iter().any(|(n, _)| *n == name) => return Err(self.duplicate(text)),
                None => state.discardable.push((name, attr)),
            }
        }
        Ok(())
    }

    fn is_declarative(&self) -> bool {
        matches!(self.def.assembly, Assembly::Declarative(_))
    }

    /// As in MLIR, a declarative format checks the inherent attributes of a dictionary, in the order of their names.
    fn check_given_constraints(&mut self, entries: &[(Ident, Attr)], span: Span) -> ParseResult<()> {
        if !self.is_declarative() {
            return Ok(());
        }
        let cx = self.cx();
        let def = self.def;
        let wrong = entries.iter().filter_map(|&(name, attr)| {
            let slot =
                def.dictionary_slot(cx.str(name)).filter(|&slot| def.segment_groups(slot).is_none())?;
            Some(&def.attributes[slot]).filter(|spec| !spec.accepts(cx.attr_ref(attr)))
        });
        match wrong.min_by_key(|spec| spec.name) {
            Some(spec) => Err(self.error(span, spec.violation(def.name))),
            None => Ok(()),
        }
    }

    /// Adds an inherent attribute. As in MLIR, hand-written parsers drop one of the wrong kind.
    fn add_inherent(&mut self, state: &mut OpState, slot: usize, attr: Attr) -> ParseResult<()> {
        let cx = self.cx();
        let spec = &self.def.attributes[slot];
        let stored = self.def.stored(slot, cx.attr_ref(attr));
        if state.inherent[slot].is_none() {
            state.inherent[slot] = stored;
        } else if !self.is_declarative() {
            return Err(self.duplicate(spec.name));
        }
        self.given.push((slot, stored));
        Ok(())
    }

    /// The slot of a property that is not an attribute and that the operation's format does not bind.
    fn unwritten_property(&self, name: &str) -> Option<usize> {
        let slot = self.def.attr_slot(name)?;
        let property = matches!(self.def.attributes[slot].syntax, AttrSyntax::Property(_));
        (property && !self.def.format_binds(slot)?).then_some(slot)
    }

    fn add_property(&mut self, state: &mut OpState, name: &str, attr: Attr, span: Span) -> ParseResult<()> {
        let Some(slot) = self.unwritten_property(name) else { return Ok(()) };
        let AttrSyntax::Property(kind) = self.def.attributes[slot].syntax else { return Ok(()) };
        if state.inherent[slot].is_some() {
            return Err(self.duplicate(name));
        }
        let kept = kind.convert(self.cx().attr_ref(attr)).map_err(|why| {
            let message = format!("'{}' op invalid property '{name}': {why}", self.def.name);
            self.core.error(span, message)
        })?;
        state.inherent[slot] = Some(kept);
        Ok(())
    }

    fn duplicate(&mut self, name: &str) -> ParseError {
        let at = self.name_span;
        self.error(at, format!("attribute '{name}' occurs more than once in the attribute list"))
    }

    /// Attributes from a dictionary replace what the format read.
    pub(crate) fn apply_given(&self, state: &mut OpState) {
        for &(slot, attr) in &self.given {
            if attr.is_some() {
                state.inherent[slot] = attr;
            }
        }
    }

    /// Checks that no attribute is given both in a dictionary and by the syntax.
    ///
    /// # Errors
    /// If one is.
    pub(crate) fn check_given(&mut self, state: &OpState) -> ParseResult<()> {
        let twice = |&&(slot, attr): &&(usize, Option<Attr>)| {
            state.inherent[slot].is_some() && state.inherent[slot] != attr
        };
        match self.given.iter().find(twice) {
            Some(&(slot, _)) => Err(self.duplicate(self.def.attributes[slot].name)),
            None => Ok(()),
        }
    }

    /// `loc(...)`, or nothing.
    ///
    /// # Errors
    /// If it is malformed.
    pub fn optional_loc(&mut self) -> ParseResult<Option<Loc>> {
        self.core.trailing_loc()
    }

    // Regions and successors.

    /// A region, added to the operation, with the terminators that the text omits.
    ///
    /// # Errors
    /// If it is absent or malformed.
    pub fn region(&mut self, state: &mut OpState, args: Vec<RegionArg>) -> ParseResult<()> {
        self.region_id(state, &args).map(|_| ())
    }

    /// A region as written: without the block and the terminator that the text may otherwise omit.
    ///
    /// # Errors
    /// If it is absent or malformed.
    pub fn region_as_written(&mut self, state: &mut OpState, args: Vec<RegionArg>) -> ParseResult<()> {
        self.core.region_of(state, &args).map(drop)
    }

    /// A region, or an empty one if none starts here; returns whether one did.
    ///
    /// # Errors
    /// If it is malformed.
    pub fn optional_region(&mut self, state: &mut OpState, args: Vec<RegionArg>) -> ParseResult<bool> {
        let there = self.core.at(Tok::LBrace);
        if there {
            self.region(state, args)?
        } else {
            self.empty_region(state);
        }
        Ok(there)
    }

    /// Like [`OpParser::optional_region`], for an isolated operation with no other region that omits no terminators
    /// and does not look into the region: another thread may parse it. Then it has one empty block until the whole
    /// file is read.
    ///
    /// # Errors
    /// If it is malformed.
    pub fn optional_deferred_region(
        &mut self,
        state: &mut OpState,
        args: Vec<RegionArg>,
    ) -> ParseResult<bool> {
        let deferred = self.core.at(Tok::LBrace) && self.core.defer_region(state, &args)?;
        if deferred { Ok(true) } else { self.optional_region(state, args) }
    }

    /// Adds a region without blocks.
    pub fn empty_region(&mut self, state: &mut OpState) -> Region {
        match &mut state.body {
            Some(body) => body.add_root(),
            None => {
                let region = self.core.body().create_region();
                state.regions.push(region);
                region
            }
        }
    }

    /// Like [`OpParser::region`]; returns the region.
    pub(crate) fn region_id(&mut self, state: &mut OpState, args: &[RegionArg]) -> ParseResult<Region> {
        let region = self.core.region_of(state, args)?;
        let cx = self.cx();
        let def = self.def;
        // A hand-written parser keeps the blocks as they are written.
        let single = self.is_declarative() && def.traits.contains(Traits::SINGLE_BLOCK);
        let single = single || def.implicit_terminator.is_some();
        let body = match &mut state.body {
            Some(body) => body,
            None => self.core.body(),
        };
        if single && body.entry_block(region).is_none() {
            let block = body.create_block(&[]);
            body.append_block(region, block);
        }
        let (Some(name), Some(block)) = (def.implicit_terminator, body.last_block(region)) else {
            return Ok(region);
        };
        let last = body.last_op(block).and_then(|op| cx.op_def(body.op_name(op)));
        if !last.is_some_and(|d| d.traits.contains(Traits::TERMINATOR)) {
            let terminator = implicit_op(cx, body, name, state.loc);
            body.append_op(block, terminator);
        }
        Ok(region)
    }

    /// Gives the operation's last region a block if it has none.
    pub fn ensure_block(&mut self, state: &OpState) {
        let Some(&region) = state.regions.last() else { return };
        let body = self.core.body();
        if body.entry_block(region).is_none() {
            let block = body.create_block(&[]);
            body.append_block(region, block);
        }
    }

    /// Appends an operation that the text omits to a block of the operation's region.
    pub fn append_op(&mut self, block: Block, state: OpState) {
        let cx = self.cx();
        let body = self.core.body();
        let op = body.create_op(cx, state);
        body.append_op(block, op);
    }

    /// `%name : type`, without the type if `ty` is given, then attributes if `attrs`, then a location.
    ///
    /// # Errors
    /// If it is malformed.
    pub fn argument(&mut self, ty: Option<Type>, attrs: bool) -> ParseResult<RegionArg> {
        let name = self.core.operand(false)?;
        let ty = match ty {
            Some(ty) => ty,
            None => self.colon_type()?,
        };
        let attrs = if attrs { self.optional_dict()? } else { Vec::new() };
        let loc = self.core.trailing_loc()?;
        Ok(RegionArg { name, ty, loc, attrs })
    }

    /// Arguments separated by commas, each like [`OpParser::argument`].
    ///
    /// # Errors
    /// If a delimiter is missing, or an argument is malformed.
    pub fn argument_list(
        &mut self,
        delimiter: Delimiter,
        ty: Option<Type>,
        attrs: bool,
    ) -> ParseResult<Vec<RegionArg>> {
        let mut args = Vec::new();
        if delimiter == Delimiter::None && !self.core.at(Tok::Percent) {
            return Ok(args);
        }
        self.comma_separated_in(delimiter, " in argument list", |p| {
            args.push(p.argument(ty, attrs)?);
            Ok(())
        })?;
        Ok(args)
    }

    /// `^block`
    ///
    /// # Errors
    /// If no block is named here.
    pub fn successor(&mut self) -> ParseResult<Block> {
        self.core.successor()
    }

    /// `^block`, if one comes next.
    pub fn optional_successor(&mut self) -> ParseResult<Option<Block>> {
        if self.core.at(Tok::Caret) { self.core.successor().map(Some) } else { Ok(None) }
    }

    /// `^block` or `^block(%a, %b : types)`: the block and the values passed to it.
    ///
    /// # Errors
    /// If it is malformed, or the types do not match.
    pub fn successor_and_operands(&mut self) -> ParseResult<(Block, Vec<Value>)> {
        let block = self.core.successor()?;
        let mut values = Vec::new();
        if !self.optional_token("(") {
            return Ok((block, values));
        }
        let span = self.span();
        let operands = self.operand_list(Delimiter::None)?;
        let types = self.optional_colon_type_list()?;
        self.same_count(span, operands.len(), types.len())?;
        for (operand, &ty) in operands.iter().zip(&types) {
            values.push(self.resolve(operand, ty)?);
        }
        self.token(")")?;
        Ok((block, values))
    }
}
