//! From a module to functions of this process that Rust calls.
#![allow(unsafe_code)]

use std::ffi::c_void;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;
use std::ptr::NonNull;
use std::sync::Mutex;

use mlir::{Context, Diag, Module};
use rustc_hash::FxHashMap;

use crate::backend::{self, Observers, Role, Target, TargetOptions, utilities};
use crate::compile::{CompileError, translate_verified};
use crate::declared::{Callable, callables, sources};
use crate::signatures::{Packed, Signature};

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
///
/// A memref of one axis is a slice in Rust:
///
/// ```
/// # use mlir::{Context, Registry, text};
/// # use mlir_llvm::Jit;
/// # let mut registry = Registry::new();
/// # dialects::register_all(&mut registry);
/// # conversions::register_interfaces(&mut registry);
/// # let cx = Context::new(registry);
/// # let mut sources = support::SourceMap::new();
/// let file = sources.add("element.mlir", "func.func @element(%i: index, %all: memref<?xf64>) -> f64 {
///   %0 = memref.load %all[%i] : memref<?xf64>
///   return %0 : f64
/// }");
/// # let module = text::parse_module(&cx, &sources, file).expect("it is right");
/// let jit = Jit::compile(&cx, module)?;
/// // SAFETY: the function reads an element that there is.
/// let element = unsafe { jit.function::<fn(usize, &[f64]) -> f64>("element")? };
/// assert_eq!(element(1, &[1.5, 2.5]), 2.5);
/// let wrong = unsafe { jit.function::<fn(usize, &[f32]) -> f64>("element") };
/// assert_eq!(
///     wrong.expect_err("the elements are not f32").to_string(),
///     "'element' is not a function of type 'fn(usize, &[f32]) -> f64': parameter 2 is 'memref<?xf64>', \
///      not '&[f32]': its type is '(index, memref<?xf64>) -> f64'"
/// );
/// # Ok::<(), mlir_llvm::JitError>(())
/// ```
pub struct Jit {
    code: Mutex<backend::jit::Jit>,
    /// The type of each function that is visible outside the module.
    types: FxHashMap<String, Callable>,
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
        /// How it differs.
        difference: String,
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
            JitError::OtherType { name, wanted, difference } => {
                write!(f, "'{name}' is not a function of type '{wanted}': {difference}")
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
        let sources = sources(cx, &module);
        conversions::lower_to_llvm(cx, &mut module).map_err(JitError::Invalid)?;
        let target = Target::for_this_process(&TargetOptions::default())?;
        let llvm = backend::context()?;
        let into = llvm.create_module("jit");
        let machine = target.machine()?;
        backend::prepare(&into, &machine);
        let translated = translate_verified(cx, module, &llvm, into, &target, None)?;
        let types = callables(&translated, sources);
        for name in types.keys() {
            backend::add_caller(&translated, name, &packed(name))?;
        }
        backend::define_runtime(&translated, &target, Role::Library)?;
        backend::transform(&translated, &machine, target.opt_level())?;
        let symbols = utilities::declared(&translated);
        let code = backend::jit::Jit::of_verified(&translated, &target, &symbols, Observers::default())?;
        Ok(Jit { code: Mutex::new(code), types })
    }

    /// A function, by the name of its symbol.
    ///
    /// Integers of 1 to 128 bits and `index`, `f32`, `f64` and pointers are passed as Rust's types, a complex number or a
    /// structure of these as a tuple, as are several results. A memref of one axis is a slice in Rust, one of known
    /// sizes a reference to an array, of arrays if it has further axes; any memref is a [`MemRef`](crate::MemRef).
    ///
    /// # Safety
    /// The function may be called at any time while it exists, with any arguments that the caller gives it: none of these
    /// calls may have undefined behaviour. It must not write to what is passed by `&`.
    ///
    /// # Errors
    /// If there is no such function, or it has another type.
    pub unsafe fn function<S: Signature>(&self, name: &str) -> Result<Function<'_, S>, JitError> {
        let found = self.types.get(name).ok_or_else(|| JitError::NoFunction(name.to_owned()))?;
        let (parameters, result) = S::kinds();
        let wanted = without_lifetimes(std::any::type_name::<S>());
        if let Some(difference) = found.difference(&parameters, &result, &parts(&wanted)) {
            return Err(JitError::OtherType { name: name.to_owned(), wanted, difference });
        }
        let code = self.code.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let address = code.address(&packed(name))?;
        // SAFETY: the address is that of a function of this type, which lives as long as `self`.
        let address = unsafe { std::mem::transmute::<NonNull<c_void>, Packed>(address) };
        // SAFETY: the types were compared; the caller promises the rest.
        Ok(Function { call: unsafe { S::callable(address) }, code: PhantomData })
    }
}

/// The name of the form of a function that takes pointers.
fn packed(name: &str) -> String {
    format!("{name}.packed")
}

/// The name of a function's type as its author writes it: rustc also names lifetimes, and not always alike.
fn without_lifetimes(name: &str) -> String {
    let name = name.split_once("fn(").map_or(name.to_owned(), |(_, rest)| format!("fn({rest}"));
    let mut pieces = name.split("&'");
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        text.push('&');
        text.push_str(piece.split_once(' ').map_or(piece, |(_, rest)| rest));
    }
    text
}

/// The parameters and the result in the name of a function's type.
fn parts(name: &str) -> Vec<String> {
    let Some((_, list)) = name.split_once("fn(") else { return Vec::new() };
    let (mut parts, mut part, mut depth) = (Vec::new(), String::new(), 0i32);
    let mut rest = list.chars();
    for c in rest.by_ref() {
        match c {
            '(' | '[' | '<' => depth += 1,
            ')' if depth == 0 => break,
            ')' | ']' | '>' => depth -= 1,
            _ => {}
        }
        if c == ',' && depth == 0 {
            parts.push(std::mem::take(&mut part));
        } else {
            part.push(c);
        }
    }
    parts.extend((!part.is_empty()).then_some(part));
    let result: String = rest.collect();
    parts.push(result.strip_prefix(" -> ").unwrap_or("()").to_owned());
    parts.iter().map(|part| part.trim().to_owned()).collect()
}

impl fmt::Debug for Jit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Jit").field("functions", &self.types.keys()).finish_non_exhaustive()
    }
}

/// A function that Rust calls, as long as the code exists: `f(1.0)`.
pub struct Function<'j, S: Signature> {
    call: Box<S::Call>,
    code: PhantomData<&'j Jit>,
}

impl<S: Signature> Deref for Function<'_, S> {
    type Target = S::Call;

    fn deref(&self) -> &S::Call {
        &self.call
    }
}

impl<S: Signature> fmt::Debug for Function<'_, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Function").field(&std::any::type_name::<S>()).finish()
    }
}
