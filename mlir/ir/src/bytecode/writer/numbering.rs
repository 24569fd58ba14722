//! Numbers everything that operations refer to.
//!
//! One walk over all operations collects the references; the most used entries get the smallest
//! numbers.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::encode;
use super::properties::properties;
use super::sink::Sink;
use crate::bytecode::encoding::version;
use crate::bytecode::layout::{Field, fields};
use crate::definitions::op::OpDef;
use crate::ir::body::Body;
use crate::ir::diag::Diag;
use crate::ir::entities::{Op, Region};
use crate::ir::view::OpRef;
use crate::values::attr_kind::AttrKind;
use crate::values::context::{AttrRef, Context, OpName};
use crate::values::ids::{Attr, Ident, Loc, Type};
use crate::values::loc_kind::LocNumbers;
use crate::values::type_kind::TypeKind;

/// An entry of the table of attributes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Item {
    Attr(Attr),
    Loc(Loc),
}

/// An entry of a table.
pub(super) struct Numbered<T> {
    pub(super) value: T,
    /// The number of its dialect.
    pub(super) dialect: u32,
    uses: u32,
}

/// The number of the entry for each id, plus one.
#[derive(Default)]
struct Ids(Vec<u32>);

impl Ids {
    fn slot(&mut self, id: u32) -> &mut u32 {
        let at = id as usize;
        if at >= self.0.len() {
            self.0.resize((at + 1).next_power_of_two(), 0);
        }
        &mut self.0[at]
    }

    fn get(&self, id: u32) -> u64 {
        let number = self.0.get(id as usize).copied().unwrap_or_default();
        number.saturating_sub(1).into()
    }
}

/// The references of an operation, found in the first walk and used in the second.
#[derive(Clone, Copy)]
pub(super) struct OpNumbers {
    /// The index of its name.
    pub(super) name: u32,
    /// Its dictionary of attributes.
    pub(super) attributes: Option<Attr>,
    /// Its entry in the section of properties, plus one; 0 if it has none.
    pub(super) properties: u32,
}

/// A set of properties.
pub(super) struct PropertySet<'a> {
    /// The attributes by slot.
    pub(super) slots: &'a [Option<Attr>],
    /// A dictionary of those that are discardable attributes here.
    pub(super) others: Option<Attr>,
    /// The index of the operation's name.
    pub(super) name: u32,
}

/// The name of an operation.
#[derive(Clone, Copy)]
pub(super) struct OpEntry<'a> {
    /// The name without the dialect.
    pub(super) name: &'a str,
    pub(super) dialect: u32,
    pub(super) registered: bool,
    /// The number in the file.
    pub(super) number: u32,
    /// The definition, if it has properties.
    def: Option<&'static OpDef>,
}

/// An entry whose references must still be followed.
enum Pending {
    Item(Item),
    Type(Type),
}

/// The identity of a set of properties: the index of the operation's name, and the attributes.
type PropertyKey = (u32, Option<Attr>, SmallVec<[Option<Attr>; 4]>);

/// All numbers.
pub(super) struct Numbering<'a> {
    pub(super) cx: &'a Context,
    version: u64,
    pub(super) strings: Vec<&'a [u8]>,
    string_numbers: FxHashMap<&'a [u8], u32>,
    pub(super) dialects: Vec<&'a str>,
    pub(super) items: Vec<Numbered<Item>>,
    pub(super) types: Vec<Numbered<Type>>,
    attr_ids: Ids,
    loc_numbers: LocNumbers,
    type_ids: Ids,
    names: FxHashMap<Ident, Attr>,
    pub(super) resources: Vec<Ident>,
    resource_numbers: FxHashMap<Ident, u32>,
    pub(super) op_names: Vec<OpEntry<'a>>,
    /// The indices of the names, by their number in the file.
    pub(super) op_order: Vec<u32>,
    op_ids: Ids,
    /// The order of the properties, by the index of the name.
    pub(super) fields: Vec<Vec<Field>>,
    property_numbers: FxHashMap<PropertyKey, u32>,
    pub(super) property_sets: Vec<PropertySet<'a>>,
    pub(super) ops: Vec<OpNumbers>,
    /// Entries whose references must still be followed.
    pending: Vec<Pending>,
}

