//! Included files on disk.

use std::path::{Path, PathBuf};

use support::{FileId, SourceMap};

/// Looks beside the including file first, then in the working directory and the `-I` directories in their order.
pub(crate) struct IncludeDirs {
    dirs: Vec<PathBuf>,
}

impl IncludeDirs {
    pub(crate) fn new(dirs: &[PathBuf]) -> Self {
        IncludeDirs { dirs: dirs.to_vec() }
    }
}

impl tablegen::Loader for IncludeDirs {
    fn load(&self, path: &str, from: FileId, sources: &SourceMap) -> Option<(String, String)> {
        let beside = Path::new(sources.name(from)).parent().map(Path::to_path_buf);
        let here = PathBuf::new();
        let dirs = beside.iter().chain([&here]).chain(&self.dirs);
        dirs.map(|dir| dir.join(path)).find_map(|file| {
            let text = std::fs::read_to_string(&file).ok()?;
            Some((file.to_string_lossy().into_owned(), text))
        })
    }
}
