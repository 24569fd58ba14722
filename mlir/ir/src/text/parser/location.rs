//! Parses locations, and location aliases that are used before they are defined.

use support::Span;

use super::alias_cost::Printed;
use super::basics::{Delimiter, ParseResult};
use super::core::Core;
use super::number::magnitude;
use crate::ir::body::Body;
use crate::text::lexer::Tok;
use crate::values::attr_kind::AttrKind;
use crate::values::context::Context;
use crate::values::ids::Loc;
use crate::values::loc_kind::LocKind;

impl<'a> Core<'a> {
    /// `loc(...)`, if one starts here; an alias in it may be defined later.
    pub(crate) fn trailing_loc(&mut self) -> ParseResult<Option<Loc>> {
        if !self.at_word("loc") {
            return Ok(None);
        }
        self.advance();
        self.expect(Tok::LParen, "expected '(' in location")?;
        let loc = if self.at(Tok::Hash) && !self.is_dialect_symbol() {
            self.loc_alias()?
        } else {
            self.nested(1, Self::loc_instance)?
        };
        self.expect(Tok::RParen, "expected ')' in location")?;
        Ok(Some(loc))
    }

    /// True if the current `#name` is an attribute of a dialect, not an alias.
    fn is_dialect_symbol(&self) -> bool {
        self.spelling().contains('.')
    }

    /// The location of an alias, or a stand-in until it is defined.
    fn loc_alias(&mut self) -> ParseResult<Loc> {
        let span = self.span();
        let whole = self.spelling();
        let name = &whole[1..];
        self.advance();
        if let Some(&attr) = self.aliases.attrs.get(name) {
            self.use_alias(whole, Printed::Shared)?;
            return match self.cx.attr_kind(attr) {
                AttrKind::Location(loc) => Ok(*loc),
                _ => {
                    let message = format!("expected location, but found '{}'", self.cx.attr_ref(attr));
                    Err(self.error(span, message))
                }
            };
        }
        // A name that no text can spell; it is replaced before the parse ends.
        let text = format!("\0#{name}");
        let stand_in = self.cx.loc(LocKind::Name { name: self.cx.ident(&text), child: Loc::UNKNOWN });
        if !self.deferred_locs.iter().rev().take(8).any(|d| d.1 == stand_in) {
            self.deferred_locs.push((name, stand_in, span));
        }
        Ok(stand_in)
    }

    /// The contents of `loc(...)`.
    pub(crate) fn loc_instance(&mut self) -> ParseResult<Loc> {
        match self.tok.kind {
            Tok::Hash => {
                let attr = self.attr(None)?;
                match self.cx.attr_kind(attr) {
                    AttrKind::Location(loc) => Ok(*loc),
                    _ => {
                        let message =
                            format!("expected location attribute, but got {}", self.cx.attr_ref(attr));
                        Err(self.error_here(message))
                    }
                }
            }
            Tok::String => self.name_or_file_loc(),
            Tok::Bare => match self.spelling() {
                "unknown" => {
                    self.advance();
                    Ok(Loc::UNKNOWN)
                }
                "callsite" => self.call_site_loc(),
                "fused" => self.fused_loc(),
                _ => Err(self.wrong_token("expected location instance")),
            },
            _ => Err(self.wrong_token("expected location instance")),
        }
    }

    fn call_site_loc(&mut self) -> ParseResult<Loc> {
        self.advance();
        self.expect(Tok::LParen, "expected '(' in callsite location")?;
        let callee = self.nested(1, Self::loc_instance)?;
        if !self.eat_word("at") {
            return Err(self.wrong_token("expected 'at' in callsite location"));
        }
        let caller = self.nested(1, Self::loc_instance)?;
        self.expect(Tok::RParen, "expected ')' in callsite location")?;
        Ok(self.cx.call_site_loc(callee, caller))
    }

    fn fused_loc(&mut self) -> ParseResult<Loc> {
        self.advance();
        let mut metadata = None;
        if self.eat(Tok::Less) {
            metadata = Some(self.attr(None)?);
            self.expect(Tok::Greater, "expected '>' after fused location metadata")?;
        }
        let mut locations = Vec::new();
        self.list(Delimiter::Square, " in fused location", |p| {
            locations.push(p.nested(1, Self::loc_instance)?);
            Ok(())
        })?;
        Ok(self.cx.fused_loc(&locations, metadata))
    }

