//! The options of a compilation that a page can change: at first those of the command line.

use page::{Input, Switch};
use toyc::pipeline::{Aims, Parallel};

use crate::begin::Beginning;
use crate::cli::{Explore, Language, Machine};

/// The options.
#[derive(Clone)]
pub(super) struct Settings {
    pub(super) aims: Aims,
    pub(super) machine: Machine,
    pub(super) begin: Beginning,
}

impl Settings {
    /// Those of the command line.
    pub(super) fn new(request: &Explore) -> Self {
        Settings { aims: request.aims, machine: request.machine.clone(), begin: request.begin.clone() }
    }

    /// The switches of the page, set to these options.
    pub(super) fn switches(&self, language: Language) -> Vec<Switch> {
        let levels = ["", "0", "1", "2", "3"].map(str::to_owned).to_vec();
        let level = self.machine.level.map_or(String::new(), |level| level.to_string());
        let start = Switch {
            name: "start",
            label: "start",
            help: "Where the program starts, if not at main: a function with the shapes of its arguments, such as \
                   f:2x3,scalar, or a call, such as f([[1, 2], [3, 4]], 5)",
            input: Input::Text { text: self.begin.to_string(), example: "main" },
        };
        let flag = |name, label, help, is_on| Switch { name, label, help, input: Input::Flag(is_on) };
        let optimize = flag("opt", "-opt", "Fuse, order and tile loops", self.aims.optimize);
        let level = Switch {
            name: "level",
            label: "-O",
            help: "LLVM's own pipeline of passes",
            input: Input::Choice { values: levels, chosen: level },
        };
        let parallel =
            flag("parallel", "-parallel", "Run loops on several threads", self.aims.parallel.is_some());
        let fast = flag(
            "fast-math",
            "-fast-math",
            "Let arithmetic be reordered, and assume that there are no NaNs and infinities",
            self.aims.fast_math,
        );
        let is_native = self.machine.cpu.as_deref() == Some(NATIVE);
        let native = flag("native", "-mcpu=native", "Compile for the processor of this machine", is_native);
        // What is in MLIR starts at main.
        let start = (language == Language::Toy).then_some(start);
        // Another machine has another processor.
        let native = self.machine.target.is_none().then_some(native);
        start.into_iter().chain([optimize, level, parallel, fast]).chain(native).collect()
    }

    /// These options, changed as the query of a request says. What it does not name stays.
    ///
    /// # Errors
    /// A value that an option cannot have.
    pub(super) fn changed(&self, query: &str) -> Result<Self, String> {
        let mut all = self.clone();
        for (name, value) in query.split('&').filter_map(|part| part.split_once('=')) {
            let is_on = value == "1";
            match name {
                "start" => all.begin = Beginning::parse(&decoded(value))?,
                "opt" => all.aims.optimize = is_on,
                "level" => all.machine.level = value.parse().ok().filter(|level| *level <= 3),
                "parallel" if is_on != all.aims.parallel.is_some() => {
                    all.aims.parallel = is_on.then(Parallel::default);
                }
                "fast-math" => all.aims.fast_math = is_on,
                "native" if is_on => all.machine.cpu = Some(NATIVE.to_owned()),
                "native" if all.machine.cpu.as_deref() == Some(NATIVE) => all.machine.cpu = None,
                _ => {}
            }
        }
        Ok(all)
    }
}

/// The name of the processor of this machine.
const NATIVE: &str = "native";

/// A value of a query, in which `+` is a space and `%28` a byte in hexadecimal.
fn decoded(value: &str) -> String {
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value;
    while let Some(at) = rest.find(['%', '+']) {
        bytes.extend(&rest.as_bytes()[..at]);
        let digits = rest.get(at + 1..at + 3).filter(|digits| digits.bytes().all(|b| b.is_ascii_hexdigit()));
        let escaped = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        let (byte, length) = match escaped.filter(|_| rest[at..].starts_with('%')) {
            Some(byte) => (byte, 3),
            None if rest[at..].starts_with('+') => (b' ', 1),
            None => (b'%', 1),
        };
        bytes.push(byte);
        rest = &rest[at + length..];
    }
    bytes.extend(rest.as_bytes());
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn values_are_decoded() {
        for (value, text) in [
            ("f%3A2x3%2Cscalar", "f:2x3,scalar"),
            ("f%28%5B1%2C+2%5D%29", "f([1, 2])"),
            ("", ""),
            ("%C3%A9%", "é%"),
            ("%+1", "% 1"),
        ] {
            assert_eq!(decoded(value), text, "{value}");
        }
    }
}
