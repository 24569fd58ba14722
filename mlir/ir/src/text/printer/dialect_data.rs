//! How the Rust value of a dialect's type or attribute prints itself.

use super::state::Printer;
use crate::values::dialect_data::{DialectData, DialectValue};

/// A type or an attribute that prints itself; [`DialectData::printer`] is then `&const { DataPrinter::of::<Self>() }`.
pub trait PrintData: DialectData {
    /// Prints what follows the dialect's name and a dot, including the mnemonic; `p` prints nested types and
    /// attributes.
    fn print(&self, p: &mut Printer<'_>);

    /// Prints what follows the mnemonic, where the context determines dialect and mnemonic.
    fn print_stripped(&self, p: &mut Printer<'_>) {
        self.print(p);
    }
}

/// The functions of a [`PrintData`].
pub struct DataPrinter {
    print: fn(&DialectValue, &mut Printer<'_>),
    print_stripped: fn(&DialectValue, &mut Printer<'_>),
}

impl DataPrinter {
    /// The functions of `T`.
    pub const fn of<T: PrintData>() -> Self {
        DataPrinter {
            print: |data, p| {
                if let Some(data) = data.downcast::<T>() {
                    data.print(p);
                }
            },
            print_stripped: |data, p| {
                if let Some(data) = data.downcast::<T>() {
                    data.print_stripped(p);
                }
            },
        }
    }
}

impl DialectValue {
    /// Prints what follows the dialect's name and a dot.
    pub fn print(&self, p: &mut Printer<'_>) {
        if let Some(printer) = self.printer().downcast_ref::<DataPrinter>() {
            (printer.print)(self, p);
        }
    }

    /// Prints what follows the mnemonic, where the context determines dialect and mnemonic.
    pub fn print_stripped(&self, p: &mut Printer<'_>) {
        if let Some(printer) = self.printer().downcast_ref::<DataPrinter>() {
            (printer.print_stripped)(self, p);
        }
    }
}
