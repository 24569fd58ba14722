//! Where the program of a page starts.

use std::fmt;

use support::{Diagnostic, FileId};
use toyc::arrays::View;
use toyc::entry::EntryPoint;
use toyc::explore::{Begin, Call};
use toyc::export::{self, Exported, Refused, Request};
use toyc::{Compiler, Errors};

use crate::data::{Asked, EntryCall};

/// What a command line or a page says about it.
#[derive(Clone, Default)]
pub(crate) enum Beginning {
    #[default]
    Main,
    /// At functions, for arguments of given shapes.
    Exports(Vec<Request>),
    /// At a function that is called.
    Call(Asked),
}

impl Beginning {
    /// Reads the text of a page: nothing, exports such as `f:2x3,scalar g:4`, or a call such as `f([1, 2], 3)`.
    ///
    /// # Errors
    /// The error in the text.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if text.is_empty() || text == "main" {
            return Ok(Beginning::Main);
        }
        if let Some((function, rest)) = text.split_once('(') {
            let wrong =
                || format!("'{}' is not closed: a call is written as f([1, 2], 3)", text.escape_debug());
            let arguments = rest.trim_end().strip_suffix(')').ok_or_else(wrong)?;
            let arguments = separated(arguments).into_iter().map(|argument| argument.trim().into()).collect();
            return Ok(Beginning::Call(Asked { function: function.trim().to_owned(), arguments }));
        }
        let requests = text.split_whitespace().map(Request::parse).collect::<Result<Vec<_>, _>>()?;
        export::check_distinct(&requests)?;
        Ok(Beginning::Exports(requests))
    }

    /// What it means for a program.
    ///
    /// # Errors
    /// If there is no such function, the arguments do not fit, or there are errors in the program.
    pub(crate) fn find(&self, compiler: &mut Compiler, file: FileId) -> Result<Found, Errors> {
        compiler.start = toyc::Start::Anywhere;
        let outside = |message: String| Diagnostic::error(None, message);
        match self {
            Beginning::Main => Ok(Found::Main),
            Beginning::Exports(requests) => match export::resolve(compiler, file, requests) {
                Ok(exports) => Ok(Found::Functions(exports.iter().map(Exported::entry).collect())),
                Err(Refused::Program(errors)) => Err(errors),
                Err(Refused::Requests(messages)) => {
                    Err(messages.into_iter().map(outside).collect::<Vec<_>>().into())
                }
            },
            Beginning::Call(asked) => {
                let (functions, _) = compiler.signatures(file)?;
                let call = EntryCall::new(&functions, asked).map_err(|message| vec![outside(message)])?;
                let note = call.note();
                let arguments = call.arguments.views().iter().map(View::to_array).collect();
                Ok(Found::Call(Box::new(Call { signature: call.signature, arguments }), note))
            }
        }
    }
}

impl fmt::Display for Beginning {
    /// The text that is read as this.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Beginning::Main => Ok(()),
            Beginning::Exports(requests) => {
                let texts: Vec<String> = requests.iter().map(ToString::to_string).collect();
                f.write_str(&texts.join(" "))
            }
            Beginning::Call(Asked { function, arguments }) => {
                let texts: Vec<_> = arguments.iter().map(|argument| argument.to_string_lossy()).collect();
                write!(f, "{function}({})", texts.join(", "))
            }
        }
    }
}

/// Where a program starts.
pub(crate) enum Found {
    Main,
    Functions(Vec<EntryPoint>),
    /// With a note for errors in the function.
    Call(Box<Call>, String),
}

impl Found {
    /// The same for a page.
    pub(crate) fn begin(&self) -> Begin<'_> {
        match self {
            Found::Main => Begin::Main,
            Found::Functions(entries) => Begin::Functions(entries),
            Found::Call(call, _) => Begin::Call(call),
        }
    }

    /// The note on errors in the program.
    pub(crate) fn note(&self) -> Option<&str> {
        if let Found::Call(_, note) = self { Some(note) } else { None }
    }
}

/// The parts between the commas outside of brackets; none of nothing.
fn separated(text: &str) -> Vec<&str> {
    if text.trim().is_empty() {
        return Vec::new();
    }
    let mut depth = 0i64;
    let comma = |c: char| {
        depth += i64::from("([{".contains(c)) - i64::from(")]}".contains(c));
        c == ',' && depth == 0
    };
    text.split(comma).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_and_written() {
        for text in ["", "f:2x3,scalar", "f:2 g=f:3", "f([[1, 2], [3, 4]], a.npy)", "f()"] {
            let read = Beginning::parse(text).unwrap_or_else(|message| panic!("{text}: {message}"));
            assert_eq!(read.to_string(), text);
        }
        assert_eq!(Beginning::parse(" main ").map(|begin| begin.to_string()), Ok(String::new()));
        for text in ["f(", "f:2x", "f:2 f:2", "1"] {
            assert!(Beginning::parse(text).is_err(), "{text}");
        }
    }
}
