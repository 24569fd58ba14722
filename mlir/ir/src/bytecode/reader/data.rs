//! The table of attributes, locations and types. Each entry is read when it is first referred to.

use rustc_hash::FxHashMap;

use super::cursor::{Cursor, Res, entry, fail};
use super::strings::{Dialect, Strings};
use crate::text::parser::module::{parse_attr_str, parse_type_str};
use crate::values::attr_kind::AttrKind;
use crate::values::context::Context;
use crate::values::ids::{Attr, Ident, Loc, Type};

/// How deep attributes and types may refer to each other, to bound the stack here and in later stages. A type as an
/// attribute is a level of its own here but not in text, so this is twice the limit of text.
const MAX_DEPTH: u32 = 820;

/// How many bytes an entry may stand for when written out, in addition to the size of the file.
const MAX_ENTRY: u64 = 1 << 26;

/// How many bytes all entries that operations refer to may stand for, in addition to [`EXPANSION`] times the size of
/// the file.
const MAX_TOTAL: u64 = 1 << 28;
const EXPANSION: u64 = 64;

/// The approximate length of an alias.
const ALIAS_SIZE: u64 = 8;

/// How much may be copied of strings and lists that the file stores once and refers to often: this many
/// times the size of the file, plus a negligible amount.
const COPIES: usize = 64;
const MIN_BUDGET: usize = 1 << 24;

/// An entry of the table of attributes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Item {
    /// An attribute.
    Attr(Attr),
    /// A location.
    Loc(Loc),
}

/// An entry of a table.
struct Encoded<T> {
    state: State<T>,
    dialect: u32,
    /// The offset of the encoding in the table's data.
    start: u32,
    /// The length of the encoding; the lowest bit tells whether it is the dialect's own rather than text.
    length: u32,
}

#[derive(Clone, Copy)]
enum State<T> {
    Unread,
    /// Being read: a reference to it is a cycle.
    Open,
    Read(T, Cost),
}

/// The cost of writing out one or more entries.
#[derive(Clone, Copy, Default)]
struct Cost {
    /// How deep it nests.
    depth: u32,
    /// Its size in bytes, counting nested entries for each reference.
    size: u64,
    /// The same without its own bytes.
    inner: u64,
}

/// Everything that operations refer to by number.
pub(super) struct Data<'a> {
    pub(super) cx: &'a Context,
    pub(super) strings: Strings<'a>,
    pub(super) dialects: Vec<Dialect<'a>>,
    /// The keys of the resources that attributes refer to.
    pub(super) resources: Vec<Ident>,
    encodings: Cursor<'a>,
    attrs: Vec<Encoded<Item>>,
    types: Vec<Encoded<Type>>,
    depth: u32,
    /// The cost of the references in the entry being read, or in operations.
    cost: Cost,
    file_size: u64,
    /// String attributes used as names.
    names: FxHashMap<Attr, Ident>,
    /// How many bytes that the file stores once may still be copied or compared.
    budget: usize,
}

impl<'a> Data<'a> {
    /// Reads the positions of the entries but not the entries.
    pub(super) fn new(
        cx: &'a Context,
        strings: Strings<'a>,
        dialects: Vec<Dialect<'a>>,
        mut offsets: Cursor<'a>,
        encodings: Cursor<'a>,
        file_size: usize,
    ) -> Res<Self> {
        let attrs = offsets.count()?;
        let types = offsets.count()?;
        let mut start = 0;
        let attrs = entries(&dialects, &mut offsets, &mut start, attrs)?;
        let types = entries(&dialects, &mut offsets, &mut start, types)?;
        offsets.finish("Attribute/Type offset section")?;
        if u64::from(start) != encodings.left() as u64 {
            return fail("the attributes and types are not as long as their section");
        }
        Ok(Data {
            cx,
            strings,
            dialects,
            resources: Vec::new(),
            encodings,
            attrs,
            types,
            depth: 0,
            cost: Cost::default(),
            file_size: file_size as u64,
            names: FxHashMap::default(),
            budget: file_size.saturating_mul(COPIES).saturating_add(MIN_BUDGET),
        })
    }

