//! Loading LLVM when it is first needed.
//!
//! A program that is linked with the library loads it whenever it starts, which takes longer than most stages that do
//! not need LLVM. So the functions of LLVM's C interface are defined here, as stubs that jump to the address in their
//! slot of a table, which [`load`] fills.
//!
//! A program loads the small library that `build.rs` links from its own folder, or from the build folder if the program
//! lies there itself; elsewhere LLVM's own library takes its place. So nobody else can put a library where a program
//! will look for it. Other systems than Linux with glibc on x86-64 and AArch64 link LLVM as usual.
#![allow(unsafe_code)]

use std::ffi::{CStr, c_int};
use std::sync::Once;
use std::thread::{Builder, JoinHandle};

use inkwell::context::Context;
use inkwell::llvm_sys::support::LLVMParseCommandLineOptions;

use super::error::Error;

/// A new context of LLVM, from which everything else of LLVM is created. Contexts are created only here, as LLVM must
/// be loaded first.
///
/// # Errors
/// [`Error::NoLibrary`].
pub fn context() -> Result<Context, Error> {
    load()?;
    Ok(Context::create())
}

/// A new context in which modules can be read. As LLVM reads one, it would verify it for its debug information, and end
/// the process if it is invalid; an option prevents that. The caller verifies what was read.
///
/// # Errors
/// [`Error::NoLibrary`].
pub(crate) fn reading_context() -> Result<Context, Error> {
    static SET: Once = Once::new();
    load()?;
    SET.call_once(|| {
        let words = [c"mlir", c"-disable-auto-upgrade-debug-info"].map(CStr::as_ptr);
        // SAFETY: the words live for as long as the call, and LLVM copies what it keeps.
        unsafe { LLVMParseCommandLineOptions(words.len() as c_int, words.as_ptr(), c"".as_ptr()) }
    });
    Ok(Context::create())
}

/// A thread that loads LLVM. Dropping this waits for the thread: LLVM must not start while the process ends.
#[must_use]
pub struct Loading(Option<JoinHandle<()>>);

impl Loading {
    /// Starts the thread. Code that needs LLVM waits for it and reports its error.
    pub fn start() -> Self {
        let load = || drop(load());
        Loading(Builder::new().name("llvm".to_owned()).spawn(load).ok())
    }
}

impl Drop for Loading {
    fn drop(&mut self) {
        // The panic has been printed, and code that needs LLVM will panic again.
        self.0.take().map(JoinHandle::join);
    }
}

/// Loads LLVM, unless it is already loaded. Must be called before any other function of LLVM.
///
/// # Errors
/// [`Error::NoLibrary`].
pub(super) fn load() -> Result<(), Error> {
    #[cfg(llvm_is_loaded)]
    stubs::load()?;
    Ok(())
}

