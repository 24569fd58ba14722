//! Parses operations, regions and blocks.

use smallvec::SmallVec;
use support::{Diagnostic, Span};

use super::basics::{
    Delimiter, ParseResult, REGION_DEPTH, RegionArg, ResultName, ResultNames, UnresolvedOperand,
};
use super::core::Core;
use super::deferral::{Around, CustomName};
use super::number::magnitude;
use super::op_parser::OpParser;
use super::types::{TypeList, integer_word};
use super::{format, old_text};
use crate::definitions::attr::AttrSyntax;
use crate::definitions::op::{Assembly, OpDef, Segments, Traits};
use crate::interfaces::allows_unknown_operations;
use crate::ir::body::Body;
use crate::ir::entities::{Block, Region};
use crate::ir::state::OpState;
use crate::text::lexer::Tok;
use crate::values::context::{AttrRef, OpName};
use crate::values::ids::{Attr, Ident};
use crate::values::type_kind::TypeKind;

impl<'a> Core<'a> {
    /// An operation with its result names, appended to `block`.
    pub(crate) fn operation(&mut self, block: Block) -> ParseResult<()> {
        let start = self.span();
        let names = self.result_names()?;
        let span = self.span();
        let (name, custom) = match self.tok.kind {
            // An integer type is not a name.
            Tok::Bare if integer_word(self.spelling()).is_none() => {
                let CustomName { name, known } = self.custom_name();
                (name, Some(known.ok_or_else(|| self.unknown_custom(span, self.slice(span), name))?))
            }
            Tok::String => (self.generic_name()?, None),
            _ => return Err(self.wrong_token("expected operation name in quotes")),
        };
        let def = custom.map_or_else(|| self.cx.op_def(name), |(def, _)| Some(def));
        // Filled in place: it is too large to be handed around.
        let mut state = OpState::with_def(self.cx, name, def, self.loc_of(span));
        match custom {
            Some((def, around)) => self.custom_operation(&mut state, span, def, around)?,
            None => self.generic_operation(&mut state, span)?,
        }
        if let Some(loc) = self.trailing_loc()? {
            state.loc = loc;
        }
        let cx = self.cx;
        let op = self.body().create_op(cx, state);
        self.body().append_op(block, op);
        if names.is_empty() {
            return Ok(());
        }
        let results = self.body().num_results(op);
        if results == 0 {
            return Err(self.error(start, "cannot name an operation with no results"));
        }
        let named: u64 = names.iter().map(|n| u64::from(n.count)).sum();
        if named != results as u64 {
            let message = format!("operation defines {results} results but was provided {named} to bind");
            return Err(self.error(start, message));
        }
        let mut values = self.body().results(op);
        for name in &names {
            for number in 0..name.count {
                let Some(value) = values.next() else { break };
                self.define(name.span, number, value)?;
            }
        }
        Ok(())
    }

    /// `%a, %b:2 =`, if present.
    fn result_names(&mut self) -> ParseResult<ResultNames> {
        let mut names = ResultNames::new();
        if !self.at(Tok::Percent) {
            return Ok(names);
        }
        self.list(Delimiter::None, "", |p| {
            let span = p.span();
            p.expect(Tok::Percent, "expected valid ssa identifier")?;
            let mut count = 1;
            if p.eat(Tok::Colon) {
                if !p.at(Tok::Integer) {
                    return Err(p.wrong_token("expected integer number of results"));
                }
                count = match magnitude(p.spelling()).and_then(|n| u32::try_from(n).ok()) {
                    Some(count) if count > 0 => count,
                    _ => {
                        let message = "expected named operation to have at least 1 result";
                        return Err(p.error_here(message));
                    }
                };
                p.advance();
            }
            names.push(ResultName { span, count });
            Ok(())
        })?;
        self.expect(Tok::Equal, "expected '=' after SSA name")?;
        Ok(names)
    }

    // The generic form.

    /// What follows the name at `span`.
    fn generic_operation(&mut self, state: &mut OpState, span: Span) -> ParseResult<()> {
        let properties = self.generic_tail(state)?;
        // The values of attributes are checked last, as in MLIR.
        match properties {
            Some(properties) => self.set_properties(state, properties, span)?,
            None => self.check_inherent(state, span)?,
        }
        self.default_segments(state);
        Ok(())
    }

