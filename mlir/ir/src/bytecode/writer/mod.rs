//! Writes a module as bytes.
//!
//! - `numbering`: walks all operations once and numbers what they refer to.
//! - `encode`, `dialects`, `properties`: encodings, each written once for both walks. `sink`: what they write to.
//! - `resources`: the sections of resources.
//! - `ir`: the second walk, which writes the operations.

mod dialects;
mod encode;
mod ir;
mod numbering;
mod properties;
mod resources;
pub(crate) mod sink;

use super::encoding::{MAGIC, VERSION, section as kind, version};
use crate::ir::diag::Diag;
use crate::ir::module::Module;
use crate::text::printer::state::{attr_to_string, type_to_string};
use crate::values::context::Context;
use crate::values::ids::{Attr, Ident, Loc, Type};
use numbering::{Item, Numbered, Numbering, OpEntry};
use properties::properties;
use sink::Sink;

pub(super) use sink::{section, varint};

/// Options of the writer.
#[derive(Clone, Debug)]
pub struct WriteOptions {
    /// The version of the format, at most [`VERSION`].
    pub version: u64,
    /// The name of the producer.
    pub producer: String,
    /// Whether only the keys of resources are written.
    pub elide_resources: bool,
}

impl Default for WriteOptions {
    fn default() -> Self {
        WriteOptions {
            version: VERSION,
            producer: concat!("MLIR in Rust ", env!("CARGO_PKG_VERSION")).to_owned(),
            elide_resources: false,
        }
    }
}

/// The contents of a bytecode file with this module.
///
/// # Errors
/// If the version is not supported, if an operation is invalid in a way that bytecode cannot
/// express, or if the alignments of resources would make the file much larger than its contents.
pub fn write_module(cx: &Context, module: &Module, options: &WriteOptions) -> Result<Vec<u8>, Diag> {
    let body = module.holder();
    let op = module.id();
    if options.version > VERSION {
        let message =
            format!("unsupported version requested {}, must be in range [0, {VERSION}]", options.version);
        return Err(Diag::error(body.loc(op), message));
    }
    let mut numbering = Numbering::new(cx, body, op, options.version)?;
    let ir = ir::top_level(&numbering, body, op, options.version);
    let properties = (options.version >= version::PROPERTIES).then(|| property_section(&mut numbering));
    let mut out = Vec::with_capacity(ir.len() * 2);
    out.extend_from_slice(&MAGIC);
    varint(&mut out, options.version);
    out.extend(options.producer.bytes().filter(|&b| b != 0));
    out.push(0);
    let dialects = dialect_section(&mut numbering, options.version);
    section(&mut out, kind::DIALECT, &dialects);
    let (offsets, data) = data_sections(&mut numbering);
    section(&mut out, kind::DATA_OFFSET, &offsets);
    section(&mut out, kind::DATA, &data);
    drop(data);
    section(&mut out, kind::IR, &ir);
    drop(ir);
    resources::sections(&mut numbering, &module.external_resources, options.elide_resources, &mut out)
        .map_err(|message| Diag::error(body.loc(op), message))?;
    section(&mut out, kind::STRING, &string_section(&numbering.strings));
    if let Some(properties) = properties {
        section(&mut out, kind::PROPERTIES, &properties);
    }
    Ok(out)
}

/// Writes bytes, once everything is numbered.
struct Emitter<'n, 'a> {
    numbering: &'n mut Numbering<'a>,
    out: Vec<u8>,
}

impl<'a> Sink<'a> for Emitter<'_, 'a> {
    fn bytes(&mut self, bytes: &[u8]) {
        self.out.extend_from_slice(bytes);
    }

    fn varint(&mut self, value: u64) {
        varint(&mut self.out, value);
    }

    fn string(&mut self, text: &'a [u8]) {
        let number = self.numbering.string_number(text);
        self.varint(number);
    }

    fn attr(&mut self, attr: Attr) {
        self.varint(self.numbering.attr_number(attr));
    }

    fn optional_attr(&mut self, attr: Option<Attr>) {
        self.varint(attr.map_or(0, |attr| self.numbering.attr_number(attr) << 1 | 1));
    }

    fn loc(&mut self, loc: Loc) {
        self.varint(self.numbering.loc_number(loc));
    }

    fn ty(&mut self, ty: Type) {
        self.varint(self.numbering.ty_number(ty));
    }

    fn name(&mut self, name: Ident) {
        self.varint(self.numbering.name_number(name));
    }

