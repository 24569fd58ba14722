//! Executables and shared objects: an object file linked with the C library by the C compiler's driver.
//!
//! The driver knows where a system keeps its start files and its C library; the linker alone does not.
//!
//! A bare linker is therefore refused. A static executable is at a fixed address, since not every C library has the
//! start files for any other.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use support::temporary::{self, Temporary};

use super::arch::Arch;
use super::error::Error;
use super::target::{Reloc, Target};
use super::triple::{System, Triple};

/// The kind of output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LinkKind {
    /// A program, which starts at `main`.
    #[default]
    Executable,
    /// A library that other programs load. Its code must be at any address: [`Reloc::Pic`].
    Shared,
}

/// A user's choices for linking.
#[derive(Clone, Debug, Default)]
pub struct LinkOptions {
    /// `-linker=`: the driver of a C compiler, as a program or as a command line such as `clang -fuse-ld=lld`; found
    /// by the target if absent.
    pub linker: Option<OsString>,
    /// `-sysroot=`: the directory in which the target's C library has the place that it has under `/` on the target.
    pub sysroot: Option<PathBuf>,
    /// `-static`: whether an executable contains all libraries that it needs.
    pub is_static: bool,
    /// The kind of output.
    pub kind: LinkKind,
}

/// Links objects for a target.
///
/// The driver is the one that the options name. Otherwise, for the host it is `$CC` or `cc`; for another target it is
/// `$CC_` followed by the triple with underscores, or the name that distributions give the cross compiler, such as
/// `aarch64-linux-gnu-gcc`.
pub struct Linker {
    target: Target,
    options: LinkOptions,
    driver: Driver,
}

impl Linker {
    /// Finds the linker driver, before there is anything to link.
    ///
    /// # Errors
    /// If the options do not suit the target, or no driver is known for it.
    pub fn new(target: &Target, options: &LinkOptions) -> Result<Self, Error> {
        check(target, options)?;
        let driver = Driver::find(target, options)?;
        Ok(Linker { target: target.clone(), options: options.clone(), driver })
    }

    /// Links `object` with the named libraries; returns the bytes of the program or library. `name` is the file name of
    /// the output, which a shared library records. Temporary files are in the system's directory for them, and are
    /// removed before this returns, or before a signal ends the program.
    ///
    /// # Errors
    /// If the driver cannot be started, the link fails, or a temporary file cannot be written.
    pub fn link(&self, object: &[u8], name: Option<&OsStr>, libraries: &[&str]) -> Result<Vec<u8>, Error> {
        let fail = |path: &Path, cause: io::Error| Error::Write { path: path.to_path_buf(), cause };
        let (folder, _temporary) =
            Temporary::folder("mlir-link-").map_err(|cause| fail(&std::env::temp_dir(), cause))?;
        // mingw's driver adds an extension to a name without one.
        let input = folder.join("program.o");
        let linked = folder.join("program.out");
        fs::write(&input, object).map_err(|cause| fail(&input, cause))?;
        let name = library_name(name, &self.target, &self.options);
        self.driver.link((&input, &linked), name, &self.target, libraries, &self.options)?;
        fs::read(&linked).map_err(|cause| match cause.kind() {
            io::ErrorKind::NotFound => Error::BadLinker {
                linker: self.driver.program.to_string_lossy().into_owned(),
                reason: "reports success, but has made no file",
            },
            _ => fail(&linked, cause),
        })
    }
}

/// Checks that the target supports the options.
fn check(target: &Target, options: &LinkOptions) -> Result<(), Error> {
    let cannot =
        |reason: &str| Err(Error::CannotLink { triple: target.triple(), reason: reason.to_string() });
    if options.is_static && options.kind == LinkKind::Shared {
        return cannot("a shared library is not linked statically");
    }
    if options.is_static && target.parts().system == System::Darwin {
        return cannot("macOS has no static C library; link without -static");
    }
    if options.is_static && target.sanitizes_addresses() {
        return cannot("AddressSanitizer's library is not for static programs; link without -static");
    }
    match &options.sysroot {
        Some(sysroot) if !sysroot.is_dir() => Err(Error::NoSysroot { path: sysroot.clone() }),
        _ => Ok(()),
    }
}

