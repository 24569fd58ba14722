//! Running a module in this process, through LLVM's ORC LLJIT.
//!
//! The older engine that inkwell wraps calls a null pointer if a function is missing; ORC reports an error. A module is
//! handed over as bitcode and read back into the JIT's own context, so that the caller's module and context are not
//! changed and need not outlive the code.
#![allow(unsafe_code)]

use std::ffi::{CString, c_int, c_void};
use std::io::{self, Write};
use std::ptr::{self, NonNull};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use inkwell::llvm_sys::bit_reader::LLVMParseBitcodeInContext2;
use inkwell::llvm_sys::core::{
    LLVMContextCreate, LLVMContextDispose, LLVMGetBufferSize, LLVMSetDataLayout, LLVMSetTarget,
};
use inkwell::llvm_sys::error::{LLVMDisposeErrorMessage, LLVMErrorRef, LLVMGetErrorMessage};
use inkwell::llvm_sys::orc2::lljit::*;
use inkwell::llvm_sys::orc2::*;
use inkwell::llvm_sys::prelude::LLVMMemoryBufferRef;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::{Linkage, Module};

use super::diagnostics::{Sink, lossy, redirect};
use super::emit::{object, verify};
use super::error::Error;
use super::gomp;
use super::observers::{Observers, name_functions, tell_debuggers, write_perf_map};
use super::target::Target;

/// Compiled code of one module, alive in this process.
///
/// The first [`address`](Jit::address) compiles the whole module. Nothing is run until an address is called.
pub struct Jit {
    lljit: NonNull<LLVMOrcOpaqueLLJIT>,
    /// Errors that the session and the code generator report. LLVM keeps pointers to it until `drop` disposes of
    /// `lljit`, before this field is dropped. They stay valid wherever this moves, which pointers into a `Box` would
    /// not.
    reports: Arc<Sink>,
    /// The object that the code was loaded from, if the code will be reported to `perf`.
    object: Option<Vec<u8>>,
    /// The size of the objects that were loaded so far. LLVM keeps a pointer to it, as to `reports`.
    loaded: Arc<AtomicUsize>,
}

// SAFETY: LLJIT is not tied to the thread that created it, and the context inside it is its own; the sink of its
// reports may be shared between threads. It is not `Sync`, as two threads must not drive its one code generator at a
// time.
unsafe impl Send for Jit {}

impl Jit {
    /// Hands `module` over to a new JIT for `target`, which must be this machine.
    ///
    /// A function that the module only declares is looked up among `symbols` (names and addresses, which compiled code
    /// will call, but this does not), then in this process, where the C library is, and libgomp if it is used. Passes are
    /// the caller's business: see [`optimize`](super::optimize).
    pub fn new(
        module: &Module<'_>,
        target: &Target,
        symbols: &[(&str, *const c_void)],
    ) -> Result<Jit, Error> {
        verify(module)?;
        Jit::of_verified(module, target, symbols, Observers::default())
    }

    /// Like [`Jit::new`], for a module that has been verified.
    pub(crate) fn of_verified(
        module: &Module<'_>,
        target: &Target,
        symbols: &[(&str, *const c_void)],
        observers: Observers,
    ) -> Result<Jit, Error> {
        if !target.is_host() {
            let host = Target::host(target.opt_level())?.triple();
            return Err(Error::ForeignTarget { triple: target.triple(), host });
        }
        if gomp::is_used(module) {
            gomp::load()?;
        }
        let mut jit = Jit::create(target, observers)?;
        jit.define(module, symbols)?;
        if observers.perf_map {
            name_functions(module);
            let object = object(module, &target.machine()?)?;
            jit.add_object(&object)?;
            jit.object = Some(object);
        } else {
            jit.add(module)?
        }
        Ok(jit)
    }

    /// Like [`Jit::address`], for the function that will be called; reports the code to `perf` if requested.
    pub(crate) fn entry(&self, name: &str) -> Result<NonNull<c_void>, Error> {
        let address = self.address(name)?;
        if let Some(object) = &self.object {
            write_perf_map(object, name, address.addr().get() as u64)?;
        }
        Ok(address)
    }