    fn resource(&mut self, key: Ident) {
        self.varint(self.numbering.resource_number(key));
    }
}

fn string_section(strings: &[&[u8]]) -> Vec<u8> {
    let mut out = Vec::new();
    varint(&mut out, strings.len() as u64);
    for text in strings.iter().rev() {
        varint(&mut out, text.len() as u64 + 1);
    }
    for text in strings {
        out.extend_from_slice(text);
        out.push(0);
    }
    out
}

fn dialect_section(numbering: &mut Numbering<'_>, version: u64) -> Vec<u8> {
    let mut out = Vec::new();
    varint(&mut out, numbering.dialects.len() as u64);
    for index in 0..numbering.dialects.len() {
        let name = numbering.string_number(numbering.dialects[index].as_bytes());
        // No dialect has a version.
        varint(&mut out, if version < version::DIALECT_VERSIONS { name } else { name << 1 });
    }
    if version >= version::ELIDED_ARGUMENT_LOCATIONS {
        varint(&mut out, numbering.op_names.len() as u64);
    }
    let order = std::mem::take(&mut numbering.op_order);
    let names: Vec<_> = order.iter().map(|&place| numbering.op_names[place as usize]).collect();
    for group in names.chunk_by(|a, b| a.dialect == b.dialect) {
        varint(&mut out, group[0].dialect.into());
        varint(&mut out, group.len() as u64);
        for &OpEntry { name, registered, .. } in group {
            let name = numbering.string_number(name.as_bytes());
            let flagged = name << 1 | u64::from(registered);
            varint(&mut out, if version < version::PROPERTIES { name } else { flagged });
        }
    }
    out
}

/// The sections of attributes and types: their offsets, and their contents.
fn data_sections(numbering: &mut Numbering<'_>) -> (Vec<u8>, Vec<u8>) {
    let cx = numbering.cx;
    let items = std::mem::take(&mut numbering.items);
    let types = std::mem::take(&mut numbering.types);
    let mut offsets = Vec::new();
    varint(&mut offsets, items.len() as u64);
    varint(&mut offsets, types.len() as u64);
    let mut emitter = Emitter { numbering, out: Vec::new() };
    entries(&items, &mut offsets, &mut emitter, |emitter, item| {
        let encoded = match item {
            Item::Attr(attr) => encode::attr(cx, attr, emitter),
            Item::Loc(loc) => encode::loc(cx, loc, emitter),
        };
        if let (false, Item::Attr(attr)) = (encoded, item) {
            emitter.bytes(attr_to_string(cx, attr).as_bytes());
        }
        encoded
    });
    entries(&types, &mut offsets, &mut emitter, |emitter, ty| {
        let encoded = encode::ty(cx, ty, emitter);
        if !encoded {
            emitter.bytes(type_to_string(cx, ty).as_bytes());
        }
        encoded
    });
    (offsets, emitter.out)
}

/// Writes the entries of a table, grouped by dialect; `write` returns false for text.
fn entries<'a, T: Copy>(
    entries: &[Numbered<T>],
    offsets: &mut Vec<u8>,
    emitter: &mut Emitter<'_, 'a>,
    mut write: impl FnMut(&mut Emitter<'_, 'a>, T) -> bool,
) {
    for group in entries.chunk_by(|a, b| a.dialect == b.dialect) {
        varint(offsets, group[0].dialect.into());
        varint(offsets, group.len() as u64);
        for entry in group {
            let start = emitter.out.len();
            let custom = write(emitter, entry.value);
            if !custom {
                emitter.out.push(0);
            }
            varint(offsets, ((emitter.out.len() - start) as u64) << 1 | u64::from(custom));
        }
    }
}

fn property_section(numbering: &mut Numbering<'_>) -> Vec<u8> {
    let sets = std::mem::take(&mut numbering.property_sets);
    let all_fields = std::mem::take(&mut numbering.fields);
    let mut out = Vec::new();
    varint(&mut out, sets.len() as u64);
    let cx = numbering.cx;
    let mut emitter = Emitter { numbering, out: Vec::new() };
    for set in sets {
        let place = set.name as usize;
        let written = if emitter.numbering.op_names[place].registered {
            properties(cx, &all_fields[place], set.slots, set.others, &mut emitter)
        } else {
            set.slots.iter().flatten().for_each(|&attr| emitter.attr(attr));
            Ok(())
        };
        debug_assert!(written.is_ok(), "the first walk found all properties right");
        varint(&mut out, emitter.out.len() as u64);
        out.append(&mut emitter.out);
    }
    out
}
