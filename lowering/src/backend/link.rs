//! Executables: an object file linked with the C library by the C compiler's driver.
//!
//! The driver knows where a system keeps its start files and its C library; the linker alone does not.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use super::error::Error;
use super::file;
use super::target::{Reloc, Target};
use super::triple::System;

/// Links `object` and the named libraries for `target` and writes the executable to `output`, replacing it in one step.
///
/// For the host the driver is `$CC` or `cc`; for another target it is `$CC_` followed by the triple with
/// underscores, or the name that distributions give the cross compiler, such as `aarch64-linux-gnu-gcc`.
/// Temporary files are next to the output, in a directory that is removed before this returns.
pub fn link_executable(
    object: &[u8],
    output: &Path,
    target: &Target,
    libraries: &[&str],
) -> Result<(), Error> {
    let driver = Driver::find(target)?;
    let fail = |cause: io::Error| Error::Write { path: output.to_path_buf(), cause };
    let special = file::is_special(output).map_err(fail)?;
    let mut builder = tempfile::Builder::new();
    builder.prefix(".toyc-link-");
    let directory = if special {
        builder.tempdir().map_err(fail)?
    } else {
        builder.tempdir_in(file::directory_of(output).map_err(fail)?).map_err(fail)?
    };
    let (input, linked) = (directory.path().join("program.o"), directory.path().join("program"));
    fs::write(&input, object).map_err(fail)?;
    driver.link(&input, &linked, target, libraries)?;
    if special {
        file::write_atomically(output, &fs::read(&linked).map_err(fail)?)?;
    } else {
        fs::rename(&linked, output).map_err(fail)?;
    }
    directory.close().map_err(fail)
}

/// The program that links, with arguments that come before all others.
struct Driver {
    program: OsString,
    arguments: Vec<OsString>,
    /// What to do if the program cannot be started.
    hint: String,
}

impl Driver {
    fn find(target: &Target) -> Result<Driver, Error> {
        let variable = if target.is_host() {
            "CC".to_string()
        } else {
            format!("CC_{}", target.triple().replace('-', "_"))
        };
        if let Some(driver) =
            std::env::var_os(&variable).and_then(|value| Driver::from_words(value, &variable))
        {
            return Ok(driver);
        }
        if target.is_host() {
            let hint = "install a C compiler (gcc or clang), or name one in $CC".to_string();
            return Ok(Driver { program: "cc".into(), arguments: Vec::new(), hint });
        }
        let triple = target.parts();
        if triple.system != System::Linux {
            let reason = format!(
                "there is no usual cross linker for it; name one in ${variable}, or emit an object file"
            );
            return Err(Error::CannotLink { triple: target.triple(), reason });
        }
        let (arch, environment) = (triple.arch.name(), triple.environment);
        let program = format!("{arch}-linux-{environment}-gcc");
        let package = match environment {
            "gnu" => format!("install the cross compiler (Debian: gcc-{}-linux-gnu)", arch.replace('_', "-")),
            _ => "install the cross compiler".to_string(),
        };
        let hint = format!("{package}, name another in ${variable}, or emit an object file");
        Ok(Driver { program: program.into(), arguments: Vec::new(), hint })
    }

    /// A variable's value as a command line such as `ccache gcc`; nothing if it is blank.
    fn from_words(value: OsString, variable: &str) -> Option<Driver> {
        let hint = format!("${variable} names it");
        let Some(text) = value.to_str() else {
            return Some(Driver { program: value, arguments: Vec::new(), hint });
        };
        let mut words = text.split_whitespace().map(OsString::from);
        Some(Driver { program: words.next()?, arguments: words.collect(), hint })
    }

    fn link(&self, input: &Path, output: &Path, target: &Target, libraries: &[&str]) -> Result<(), Error> {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).arg(input).arg("-o").arg(output);
        if target.parts().system == System::Linux {
            // Distributions differ in what their driver does by default.
            command.arg(match target.reloc() {
                Reloc::Pic => "-pie",
                Reloc::Static => "-no-pie",
            });
        }
        if target.sanitizes_addresses() {
            command.arg("-fsanitize=address");
        }
        command.args(libraries.iter().map(|name| format!("-l{name}"))).arg("-lm").stdin(Stdio::null());
        let result = command.output().map_err(|cause| Error::NoLinker {
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
        Err(Error::Link { command: format!("{command:?}"), output: text })
    }
}
