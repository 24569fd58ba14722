//! Runs a module at any level of a compiler, operation by operation: tensors, loops over memory, branches between
//! blocks, the llvm dialect, and any mixture of them. Other crates add the behaviour of their own dialects' operations
//! through the interface [`Interpretation`].
//!
//! The functions of a module are decoded when they are first called: values become slots of a frame, blocks and regions
//! become labels, and each operation becomes the instructions that its handler in its dialect's table emits. All
//! dialects share one address space. Undefined behaviour (an index out of bounds, a use of memory that was freed or
//! never written, a division by zero) is an error at the operation that causes it. Memory that was never written may be
//! copied from one place to another.
//!
//! This crate does not use LLVM and neither prints nor exits: the output of the program goes to a writer.
//!
//! Its modules, each of which uses only those before it:
//!
//! - `extents`, `memref`, `memory`, `value`, `number`, `layout`, `elements`, `printf`: data;
//! - `state`, `code`, `program`: the running program, and the state that it changes;
//! - `math_functions`, `external_functions`: what it may call;
//! - `decode`, `dialects`: from operations to code;
//! - `machine`: the call stack and the loop.
//!
//! ```
//! use interpreter::{Limits, Value};
//!
//! let mut registry = mlir::Registry::new();
//! dialects::register_all(&mut registry);
//! let cx = mlir::Context::new(registry);
//! let mut sources = support::SourceMap::new();
//! let text = "func.func @twice(%x: f64) -> f64 { %0 = arith.addf %x, %x : f64 return %0 : f64 }";
//! let file = sources.add("twice.mlir", text);
//! let module = mlir::text::parse_module(&cx, &sources, file).expect("it is correct");
//! let arguments = vec![Value::Float(1.5)];
//! let results =
//!     interpreter::call_values(&cx, &module, "twice", arguments, Limits::default(), &mut std::io::sink());
//! assert_eq!(results.expect("it runs")[0].float().expect("a number"), 3.0);
//! ```

mod code;
mod decode;
mod dialects;
mod elements;
mod extents;
mod external_functions;
mod layout;
mod machine;
mod math_functions;
mod memory;
mod memref;
mod number;
mod printf;
mod program;
mod state;
#[cfg(test)]
mod tests;
mod value;

use std::io::Write;

use ::dialects::llvm::GlobalOp as LlvmGlobal;
use ::dialects::memref::GlobalOp as MemRefGlobal;
use mlir::opdef::Traits;
use mlir::symbol_table::symbol_name;
use mlir::{Context, Diag, FloatKind, Module, OpRef};

use crate::machine::Machine;
use crate::memory::Memory;
use crate::program::{LoadedModule, Symbol, body_of};

pub use crate::decode::{Decode, Decoder, Interpretation};
#[doc(hidden)]
pub use crate::dialects::typed;
pub use crate::dialects::{
    call as decode_call, end_region as decode_yield, ret as decode_return, structured,
};
pub use crate::machine::Limits;
pub use crate::memory::Tensor;
pub use crate::printf::formatted;
pub use crate::state::{Slot, State};
pub use crate::value::{Res, Value};

/// A global whose value a region computes.
struct Initializer<'p> {
    op: LlvmGlobal<'p>,
    address: u64,
}

/// Runs the function `main` of a verified module and returns its exit status: the result of `main`, or 0 if it has
/// none. The output of the program goes to `out`.
///
/// # Errors
/// If an operation fails or is not supported, with its location and the calls that led to it; if there is no `main`, or
/// its parameters or results do not allow it to be run; and if `out` cannot be written to.
///
/// # Panics
/// May panic if the module does not verify.
pub fn run(cx: &Context, module: &Module, limits: Limits, out: &mut dyn Write) -> Result<i32, Diag> {
    let results = start(cx, module, "main", |_| Ok(Vec::new()), limits, out)?;
    match *results {
        [] => Ok(0),
        [Value::Int(status)] => Ok(status as u32 as i32),
        _ => Err(Diag::error(module.op(cx).loc(), "what 'main' returns is no exit status")),
    }
}