    /// Checks the constraints of inherent attributes given among the discardable ones.
    fn check_inherent(&mut self, state: &OpState, span: Span) -> ParseResult<()> {
        let Some(def) = self.cx.op_def(state.name) else { return Ok(()) };
        let wrong = def.attributes.iter().enumerate().filter(|&(slot, spec)| {
            let given = state.inherent[slot].filter(|_| def.segment_groups(slot).is_none());
            given.is_some_and(|attr| !spec.accepts(self.cx.attr_ref(attr)))
        });
        // As in MLIR, they are checked in the order of their names.
        match wrong.map(|(_, spec)| spec).min_by_key(|spec| spec.name) {
            Some(spec) => Err(self.error(span, spec.violation(def.name))),
            None => Ok(()),
        }
    }

    /// The operation named by the current string.
    fn generic_name(&mut self) -> ParseResult<OpName> {
        let span = self.span();
        let spelling = self.spelling();
        if let Some(&name) = self.op_names.get(spelling) {
            self.advance();
            return Ok(name);
        }
        let name = self.string_text()?;
        if name.is_empty() {
            return Err(self.error(span, "empty operation name is invalid"));
        }
        if name.contains('\0') {
            return Err(self.error(span, "null character not allowed in operation name"));
        }
        let op_name = self.cx.op_name(&name);
        if self.cx.op_def(op_name).is_none() {
            self.check_unregistered(span, &name)?;
        }
        self.op_names.insert(spelling, op_name);
        Ok(op_name)
    }

    fn check_unregistered(&mut self, span: Span, name: &str) -> ParseResult<()> {
        let dialect = name.split('.').next().unwrap_or_default();
        if let Some(known) = self.cx.dialect(dialect) {
            if allows_unknown_operations(known) {
                return Ok(());
            }
            let message = format!(
                "unregistered operation '{name}' found in dialect ('{dialect}') that does not allow unknown \
                 operations"
            );
            return Err(self.error(span, message));
        }
        if !self.cx.allows_unregistered() {
            let message = "operation being parsed with an unregistered dialect. If this is intended, please \
                           use -allow-unregistered-dialect with the MLIR tool used";
            let mut diagnostic = Diagnostic::error(self.not_past_end(self.span()), message);
            diagnostic.help = old_text::operation(self.cx, name, &[]);
            return Err(self.report(diagnostic));
        }
        Ok(())
    }

    /// What follows the name in the generic form; returns the properties, which are still to be set.
    fn generic_tail(&mut self, state: &mut OpState) -> ParseResult<Option<Attr>> {
        let mut operands: SmallVec<[UnresolvedOperand; 4]> = SmallVec::new();
        self.expect(Tok::LParen, "expected '(' to start operand list")?;
        if self.at(Tok::Percent) {
            self.list(Delimiter::None, "", |p| {
                operands.push(p.operand(true)?);
                Ok(())
            })?;
        }
        self.expect(Tok::RParen, "expected ')' to end operand list")?;
        if self.at(Tok::LSquare) {
            self.generic_successors(state)?;
        }
        let mut properties = None;
        if self.eat(Tok::Less) {
            properties = Some(self.attr(None)?);
            self.expect(Tok::Greater, "expected '>' to close properties")?;
        }
        if self.eat(Tok::LParen) {
            self.generic_regions(state)?;
        }
        if self.at(Tok::LBrace) {
            let def = self.cx.op_def(state.name);
            let mut entries = self.attr_dict()?;
            // If segment sizes are spelled in both ways, the last name counts, as in MLIR, which sorts the entries.
            entries.sort_unstable_by_key(|&(name, _)| self.cx.str(name));
            for (name, attr) in entries {
                let slot = def.and_then(|def| Some((def, def.dictionary_slot(self.cx.str(name))?)));
                match slot {
                    // If properties are given, they count, and nothing else is checked.
                    Some((def, slot)) if properties.is_some() || def.segment_groups(slot).is_some() => {
                        state.inherent[slot] =
                            def.stored(slot, self.cx.attr_ref(attr)).or(state.inherent[slot]);
                    }
                    Some((_, slot)) => state.inherent[slot] = Some(attr),
                    None => state.discardable.push((name, attr)),
                }
            }
        }
        self.expect(Tok::Colon, "expected ':' followed by operation type")?;
        let at = self.span();
        let inputs = self.operation_type(state)?;
        if inputs.len() != operands.len() {
            let s = if operands.len() == 1 { "" } else { "s" };
            let message = format!("expected {} operand type{s} but had {}", operands.len(), inputs.len());
            return Err(self.error(at, message));
        }
        for (&operand, &ty) in operands.iter().zip(&inputs) {
            let value = self.resolve(operand, ty)?;
            state.operands.push(value);
        }
        Ok(properties)
    }

