//! Included files on disk.

use std::path::PathBuf;

use support::{FileId, SourceMap};

/// Looks in the working directory, then in the `-I` directories in their order, as `llvm-tblgen` does.
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
    fn load(&self, path: &str, _: FileId, _: &SourceMap) -> Option<(String, String)> {
        self.dirs.iter().map(|dir| dir.join(path)).find_map(|file| {
            let text = std::fs::read_to_string(&file).ok()?;
            Some((file.to_string_lossy().into_owned(), text))
        })
    }

    fn candidates(&self, path: &str) -> Vec<String> {
        ods::compile::neighbours(path, &self.dirs)
    }
}
