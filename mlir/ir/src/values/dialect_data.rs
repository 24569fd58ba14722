//! Types and attributes that dialects define: Rust values behind one trait, in the same interners as the builtin ones.

use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};

use super::ids::Type;

/// A table of functions that implements an interface; lists of interfaces are searched by its type.
pub type Interface = &'static (dyn Any + Send + Sync);

/// Access to the values of parameters by index.
pub trait Parameters {
    /// The value of a parameter.
    fn param(&self, index: usize) -> &dyn Any;
}

/// A type or an attribute of a dialect: a Rust value that can be compared, hashed and printed.
pub trait DialectData: Any + fmt::Debug + Send + Sync {
    /// The dialect that owns it.
    fn dialect(&self) -> &'static str;

    /// The word after the dialect's name and a dot; may be empty.
    fn mnemonic(&self) -> &'static str;

    /// Its printer, a [`DataPrinter`](crate::text::printer::dialect_data::DataPrinter).
    fn printer(&self) -> Interface;

    /// Its table, a [`DataDef`](crate::text::data::def::DataDef), if a record describes it.
    fn def(&self) -> Option<Interface> {
        None
    }

    /// The mnemonic, if the record says that it is printed as an alias.
    fn mnemonic_alias(&self) -> Option<&'static str> {
        None
    }

    /// The values of the parameters, if a record describes them.
    fn parameters(&self) -> Option<&dyn Parameters> {
        None
    }

    /// The type of an attribute that has one (`TypedAttrInterface`).
    fn self_type(&self) -> Option<Type> {
        None
    }

    /// The implementations of interfaces of types or attributes.
    fn interfaces(&self) -> &'static [Interface] {
        &[]
    }
}

trait Dynamic: DialectData {
    fn dyn_eq(&self, other: &dyn Any) -> bool;
    fn dyn_hash(&self, state: &mut dyn Hasher);
    fn as_any(&self) -> &dyn Any;
    fn dyn_clone(&self) -> Box<dyn Dynamic>;
}

impl<T: DialectData + Clone + Eq + Hash> Dynamic for T {
    fn dyn_eq(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>() == Some(self)
    }

    fn dyn_hash(&self, mut state: &mut dyn Hasher) {
        self.type_id().hash(&mut state);
        self.hash(&mut state);
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn dyn_clone(&self) -> Box<dyn Dynamic> {
        Box::new(self.clone())
    }
}

/// A boxed [`DialectData`].
#[derive(Debug)]
pub struct DialectValue(Box<dyn Dynamic>);

impl DialectValue {
    /// Boxes a dialect's value.
    pub fn new<T: DialectData + Clone + Eq + Hash>(data: T) -> Self {
        DialectValue(Box::new(data))
    }

    /// The dialect that owns it.
    pub fn dialect(&self) -> &'static str {
        self.0.dialect()
    }

    /// The word after the dialect's name and a dot.
    pub fn mnemonic(&self) -> &'static str {
        self.0.mnemonic()
    }

    /// The value, if it is a `T`.
    pub fn downcast<T: 'static>(&self) -> Option<&T> {
        (*self.0).as_any().downcast_ref()
    }

    /// Its printer.
    pub(crate) fn printer(&self) -> Interface {
        self.0.printer()
    }

    /// Its table, if a record describes it.
    pub(crate) fn def(&self) -> Option<Interface> {
        self.0.def()
    }

    /// True if this table describes it.
    pub(crate) fn is_of(&self, table: Interface) -> bool {
        self.def().is_some_and(|def| std::ptr::addr_eq(def, table))
    }

    /// The mnemonic, if the record says that it is printed as an alias.
    pub(crate) fn mnemonic_alias(&self) -> Option<&'static str> {
        self.0.mnemonic_alias()
    }

    /// The values of the parameters, if a record describes them.
    pub fn parameters(&self) -> Option<&dyn Parameters> {
        self.0.parameters()
    }

    /// The implementation of an interface.
    pub fn interface<I: 'static>(&self) -> Option<&'static I> {
        self.0.interfaces().iter().find_map(|i| i.downcast_ref())
    }

    /// The type of an attribute that has one.
    pub fn self_type(&self) -> Option<Type> {
        self.0.self_type()
    }
}

impl Clone for DialectValue {
    fn clone(&self) -> Self {
        DialectValue((*self.0).dyn_clone())
    }
}

impl PartialEq for DialectValue {
    fn eq(&self, other: &Self) -> bool {
        (*self.0).dyn_eq((*other.0).as_any())
    }
}

impl Eq for DialectValue {}

impl Hash for DialectValue {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (*self.0).dyn_hash(state);
    }
}