#[cfg(llvm_is_loaded)]
mod stubs {
    use std::arch::{global_asm, naked_asm};
    use std::ffi::{CStr, CString, c_char, c_int, c_void};
    use std::fs;
    use std::os::unix::fs::MetadataExt as _;
    use std::path::{Path, PathBuf};
    use std::ptr::NonNull;
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicPtr, Ordering};

    use super::Error;

    type Libraries = (Option<&'static str>, [&'static str; 2]);

    /// The libraries that may have the functions: the one that the build script links, which loads fastest, by its path
    /// from the folder of the built programs; and LLVM's own, by its name and its installed path.
    const LIBRARIES: Libraries = include!(concat!(env!("OUT_DIR"), "/llvm_libraries.rs"));

    const NAMES: &[&CStr] = &include!(concat!(env!("OUT_DIR"), "/llvm_functions.rs"));

    /// The addresses of the functions in `NAMES`.
    static SLOTS: [AtomicPtr<c_void>; NAMES.len()] =
        [const { AtomicPtr::new(missing as *mut c_void) }; NAMES.len()];

    global_asm!(include_str!(concat!(env!("OUT_DIR"), "/llvm_stubs.s")), slots = sym SLOTS);

    // As on every system with glibc.
    const RTLD_LAZY: c_int = 1;
    unsafe extern "C" {
        fn dlopen(name: *const c_char, mode: c_int) -> *mut c_void;
        fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
        fn dlerror() -> *const c_char;
    }

    /// See [`load`](super::load).
    pub(super) fn load() -> Result<(), Error> {
        static LOADED: OnceLock<Result<(), String>> = OnceLock::new();
        let load = || {
            let library = open(&candidates(LIBRARIES, program().as_deref()))?;
            fill(library);
            Ok(())
        };
        LOADED.get_or_init(load).clone().map_err(|reason| Error::NoLibrary { reason })
    }

    /// The file that contains this code: a program, or a library that a program has loaded. The name under which the
    /// program was called does not count, since the caller chooses it.
    fn program() -> Option<PathBuf> {
        let here = load as fn() -> Result<(), Error> as usize;
        let maps = fs::read_to_string("/proc/self/maps").ok()?;
        let line = maps.lines().find(|line| {
            let bounds = line.split(' ').next().and_then(|range| range.split_once('-'));
            let number = |text| usize::from_str_radix(text, 16).ok();
            bounds
                .and_then(|(start, end)| Some(number(start)? <= here && here < number(end)?))
                .unwrap_or(false)
        });
        line.and_then(|line| Some(PathBuf::from(&line[line.find('/')?..])))
    }

    /// The files to load, in order. They are looked for beside the program; the build folder counts only if the program
    /// runs from there.
    pub(super) fn candidates((own, [name, installed]): Libraries, program: Option<&Path>) -> Vec<String> {
        let owner = program.and_then(|program| fs::metadata(program).ok()).map(|data| data.uid());
        let folder = program.and_then(Path::parent);
        let beside = own.and_then(|own| Some(folder?.join(Path::new(own).file_name()?)));
        // Cargo puts tests and examples one folder deeper.
        let built = match folder.and_then(Path::file_name) {
            Some(name) if name == "deps" || name == "examples" => folder.and_then(Path::parent),
            _ => folder,
        };
        let built = own.and_then(|own| Some(built?.join(own)));
        let is_usable = |path: &PathBuf| is_safe(path, owner);
        let files = beside.into_iter().chain(built).filter(is_usable);
        let files = files.map(|path| path.to_string_lossy().into_owned());
        let system = Some(installed).filter(|installed| is_safe(Path::new(installed), owner));
        files.chain([name.to_owned()]).chain(system.map(str::to_owned)).collect()
    }

    /// Whether only someone who could also have changed the program can have put a library there: it belongs to the
    /// owner of the program or to root, or not everyone may write to its folder.
    pub(super) fn is_safe(path: &Path, owner: Option<u32>) -> bool {
        let is_closed = |path: &Path| fs::metadata(path).is_ok_and(|data| data.mode() & 0o002 == 0);
        let Ok(path) = path.canonicalize() else { return false };
        let is_owned = fs::metadata(&path).is_ok_and(|data| data.uid() == 0 || Some(data.uid()) == owner);
        is_closed(&path) && (is_owned || path.ancestors().all(is_closed))
    }

    /// Loads the first library of these that can be loaded; it is never unloaded.
    pub(super) fn open(names: &[impl AsRef<str>]) -> Result<NonNull<c_void>, String> {
        let mut reasons = Vec::new();
        for name in names {
            let name = CString::new(name.as_ref()).map_err(|error| error.to_string())?;
            // SAFETY: the name is a C string. The library's initialization is as safe as if it were linked. After a
            // failure, the message is a C string until this thread calls such a function again.
            unsafe {
                match NonNull::new(dlopen(name.as_ptr(), RTLD_LAZY)) {
                    Some(library) => return Ok(library),
                    None => reasons.push(CStr::from_ptr(dlerror()).to_string_lossy().into_owned()),
                }
            }
        }
        Err(reasons.join("; "))
    }

    /// Stores the addresses of the functions that the library has.
    fn fill(library: NonNull<c_void>) {
        for (slot, name) in SLOTS.iter().zip(NAMES) {
            // SAFETY: the library is loaded, and the name is a C string.
            let address = unsafe { dlsym(library.as_ptr(), name.as_ptr()) };
            if !address.is_null() {
                slot.store(address, Ordering::Relaxed);
            }
        }
    }

    /// The target of stubs whose slots are not filled.
    // SAFETY: the stub leaves its number in a register that no argument is in. The function called does not return, and
    // the stack is aligned for it.
    #[unsafe(naked)]
    extern "C" fn missing() {
        #[cfg(target_arch = "x86_64")]
        naked_asm!("mov edi, r11d", "and rsp, -16", "call {report}", report = sym report);
        #[cfg(target_arch = "aarch64")]
        naked_asm!("mov w0, w17", "bl {report}", report = sym report);
    }

    /// Ends the process, as a panic does here, since the callers expect a result.
    extern "C" fn report(index: u32) -> ! {
        panic!("{:?}: the LLVM library lacks it or is not loaded", NAMES.get(index as usize));
    }
}

