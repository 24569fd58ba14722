//! Casts that a partial lowering leaves between the types of two dialects: they convert the representation of a value.

use mlir::TypeRef;
use mlir::builtin::UnrealizedConversionCastOp;

use super::table::{Table, table};
use crate::decode::Decoder;
use crate::extents::Extents;
use crate::layout::{Layout, int_width};
use crate::memref::MemRef;
use crate::value::{Res, Value};

pub(super) fn table() -> Table {
    table! {
        UnrealizedConversionCastOp => cast,
    }
}

fn cast<'p>(d: &mut Decoder<'_, 'p>, op: UnrealizedConversionCastOp<'p>) -> Res {
    let input = op.inputs().next().ok_or("has too few operands")?;
    let output = op.outputs().next().ok_or("has no result")?;
    let from = op.ty(input);
    let to = op.ty(output);
    let value = d.slot(input);
    let result = d.slot(output);
    if op.inputs().len() != 1 || op.outputs().len() != 1 {
        return Err("casts several values, which is not supported".to_owned());
    }
    match (from.is_memref(), to.is_memref()) {
        (true, false) => d.define(result, move |s| Ok(descriptor(s.get(value).memref()?))),
        (false, true) => d.define(result, move |s| {
            let memref = memref(s.get(value))?;
            memref.map(Value::from).ok_or_else(|| "casts a value that is not a memref descriptor".to_owned())
        }),
        _ if from == to || int_width(from).is_ok_and(|width| int_width(to) == Ok(width)) => {
            d.define(result, move |s| Ok(s.get(value).clone()));
        }
        _ if from.is_vector() || to.is_vector() => {
            let (from, to) = (scalar_of(from), Layout::of(to)?);
            if from.is_none() || from != scalar_of(op.ty(output)) {
                return Err("casts vectors of other elements, which is not supported".to_owned());
            }
            d.define(result, move |s| {
                let mut elements = Vec::new();
                flatten(s.get(value), &mut elements);
                let found = to.take(&s.memory, &mut elements.into_iter())?;
                found.ok_or_else(|| "casts vectors of other sizes".to_owned())
            });
        }
        _ => return Err(format!("casts '{from}' to '{to}', which is not supported")),
    }
    Ok(())
}

/// The elements of a vector, or of an array of vectors, which stands for a vector of several dimensions.
fn flatten(value: &Value, into: &mut Vec<Value>) {
    match value {
        Value::Aggregate(parts) => parts.iter().for_each(|part| flatten(part, into)),
        Value::Elements(elements) => into.extend(elements.values().iter().cloned()),
        scalar => into.push(scalar.clone()),
    }
}

/// How many bits the elements of a vector, or of an array of vectors, have, and whether they are floats.
fn scalar_of(ty: TypeRef<'_>) -> Option<(u32, bool)> {
    let layout = Layout::of(ty).ok()?;
    let scalar = layout.scalar();
    Some((scalar.bits(), matches!(scalar, Layout::Float(_)))).filter(|(bits, _)| *bits > 0)
}

/// The descriptor of a memref in the llvm dialect: two pointers, the offset and, unless the rank is 0, sizes and
/// strides.
fn descriptor(memref: &MemRef) -> Value {
    let address = |address: u64| Value::Int(address.into());
    let list = |numbers: &Extents| Value::Aggregate(numbers.iter().map(|&number| number.into()).collect());
    let mut parts = vec![address(memref.allocated), address(memref.aligned), memref.offset.into()];
    if !memref.sizes.is_empty() {
        parts.extend([list(&memref.sizes), list(&memref.strides)]);
    }
    Value::Aggregate(parts.into())
}

/// The memref that a descriptor of the llvm dialect describes; `None` if the value is not a descriptor.
fn memref(value: &Value) -> Res<Option<MemRef>> {
    let (head, lists) = match value.parts()? {
        [allocated, aligned, offset] => ([allocated, aligned, offset], None),
        [allocated, aligned, offset, sizes, strides] => {
            ([allocated, aligned, offset], Some((sizes, strides)))
        }
        _ => return Ok(None),
    };
    let list = |value: &Value| value.parts()?.iter().map(Value::index).collect::<Res<Extents>>();
    let (sizes, strides) = match lists {
        Some((sizes, strides)) => (list(sizes)?, list(strides)?),
        None => (Extents::new(), Extents::new()),
    };
    let [allocated, aligned, offset] = head;
    Ok(Some(MemRef {
        allocated: allocated.address()?,
        aligned: aligned.address()?,
        offset: offset.index()?,
        sizes,
        strides,
    }))
}