    fn create(target: &Target, observers: Observers) -> Result<Jit, Error> {
        let machine = target.machine()?;
        let reports = Arc::<Sink>::default();
        let mut lljit = ptr::null_mut();
        // SAFETY: each call takes the result of the previous one. The JTMB constructor destroys the machine, which is
        // therefore forgotten; the builder owns the JTMB, and creating the JIT consumes the builder in any case. The
        // error that it returns is checked once.
        unsafe {
            let builder = LLVMOrcCreateLLJITBuilder();
            let jtmb = LLVMOrcJITTargetMachineBuilderCreateFromTargetMachine(machine.as_mut_ptr());
            std::mem::forget(machine);
            LLVMOrcLLJITBuilderSetJITTargetMachineBuilder(builder, jtmb);
            if observers.debugger {
                tell_debuggers(builder);
            }
            check(LLVMOrcCreateLLJIT(&mut lljit, builder))?;
        }
        let lljit = NonNull::new(lljit).ok_or_else(|| jit_error("LLVM made none"))?;
        let loaded = Arc::<AtomicUsize>::default();
        // SAFETY: the session and the layer live as long as the JIT, and `reports` and `loaded`, which are shared only,
        // longer.
        unsafe {
            report_errors(LLVMOrcLLJITGetExecutionSession(lljit.as_ptr()), Arc::as_ptr(&reports));
            count_bytes(LLVMOrcLLJITGetObjTransformLayer(lljit.as_ptr()), Arc::as_ptr(&loaded));
        }
        Ok(Jit { lljit, reports, object: None, loaded })
    }

    /// The size in bytes of the object files that were loaded so far.
    pub(crate) fn loaded_bytes(&self) -> usize {
        self.loaded.load(Ordering::Relaxed)
    }

    /// Makes functions of this process known under the given names.
    fn define(&self, module: &Module<'_>, symbols: &[(&str, *const c_void)]) -> Result<(), Error> {
        let mut names = Vec::with_capacity(symbols.len());
        for &(name, address) in symbols {
            if address.is_null() {
                return Err(Error::BadSymbol { name: name.to_string(), reason: "has a null address" });
            }
            names.push(c_name(name)?);
            if module.get_function(name).is_some_and(|function| function.count_basic_blocks() > 0) {
                return Err(Error::BadSymbol {
                    name: name.to_string(),
                    reason: "is defined by the module, too",
                });
            }
        }
        if names.is_empty() {
            return Ok(());
        }
        const FLAGS: u8 = LLVMJITSymbolGenericFlags::LLVMJITSymbolGenericFlagsExported as u8
            | LLVMJITSymbolGenericFlags::LLVMJITSymbolGenericFlagsCallable as u8;
        let lljit = self.lljit.as_ptr();
        let mut pairs: Vec<LLVMOrcCSymbolMapPair> = names
            .iter()
            .zip(symbols)
            .map(|(name, &(_, address))| LLVMOrcCSymbolMapPair {
                // SAFETY: the JIT and the name are alive. The entry's reference goes to the unit made below.
                Name: unsafe { LLVMOrcLLJITMangleAndIntern(lljit, name.as_ptr()) },
                Sym: LLVMJITEvaluatedSymbol {
                    // LLVM takes a number; compiled code turns it into a pointer again.
                    Address: address.expose_provenance() as LLVMOrcExecutorAddress,
                    Flags: LLVMJITSymbolFlags { GenericFlags: FLAGS, TargetFlags: 0 },
                },
            })
            .collect();
        // SAFETY: `pairs` holds as many elements as said. The unit takes over the names; the library takes over
        // the unit unless it reports an error, and then the unit is disposed of here. The error is checked once.
        unsafe {
            let unit = LLVMOrcAbsoluteSymbols(pairs.as_mut_ptr(), pairs.len());
            let error = LLVMOrcJITDylibDefine(LLVMOrcLLJITGetMainJITDylib(lljit), unit);
            if !error.is_null() {
                LLVMOrcDisposeMaterializationUnit(unit);
            }
            check(error)
        }
    }

