//! Replaces the contents of files in one step, and only once the new contents are complete.
//!
//! New contents are written to a file without a name in the same folder, which then takes the name. The old
//! file's owner, permissions, attributes and other links survive this. If they cannot, or if the folder
//! allows no new file, the old file is overwritten instead: only after the new contents are complete, there
//! is room for them, and the old ones have been copied.

use std::fs::{self, File, Metadata, OpenOptions, Permissions};
use std::io::{self, ErrorKind, Seek as _, Write};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, fchown};
use std::path::{Path, PathBuf};

use rustix::fs::Access;

use crate::temporary::{Temporary, to_its_end};

/// Replaces the contents of a file. The path must name a file: something already open, such as
/// `/dev/stdout`, would get the new contents after the old ones.
///
/// # Errors
/// If that fails; the file is then as it was.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut staged = Staged::new(path)?;
    if matches!(staged.place, Place::Direct) {
        return Err(io::Error::other("it is not the name of a file"));
    }
    staged.file().write_all(bytes)?;
    staged.commit()
}

/// Like [`replace`], for a program or library: whoever may read it may execute it.
///
/// # Errors
/// Same as [`replace`].
pub fn replace_executable(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut staged = Staged::new(path)?;
    staged.file().write_all(bytes)?;
    staged.is_executable = true;
    staged.commit()
}

/// Like [`replace`], with contents that `write` writes. If the path does not name a file, they are written
/// to it directly.
///
/// # Errors
/// Same as [`replace`].
pub fn replace_with(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let mut staged = Staged::new(path)?;
    write(staged.file())?;
    staged.commit()
}

/// New contents of a file, which replace the old ones when they are complete. If this is dropped before,
/// they are discarded.
#[derive(Debug)]
pub struct Staged {
    contents: File,
    place: Place,
    /// The file that gets them, without links.
    path: PathBuf,
    /// Whether whoever may read the file may execute it.
    is_executable: bool,
}

/// Where new contents are written.
#[derive(Debug)]
enum Place {
    /// To the target itself: it is already open, or is not a file, and cannot be replaced.
    Direct,
    /// To a file without a name in the same folder.
    #[cfg(target_os = "linux")]
    Unnamed,
    /// To a file in the same folder.
    Named(PathBuf, Temporary),
    /// To a file elsewhere, since the folder allows no new file.
    Elsewhere,
}

impl Staged {
    /// Prepares to replace the contents of a file.
    ///
    /// # Errors
    /// If the file cannot be replaced.
    pub fn new(path: &Path) -> io::Result<Self> {
        let is_there = match fs::metadata(path) {
            Ok(data) if data.is_dir() => return Err(ErrorKind::IsADirectory.into()),
            Ok(data) if !data.is_file() => return Staged::direct(path, false),
            // Root could write to it all the same, but whoever made it read-only did not want that.
            Ok(data) if data.permissions().readonly() => return Err(ErrorKind::PermissionDenied.into()),
            found => found.is_ok(),
        };
        let Some(path) = without_links(path)? else { return Staged::direct(path, true) };
        if is_there {
            rustix::fs::access(&path, Access::WRITE_OK)?;
        }
        let folder = path.parent().ok_or(ErrorKind::IsADirectory)?;
        let (contents, place) = match in_folder(folder) {
            Err(e) if is_there && is_refusal(&e) => (elsewhere()?, Place::Elsewhere),
            made => made?,
        };
        Ok(Staged { contents, place, path, is_executable: false })
    }

    fn direct(path: &Path, is_file: bool) -> io::Result<Self> {
        // A file that is already open keeps its contents.
        let contents = OpenOptions::new().write(true).append(is_file).open(path)?;
        Ok(Staged { contents, place: Place::Direct, path: path.to_owned(), is_executable: false })
    }

    /// The file to write the contents to.
    pub fn file(&mut self) -> &mut File {
        &mut self.contents
    }

    /// Gives the file its new contents.
    ///
    /// # Errors
    /// If that fails; the file is then as it was, or the message says where its contents are.
    pub fn commit(self) -> io::Result<()> {
        if matches!(self.place, Place::Direct) {
            return Ok(());
        }
        let old = match fs::symlink_metadata(&self.path) {
            Err(e) if e.kind() == ErrorKind::NotFound => None,
            found => Some(found?),
        };
        let mode = match &old {
            Some(old) => old.mode(),
            None => self.contents.metadata()?.mode(),
        };
        let mode = if self.is_executable { mode | (mode & 0o444) >> 2 } else { mode };
        match &old {
            Some(old) if old.nlink() > 1 || take_over(&self.contents, &self.path, old).is_err() => {
                return write_over(&self.path, &self.contents, mode);
            }
            _ => self.contents.set_permissions(Permissions::from_mode(mode))?,
        }
        let Staged { contents, place, path, .. } = self;
        let placed = match place {
            #[cfg(target_os = "linux")]
            Place::Unnamed => unnamed::name(&contents, &path),
            Place::Named(name, temporary) => {
                // File systems without unnamed files may also be the ones that report a full disk late.
                contents.sync_all()?;
                to_its_end(|| fs::rename(name, &path).map(|()| temporary.keep()))
            }
            _ => Err(ErrorKind::PermissionDenied.into()),
        };
        match placed {
            Err(e) if old.is_some() && is_refusal(&e) => write_over(&path, &contents, mode),
            placed => placed,
        }
    }
}

