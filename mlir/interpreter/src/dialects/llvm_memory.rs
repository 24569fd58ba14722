//! Memory in the llvm dialect: addresses, loads and stores, globals.

use dialects::llvm::types::{LlvmType, data};
use dialects::llvm::{
    AddressOfOp, AllocaOp, GEPOp, GlobalOp, InvariantEndOp, InvariantStartOp, LifetimeEndOp, LifetimeStartOp,
    Linkage, LoadOp, MemcpyInlineOp, MemcpyOp, MemmoveOp, MemsetInlineOp, MemsetOp, NoAliasScopeDeclOp,
    StackRestoreOp, StackSaveOp, StoreOp,
};
use mlir::{AttrRef, Value as SsaValue};

use super::memref::reading;
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::elements::{is_elements, scalar_type};
use crate::extents::{Extents, count};
use crate::layout::{Layout, int_width};
use crate::memory::{Kind, Memory};
use crate::number::signed;
use crate::program::Symbol;
use crate::state::{Slot, State};
use crate::value::{Elements, Res, Value};

pub(super) fn table() -> Table {
    table! {
        AddressOfOp => address_of,
        AllocaOp => alloca,
        GEPOp => get_element_pointer,
        LoadOp => load,
        StoreOp => store,
        MemcpyOp => |d, op| {
            let length = Length::Slot(d.slot(op.len()));
            copy(d, op.dst(), op.src(), length)
        },
        MemcpyInlineOp => |d, op| copy(d, op.dst(), op.src(), Length::known(op.len())?),
        MemmoveOp => |d, op| {
            let length = Length::Slot(d.slot(op.len()));
            copy(d, op.dst(), op.src(), length)
        },
        MemsetOp => |d, op| {
            let length = Length::Slot(d.slot(op.len()));
            fill(d, op.dst(), op.val(), length)
        },
        MemsetInlineOp => |d, op| fill(d, op.dst(), op.val(), Length::known(op.len())?),
        LifetimeStartOp as OpRef => |_, _| Ok(()),
        LifetimeEndOp as OpRef => |_, _| Ok(()),
        InvariantStartOp => invariant,
        InvariantEndOp as OpRef => |_, _| Ok(()),
        NoAliasScopeDeclOp as OpRef => |_, _| Ok(()),
        StackSaveOp => stack_save,
        StackRestoreOp => stack_restore,
    }
}

fn address_of<'p>(d: &mut Decoder<'_, 'p>, op: AddressOfOp<'p>) -> Res {
    let address = match d.program.symbol(op.global_name_attr())? {
        Symbol::Function(function) => Memory::function_address(function),
        Symbol::Global(address) => address,
        Symbol::Declared => return Err("refers to a global that is not defined in the module".to_owned()),
    };
    let result = d.slot(op.res());
    d.define(result, move |_| Ok(Value::Int(address.into())));
    Ok(())
}

fn alloca<'p>(d: &mut Decoder<'_, 'p>, op: AllocaOp<'p>) -> Res {
    let size = Layout::of(op.elem_type())?.size();
    let count = d.slot(op.array_size());
    let result = d.slot(op.res());
    let width = int_width(op.ty(op.array_size()))?;
    d.define(result, move |s| {
        let count = signed(s.int(count)?, width);
        let bytes = u64::try_from(count).ok().and_then(|count| count.checked_mul(size));
        let bytes = bytes.ok_or_else(|| format!("allocates {count} elements of {size} bytes"))?;
        Ok(Value::Int(s.allocate_on_stack(bytes)?.into()))
    });
    Ok(())
}

/// A part of an address computation.
enum Term {
    Constant(i64),
    /// An index of this width times this many bytes.
    Index {
        slot: Slot,
        width: u32,
        scale: i64,
    },
}

/// The first index steps over whole elements; the others select fields and elements within one. With a vector of
/// addresses or indices, there is an address for each element.
fn get_element_pointer<'p>(d: &mut Decoder<'_, 'p>, op: GEPOp<'p>) -> Res {
    /// Marks an index in the list of constant indices that is an operand.
    const DYNAMIC: i32 = i32::MIN;
    let cx = op.cx();
    let base = d.slot(op.base());
    let result = d.slot(op.res());
    let mut dynamic = op.dynamic_indices();
    let mut at = op.elem_type();
    let mut terms = Vec::new();
    for (depth, constant) in op.raw_constant_indices().into_iter().enumerate() {
        if depth > 0 {
            match data(at) {
                Some(LlvmType::Array { element, .. }) => at = cx.type_ref(*element),
                Some(LlvmType::Struct { fields, .. }) => {
                    let index = usize::try_from(constant).ok();
                    let layout = Layout::of(at)?;
                    let field = index.and_then(|index| layout.field_position(index));
                    terms.push(Term::Constant(field.ok_or("selects a field that does not exist")?));
                    let field = index
                        .and_then(|index| fields.get(index))
                        .ok_or("selects a field that does not exist")?;
                    at = cx.type_ref(*field);
                    continue;
                }
                _ if at.is_vector() => at = at.element_type(),
                _ => return Err(format!("has an index into a value of type '{at}'")),
            }
        }
        let scale = i64::try_from(Layout::of(at)?.size());
        let scale = scale.map_err(|_| "steps over elements whose size does not fit in 63 bits")?;
        terms.push(match constant {
            DYNAMIC => {
                let index = dynamic.next().ok_or("has too few indices")?;
                Term::Index { slot: d.slot(index), width: int_width(scalar_type(op.ty(index)))?, scale }
            }
            constant => {
                Term::Constant(i64::from(constant).checked_mul(scale).ok_or("has an index that overflows")?)
            }
        });
    }
    let one = move |s: &State<'_>, lane: usize| {
        let mut address = s.get(base).lane(lane)?.address()?;
        for term in &terms {
            let offset = match *term {
                Term::Constant(offset) => offset,
                Term::Index { slot, width, scale } => {
                    (signed(s.get(slot).lane(lane)?.int()?, width) as i64).wrapping_mul(scale)
                }
            };
            address = address.wrapping_add_signed(offset);
        }
        Ok(Value::Int(address.into()))
    };
    if !is_elements(op.ty(op.res())) {
        d.define(result, move |s| one(s, 0));
        return Ok(());
    }
    let sizes: Extents = op.ty(op.res()).shape().unwrap_or_default().into();
    d.define(result, move |s| {
        let lanes = 0..count(&sizes).unwrap_or(0);
        let addresses = lanes.map(|lane| one(s, lane)).collect::<Res<Vec<_>>>()?;
        Ok(Elements::new(&s.memory, sizes.clone(), addresses)?.into())
    });
    Ok(())
}