    fn add(&self, module: &Module<'_>) -> Result<(), Error> {
        let bitcode = module.write_bitcode_to_memory();
        let lljit = self.lljit.as_ptr();
        let mut copy = ptr::null_mut();
        // SAFETY: the context is new, and reports to a sink that outlives it, stays in place and is only shared: the
        // context is destroyed here or with the JIT, which `drop` does before it releases the sink. The bitcode stays
        // alive during the call. The thread-safe module takes over module and context, and the JIT takes over the
        // thread-safe module, even if it reports an error, which is checked once.
        unsafe {
            let context = LLVMContextCreate();
            redirect(context, Arc::as_ptr(&self.reports));
            if LLVMParseBitcodeInContext2(context, bitcode.as_mut_ptr(), &mut copy) != 0 {
                LLVMContextDispose(context);
                return Err(jit_error(&format!(
                    "cannot copy the module: {}",
                    self.reports.take().join("; ")
                )));
            }
            LLVMSetTarget(copy, LLVMOrcLLJITGetTripleString(lljit));
            LLVMSetDataLayout(copy, LLVMOrcLLJITGetDataLayoutStr(lljit));
            let shared = LLVMOrcCreateNewThreadSafeContextFromLLVMContext(context);
            let owned = LLVMOrcCreateNewThreadSafeModule(copy, shared);
            LLVMOrcDisposeThreadSafeContext(shared);
            check(LLVMOrcLLJITAddLLVMIRModule(lljit, LLVMOrcLLJITGetMainJITDylib(lljit), owned))
        }
    }

    /// Hands over code that is already compiled.
    fn add_object(&self, object: &[u8]) -> Result<(), Error> {
        let buffer = MemoryBuffer::create_from_memory_range_copy(object, "object");
        let lljit = self.lljit.as_ptr();
        // SAFETY: the JIT is alive. It takes over the buffer, which is therefore forgotten, even if it reports an
        // error, which is checked once.
        unsafe {
            let raw = buffer.as_mut_ptr();
            std::mem::forget(buffer);
            check(LLVMOrcLLJITAddObjectFile(lljit, LLVMOrcLLJITGetMainJITDylib(lljit), raw))
        }
    }

    /// The address of a function or variable, compiling the module if that has not been done.
    ///
    /// The address is valid as long as this object lives. Whoever calls it vouches for the function's type and
    /// behaviour. A name that the module does not define, or keeps private, is also looked up in this process.
    pub fn address(&self, name: &str) -> Result<NonNull<c_void>, Error> {
        let c_name = c_name(name)?;
        let mut address: LLVMOrcExecutorAddress = 0;
        // SAFETY: the JIT and the name are alive, and the result goes to a variable of its type. The error is checked
        // once.
        let result = unsafe { check(LLVMOrcLLJITLookup(self.lljit.as_ptr(), &mut address, c_name.as_ptr())) };
        // The reports of the session and the code generator say what is wrong; the lookup says only that something is.
        let reports = self.reports.take();
        let mut missing: Vec<String> = reports.iter().flat_map(|report| missing_symbols(report)).collect();
        if !missing.is_empty() {
            // LLVM's order is that of a hash table.
            missing.sort();
            missing.dedup();
            return Err(Error::MissingSymbols { names: missing });
        }
        if !reports.is_empty() {
            return Err(jit_error(&reports.join("; ")));
        }
        if let Err(Error::Jit { message }) = &result {
            let names = missing_symbols(message);
            if !names.is_empty() {
                return Err(Error::MissingSymbols { names });
            }
        }
        result?;
        // LLVM returns a number. The memory is not Rust's, so there is no pointer to derive this one from.
        let address = usize::try_from(address).ok().map(ptr::with_exposed_provenance_mut);
        let missing = || Error::MissingSymbols { names: vec![name.to_string()] };
        address.and_then(NonNull::new).ok_or_else(missing)
    }
}

