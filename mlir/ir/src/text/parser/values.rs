//! Names of values and blocks, and uses that come before their definitions.
//!
//! Each isolated operation has its own body and names. A region of an operation that is not isolated sees the names
//! around it, and its own names end with it. A value that is used before it is defined is an argument of a scratch
//! block until then, so that it has a type.

use rustc_hash::FxHashMap;
use support::{Diagnostic, Span};

use super::basics::{ParseResult, UnresolvedOperand};
use super::core::Core;
use super::scope::{Definition, Key, NamedBlock, RegionNames, Scope};
use crate::ir::body::Body;
use crate::ir::entities::{Block, Value};
use crate::text::lexer::Tok;
use crate::values::context::OpName;
use crate::values::ids::Type;

impl<'a> Core<'a> {
    /// The body being filled.
    pub(crate) fn body(&mut self) -> &mut Body {
        &mut self.scope().body
    }

    /// The body being filled, immutably.
    pub(crate) fn body_ref(&self) -> &Body {
        &self.scopes.last().expect("operations are parsed inside a scope").body
    }

    fn scope(&mut self) -> &mut Scope<'a> {
        self.scopes.last_mut().expect("operations are parsed inside a scope")
    }

    /// Starts filling `body`.
    pub(crate) fn push_scope(&mut self, body: Box<Body>) {
        let values = self.spare.pop().unwrap_or_default();
        self.scopes.push(Scope {
            body,
            values,
            defined: Vec::new(),
            forward: 0,
            replaced: Vec::new(),
            scratch: None,
            regions: Vec::new(),
        });
    }

    /// Returns to the previous body; values that were used but never defined are recorded.
    pub(crate) fn pop_scope(&mut self) -> Box<Body> {
        let mut scope = self.scopes.pop().expect("scopes are popped by who pushed them");
        // An operation that uses what is defined inside it was not yet there when that was defined.
        let inside = scope.replaced.iter().filter(|(value, _)| !scope.body.is_unused(*value));
        let inside: Vec<Span> = inside.map(|&(_, used)| used).collect();
        let undeclared = |used| Diagnostic::error(used, "use of undeclared SSA value name");
        if scope.forward > 0 || !inside.is_empty() {
            self.undeclared.extend(inside.into_iter().map(undeclared));
            for (key, missing) in scope.values.iter().filter(|(_, d)| d.forward) {
                let outside = self.defined_outside(*key, self.scopes.len());
                let user = scope
                    .body
                    .uses(missing.value)
                    .next()
                    .map(|u| scope.body.op_name(scope.body.use_owner(u).0));
                self.undeclared.push(match (outside, user) {
                    (Some(outside), Some(user)) => self.defined_outside_error(missing.span, user, outside),
                    _ => undeclared(missing.span),
                });
            }
        } else if let Some(block) = scope.scratch {
            scope.body.erase_block(block);
        }
        scope.values.clear();
        self.spare.push(scope.values);
        scope.body
    }

    /// Where a name is defined in the first `scopes` bodies, the innermost first. Names are visible in isolated
    /// operations, although their values must not be used there.
    fn defined_outside(&self, key: Key, scopes: usize) -> Option<Span> {
        let mut definitions = self.scopes[..scopes].iter().rev().filter_map(|s| s.values.get(&key));
        definitions.find(|d| !d.forward).map(|d| d.span)
    }

    fn defined_outside_error(&self, used: Span, user: OpName, defined: Span) -> Diagnostic {
        let message = format!("'{}' op using value defined outside the region", self.cx.op_name_str(user));
        Diagnostic::error(used, message)
            .with_note(defined, "the region is isolated from where this is defined")
    }

    /// Starts a region's names.
    pub(crate) fn push_region(&mut self) {
        let scope = self.scope();
        let mark = scope.defined.len();
        scope.regions.push(RegionNames { blocks: FxHashMap::default(), mark });
    }

    /// Removes a region's names. Labels that were never defined are errors, unless there is one already.
    pub(crate) fn pop_region(&mut self, parsed: ParseResult<()>) -> ParseResult<()> {
        let scope = self.scope();
        let Some(region) = scope.regions.pop() else { return Ok(()) };
        for key in scope.defined.drain(region.mark..) {
            scope.values.remove(&key);
        }
        parsed?;
        let mut missing: Vec<Span> = region.blocks.values().filter(|b| !b.defined).map(|b| b.span).collect();
        missing.sort_by_key(|s| s.start);
        for &span in &missing {
            self.error(span, "reference to an undefined block");
        }
        if missing.is_empty() { Ok(()) } else { Err(super::ParseError) }
    }

    // Values.

    /// An operand, if one starts here.
    pub(crate) fn optional_operand(&mut self) -> ParseResult<Option<UnresolvedOperand>> {
        if self.at(Tok::Percent) { self.operand(true).map(Some) } else { Ok(None) }
    }

    /// `%name` or `%name#number`
    pub(crate) fn operand(&mut self, allow_number: bool) -> ParseResult<UnresolvedOperand> {
        let span = self.span();
        self.expect(Tok::Percent, "expected SSA operand")?;
        let mut number = 0;
        if self.at(Tok::Hash) {
            if !allow_number {
                return Err(self.error_here("result number not allowed in argument list"));
            }
            match self.spelling()[1..].parse() {
                Ok(n) => number = n,
                Err(_) => return Err(self.error_here("invalid SSA value result number")),
            }
            self.advance();
        }
        Ok(UnresolvedOperand { span, number })
    }

    /// The value that an operand names, which must have this type; a stand-in if it is not defined yet.
    pub(crate) fn resolve(&mut self, operand: UnresolvedOperand, ty: Type) -> ParseResult<Value> {
        let key = self.key(operand.span, operand.number);
        let cx = self.cx;
        let scope = self.scope();
        if let Some(&known) = scope.values.get(&key) {
            let actual = scope.body.ty(known.value);
            if actual == ty {
                return Ok(known.value);
            }
            let message = format!(
                "use of value '{}' expects different type than prior uses: '{}' vs '{}'",
                self.slice(operand.span),
                cx.type_ref(ty),
                cx.type_ref(actual)
            );
            let diagnostic = Diagnostic::error(operand.span, message);
            return Err(self.report(diagnostic.with_note(known.span, "prior use here")));
        }
        let first = self.key(operand.span, 0);
        if operand.number > 0 && self.scope().values.get(&first).is_some_and(|d| !d.forward) {
            return Err(self.error(operand.span, "reference to invalid result number"));
        }
        let loc = self.loc_of(operand.span);
        let scope = self.scope();
        let scratch = *scope.scratch.get_or_insert_with(|| scope.body.create_block(&[]));
        let value = scope.body.add_block_arg(scratch, ty, loc);
        let definition = Definition { value, span: operand.span, forward: true };
        scope.values.insert(key, definition);
        scope.forward += 1;
        Ok(value)
    }

    /// Gives a value its name.
    pub(crate) fn define(&mut self, name: Span, number: u32, value: Value) -> ParseResult<()> {
        let key = self.key(name, number);
        let scope = self.scope();
        let definition = Definition { value, span: name, forward: false };
        let old = scope.values.insert(key, definition);
        // Names of the outermost region disappear with the scope.
        if scope.regions.len() > 1 {
            scope.defined.push(key);
        }
        let outer = self.scopes.len() - 1;
        let earlier = match old {
            Some(old) => Some(old.span).filter(|_| !old.forward),
            None => self.defined_outside(key, outer),
        };
        if let Some(earlier) = earlier {
            let message = format!("redefinition of SSA value '{}'", self.slice(name));
            let diagnostic = Diagnostic::error(name, message);
            return Err(self.report(diagnostic.with_note(earlier, "previously defined here")));
        }
        let Some(old) = old else { return Ok(()) };
        let scope = self.scope();
        let ty = scope.body.ty(value);
        let used = scope.body.ty(old.value);
        if ty != used {
            let ty = self.cx.type_ref(ty);
            let used = self.cx.type_ref(used);
            let message = format!("definition of SSA value '{}#{number}' has type '{ty}'", self.slice(name));
            let note = format!("previously used here with type '{used}'");
            return Err(self.report(Diagnostic::error(name, message).with_note(old.span, note)));
        }
        scope.body.replace_all_uses(old.value, value);
        scope.replaced.push((old.value, old.span));
        scope.forward -= 1;
        Ok(())
    }

    /// Where a name was defined or used, if anywhere.
    pub(crate) fn place_of(&mut self, name: Span) -> Option<Span> {
        let key = self.key(name, 0);
        self.scopes.iter().rev().find_map(|scope| scope.values.get(&key)).map(|d| d.span)
    }

    // Blocks.

    /// The block that a label names, which may be defined later.
    pub(crate) fn block_named(&mut self, span: Span) -> Block {
        self.block_entry(span, None).block
    }

    /// Defines the block that a label names; `given` is an existing block.
    pub(crate) fn define_block(&mut self, span: Span, given: Option<Block>) -> ParseResult<Block> {
        let name = self.slice(span);
        let entry = self.block_entry(span, given);
        if entry.defined {
            return Err(self.error(span, format!("redefinition of block '{name}'")));
        }
        let scope = self.scope();
        if let Some(named) = scope.regions.last_mut().and_then(|r| r.blocks.get_mut(name)) {
            named.defined = true;
        }
        Ok(entry.block)
    }

    fn block_entry(&mut self, span: Span, given: Option<Block>) -> NamedBlock {
        let name = self.slice(span);
        let scope = self.scope();
        let body = &mut scope.body;
        let make = |body: &mut Body| NamedBlock {
            block: given.unwrap_or_else(|| body.create_block(&[])),
            span,
            defined: false,
        };
        match scope.regions.last_mut() {
            Some(region) => *region.blocks.entry(name).or_insert_with(|| make(body)),
            // Outside a region there are no labels; the block stays unused.
            None => make(body),
        }
    }
}
