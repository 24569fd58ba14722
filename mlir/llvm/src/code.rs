//! Compiled entry points that the host calls.
#![allow(unsafe_code)]

use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::Mutex;
use std::{fmt, io};

use dialects::llvm::runtime;
use inkwell::module::Module;

use crate::backend::jit::{Jit, flush_c_output};
use crate::backend::{Error, Observers, Target, WrongPosition, failures};

/// The compiled form of an entry point: it takes an array with a pointer for each of its parameters.
type Packed = unsafe extern "C" fn(*const *mut c_void);

/// An entry point, compiled in this process. It may be called from several threads at once.
#[derive(Debug)]
pub struct Code {
    packed: Packed,
    /// Whether it prints.
    prints: bool,
    /// The size of the object file that it was loaded from.
    bytes: usize,
    /// The owner of the code; never used again, but a [`Jit`] must not be shared between threads.
    _jit: Mutex<Jit>,
}

/// The reason why a call failed.
#[derive(Debug)]
pub enum CallError {
    /// The program computed a position that an axis does not have.
    Position(WrongPosition),
    /// Output could not be written.
    Output(io::Error),
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CallError::Position(wrong) => wrong.fmt(f),
            CallError::Output(error) => write!(f, "cannot write standard output: {error}"),
        }
    }
}

impl std::error::Error for CallError {}

impl Code {
    /// Compiles a verified module. The caller vouches that its function `packed` is a [`Packed`].
    pub(crate) fn new(
        module: &Module<'_>,
        target: &Target,
        packed: &str,
        observers: Observers,
    ) -> Result<Code, Error> {
        let printing = [&runtime::PRINT_F64, &runtime::PRINT_NEWLINE];
        let prints = printing.iter().any(|function| module.get_function(function.name).is_some());
        let symbols = failures::symbols();
        let needed = symbols.iter().filter(|(name, _)| module.get_function(name).is_some());
        let jit = Jit::of_verified(module, target, &needed.copied().collect::<Vec<_>>(), observers)?;
        let address = jit.entry(packed)?;
        // SAFETY: the address is that of a function of this type, which lives as long as `jit`.
        let packed = unsafe { std::mem::transmute::<NonNull<c_void>, Packed>(address) };
        Ok(Code { packed, prints, bytes: jit.loaded_bytes(), _jit: Mutex::new(jit) })
    }

    /// Calls the entry point with a pointer for each parameter, first those of the arguments, then those of the
    /// results. A parameter that is a number is passed by pointer, too.
    ///
    /// # Safety
    /// There is a pointer for each parameter. Each points to as many `f64` as the parameter's type has elements, aligned;
    /// those of results may be written, and overlap nothing else. Nothing writes to any of this meanwhile. The program
    /// that was compiled has no undefined behaviour.
    ///
    /// # Errors
    /// If the program computed a wrong position: then the results mean nothing. If output could not be written; the
    /// results are complete.
    pub unsafe fn call(&self, pointers: &[*mut f64]) -> Result<(), CallError> {
        // SAFETY: as the caller promises; the function lives as long as `self`.
        let called = failures::guarded(|| unsafe { (self.packed)(pointers.as_ptr().cast()) });
        let flushed = if self.prints { flush_c_output() } else { Ok(()) };
        called.map_err(CallError::Position)?;
        flushed.map_err(CallError::Output)
    }

    /// The size of its machine code and constants in bytes, as an object file.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Whether it prints.
    pub fn prints(&self) -> bool {
        self.prints
    }
}
