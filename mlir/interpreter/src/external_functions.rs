//! The functions of the host, of the C library, and of libgomp, that a program may call. A team has one thread.

use dialects::llvm::runtime;

use crate::memory::Kind;
use crate::printf;
use crate::state::State;
use crate::value::{Res, Value};

/// A function of the host: takes the arguments and returns the result, if there is one.
pub(crate) type HostFunction = fn(&mut State<'_>, &[Value]) -> Res<Option<Value>>;

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
        "abort" => |_, _| Err("aborts the program".to_owned()),
        "omp_get_thread_num" => |_, _| Ok(Some(Value::Int(0))),
        "omp_get_num_threads" => |_, _| Ok(Some(Value::Int(1))),
        "GOMP_barrier" => |_, _| Ok(None),
        "omp_pause_resource_all" => |_, _| Ok(Some(Value::Int(0))),
        _ => return None,
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
