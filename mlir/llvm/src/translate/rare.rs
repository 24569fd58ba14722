//! What LLVM's C interface can neither build nor say, in a text that is read again.
//!
//! An instruction that is rare is a call of a function with a reserved name, whose arguments are written as those of the
//! instruction: in the text of the module, `Rare::replace` puts the instruction in its place. The interface lacks positions of
//! several levels in aggregates, `inalloca`, `dso_local_equivalent`, and attributes of globals. Code for this machine is
//! not made from text, so there these are refused, but for positions, which are taken level by level.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use inkwell::llvm_sys::LLVMTypeKind;
use mlir::{AttrRef, Diag, OpRef};

use super::calls::Bundles;
use super::function::{Function, Translator};
use super::rare_text::{RESERVED, quoted};
use super::raw::{Raw, Ty, Value, c, type_of};

/// Calls a reserved function: `instruction` is what follows the arguments.
fn stand_in(this: &Function<'_, '_, '_>, instruction: &str, result: Ty, args: &[Value]) -> Value {
    let raw = this.raw();
    this.shared.rare.borrow_mut().is_needed = true;
    let name = format!("{RESERVED}{instruction}");
    let void = c!(LLVMVoidTypeInContext(raw.context));
    let void = c!(LLVMFunctionType(void, std::ptr::null_mut(), 0, 0));
    let function = raw
        .function(&name)
        .unwrap_or_else(|| c!(LLVMAddFunction(raw.module, Raw::name(&name).as_ptr(), void)));
    let mut params: Vec<Ty> = args.iter().map(|&arg| type_of(arg)).collect();
    let ty = c!(LLVMFunctionType(result, params.as_mut_ptr(), params.len() as u32, 0));
    Bundles::default().call(raw, ty, function, args)
}

fn list(positions: &[u32]) -> String {
    positions.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
}

pub(super) fn insert(
    this: &Function<'_, '_, '_>,
    container: Value,
    value: Value,
    positions: &[u32],
) -> Value {
    stand_in(this, &format!("insertvalue ..., {}", list(positions)), type_of(container), &[container, value])
}

pub(super) fn extract(this: &Function<'_, '_, '_>, container: Value, positions: &[u32]) -> Value {
    let step = |ty: Ty, &position: &u32| match c!(LLVMGetTypeKind(ty)) {
        LLVMTypeKind::LLVMStructTypeKind => c!(LLVMStructGetTypeAtIndex(ty, position)),
        _ => c!(LLVMGetElementType(ty)),
    };
    let result = positions.iter().fold(type_of(container), step);
    stand_in(this, &format!("extractvalue ..., {}", list(positions)), result, &[container])
}

/// The name of a type in the text.
fn written(ty: Ty) -> String {
    let text = Raw::print_type(ty);
    // The text of a structure with a name is its definition.
    match text.split_once(" = type ") {
        Some((name, _)) => name.to_owned(),
        None => text,
    }
}

/// Adds the definitions of the structures with names in a type.
fn define(ty: Ty, definitions: &mut BTreeMap<String, String>) {
    let fields = match c!(LLVMGetTypeKind(ty)) {
        LLVMTypeKind::LLVMStructTypeKind => {
            let text = Raw::print_type(ty);
            if let Some((name, _)) = text.split_once(" = type ")
                && definitions.insert(name.to_owned(), text.clone()).is_some()
            {
                return;
            }
            let count = c!(LLVMCountStructElementTypes(ty));
            (0..count).map(|index| c!(LLVMStructGetTypeAtIndex(ty, index))).collect()
        }
        LLVMTypeKind::LLVMArrayTypeKind => vec![c!(LLVMGetElementType(ty))],
        _ => Vec::new(),
    };
    fields.into_iter().for_each(|field| define(field, definitions));
}

pub(super) fn inalloca(
    this: &Function<'_, '_, '_>,
    op: OpRef<'_>,
    ty: Ty,
    count: Value,
    alignment: Option<u32>,
) -> Result<Value, Diag> {
    if !this.shared.is_exact {
        return Err(op.error("has no translation to LLVM IR with 'inalloca'"));
    }
    define(ty, &mut this.shared.rare.borrow_mut().definitions);
    let align = alignment.map_or(String::new(), |bytes| format!(", align {bytes}"));
    let result = this.ty(op, op.ty(op.result(0)).id())?;
    let space = match c!(LLVMGetPointerAddressSpace(result)) {
        0 => String::new(),
        space => format!(", addrspace({space})"),
    };
    let instruction = format!("alloca inalloca {}, ...{align}{space}", written(ty));
    Ok(stand_in(this, &instruction, result, &[count]))
}

pub(super) fn dso_local_equivalent(
    this: &Function<'_, '_, '_>,
    op: OpRef<'_>,
    symbol: &str,
) -> Result<Value, Diag> {
    let raw = this.raw();
    // In code, a function is equivalent to itself.
    if !this.shared.is_exact {
        return raw.function(symbol).ok_or_else(|| op.error("has no function of this name"));
    }
    this.shared.rare.borrow_mut().is_needed = true;
    let name = format!("{RESERVED}dso_local_equivalent {symbol}");
    Ok(raw
        .symbol(&name)
        .unwrap_or_else(|| c!(LLVMAddGlobal(raw.module, raw.int_type(8), Raw::name(&name).as_ptr()))))
}

/// Remembers the attributes of a global.
pub(super) fn describe_global(
    shared: &Translator<'_, '_>,
    op: OpRef<'_>,
    given: AttrRef<'_>,
) -> Result<(), Diag> {
    if !shared.is_exact {
        return Err(op.error("has no translation to LLVM IR with 'target_specific_attrs'"));
    }
    let cx = op.cx();
    let mut text = String::new();
    for &attr in given.as_array().unwrap_or_default() {
        let attr = cx.attr_ref(attr);
        let (name, value) = match attr.as_array() {
            Some(&[name, value]) => (cx.attr_ref(name).as_str(), cx.attr_ref(value).as_str()),
            _ => (attr.as_str(), None),
        };
        let name = name.unwrap_or_default();
        let _ = match (Raw::attribute_kind(name), value) {
            (Some(_), _) => write!(text, " {name}"),
            (None, None) => write!(text, " {}", quoted(name)),
            (None, Some(value)) => write!(text, " {}={}", quoted(name), quoted(value)),
        };
    }
    let name = mlir::symbol_table::symbol_name(op).unwrap_or_default();
    let mut rare = shared.rare.borrow_mut();
    rare.is_needed = true;
    rare.attributes.insert(quoted(name), text);
    Ok(())
}