impl Drop for Jit {
    fn drop(&mut self) {
        // SAFETY: this alone owns the JIT, which is not used again. What it reports to still exists. An error, which is
        // checked once, has nowhere to go.
        let _ = unsafe { check(LLVMOrcDisposeLLJIT(self.lljit.as_ptr())) };
    }
}

impl std::fmt::Debug for Jit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Jit").finish_non_exhaustive()
    }
}

/// Compiles `module` for `target`, calls its function `entry`, and returns its result, or 0 if it returns nothing.
///
/// Rust's standard output is flushed before the call and C's after it, so that the output of the code appears in the
/// right order.
///
/// # Safety
///
/// The code runs in this process, with all its rights. When `entry` is called, neither it nor any function that it
/// calls may have undefined behaviour: the functions that the module only declares must have the declared types,
/// whether they are in `symbols` or in this process. Nothing may refer to the code afterwards (a thread, a signal or
/// exit handler), as it no longer exists when this returns.
pub unsafe fn run(
    module: &Module<'_>,
    target: &Target,
    symbols: &[(&str, *const c_void)],
    entry: &str,
) -> Result<i32, Error> {
    verify(module)?;
    // SAFETY: as the caller promises.
    unsafe { run_verified(module, target, symbols, entry, Observers::default()) }
}

/// Like [`run`], for a module that has been verified.
///
/// # Safety
///
/// See [`run`].
pub(crate) unsafe fn run_verified(
    module: &Module<'_>,
    target: &Target,
    symbols: &[(&str, *const c_void)],
    entry: &str,
    observers: Observers,
) -> Result<i32, Error> {
    let returns = entry_kind(module, entry)?;
    let jit = Jit::of_verified(module, target, symbols, observers)?;
    let address = jit.entry(entry)?;
    // The next print reports the failure.
    let _ = std::io::stdout().flush();
    // SAFETY: the address is that of the function that `entry_kind` examined: the module exports its definition, which
    // takes precedence over those of the process. So it takes no arguments, returns the stated type and has C's calling
    // convention. It lives as long as `jit`, which is dropped after the call. The caller promises that its behaviour is
    // defined.
    let result = unsafe {
        match returns {
            Returns::Int => std::mem::transmute::<NonNull<c_void>, extern "C" fn() -> c_int>(address)(),
            Returns::Nothing => {
                std::mem::transmute::<NonNull<c_void>, extern "C" fn()>(address)();
                0
            }
        }
    };
    // `main` itself reports output that could not be written.
    let _ = flush_c_output();
    Ok(result)
}

/// `llvm::CallingConv::C`.
const C_CONVENTION: u32 = 0;

enum Returns {
    Nothing,
    Int,
}

/// The kind of result of the entry function, if it can be called without knowing more.
fn entry_kind(module: &Module<'_>, entry: &str) -> Result<Returns, Error> {
    let fail = |reason| Err(Error::Entry { name: entry.to_string(), reason });
    if entry.contains('\0') {
        return fail("the name has a null character");
    }
    let Some(function) = module.get_function(entry) else {
        return fail("there is no such function");
    };
    let ty = function.get_type();
    if function.count_basic_blocks() == 0 {
        fail("the function is only declared")
    } else if ty.count_param_types() != 0 || ty.is_var_arg() {
        fail("the function takes arguments")
    } else if function.get_call_conventions() != C_CONVENTION {
        fail("the function does not have C's calling convention")
    } else if matches!(
        function.get_linkage(),
        Linkage::Private | Linkage::Internal | Linkage::AvailableExternally
    ) {
        // Otherwise, its name might find some function of this process.
        fail("the function cannot be found from outside its module")
    } else {
        match ty.get_return_type() {
            None => Ok(Returns::Nothing),
            Some(ty) if ty.is_int_type() && ty.into_int_type().get_bit_width() == 32 => Ok(Returns::Int),
            Some(_) => fail("the function must return nothing or a 32-bit integer"),
        }
    }
}

