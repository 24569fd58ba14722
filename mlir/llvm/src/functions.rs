//! From a module to functions of this process that Rust calls.
#![allow(unsafe_code)]

use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;
use std::sync::Mutex;

use inkwell::module::{Linkage, Module as LlvmModule};
use inkwell::types::{BasicMetadataTypeEnum, FunctionType};
use mlir::{Context, Diag, Module};
use rustc_hash::FxHashMap;

use crate::backend::{self, Observers, Role, Target, TargetOptions};
use crate::compile::{CompileError, translate_verified};

/// The functions of a module, compiled in this process.
///
/// ```
/// use mlir::{Context, Registry, text};
/// use mlir_llvm::Jit;
///
/// let mut registry = Registry::new();
/// dialects::register_all(&mut registry);
/// conversions::register_interfaces(&mut registry);
/// let cx = Context::new(registry);
/// let mut sources = support::SourceMap::new();
/// let file = sources.add("twice.mlir", "func.func @twice(%x: f64) -> f64 {
///   %0 = arith.addf %x, %x : f64
///   return %0 : f64
/// }");
/// let module = text::parse_module(&cx, &sources, file).expect("it is right");
/// let jit = Jit::compile(&cx, module)?;
/// // SAFETY: the function only adds numbers.
/// let twice = unsafe { jit.function::<fn(f64) -> f64>("twice")? };
/// assert_eq!(twice(21.0), 42.0);
/// # Ok::<(), mlir_llvm::JitError>(())
/// ```
pub struct Jit {
    code: Mutex<backend::jit::Jit>,
    /// The type of each function that is visible outside the module.
    types: FxHashMap<String, Option<Vec<Kind>>>,
}

/// The reason why there is no code, or no such function in it.
#[derive(Debug)]
#[non_exhaustive]
pub enum JitError {
    /// What is wrong with the module.
    Invalid(Vec<Diag>),
    /// LLVM failed.
    Backend(backend::Error),
    /// The module defines no function of this name that is visible outside.
    NoFunction(String),
    /// The function has another type.
    OtherType {
        /// Its name.
        name: String,
        /// The requested type, as written in Rust.
        wanted: String,
    },
}

impl fmt::Display for JitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JitError::Invalid(diags) => {
                let messages: Vec<&str> = diags.iter().map(|diag| &*diag.message).collect();
                f.write_str(&messages.join("; "))
            }
            JitError::Backend(error) => error.fmt(f),
            JitError::NoFunction(name) => write!(f, "there is no function '{name}'"),
            JitError::OtherType { name, wanted } => {
                write!(f, "'{name}' is not a function of type '{wanted}'")
            }
        }
    }
}

impl std::error::Error for JitError {}

impl From<backend::Error> for JitError {
    fn from(error: backend::Error) -> Self {
        JitError::Backend(error)
    }
}

impl From<CompileError> for JitError {
    fn from(error: CompileError) -> Self {
        match error {
            CompileError::Invalid(diag) => JitError::Invalid(vec![diag]),
            CompileError::Backend(error) => JitError::Backend(error),
        }
    }
}

impl Jit {
    /// Verifies a module of any dialects that can be lowered to the llvm dialect, lowers it, and compiles it for this
    /// machine with LLVM's optimizations.
    ///
    /// # Errors
    /// If the module is invalid, if an operation cannot be lowered to LLVM IR, or if LLVM fails.
    pub fn compile(cx: &Context, mut module: Module) -> Result<Jit, JitError> {
        mlir::verify(module.op(cx)).map_err(JitError::Invalid)?;
        conversions::lower_to_llvm(cx, &mut module).map_err(JitError::Invalid)?;
        let target = Target::for_this_process(&TargetOptions::default())?;
        let llvm = backend::context()?;
        let into = llvm.create_module("jit");
        let machine = target.machine()?;
        backend::prepare(&into, &machine);
        let translated = translate_verified(cx, module, &llvm, into, &target, None)?;
        let types = types_of(&translated);
        backend::define_runtime(&translated, &target, Role::Library)?;
        backend::transform(&translated, &machine, target.opt_level())?;
        let code = backend::jit::Jit::of_verified(&translated, &target, &[], Observers::default())?;
        Ok(Jit { code: Mutex::new(code), types })
    }

    /// A function, by the name of its symbol. Numbers of 8 to 64 bits, `f32`, `f64` and pointers can be passed and
    /// returned.
    ///
    /// # Safety
    /// The function may be called at any time while it exists, with any arguments that the caller gives it: none of these
    /// calls may have undefined behaviour.
    ///
    /// # Errors
    /// If there is no such function, or it has another type.
    pub unsafe fn function<S: Signature>(&self, name: &str) -> Result<Function<'_, S>, JitError> {
        let ty = self.types.get(name).ok_or_else(|| JitError::NoFunction(name.to_owned()))?;
        if ty.as_deref() != Some(&S::kinds()) {
            let wanted = std::any::type_name::<S>().to_owned();
            return Err(JitError::OtherType { name: name.to_owned(), wanted });
        }
        let code = self.code.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let address = code.address(name)?;
        // SAFETY: the address is that of a function of this type, which was checked, and lives as long as `self`.
        Ok(Function { pointer: unsafe { S::from_address(address.as_ptr()) }, code: PhantomData })
    }
}