/// The linker driver, with arguments that come before all others.
struct Driver {
    program: OsString,
    arguments: Vec<OsString>,
    /// Advice for the case that the program cannot be started.
    hint: String,
}

impl Driver {
    fn find(target: &Target, options: &LinkOptions) -> Result<Driver, Error> {
        if let Some(linker) = &options.linker {
            return Driver::named(linker, target);
        }
        let triple = target.parts();
        let is_host = target.is_host();
        let variable =
            if is_host { "CC".to_string() } else { format!("CC_{}", target.triple().replace('-', "_")) };
        if let Some(driver) =
            std::env::var_os(&variable).and_then(|value| Driver::from_words(&value, &format!("${variable}")))
        {
            return Ok(driver);
        }
        if is_host {
            let hint = "install a C compiler (gcc or clang), or name one with -linker or in $CC".to_string();
            return Ok(Driver { program: "cc".into(), arguments: Vec::new(), hint });
        }
        let Some((program, package)) = usual_driver(triple) else {
            let reason = format!(
                "there is no usual cross linker for it; name one with -linker or in ${variable}, or emit an object file"
            );
            return Err(Error::CannotLink { triple: target.triple(), reason });
        };
        let package = package.map_or_else(String::new, |name| format!(" (Debian: {name})"));
        let hint = format!(
            "install the cross compiler{package}, name another with -linker or in ${variable}, or emit an object file"
        );
        Ok(Driver { program: program.into(), arguments: Vec::new(), hint })
    }

    /// The driver that `-linker` names. Clang's driver serves all targets, and must be given one.
    fn named(linker: &OsStr, target: &Target) -> Result<Driver, Error> {
        let unusable = |reason: &'static str| {
            Err(Error::BadLinker { linker: linker.to_string_lossy().into_owned(), reason })
        };
        let Some(mut driver) = Driver::from_words(linker, "-linker") else {
            return unusable("names no program");
        };
        let program = Path::new(&driver.program).file_name().unwrap_or_default().to_string_lossy();
        if is_bare_linker(&program) {
            return unusable(
                "is a linker, which knows neither start files nor libraries; name the driver of a C compiler, and the \
                 linker to it, as in -linker='clang -fuse-ld=lld'",
            );
        }
        let is_told = driver.arguments.iter().any(|argument| {
            let argument = argument.to_string_lossy();
            argument == "-target" || argument.starts_with("--target")
        });
        if program.starts_with("clang") && !target.is_host() && !is_told {
            driver.arguments.push(format!("--target={}", target.triple()).into());
        }
        Ok(driver)
    }

    /// A command line such as `ccache gcc`, or the path of a program; nothing if it is blank.
    fn from_words(value: &OsStr, source: &str) -> Option<Driver> {
        let hint = format!("{source} names it");
        let text = value.to_str().filter(|_| !Path::new(value).is_file());
        let Some(text) = text else {
            return Some(Driver { program: value.to_os_string(), arguments: Vec::new(), hint });
        };
        let mut words = text.split_whitespace().map(OsString::from);
        Some(Driver { program: words.next()?, arguments: words.collect(), hint })
    }

    fn link(
        &self,
        (input, output): (&Path, &Path),
        name: Option<OsString>,
        target: &Target,
        libraries: &[&str],
        options: &LinkOptions,
    ) -> Result<(), Error> {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).arg(input).arg("-o").arg(output).args(name);
        if let Some(sysroot) = &options.sysroot {
            let mut option = OsString::from("--sysroot=");
            option.push(sysroot);
            command.arg(option);
        }
        if target.sanitizes_addresses() {
            command.arg("-fsanitize=address");
        }
        command.args(mode(target, options)).args(libraries.iter().map(|name| format!("-l{name}")));
        if target.parts().environment != "msvc" {
            command.arg("-lm");
        }
        let shown = format!("{command:?}");
        // Its own temporary files must be removed with ours.
        command.env("TMPDIR", output.parent().unwrap_or(output)).stdin(Stdio::null());
        let result = temporary::output(&mut command).map_err(|cause| Error::NoLinker {
            program: self.program.to_string_lossy().into_owned(),
            hint: self.hint.clone(),
            cause,
        })?;
        if result.status.success() {
            return Ok(());
        }
        let mut text = String::from_utf8_lossy(&result.stderr).into_owned();
        text.push_str(&String::from_utf8_lossy(&result.stdout));
        if text.trim().is_empty() {
            text = format!("it printed nothing; {}", result.status);
        }
        Err(Error::Link { command: shown, output: text })
    }
}

