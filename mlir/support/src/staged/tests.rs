//! What replacing a file preserves of the old one, in every way in which it can be replaced.

use std::os::unix::fs::symlink;

use super::*;
use crate::file::check_outputs;

/// A folder of its own for each test, which is removed at its end.
struct Folder(PathBuf, #[allow(dead_code, reason = "dropped with the folder")] Temporary);

impl Folder {
    fn new() -> Self {
        let (path, temporary) = Temporary::folder("test-").expect("a folder");
        Folder(path, temporary)
    }

    fn put(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).expect("a file");
        path
    }

    fn files(&self) -> usize {
        fs::read_dir(&self.0).expect("a folder").count()
    }
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("a file")
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("its mode");
}

#[test]
fn a_file_gets_its_contents_when_they_are_complete() {
    let folder = Folder::new();
    let old = folder.put("old", "before");
    let new = folder.0.join("new");
    for path in [&old, &new] {
        let mut staged = Staged::new(path).expect("writable");
        staged.file().write_all(b"after").expect("written");
        assert_eq!(
            (text(&old).as_str(), new.exists()),
            (if path == &old { "before" } else { "after" }, false)
        );
        staged.commit().expect("replaced");
        assert_eq!(text(path), "after");
    }
    let failed = replace_with(&old, |file| {
        file.write_all(b"half")?;
        Err(io::Error::other("the disk is full"))
    });
    assert_eq!((failed.is_err(), text(&old).as_str(), folder.files()), (true, "after", 2));
}

#[test]
fn a_mode_stays_and_programs_can_be_run() {
    let folder = Folder::new();
    let path = folder.put("file", "before");
    for (mode, executable) in [(0o640, 0o750), (0o600, 0o700), (0o755, 0o755), (0o4711, 0o4711)] {
        set_mode(&path, mode);
        replace(&path, b"after").expect("replaced");
        let found = || fs::metadata(&path).expect("a file").mode() & 0o7777;
        assert_eq!(found(), mode);
        replace_executable(&path, b"after").expect("replaced");
        assert_eq!(found(), executable, "{mode:o}");
    }
    set_mode(&path, 0o444);
    assert!(replace(&path, b"never").is_err_and(|e| e.kind() == ErrorKind::PermissionDenied));
}

#[test]
fn hard_links_and_attributes_stay() {
    let folder = Folder::new();
    let path = folder.put("file", "before");
    let other = folder.0.join("other");
    fs::hard_link(&path, &other).expect("a link");
    for new in ["longer than before", "short", ""] {
        replace(&path, new.as_bytes()).expect("replaced");
        assert_eq!(text(&other), new);
    }
    let path = folder.put("noted", "before");
    let flags = rustix::fs::XattrFlags::empty();
    if rustix::fs::setxattr(&path, "user.note", b"mine", flags).is_ok() {
        replace(&path, b"after").expect("replaced");
        let mut note = [0; 4];
        assert_eq!(rustix::fs::getxattr(&path, "user.note", &mut note), Ok(4));
        assert_eq!((&note, text(&path).as_str()), (b"mine", "after"));
    }
    assert_eq!(folder.files(), 3);
}

#[test]
fn what_is_written_over_gets_back_what_it_held() {
    let folder = Folder::new();
    let path = folder.put("old", "before");
    let new = folder.put("new", "after");
    // It has a length but cannot be read.
    let unreadable = File::open(&folder.0).expect("a folder");
    assert!(write_over(&path, &unreadable, 0o100644).is_err());
    assert_eq!(text(&path), "before");
    write_over(&path, &File::open(&new).expect("a file"), 0o100644).expect("written");
    assert_eq!(text(&path), "after");
    // No disk has this much room.
    let file = File::options().write(true).open(&path).expect("a file");
    assert!(reserve(&file, 1 << 62).is_err() || cfg!(not(target_os = "linux")));
}

#[test]
fn names_lead_to_files() {
    let folder = Folder::new();
    let target = folder.0.join("target");
    let link = folder.0.join("link");
    let second = folder.0.join("second");
    symlink("target", &link).expect("a link");
    symlink("link", &second).expect("a link");
    for new in ["first", "again"] {
        replace(&second, new.as_bytes()).expect("replaced");
        assert_eq!((text(&target).as_str(), text(&link).as_str()), (new, new));
    }
    assert!(fs::symlink_metadata(&second).expect("a link").is_symlink());
    let looped = folder.0.join("loop");
    symlink("loop", &looped).expect("a link");
    for path in [
        &looped,
        &folder.0,
        &folder.0.join("missing/file"),
        Path::new("/"),
        Path::new("."),
        &folder.0.join("x/"),
    ] {
        assert!(replace(path, b"never").is_err(), "{}", path.display());
    }
    let put = |path: &Path, text: &str| replace_with(path, |file| file.write_all(text.as_bytes()));
    put(Path::new("/dev/null"), "gone").expect("written");
    assert!(replace(Path::new("/dev/null"), b"gone").is_err());
    // A file that is already open is appended to.
    let open = File::options().append(true).open(&target).expect("a file");
    #[cfg(target_os = "linux")]
    {
        use std::os::fd::AsRawFd as _;
        let path = format!("/proc/self/fd/{}", open.as_raw_fd());
        put(Path::new(&path), " and more").expect("written");
        assert!(replace(Path::new(&path), b"never").is_err());
        assert_eq!(text(&target), "again and more");
    }
}

#[test]
fn outputs_are_no_inputs_and_no_other_outputs() {
    let folder = Folder::new();
    let a = folder.put("a", "");
    let b = folder.0.join("b");
    symlink("b", folder.0.join("to-b")).expect("a link");
    fs::hard_link(&a, folder.0.join("also-a")).expect("a link");
    let check = |inputs: &[&Path], outputs: &[&Path]| {
        let inputs: Vec<_> = inputs.iter().map(|&path| ("the input", path)).collect();
        let outputs: Vec<_> = outputs.iter().map(|&path| ("-o", path)).collect();
        check_outputs(&inputs, &outputs)
    };
    assert!(check(&[&a], &[&b]).is_ok());
    assert!(check(&[&a], &[&folder.0.join("also-a")]).is_err_and(|e| e.starts_with("-o names the input: '")));
    assert!(
        check(&[&a], &[&b, &folder.0.join("to-b")])
            .is_err_and(|e| e.starts_with("-o and -o name the same file"))
    );
    assert!(check(&[Path::new("-")], &[Path::new("-")]).is_ok());
    assert!(check(&[], &[Path::new("-"), Path::new("-")]).is_err());
    assert!(check(&[Path::new("/dev/null")], &[Path::new("/dev/null"), Path::new("/dev/null")]).is_ok());
}
