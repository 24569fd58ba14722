//! The functions that the host provides to compiled code.
//!
//! Whatever lowers to one of them declares it. Whoever makes code of the module gives it a body, once: `mlir-llvm` before
//! LLVM's passes, for every kind of output, and the interpreter in its table of host functions. A module that defines one
//! itself keeps its own. In between, nothing looks for calls of them.
//!
//! The names that start with `_mlir_memref_to_llvm_` are those that MLIR's `finalize-memref-to-llvm` uses with
//! `use-generic-functions`, and `memrefCopy` is the one that copies strided memrefs. All others start with `mlir_rt_`.
//!
//! Text that IR leaves for other tools must do without them. For that, lowerings call functions of the C library instead,
//! which every process has: the module [`c`].

use mlir::{Context, FloatKind, Type};

use super::types;

/// A function of the host.
#[derive(Debug)]
pub struct Function {
    /// Its symbol.
    pub name: &'static str,
    /// The types of its parameters.
    pub params: &'static [Passed],
    /// The type of its result, if it has one.
    pub result: Option<Passed>,
    /// Whether more arguments may follow.
    pub variadic: bool,
}

/// A type that such functions take and return.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passed {
    /// An integer of this width.
    Int(u32),
    /// `f32`
    F32,
    /// `f64`
    F64,
    /// A pointer.
    Ptr,
}

/// A number of bytes.
const SIZE: Passed = Passed::Int(64);

impl Function {
    const fn new(name: &'static str, params: &'static [Passed], result: Option<Passed>) -> Function {
        Function { name, params, result, variadic: false }
    }

    /// Its type in the llvm dialect.
    pub fn ty(&self, cx: &Context) -> Type {
        let params: Vec<Type> = self.params.iter().map(|param| param.ty(cx)).collect();
        types::function(cx, self.result_ty(cx).unwrap_or_else(|| types::void(cx)), &params, self.variadic)
    }

    /// Its type with this type instead of `i64`, for sizes.
    pub fn ty_with_sizes(&self, cx: &Context, size: Type) -> Type {
        let ty = |passed: &Passed| if *passed == SIZE { size } else { passed.ty(cx) };
        let params: Vec<Type> = self.params.iter().map(ty).collect();
        let result = self.result.as_ref().map_or_else(|| types::void(cx), ty);
        types::function(cx, result, &params, self.variadic)
    }

    /// The type of its result.
    pub fn result_ty(&self, cx: &Context) -> Option<Type> {
        self.result.map(|result| result.ty(cx))
    }
}

impl Passed {
    fn ty(self, cx: &Context) -> Type {
        match self {
            Passed::Int(width) => cx.int_ty(width),
            Passed::F32 => cx.float_ty(FloatKind::F32),
            Passed::F64 => cx.f64_ty(),
            Passed::Ptr => types::ptr(cx),
        }
    }
}

/// Memory of a number of bytes, for [`FREE`]. If there is none, the program says so and ends.
pub static ALLOC: Function = Function::new("_mlir_memref_to_llvm_alloc", &[SIZE], Some(Passed::Ptr));

/// The same at an alignment, which comes first; the number of bytes is a multiple of it.
pub static ALIGNED_ALLOC: Function =
    Function::new("_mlir_memref_to_llvm_aligned_alloc", &[SIZE, SIZE], Some(Passed::Ptr));

/// Frees memory of [`ALLOC`] and [`ALIGNED_ALLOC`], as the C library's `free` does: C code may free it, too.
pub static FREE: Function = Function::new("_mlir_memref_to_llvm_free", &[Passed::Ptr], None);

/// Copies elements of a size between memrefs of one shape, given two addresses of unranked descriptors; a function of
/// MLIR's runner utilities.
pub static MEMREF_COPY: Function = Function::new("memrefCopy", &[SIZE, Passed::Ptr, Passed::Ptr], None);

/// Adds a number and a space to a print buffer: the text of C's `"%f "`, with infinities and NaNs as `inf`, `-inf` and
/// `nan` on every system.
///
/// A print buffer is memory of the function that prints, of [`PRINT_BUFFER_TEXT`] bytes behind a 64-bit number, at first 0,
/// which says how many of them are text. Text leaves the buffer when it is nearly full, and by [`PRINT_FLUSH`].
pub static PRINT_F64: Function = Function::new("mlir_rt_print_f64", &[Passed::Ptr, Passed::F64], None);

/// Adds the end of a line to a print buffer.
pub static PRINT_NEWLINE: Function = Function::new("mlir_rt_print_newline", &[Passed::Ptr], None);

/// Writes the text in a print buffer to C's standard output. Called before anything else may print, and before the
/// function returns whose buffer it is.
pub static PRINT_FLUSH: Function = Function::new("mlir_rt_print_flush", &[Passed::Ptr], None);

/// The bytes of text in a print buffer.
pub const PRINT_BUFFER_TEXT: u64 = 4096;

/// The status that a program ends with, given that which its `main` returns: another one if what was printed could not be
/// written.
pub static EXIT_STATUS: Function =
    Function::new("mlir_rt_exit_status", &[Passed::Int(32)], Some(Passed::Int(32)));