/// Whether an error means that a folder allows no new file, or that a file cannot be replaced by another.
fn is_refusal(error: &io::Error) -> bool {
    use ErrorKind::{CrossesDevices, PermissionDenied, ReadOnlyFilesystem, ResourceBusy};
    [CrossesDevices, PermissionDenied, ReadOnlyFilesystem, ResourceBusy].contains(&error.kind())
}

/// The path of a file, which need not exist, with links resolved, even broken ones; `None` if it names
/// something that is already open, as `/dev/stdout` does.
pub(crate) fn without_links(path: &Path) -> io::Result<Option<PathBuf>> {
    /// As many links as Linux follows.
    const MAX_LINKS: usize = 40;
    if path.as_os_str().as_encoded_bytes().ends_with(b"/") {
        return Err(ErrorKind::IsADirectory.into());
    }
    let mut path = std::path::absolute(path)?;
    for _ in 0..MAX_LINKS {
        let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
            return Err(ErrorKind::IsADirectory.into());
        };
        let folder = folder.canonicalize()?;
        if ["/proc", "/dev/fd"].iter().any(|open| folder.starts_with(open)) {
            return Ok(None);
        }
        path = folder.join(name);
        let Ok(target) = fs::read_link(&path) else { return Ok(Some(path)) };
        path = folder.join(target);
    }
    Err(io::Error::other("too many links lead to it"))
}

/// A new file in a folder.
fn in_folder(folder: &Path) -> io::Result<(File, Place)> {
    #[cfg(target_os = "linux")]
    match unnamed::create(folder) {
        Ok(file) if unnamed::can_be_named(&file) => return Ok((file, Place::Unnamed)),
        // The file system does not support unnamed files.
        Err(e)
            if ![ErrorKind::Unsupported, ErrorKind::IsADirectory, ErrorKind::InvalidInput]
                .contains(&e.kind()) =>
        {
            return Err(e);
        }
        _ => {}
    }
    let (file, path, temporary) = Temporary::file(folder, ".mlir-", 0o666)?;
    Ok((file, Place::Named(path, temporary)))
}

/// A file on another disk than the one to replace, or without a name on its disk.
fn elsewhere() -> io::Result<File> {
    #[cfg(target_os = "linux")]
    if let Ok(memory) = rustix::fs::memfd_create("mlir", rustix::fs::MemfdFlags::CLOEXEC) {
        return Ok(memory.into());
    }
    let (file, path, _temporary) = Temporary::file(&std::env::temp_dir(), "mlir-", 0o600)?;
    fs::remove_file(path).map(|()| file)
}

/// Gives a new file the owner and the attributes of the old one; its contents and its mode are set
/// elsewhere.
fn take_over(new: &File, path: &Path, old: &Metadata) -> io::Result<()> {
    let data = new.metadata()?;
    if (data.uid(), data.gid()) != (old.uid(), old.gid()) {
        fchown(new, Some(old.uid()), Some(old.gid()))?;
    }
    attributes::take_over(new, path)
}

/// Overwrites a file that cannot be replaced by another.
fn write_over(path: &Path, new: &File, mode: u32) -> io::Result<()> {
    let old = OpenOptions::new().read(true).write(true).open(path)?;
    let data = old.metadata()?;
    let length = new.metadata()?.len();
    let no_copy = |e| {
        let folder = std::env::temp_dir();
        let why = "it cannot be replaced in one step, and a copy of its contents cannot be made in";
        io::Error::other(format!("{why} '{}': {e}", folder.display()))
    };
    let (copy, saved, temporary) =
        Temporary::file(&std::env::temp_dir(), "mlir-saved-", 0o600).map_err(no_copy)?;
    fill(&copy, &old, data.len()).map_err(no_copy)?;
    reserve(&old, length).inspect_err(|_| drop(old.set_len(data.len())))?;
    // The mode comes before the contents, since changing it may be refused.
    if mode != data.mode() {
        old.set_permissions(Permissions::from_mode(mode))?;
    }
    to_its_end(|| {
        let Err(e) = fill(&old, new, length) else {
            // Writing may have cleared some permissions.
            let _ = old.set_permissions(Permissions::from_mode(mode));
            return Ok(());
        };
        let _ = old.set_permissions(data.permissions());
        match fill(&old, &copy, data.len()) {
            Ok(()) => Err(e),
            Err(_) => {
                temporary.keep();
                Err(io::Error::other(format!("{e}; its old contents are in '{}'", saved.display())))
            }
        }
    })
}

/// Replaces the contents of a file by those of another, which has this length.
fn fill(mut to: &File, mut from: &File, length: u64) -> io::Result<()> {
    to.rewind()?;
    from.rewind()?;
    if io::copy(&mut from, &mut to)? != length {
        return Err(io::Error::other("another program has changed it meanwhile"));
    }
    to.set_len(length)?;
    // Some file systems report only now that the disk is full.
    to.sync_all()
}

