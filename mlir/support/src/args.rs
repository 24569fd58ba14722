//! LLVM's command-line syntax: long options may begin with one dash or two.

use std::ffi::OsString;

/// Gives every long option two dashes, `-emit=mlir` becomes `--emit=mlir`, and a letter with a digit one: `--O3` becomes
/// `-O3`.
///
/// A long option is a dash followed by at least two characters, the first a lower-case letter, such as `-opt`. The
/// following stay as they are: single letters with or without a value (`-o`, `-o=x`), options that begin with an
/// upper-case letter or a digit (`-O3`, `-1`), `-`, options with two dashes, and everything after `--`.
///
/// ```
/// let args = ["mlir-opt", "-emit=mlir", "-O3", "--O1", "-o", "-", "--", "-x"].map(Into::into);
/// let words = support::args::double_dashes(args);
/// assert_eq!(words, ["mlir-opt", "--emit=mlir", "-O3", "-O1", "-o", "-", "--", "-x"]);
/// ```
pub fn double_dashes(args: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut positional = false;
    let rewrite = |arg: OsString| {
        positional |= arg == "--";
        if positional {
            return arg;
        }
        if let &[b'-', b'-', letter @ b'A'..=b'Z', digit @ b'0'..=b'9'] = arg.as_encoded_bytes() {
            return format!("-{}{}", char::from(letter), char::from(digit)).into();
        }
        if !is_long(arg.as_encoded_bytes()) {
            return arg;
        }
        let mut long = OsString::from("-");
        long.push(arg);
        long
    };
    args.into_iter().map(rewrite).collect()
}

fn is_long(arg: &[u8]) -> bool {
    matches!(arg, [b'-', b'a'..=b'z', third, ..] if *third != b'=')
}
