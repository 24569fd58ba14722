//! Hooks: what the author of a dialect writes for an operation, a type, an attribute or the dialect itself, where its
//! record says that there is something to write.
//!
//! Each is a trait with the signature, implemented for the view that ODS generates (`AddOp<'_>`), or for the struct that
//! stands for a dialect (`PolyDialect`). The generated tables call it, so what is missing or has another signature is an
//! error of rustc that names it and shows what to write. A hook that the record does not ask for is never called,
//! and only the engine calls hooks.

use crate::attributes::{Attr, AttrRef};
use crate::context::Context;
use crate::diag::Diag;
use crate::ir::{Builder, Handle, OpRef, OpState, OpType, Value};
use crate::location::Loc;
use crate::opdef::{Folded, InferArgs, Types};
use crate::rewrite::{NoMatch, PatternRewriter, PatternSet};
use crate::text::{AttrParser, OpParser, OpPrinter, ParseResult, Printer};
use crate::types::Type;

/// Folds an operation (`hasFolder`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `fold`, which its record asks for by `hasFolder = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::Fold for {Self} {{\n    fn fold(self, operands: &[Option<mlir::Attr>]) -> Option<mlir::opdef::Folded> {{ todo!() }}\n}}"
)]
pub trait Fold: Sized {
    /// What the results are, given which operands are constant, or what changes in place; `None` when nothing does.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded>;
}

/// Checks what the table of an operation cannot say (`hasVerifier`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `verify`, which its record asks for by `hasVerifier = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::Verify for {Self} {{\n    fn verify(self) -> Result<(), mlir::Diag> {{ todo!() }}\n}}"
)]
pub trait Verify: Sized {
    /// Called after everything that the record says was found to hold; what is inside regions is not verified yet.
    ///
    /// # Errors
    /// What is wrong with the operation.
    fn verify(self) -> Result<(), Diag>;
}

/// Checks an operation together with what is inside it (`hasRegionVerifier`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `verify_regions`, which its record asks for by `hasRegionVerifier = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::VerifyRegions for {Self} {{\n    fn verify_regions(self) -> Result<(), mlir::Diag> {{ todo!() }}\n}}"
)]
pub trait VerifyRegions: Sized {
    /// Called after the operations inside were verified.
    ///
    /// # Errors
    /// What is wrong with the operation or something inside it.
    fn verify_regions(self) -> Result<(), Diag>;
}

/// Gives the canonicalization patterns of an operation or of a dialect (`hasCanonicalizer`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `canonicalization_patterns`, which its record asks for by `hasCanonicalizer = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::CanonicalizationPatterns for {Self} {{\n    fn canonicalization_patterns(patterns: &mut mlir::rewrite::PatternSet) {{ todo!() }}\n}}"
)]
pub trait CanonicalizationPatterns: Sized {
    /// Adds them.
    fn canonicalization_patterns(patterns: &mut PatternSet);
}

/// Is a canonicalization pattern of an operation (`hasCanonicalizeMethod`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `canonicalize`, which its record asks for by `hasCanonicalizeMethod = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::Canonicalize for {Self} {{\n    fn canonicalize(op: mlir::Handle<Self>, rw: &mut mlir::rewrite::PatternRewriter<'_>) -> Result<(), mlir::rewrite::NoMatch> {{ todo!() }}\n}}"
)]
pub trait Canonicalize: Sized {
    /// Rewrites the operation.
    ///
    /// # Errors
    /// When there is nothing to rewrite; then nothing was changed.
    fn canonicalize(op: Handle<Self>, rw: &mut PatternRewriter<'_>) -> Result<(), NoMatch>;
}

/// Adds [`Canonicalize::canonicalize`] as a pattern, as tables do.
pub fn add_canonicalize<V: Canonicalize + OpType + 'static>(patterns: &mut PatternSet) {
    patterns.add(V::canonicalize);
}

