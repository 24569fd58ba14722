//! `cargo xtask picture`: the README's picture of a page of a compilation.

use std::process::{Command, ExitCode, Stdio};

use xtask::setup::{self, Need};
use xtask::shell;

/// The program on the picture.
const PROGRAM: &str = "examples/multiply_transpose.toy";

/// The place of the picture.
const PICTURE: &str = "book/src/images/page.png";

/// The stages in the picture, and the line that is highlighted in all of them.
const VIEW: &str = "open=Source,affine-loop-fusion,Assembly&line=3";

/// Compiles the program to a page, and takes a picture of it with headless Chromium.
pub(crate) fn picture(arguments: &[String]) -> Result<ExitCode, String> {
    if !arguments.is_empty() {
        return Err("usage: cargo xtask picture".to_owned());
    }
    let llvm = setup::ensure(Need::Test)?;
    if !shell::succeeds(llvm.cargo().args([
        "build",
        "--release",
        "--quiet",
        "--package",
        "mlirust-toyc-cli",
    ]))? {
        return Err("toyc does not build; the compiler's messages are above".to_owned());
    }
    let root = shell::root();
    // The times in the picture are those of the optimized compiler.
    let release = shell::binaries()?.with_file_name("release");
    let page = release.join("picture.html");
    let mut toyc = Command::new(release.join("toyc"));
    llvm.configure(&mut toyc);
    toyc.current_dir(&root).args([PROGRAM, "-emit=html", "-opt", "-o"]).arg(&page);
    if !shell::succeeds(&mut toyc)? {
        return Err(format!("toyc refuses {PROGRAM}"));
    }
    let browser = setup::browser().ok_or("there is no Chromium: cargo xtask setup --test")?;
    let mut draw = Command::new(browser);
    draw.args([
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        "--window-size=1280,640",
    ]);
    draw.arg(format!("--screenshot={}", root.join(PICTURE).display()));
    draw.arg(format!("file://{}#{VIEW}", page.display())).stderr(Stdio::null());
    if shell::succeeds(&mut draw)? {
        println!("{PICTURE}");
        Ok(ExitCode::SUCCESS)
    } else {
        Err(format!("{browser} makes no picture"))
    }
}
