//! The top level of a file: operations, aliases and file metadata.

use support::{Diagnostic, FileId, SourceMap, Span};

use super::core::Core;
use super::{Delimiter, ParseResult};
use crate::attributes::Attr;
use crate::context::Context;
use crate::ir::{Block, Body, Module};
use crate::text::lexer::Tok;
use crate::types::Type;

/// Parses a file into a module; a file that is not one `builtin.module` is wrapped into one.
///
/// Parsing only: see [`verify`](crate::text) for what a valid module has to satisfy besides.
///
/// # Errors
/// What is wrong with the text, each with its place.
pub fn parse_module(cx: &Context, sources: &SourceMap, file: FileId) -> Result<Module, Vec<Diagnostic>> {
    let mut core = Core::new(cx, sources, file);
    match core.module() {
        Ok(module) if core.diagnostics.is_empty() => Ok(module),
        _ => Err(core.diagnostics),
    }
}

/// Parses a text that is one type, without aliases.
///
/// # Errors
/// What is wrong with the text.
pub fn parse_type_str(cx: &Context, text: &str) -> Result<Type, Vec<Diagnostic>> {
    parse_str(cx, text, |core| core.ty())
}

/// Parses a text that is one attribute, without aliases.
///
/// # Errors
/// What is wrong with the text.
pub fn parse_attr_str(cx: &Context, text: &str) -> Result<Attr, Vec<Diagnostic>> {
    parse_str(cx, text, |core| core.attr(None))
}

fn parse_str<T>(
    cx: &Context,
    text: &str,
    parse: impl FnOnce(&mut Core<'_>) -> ParseResult<T>,
) -> Result<T, Vec<Diagnostic>> {
    let mut sources = SourceMap::new();
    let file = sources.add("<string>", text);
    let mut core = Core::new(cx, &sources, file);
    let result = parse(&mut core);
    if result.is_ok() && !core.at(Tok::Eof) {
        core.error_here("found trailing characters");
    }
    match result {
        Ok(value) if core.diagnostics.is_empty() => Ok(value),
        _ => Err(core.diagnostics),
    }
}

impl<'a> Core<'a> {
    fn module(&mut self) -> ParseResult<Module> {
        let mut body = Box::new(Body::new(self.cx));
        let region = body.add_root();
        let block = body.create_block(&[]);
        body.append_block(region, block);
        self.push_scope(body);
        self.push_region();
        let parsed = self.top_level(block);
        let parsed = self.pop_region(parsed);
        let mut body = self.pop_scope();
        parsed?;
        let mut undeclared = std::mem::take(&mut self.undeclared);
        undeclared.sort_by_key(|s| s.start);
        for &span in &undeclared {
            self.error(span, "use of undeclared SSA value name");
        }
        if !undeclared.is_empty() {
            return Err(super::ParseError);
        }
        self.resolve_deferred_locs(&mut body)?;
        Ok(Module::wrapping(self.cx, body, block, self.file_loc()))
    }

    fn top_level(&mut self, block: Block) -> ParseResult<()> {
        loop {
            match self.tok.kind {
                Tok::Eof => return Ok(()),
                Tok::Error => return Err(self.error_here("unexpected character")),
                Tok::Hash => self.attr_alias()?,
                Tok::Bang => self.type_alias()?,
                Tok::MetaBegin => self.metadata()?,
                _ => self.operation(block)?,
            }
        }
    }

    // Aliases.

    /// `#name = attribute`
    fn attr_alias(&mut self) -> ParseResult<()> {
        let span = self.span();
        let name = &self.spelling()[1..];
        self.check_alias(span, name, "attribute", self.attr_aliases.contains_key(name))?;
        self.expect(Tok::Equal, "expected '=' in attribute alias definition")?;
        let attr = self.attr(None)?;
        self.attr_aliases.insert(name, attr);
        Ok(())
    }

    /// `!name = type`
    fn type_alias(&mut self) -> ParseResult<()> {
        let span = self.span();
        let name = &self.spelling()[1..];
        self.check_alias(span, name, "type", self.type_aliases.contains_key(name))?;
        self.expect(Tok::Equal, "expected '=' in type alias definition")?;
        let ty = self.ty()?;
        self.type_aliases.insert(name, ty);
        Ok(())
    }

    fn check_alias(&mut self, span: Span, name: &str, what: &str, known: bool) -> ParseResult<()> {
        if known {
            return Err(self.error(span, format!("redefinition of {what} alias id '{name}'")));
        }
        if name.contains('.') {
            let message = format!("{what} names with a '.' are reserved for dialect-defined names");
            return Err(self.error(span, message));
        }
        self.advance();
        Ok(())
    }

    // Metadata.

    /// `{-# dialect_resources: {...}, external_resources: {...} #-}`
    fn metadata(&mut self) -> ParseResult<()> {
        self.advance();
        while !self.eat(Tok::MetaEnd) {
            let at = self.span();
            let key = self.spelling();
            if !self.eat(Tok::Bare) {
                return Err(self.error_here("expected identifier key in file metadata dictionary"));
            }
            self.expect(Tok::Colon, "expected ':'")?;
            match key {
                "dialect_resources" => self.resource_sections(true)?,
                "external_resources" => self.resource_sections(false)?,
                _ => {
                    let message = format!("unknown key '{key}' in file metadata dictionary");
                    return Err(self.error(at, message));
                }
            }
            if !self.eat(Tok::Comma) && !self.at(Tok::MetaEnd) {
                return Err(self.wrong_token("expected ',' or '#-}' in file metadata dictionary"));
            }
        }
        Ok(())
    }

    /// `{ owner: { key: value, ... }, ... }`
    fn resource_sections(&mut self, of_dialects: bool) -> ParseResult<()> {
        self.list(Delimiter::Braces, "", |p| {
            let at = p.span();
            let owner = p.resource_key()?;
            if of_dialects && p.cx.dialect(&owner).is_none() {
                return Err(p.error(at, format!("dialect '{owner}' is unknown")));
            }
            if of_dialects && owner != "builtin" {
                return Err(p.error(at, format!("unexpected 'resource' section for dialect '{owner}'")));
            }
            p.expect(Tok::Colon, "expected ':'")?;
            p.list(Delimiter::Braces, "", |p| p.resource_entry(of_dialects))
        })
    }

    fn resource_key(&mut self) -> ParseResult<String> {
        match self.tok.kind {
            Tok::Bare => {
                let key = self.spelling().to_string();
                self.advance();
                Ok(key)
            }
            Tok::String => Ok(self.string_text()),
            _ => Err(self.error_here("expected identifier key for 'resource' entry")),
        }
    }

    /// `key: value`. Blobs of the builtin dialect are kept; what other tools left for themselves is not.
    fn resource_entry(&mut self, keep: bool) -> ParseResult<()> {
        let key = self.resource_key()?;
        self.expect(Tok::Colon, "expected ':'")?;
        let value = self.span();
        let is_word = self.at_word("true") || self.at_word("false");
        if !is_word && !self.at(Tok::String) {
            return Err(self.error_here("expected 'true', 'false', or a string value for 'resource' entry"));
        }
        self.advance();
        if !keep {
            return Ok(());
        }
        match self.hex_bytes(value).filter(|bytes| bytes.len() >= 4) {
            Some(bytes) => {
                self.cx.set_resource(self.cx.ident(&key), bytes.into());
                Ok(())
            }
            None => Err(self.error(value, format!("expected hex string blob for key '{key}'"))),
        }
    }
}