/// Reserves room on the disk for a file of this length, if the system can.
fn reserve(file: &File, length: u64) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    if length > 0 {
        let made = rustix::fs::fallocate(file, rustix::fs::FallocateFlags::KEEP_SIZE, 0, length);
        match made.map_err(io::Error::from) {
            Err(e) if ![ErrorKind::Unsupported, ErrorKind::InvalidInput].contains(&e.kind()) => {
                return Err(e);
            }
            _ => {}
        }
    }
    let _ = (file, length);
    Ok(())
}

/// Extended attributes of files, such as access control lists.
mod attributes {
    use std::fs::File;
    use std::io;
    use std::path::Path;

    /// Gives a new file the attributes of an old one.
    #[cfg(any(target_os = "linux", target_vendor = "apple"))]
    pub(super) fn take_over(new: &File, old: &Path) -> io::Result<()> {
        use rustix::fs::{
            XattrFlags, fgetxattr, fgetxattr_query, flistxattr, flistxattr_query, fremovexattr, fsetxattr,
            getxattr, getxattr_query, listxattr, listxattr_query,
        };
        let wanted = names(|| listxattr_query(old), |buffer| listxattr(old, buffer))?;
        let found = names(|| flistxattr_query(new), |buffer| flistxattr(new, buffer))?;
        for name in split(&wanted) {
            let value = bytes(|| getxattr_query(old, name), |buffer| getxattr(old, name, buffer))?;
            let present = bytes(|| fgetxattr_query(new, name), |buffer| fgetxattr(new, name, buffer));
            if present.ok().as_ref() != Some(&value) {
                fsetxattr(new, name, &value, XattrFlags::empty())?;
            }
        }
        for name in split(&found).filter(|&name| split(&wanted).all(|other| other != name)) {
            fremovexattr(new, name)?;
        }
        Ok(())
    }

    #[cfg(not(any(target_os = "linux", target_vendor = "apple")))]
    pub(super) fn take_over(_: &File, _: &Path) -> io::Result<()> {
        Ok(())
    }

    /// The names in a list, without those that depend on the contents: capabilities and signatures.
    fn split(list: &[u8]) -> impl Iterator<Item = &[u8]> {
        const OF_CONTENTS: [&[u8]; 3] = [b"security.capability", b"security.ima", b"security.evm"];
        list.split(|&byte| byte == 0).filter(|name| !name.is_empty() && !OF_CONTENTS.contains(name))
    }

    /// A list of names; empty where the file system has no attributes.
    fn names(
        size: impl FnOnce() -> rustix::io::Result<usize>,
        read: impl FnOnce(&mut [u8]) -> rustix::io::Result<usize>,
    ) -> io::Result<Vec<u8>> {
        match bytes(size, read) {
            Err(e) if e.kind() == io::ErrorKind::Unsupported => Ok(Vec::new()),
            list => list,
        }
    }

    fn bytes(
        size: impl FnOnce() -> rustix::io::Result<usize>,
        read: impl FnOnce(&mut [u8]) -> rustix::io::Result<usize>,
    ) -> io::Result<Vec<u8>> {
        let mut bytes = vec![0; size()?];
        let length = read(&mut bytes)?;
        bytes.truncate(length);
        Ok(bytes)
    }
}

/// Files without a name, which Linux has on most file systems.
#[cfg(target_os = "linux")]
mod unnamed {
    use std::fs::{self, File};
    use std::io;
    use std::os::fd::AsRawFd;
    use std::path::Path;

    use rustix::fs::{AtFlags, CWD, Mode, OFlags};

    use crate::temporary::to_its_end;

    pub(super) fn create(folder: &Path) -> io::Result<File> {
        let flags = OFlags::TMPFILE | OFlags::RDWR | OFlags::CLOEXEC;
        Ok(rustix::fs::open(folder, flags, Mode::from_raw_mode(0o666))?.into())
    }

    /// The path under which the system shows an open file.
    fn shown(file: &File) -> String {
        format!("/proc/self/fd/{}", file.as_raw_fd())
    }

    /// Whether the system shows the file there; it need not.
    pub(super) fn can_be_named(file: &File) -> bool {
        fs::exists(shown(file)).unwrap_or(false)
    }

    /// Gives a file its name, even if another file has it.
    pub(super) fn name(file: &File, path: &Path) -> io::Result<()> {
        let from = shown(file);
        let link = |to: &Path| rustix::fs::linkat(CWD, &*from, CWD, to, AtFlags::SYMLINK_FOLLOW);
        if link(path).is_ok() {
            return Ok(());
        }
        // A taken name can only be replaced by renaming, so the file gets another name first.
        let process = std::process::id();
        for number in 0..100 {
            let other = path.with_file_name(format!(".mlir-{process}-{number}"));
            // The other name must not be left behind.
            let renamed = to_its_end(|| {
                link(&other)?;
                fs::rename(&other, path).inspect_err(|_| drop(fs::remove_file(&other)))
            });
            match renamed {
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
                done => return done,
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }
}

#[cfg(test)]
mod tests;