/// Calls a function of a verified module with tensors, and returns its results, which are tensors, too: tensors
/// of floats, with the type of their elements. The output of the function goes to `out`.
///
/// # Errors
/// Same as [`run`]; also if there is no function of this name, or its results are not tensors of floats.
///
/// # Panics
/// May panic if the module does not verify.
pub fn call(
    cx: &Context,
    module: &Module,
    name: &str,
    arguments: Vec<(FloatKind, Tensor)>,
    limits: Limits,
    out: &mut dyn Write,
) -> Result<Vec<(FloatKind, Tensor)>, Diag> {
    let hold = |memory: &Memory| {
        let held = arguments.into_iter().map(|(kind, tensor)| memory.hold(tensor, kind).map(Value::Tensor));
        held.collect::<Res<Vec<_>>>()
    };
    let results = start(cx, module, name, hold, limits, out)?;
    let tensors = results.iter().map(|value| {
        let kind = value.float_kind().unwrap_or(FloatKind::F64);
        Ok((kind, value.tensor()?.into_owned()))
    });
    let wrong = |message| Diag::error(module.op(cx).loc(), format!("the result of '{name}' {message}"));
    tensors.collect::<Res<_>>().map_err(wrong)
}

/// Calls a function of a verified module with numbers and other values, and returns its results. The output of the function
/// goes to `out`.
///
/// # Errors
/// Same as [`run`]; also if there is no function of this name.
///
/// # Panics
/// May panic if the module does not verify, or if the arguments are not of the function's types.
pub fn call_values(
    cx: &Context,
    module: &Module,
    name: &str,
    arguments: Vec<Value>,
    limits: Limits,
    out: &mut dyn Write,
) -> Result<Vec<Value>, Diag> {
    start(cx, module, name, |_| Ok(arguments), limits, out)
}

/// Calls a function of a module.
fn start(
    cx: &Context,
    module: &Module,
    name: &str,
    arguments: impl FnOnce(&Memory) -> Res<Vec<Value>>,
    limits: Limits,
    out: &mut dyn Write,
) -> Result<Vec<Value>, Diag> {
    let op = module.op(cx);
    let body = body_of(op);
    let ops: Vec<OpRef<'_>> = body.into_iter().flat_map(|body| body.blocks()).flat_map(|b| b.ops()).collect();
    let mut program = LoadedModule::new(cx, &ops);
    let mut memory = Memory::new(limits.memory);
    let initializers = globals(&mut program, &mut memory, &ops)?;
    let Some(&Symbol::Function(function)) = program.symbols.get(name) else {
        return Err(Diag::error(op.loc(), format!("there is no function '{name}' to run")));
    };
    let arguments = arguments(&memory).map_err(|message| Diag::error(op.loc(), message))?;
    let mut machine = Machine::new(program, dialects::handlers(cx), memory, limits, out);
    for initializer in initializers {
        initialize(&mut machine, &initializer)?;
    }
    let results = machine.run(function, arguments)?;
    machine
        .state
        .flush()
        .map_err(|e| Diag::error(op.loc(), format!("cannot write the output of the program: {e}")))?;
    Ok(results)
}

/// Allocates the globals of a module and returns those that still need a region to run.
fn globals<'p>(
    program: &mut LoadedModule<'p>,
    memory: &mut Memory,
    ops: &[OpRef<'p>],
) -> Result<Vec<Initializer<'p>>, Diag> {
    let mut initializers = Vec::new();
    for &op in ops {
        let Some(name) = symbol_name(op).filter(|_| !op.has_trait(Traits::FUNCTION)) else {
            continue;
        };
        let global = op.cast::<LlvmGlobal>();
        let allocated = match (global, op.cast::<MemRefGlobal>()) {
            (Some(global), _) => dialects::llvm_memory::allocate_global(memory, global),
            (None, Some(global)) => dialects::memref::allocate_global(memory, global),
            (None, None) => continue,
        };
        let address = allocated.map_err(|message| op.error(message))?;
        program.symbols.entry(name).or_insert(address.map_or(Symbol::Declared, Symbol::Global));
        let computed = global.filter(|&global| dialects::llvm_memory::has_initializer(global));
        initializers.extend(computed.zip(address).map(|(op, address)| Initializer { op, address }));
    }
    Ok(initializers)
}

/// Runs the region that computes a global and writes its result to memory.
fn initialize<'p>(machine: &mut Machine<'p, '_>, initializer: &Initializer<'p>) -> Result<(), Diag> {
    let Initializer { op, address } = *initializer;
    let Some(region) = body_of(*op) else { return Ok(()) };
    let results = machine.run_region(region, op.loc())?;
    let memory = &mut machine.state.memory;
    let stored = dialects::llvm_memory::global_layout(op).and_then(|layout| {
        layout.store(memory, address, results.first().unwrap_or(&Value::default()))?;
        if op.constant() { memory.freeze(address) } else { Ok(()) }
    });
    stored.map_err(|message| op.error(message))
}