    /// The type of an operation, `(operands) -> results`; returns the types of the operands.
    fn operation_type(&mut self, state: &mut OpState) -> ParseResult<TypeList> {
        if self.at(Tok::LParen) {
            // In the usual form, the function type itself is not needed.
            return self.nested(1, |p| {
                let inputs = p.type_list_parens()?;
                p.expect(Tok::Arrow, "expected '->' in function type")?;
                state.result_types = p.function_result_types()?.into_iter().collect();
                Ok(inputs)
            });
        }
        let at = self.span();
        let ty = self.ty()?;
        match self.cx.type_kind(ty) {
            TypeKind::Function { inputs, results } => {
                state.result_types.extend_from_slice(results);
                Ok(inputs.iter().copied().collect())
            }
            _ => Err(self.error(at, "expected function type")),
        }
    }

    fn generic_successors(&mut self, state: &mut OpState) -> ParseResult<()> {
        let known = self.cx.op_def(state.name);
        if known.is_some_and(|d| !d.traits.contains(Traits::TERMINATOR)) {
            return Err(self.error_here("successors in non-terminator"));
        }
        self.advance();
        if self.at(Tok::RSquare) {
            return Err(self.wrong_token("expected list element"));
        }
        self.list(Delimiter::None, "", |p| {
            let block = p.successor()?;
            state.successors.push(block);
            Ok(())
        })?;
        self.expect(Tok::RSquare, "expected ',' or ']'")
    }

    /// A block as a successor.
    pub(crate) fn successor(&mut self) -> ParseResult<Block> {
        let span = self.span();
        self.expect(Tok::Caret, "expected block name")?;
        Ok(self.block_named(span))
    }

    /// Distributes `<{...}>` over the slots of a registered operation; keeps it whole for an unregistered one.
    fn set_properties(&mut self, state: &mut OpState, properties: Attr, at: Span) -> ParseResult<()> {
        let cx = self.cx;
        let Some(def) = cx.op_def(state.name) else {
            state.inherent[0] = Some(properties);
            return Ok(());
        };
        let shown = cx.attr_ref(properties);
        let invalid = |why: String| format!("invalid properties {shown} for op {}: {why}", def.name);
        let Some(entries) = shown.as_dictionary() else {
            return Err(self.error(at, invalid("expected DictionaryAttr to set properties".to_owned())));
        };
        if def.attributes.is_empty() {
            let why = "this operation does not support properties".to_owned();
            return Err(self.error(at, invalid(why)));
        }
        // The old spelling of segment sizes counts if the new one is not given.
        let spelled = |&&(name, _): &&(Ident, Attr)| def.attr_slot(cx.str(name)).is_none();
        let (old, new): (Vec<_>, Vec<_>) = entries.iter().partition(spelled);
        for &(name, attr) in old.into_iter().chain(new) {
            let name = cx.str(name);
            // As in MLIR, unknown entries are dropped.
            let Some(slot) = def.attr_slot(name).or_else(|| def.dictionary_slot(name)) else { continue };
            match property_from(def, slot, cx.attr_ref(attr)) {
                Ok(kept) => state.inherent[slot] = Some(kept),
                Err(why) => return Err(self.error(at, invalid(why))),
            }
        }
        Ok(())
    }

    /// Sets segment sizes to zero if the text omits them or gives the wrong number of them.
    fn default_segments(&mut self, state: &mut OpState) {
        let Some(def) = self.cx.op_def(state.name) else { return };
        for (segments, specs) in [(def.operand_segments, def.operands), (def.result_segments, def.results)] {
            let Segments::Attribute(slot) = segments else { continue };
            let slot = &mut state.inherent[usize::from(slot)];
            let sizes = slot.and_then(|attr| self.cx.attr_ref(attr).as_dense_array::<i32>());
            if sizes.is_none_or(|sizes| sizes.len() != specs.len()) {
                *slot = Some(self.cx.dense_array_attr::<i32>(&vec![0; specs.len()]));
            }
        }
    }

    fn generic_regions(&mut self, state: &mut OpState) -> ParseResult<()> {
        // Most operations in symbol tables are isolated and are deferred one by one.
        let single = self.cx.op_def(state.name).is_some_and(|d| {
            matches!(d.regions, [r] if !r.variadic) && !d.traits.contains(Traits::SYMBOL_TABLE)
        });
        if single && self.at(Tok::LBrace) && self.defer_region(state, &[])? {
            return self.expect(Tok::RParen, "expected ')' to end region list");
        }
        loop {
            self.region_of(state, &[])?;
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "expected ')' to end region list")
    }