    /// An attribute or a location by number.
    #[inline]
    fn item(&mut self, index: u64) -> Res<Item> {
        let found = entry(&self.attrs, index, "attribute")?;
        match found.state {
            State::Read(item, cost) => {
                self.refer(cost)?;
                Ok(item)
            }
            State::Open => fail(format!("attribute {index} refers to itself")),
            State::Unread => {
                let dialect = found.dialect;
                let (encoding, custom) = found.encoding(&self.encodings)?;
                let at = index as usize;
                let bytes = encoding.left();
                self.attrs[at].state = State::Open;
                let read = self.deeper(bytes, |d| {
                    if custom { d.custom_item(dialect, encoding) } else { d.text_item(dialect, encoding) }
                });
                let Ok((item, cost)) = read else {
                    self.attrs[at].state = State::Unread;
                    return read.map(|(item, _)| item);
                };
                let cost =
                    if self.is_aliased(item) { Cost { size: ALIAS_SIZE, inner: 0, ..cost } } else { cost };
                self.attrs[at].state = State::Read(item, cost);
                self.refer(cost)?;
                Ok(item)
            }
        }
    }

    /// A type by number.
    #[inline]
    pub(super) fn ty(&mut self, index: u64) -> Res<Type> {
        let found = entry(&self.types, index, "type")?;
        match found.state {
            State::Read(ty, cost) => {
                self.refer(cost)?;
                Ok(ty)
            }
            State::Open => fail(format!("type {index} refers to itself")),
            State::Unread => {
                let dialect = found.dialect;
                let (encoding, custom) = found.encoding(&self.encodings)?;
                let at = index as usize;
                let bytes = encoding.left();
                self.types[at].state = State::Open;
                let (ty, cost) = self.deeper(bytes, |d| {
                    if custom { d.custom_ty(dialect, encoding) } else { d.text_ty(dialect, encoding) }
                })?;
                self.types[at].state = State::Read(ty, cost);
                self.refer(cost)?;
                Ok(ty)
            }
        }
    }

    /// An attribute by number; a location becomes one.
    #[inline]
    pub(super) fn attr(&mut self, index: u64) -> Res<Attr> {
        Ok(match self.item(index)? {
            Item::Attr(attr) => attr,
            Item::Loc(loc) => self.cx.attr(AttrKind::Location(loc)),
        })
    }

    /// A location by number.
    #[inline]
    pub(super) fn loc(&mut self, index: u64) -> Res<Loc> {
        match self.item(index)? {
            Item::Loc(loc) => Ok(loc),
            Item::Attr(_) => fail(format!("expected a location, but attribute {index} is none")),
        }
    }

    /// A string of the table as a name.
    pub(super) fn ident(&mut self, index: u64) -> Res<Ident> {
        let text = self.strings.text(index)?;
        self.spend(text.len())?;
        Ok(self.cx.ident(text))
    }

    /// The text of a string attribute as a name.
    pub(super) fn name_of(&mut self, attr: Attr) -> Res<Ident> {
        if let Some(&name) = self.names.get(&attr) {
            return Ok(name);
        }
        match self.cx.attr_ref(attr).as_str() {
            Some(text) => {
                let name = self.cx.ident(text);
                self.names.insert(attr, name);
                Ok(name)
            }
            None => fail("expected a string attribute that is a name"),
        }
    }

    /// Counts bytes that are copied from elsewhere in the file, or compared.
    pub(super) fn spend(&mut self, bytes: usize) -> Res<()> {
        match self.budget.checked_sub(bytes) {
            Some(left) => {
                self.budget = left;
                Ok(())
            }
            None => fail("attributes repeat too much of the file"),
        }
    }

    /// Adds a reference to an entry of this cost. References from operations do not count the entry's own bytes: data
    /// may be shared, but must not multiply.
    fn refer(&mut self, cost: Cost) -> Res<()> {
        if self.depth > 0 {
            self.cost.depth = self.cost.depth.max(cost.depth);
            self.cost.size = self.cost.size.saturating_add(cost.size);
            return Ok(());
        }
        self.cost.size = self.cost.size.saturating_add(cost.inner);
        if self.cost.size > MAX_TOTAL.saturating_add(EXPANSION.saturating_mul(self.file_size)) {
            fail("the attributes and types of this file expand to too much text")
        } else {
            Ok(())
        }
    }

    /// True for an item that is printed once, as an alias.
    fn is_aliased(&self, item: Item) -> bool {
        match item {
            Item::Loc(_) => true,
            Item::Attr(attr) => match self.cx.attr_kind(attr) {
                AttrKind::Dialect(data) => data.mnemonic_alias().is_some(),
                _ => false,
            },
        }
    }

