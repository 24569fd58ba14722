//! The layout of data that `#dlti.dl_spec` describes, as LLVM's text. `import/data_layout.rs` goes the other way.

use dialects::dlti::{DataLayoutEntryAttr, DataLayoutSpecAttr, FunctionPointerAlignmentAttr, LAYOUT};
use dialects::llvm::types::{LlvmType, data};
use mlir::{AttrRef, Diag, FloatKind, OpRef, TypeKind, TypeRef};

/// The formats of which LLVM's layouts speak.
const IN_LAYOUTS: [FloatKind; 5] =
    [FloatKind::F16, FloatKind::F32, FloatKind::F64, FloatKind::F80, FloatKind::F128];

/// The text for a module that has such an attribute: first what is said by name, then types.
pub(super) fn text(root: OpRef<'_>) -> Result<Option<String>, Diag> {
    let spec = root.attr(LAYOUT).and_then(|attr| attr.cast::<DataLayoutSpecAttr<'_>>());
    let Some(spec) = spec else { return Ok(None) };
    let cx = root.cx();
    let mut named = Vec::new();
    let mut types = Vec::new();
    for &entry in spec.entries() {
        let Some(entry) = cx.attr_ref(entry).cast::<DataLayoutEntryAttr<'_>>() else { continue };
        let (key, value) = (cx.attr_ref(entry.key()), cx.attr_ref(entry.value()));
        let part = match (key.as_str(), key.as_type()) {
            (Some(name), _) => named_part(name, value).map(|part| named.extend(part)),
            (None, Some(ty)) => type_part(cx.type_ref(ty), value).map(|part| types.extend(part)),
            (None, None) => Ok(()),
        };
        part.map_err(|message| root.plain_error(message))?;
    }
    named.append(&mut types);
    Ok(Some(named.join("-")))
}

fn named_part(name: &str, value: AttrRef<'_>) -> Result<Option<String>, String> {
    let number = |prefix: &str| {
        let number = value.as_int().filter(|&number| number != 0);
        number.map(|number| format!("{prefix}{}", number as u64))
    };
    Ok(match name {
        "dlti.endianness" => value.as_str().map(|kind| if kind == "big" { "E" } else { "e" }.to_owned()),
        "dlti.program_memory_space" => number("P"),
        "dlti.global_memory_space" => number("G"),
        "dlti.alloca_memory_space" => number("A"),
        "dlti.stack_alignment" => number("S"),
        "dlti.mangling_mode" => value.as_str().map(|mode| format!("m:{mode}")),
        "dlti.legal_int_widths" => {
            let widths: Vec<String> =
                super::attributes::numbers(value).iter().map(|width| width.to_string()).collect();
            Some(format!("n{}", widths.join(":")))
        }
        "dlti.function_pointer_alignment" => {
            let pointer = value.cast::<FunctionPointerAlignmentAttr<'_>>();
            pointer.filter(|pointer| pointer.alignment() != 0).map(|pointer| {
                format!("F{}{}", if pointer.function_dependent() { "n" } else { "i" }, pointer.alignment())
            })
        }
        _ => return Err(format!("unsupported data layout key \"{name}\"")),
    })
}

fn type_part(ty: TypeRef<'_>, value: AttrRef<'_>) -> Result<Option<String>, String> {
    let count = value.ty().num_elements().unwrap_or_default();
    let numbers: Vec<i64> = value.dense_integers().into_iter().flatten().take(count).collect();
    let unsupported = || Err(format!("unsupported type in data layout: '{ty}'"));
    let kind = match ty.kind() {
        // Nothing in LLVM has this type.
        TypeKind::Index => return Ok(None),
        TypeKind::Integer { .. } if ty.is_signless_integer() => "i",
        TypeKind::Integer { .. } => {
            return Err(format!("unsupported data layout for non-signless integer '{ty}'"));
        }
        TypeKind::Float(kind) if IN_LAYOUTS.contains(kind) => "f",
        _ => match (data(ty), &numbers[..]) {
            (Some(LlvmType::Ptr { address_space }), &[size, abi, preferred, ref index @ ..]) => {
                let index = index.first().unwrap_or(&size);
                return Ok(Some(format!("p{address_space}:{size}:{abi}:{preferred}:{index}")));
            }
            _ => return unsupported(),
        },
    };
    let (Some(width), Some(abi)) = (ty.bit_width(), numbers.first()) else { return unsupported() };
    // Alignments are counted in bytes.
    let [abi, preferred] = [abi, numbers.last().unwrap_or(abi)].map(|bits| bits / 8 * 8);
    let preferred = if preferred == abi { String::new() } else { format!(":{preferred}") };
    Ok(Some(format!("{kind}{width}:{abi}{preferred}")))
}
