//! The functions of the host, of the C library, of libgomp, and of MLIR's runner that a program may call. A team has one
//! thread.

use dialects::llvm::runtime;
use mlir::FloatKind;

use crate::extents::Extents;
use crate::memory::{Kind, Memory};
use crate::memref::MemRef;
use crate::printf;
use crate::state::{HostFunction, State};
use crate::value::{Res, Value};

/// The largest supported alignment in bytes: all allocations begin at multiples of it.
const MAX_ALIGNMENT: u64 = 1 << 36;

/// The functions of the host. What goes to a print buffer is printed at once, so that the buffer stays empty.
const HOST: [(&runtime::Function, HostFunction); 9] = [
    (&runtime::ALLOC, |s, args| allocate(s, bytes(args, 0)?)),
    (&runtime::ALIGNED_ALLOC, allocate_aligned),
    (&runtime::FREE, free),
    (&runtime::PRINT_F64, |s, args| {
        let text = printf::format(&s.memory, b"%f ", args.get(1..).unwrap_or_default())?;
        s.print(&text)?;
        Ok(None)
    }),
    (&runtime::PRINT_NEWLINE, |s, _| {
        s.print(b"\n")?;
        Ok(None)
    }),
    (&runtime::PRINT_FLUSH, |_, _| Ok(None)),
    (&runtime::WRONG_POSITION, |_, args| {
        let size = argument(args, 2)?.index()?;
        Err(runtime::wrong_position(argument(args, 1)?.float()?, size))
    }),
    (&runtime::HAS_FAILED, |_, _| Ok(Some(Value::Int(0)))),
    (&runtime::EXIT_STATUS, |_, args| Ok(Some(argument(args, 0)?.clone()))),
];

/// The function with this name.
pub(crate) fn function(name: &str) -> Option<HostFunction> {
    if let Some((_, call)) = HOST.iter().find(|(function, _)| function.name == name) {
        return Some(*call);
    }
    Some(match name {
        "malloc" => |s, args| allocate(s, bytes(args, 0)?),
        "aligned_alloc" => allocate_aligned,
        "calloc" => |s, args| {
            let size = bytes(args, 0)?.checked_mul(bytes(args, 1)?);
            let size = size.ok_or("allocates a number of bytes that does not fit in 64 bits")?;
            let address = s.memory.allocate(size, Kind::Heap)?;
            s.memory.fill(address, 0, size)?;
            Ok(Some(Value::Int(address.into())))
        },
        "free" => free,
        "memcpy" | "memmove" => |s, args| {
            let to = bytes(args, 0)?;
            s.memory.copy(to, bytes(args, 1)?, bytes(args, 2)?)?;
            Ok(Some(Value::Int(to.into())))
        },
        "memset" => |s, args| {
            let to = bytes(args, 0)?;
            s.memory.fill(to, bytes(args, 1)? as u8, bytes(args, 2)?)?;
            Ok(Some(Value::Int(to.into())))
        },
        "strlen" => |s, args| Ok(Some(Value::Int(s.memory.text(bytes(args, 0)?)?.len() as u128))),
        "putchar" => |s, args| {
            let code = argument(args, 0)?.int()?;
            s.print(&[code as u8])?;
            Ok(Some(Value::Int(code & 0xff)))
        },
        "puts" => |s, args| {
            let mut line = s.memory.text(bytes(args, 0)?)?.to_vec();
            line.push(b'\n');
            printed(s, &line)
        },
        "printf" => |s, args| {
            let format = s.memory.text(bytes(args, 0)?)?;
            let text = printf::format(&s.memory, format, args.get(1..).unwrap_or_default())?;
            printed(s, &text)
        },
        // What a program says before it ends.
        "dprintf" => |s, args| {
            let format = s.memory.text(bytes(args, 1)?)?;
            let text = printf::format(&s.memory, format, args.get(2..).unwrap_or_default())?;
            Err(String::from_utf8_lossy(&text).trim_end().to_owned())
        },
        name if name.starts_with("print") => return printer(name),
        "memrefCopy" => copy_memref,
        "abort" => |_, _| Err("aborts the program".to_owned()),
        "omp_get_thread_num" => |_, _| Ok(Some(Value::Int(0))),
        "omp_get_num_threads" => |_, _| Ok(Some(Value::Int(1))),
        "GOMP_barrier" => |_, _| Ok(None),
        "omp_pause_resource_all" => |_, _| Ok(Some(Value::Int(0))),
        _ => return crate::math_functions::function(name),
    })
}

/// A function by which MLIR's runner prints a part of a vector.
fn printer(name: &str) -> Option<HostFunction> {
    Some(match name {
        "printI64" => |s, args| shown(s, b"%ld", args),
        "printU64" => |s, args| shown(s, b"%lu", args),
        "printF32" | "printF64" => |s, args| shown_float(s, argument(args, 0)?.float()?),
        "printF16" => |s, args| shown_bits(s, FloatKind::F16, args),
        "printBF16" => |s, args| shown_bits(s, FloatKind::BF16, args),
        "printString" => |s, args| shown(s, b"%s", args),
        "printOpen" => |s, args| shown(s, b"( ", args),
        "printClose" => |s, args| shown(s, b" )", args),
        "printComma" => |s, args| shown(s, b", ", args),
        "printNewline" => |s, args| shown(s, b"\n", args),
        _ => return None,
    })
}

