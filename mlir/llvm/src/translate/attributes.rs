//! Attributes of functions, of their parameters and results, and of calls.
//!
//! LLVM's C interface accepts any kind with any value and checks nothing, so the values that a kind may have are
//! listed here.

use dialects::llvm::{self, ConstantRangeAttr, MemoryEffectsAttr, ModRefInfo};
use inkwell::llvm_sys::LLVMAttributeIndex;
use mlir::{Attr, AttrKind, AttrRef, Diag, OpRef};

use super::raw::{Attribute, ON_FUNCTION, ON_RESULT, Raw, Value, c};
use super::types::Types;

/// Kinds that carry a type.
const TYPED: [&str; 6] = ["byref", "byval", "elementtype", "inalloca", "preallocated", "sret"];

/// Kinds of arguments and results that carry a number. MLIR has no others, and none of those without a value that are
/// not listed below.
const NUMBERED_VALUES: [&str; 4] = ["align", "alignstack", "dereferenceable", "dereferenceable_or_null"];

/// Kinds that carry a number.
pub(crate) const NUMBERED: [&str; 11] = [
    "align",
    "alignstack",
    "allockind",
    "allocsize",
    "captures",
    "dereferenceable",
    "dereferenceable_or_null",
    "memory",
    "nofpclass",
    "uwtable",
    "vscale_range",
];

/// Kinds of arguments and results without a value.
const PLAIN: [&str; 14] = [
    "allocalign",
    "allocptr",
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
    "writeonly",
    "zeroext",
];

/// The elements of an array of 32-bit numbers.
pub(super) fn numbers(attr: AttrRef<'_>) -> Vec<i32> {
    match attr.kind() {
        AttrKind::DenseArray { data, .. } => data
            .chunks_exact(4)
            .map(|chunk| i32::from_le_bytes(chunk.try_into().expect("chunks have 4 bytes")))
            .collect(),
        _ => Vec::new(),
    }
}

/// Gives a function, or a version of it, its attributes and its calling convention.
pub(super) fn of_function(
    types: &Types<'_, '_>,
    raw: Raw,
    op: llvm::LLVMFuncOp<'_>,
    function: Value,
) -> Result<(), Diag> {
    c!(LLVMSetFunctionCallConv(function, op.c_conv().value() as u32));
    let add = |attribute| c!(LLVMAddAttributeAtIndex(function, ON_FUNCTION, attribute));
    flags(raw, op, &add);
    texts(raw, op, &add);
    if let Some(effects) = op.memory_effects() {
        add(memory(raw, effects));
    }
    if let Some(range) = op.vscale_range().filter(|_| !op.body().is_empty()) {
        let number = |attr: Attr| op.cx().attr_ref(attr).as_int().unwrap_or_default() as u64;
        let packed = number(range.min_range()) << 32 | number(range.max_range()) & 0xffff_ffff;
        add(raw.known_attribute("vscale_range", packed));
    }
    let lists = [(op.res_attrs(), None), (op.arg_attrs(), Some(1))];
    for (list, first) in lists {
        for (index, &dictionary) in list.unwrap_or_default().iter().enumerate() {
            let place: LLVMAttributeIndex = first.map_or(ON_RESULT, |first: u32| first + index as u32);
            for attribute in of_value(types, raw, *op, dictionary)? {
                c!(LLVMAddAttributeAtIndex(function, place, attribute));
            }
        }
    }
    if let Some(given) = op.passthrough_attr() {
        written(raw, *op, given, llvm::LLVMFuncOp::PASSTHROUGH_ATTR)?.into_iter().for_each(add);
    }
    Ok(())
}

