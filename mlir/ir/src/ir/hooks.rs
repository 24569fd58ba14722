//! The hooks that check operations, fold them and infer their types.

use super::builder::Builder;
use super::diag::Diag;
use super::entities::Value;
use super::view::OpRef;
use crate::definitions::op::{Folded, InferArgs, Types};
use crate::values::context::{AttrRef, Context};
use crate::values::ids::{Attr, Loc, Type};

/// Folds an operation (`hasFolder`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `fold`, which its record requests with `hasFolder = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::Fold for {Self} {{\n    fn fold(self, operands: &[Option<mlir::Attr>]) -> Option<mlir::opdef::Folded> {{ todo!() }}\n}}"
)]
pub trait Fold: Sized {
    /// The results, given the constants among the operands, or the changes in place; `None` if nothing changes.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded>;
}

/// Checks what the table of an operation cannot express (`hasVerifier`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `verify`, which its record requests with `hasVerifier = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::Verify for {Self} {{\n    fn verify(self) -> Result<(), mlir::Diag> {{ todo!() }}\n}}"
)]
pub trait Verify: Sized {
    /// Called after the checks of the record have passed; the operations inside regions are not verified yet.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> Result<(), Diag>;
}

/// Checks an operation together with what is inside it (`hasRegionVerifier`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `verify_regions`, which its record requests with `hasRegionVerifier = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::VerifyRegions for {Self} {{\n    fn verify_regions(self) -> Result<(), mlir::Diag> {{ todo!() }}\n}}"
)]
pub trait VerifyRegions: Sized {
    /// Called after the operations inside have been verified.
    ///
    /// # Errors
    /// A diagnostic if the operation or something inside it is invalid.
    fn verify_regions(self) -> Result<(), Diag>;
}

/// Computes the types of an operation's results (`InferTypeOpInterface`, where its methods are declared).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `infer_results`, which its record requests with `InferTypeOpInterface`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::InferResults for {Self} {{\n    fn infer_results(args: &mlir::opdef::InferArgs<'_>) -> Result<mlir::opdef::Types, String> {{ todo!() }}\n}}"
)]
pub trait InferResults: Sized {
    /// The types, from the parts of an operation that need not exist yet.
    ///
    /// # Errors
    /// A message if they cannot be inferred.
    fn infer_results(args: &InferArgs<'_>) -> Result<Types, String>;
}

/// Compares the types of an operation's results with those that were inferred (`isCompatibleReturnTypes` of
/// `InferTypeOpInterface`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `is_compatible_return_types`, which its record requests with `InferTypeOpInterface`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::CompatibleResults for {Self} {{\n    fn is_compatible_return_types(cx: &mlir::Context, inferred: &[mlir::Type], actual: &[mlir::Type]) -> bool {{ todo!() }}\n}}"
)]
pub trait CompatibleResults: Sized {
    /// Whether the actual types are compatible with the inferred ones.
    fn is_compatible_return_types(cx: &Context, inferred: &[Type], actual: &[Type]) -> bool;
}

/// Checks the parameters of a type or an attribute (`genVerifyDecl`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `verify`, which its record requests with `genVerifyDecl = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::VerifyParameters for {Self} {{\n    fn verify(self) -> Result<(), String> {{ todo!() }}\n}}"
)]
pub trait VerifyParameters: Sized {
    /// Called before a type or attribute with these parameters is created.
    ///
    /// # Errors
    /// A message if the parameters are invalid.
    fn verify(self) -> Result<(), String>;
}

/// Creates the constants that a dialect's operations fold to (`hasConstantMaterializer`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `materialize_constant`, which its record requests with `hasConstantMaterializer = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::MaterializeConstant for {Self} {{\n    fn materialize_constant(b: &mut mlir::Builder<'_>, value: mlir::Attr, ty: mlir::Type, loc: mlir::Loc) -> Option<mlir::Value> {{ todo!() }}\n}}"
)]
pub trait MaterializeConstant: Sized {
    /// Creates the operation whose result is the value of the attribute, of this type, at the builder's insertion
    /// point; `None` if the dialect has no such operation.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value>;
}

/// Checks the dialect's attributes on operations of any dialect (`hasOperationAttrVerify`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `verify_op_attr`, which its record requests with `hasOperationAttrVerify = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::VerifyOpAttr for {Self} {{\n    fn verify_op_attr(op: mlir::OpRef<'_>, name: &str, value: mlir::AttrRef<'_>) -> Result<(), mlir::Diag> {{ todo!() }}\n}}"
)]
pub trait VerifyOpAttr: Sized {
    /// Checks one, given its name without the dialect's prefix.
    ///
    /// # Errors
    /// A diagnostic if the attribute is invalid.
    fn verify_op_attr(op: OpRef<'_>, name: &str, value: AttrRef<'_>) -> Result<(), Diag>;
}

/// Checks the dialect's attributes on arguments of functions (`hasRegionArgAttrVerify`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `verify_region_arg_attr`, which its record requests with `hasRegionArgAttrVerify = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::VerifyRegionArgAttr for {Self} {{\n    fn verify_region_arg_attr(op: mlir::OpRef<'_>, at: (usize, usize), name: &str, value: mlir::AttrRef<'_>) -> Result<(), mlir::Diag> {{ todo!() }}\n}}"
)]
pub trait VerifyRegionArgAttr: Sized {
    /// Checks one, given the indices of region and argument, and its name without the dialect's prefix.
    ///
    /// # Errors
    /// A diagnostic if the attribute is invalid.
    fn verify_region_arg_attr(
        op: OpRef<'_>,
        at: (usize, usize),
        name: &str,
        value: AttrRef<'_>,
    ) -> Result<(), Diag>;
}

/// Checks the dialect's attributes on results of functions (`hasRegionResultAttrVerify`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `verify_region_result_attr`, which its record requests with `hasRegionResultAttrVerify = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::VerifyRegionResultAttr for {Self} {{\n    fn verify_region_result_attr(op: mlir::OpRef<'_>, at: (usize, usize), name: &str, value: mlir::AttrRef<'_>) -> Result<(), mlir::Diag> {{ todo!() }}\n}}"
)]
pub trait VerifyRegionResultAttr: Sized {
    /// Checks one, given the indices of region and result, and its name without the dialect's prefix.
    ///
    /// # Errors
    /// A diagnostic if the attribute is invalid.
    fn verify_region_result_attr(
        op: OpRef<'_>,
        at: (usize, usize),
        name: &str,
        value: AttrRef<'_>,
    ) -> Result<(), Diag>;
}

/// In the table of an operation, type or attribute: the methods that its interfaces ask for, with rustc's message
/// if the view lacks one. A method of the same name on the view itself takes precedence.
///
/// Each is a name, `[&self]` unless it is static, the names of its parameters, the message, and the note.
#[doc(hidden)]
#[macro_export]
macro_rules! asked_methods {
    ($($method:ident [$(& $this:ident)?] [$($parameter:ident)*] $message:literal $note:literal;)*) => {
        #[allow(non_camel_case_types, dead_code, reason = "for messages only")]
        mod asked {$(
            #[diagnostic::on_unimplemented(message = $message, label = "this calls it", note = $note)]
            pub(super) trait $method {}
        )*}
        #[allow(non_camel_case_types, dead_code, reason = "for messages only")]
        trait Asked: Sized {$(
            fn $method<$($parameter,)* __Result>($(& $this,)? $(_: $parameter),*) -> __Result
            where
                Self: asked::$method,
            {
                unreachable!()
            }
        )*}
        impl<T> Asked for T {}
    };
}
