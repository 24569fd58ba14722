//! Parses whole files: operations, aliases and file metadata.

use support::{Diagnostic, FileId, SourceMap, Span};

use super::basics::{ParseResult, REGION_DEPTH};
use super::core::Core;
use super::parallel;
use crate::builtin::ModuleOp;
use crate::ir::body::Body;
use crate::ir::entities::Block;
use crate::ir::module::Module;
use crate::ir::resources::{ResourceGroup, ResourceValue};
use crate::text::lexer::Tok;
use crate::values::context::Context;
use crate::values::ids::{Attr, Type};

/// Parses a file into a module; anything but a single `builtin.module` is wrapped into one.
///
/// This does not verify the module; see [`verify`](crate::text::verify).
///
/// # Errors
/// All errors in the text, with their spans.
pub fn parse_module(cx: &Context, sources: &SourceMap, file: FileId) -> Result<Module, Vec<Diagnostic>> {
    parse_module_in(cx, sources, sources.whole(file), true).map(|parsed| parsed.module)
}

/// The result of parsing.
pub struct Parsed {
    /// The module.
    pub module: Module,
    /// Warnings about text whose meaning is probably not the intended one.
    pub warnings: Vec<Diagnostic>,
}

/// Like [`parse_module`], for a part of a file, with or without threads; spans refer to the file.
///
/// # Errors
/// All errors in the text, with their spans.
pub fn parse_module_in(
    cx: &Context,
    sources: &SourceMap,
    part: Span,
    threads: bool,
) -> Result<Parsed, Vec<Diagnostic>> {
    if threads && let Some(module) = parallel::parse(cx, sources, part) {
        return Ok(Parsed { module, warnings: Vec::new() });
    }
    let mut core = Core::new(cx, sources, part);
    let parsed = core.file_body().and_then(|(body, block)| core.file_module(body, block));
    match parsed {
        Ok(module) if !core.has_errors() => Ok(Parsed { module, warnings: core.diagnostics }),
        _ => Err(core.diagnostics),
    }
}

/// Parses a type, without aliases.
///
/// # Errors
/// A diagnostic for the first error in the text.
pub fn parse_type_str(cx: &Context, text: &str) -> Result<Type, Vec<Diagnostic>> {
    parse_str(cx, text, |core| core.ty())
}

/// Parses an attribute, without aliases.
///
/// # Errors
/// A diagnostic for the first error in the text.
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
    let mut core = Core::new(cx, &sources, sources.whole(file));
    let result = parse(&mut core);
    if result.is_ok() && !core.at(Tok::Eof) {
        core.error_here("found trailing characters");
    }
    match result {
        Ok(value) if !core.has_errors() => Ok(value),
        _ => Err(core.diagnostics),
    }
}

fn is_module(word: &str) -> bool {
    word == "module" || word.trim_matches('"') == ModuleOp::NAME
}

impl<'a> Core<'a> {
    /// All operations of the file, in one block.
    pub(super) fn file_body(&mut self) -> ParseResult<(Box<Body>, Block)> {
        let mut body = Box::new(Body::new(self.cx));
        let region = body.add_root();
        let block = body.create_block(&[]);
        body.append_block(region, block);
        self.push_scope(body);
        self.push_region();
        let parsed = self.top_level(block);
        let parsed = self.pop_region(parsed);
        let body = self.pop_scope();
        parsed.map(|()| (body, block))
    }

    /// The module of a file, given its operations.
    pub(super) fn file_module(&mut self, mut body: Box<Body>, block: Block) -> ParseResult<Module> {
        let mut undeclared = std::mem::take(&mut self.undeclared);
        undeclared.sort_by_key(|d| d.span.map(|s| s.start));
        let reported: Vec<_> = undeclared.into_iter().map(|d| self.report(d)).collect();
        reported.first().map_or(Ok(()), |&error| Err(error))?;
        self.resolve_deferred_locs(&mut body)?;
        let mut module = Module::wrapping(self.cx, body, block, self.file_loc());
        module.external_resources = std::mem::take(&mut self.external_resources);
        Ok(module)
    }

    fn top_level(&mut self, block: Block) -> ParseResult<()> {
        loop {
            match self.tok.kind {
                Tok::Eof => return Ok(()),
                Tok::Error => return Err(self.error_here("unexpected character")),
                Tok::Hash => self.attr_alias()?,
                Tok::Bang => self.type_alias()?,
                Tok::MetaBegin => self.metadata()?,
                // Operations outside a module are printed inside one, which must be readable again.
                _ if !is_module(self.spelling()) => self.nested(REGION_DEPTH, |p| p.operation(block))?,
                _ => self.operation(block)?,
            }
        }
    }

    // Aliases.

    /// `#name = attribute`
    fn attr_alias(&mut self) -> ParseResult<()> {
        let span = self.span();
        let whole = self.spelling();
        let name = &whole[1..];
        self.check_alias(span, name, "attribute", self.aliases.attrs.contains_key(name))?;
        self.expect(Tok::Equal, "expected '=' in attribute alias definition")?;
        let definition = self.begin_alias();
        let attr = self.attr(None)?;
        self.end_alias(whole, &definition)?;
        self.new_aliases().attrs.insert(name, attr);
        Ok(())
    }

