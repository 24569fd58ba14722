//! Finds included files on disk, and writes the make rule that lists them.

use std::path::{Path, PathBuf};

use ods::compile::{first_readable, neighbours};
use support::{FileId, SourceMap};
use tablegen::{Loaded, NotLoaded};

/// Looks for included files in the working directory, then in the `-I` directories in order, as `llvm-tblgen` does.
pub(crate) struct IncludeDirs {
    dirs: Vec<PathBuf>,
}

impl IncludeDirs {
    pub(crate) fn new(dirs: &[PathBuf]) -> Self {
        let mut dirs = dirs.to_vec();
        dirs.insert(0, PathBuf::new());
        IncludeDirs { dirs }
    }
}

impl tablegen::Loader for IncludeDirs {
    fn load(&self, path: &str, _: FileId, _: &SourceMap) -> Result<Loaded, NotLoaded> {
        first_readable(path, self.dirs.iter().map(PathBuf::as_path)).map(|(loaded, _)| loaded)
    }

    fn candidates(&self, path: &str) -> Vec<String> {
        neighbours(path, &self.dirs)
    }
}

/// The names of the included files on disk.
pub(crate) fn included(sources: &SourceMap, main: FileId) -> impl Iterator<Item = &str> {
    let included = sources.files().filter(move |&f| f != main && !ods::prelude::contains(sources, f));
    included.map(|f| sources.name(f))
}

/// A make rule in which the output depends on the included files, sorted by name.
pub(crate) fn rule(output: &Path, sources: &SourceMap, main: FileId) -> Vec<u8> {
    let names: std::collections::BTreeSet<&str> = included(sources, main).collect();
    let names: String = names.into_iter().map(|n| format!(" {n}")).collect();
    [output.as_os_str().as_encoded_bytes(), format!(":{names}\n").as_bytes()].concat()
}