    /// `"name"`, `"name"(child)`, `"file":line:column` or `"file":line:column to line:column`
    fn name_or_file_loc(&mut self) -> ParseResult<Loc> {
        let name = self.string_text()?;
        let name = self.cx.ident(&name);
        if self.eat(Tok::LParen) {
            let child = self.nested(1, Self::loc_instance)?;
            self.expect(Tok::RParen, "expected ')' after child location of NameLoc")?;
            return Ok(self.cx.loc(LocKind::Name { name, child }));
        }
        if !self.eat(Tok::Colon) {
            return Ok(self.cx.loc(LocKind::Name { name, child: Loc::UNKNOWN }));
        }
        // An empty file name means standard input.
        let name = if self.cx.str(name).is_empty() { self.cx.ident("-") } else { name };
        let line = self.loc_number("line")?;
        if !self.eat(Tok::Colon) {
            return Ok(self.cx.loc(LocKind::point(name, line, 0)));
        }
        let column = self.loc_number("column")?;
        let mut end_line = line;
        let mut end_column = column;
        if self.eat_word("to") {
            if self.at(Tok::Integer) {
                end_line = self.loc_number("line")?;
            }
            self.expect(Tok::Colon, "expected either integer or `:` post `to` in FileLineColRange")?;
            end_column = self.loc_number("column")?;
        }
        Ok(self.cx.loc(LocKind::File { file: name, line, column, end_line, end_column }))
    }

    fn loc_number(&mut self, what: &str) -> ParseResult<u32> {
        let number = self.at(Tok::Integer).then(|| magnitude(self.spelling())).flatten();
        match number.and_then(|n| u32::try_from(n).ok()) {
            Some(number) => {
                self.advance();
                Ok(number)
            }
            None => Err(self.wrong_token(format!("expected integer {what} number in FileLineColRange"))),
        }
    }

    /// Replaces the stand-ins of location aliases by their values.
    pub(crate) fn resolve_deferred_locs(&mut self, body: &mut Body) -> ParseResult<()> {
        let deferred = std::mem::take(&mut self.deferred_locs);
        if deferred.is_empty() {
            return Ok(());
        }
        let mut found = rustc_hash::FxHashMap::default();
        for (name, stand_in, span) in deferred {
            let loc = self.defined_loc(name, span)?;
            found.insert(stand_in, loc);
        }
        body.map_locs(&mut |loc| found.get(&loc).copied().unwrap_or(loc));
        Ok(())
    }

    fn defined_loc(&mut self, name: &str, span: Span) -> ParseResult<Loc> {
        let Some(&attr) = self.aliases.attrs.get(name) else {
            return Err(self.error(span, "operation location alias was never defined"));
        };
        match self.cx.attr_kind(attr) {
            AttrKind::Location(loc) => Ok(*loc),
            _ => {
                let message = format!("expected location, but found '{}'", self.cx.attr_ref(attr));
                Err(self.error(span, message))
            }
        }
    }
}

impl Context {
    /// `loc(fused<metadata>[locations])` without unknown and repeated locations; if there is nothing to fuse, the only
    /// location left, or the unknown one.
    pub fn fused_loc(&self, locations: &[Loc], metadata: Option<crate::values::ids::Attr>) -> Loc {
        let mut all: Vec<Loc> = Vec::with_capacity(locations.len());
        let mut seen = rustc_hash::FxHashSet::default();
        for &loc in locations {
            match self.loc_kind(loc) {
                // Fused locations with the same metadata are flattened.
                LocKind::Fused { locations, metadata: m } if m == metadata => {
                    all.extend(locations.iter().filter(|l| seen.insert(**l)));
                }
                LocKind::Unknown => {}
                _ => all.extend(Some(loc).filter(|l| seen.insert(*l))),
            }
        }
        match (&all[..], metadata) {
            ([], None) => Loc::UNKNOWN,
            ([one], None) => *one,
            ([], Some(_)) => self.loc(LocKind::Fused { locations: &[Loc::UNKNOWN], metadata }),
            _ => self.loc(LocKind::Fused { locations: &all, metadata }),
        }
    }
}