/// Says that a position on an axis is wrong, given the text of the place where it was computed, the position and the size of
/// the axis. A program ends there. What a host has called goes on, and [`HAS_FAILED`].
pub static WRONG_POSITION: Function =
    Function::new("mlir_rt_wrong_position", &[Passed::Ptr, Passed::F64, SIZE], None);

/// The error of [`WRONG_POSITION`].
pub fn wrong_position(position: f64, size: i64) -> String {
    let is_whole = position.fract() == 0.0 && position.abs() < (1i64 << f64::MANTISSA_DIGITS) as f64;
    if is_whole {
        format!("position {position} is out of range: the axis has size {size}")
    } else {
        format!("a position cannot be {position}")
    }
}

/// Whether a position was wrong since the host's call began.
pub static HAS_FAILED: Function = Function::new("mlir_rt_has_failed", &[], Some(Passed::Int(1)));

/// Begins a call after which [`UNGUARD`] says whether a position was wrong; without it, that ends the program.
pub static GUARD: Function = Function::new("mlir_rt_guard", &[], None);

/// Ends what [`GUARD`] began: returns 0, or -1 if a position was wrong.
pub static UNGUARD: Function = Function::new("mlir_rt_unguard", &[], Some(Passed::Int(32)));

/// The place of a number that a library was given, or null if no number of this many bytes may be there.
pub static PLACE: Function = Function::new("mlir_rt_place", &[Passed::Ptr, SIZE], Some(Passed::Ptr));

/// The place of the first element of a memref descriptor, given its rank, the sizes and strides that it must have, and the
/// bytes of an element; null if it has others.
pub static ELEMENTS: Function =
    Function::new("mlir_rt_elements", &[Passed::Ptr, SIZE, Passed::Ptr, SIZE], Some(Passed::Ptr));

/// Whether a place of a number of bytes overlaps any in a list, which is given by its length and its place.
pub static OVERLAPS: Function =
    Function::new("mlir_rt_overlaps", &[Passed::Ptr, SIZE, SIZE, Passed::Ptr], Some(Passed::Int(1)));

/// Whether the processor has instructions for fused multiplication and addition of vectors of 256 bits. No lowering
/// declares it: whoever makes code does that has a version for each kind of processor.
pub static HAS_FMA: Function = Function::new("mlir_rt_has_fma", &[], Some(Passed::Int(1)));

/// Functions that round to integers, for processors without instructions for it, by the names of LLVM's functions. No
/// lowering declares them: whoever makes code does, instead of calling the C library's functions of mathematics.
pub static ROUNDING: [(&str, Function); 10] = [
    ("llvm.ceil.f32", Function::new("mlir_rt_ceil_f32", &[Passed::F32], Some(Passed::F32))),
    ("llvm.floor.f32", Function::new("mlir_rt_floor_f32", &[Passed::F32], Some(Passed::F32))),
    ("llvm.round.f32", Function::new("mlir_rt_round_f32", &[Passed::F32], Some(Passed::F32))),
    ("llvm.roundeven.f32", Function::new("mlir_rt_roundeven_f32", &[Passed::F32], Some(Passed::F32))),
    ("llvm.trunc.f32", Function::new("mlir_rt_trunc_f32", &[Passed::F32], Some(Passed::F32))),
    ("llvm.ceil.f64", Function::new("mlir_rt_ceil", &[Passed::F64], Some(Passed::F64))),
    ("llvm.floor.f64", Function::new("mlir_rt_floor", &[Passed::F64], Some(Passed::F64))),
    ("llvm.round.f64", Function::new("mlir_rt_round", &[Passed::F64], Some(Passed::F64))),
    ("llvm.roundeven.f64", Function::new("mlir_rt_roundeven", &[Passed::F64], Some(Passed::F64))),
    ("llvm.trunc.f64", Function::new("mlir_rt_trunc", &[Passed::F64], Some(Passed::F64))),
];

/// Functions of the C library that lowerings call where the host is to provide nothing.
pub mod c {
    use super::{Function, Passed, SIZE};

    /// `void *malloc(size_t size)`
    pub static MALLOC: Function = Function::new("malloc", &[SIZE], Some(Passed::Ptr));

    /// `void *aligned_alloc(size_t alignment, size_t size)`
    pub static ALIGNED_ALLOC: Function = Function::new("aligned_alloc", &[SIZE, SIZE], Some(Passed::Ptr));

    /// `void free(void *memory)`
    pub static FREE: Function = Function::new("free", &[Passed::Ptr], None);

    /// `int printf(const char *format, ...)`
    pub static PRINTF: Function =
        Function { name: "printf", params: &[Passed::Ptr], result: Some(Passed::Int(32)), variadic: true };

    /// `void exit(int status)`
    pub static EXIT: Function = Function::new("exit", &[Passed::Int(32)], None);

    /// `int dprintf(int stream, const char *format, ...)`, of POSIX.
    pub static DPRINTF: Function = Function {
        name: "dprintf",
        params: &[Passed::Int(32), Passed::Ptr],
        result: Some(Passed::Int(32)),
        variadic: true,
    };

    /// `int putchar(int character)`
    pub static PUTCHAR: Function = Function::new("putchar", &[Passed::Int(32)], Some(Passed::Int(32)));
}
