//! Informs debuggers and profilers of code that is run at once: they find no file on disk to read.
//!
//! A debugger learns of it through GDB's interface for such code: a function that does nothing, where the debugger
//! sets a breakpoint, and a list of objects in memory. `perf` reads a text file that lists the addresses of functions.
//!
//! With `-g`, code is loaded by LLVM's older linker, RuntimeDyld, whose listener talks to GDB; this crate's library
//! exports GDB's two symbols. For `perf`, the module first becomes an object, whose symbols are the map.
#![allow(unsafe_code)]

use std::ffi::{c_char, c_void};
use std::fmt::Write;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use inkwell::llvm_sys::execution_engine::LLVMCreateGDBRegistrationListener;
use inkwell::llvm_sys::orc2::ee::{
    LLVMOrcCreateRTDyldObjectLinkingLayerWithSectionMemoryManager,
    LLVMOrcRTDyldObjectLinkingLayerRegisterJITEventListener,
};
use inkwell::llvm_sys::orc2::lljit::{
    LLVMOrcLLJITBuilderRef, LLVMOrcLLJITBuilderSetObjectLinkingLayerCreator,
};
use inkwell::llvm_sys::orc2::{LLVMOrcExecutionSessionRef, LLVMOrcObjectLayerRef};
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::{Linkage, Module};

use super::error::Error;

/// The tools that learn of the code that is run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Observers {
    /// Whether a debugger learns of every object.
    pub debugger: bool,
    /// Whether `perf` learns of the functions.
    pub perf_map: bool,
}

/// Makes the JIT of a builder report each object that it loads to debuggers.
///
/// # Safety
///
/// `builder` must be a live builder.
pub(super) unsafe fn tell_debuggers(builder: LLVMOrcLLJITBuilderRef) {
    // In LLVM's type, this is a safe function, which it is not. Only this function can name it.
    extern "C" fn layer(
        _: *mut c_void,
        session: LLVMOrcExecutionSessionRef,
        _: *const c_char,
    ) -> LLVMOrcObjectLayerRef {
        // SAFETY: LLVM is the only caller, with a live session; it takes over the layer. The listener is a single
        // object of LLVM's that lives as long as the process.
        unsafe {
            let layer = LLVMOrcCreateRTDyldObjectLinkingLayerWithSectionMemoryManager(session);
            LLVMOrcRTDyldObjectLinkingLayerRegisterJITEventListener(
                layer,
                LLVMCreateGDBRegistrationListener(),
            );
            layer
        }
    }
    // SAFETY: the builder is alive; the function needs no data.
    unsafe { LLVMOrcLLJITBuilderSetObjectLinkingLayerCreator(builder, layer, std::ptr::null_mut()) };
}

/// Gives every function a symbol: private ones have none in an object.
pub(super) fn name_functions(module: &Module<'_>) {
    let functions = module.get_functions().filter(|f| f.count_basic_blocks() > 0);
    for function in functions.filter(|f| f.get_linkage() == Linkage::Private) {
        function.set_linkage(Linkage::Internal);
    }
}

/// The file in which `perf` looks for the names of this process's functions.
fn perf_map() -> PathBuf {
    PathBuf::from(format!("/tmp/perf-{}.map", std::process::id()))
}

/// Reports the functions in an object to `perf`, given the address at which one of them was loaded.
pub(super) fn write_perf_map(object: &[u8], entry: &str, address: u64) -> Result<(), Error> {
    /// The file, once it exists: every object adds to it.
    static MAP: Mutex<Option<File>> = Mutex::new(None);
    let text = functions(object, entry, address)?;
    let mut map = MAP.lock().unwrap_or_else(PoisonError::into_inner);
    let mut write = || {
        let file = match &mut *map {
            Some(file) => file,
            none => none.insert(create(&perf_map())?),
        };
        file.write_all(text.as_bytes())
    };
    write().map_err(|cause| Error::Write { path: perf_map(), cause })
}

/// Creates a file in a folder to which anyone may write. A file that an earlier process with this number left is
/// removed; a link that others put there is not followed.
fn create(path: &Path) -> io::Result<File> {
    let _ = fs::remove_file(path);
    OpenOptions::new().write(true).create_new(true).open(path)
}

/// A line for each function in the section of `entry`, which is at `address`: its address, its size, and its name,
/// with numbers in hexadecimal.
fn functions(object: &[u8], entry: &str, address: u64) -> Result<String, Error> {
    let failed = |what: &str| Error::Jit { message: format!("cannot read its own object: {what}") };
    let buffer = MemoryBuffer::create_from_memory_range_copy(object, "object");
    let file = buffer.create_binary_file(None).map_err(|message| failed(&message.to_string_lossy()))?;
    let mut found = Vec::new();
    let mut symbols = file.get_symbols();
    let mut sections = file.get_sections();
    let (Some(symbols), Some(sections)) = (&mut symbols, &mut sections) else {
        return Err(failed("it has no symbols"));
    };
    while let Some(symbol) = symbols.next_symbol() {
        let name = symbol.get_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if symbol.get_size() == 0 || name.is_empty() {
            continue;
        }
        sections.move_to_containing_section(&symbol);
        let section = sections.next_section();
        let section = section.and_then(|section| Some(section.get_name()?.to_string_lossy().into_owned()));
        found.push((section, symbol.get_address(), symbol.get_size(), name));
    }
    let at = found.iter().find(|(.., name)| name == entry);
    let Some((code, offset)) = at.map(|(section, offset, ..)| (section.clone(), *offset)) else {
        return Err(failed("the entry is not in it"));
    };
    let mut text = String::new();
    for (_, place, size, name) in found.iter().filter(|(section, ..)| *section == code) {
        let start = address.wrapping_sub(offset).wrapping_add(*place);
        writeln!(text, "{start:x} {size:x} {name}").map_err(|error| failed(&error.to_string()))?;
    }
    Ok(text)
}
