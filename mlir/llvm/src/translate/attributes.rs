//! Attributes of functions, of their parameters and of their results.
//!
//! LLVM's C interface accepts any kind with any value and checks nothing, so the values that a kind may have are
//! listed here.

use inkwell::attributes::{Attribute, AttributeLoc};
use inkwell::types::AnyType;
use inkwell::values::FunctionValue;
use mlir::{Attr, AttrRef, Diag, OpRef};

use super::types::Types;

/// Kinds that carry a type.
const TYPED: [&str; 5] = ["byref", "byval", "elementtype", "inalloca", "sret"];

/// Kinds that carry a number.
const NUMBERED: [&str; 4] = ["align", "alignstack", "dereferenceable", "dereferenceable_or_null"];

/// Kinds without a value.
const PLAIN: [&str; 14] = [
    "inreg",
    "nest",
    "noalias",
    "nofree",
    "nonnull",
    "noundef",
    "readnone",
    "readonly",
    "returned",
    "signext",
    "swifterror",
    "swiftself",
    "writeonly",
    "zeroext",
];

/// The attributes of parameters or results: `llvm.noalias`, `llvm.align = 8 : i64`, `llvm.sret = !llvm.struct<...>`.
pub(super) fn of_values<'ctx>(
    types: &Types<'_, 'ctx>,
    op: OpRef<'_>,
    function: FunctionValue<'ctx>,
    place: impl Fn(u32) -> AttributeLoc,
    dictionaries: &[Attr],
) -> Result<(), Diag> {
    for (index, &dictionary) in dictionaries.iter().enumerate() {
        for &(name, value) in op.cx().attr_ref(dictionary).as_dictionary().unwrap_or_default() {
            let name = op.cx().str(name);
            // Other dialects' attributes mean nothing here.
            let Some(known) = name.strip_prefix("llvm.") else { continue };
            let attribute = of_value(types, known, op.cx().attr_ref(value));
            let attribute = attribute
                .ok_or_else(|| op.error(format_args!("has '{name}', which has no translation to LLVM IR")))?;
            function.add_attribute(place(index as u32), attribute);
        }
    }
    Ok(())
}

fn of_value(types: &Types<'_, '_>, name: &str, value: AttrRef<'_>) -> Option<Attribute> {
    let kind = kind(name)?;
    if PLAIN.contains(&name) {
        return value.is_unit().then(|| types.llvm.create_enum_attribute(kind, 0));
    }
    if NUMBERED.contains(&name) {
        return Some(types.llvm.create_enum_attribute(kind, number(name, value.as_int()?)?));
    }
    let ty = types.basic(value.as_type().filter(|_| TYPED.contains(&name))?).ok()?;
    Some(types.llvm.create_type_attribute(kind, ty.as_any_type_enum()))
}

/// A number that the kind may carry.
fn number(name: &str, value: i64) -> Option<u64> {
    let value = u64::try_from(value).ok().filter(|&value| value > 0)?;
    (!name.starts_with("align") || (value.is_power_of_two() && value <= 1 << 32)).then_some(value)
}

/// `passthrough = ["nounwind", ["key", "value"]]`: attributes of the function by LLVM's names; `None` if one of them
/// is malformed.
pub(super) fn passthrough(types: &Types<'_, '_>, given: AttrRef<'_>) -> Option<Vec<Attribute>> {
    let cx = given.cx();
    let one = |attr: AttrRef<'_>| {
        let (name, value) = match attr.as_array() {
            None => (attr.as_str()?, ""),
            Some(&[name, value]) => (cx.attr_ref(name).as_str()?, cx.attr_ref(value).as_str()?),
            Some(_) => return None,
        };
        let Some(kind) = kind(name) else { return Some(types.llvm.create_string_attribute(name, value)) };
        if NUMBERED.contains(&name) {
            Some(types.llvm.create_enum_attribute(kind, number(name, value.parse().ok()?)?))
        } else {
            (value.is_empty() && !TYPED.contains(&name)).then(|| types.llvm.create_enum_attribute(kind, 0))
        }
    };
    given.as_array()?.iter().map(|&attr| one(cx.attr_ref(attr))).collect()
}

/// LLVM's number for an attribute that it knows.
fn kind(name: &str) -> Option<u32> {
    Some(Attribute::get_named_enum_kind_id(name)).filter(|&kind| kind != 0)
}
