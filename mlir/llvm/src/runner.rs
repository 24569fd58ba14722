//! Running a function of a module once, for a tool like `mlir-runner`.
#![allow(unsafe_code)]

use std::ffi::c_void;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::ptr::NonNull;

use inkwell::support::load_library_permanently;
use mlir::{Context, Module};

use crate::backend::utilities::{self, formatted, put};
use crate::backend::{self, Observers, OptLevel, Role, Target, TargetOptions, jit};
use crate::compile::{CompileError, translate_verified};
use crate::declared::{Callable, callables, sources};
use crate::passed::{Frame, Kind};
use crate::signatures::Packed;

/// How to run a module.
#[derive(Debug)]
pub struct Runner<'a> {
    /// How much LLVM optimizes.
    pub level: OptLevel,
    /// Libraries in which the program's functions are looked up.
    pub libraries: &'a [PathBuf],
    /// The file to write the object code to.
    pub object: Option<&'a Path>,
}

/// The parts of the names of MLIR's libraries whose functions are built in.
const BUILT_IN: [&str; 2] = ["mlir_runner_utils", "mlir_c_runner_utils"];

impl Runner<'_> {
    /// Calls a function without parameters; a result of the given type (`i32`, `i64` or `f32`) is printed, and `void`
    /// stands for none.
    ///
    /// # Safety
    /// The program runs with all rights of this process, and the llvm dialect can express anything: when the function is
    /// called, neither it nor any function that it calls may have undefined behaviour.
    ///
    /// # Errors
    /// A message, if the module cannot be compiled, or has no such function.
    pub unsafe fn start(
        &self,
        cx: &Context,
        module: Module,
        entry: &str,
        result: &str,
    ) -> Result<(), String> {
        let wanted = match result {
            "void" => Kind::Nothing,
            "i32" => Kind::Int(32),
            "i64" => Kind::Int(64),
            "f32" => Kind::F32,
            _ => return Err("unsupported function type".to_owned()),
        };
        self.with_code(cx, module, entry, |callable, packed| {
            if !callable.parameters().is_empty() {
                return Err("JIT can't invoke a main function expecting arguments".to_owned());
            }
            if callable.result() != Some(&wanted) {
                let only = format!("only single {result} function result supported");
                return Err(if result == "void" { "expected void function".to_owned() } else { only });
            }
            // SAFETY: the function has no parameters, and its result this type; the caller promises the rest.
            let text = unsafe { called(packed, Frame::new(), &wanted) };
            match text.parse::<f32>() {
                Ok(number) if wanted == Kind::F32 => put(&format!("{}\n", scientific(number.into()))),
                _ if wanted != Kind::Nothing => put(&format!("{text}\n")),
                _ => {}
            }
            Ok(())
        })
    }

    /// Calls a function with arguments, which are texts, and prints its result. Numbers can be passed and returned.
    ///
    /// # Safety
    /// See [`Runner::start`].
    ///
    /// # Errors
    /// A message, if the module cannot be compiled, has no such function, or the function does not take the arguments.
    pub unsafe fn call(
        &self,
        cx: &Context,
        module: Module,
        name: &str,
        arguments: &[String],
    ) -> Result<(), String> {
        self.with_code(cx, module, name, |callable, packed| {
            let (parameters, result) = callable.known(name)?;
            if parameters.len() != arguments.len() {
                let (has, given) = (parameters.len(), arguments.len());
                let s = if has == 1 { "" } else { "s" };
                return Err(format!("'{name}' has {has} parameter{s}, and {given} were given"));
            }
            if !Frame::has_room(&parameters, &result) {
                return Err(format!("'{name}' passes more than there is room for"));
            }
            let mut frame = Frame::new();
            for (kind, text) in parameters.iter().zip(arguments) {
                frame.pass_text(kind, text)?;
            }
            // SAFETY: the arguments and the result have the function's types; the caller promises the rest.
            let text = unsafe { called(packed, frame, &result) };
            if !text.is_empty() {
                put(&format!("{text}\n"));
            }
            Ok(())
        })
    }

    /// Compiles a module, and hands on a function of it.
    fn with_code(
        &self,
        cx: &Context,
        module: Module,
        name: &str,
        run: impl FnOnce(&Callable, Packed) -> Result<(), String>,
    ) -> Result<(), String> {
        let message = |error: CompileError| match error {
            CompileError::Invalid(diag) => diag.message,
            CompileError::Backend(error) => error.to_string(),
        };
        let code = self.compiled(cx, module, name).map_err(message)?;
        let (callable, code) = code.ok_or("entry point not found")?;
        let address = code.address(&packed(name)).map_err(|error| error.to_string())?;
        // SAFETY: the address is that of a function of this type, which lives as long as the code.
        let result = run(&callable, unsafe { std::mem::transmute::<NonNull<c_void>, Packed>(address) });
        // What C could not write, it could not write for the program either.
        let _ = jit::flush_c_output();
        result
    }

    fn compiled(
        &self,
        cx: &Context,
        module: Module,
        name: &str,
    ) -> Result<Option<(Callable, jit::Jit)>, CompileError> {
        let target =
            Target::for_this_process(&TargetOptions { opt_level: self.level, ..Default::default() })?;
        let llvm = backend::context()?;
        let into = llvm.create_module("LLVMDialectModule");
        let machine = target.machine()?;
        backend::prepare(&into, &machine);
        let sources = sources(cx, &module);
        let translated = translate_verified(cx, module, &llvm, into, &target, None)?;
        let Some(callable) = callables(&translated, sources).remove(name) else { return Ok(None) };
        backend::add_caller(&translated, name, &packed(name))?;
        backend::define_runtime(&translated, &target, Role::Library)?;
        if self.level != OptLevel::O0 {
            backend::transform(&translated, &machine, self.level)?;
        }
        for library in self.libraries {
            load(library)?;
        }
        let symbols = utilities::declared(&translated);
        let code = jit::Jit::of_verified(&translated, &target, &symbols, Observers::default())?;
        if let Some(path) = self.object {
            let object = backend::object(&translated, &machine)?;
            std::fs::write(path, object)
                .map_err(|cause| backend::Error::Write { path: path.to_owned(), cause })?;
        }
        Ok(Some((callable, code)))
    }
}

