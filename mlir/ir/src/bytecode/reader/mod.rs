//! Reads bytes into a module.
//!
//! - `cursor`: a position in the file and the primitive encodings; errors. `strings`: strings and dialects.
//! - `data`: the table of attributes and types. `builtin_attrs`, `builtin_types`, `dialects`: their encodings.
//! - `properties`, `resources`: those sections.
//! - `ir`: operations, regions and blocks. `values`: numbers of values, uses before definitions, orders of uses.
//!
//! Every count is checked against the bytes left before memory is allocated for it, and nesting is bounded.
//!
//! A file is read whole; sections of isolated regions are not loaded lazily. What a file stores once and refers to by
//! number (strings, names, fused locations) is copied up to 64 times the size of the file, then refused.

mod builtin_attrs;
mod builtin_types;
mod cursor;
mod data;
mod dialects;
mod ir;
mod properties;
mod resources;
mod strings;
mod values;

use support::Diagnostic;

use super::encoding::{MAGIC, VERSION, section, version};
use crate::interfaces::allows_unknown_operations;
use crate::ir::module::Module;
use crate::values::context::Context;
use cursor::{Cursor, Res, entry, fail};
use data::Data;
use ir::{Ir, OpEntry};
use properties::Properties;
use strings::{Dialect, Strings};

/// Reads the contents of a bytecode file into a module; anything but a single `builtin.module` is wrapped into one.
///
/// `file` is the name of the file. As with text, nothing is verified.
///
/// # Errors
/// A diagnostic if the file is malformed, with the file's name and a note that names its producer.
pub fn read_module(cx: &Context, file: &str, bytes: &[u8]) -> Result<Module, Box<Diagnostic>> {
    let mut c = Cursor::new(bytes);
    let mut about = None;
    read(cx, file, &mut c, &mut about).map_err(|mut error| {
        let place = Some(file.to_owned());
        let note = |about| Diagnostic { elsewhere: place.clone(), ..Diagnostic::note(None, about) };
        error.notes.extend(about.map(note));
        Box::new(Diagnostic { elsewhere: place, ..*error })
    })
}

/// Reads the file; `about` is set to the note that errors get.
fn read(cx: &Context, file: &str, c: &mut Cursor<'_>, about: &mut Option<String>) -> Res<Module> {
    let size = c.left();
    if c.take(MAGIC.len() as u64)? != MAGIC {
        return fail("input does not start with the magic number of bytecode");
    }
    let version = c.varint()?;
    if version > VERSION {
        return fail(format!("bytecode version {version} is newer than the current version {VERSION}"));
    }
    let producer = String::from_utf8_lossy(c.null_terminated()?);
    *about = Some(format!("in bytecode version {version} produced by: {producer}"));
    let sections = Sections::read(c, version)?;
    let strings = Strings::read(sections.required(section::STRING)?)?;
    let (dialects, ops) = dialects(cx, &strings, sections.required(section::DIALECT)?, version)?;
    let offsets = sections.required(section::DATA_OFFSET)?;
    let encodings = sections.required(section::DATA)?;
    let mut data = Data::new(cx, strings, dialects, offsets, encodings, size)?;
    let external = match (sections.get(section::RESOURCE_OFFSET), sections.get(section::RESOURCE)) {
        (Some(offsets), Some(resources)) => data.read_resources(offsets, resources)?,
        _ => Vec::new(),
    };
    let properties = match sections.get(section::PROPERTIES) {
        Some(part) => Properties::read(part)?,
        None => Properties::default(),
    };
    let mut module = Ir::new(data, ops, properties, version).module(sections.required(section::IR)?, file)?;
    module.external_resources = external;
    Ok(module)
}

/// The sections of a file by kind.
struct Sections<'a>([Option<Cursor<'a>>; section::COUNT]);

impl<'a> Sections<'a> {
    fn read(c: &mut Cursor<'a>, version: u64) -> Res<Self> {
        let mut found = [None; section::COUNT];
        while !c.is_empty() {
            let (kind, part) = c.section()?;
            let slot = &mut found[usize::from(kind)];
            if slot.is_some() {
                return fail(format!("duplicate top-level section: {}", section_name(kind)));
            }
            *slot = Some(part);
        }
        let sections = Sections(found);
        for kind in 0..section::COUNT as u8 {
            let optional = match kind {
                section::RESOURCE | section::RESOURCE_OFFSET | section::DIALECT_VERSIONS => true,
                section::PROPERTIES => version < version::PROPERTIES,
                _ => false,
            };
            if !optional {
                sections.required(kind)?;
            }
        }
        Ok(sections)
    }

    fn get(&self, kind: u8) -> Option<Cursor<'a>> {
        self.0.get(usize::from(kind)).copied().flatten()
    }

    fn required(&self, kind: u8) -> Res<Cursor<'a>> {
        match self.get(kind) {
            Some(part) => Ok(part),
            None => fail(format!("missing data for top-level section: {}", section_name(kind))),
        }
    }
}

/// The name of a kind of section in messages.
fn section_name(kind: u8) -> String {
    let name = match kind {
        section::STRING => "String",
        section::DIALECT => "Dialect",
        section::DATA => "AttrType",
        section::DATA_OFFSET => "AttrTypeOffset",
        section::IR => "IR",
        section::RESOURCE => "Resource",
        section::RESOURCE_OFFSET => "ResourceOffset",
        section::DIALECT_VERSIONS => "DialectVersions",
        _ => "Properties",
    };
    format!("{name} ({kind})")
}

/// The dialects, and the names of operations, which are grouped by dialect.
fn dialects<'a>(
    cx: &Context,
    strings: &Strings<'a>,
    mut c: Cursor<'a>,
    version: u64,
) -> Res<(Vec<Dialect<'a>>, Vec<OpEntry<'a>>)> {
    let count = c.count()?;
    let mut dialects = Vec::with_capacity(count);
    for _ in 0..count {
        let (index, versioned) =
            if version < version::DIALECT_VERSIONS { (c.varint()?, false) } else { c.varint_with_flag()? };
        let name = strings.text(index)?;
        if versioned {
            // No dialect here has more than one version yet, so nothing needs to be upgraded.
            c.section_of(section::DIALECT_VERSIONS)?;
        }
        let known = cx.dialect(name);
        let any_ops = known.is_none_or(allows_unknown_operations);
        dialects.push(Dialect { name, known: known.is_some(), any_ops });
    }
    if version >= version::ELIDED_ARGUMENT_LOCATIONS {
        c.count()?;
    }
    let mut ops = Vec::new();
    while !c.is_empty() {
        let dialect = c.varint()?;
        entry(&dialects, dialect, "dialect")?;
        for _ in 0..c.count()? {
            let (index, registered) =
                if version < version::PROPERTIES { (c.varint()?, false) } else { c.varint_with_flag()? };
            ops.push(OpEntry::new(dialect, strings.text(index)?, registered));
        }
    }
    Ok((dialects, ops))
}