/// The options that select the kind of output. Distributions differ in the defaults of their drivers.
fn mode(target: &Target, options: &LinkOptions) -> &'static [&'static str] {
    match (target.parts().system, options.kind, options.is_static) {
        (System::Darwin, LinkKind::Shared, _) => &["-dynamiclib"],
        (_, LinkKind::Shared, _) => &["-shared"],
        // Not every C library has the start files for a static executable that is position-independent.
        (System::Linux, _, true) => &["-static", "-no-pie"],
        (_, _, true) => &["-static"],
        (System::Linux, _, false) if target.reloc() == Reloc::Pic => &["-pie"],
        (System::Linux, _, false) => &["-no-pie"],
        (_, _, false) => &[],
    }
}

/// The option that gives a shared library the name of its file. Programs that are linked with it look for that name
/// when they start; without one, for the path that the linker was given.
fn library_name(name: Option<&OsStr>, target: &Target, options: &LinkOptions) -> Option<OsString> {
    let option = match target.parts().system {
        System::Linux => "-Wl,-soname,",
        System::Darwin => "-Wl,-install_name,@rpath/",
        System::Windows => return None,
    };
    // A comma would end the option.
    let name = name?.to_str().filter(|name| !name.contains(','))?;
    (options.kind == LinkKind::Shared).then(|| [option, name].concat().into())
}

/// The distributions' name of the cross compiler's driver for a target, and Debian's package of it.
fn usual_driver(triple: &Triple) -> Option<(String, Option<String>)> {
    let arch = triple.arch.name();
    let name = arch.replace('_', "-");
    match (triple.system, triple.environment) {
        (System::Linux, "gnu") => {
            Some((format!("{arch}-linux-gnu-gcc"), Some(format!("gcc-{name}-linux-gnu"))))
        }
        (System::Linux, environment) => {
            let package = (arch == std::env::consts::ARCH).then(|| "musl-tools".to_string());
            Some((format!("{arch}-linux-{environment}-gcc"), package))
        }
        (System::Windows, "gnu") => {
            let package = (triple.arch == Arch::X86_64).then(|| format!("gcc-mingw-w64-{name}"));
            Some((format!("{arch}-w64-mingw32-gcc"), package))
        }
        (System::Windows | System::Darwin, _) => None,
    }
}

/// Whether a program's name is that of a linker rather than a compiler's driver.
fn is_bare_linker(name: &str) -> bool {
    let name = name.strip_suffix(".exe").unwrap_or(name);
    let last =
        name.rsplit('-').find(|part| !part.chars().all(|c| c.is_ascii_digit() || c == '.')).unwrap_or(name);
    let first = last.split('.').next().unwrap_or(last);
    ["ld", "ld64", "lld", "mold", "gold", "link"].contains(&first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linkers_are_told_from_drivers() {
        for name in
            ["ld", "ld.lld", "ld.lld-22", "ld64.lld", "lld", "mold", "aarch64-linux-gnu-ld", "lld-link.exe"]
        {
            assert!(is_bare_linker(name), "{name}");
        }
        for name in
            ["cc", "gcc", "gcc-12", "clang", "clang-22", "aarch64-linux-gnu-gcc", "aarch64-linux-gnu-gcc-12"]
        {
            assert!(!is_bare_linker(name), "{name}");
        }
    }

    #[test]
    fn drivers_are_command_lines() {
        let words = |text: &str| {
            let driver = Driver::from_words(text.as_ref(), "-linker")?;
            Some((driver.program, driver.arguments))
        };
        assert_eq!(words("  "), None);
        assert_eq!(words("zig cc"), Some(("zig".into(), vec!["cc".into()])));
        let directory = tempfile::tempdir().expect("temporary directory");
        let path = directory.path().join("my cc");
        fs::write(&path, "").expect("written");
        assert_eq!(words(path.to_str().expect("UTF-8")), Some((path.into(), vec![])));
    }
}