fn packed(name: &str) -> String {
    format!("{name}.packed")
}

fn load(library: &Path) -> Result<(), backend::Error> {
    let name = library.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let stem = name.strip_prefix("lib").unwrap_or(&name).split('.').next().unwrap_or_default().to_owned();
    if BUILT_IN.contains(&&*stem) {
        return Ok(());
    }
    load_library_permanently(library).map_err(|_| backend::Error::Jit {
        message: format!("cannot load the library '{}'", library.display()),
    })
}

/// Calls a function, and shows its result.
///
/// # Safety
/// The frame has the arguments of the function, whose result is of this kind.
unsafe fn called(packed: Packed, mut frame: Frame, result: &Kind) -> String {
    let place = frame.result_of(result);
    let mut text = String::new();
    // SAFETY: as the caller promises.
    unsafe {
        packed(frame.pointers());
        show(result, place, &mut text);
    }
    text
}

/// Shows a value in memory.
///
/// # Safety
/// There is a value of this kind.
unsafe fn show(kind: &Kind, from: *const u8, to: &mut String) {
    // SAFETY: as the caller promises.
    let _ = unsafe {
        match kind {
            Kind::F32 => write!(to, "{:?}", from.cast::<f32>().read()),
            Kind::F64 => write!(to, "{:?}", from.cast::<f64>().read()),
            Kind::Int(bits @ 1..=128) => {
                let mut bytes = [0; 16];
                let length = kind.layout().0;
                bytes[..length].copy_from_slice(std::slice::from_raw_parts(from, length));
                let unused = 128 - bits;
                write!(to, "{}", i128::from_ne_bytes(bytes) << unused >> unused)
            }
            Kind::Pointer => write!(to, "{:?}", from.cast::<*const c_void>().read()),
            Kind::Array(count, element) => {
                let size = element.layout().0;
                to.push('[');
                for index in 0..*count as usize {
                    to.push_str(if index == 0 { "" } else { ", " });
                    show(element, from.add(index * size), to);
                }
                to.write_str("]")
            }
            Kind::Struct(fields) => {
                let mut end = 0_usize;
                for (index, field) in fields.iter().enumerate() {
                    let (size, align) = field.layout();
                    let start = end.next_multiple_of(align);
                    to.push_str(if index == 0 { "" } else { ", " });
                    show(field, from.add(start), to);
                    end = start + size;
                }
                Ok(())
            }
            Kind::Nothing | Kind::Int(_) | Kind::MemRef { .. } => Ok(()),
        }
    };
}

/// A number of 32 bits as `mlir-runner` shows it.
fn scientific(number: f64) -> String {
    if number.is_infinite() {
        return if number > 0.0 { "INF" } else { "-INF" }.to_owned();
    }
    formatted(c"%e", number)
}