/// Parses and prints an operation by hand (`hasCustomAssemblyFormat`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `parse` and `print`, which its record asks for by `hasCustomAssemblyFormat = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::OpAssembly for {Self} {{\n    fn parse(p: &mut mlir::text::OpParser<'_, '_>, state: &mut mlir::OpState) -> mlir::text::ParseResult<()> {{ todo!() }}\n    fn print(self, p: &mut mlir::text::OpPrinter<'_>) {{ todo!() }}\n}}"
)]
pub trait OpAssembly: Sized {
    /// Parses what follows the name into the state.
    ///
    /// # Errors
    /// When the text is wrong, which the parser has been told.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()>;

    /// Prints what follows the name.
    fn print(self, p: &mut OpPrinter<'_>);
}

/// Computes the types of an operation's results (`InferTypeOpInterface`, where its methods are declared).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `infer_results`, which its record asks for by `InferTypeOpInterface`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::InferResults for {Self} {{\n    fn infer_results(args: &mlir::opdef::InferArgs<'_>) -> Result<mlir::opdef::Types, String> {{ todo!() }}\n}}"
)]
pub trait InferResults: Sized {
    /// The types, from the parts of an operation that need not be there yet.
    ///
    /// # Errors
    /// Why there are none.
    fn infer_results(args: &InferArgs<'_>) -> Result<Types, String>;
}

/// Compares the types of an operation's results with those that were inferred (`isCompatibleReturnTypes` of
/// `InferTypeOpInterface`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `is_compatible_return_types`, which its record asks for by `InferTypeOpInterface`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::CompatibleResults for {Self} {{\n    fn is_compatible_return_types(cx: &mlir::Context, inferred: &[mlir::Type], actual: &[mlir::Type]) -> bool {{ todo!() }}\n}}"
)]
pub trait CompatibleResults: Sized {
    /// Whether the actual types may stand where these were inferred.
    fn is_compatible_return_types(cx: &Context, inferred: &[Type], actual: &[Type]) -> bool;
}

/// Checks the parameters of a type or an attribute (`genVerifyDecl`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `verify`, which its record asks for by `genVerifyDecl = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::VerifyParameters for {Self} {{\n    fn verify(self) -> Result<(), String> {{ todo!() }}\n}}"
)]
pub trait VerifyParameters: Sized {
    /// Called before a type or attribute with these parameters is made.
    ///
    /// # Errors
    /// What is wrong with them, as a sentence that follows a place.
    fn verify(self) -> Result<(), String>;
}

/// Parses and prints the parameters of a type by hand (`hasCustomAssemblyFormat`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `parse` and `print`, which its record asks for by `hasCustomAssemblyFormat = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::TypeAssembly for {Self} {{\n    fn parse(p: &mut mlir::text::AttrParser<'_, '_>) -> mlir::text::ParseResult<mlir::Type> {{ todo!() }}\n    fn print(self, p: &mut mlir::text::Printer<'_>) {{ todo!() }}\n}}"
)]
pub trait TypeAssembly: Sized {
    /// Parses what follows the mnemonic.
    ///
    /// # Errors
    /// When the text is wrong, which the parser has been told.
    fn parse(p: &mut AttrParser<'_, '_>) -> ParseResult<Type>;

    /// Prints what follows the mnemonic.
    fn print(self, p: &mut Printer<'_>);
}

/// Parses and prints the parameters of an attribute by hand (`hasCustomAssemblyFormat`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `parse` and `print`, which its record asks for by `hasCustomAssemblyFormat = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::AttrAssembly for {Self} {{\n    fn parse(p: &mut mlir::text::AttrParser<'_, '_>, ty: Option<mlir::Type>) -> mlir::text::ParseResult<mlir::Attr> {{ todo!() }}\n    fn print(self, p: &mut mlir::text::Printer<'_>) {{ todo!() }}\n}}"
)]
pub trait AttrAssembly: Sized {
    /// Parses what follows the mnemonic, given the type that is expected, if one is.
    ///
    /// # Errors
    /// When the text is wrong, which the parser has been told.
    fn parse(p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> ParseResult<Attr>;

    /// Prints what follows the mnemonic.
    fn print(self, p: &mut Printer<'_>);
}

/// Makes constants of what a dialect's operations fold to (`hasConstantMaterializer`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `materialize_constant`, which its record asks for by `hasConstantMaterializer = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::MaterializeConstant for {Self} {{\n    fn materialize_constant(b: &mut mlir::Builder<'_>, value: mlir::Attr, ty: mlir::Type, loc: mlir::Loc) -> Option<mlir::Value> {{ todo!() }}\n}}"
)]
pub trait MaterializeConstant: Sized {
    /// Creates the operation that gives the attribute as a value of the type, at the builder's insertion point; `None` where
    /// the dialect has no such operation.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value>;
}