/// Prints the arguments as a format says.
pub(crate) fn shown(state: &mut State<'_>, format: &[u8], args: &[Value]) -> Res<Option<Value>> {
    let text = printf::format(&state.memory, format, args)?;
    state.print(&text)?;
    Ok(None)
}

/// Prints a float, also the sign of a NaN.
pub(crate) fn shown_float(state: &mut State<'_>, number: f64) -> Res<Option<Value>> {
    if number.is_nan() && number.is_sign_negative() {
        return shown(state, b"-nan", &[]);
    }
    shown(state, b"%g", &[Value::Float(number)])
}

/// Prints a float that is passed as its bits.
fn shown_bits(state: &mut State<'_>, kind: FloatKind, args: &[Value]) -> Res<Option<Value>> {
    shown_float(state, kind.decode(crate::number::truncate(argument(args, 0)?.int()?, 16)))
}

/// Copies the elements of one memref to another of the same sizes: the size of an element in bytes, and the addresses
/// of two descriptors of unknown rank.
fn copy_memref(state: &mut State<'_>, args: &[Value]) -> Res<Option<Value>> {
    let size = bytes(args, 0)?;
    let from = described(&state.memory, bytes(args, 1)?)?;
    let into = described(&state.memory, bytes(args, 2)?)?;
    if from.sizes != into.sizes {
        let (from, into) = (from.sizes.as_slice(), into.sizes.as_slice());
        return Err(format!("copies a memref of sizes {from:?} to one of sizes {into:?}"));
    }
    from.for_each(|at| state.memory.copy(into.element(at, size)?, from.element(at, size)?, size))?;
    Ok(None)
}

/// The memref of a descriptor in memory: its rank and the address of the two pointers, the offset, sizes and strides.
fn described(memory: &Memory, address: u64) -> Res<MemRef> {
    const WORD: u64 = 8;
    /// The most dimensions of a memref, so that a wrong descriptor is an error.
    const MOST_DIMENSIONS: u64 = 1 << 10;
    let word = |address: u64, index: u64| {
        let bytes = memory.read(address.wrapping_add(index * WORD), WORD)?;
        Ok::<i64, String>(bytes.try_into().map_or(0, i64::from_le_bytes))
    };
    let rank = u64::try_from(word(address, 0)?).ok().filter(|&rank| rank <= MOST_DIMENSIONS);
    let rank = rank.ok_or("is given a memref of an invalid rank")?;
    let parts = word(address, 1)? as u64;
    let list = |first: u64| (first..first + rank).map(|index| word(parts, index)).collect::<Res<Extents>>();
    Ok(MemRef {
        allocated: word(parts, 0)? as u64,
        aligned: word(parts, 1)? as u64,
        offset: word(parts, 2)?,
        sizes: list(3)?,
        strides: list(3 + rank)?,
    })
}

/// A function that calls another one: the address of the callee and its argument, taken from the arguments of the
/// call.
pub(crate) fn callback(name: &str, args: &[Value]) -> Res<Option<(u64, Value)>> {
    match name {
        "GOMP_parallel" => Ok(Some((bytes(args, 0)?, argument(args, 1)?.clone()))),
        _ => Ok(None),
    }
}

fn argument(args: &[Value], index: usize) -> Res<&Value> {
    args.get(index).ok_or_else(|| "passes fewer values than the function takes".to_owned())
}

/// An argument that is an address or a number of bytes.
fn bytes(args: &[Value], index: usize) -> Res<u64> {
    argument(args, index)?.address()
}

fn allocate(state: &mut State<'_>, size: u64) -> Res<Option<Value>> {
    Ok(Some(Value::Int(state.memory.allocate(size, Kind::Heap)?.into())))
}

fn allocate_aligned(state: &mut State<'_>, args: &[Value]) -> Res<Option<Value>> {
    let alignment = bytes(args, 0)?;
    if !alignment.is_power_of_two() || alignment > MAX_ALIGNMENT {
        return Err(format!(
            "allocates memory with an alignment of {alignment} bytes, which is not supported"
        ));
    }
    allocate(state, bytes(args, 1)?)
}

fn free(state: &mut State<'_>, args: &[Value]) -> Res<Option<Value>> {
    let address = bytes(args, 0)?;
    state.memory.free(address, Kind::Heap)?;
    Ok(None)
}

/// Prints, and returns the number of bytes as C's functions do.
fn printed(state: &mut State<'_>, text: &[u8]) -> Res<Option<Value>> {
    state.print(text)?;
    Ok(Some(Value::Int(crate::number::truncate(text.len() as u128, 32))))
}
