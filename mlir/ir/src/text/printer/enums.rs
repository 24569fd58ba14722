//! Enums that are attributes of dialects, and cases of enums as parameters.

use super::dialect_data::{DataPrinter, PrintData};
use super::state::Printer;
use super::words::is_bare_identifier;
use crate::values::dialect_data::{DialectData, Interface};
use crate::values::enum_spec::{EnumAttr, EnumSpec};

impl DialectData for EnumAttr {
    fn dialect(&self) -> &'static str {
        self.spec.dialect
    }

    fn mnemonic(&self) -> &'static str {
        self.spec.mnemonic
    }

    fn printer(&self) -> Interface {
        &const { DataPrinter::of::<Self>() }
    }
}

impl PrintData for EnumAttr {
    fn print(&self, p: &mut Printer<'_>) {
        p.write_text(self.spec.mnemonic);
        self.print_value(p);
    }
}

impl EnumAttr {
    /// Prints what follows the mnemonic.
    pub fn print_value(&self, p: &mut Printer<'_>) {
        let text = self.spec.cases.spell_parameter(self.value);
        p.write_text(&format!("{}{text}{}", self.spec.open, self.spec.close));
    }
}

impl EnumSpec {
    /// The text of a value as a parameter of an attribute or a type.
    pub fn spell_parameter(&self, value: i64) -> String {
        let text = self.spell(value);
        let quote = match self.separator {
            _ if self.from_attr => false,
            Some(_) => self.quoted && value != 0 && self.value(&text).is_none(),
            None => !is_bare_identifier(&text),
        };
        if quote { format!("\"{text}\"") } else { text }
    }
}