    /// `!name = type`
    fn type_alias(&mut self) -> ParseResult<()> {
        let span = self.span();
        let whole = self.spelling();
        let name = &whole[1..];
        self.check_alias(span, name, "type", self.aliases.types.contains_key(name))?;
        self.expect(Tok::Equal, "expected '=' in type alias definition")?;
        let definition = self.begin_alias();
        let ty = self.ty()?;
        self.end_alias(whole, &definition)?;
        self.new_aliases().types.insert(name, ty);
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
        if self.eat(Tok::MetaEnd) {
            return Ok(());
        }
        loop {
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
            if self.eat(Tok::MetaEnd) {
                return Ok(());
            }
            self.expect(Tok::Comma, "expected ',' or '#-}'")?;
        }
    }

    /// `{ owner: { key: value, ... }, ... }`
    fn resource_sections(&mut self, of_dialects: bool) -> ParseResult<()> {
        self.expect(Tok::LBrace, "expected '{'")?;
        self.entries(|p| {
            let at = p.span();
            let owner = p.spelling().to_string();
            if !p.eat(Tok::Bare) {
                return Err(p.error_here("expected identifier key for 'resource' entry"));
            }
            p.expect(Tok::Colon, "expected ':'")?;
            p.expect(Tok::LBrace, "expected '{'")?;
            if of_dialects && p.cx.dialect(&owner).is_none() {
                return Err(p.error(at, format!("dialect '{owner}' is unknown")));
            }
            if of_dialects && owner != "builtin" {
                let message = format!("unexpected 'resource' section for dialect '{owner}'");
                return Err(p.error_here(message));
            }
            if of_dialects {
                return p.entries(Self::blob_entry);
            }
            let mut entries = Vec::new();
            p.entries(|p| {
                entries.push(p.external_entry()?);
                Ok(())
            })?;
            match p.external_resources.iter_mut().find(|group| group.owner == owner) {
                Some(group) => group.entries.append(&mut entries),
                None if entries.is_empty() => {}
                None => p.external_resources.push(ResourceGroup { owner, entries }),
            }
            Ok(())
        })
    }

    /// `entry, ... }`, possibly without entries.
    fn entries(&mut self, mut entry: impl FnMut(&mut Self) -> ParseResult<()>) -> ParseResult<()> {
        let mut done = self.eat(Tok::RBrace);
        while !done {
            entry(self)?;
            done = self.eat(Tok::RBrace);
            if !done {
                self.expect(Tok::Comma, "expected ',' or '}'")?;
            }
        }
        Ok(())
    }

    fn resource_key(&mut self, section: &str) -> ParseResult<String> {
        match self.tok.kind {
            Tok::Bare => {
                let key = self.spelling().to_string();
                self.advance();
                Ok(key)
            }
            Tok::String => self.string_text(),
            _ => Err(self.error_here(format!("expected identifier key for '{section}' entry"))),
        }
    }

    /// `key: value`
    fn external_entry(&mut self) -> ParseResult<(String, ResourceValue)> {
        let key = self.resource_key("external_resources")?;
        self.expect(Tok::Colon, "expected ':'")?;
        let span = self.span();
        let value = match self.tok.kind {
            Tok::String if self.spelling().starts_with("\"0x") => ResourceValue::Blob(self.blob(&key)?),
            Tok::String => ResourceValue::Text(self.string_bytes().into()),
            Tok::Bare if self.at_word("true") || self.at_word("false") => {
                let value = self.at_word("true");
                self.advance();
                ResourceValue::Bool(value)
            }
            _ => return Err(self.error(span, format!("expected string value for key '{key}'"))),
        };
        Ok((key, value))
    }

    /// `key: "0x..."`, a blob of the builtin dialect.
    fn blob_entry(&mut self) -> ParseResult<()> {
        let key = self.resource_key("resource")?;
        self.expect(Tok::Colon, "expected ':'")?;
        let blob = self.blob(&key)?;
        self.cx.set_resource(self.cx.ident(&key), blob.into());
        Ok(())
    }

    /// The bytes of the current string: an alignment of four bytes, then the data.
    fn blob(&mut self, key: &str) -> ParseResult<Box<[u8]>> {
        let at = self.span();
        let message = format!("expected hex string blob for key '{key}'");
        match self.hex_bytes(at) {
            Some(bytes) if let Some(&alignment) = bytes.first_chunk() => {
                let alignment = u32::from_le_bytes(alignment);
                if !alignment.is_power_of_two() {
                    let rest = " to encode alignment in first 4 bytes, but got non-power-of-2 value: ";
                    return Err(self.error(at, format!("{message}{rest}{alignment}")));
                }
                self.advance();
                Ok(bytes.into())
            }
            Some(_) => Err(self.error(at, message + " to encode alignment in first 4 bytes")),
            None => Err(self.error(at, message)),
        }
    }
}
