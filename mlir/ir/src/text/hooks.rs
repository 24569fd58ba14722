//! The hooks that parse and print.

use crate::ir::state::OpState;
use crate::text::parser::attr_parser::AttrParser;
use crate::text::parser::basics::ParseResult;
use crate::text::parser::op_parser::OpParser;
use crate::text::printer::op::OpPrinter;
use crate::text::printer::state::Printer;
use crate::values::ids::{Attr, Type};

/// Parses and prints an operation by hand (`hasCustomAssemblyFormat`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `parse` and `print`, which its record requests with `hasCustomAssemblyFormat = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::OpAssembly for {Self} {{\n    fn parse(p: &mut mlir::text::OpParser<'_, '_>, state: &mut mlir::OpState) -> mlir::text::ParseResult<()> {{ todo!() }}\n    fn print(self, p: &mut mlir::text::OpPrinter<'_>) {{ todo!() }}\n}}"
)]
pub trait OpAssembly: Sized {
    /// The names of inherent attributes that `print` never prints as attributes, such as a map of which it prints the
    /// expressions. They get no alias, so the search for aliases may skip an operation that has no other attributes.
    const SPELLED_OUT: &'static [&'static str] = &[];

    /// Parses what follows the name into the state.
    ///
    /// # Errors
    /// If the text is wrong; the parser has the diagnostic.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()>;

    /// Prints what follows the name.
    fn print(self, p: &mut OpPrinter<'_>);
}

/// Parses and prints the parameters of a type by hand (`hasCustomAssemblyFormat`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `parse` and `print`, which its record requests with `hasCustomAssemblyFormat = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::TypeAssembly for {Self} {{\n    fn parse(p: &mut mlir::text::AttrParser<'_, '_>) -> mlir::text::ParseResult<mlir::Type> {{ todo!() }}\n    fn print(self, p: &mut mlir::text::Printer<'_>) {{ todo!() }}\n}}"
)]
pub trait TypeAssembly: Sized {
    /// Parses what follows the mnemonic.
    ///
    /// # Errors
    /// If the text is wrong; the parser has the diagnostic.
    fn parse(p: &mut AttrParser<'_, '_>) -> ParseResult<Type>;

    /// Prints what follows the mnemonic.
    fn print(self, p: &mut Printer<'_>);
}

/// Parses and prints the parameters of an attribute by hand (`hasCustomAssemblyFormat`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `parse` and `print`, which its record requests with `hasCustomAssemblyFormat = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::AttrAssembly for {Self} {{\n    fn parse(p: &mut mlir::text::AttrParser<'_, '_>, ty: Option<mlir::Type>) -> mlir::text::ParseResult<mlir::Attr> {{ todo!() }}\n    fn print(self, p: &mut mlir::text::Printer<'_>) {{ todo!() }}\n}}"
)]
pub trait AttrAssembly: Sized {
    /// Parses what follows the mnemonic, given the expected type, if any.
    ///
    /// # Errors
    /// If the text is wrong; the parser has the diagnostic.
    fn parse(p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> ParseResult<Attr>;

    /// Prints what follows the mnemonic.
    fn print(self, p: &mut Printer<'_>);
}

/// Parses the types of a dialect whose records do not (no `useDefaultTypePrinterParser`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `parse_type`, which its record requests with `useDefaultTypePrinterParser = 0`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::ParseType for {Self} {{\n    fn parse_type(p: &mut mlir::text::AttrParser<'_, '_>) -> mlir::text::ParseResult<mlir::Type> {{ todo!() }}\n}}"
)]
pub trait ParseType: Sized {
    /// Parses what follows `!name.`.
    ///
    /// # Errors
    /// If the text is wrong; the parser has the diagnostic.
    fn parse_type(p: &mut AttrParser<'_, '_>) -> ParseResult<Type>;
}

/// Parses the attributes of a dialect whose records do not (no `useDefaultAttributePrinterParser`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `parse_attr`, which its record requests with `useDefaultAttributePrinterParser = 0`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::ParseAttr for {Self} {{\n    fn parse_attr(p: &mut mlir::text::AttrParser<'_, '_>, ty: Option<mlir::Type>) -> mlir::text::ParseResult<mlir::Attr> {{ todo!() }}\n}}"
)]
pub trait ParseAttr: Sized {
    /// Parses what follows `#name.`, given the expected type, if any.
    ///
    /// # Errors
    /// If the text is wrong; the parser has the diagnostic.
    fn parse_attr(p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> ParseResult<Attr>;
}

/// An interface of a dialect whose tables do not describe all of its types and attributes: others are kept as they are
/// written, as those of unknown dialects are.
pub struct KeepsText;

/// An interface of a dialect that parses its types itself: parses what follows `!name.`.
pub struct TypeParser(pub fn(&mut AttrParser<'_, '_>) -> ParseResult<Type>);

/// An interface of a dialect that parses its attributes itself: parses what follows `#name.`, given the expected type.
/// Enums of the dialect are parsed before.
#[allow(clippy::type_complexity, reason = "the signature is read where it stands")]
pub struct AttributeParser(pub fn(&mut AttrParser<'_, '_>, Option<Type>) -> ParseResult<Attr>);
