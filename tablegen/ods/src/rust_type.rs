//! Rust types in records: arguments and results of interface methods, parameters of builders.
//!
//! They become parts of signatures, where a mistake would break the whole generated text, so their grammar is checked.
//! Names are left to rustc.

use crate::names;
use crate::rust_syntax::{self, Form};
use crate::rust_text::Problem;

/// How deep types may nest.
const MAX_DEPTH: u32 = 32;

/// Checks that a text is a type.
pub(crate) fn check(text: &str) -> Result<()> {
    let mut p = Parser { text, at: 0, depth: 0 };
    p.space();
    if p.rest().is_empty() {
        return Err((0..text.len(), "a type is missing".to_owned()));
    }
    p.ty()?;
    match p.rest().chars().next() {
        // `rust_syntax` refuses what this grammar accepts and Rust does not, such as `&dyn A + B`.
        None => rust_syntax::check(text, Form::Type, &[]),
        Some(c) => Err((p.at..p.at + c.len_utf8(), format!("'{c}' cannot follow a type"))),
    }
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    depth: u32,
}

type Result<T> = std::result::Result<T, Problem>;

impl<'t> Parser<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn eat(&mut self, punct: &str) -> bool {
        let found = self.rest().starts_with(punct);
        if found {
            self.at += punct.len();
            self.space();
        }
        found
    }

    fn expect(&mut self, punct: &str, after: &str) -> Result<()> {
        if self.eat(punct) { Ok(()) } else { Err(self.problem(format!("expected '{punct}' after {after}"))) }
    }

    /// The error at the next character.
    fn problem(&self, message: String) -> Problem {
        let length = self.rest().chars().next().map_or(0, char::len_utf8);
        (self.at..self.at + length, message)
    }

    fn word(&mut self) -> Option<&'t str> {
        let rest = self.rest();
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        if end == 0 || rest.starts_with(|c: char| c.is_numeric()) {
            return None;
        }
        self.at += end;
        self.space();
        Some(&rest[..end])
    }

    fn keyword(&mut self, keyword: &str) -> bool {
        let before = self.at;
        let found = self.word() == Some(keyword);
        if !found {
            self.at = before;
        }
        found
    }

    fn ty(&mut self) -> Result<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.problem("the type is nested too deeply".to_owned()));
        }
        self.nested()?;
        self.depth -= 1;
        Ok(())
    }

    fn nested(&mut self) -> Result<()> {
        if self.eat("&") {
            self.lifetime()?;
            self.keyword("mut");
            return self.ty();
        }
        if self.eat("*") {
            if !self.keyword("const") && !self.keyword("mut") {
                return Err(self.problem("expected 'const' or 'mut' after '*'".to_owned()));
            }
            return self.ty();
        }
        if self.eat("[") {
            self.ty()?;
            if self.eat(";") {
                self.length()?;
            }
            return self.expect("]", "the type of an element");
        }
        if self.eat("(") {
            return self.list(")");
        }
        if self.eat("!") {
            return Ok(());
        }
        if self.keyword("fn") {
            return self.signature();
        }
        if self.keyword("dyn") || self.keyword("impl") {
            return self.bounds();
        }
        self.path()
    }

    /// A lifetime, if one comes next.
    fn lifetime(&mut self) -> Result<bool> {
        if !self.eat("'") {
            return Ok(false);
        }
        match self.word() {
            Some(_) => Ok(true),
            None => Err(self.problem("expected the name of a lifetime after '\\''".to_owned())),
        }
    }

    /// The length of an array: a number or a path.
    fn length(&mut self) -> Result<()> {
        let digits = self.rest().len() - self.rest().trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits == 0 {
            return self.path();
        }
        self.at += digits;
        self.space();
        Ok(())
    }

    /// Types separated by commas, up to the closing bracket.
    fn list(&mut self, close: &str) -> Result<()> {
        while !self.eat(close) {
            self.ty()?;
            if !self.eat(",") {
                return self.expect(close, "a type");
            }
        }
        Ok(())
    }

    /// After `fn` or the name of a trait like it: `(A, B) -> C`.
    fn signature(&mut self) -> Result<()> {
        self.expect("(", "'fn'")?;
        self.list(")")?;
        if self.eat("->") { self.ty() } else { Ok(()) }
    }

    fn bounds(&mut self) -> Result<()> {
        loop {
            if !self.lifetime()? {
                self.path()?;
            }
            if !self.eat("+") {
                return Ok(());
            }
        }
    }

    fn path(&mut self) -> Result<()> {
        self.eat("::");
        let mut first = true;
        loop {
            let start = self.at;
            let Some(word) = self.word() else {
                return Err(self.problem("expected a type".to_owned()));
            };
            let whole_crate = first && matches!(word, "crate" | "super" | "self");
            if names::is_keyword(word) && !(whole_crate && self.rest().starts_with("::")) {
                return Err((start..start + word.len(), format!("'{word}' is not a type")));
            }
            if self.eat("<") {
                self.arguments()?;
            } else if self.rest().starts_with('(') && word.starts_with("Fn") {
                return self.signature();
            }
            if !self.eat("::") {
                return Ok(());
            }
            first = false;
        }
    }

    /// After `<`: lifetimes, types, and types of associated names.
    fn arguments(&mut self) -> Result<()> {
        while !self.eat(">") {
            if !self.lifetime()? {
                let before = self.at;
                let named = self.word().is_some() && self.eat("=");
                if !named {
                    self.at = before;
                }
                self.ty()?;
            }
            if !self.eat(",") {
                return self.expect(">", "an argument of a type");
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn types() {
        for text in [
            "i64",
            "&'static [u8; 4]",
            "& mut Vec < Option<mlir::TypeRef<'_>> >",
            "fn(&str, mlir::OpRef<'_>) -> Option<Box<dyn Fn(i64) -> i64 + 'static>>",
            "::std::string::String",
            "(A, B,)",
            "()",
            "[T; crate::limits::MOST]",
            "impl Iterator<Item = super::Value> + Send",
            "*const u8",
        ] {
            assert_eq!(check(text), Ok(()), "{text}");
        }
    }

    #[test]
    fn what_is_no_type() {
        let problem = |text| check(text).map_err(|(range, message)| (range.start, message));
        let err = |at, message: &str| Err((at, message.to_owned()));
        assert_eq!(problem(" "), err(0, "a type is missing"));
        assert_eq!(problem("{1, 2}"), err(0, "expected a type"));
        assert_eq!(problem("crate"), err(0, "'crate' is not a type"));
        assert_eq!(problem("u*size"), err(1, "'*' cannot follow a type"));
        assert_eq!(problem("i64 -> fn()"), err(4, "'-' cannot follow a type"));
        assert_eq!(problem("&<str"), err(1, "expected a type"));
        assert_eq!(problem("Vec<u8"), err(6, "expected '>' after an argument of a type"));
        assert_eq!(problem("OpRef<'>"), err(7, "expected the name of a lifetime after '\\''"));
        assert_eq!(problem(&"&".repeat(1000)), err(32, "the type is nested too deeply"));
    }
}