/// Writes out the text that C functions such as `printf` have buffered. Call it after running code of a [`Jit`], before
/// Rust prints again.
///
/// # Errors
/// If something could not be written. It is not an error if a reader has seen enough.
pub(crate) fn flush_c_output() -> io::Result<()> {
    unsafe extern "C" {
        fn fflush(stream: *mut c_void) -> c_int;
    }
    // SAFETY: a null stream means all of them; it is declared as the C standard says.
    let is_flushed = unsafe { fflush(ptr::null_mut()) } == 0;
    let error = io::Error::last_os_error();
    if is_flushed || error.kind() == io::ErrorKind::BrokenPipe { Ok(()) } else { Err(error) }
}

/// Makes a session report its errors to `sink`.
///
/// # Safety
///
/// `session` must be a live session. `sink` must point to a sink that stays alive, in the same place and without a
/// `&mut` to it, until the session no longer exists.
unsafe fn report_errors(session: LLVMOrcExecutionSessionRef, sink: *const Sink) {
    // In LLVM's type, this is a safe function, which it is not. Only this function can name it.
    extern "C" fn on_error(data: *mut c_void, error: LLVMErrorRef) {
        // SAFETY: LLVM is the only caller. It hands over a live error, and `data` as it was given below: the sink,
        // which the caller of `report_errors` keeps alive and which may be shared between threads.
        unsafe {
            if let Err(Error::Jit { message }) = check(error) {
                (*data.cast::<Sink>().cast_const()).push(message);
            }
        }
    }
    // SAFETY: the session is alive, and the pointer is what `on_error` expects; the caller vouches for both.
    unsafe { LLVMOrcExecutionSessionSetErrorReporter(session, on_error, sink.cast_mut().cast()) };
}

/// Makes a layer add the sizes of the objects that pass through it to `total`.
///
/// # Safety
///
/// `layer` must be a live layer. `total` must point to a number that stays alive, in the same place and without a `&mut`
/// to it, until the layer no longer exists.
unsafe fn count_bytes(layer: LLVMOrcObjectTransformLayerRef, total: *const AtomicUsize) {
    // In LLVM's type, this is a safe function, which it is not. Only this function can name it.
    extern "C" fn on_object(data: *mut c_void, object: *mut LLVMMemoryBufferRef) -> LLVMErrorRef {
        // SAFETY: LLVM is the only caller. It hands over a live buffer, and `data` as it was given below: a number that
        // the caller of `count_bytes` keeps alive and that may be shared between threads.
        unsafe {
            let total = &*data.cast::<AtomicUsize>().cast_const();
            total.fetch_add(LLVMGetBufferSize(*object), Ordering::Relaxed);
        }
        ptr::null_mut()
    }
    // SAFETY: the layer is alive, and the pointer is what `on_object` expects; the caller vouches for both.
    unsafe { LLVMOrcObjectTransformLayerSetTransform(layer, on_object, total.cast_mut().cast()) };
}

/// Turns LLVM's error, which this takes over, into ours.
///
/// # Safety
///
/// `error` must be null or an error that nobody has taken over yet.
unsafe fn check(error: LLVMErrorRef) -> Result<(), Error> {
    if error.is_null() {
        return Ok(());
    }
    // SAFETY: the error is not null, and therefore a live one; taking the message consumes it, and the message is
    // disposed of once after it was copied.
    let message = unsafe {
        let text = LLVMGetErrorMessage(error);
        let message = lossy(text);
        LLVMDisposeErrorMessage(text);
        message
    };
    Err(Error::Jit { message })
}

fn jit_error(message: &str) -> Error {
    Error::Jit { message: message.to_string() }
}

fn c_name(name: &str) -> Result<CString, Error> {
    CString::new(name)
        .map_err(|_| Error::BadSymbol { name: name.to_string(), reason: "has a null character in its name" })
}

/// The names in a message such as `Symbols not found: [ a, b ]`; none if it is another message.
fn missing_symbols(message: &str) -> Vec<String> {
    let Some((_, rest)) = message.split_once("Symbols not found: [") else { return Vec::new() };
    let list = rest.split_once(']').map_or(rest, |(list, _)| list);
    list.split(',').map(str::trim).filter(|name| !name.is_empty()).map(str::to_string).collect()
}