impl<'a> Numbering<'a> {
    /// Numbers everything that an operation and its contents refer to.
    ///
    /// # Errors
    /// If the properties of an operation cannot be written.
    pub(super) fn new(cx: &'a Context, body: &'a Body, op: Op, version: u64) -> Result<Self, Diag> {
        let mut numbering = Numbering {
            cx,
            version,
            strings: Vec::new(),
            string_numbers: FxHashMap::default(),
            dialects: Vec::new(),
            items: Vec::new(),
            types: Vec::new(),
            attr_ids: Ids::default(),
            loc_numbers: LocNumbers::default(),
            type_ids: Ids::default(),
            names: FxHashMap::default(),
            resources: Vec::new(),
            resource_numbers: FxHashMap::default(),
            op_names: Vec::new(),
            op_order: Vec::new(),
            op_ids: Ids::default(),
            fields: Vec::new(),
            property_numbers: FxHashMap::default(),
            property_sets: Vec::new(),
            ops: Vec::new(),
            pending: Vec::new(),
        };
        numbering.dialect("builtin");
        numbering.op(body, op)?;
        numbering.sort();
        Ok(numbering)
    }

    // Numbers.

    pub(super) fn attr_number(&self, attr: Attr) -> u64 {
        match self.cx.attr_kind(attr) {
            AttrKind::Location(loc) => self.loc_number(*loc),
            _ => self.attr_ids.get(attr.0),
        }
    }

    pub(super) fn loc_number(&self, loc: Loc) -> u64 {
        u64::from(self.loc_numbers.get(loc).saturating_sub(1))
    }

    pub(super) fn ty_number(&self, ty: Type) -> u64 {
        self.type_ids.get(ty.0)
    }

    pub(super) fn name_number(&self, name: Ident) -> u64 {
        self.names.get(&name).map_or(0, |&attr| self.attr_number(attr))
    }

    pub(super) fn resource_number(&self, key: Ident) -> u64 {
        self.resource_numbers.get(&key).copied().unwrap_or_default().into()
    }

    /// The number of a string, a new one if needed.
    pub(super) fn string_number(&mut self, text: &'a [u8]) -> u64 {
        let next = self.strings.len() as u32;
        let number = *self.string_numbers.entry(text).or_insert_with(|| {
            self.strings.push(text);
            next
        });
        number.into()
    }

    fn dialect(&mut self, name: &'a str) -> u32 {
        // There are few dialects, so a linear search suffices.
        let known = self.dialects.iter().position(|&d| d == name);
        known.unwrap_or_else(|| {
            self.dialects.push(name);
            self.dialects.len() - 1
        }) as u32
    }

    // Walking.

    fn op(&mut self, body: &'a Body, op: Op) -> Result<(), Diag> {
        let name = self.op_name(body.op_name(op));
        self.count_loc(body.loc(op));
        let (attributes, properties) = if self.version < version::PROPERTIES {
            (self.all_attributes(body, op), 0)
        } else {
            let (attributes, others) = self.divided(body.discardable(op), name);
            (attributes, self.properties(body, op, name, others)?)
        };
        if let Some(dictionary) = attributes {
            self.count_attr(dictionary);
        }
        self.ops.push(OpNumbers { name, attributes, properties });
        for result in body.results(op) {
            self.count_ty(body.ty(result));
        }
        self.follow();
        let (inner, regions) = regions_of(body, op);
        for &region in regions {
            for block in inner.blocks(region) {
                for (&arg, &loc) in inner.block_args(block).iter().zip(inner.block_arg_locs(block)) {
                    self.count_ty(inner.ty(arg));
                    if loc != Loc::UNKNOWN || self.version < version::ELIDED_ARGUMENT_LOCATIONS {
                        self.count_loc(loc);
                    }
                }
                for op in inner.ops(block) {
                    self.op(inner, op)?;
                }
            }
        }
        Ok(())
    }

    /// The index of an operation name, in the order of first use; they are sorted later.
    fn op_name(&mut self, name: OpName) -> u32 {
        let slot = self.op_ids.slot(name.0);
        if *slot != 0 {
            return *slot - 1;
        }
        *slot = self.op_names.len() as u32 + 1;
        let def = self.cx.op_def(name);
        // A name without a dot is written as that of a dialect, with nothing after it.
        let full = self.cx.op_name_str(name);
        let (dialect, rest) = full.split_once('.').unwrap_or((full, ""));
        let dialect = self.dialect(dialect);
        self.string_number(rest.as_bytes());
        let fields = def.map(|d| fields(self.cx, d, self.version));
        let registered = def.is_some();
        let def = def.filter(|_| fields.as_ref().is_some_and(|f| !f.is_empty()));
        self.op_names.push(OpEntry { name: rest, dialect, def, registered, number: 0 });
        self.fields.push(fields.unwrap_or_default());
        self.op_names.len() as u32 - 1
    }