    /// Reads an entry of this size and computes its cost.
    ///
    /// Entries are read by recursion. What reads one kind is not inlined, so that a level takes little of the stack.
    fn deeper<T>(&mut self, bytes: usize, read: impl FnOnce(&mut Self) -> Res<T>) -> Res<(T, Cost)> {
        const TOO_DEEP: &str = "attributes and types are nested too deep";
        if self.depth >= MAX_DEPTH {
            return fail(TOO_DEEP);
        }
        let outer = std::mem::take(&mut self.cost);
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        let referred = std::mem::replace(&mut self.cost, outer);
        let value = result?;
        let inner = referred.size;
        let cost = Cost { depth: referred.depth + 1, size: inner.saturating_add(bytes as u64), inner };
        if cost.depth > MAX_DEPTH {
            return fail(TOO_DEEP);
        }
        if inner > MAX_ENTRY.saturating_add(self.file_size) {
            return fail("an attribute or type of this file expands to too much text");
        }
        Ok((value, cost))
    }

    #[inline(never)]
    fn custom_item(&mut self, dialect: u32, mut encoding: Cursor<'a>) -> Res<Item> {
        let name = self.dialect_with_encoding(dialect, "attributes")?;
        let item = match name {
            "builtin" => self.builtin_item(&mut encoding)?,
            _ => Item::Attr(self.dialect_attr(name, &mut encoding)?),
        };
        encoding.finish("attribute")?;
        Ok(item)
    }

    #[inline(never)]
    fn custom_ty(&mut self, dialect: u32, mut encoding: Cursor<'a>) -> Res<Type> {
        let name = self.dialect_with_encoding(dialect, "types")?;
        let ty = match name {
            "builtin" => self.builtin_ty(&mut encoding)?,
            _ => return fail(format!("dialect '{name}' does not support reading types from bytecode")),
        };
        encoding.finish("type")?;
        Ok(ty)
    }

    fn dialect_with_encoding(&mut self, dialect: u32, what: &str) -> Res<&'a str> {
        let dialect = entry(&self.dialects, dialect.into(), "dialect")?;
        if dialect.known {
            Ok(dialect.name)
        } else {
            fail(format!("the encoding of {what} of dialect '{}' is not known", dialect.name))
        }
    }

    #[inline(never)]
    fn text_item(&mut self, dialect: u32, mut encoding: Cursor<'a>) -> Res<Item> {
        let text = self.text(dialect, &mut encoding)?;
        match parse_attr_str(self.cx, text) {
            Ok(attr) => Ok(match self.cx.attr_kind(attr) {
                AttrKind::Location(loc) => Item::Loc(*loc),
                _ => Item::Attr(attr),
            }),
            Err(errors) => fail(explained("attribute", text, &errors)),
        }
    }

    #[inline(never)]
    fn text_ty(&mut self, dialect: u32, mut encoding: Cursor<'a>) -> Res<Type> {
        let text = self.text(dialect, &mut encoding)?;
        parse_type_str(self.cx, text).or_else(|errors| fail(explained("type", text, &errors)))
    }

    fn text(&mut self, dialect: u32, encoding: &mut Cursor<'a>) -> Res<&'a str> {
        entry(&self.dialects, dialect.into(), "dialect")?.check(self.cx)?;
        let text = encoding.null_terminated()?;
        encoding.finish("assembly format")?;
        std::str::from_utf8(text).or_else(|_| fail("an assembly format is not UTF-8"))
    }
}

/// The message for errors in a text.
fn explained(what: &str, text: &str, errors: &[support::Diagnostic]) -> String {
    let why = errors.first().map_or("malformed", |e| &e.message);
    let shown: String = text.chars().take(80).collect();
    format!("cannot parse {what} '{shown}': {why}")
}

impl<T> Encoded<T> {
    /// The encoding, and whether it is the dialect's own rather than text.
    fn encoding<'a>(&self, all: &Cursor<'a>) -> Res<(Cursor<'a>, bool)> {
        let mut c = *all;
        c.take(self.start.into())?;
        Ok((c.part((self.length >> 1).into())?, self.length & 1 == 1))
    }
}

/// The positions of the next `count` entries; advances `start` to their end.
fn entries<T>(
    dialects: &[Dialect<'_>],
    offsets: &mut Cursor<'_>,
    start: &mut u32,
    count: usize,
) -> Res<Vec<Encoded<T>>> {
    let mut all = Vec::with_capacity(count);
    while all.len() < count {
        let dialect = offsets.varint()?;
        entry(dialects, dialect, "dialect")?;
        let group = offsets.count()?;
        if group > count - all.len() {
            return fail("a group of attributes or types is larger than the table");
        }
        for _ in 0..group {
            let length = offsets.varint()?;
            let end = u32::try_from(length).ok().and_then(|length| start.checked_add(length >> 1));
            let Some(end) = end else { return fail("an attribute or type is larger than 2 GiB") };
            let dialect = dialect as u32;
            all.push(Encoded { state: State::Unread, dialect, start: *start, length: length as u32 });
            *start = end;
        }
    }
    Ok(all)
}
