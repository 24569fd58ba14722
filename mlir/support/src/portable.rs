//! The modules of this crate that need Unix, for other systems: what their library offers, and no more.

/// What the system knows of files.
pub(crate) mod system {
    use std::fs::{File, FileType, Metadata};
    use std::io;
    use std::path::Path;

    /// Whether two paths lead to the same file. Two names of one file are two files here.
    pub(crate) fn is_same(a: &Path, b: &Path) -> bool {
        let whole = |path: &Path| path.canonicalize().ok();
        whole(a).is_some_and(|a| whole(b) == Some(a))
    }

    pub(crate) fn is_pipe(_: FileType) -> bool {
        false
    }

    pub(crate) fn is_socket(_: FileType) -> bool {
        false
    }

    pub(crate) fn is_null(_: &Metadata) -> bool {
        false
    }

    pub(crate) fn read_exact_at(_: &File, _: &mut [u8], _: u64) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub(crate) fn standard_input() -> io::Result<Option<File>> {
        Ok(None)
    }
}

/// Files, folders and processes that must not outlive the program, which no signal ends here.
pub mod temporary {
    use std::fs::{self, File, OpenOptions};
    use std::io;
    use std::path::{Path, PathBuf};
    use std::process::{Command, Output};

    /// Runs a short step, which nothing interrupts.
    pub fn to_its_end<T>(step: impl FnOnce() -> T) -> T {
        step()
    }

    /// A file or folder that is removed when this is dropped.
    #[derive(Debug)]
    pub struct Temporary(Option<PathBuf>);

    impl Temporary {
        /// Makes a file with a new name. `_mode` is for Unix.
        ///
        /// # Errors
        /// If the folder does not allow it.
        pub fn file(folder: &Path, prefix: &str, _mode: u32) -> io::Result<(File, PathBuf, Self)> {
            let mut new = OpenOptions::new();
            new.read(true).write(true).create_new(true);
            Temporary::new(folder, prefix, |path| new.open(path))
        }

        /// Makes a folder in the system's folder for temporary files.
        ///
        /// # Errors
        /// If that folder does not allow it.
        pub fn folder(prefix: &str) -> io::Result<(PathBuf, Self)> {
            Temporary::new(&std::env::temp_dir(), prefix, |path| fs::create_dir(path))
                .map(|((), path, made)| (path, made))
        }

        fn new<T>(
            folder: &Path,
            prefix: &str,
            make: impl Fn(&Path) -> io::Result<T>,
        ) -> io::Result<(T, PathBuf, Self)> {
            for number in 0..1000 {
                let path = folder.join(format!("{prefix}{}-{number}", std::process::id()));
                match make(&path) {
                    Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
                    made => return made.map(|made| (made, path.clone(), Temporary(Some(path)))),
                }
            }
            Err(io::ErrorKind::AlreadyExists.into())
        }

        /// Leaves the file or folder where it is.
        pub fn keep(mut self) {
            self.0 = None;
        }
    }

    impl Drop for Temporary {
        fn drop(&mut self) {
            if let Some(path) = &self.0 {
                let _ = fs::remove_file(path).or_else(|_| fs::remove_dir_all(path));
            }
        }
    }

    /// Runs a command and returns its output.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn output(command: &mut Command) -> io::Result<Output> {
        command.output()
    }
}

/// Replaces the contents of files once the new ones are complete.
pub mod staged {
    use std::fs::{self, File, OpenOptions};
    use std::io::{self, ErrorKind, Write as _};
    use std::path::{Path, PathBuf};

    use super::temporary::Temporary;

    /// Replaces the contents of a file.
    ///
    /// # Errors
    /// If that fails; the file is then as it was.
    pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
        replace_with(path, |file| file.write_all(bytes))
    }

    /// Like [`replace`], for a program or library.
    ///
    /// # Errors
    /// Same as [`replace`].
    pub fn replace_executable(path: &Path, bytes: &[u8]) -> io::Result<()> {
        replace(path, bytes)
    }

    /// Like [`replace`], with contents that `write` writes.
    ///
    /// # Errors
    /// Same as [`replace`].
    pub fn replace_with(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
        let mut staged = Staged::new(path)?;
        write(staged.file())?;
        staged.commit()
    }

    /// New contents of a file, which replace the old ones when they are complete. If this is dropped before, they are
    /// discarded.
    #[derive(Debug)]
    pub struct Staged {
        contents: File,
        /// The file in the same folder that has them; none if they go to the target itself.
        place: Option<(PathBuf, Temporary)>,
        path: PathBuf,
    }

    impl Staged {
        /// Prepares to replace the contents of a file.
        ///
        /// # Errors
        /// If the file cannot be replaced.
        pub fn new(path: &Path) -> io::Result<Self> {
            match fs::metadata(path) {
                Ok(data) if data.is_dir() => return Err(ErrorKind::IsADirectory.into()),
                Ok(data) if !data.is_file() => {
                    let contents = OpenOptions::new().write(true).open(path)?;
                    return Ok(Staged { contents, place: None, path: path.to_owned() });
                }
                Ok(data) if data.permissions().readonly() => return Err(ErrorKind::PermissionDenied.into()),
                _ => {}
            }
            let path = std::path::absolute(path)?;
            let folder = path.parent().ok_or(ErrorKind::IsADirectory)?;
            let (contents, name, temporary) = Temporary::file(folder, ".staged-", 0o666)?;
            Ok(Staged { contents, place: Some((name, temporary)), path })
        }

        /// The file to write the contents to.
        pub fn file(&mut self) -> &mut File {
            &mut self.contents
        }

        /// Gives the file its new contents.
        ///
        /// # Errors
        /// If that fails; the file is then as it was.
        pub fn commit(self) -> io::Result<()> {
            let Some((name, temporary)) = self.place else { return Ok(()) };
            // It is closed before it gets its name, as some systems want.
            {
                let contents = self.contents;
                contents.sync_all()?;
            }
            fs::rename(name, self.path).map(|()| temporary.keep())
        }
    }

    /// The path of a file, which need not exist, with the links of its folder resolved.
    pub(crate) fn without_links(path: &Path) -> io::Result<Option<PathBuf>> {
        if let Ok(path) = path.canonicalize() {
            return Ok(Some(path));
        }
        let path = std::path::absolute(path)?;
        let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
            return Err(ErrorKind::IsADirectory.into());
        };
        Ok(Some(folder.canonicalize()?.join(name)))
    }
}

/// Standard input and output.
pub mod stdio {
    use std::io::{self, Read, Write};

    /// Nothing: whether standard output was closed is not known here.
    pub fn close_output() {}

    /// Checks that there is a standard output.
    ///
    /// # Errors
    /// Never: whether it was closed is not known here.
    pub fn check_output() -> io::Result<()> {
        Ok(())
    }

    /// Standard input, to be read from.
    ///
    /// # Errors
    /// Never: whether it was closed is not known here.
    pub fn input() -> io::Result<impl Read> {
        Ok(io::stdin())
    }

    /// Standard output, to be written to.
    #[derive(Debug)]
    pub struct Output;

    impl Write for Output {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            io::stdout().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            io::stdout().flush()
        }
    }
}