/// Parses the types of a dialect that has them not parsed by their records (no `useDefaultTypePrinterParser`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `parse_type`, which its record asks for by `useDefaultTypePrinterParser = 0`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::ParseType for {Self} {{\n    fn parse_type(p: &mut mlir::text::AttrParser<'_, '_>) -> mlir::text::ParseResult<mlir::Type> {{ todo!() }}\n}}"
)]
pub trait ParseType: Sized {
    /// Parses what follows `!name.`.
    ///
    /// # Errors
    /// When the text is wrong, which the parser has been told.
    fn parse_type(p: &mut AttrParser<'_, '_>) -> ParseResult<Type>;
}

/// Parses the attributes of a dialect that has them not parsed by their records (no
/// `useDefaultAttributePrinterParser`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `parse_attr`, which its record asks for by `useDefaultAttributePrinterParser = 0`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::ParseAttr for {Self} {{\n    fn parse_attr(p: &mut mlir::text::AttrParser<'_, '_>, ty: Option<mlir::Type>) -> mlir::text::ParseResult<mlir::Attr> {{ todo!() }}\n}}"
)]
pub trait ParseAttr: Sized {
    /// Parses what follows `#name.`, given the type that is expected, if one is.
    ///
    /// # Errors
    /// When the text is wrong, which the parser has been told.
    fn parse_attr(p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> ParseResult<Attr>;
}

/// Checks the dialect's attributes on operations of any dialect (`hasOperationAttrVerify`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `verify_op_attr`, which its record asks for by `hasOperationAttrVerify = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::VerifyOpAttr for {Self} {{\n    fn verify_op_attr(op: mlir::OpRef<'_>, name: &str, value: mlir::AttrRef<'_>) -> Result<(), mlir::Diag> {{ todo!() }}\n}}"
)]
pub trait VerifyOpAttr: Sized {
    /// Checks one, given its name without the dialect's prefix.
    ///
    /// # Errors
    /// What is wrong with it.
    fn verify_op_attr(op: OpRef<'_>, name: &str, value: AttrRef<'_>) -> Result<(), Diag>;
}

/// Checks the dialect's attributes on arguments of functions (`hasRegionArgAttrVerify`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `verify_region_arg_attr`, which its record asks for by `hasRegionArgAttrVerify = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::VerifyRegionArgAttr for {Self} {{\n    fn verify_region_arg_attr(op: mlir::OpRef<'_>, at: (usize, usize), name: &str, value: mlir::AttrRef<'_>) -> Result<(), mlir::Diag> {{ todo!() }}\n}}"
)]
pub trait VerifyRegionArgAttr: Sized {
    /// Checks one, given the numbers of region and argument, and its name without the dialect's prefix.
    ///
    /// # Errors
    /// What is wrong with it.
    fn verify_region_arg_attr(
        op: OpRef<'_>,
        at: (usize, usize),
        name: &str,
        value: AttrRef<'_>,
    ) -> Result<(), Diag>;
}

/// Checks the dialect's attributes on results of functions (`hasRegionResultAttrVerify`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `verify_region_result_attr`, which its record asks for by `hasRegionResultAttrVerify = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::VerifyRegionResultAttr for {Self} {{\n    fn verify_region_result_attr(op: mlir::OpRef<'_>, at: (usize, usize), name: &str, value: mlir::AttrRef<'_>) -> Result<(), mlir::Diag> {{ todo!() }}\n}}"
)]
pub trait VerifyRegionResultAttr: Sized {
    /// Checks one, given the numbers of region and result, and its name without the dialect's prefix.
    ///
    /// # Errors
    /// What is wrong with it.
    fn verify_region_result_attr(
        op: OpRef<'_>,
        at: (usize, usize),
        name: &str,
        value: AttrRef<'_>,
    ) -> Result<(), Diag>;
}