    /// Inherent and discardable attributes in one dictionary. Properties that are not attributes are omitted if they
    /// have their default, since MLIR does not know them there.
    fn all_attributes(&mut self, body: &'a Body, op: Op) -> Option<Attr> {
        let op = OpRef::new(self.cx, body, op);
        let default = |name: &str, attr: Attr| {
            let slot =
                op.def().and_then(|def| def.attr_slot(name).filter(|_| def.dictionary_slot(name).is_none()));
            slot.is_some_and(|slot| self.cx.op_defaults(op.op_name())[slot] == Some(attr))
        };
        let mut all: Vec<(Ident, Attr)> = (op.all_attrs().into_iter())
            .filter(|&(name, attr)| !default(name, attr))
            .map(|(name, attr)| (self.cx.ident(name), attr))
            .collect();
        if op.def().is_none()
            && let Some(properties) = op.inherent(0).and_then(AttrRef::as_dictionary)
        {
            all.extend_from_slice(properties);
        }
        (!all.is_empty()).then(|| self.cx.dictionary_attr(&all))
    }

    /// Splits discardable attributes into those that are discardable in MLIR and those that are properties there.
    fn divided(&self, dictionary: Option<Attr>, name: u32) -> (Option<Attr>, Option<Attr>) {
        let others = self.fields[name as usize].iter().filter_map(|field| match field {
            Field::Other { name } => Some(*name),
            _ => None,
        });
        let Some(all) = dictionary.map(|d| self.cx.attr_ref(d)) else { return (None, None) };
        let others: Vec<&str> = others.filter(|name| all.get(name).is_some()).collect();
        if others.is_empty() {
            return (dictionary, None);
        }
        let is_other = |entry: &(Ident, Attr)| others.contains(&self.cx.str(entry.0));
        let (others, rest): (Vec<_>, Vec<_>) =
            all.as_dictionary().unwrap_or_default().iter().copied().partition(is_other);
        let rest = (!rest.is_empty()).then(|| self.cx.dictionary_attr(&rest));
        (rest, Some(self.cx.dictionary_attr(&others)))
    }

    /// The number of an operation's set of properties, plus one.
    fn properties(&mut self, body: &'a Body, op: Op, name: u32, others: Option<Attr>) -> Result<u32, Diag> {
        let slots = body.inherent(op);
        let entry = &self.op_names[name as usize];
        let def = entry.def;
        let registered = entry.registered;
        if if registered { def.is_none() } else { slots.iter().all(Option::is_none) } {
            return Ok(0);
        }
        let key = (name, others, SmallVec::from_slice(slots));
        if let Some(&known) = self.property_numbers.get(&key) {
            return Ok(known);
        }
        match def {
            Some(def) => {
                let fields = std::mem::take(&mut self.fields[name as usize]);
                let written = properties(self.cx, &fields, slots, others, self);
                self.fields[name as usize] = fields;
                written.map_err(|slot| {
                    let attr = def.attributes.get(slot).map_or("", |spec| spec.name);
                    let message =
                        format!("cannot be written as bytecode: '{attr}' is missing or of the wrong kind");
                    OpRef::new(self.cx, body, op).error(message)
                })?;
            }
            None => slots.iter().flatten().for_each(|&attr| self.count_attr(attr)),
        }
        self.property_sets.push(PropertySet { slots, others, name });
        let number = self.property_sets.len() as u32;
        self.property_numbers.insert(key, number);
        Ok(number)
    }

    fn count_attr(&mut self, attr: Attr) {
        if let AttrKind::Location(loc) = self.cx.attr_kind(attr) {
            return self.count_loc(*loc);
        }
        let slot = self.attr_ids.slot(attr.0);
        if count(slot, &mut self.items, Item::Attr(attr)) {
            self.pending.push(Pending::Item(Item::Attr(attr)));
        }
    }

    fn count_loc(&mut self, loc: Loc) {
        let slot = self.loc_numbers.slot(loc);
        if count(slot, &mut self.items, Item::Loc(loc)) {
            self.pending.push(Pending::Item(Item::Loc(loc)));
        }
    }

    fn count_ty(&mut self, ty: Type) {
        let slot = self.type_ids.slot(ty.0);
        if count(slot, &mut self.types, ty) {
            self.pending.push(Pending::Type(ty));
        }
    }

