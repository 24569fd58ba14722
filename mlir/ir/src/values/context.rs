//! The context: everything that operations of one compilation share.
//!
//! Interners are append-only, so ids stay valid and resolving one takes no lock; threads may share a context. Ids say
//! nothing about order: never sort or print by them.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rustc_hash::FxHashMap;

use super::affine::kind::AffineNode;
use super::attr_kind::AttrKind;
use super::debug_log::{DebugLog, Log, Speaker};
use super::dialect_data::Interface;
use super::ids::{Attr, Loc, Type};
use super::intern::Interner;
use super::loc_kind::{LocData, LocKind};
use super::rewrite_record::RewriteRecord;
use super::type_kind::TypeKind;
use crate::definitions::attr::Presence;
use crate::definitions::op::{DialectDef, OpDef};

pub use super::ids::Ident;

/// An interned operation name with its definition, if it is registered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OpName(pub(crate) u32);

/// Compared and hashed by name alone: a context has one definition for each name.
struct OpNameData {
    name: Box<str>,
    /// The length of the dialect's name, with which it begins.
    dialect: usize,
    def: Option<&'static OpDef>,
    /// The defaults of the inherent attributes, computed on first use.
    defaults: OnceLock<Box<[Option<Attr>]>>,
}

impl PartialEq for OpNameData {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for OpNameData {}

impl Hash for OpNameData {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

/// A type with its context: the vocabulary of ODS type predicates.
#[derive(Clone, Copy)]
pub struct TypeRef<'a> {
    pub(super) cx: &'a Context,
    pub(super) ty: Type,
}

/// An attribute with its context: the vocabulary of ODS attribute predicates.
#[derive(Clone, Copy)]
pub struct AttrRef<'a> {
    pub(super) cx: &'a Context,
    pub(super) attr: Attr,
}

/// The dialects that a context will know; each dialect crate adds its own.
#[derive(Clone)]
pub struct Registry {
    dialects: Vec<&'static DialectDef>,
    /// Interfaces of dialects by name that other crates implement.
    interfaces: Vec<(&'static str, Interface)>,
}

impl Registry {
    /// A registry without any dialect.
    pub(crate) const EMPTY: Registry = Registry { dialects: Vec::new(), interfaces: Vec::new() };

    /// Adds a dialect and those that it depends on; adding one twice is harmless.
    pub fn add(&mut self, dialect: &'static DialectDef) {
        let mut pending = vec![dialect];
        while let Some(dialect) = pending.pop() {
            if !self.dialects.iter().any(|d| std::ptr::eq(*d, dialect)) {
                self.dialects.push(dialect);
                pending.extend(dialect.dependent_dialects);
            }
        }
    }

    /// The dialects.
    pub fn dialects(&self) -> impl Iterator<Item = &'static DialectDef> {
        self.dialects.iter().copied()
    }

    /// Removes the dialect of this name, so that another can take its place.
    pub fn remove(&mut self, name: &str) {
        self.dialects.retain(|d| d.name != name);
    }

    /// Adds an interface to the dialect of this name, if that dialect is added too. This is how a crate above a
    /// dialect says, for example, how it is lowered; MLIR calls it a dialect extension.
    pub fn add_interface(&mut self, dialect: &'static str, interface: Interface) {
        self.interfaces.push((dialect, interface));
    }
}

/// Interned types, attributes, locations and names, and the registered dialects.
pub struct Context {
    idents: Interner<Box<str>>,
    pub(crate) types: Interner<TypeKind>,
    pub(crate) attrs: Interner<AttrKind>,
    pub(crate) locs: Interner<LocData>,
    /// The file whose positions need no interning; see [`Loc`](crate::values::ids::Loc).
    pub(crate) main_file: OnceLock<Ident>,
    pub(crate) affine: Interner<AffineNode>,
    op_names: Interner<OpNameData>,
    dialects: Vec<&'static DialectDef>,
    /// Interfaces of dialects by name that other crates implement.
    dialect_interfaces: Vec<(&'static str, Interface)>,
    defs: FxHashMap<&'static str, &'static OpDef>,
    /// Blobs of `dense_resource` attributes by key: four bytes of alignment, then the data.
    resources: Mutex<FxHashMap<Ident, Arc<[u8]>>>,
    identity: Arc<()>,
    next_body: AtomicU32,
    next_distinct: AtomicU64,
    allow_unregistered: bool,
    print_op_on_diagnostic: bool,
    debug_log: Option<DebugLog>,
    rewrite_record: Option<RewriteRecord>,
}

impl fmt::Debug for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Context").finish_non_exhaustive()
    }
}

impl Context {
    /// A context that knows the dialects of `registry`.
    pub fn new(registry: Registry) -> Self {
        let mut dialects = registry.dialects;
        dialects.sort_by_key(|d| d.name);
        let defs = dialects.iter().flat_map(|d| d.ops.iter().map(|&op| (op.name, op))).collect();
        let cx = Context {
            idents: Interner::new(),
            types: Interner::new(),
            attrs: Interner::new(),
            locs: Interner::new(),
            main_file: OnceLock::new(),
            affine: Interner::new(),
            op_names: Interner::new(),
            dialects,
            dialect_interfaces: registry.interfaces,
            defs,
            resources: Mutex::default(),
            identity: Arc::new(()),
            next_body: AtomicU32::new(0),
            next_distinct: AtomicU64::new(0),
            allow_unregistered: false,
            print_op_on_diagnostic: false,
            debug_log: None,
            rewrite_record: None,
        };
        let unknown = cx.loc(LocKind::Unknown);
        debug_assert_eq!(unknown, Loc::UNKNOWN);
        cx.intern_first_types();
        cx.intern_first_affine();
        cx
    }

