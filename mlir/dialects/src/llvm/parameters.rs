//! Attributes of arguments and results: `llvm.noalias`, `llvm.byval` and others.

use super::LLVMDialect;
use mlir::hooks::{VerifyOpAttr, VerifyRegionArgAttr, VerifyRegionResultAttr};
use mlir::{AttrRef, Diag, OpRef, TypeRef};

use super::types::{LlvmType, data, is_compatible};
use super::{data_layout, function_type};

/// The kind of value that an attribute must have.
#[derive(Clone, Copy)]
enum Value {
    Unit,
    Type,
    Integer,
}

/// The kind of argument or result that may have an attribute.
#[derive(Clone, Copy)]
enum On {
    Any,
    Pointer,
    Integer,
}

/// The checked attributes: name, value, type of the argument, and whether results may have them.
const RULES: [(&str, Value, On, bool); 23] = [
    ("align", Value::Integer, On::Pointer, true),
    ("alignstack", Value::Integer, On::Any, false),
    ("byref", Value::Type, On::Pointer, false),
    ("byval", Value::Type, On::Pointer, false),
    ("dereferenceable", Value::Integer, On::Pointer, true),
    ("dereferenceable_or_null", Value::Integer, On::Pointer, true),
    ("elementtype", Value::Type, On::Pointer, true),
    ("inalloca", Value::Type, On::Pointer, false),
    ("inreg", Value::Unit, On::Any, true),
    ("nest", Value::Unit, On::Pointer, false),
    ("noalias", Value::Unit, On::Pointer, true),
    ("nocapture", Value::Unit, On::Pointer, false),
    ("nofree", Value::Unit, On::Pointer, false),
    ("nonnull", Value::Unit, On::Pointer, true),
    ("noundef", Value::Unit, On::Any, true),
    ("preallocated", Value::Type, On::Pointer, false),
    ("readnone", Value::Unit, On::Pointer, false),
    ("readonly", Value::Unit, On::Pointer, false),
    ("returned", Value::Unit, On::Any, false),
    ("signext", Value::Unit, On::Integer, true),
    ("sret", Value::Type, On::Pointer, false),
    ("writeonly", Value::Unit, On::Pointer, false),
    ("zeroext", Value::Unit, On::Integer, true),
];

/// Attributes with any value that results must not have.
const ONLY_ARGUMENTS: [&str; 2] = ["allocalign", "allocptr"];

/// The type of an argument or result.
fn value_type<'a>(op: OpRef<'a>, index: usize, is_result: bool) -> Option<TypeRef<'a>> {
    let cx = op.cx();
    let ty = mlir::interfaces::function_type(op)?.id();
    let found = match (function_type(op), cx.type_ref(ty).as_function()) {
        (Some(LlvmType::Function { result, .. }), _) if is_result => Some(*result),
        (Some(LlvmType::Function { params, .. }), _) => params.get(index).copied(),
        (_, Some((_, results))) if is_result => results.get(index).copied(),
        (_, Some((inputs, _))) => inputs.get(index).copied(),
        _ => None,
    };
    found.map(|t| cx.type_ref(t))
}

/// Checks the value of an attribute, and the type of its argument or result if the type is one of
/// LLVM's.
fn verify(op: OpRef<'_>, name: &str, value: AttrRef<'_>, ty: Option<TypeRef<'_>>) -> Result<(), Diag> {
    let fail = |what: &str| Err(op.plain_error(format!("\"llvm.{name}\" {what}")));
    let rule = RULES.iter().find(|r| r.0 == name);
    let Some(&(_, wanted, on, _)) = rule else { return Ok(()) };
    match wanted {
        Value::Unit if !value.is_unit() => return fail("should be a unit attribute"),
        Value::Type if !value.is_type_attr() => return fail("should be a type attribute"),
        Value::Integer if !value.is_integer_attr() => return fail("should be an integer attribute"),
        _ => {}
    }
    let Some(ty) = ty.filter(|&t| is_compatible(t)) else { return Ok(()) };
    match on {
        On::Pointer if !matches!(data(ty), Some(LlvmType::Ptr { .. })) => {
            fail("attribute attached to non-pointer LLVM type")
        }
        On::Integer if !ty.is_integer_type() => fail("attribute attached to non-integer LLVM type"),
        _ => Ok(()),
    }
}

impl VerifyRegionArgAttr for LLVMDialect {
    fn verify_region_arg_attr(
        op: OpRef<'_>,
        (_, index): (usize, usize),
        name: &str,
        value: AttrRef<'_>,
    ) -> Result<(), Diag> {
        verify(op, name, value, value_type(op, index, false))
    }
}

impl VerifyRegionResultAttr for LLVMDialect {
    fn verify_region_result_attr(
        op: OpRef<'_>,
        (_, index): (usize, usize),
        name: &str,
        value: AttrRef<'_>,
    ) -> Result<(), Diag> {
        if ONLY_ARGUMENTS.contains(&name) || RULES.iter().any(|r| r.0 == name && !r.3) {
            return Err(op.plain_error(format!("\"llvm.{name}\" is not a valid result attribute")));
        }
        verify(op, name, value, value_type(op, index, true))
    }
}

impl VerifyOpAttr for LLVMDialect {
    fn verify_op_attr(op: OpRef<'_>, name: &str, value: AttrRef<'_>) -> Result<(), Diag> {
        match name {
            "data_layout" => match value.as_str() {
                Some(text) => data_layout::check(text)
                    .map_err(|why| op.error(format_args!("invalid data layout descriptor: {why}"))),
                None => Err(op.error("expected 'llvm.data_layout' to be a string attributes")),
            },
            _ => Ok(()),
        }
    }
}