impl fmt::Debug for Jit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Jit").field("functions", &self.types.keys()).finish_non_exhaustive()
    }
}

/// The types of the result, then the parameters, of each public function; `None` if Rust cannot call it.
fn types_of(module: &LlvmModule<'_>) -> FxHashMap<String, Option<Vec<Kind>>> {
    let visible = module.get_functions().filter(|function| {
        function.count_basic_blocks() > 0
            && !matches!(function.get_linkage(), Linkage::Private | Linkage::Internal)
    });
    visible
        .filter_map(|function| {
            Some((function.get_name().to_str().ok()?.to_owned(), kinds_of(function.get_type())))
        })
        .collect()
}

fn kinds_of(ty: FunctionType<'_>) -> Option<Vec<Kind>> {
    if ty.is_var_arg() {
        return None;
    }
    let result = match ty.get_return_type() {
        Some(result) => Kind::of(result.into())?,
        None => Kind::Nothing,
    };
    std::iter::once(Some(result)).chain(ty.get_param_types().into_iter().map(Kind::of)).collect()
}

/// A function that Rust calls, as long as the code exists: `f(1.0)`.
pub struct Function<'j, S: Signature> {
    pointer: S::Pointer,
    code: PhantomData<&'j Jit>,
}

impl<S: Signature> Deref for Function<'_, S> {
    type Target = S::Pointer;

    fn deref(&self) -> &S::Pointer {
        &self.pointer
    }
}

impl<S: Signature> fmt::Debug for Function<'_, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Function").field(&std::any::type_name::<S>()).finish()
    }
}

/// The type of a passed value, in LLVM IR.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[doc(hidden)]
pub enum Kind {
    Nothing,
    F32,
    F64,
    Int(u32),
    Pointer,
}

impl Kind {
    fn of(ty: BasicMetadataTypeEnum<'_>) -> Option<Kind> {
        match ty {
            BasicMetadataTypeEnum::FloatType(ty) if ty == ty.get_context().f32_type() => Some(Kind::F32),
            BasicMetadataTypeEnum::FloatType(ty) if ty == ty.get_context().f64_type() => Some(Kind::F64),
            BasicMetadataTypeEnum::IntType(ty) => Some(Kind::Int(ty.get_bit_width())),
            BasicMetadataTypeEnum::PointerType(_) => Some(Kind::Pointer),
            _ => None,
        }
    }
}

mod sealed {
    pub trait Passed {
        const KIND: super::Kind;
    }
}

use sealed::Passed;

macro_rules! passed {
    ($($ty:ty: $kind:expr,)*) => {$(
        impl Passed for $ty {
            const KIND: Kind = $kind;
        }
    )*};
}

passed! {
    (): Kind::Nothing, f32: Kind::F32, f64: Kind::F64,
    i8: Kind::Int(8), u8: Kind::Int(8), i16: Kind::Int(16), u16: Kind::Int(16),
    i32: Kind::Int(32), u32: Kind::Int(32), i64: Kind::Int(64), u64: Kind::Int(64),
}

impl<T> Passed for *const T {
    const KIND: Kind = Kind::Pointer;
}

impl<T> Passed for *mut T {
    const KIND: Kind = Kind::Pointer;
}

/// The type of a function that [`Jit::function`] finds, such as `fn(f64) -> f64`.
pub trait Signature {
    /// The type of the pointer: to a function with C's calling convention.
    type Pointer: Copy;

    /// The result, then the parameters.
    #[doc(hidden)]
    fn kinds() -> Vec<Kind>;

    /// # Safety
    /// A function of this type must be at the address.
    #[doc(hidden)]
    unsafe fn from_address(address: *mut std::ffi::c_void) -> Self::Pointer;
}

macro_rules! signatures {
    ($(($($parameter:ident)*))*) => {$(
        impl<$($parameter: Passed,)* R: Passed> Signature for fn($($parameter),*) -> R {
            type Pointer = extern "C" fn($($parameter),*) -> R;

            fn kinds() -> Vec<Kind> {
                vec![R::KIND, $($parameter::KIND),*]
            }

            /// # Safety
            /// See the trait.
            unsafe fn from_address(address: *mut std::ffi::c_void) -> Self::Pointer {
                // SAFETY: as the caller promises; a pointer to a function is as large as one to data on every target.
                unsafe { std::mem::transmute::<*mut std::ffi::c_void, Self::Pointer>(address) }
            }
        }
    )*};
}

signatures! { () (A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E F) (A B C D E F G) (A B C D E F G H) }
