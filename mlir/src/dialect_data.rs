//! Types and attributes that dialects define: Rust values behind one trait, in the same interners as the builtin ones.

use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};

use crate::data::{DataDef, Parameters};
use crate::opdef::Interface;
use crate::text::Printer;
use crate::types::Type;

/// A type or an attribute of a dialect: a Rust value that can be compared, hashed and printed.
pub trait DialectData: Any + fmt::Debug + Send + Sync {
    /// The dialect that owns it.
    fn dialect(&self) -> &'static str;

    /// The word that follows the dialect's name and a dot; empty if there is none.
    fn mnemonic(&self) -> &'static str;

    /// Prints what follows the dialect's name and a dot, the mnemonic included; `p` prints what is nested.
    fn print(&self, p: &mut Printer<'_>);

    /// Prints what follows the mnemonic, where something else says what this is.
    fn print_stripped(&self, p: &mut Printer<'_>) {
        self.print(p);
    }

    /// The table, if a record describes it.
    fn def(&self) -> Option<&'static DataDef> {
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
        self.def().map_or(&[], |def| def.interfaces)
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

    /// The word that follows the dialect's name and a dot.
    pub fn mnemonic(&self) -> &'static str {
        self.0.mnemonic()
    }

    /// The value, if it is a `T`.
    pub fn downcast<T: 'static>(&self) -> Option<&T> {
        (*self.0).as_any().downcast_ref()
    }

    /// Prints what follows the mnemonic, where something else says what this is.
    pub fn print_stripped(&self, p: &mut Printer<'_>) {
        self.0.print_stripped(p);
    }

    /// The table, if a record describes it.
    pub fn def(&self) -> Option<&'static DataDef> {
        self.0.def()
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

    /// Prints what follows the dialect's name and a dot.
    pub fn print(&self, p: &mut Printer<'_>) {
        self.0.print(p);
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