    // The custom form.

    /// What follows the name at `span`.
    fn custom_operation(
        &mut self,
        state: &mut OpState,
        span: Span,
        def: &'static OpDef,
        around: Around,
    ) -> ParseResult<()> {
        self.around.push(around);
        let mut parser = OpParser::new(self, state.name, def, span);
        let parsed = match (def.assembly.format(), def.assembly.by_hand()) {
            (Some(program), _) => format::parse(&mut parser, def, program, state),
            (None, Some(functions)) => {
                let parsed = (functions.parse)(&mut parser, state);
                parsed.and_then(|()| parser.check_given(state))
            }
            (None, None) => Err(parser.error(
                span,
                match def.assembly {
                    Assembly::Missing => "has a custom form that its records leave to code, so only the generic form can be read",
                    _ => "has no custom assembly form",
                },
            )),
        };
        self.around.pop();
        parsed
    }

    /// The operation that the current word names, possibly of the default dialect.
    fn custom_name(&mut self) -> CustomName {
        let written = self.spelling();
        self.advance();
        // Usually there is no default dialect, and skipping the comparison is faster than comparing empty names.
        let dialect = self.around.last().map(|around| around.default_dialect).filter(|d| !d.is_empty());
        if let Some(&name) = self.custom_names.get(&(dialect, written)) {
            return name;
        }
        let name = if written.split_once('.').is_some_and(|(_, name)| !name.is_empty()) {
            self.cx.op_name(written)
        } else {
            self.cx.op_name(&format!("{}.{written}", dialect.unwrap_or_default()))
        };
        let name = CustomName::new(self.cx, name);
        self.custom_names.insert((dialect, written), name);
        name
    }

    fn unknown_custom(&mut self, span: Span, written: &str, name: OpName) -> super::ParseError {
        let tried = self.cx.op_name_str(name);
        let dialect = tried.split('.').next().unwrap_or_default();
        let also = if written == tried { String::new() } else { format!(" (tried '{tried}' as well)") };
        if let Some(known) = self.cx.dialect(dialect) {
            let message = format!("custom op '{written}' is unknown{also}");
            let mut diagnostic = Diagnostic::error(span, message);
            let syntax = || old_text::syntax(self.text, span.start as usize, &diagnostic.message);
            diagnostic.help = self.modern_name(written).or_else(syntax).or_else(|| {
                // The dialect's name does not count for similarity.
                let mnemonics =
                    known.ops.iter().filter_map(|op| op.name.split_once('.')).map(|(_, name)| name);
                let near = support::suggest::nearest(tried.split_once('.')?.1, mnemonics)?;
                Some(format!("there is an operation '{dialect}.{near}'"))
            });
            return self.report(diagnostic);
        }
        let names: Vec<&str> = self.cx.dialects().iter().map(|d| d.name).collect();
        let message = format!("Dialect `{dialect}' not found for custom op '{written}' {also}");
        let note = format!(
            "Available dialects: {} ; for more info on dialect registration see \
             https://mlir.llvm.org/getting_started/Faq/\
             #registered-loaded-dependent-whats-up-with-dialects-management",
            names.join(", ")
        );
        let note = Diagnostic::note(span, note);
        let mut diagnostic = Diagnostic::error(span, message);
        diagnostic.notes.push(note);
        diagnostic.help = self.modern_name(written);
        self.report(diagnostic)
    }

    /// The present name of the operation that an unknown name may have meant.
    fn modern_name(&self, written: &str) -> Option<String> {
        let functions: Vec<&'static str> = self.around.iter().filter_map(|around| around.function).collect();
        old_text::operation(self.cx, written, &functions)
    }

    // Regions and blocks.

    /// Parses a region of an operation, into the operation's own body if it is isolated.
    pub(crate) fn region_of(&mut self, state: &mut OpState, args: &[RegionArg]) -> ParseResult<Region> {
        let Some(mut body) = state.body.take() else {
            let region = self.body().create_region();
            state.regions.push(region);
            self.region(region, args)?;
            return Ok(region);
        };
        if !body.is_fresh() {
            // A region after the first.
            let region = body.add_root();
            self.push_scope(body);
            let parsed = self.region(region, args);
            state.body = Some(self.pop_scope());
            return parsed.map(|()| region);
        }
        *body = self.isolated_body(args)?;
        let region = body.roots()[0];
        state.body = Some(body);
        Ok(region)
    }