    /// What no other context has, not even one that is made after this one is gone.
    pub(crate) fn identity(&self) -> &Arc<()> {
        &self.identity
    }

    /// Makes the parser and the verifier accept operations, types and attributes of unknown dialects.
    pub fn set_allow_unregistered(&mut self, allow: bool) {
        self.allow_unregistered = allow;
    }

    /// Makes the pattern drivers log what they do.
    pub fn set_debug_log(&mut self, log: Option<DebugLog>) {
        self.debug_log = log;
    }

    /// Makes the pattern drivers record what they do, until this is called with `None`.
    pub fn set_rewrite_record(&mut self, record: Option<RewriteRecord>) {
        self.rewrite_record = record;
    }

    /// Where the drivers record what they do, if requested.
    pub(crate) fn rewrite_record(&self) -> Option<&RewriteRecord> {
        self.rewrite_record.as_ref()
    }

    /// The log of a driver, if it is enabled.
    pub(crate) fn debug_log(&self, speaker: Speaker) -> Option<Log<'_>> {
        self.debug_log.as_ref()?.of(speaker)
    }

    /// Whether operations of unknown dialects are accepted.
    pub fn allows_unregistered(&self) -> bool {
        self.allow_unregistered
    }

    /// Makes errors about an operation show it, in a note.
    pub fn set_print_op_on_diagnostic(&mut self, print: bool) {
        self.print_op_on_diagnostic = print;
    }

    /// Whether errors about an operation show it.
    pub fn prints_op_on_diagnostic(&self) -> bool {
        self.print_op_on_diagnostic
    }

    /// The registered dialects, sorted by name.
    pub fn dialects(&self) -> &[&'static DialectDef] {
        &self.dialects
    }

    /// The registered dialect of this name.
    pub fn dialect(&self, name: &str) -> Option<&'static DialectDef> {
        self.dialects.binary_search_by_key(&name, |d| d.name).ok().map(|i| self.dialects[i])
    }

    /// The registered dialects that have an interface, with the interface, sorted by name: their own, or one that
    /// another crate has [added](Registry::add_interface).
    pub fn dialect_interfaces<I: 'static>(&self) -> impl Iterator<Item = (&'static DialectDef, &'static I)> {
        self.dialects.iter().flat_map(|&dialect| {
            let added = self.dialect_interfaces.iter().filter(|(name, _)| *name == dialect.name);
            let all = dialect.interfaces.iter().chain(added.map(|(_, interface)| interface));
            all.filter_map(move |interface| Some((dialect, interface.downcast_ref::<I>()?)))
        })
    }

    /// Interns a string.
    pub fn ident(&self, text: &str) -> Ident {
        Ident(self.idents.intern_ref(text, |s| &**s == text, || text.into()))
    }

    /// The text of an interned string.
    pub fn str(&self, ident: Ident) -> &str {
        self.idents.get(ident.0)
    }

    /// Interns an operation name.
    pub fn op_name(&self, name: &str) -> OpName {
        let make = || OpNameData {
            name: name.into(),
            dialect: name.find('.').unwrap_or(0),
            def: self.defs.get(name).copied(),
            defaults: OnceLock::new(),
        };
        OpName(self.op_names.intern_ref(name, |d| &*d.name == name, make))
    }

    /// The text of an operation name, such as `func.call`.
    pub fn op_name_str(&self, name: OpName) -> &str {
        &self.op_names.get(name.0).name
    }

    /// The namespace of an operation, such as `func`; empty if its name has none.
    pub(crate) fn op_dialect_str(&self, name: OpName) -> &str {
        let data = self.op_names.get(name.0);
        &data.name[..data.dialect]
    }

    /// The definition of an operation, unless it is unregistered.
    #[inline]
    pub fn op_def(&self, name: OpName) -> Option<&'static OpDef> {
        self.op_names.get(name.0).def
    }

    /// The definitions of all operations named so far, by the numbers of their names.
    pub(crate) fn op_defs(&self) -> impl Iterator<Item = Option<&'static OpDef>> {
        self.op_names.iter().map(|data| data.def)
    }

    /// The defaults of an operation's inherent attributes by slot; none if it is unregistered.
    pub fn op_defaults(&self, name: OpName) -> &[Option<Attr>] {
        let data = self.op_names.get(name.0);
        data.defaults.get_or_init(|| {
            let specs = data.def.map_or(&[][..], |d| d.attributes);
            let default = |presence: &Presence| match presence {
                Presence::Default(value) | Presence::DefaultOptional(value) => Some(value(self)),
                Presence::Required | Presence::Optional => None,
            };
            specs.iter().map(|s| Some(s.kept(self, default(&s.presence)?))).collect()
        })
    }

    /// Sets the blob of a `dense_resource` key: the alignment as a little-endian u32, then the data.
    pub fn set_resource(&self, key: Ident, blob: Arc<[u8]>) {
        self.resources.lock().unwrap_or_else(PoisonError::into_inner).insert(key, blob);
    }

    /// The blob of a `dense_resource` key, as given to [`Context::set_resource`].
    pub fn resource(&self, key: Ident) -> Option<Arc<[u8]>> {
        self.resources.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned()
    }

    /// True if a distinct attribute has been made.
    pub(crate) fn has_distinct(&self) -> bool {
        self.next_distinct.load(Ordering::Relaxed) != 0
    }

    /// A number that no other distinct attribute of this context has.
    pub(crate) fn new_distinct_id(&self) -> u64 {
        self.next_distinct.fetch_add(1, Ordering::Relaxed)
    }

    /// A number that no other body of this context has.
    pub(crate) fn new_body_stamp(&self) -> u32 {
        self.next_body.fetch_add(1, Ordering::Relaxed)
    }
}