/// The attributes that are there or not.
fn flags(raw: Raw, op: llvm::LLVMFuncOp<'_>, add: &impl Fn(Attribute)) {
    let flags = [
        (op.no_inline(), "noinline"),
        (op.always_inline(), "alwaysinline"),
        (op.inline_hint(), "inlinehint"),
        (op.optimize_none(), "optnone"),
        (op.convergent(), "convergent"),
        (op.no_unwind(), "nounwind"),
        (op.will_return(), "willreturn"),
    ];
    for (_, name) in flags.into_iter().filter(|(is_set, _)| *is_set) {
        add(raw.known_attribute(name, 0));
    }
    // Those of a body, of which at most one of a group counts.
    if op.body().is_empty() {
        return;
    }
    let groups = [
        &[
            (op.arm_streaming(), "aarch64_pstate_sm_enabled"),
            (op.arm_locally_streaming(), "aarch64_pstate_sm_body"),
            (op.arm_streaming_compatible(), "aarch64_pstate_sm_compatible"),
        ][..],
        &[
            (op.arm_new_za(), "aarch64_new_za"),
            (op.arm_in_za(), "aarch64_in_za"),
            (op.arm_out_za(), "aarch64_out_za"),
            (op.arm_inout_za(), "aarch64_inout_za"),
            (op.arm_preserves_za(), "aarch64_preserves_za"),
        ],
    ];
    for group in groups {
        if let Some((_, name)) = group.iter().find(|(is_set, _)| *is_set) {
            add(raw.string_attribute(name, ""));
        }
    }
}

/// The attributes that are a name with a text.
fn texts(raw: Raw, op: llvm::LLVMFuncOp<'_>, add: &impl Fn(Attribute)) {
    if let Some(features) = op.target_features() {
        let names = features.features().iter().filter_map(|&name| op.cx().attr_ref(name).as_str());
        add(raw.string_attribute("target-features", &names.collect::<Vec<_>>().join(",")));
    }
    if let Some(kind) = op.frame_pointer() {
        add(raw.string_attribute("frame-pointer", kind.keyword()));
    }
    if let Some(kind) = op.uwtable_kind().filter(|kind| kind.value() != 0) {
        add(raw.known_attribute("uwtable", kind.value() as u64));
    }
    if op.body().is_empty() {
        return;
    }
    let boolean = |value: Option<bool>| value.map(|value| if value { "true" } else { "false" });
    let texts = [
        (op.target_cpu(), "target-cpu"),
        (op.tune_cpu(), "tune-cpu"),
        (op.reciprocal_estimates(), "reciprocal-estimates"),
        (op.prefer_vector_width(), "prefer-vector-width"),
        (boolean(op.no_infs_fp_math()), "no-infs-fp-math"),
        (boolean(op.no_nans_fp_math()), "no-nans-fp-math"),
        (boolean(op.no_signed_zeros_fp_math()), "no-signed-zeros-fp-math"),
        (op.denormal_fp_math(), "denormal-fp-math"),
        (op.denormal_fp_math_f32(), "denormal-fp-math-f32"),
        (op.fp_contract(), "fp-contract"),
        (op.instrument_function_entry(), "instrument-function-entry"),
        (op.instrument_function_exit(), "instrument-function-exit"),
    ];
    for (value, name) in texts {
        if let Some(value) = value {
            add(raw.string_attribute(name, value));
        }
    }
}

/// `memory(...)`: two bits for each kind of memory.
pub(super) fn memory(raw: Raw, effects: MemoryEffectsAttr<'_>) -> Attribute {
    let kinds: [ModRefInfo; 6] = [
        effects.arg_mem(),
        effects.inaccessible_mem(),
        effects.errno_mem(),
        effects.other(),
        effects.target_mem0(),
        effects.target_mem1(),
    ];
    let packed = kinds.iter().enumerate().map(|(index, kind)| (kind.value() as u64) << (2 * index)).sum();
    raw.known_attribute("memory", packed)
}