fn load<'p>(d: &mut Decoder<'_, 'p>, op: LoadOp<'p>) -> Res {
    let layout = Layout::of(op.ty(op.res()))?.into_value()?;
    let address = d.slot(op.addr());
    let result = d.slot(op.res());
    let read = reading(*op, op.res());
    d.define(result, move |s| read(&layout, &s.memory, s.get(address).address()?));
    Ok(())
}

fn store<'p>(d: &mut Decoder<'_, 'p>, op: StoreOp<'p>) -> Res {
    let layout = Layout::of(op.ty(op.value()))?;
    let value = d.slot(op.value());
    let address = d.slot(op.addr());
    d.compute(move |s| {
        let address = s.get(address).address()?;
        let value = s.get(value).clone();
        layout.store(&mut s.memory, address, &value)
    });
    Ok(())
}

/// The number of bytes that an operation moves: an attribute or an operand.
enum Length {
    Known(u64),
    Slot(Slot),
}

impl Length {
    fn known(length: AttrRef<'_>) -> Res<Self> {
        let length = length.as_int().and_then(|length| u64::try_from(length).ok());
        length.map(Length::Known).ok_or_else(|| "has an invalid length".to_owned())
    }

    fn value(&self, state: &State<'_>) -> Res<u64> {
        match self {
            Length::Known(length) => Ok(*length),
            Length::Slot(slot) => {
                u64::try_from(state.int(*slot)?).map_err(|_| "has an invalid length".to_owned())
            }
        }
    }
}

fn copy(d: &mut Decoder<'_, '_>, to: SsaValue, from: SsaValue, length: Length) -> Res {
    let to = d.slot(to);
    let from = d.slot(from);
    d.compute(move |s| {
        let length = length.value(s)?;
        let to = s.get(to).address()?;
        let from = s.get(from).address()?;
        s.memory.copy(to, from, length)
    });
    Ok(())
}

fn fill(d: &mut Decoder<'_, '_>, to: SsaValue, byte: SsaValue, length: Length) -> Res {
    let to = d.slot(to);
    let byte = d.slot(byte);
    d.compute(move |s| {
        let length = length.value(s)?;
        let to = s.get(to).address()?;
        let byte = s.int(byte)? as u8;
        s.memory.fill(to, byte, length)
    });
    Ok(())
}

fn invariant<'p>(d: &mut Decoder<'_, 'p>, op: InvariantStartOp<'p>) -> Res {
    let result = d.slot(op.res());
    d.define(result, |_| Ok(Value::Int(0)));
    Ok(())
}

/// The result is a pointer whose address is the number of allocations on the stack.
fn stack_save<'p>(d: &mut Decoder<'_, 'p>, op: StackSaveOp<'p>) -> Res {
    let result = d.slot(op.res());
    d.define(result, |s| Ok(Value::Int(s.stack_mark() as u128)));
    Ok(())
}

fn stack_restore<'p>(d: &mut Decoder<'_, 'p>, op: StackRestoreOp<'p>) -> Res {
    let mark = d.slot(op.ptr());
    d.compute(move |s| {
        let mark = usize::try_from(s.get(mark).address()?).unwrap_or(usize::MAX);
        s.release_stack(mark)
    });
    Ok(())
}

/// Allocates a global and writes its value, unless a region computes it; `None` for a declaration.
pub(crate) fn allocate_global(memory: &mut Memory, op: GlobalOp<'_>) -> Res<Option<u64>> {
    let is_computed = has_initializer(op);
    let is_elsewhere = matches!(op.linkage(), Linkage::External | Linkage::ExternWeak);
    if op.value().is_none() && !is_computed && is_elsewhere {
        return Ok(None);
    }
    let layout = global_layout(op)?;
    let address = memory.allocate(layout.size(), Kind::Global)?;
    if let Some(value) = op.value() {
        layout.initialize(memory, address, value)?;
    }
    if !is_computed && op.constant() {
        memory.freeze(address)?;
    }
    Ok(Some(address))
}

/// Whether a region computes the value of a global.
pub(crate) fn has_initializer(op: GlobalOp<'_>) -> bool {
    op.value().is_none() && !op.initializer().is_empty()
}

/// The layout of a global in memory.
pub(crate) fn global_layout(op: GlobalOp<'_>) -> Res<Layout> {
    Layout::of(op.global_type())
}