    /// The body with a single region.
    pub(super) fn isolated_body(&mut self, args: &[RegionArg]) -> ParseResult<Body> {
        // Filled in memory that other bodies grew, so the compacted copy takes no more than it needs.
        let mut filling = self.spare_bodies.pop().unwrap_or_else(|| Box::new(Body::new(self.cx)));
        filling.renew(self.cx);
        let region = filling.add_root();
        self.push_scope(filling);
        let parsed = self.region(region, args);
        let mut filling = self.pop_scope();
        parsed?;
        let body = filling.move_compacted();
        self.spare_bodies.push(filling);
        Ok(body)
    }

    /// `{ blocks }`
    fn region(&mut self, region: Region, args: &[RegionArg]) -> ParseResult<()> {
        self.expect(Tok::LBrace, "expected '{' to begin a region")?;
        if args.is_empty() && self.eat(Tok::RBrace) {
            return Ok(());
        }
        self.nested(REGION_DEPTH, |p| {
            p.push_region();
            let parsed = p.blocks(region, args);
            p.pop_region(parsed)
        })?;
        self.expect(Tok::RBrace, "expected '}' to end a region")
    }

    fn blocks(&mut self, region: Region, args: &[RegionArg]) -> ParseResult<()> {
        let entry = self.body().create_block(&[]);
        self.body().append_block(region, entry);
        if !args.is_empty() {
            if self.at(Tok::Caret) {
                return Err(self.error_here("invalid block name in region with named arguments"));
            }
            for arg in args {
                self.entry_argument(entry, arg)?;
            }
        }
        if self.at(Tok::Caret) {
            self.block(region, Some(entry))?
        } else {
            self.block_ops(entry)?
        }
        while !self.at(Tok::RBrace) {
            self.block(region, None)?;
        }
        Ok(())
    }

    fn entry_argument(&mut self, entry: Block, arg: &RegionArg) -> ParseResult<()> {
        let name = arg.name.span;
        if let Some(earlier) = self.place_of(name) {
            let message = format!("region entry argument '{}' is already in use", self.slice(name));
            let diagnostic = Diagnostic::error(name, message);
            return Err(self.report(diagnostic.with_note(earlier, "previously referenced here")));
        }
        let loc = arg.loc.unwrap_or_else(|| self.loc_of(name));
        let value = self.body().add_block_arg(entry, arg.ty, loc);
        self.define(name, 0, value)
    }

    /// `^label(arguments):` and operations. `given` is the entry block.
    fn block(&mut self, region: Region, given: Option<Block>) -> ParseResult<()> {
        let label = self.span();
        self.expect(Tok::Caret, "expected block name")?;
        let block = self.define_block(label, given)?;
        if given.is_none() {
            self.body().append_block(region, block);
        }
        self.list(Delimiter::OptionalParen, "", |p| p.block_argument(block))?;
        self.expect(Tok::Colon, "expected ':' after block name")?;
        self.block_ops(block)
    }

    fn block_argument(&mut self, block: Block) -> ParseResult<()> {
        let name = self.operand(true)?;
        self.expect(Tok::Colon, "expected ':' and type for SSA operand")?;
        let ty = self.ty()?;
        let loc = match self.trailing_loc()? {
            Some(loc) => loc,
            None => self.loc_of(name.span),
        };
        let value = self.body().add_block_arg(block, ty, loc);
        self.define(name.span, name.number, value)
    }

    fn block_ops(&mut self, block: Block) -> ParseResult<()> {
        while !matches!(self.tok.kind, Tok::Caret | Tok::RBrace) {
            self.operation(block)?;
        }
        Ok(())
    }
}

/// The attribute that an operation stores for an entry of its properties, or MLIR's message about what is wrong
/// with it.
pub(super) fn property_from(def: &OpDef, slot: usize, value: AttrRef<'_>) -> Result<Attr, String> {
    let Some(spec) = def.attributes.get(slot) else { return Ok(value.id()) };
    if let Some(count) = def.segment_groups(slot) {
        return match value.as_dense_array::<i32>().map(|sizes| sizes.len()) {
            Some(found) if found == count => Ok(value.id()),
            Some(found) => Err(format!("size mismatch in attribute conversion: {found} vs {count}")),
            None => Err("expected DenseI32ArrayAttr for key `value`".to_owned()),
        };
    }
    match spec.syntax {
        AttrSyntax::Property(kind) => kind.convert(value),
        _ if spec.stores(value) => Ok(value.id()),
        _ => Err(format!("Invalid attribute `{}` in property conversion: {value}", spec.name)),
    }
}