/// The attributes of an argument or result: `llvm.noalias`, `llvm.align = 8 : i64`, `llvm.sret = !llvm.struct<...>`.
/// Other dialects' attributes mean nothing here.
pub(super) fn of_value(
    types: &Types<'_, '_>,
    raw: Raw,
    op: OpRef<'_>,
    dictionary: Attr,
) -> Result<Vec<Attribute>, Diag> {
    let cx = op.cx();
    let mut known = Vec::new();
    for &(name, value) in cx.attr_ref(dictionary).as_dictionary().unwrap_or_default() {
        let Some(name) = cx.str(name).strip_prefix("llvm.") else { continue };
        if name == "nocapture" {
            known.push(raw.known_attribute("captures", 0));
            continue;
        }
        let value = cx.attr_ref(value);
        let is_known =
            [&TYPED[..], &NUMBERED_VALUES, &PLAIN, &["range"]].iter().any(|names| names.contains(&name));
        let Some(kind) = Raw::attribute_kind(name).filter(|_| is_known) else { continue };
        let attribute = if let Some(ty) = value.as_type() {
            let ty = types.of(ty).map_err(|message| op.error(message))?;
            (TYPED.contains(&name)).then(|| c!(LLVMCreateTypeAttribute(raw.context, kind, ty)))
        } else if let Some(range) = value.cast::<ConstantRangeAttr<'_>>() {
            let words = |number: i128| [number as u64, (number >> 64) as u64];
            let (lower, upper) = (words(range.lower()), words(range.upper()));
            (name == "range" && range.width() <= 128).then(|| {
                c!(LLVMCreateConstantRangeAttribute(
                    raw.context,
                    kind,
                    range.width(),
                    lower.as_ptr(),
                    upper.as_ptr()
                ))
            })
        } else if value.is_unit() {
            PLAIN.contains(&name).then(|| raw.enum_attribute(kind, 0))
        } else {
            value.as_int().filter(|_| NUMBERED_VALUES.contains(&name)).and_then(|value| {
                let is_alignment = name.starts_with("align");
                let is_valid = !is_alignment || (value as u64).is_power_of_two() && value <= 1 << 32;
                is_valid.then(|| raw.enum_attribute(kind, value as u64))
            })
        };
        let invalid = || op.error(format_args!("has 'llvm.{name}', which has no translation to LLVM IR"));
        known.push(attribute.ok_or_else(invalid)?);
    }
    Ok(known)
}

/// `passthrough = ["nounwind", ["key", "value"]]`: attributes by LLVM's names.
pub(super) fn written(
    raw: Raw,
    op: OpRef<'_>,
    given: AttrRef<'_>,
    attribute: &str,
) -> Result<Vec<Attribute>, Diag> {
    let cx = given.cx();
    let mut known = Vec::new();
    for &attr in given.as_array().unwrap_or_default() {
        let attr = cx.attr_ref(attr);
        let (name, value) = match (attr.as_str(), attr.as_array()) {
            (Some(name), _) => (name, ""),
            (None, Some(&[name, value])) => match (cx.attr_ref(name).as_str(), cx.attr_ref(value).as_str()) {
                (Some(name), Some(value)) => (name, value),
                _ => {
                    let message = format!("expected arrays within '{attribute}' to contain two strings");
                    return Err(op.plain_error(message));
                }
            },
            _ => {
                let message = format!("expected '{attribute}' to contain string or array attributes");
                return Err(op.plain_error(message));
            }
        };
        known.push(named(raw, name, value).map_err(|message| op.plain_error(message))?);
    }
    Ok(known)
}

fn named(raw: Raw, name: &str, value: &str) -> Result<Attribute, String> {
    let Some(kind) = Raw::attribute_kind(name) else { return Ok(raw.string_attribute(name, value)) };
    if NUMBERED.contains(&name) {
        if value.is_empty() {
            return Err(format!("LLVM attribute '{name}' expects a value"));
        }
        let Some(number) = integer(value) else { return Ok(raw.string_attribute(name, value)) };
        let is_alignment = name.starts_with("align");
        if is_alignment && !(number.is_power_of_two() && number <= 1 << 32) {
            return Err(format!("LLVM attribute '{name}' has alignment {number}"));
        }
        return Ok(raw.enum_attribute(kind, number));
    }
    if !value.is_empty() {
        return Err(format!("LLVM attribute '{name}' does not expect a value, found '{value}'"));
    }
    if TYPED.contains(&name) || ["range", "initializes"].contains(&name) {
        return Err(format!("LLVM attribute '{name}' expects a type"));
    }
    Ok(raw.enum_attribute(kind, 0))
}

/// A number in the base that its beginning says.
fn integer(text: &str) -> Option<u64> {
    let (digits, sign) = text.strip_prefix('-').map_or((text, 1), |digits| (digits, -1));
    let lower = digits.to_ascii_lowercase();
    let parsed = match lower.get(..2) {
        Some("0x") => i64::from_str_radix(&lower[2..], 16),
        Some("0b") => i64::from_str_radix(&lower[2..], 2),
        Some("0o") => i64::from_str_radix(&lower[2..], 8),
        Some(_) if lower.starts_with('0') => i64::from_str_radix(&lower[1..], 8),
        _ => lower.parse(),
    };
    parsed.ok().map(|number| (number * sign) as u64)
}
