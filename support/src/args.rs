//! Command lines as LLVM's tools take them: options may begin with one dash or two.

use std::ffi::OsString;

/// Gives every long option two dashes: `-emit=mlir` becomes `--emit=mlir`.
///
/// A long option is a dash, a lower-case letter and more, such as `-opt`. Left alone are single letters with or
/// without a value (`-o`, `-o=x`), what begins with an upper-case letter or a digit (`-O3`, `-1`), `-`, what has two
/// dashes already, and everything after `--`.
///
/// ```
/// let args = ["toyc", "-emit=mlir", "-O3", "-o", "-", "--", "-x"].map(Into::into);
/// let words = support::args::double_dashes(args);
/// assert_eq!(words, ["toyc", "--emit=mlir", "-O3", "-o", "-", "--", "-x"]);
/// ```
pub fn double_dashes(args: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut positional = false;
    let rewrite = |arg: OsString| {
        positional |= arg == "--";
        if positional || !is_long(arg.as_encoded_bytes()) {
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