    /// Counts the references of new entries, transitively.
    fn follow(&mut self) {
        let cx = self.cx;
        while let Some(next) = self.pending.pop() {
            match next {
                Pending::Item(item) => {
                    let (dialect, number) = match item {
                        Item::Attr(attr) => (attr_dialect(cx, attr), self.attr_ids.get(attr.0)),
                        Item::Loc(loc) => ("builtin", u64::from(self.loc_numbers.get(loc).saturating_sub(1))),
                    };
                    self.items[number as usize].dialect = self.dialect(dialect);
                    match item {
                        Item::Attr(attr) => encode::attr(cx, attr, self),
                        Item::Loc(loc) => encode::loc(cx, loc, self),
                    };
                }
                Pending::Type(ty) => {
                    let dialect = self.dialect(type_dialect(cx, ty));
                    self.types[self.type_ids.get(ty.0) as usize].dialect = dialect;
                    encode::ty(cx, ty, self);
                }
            }
        }
    }

    /// Groups entries by dialect, those that are used most first.
    fn sort(&mut self) {
        let key = |dialect: u32, uses: u32| (dialect, std::cmp::Reverse(uses));
        self.items.sort_by_key(|e| key(e.dialect, e.uses));
        for (number, entry) in self.items.iter().enumerate() {
            let slot = match entry.value {
                Item::Attr(attr) => self.attr_ids.slot(attr.0),
                Item::Loc(loc) => self.loc_numbers.slot(loc),
            };
            *slot = number as u32 + 1;
        }
        self.types.sort_by_key(|e| key(e.dialect, e.uses));
        for (number, entry) in self.types.iter().enumerate() {
            *self.type_ids.slot(entry.value.0) = number as u32 + 1;
        }
        // Names keep their indices, which operations refer to.
        let mut order: Vec<u32> = (0..self.op_names.len() as u32).collect();
        order.sort_by_key(|&i| self.op_names[i as usize].dialect);
        for (number, &i) in order.iter().enumerate() {
            self.op_names[i as usize].number = number as u32;
        }
        self.op_order = order;
        for index in 0..self.dialects.len() {
            self.string_number(self.dialects[index].as_bytes());
        }
    }
}

/// Counts a reference; true if it is the first.
fn count<T>(slot: &mut u32, entries: &mut Vec<Numbered<T>>, value: T) -> bool {
    if let Some(known) = slot.checked_sub(1) {
        let uses = &mut entries[known as usize].uses;
        *uses = uses.saturating_add(1);
        return false;
    }
    entries.push(Numbered { value, dialect: 0, uses: 1 });
    *slot = entries.len() as u32;
    true
}

/// Finds references; everything else is ignored.
impl<'a> Sink<'a> for Numbering<'a> {
    fn bytes(&mut self, _bytes: &[u8]) {}

    fn varint(&mut self, _value: u64) {}

    fn string(&mut self, text: &'a [u8]) {
        self.string_number(text);
    }

    fn attr(&mut self, attr: Attr) {
        self.count_attr(attr);
    }

    fn optional_attr(&mut self, attr: Option<Attr>) {
        if let Some(attr) = attr {
            self.count_attr(attr);
        }
    }

    fn loc(&mut self, loc: Loc) {
        self.count_loc(loc);
    }

    fn ty(&mut self, ty: Type) {
        self.count_ty(ty);
    }

    fn name(&mut self, name: Ident) {
        let cx = self.cx;
        let attr = *self.names.entry(name).or_insert_with(|| cx.string_attr(cx.str(name)));
        self.count_attr(attr);
    }

    fn resource(&mut self, key: Ident) {
        let next = self.resources.len() as u32;
        let keys = &mut self.resources;
        self.resource_numbers.entry(key).or_insert_with(|| {
            keys.push(key);
            next
        });
        self.string_number(self.cx.str(key).as_bytes());
    }
}

/// The regions of an operation, and the body they are in.
pub(super) fn regions_of(body: &Body, op: Op) -> (&Body, &[Region]) {
    match body.nested(op) {
        Some(nested) => (nested, nested.roots()),
        None => (body, body.regions_of(op)),
    }
}

fn attr_dialect(cx: &Context, attr: Attr) -> &str {
    match cx.attr_kind(attr) {
        AttrKind::Dialect(value) => value.dialect(),
        AttrKind::Opaque { dialect, .. } => cx.str(*dialect),
        _ => "builtin",
    }
}

fn type_dialect(cx: &Context, ty: Type) -> &str {
    match cx.type_kind(ty) {
        TypeKind::Dialect(value) => value.dialect(),
        TypeKind::Opaque { dialect, .. } => cx.str(*dialect),
        _ => "builtin",
    }
}