#[cfg(all(test, llvm_is_loaded))]
mod tests {
    use super::*;

    #[test]
    fn libraries_are_where_nobody_else_can_put_them() {
        use std::fs::{self, Permissions};
        use std::os::unix::fs::{PermissionsExt as _, chown};

        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        let set_mode = |name: &str, mode| {
            fs::set_permissions(path(name), Permissions::from_mode(mode)).expect("its mode")
        };
        for name in ["deps", "else", "build/x/out"] {
            fs::create_dir_all(path(name)).expect("a folder");
        }
        for name in ["program", "deps/test", "else/program"] {
            fs::write(path(name), "").expect("a file");
        }
        let found = |program: &str| {
            let libraries = (Some("build/x/out/libown.so"), ["libLLVM.so", "/missing/libLLVM.so"]);
            let found = stubs::candidates(libraries, Some(&path(program)));
            let root = format!("{}/", folder.path().display());
            found.iter().map(|name| name.replace(&root, "")).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(found("program"), "libLLVM.so");
        fs::write(path("build/x/out/libown.so"), "").expect("a file");
        for program in ["program", "deps/test"] {
            assert_eq!(found(program), "build/x/out/libown.so libLLVM.so");
        }
        assert_eq!(found("else/program"), "libLLVM.so");
        fs::write(path("else/libown.so"), "").expect("a file");
        assert_eq!(found("else/program"), "else/libown.so libLLVM.so");
        // Anyone with write permission may have changed it.
        set_mode("else/libown.so", 0o666);
        assert_eq!(found("else/program"), "libLLVM.so");
        set_mode("else/libown.so", 0o755);
        assert_eq!(found("else/program"), "else/libown.so libLLVM.so");
        // A file of another user, where everyone may put a file. Only root can create one.
        if chown(path("else/libown.so"), Some(12345), None).is_ok() {
            set_mode("else", 0o1777);
            assert_eq!(found("else/program"), "libLLVM.so");
        }
        assert_eq!(stubs::candidates((None, ["libLLVM.so", "/dev/null"]), None), ["libLLVM.so"]);
    }

    #[test]
    fn a_library_that_is_missing_is_named() {
        let reason = stubs::open(&["libLLVM.so.0", "/missing/libLLVM.so"]).expect_err("there is none");
        let message = Error::NoLibrary { reason }.to_string();
        for part in ["cannot load LLVM", "libLLVM.so.0: ", "; /missing/libLLVM.so: ", "; install"] {
            assert!(message.contains(part), "{part} in {message}");
        }
    }
}
