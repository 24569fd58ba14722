//! Whether a text is Rust, according to the parser that procedural macros use (`syn`).
//!
//! Rust in records goes into the generated text unchanged; a mistake would be an error there, far from its origin.
//! Names are left to rustc. Brackets, strings and nesting are checked before, in `rust_text`.

use std::ops::Range;

use proc_macro2::{TokenStream, TokenTree};
use syn::parse::{Parse, ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{Block, Expr, ImplItem, Item, Stmt, Type};

use crate::rust_text::{self, Problem};

/// The kind of Rust that a text must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// The contents of an `impl`.
    Members,
    /// The contents of a module.
    Items,
    /// The body of a function.
    Body,
    /// A value.
    Value,
    /// A type.
    Type,
}

/// How long a text may be.
const MAX_LENGTH: usize = 1 << 16;

/// How much stack parsing needs for each byte at most: each byte may begin a level of nesting.
const STACK_PER_BYTE: usize = 8 << 10;

/// Checks a text; `placeholders` such as `$_op` are names in it.
pub(crate) fn check(text: &str, form: Form, placeholders: &[&str]) -> Result<(), Problem> {
    // They are replaced by names of the same length, so that places do not change.
    let text =
        rust_text::replaced(text, |name| placeholders.contains(&name).then(|| name.replacen('$', "_", 1)));
    if text.len() > MAX_LENGTH {
        let message =
            format!("it is longer than {MAX_LENGTH} bytes: put so much code beside the generated code");
        return Err((0..text.len(), message));
    }
    let stack = text.len() * STACK_PER_BYTE + (1 << 18);
    stacker::maybe_grow(stack, stack, || parse(&text, form))
}

/// Checks that a text is a type.
pub(crate) fn check_type(text: &str) -> Result<(), Problem> {
    if text.trim().is_empty() {
        return Err((0..text.len(), "a type is missing".to_owned()));
    }
    rust_text::check(text)?;
    // The parser would only ask for more arguments.
    let arguments = text.replace("->", "  ");
    match arguments.rfind('<') {
        Some(at) if arguments.matches('<').count() > arguments.matches('>').count() => {
            Err((at..at + 1, "'<' is not closed".to_owned()))
        }
        _ => check(text, Form::Type, &[]),
    }
}

fn parse(text: &str, form: Form) -> Result<(), Problem> {
    let tokens: TokenStream = text.parse().map_err(|e: proc_macro2::LexError| {
        let range = e.span().byte_range();
        (range, "this is not a token of Rust".to_owned())
    })?;
    if let Some(range) = dollar(text, tokens.clone()) {
        return Err((range, DOLLAR.to_owned()));
    }
    let result = match form {
        Form::Members => (all::<ImplItem>).parse2(tokens).and_then(|all| {
            let unknown = all.iter().find(|i| matches!(i, ImplItem::Verbatim(_)));
            unknown.map_or(Ok(()), |i| Err(syn::Error::new(i.span(), WHOLE)))
        }),
        Form::Items => (all::<Item>).parse2(tokens).and_then(|all| {
            let unknown = all.iter().find(|i| matches!(i, Item::Verbatim(_)));
            unknown.map_or(Ok(()), |i| Err(syn::Error::new(i.span(), WHOLE)))
        }),
        Form::Body => Block::parse_within.parse2(tokens).map(|_: Vec<Stmt>| ()),
        Form::Value => syn::parse2::<Expr>(tokens).map(|_| ()),
        Form::Type => syn::parse2::<Type>(tokens).map(|_| ()),
    };
    result.map_err(|e| problem(text, &e))
}

const DOLLAR: &str = "'$' does not begin a placeholder that is known here";
const WHOLE: &str = "this is not a whole definition";

/// The Rust counterpart of a text that is not Rust, most often C++.
pub(crate) fn help(text: &str, at: usize, form: Form, placeholders: &[&str]) -> String {
    let start = text.get(..at).and_then(|before| before.rfind('\n')).map_or(0, |newline| newline + 1);
    let line = text.get(start..).and_then(|rest| rest.lines().next()).unwrap_or("");
    let spellings = [
        ("auto ", "'auto x = y;' is 'let x = y;'"),
        ("->", "'x->f()' is 'x.f()'"),
        ("nullptr", "'nullptr' is 'None'"),
        ("cast<", "'dyn_cast<T>(x)' is a method of 'x' that gives an 'Option'"),
    ];
    // In a signature, an arrow is Rust.
    let found = spellings.iter().find(|(cpp, _)| line.contains(cpp) && !line.contains("fn "));
    let known = match placeholders {
        [] => String::new(),
        all => format!("; it may use '{}'", all.join("', '")),
    };
    let form = match form {
        Form::Members => "methods are Rust: 'pub fn name(self) -> i64 { ... }'",
        Form::Items => "definitions are Rust: 'fn', 'impl', 'const', 'struct'",
        Form::Body => "a body is Rust: 'let x = ...;', and the result as its last expression",
        Form::Value => "a value is a Rust expression",
        Form::Type => "a type is Rust: 'i64', '&str', 'Option<mlir::Value>'",
    };
    match found {
        Some((_, rust)) => format!("{rust}; {form}{known}"),
        None => format!("{form}{known}"),
    }
}

fn all<T: Parse>(input: ParseStream<'_>) -> syn::Result<Vec<T>> {
    let mut all = Vec::new();
    while !input.is_empty() {
        all.push(input.parse()?);
    }
    Ok(all)
}

fn problem(text: &str, error: &syn::Error) -> Problem {
    let message = error.to_string();
    let range = match message.strip_prefix("unexpected end of input") {
        // This error has no place.
        Some(_) => text.trim_end().len()..text.trim_end().len(),
        None => error.span().byte_range(),
    };
    (range, message)
}

/// A `$` that is a token, outside of macro definitions.
fn dollar(text: &str, tokens: TokenStream) -> Option<Range<usize>> {
    if !text.contains('$') || text.contains("macro_rules!") {
        return None;
    }
    tokens.into_iter().find_map(|token| match token {
        TokenTree::Punct(p) if p.as_char() == '$' => Some(p.span().byte_range()),
        TokenTree::Group(group) => dollar(text, group.stream()),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_rust() {
        let good = |text, form| assert_eq!(check(text, form, &["$_op", "$cppClass"]), Ok(()), "{text}");
        good("pub fn f(self) -> i64 { $_op.x()? } const A: $cppClass<'a> = 1;", Form::Members);
        good("impl T for $cppClass<'_> {} macro_rules! m { ($x:expr) => { $x }; }", Form::Items);
        good("let x = \"$y\"; if let Some(y) = x && y { return 1 } // $z\n x + 1", Form::Body);
        good("&[1, 2]", Form::Value);
        good("&'a dyn Fn(&str) -> Option<[u8; 4]>", Form::Type);
        good("fn(&str, mlir::OpRef<'_>) -> Option<Box<dyn Fn(i64) -> i64 + 'static>>", Form::Type);
        good("impl Iterator<Item = super::Value> + Send", Form::Type);
        good("[T; crate::limits::MOST]", Form::Type);
        good("", Form::Body);
    }

    #[test]
    fn what_is_not() {
        let bad = |text: &str, form| {
            check(text, form, &["$_op"]).map_err(|(r, m)| (r.start, m)).expect_err("this is not Rust")
        };
        let err = |at, message: &str| (at, message.to_owned());
        assert_eq!(bad("int f();", Form::Members), err(4, "expected `!`"));
        assert_eq!(bad("pub fn f(self);", Form::Members), err(0, WHOLE));
        assert_eq!(bad("return $_op->x();", Form::Body), err(12, "expected an expression"));
        assert_eq!(bad("auto x = 1;", Form::Body), err(5, "unexpected token, expected `;`"));
        assert_eq!(bad("f($_x)", Form::Body), err(2, DOLLAR));
        assert_eq!(bad("f($_operand)", Form::Body), err(2, DOLLAR));
        assert_eq!(bad("a +", Form::Value), err(3, "unexpected end of input, expected an expression"));
        assert_eq!(bad("&dyn A + B", Form::Type), err(7, "unexpected token"));
        assert_eq!(bad("int x", Form::Type), err(4, "unexpected token"));
        let bad = |text: &str| check_type(text).map_err(|(r, m)| (r.start, m)).expect_err("this is no type");
        assert_eq!(bad(" "), err(0, "a type is missing"));
        assert_eq!(bad("[u8"), err(0, "'[' is not closed"));
        assert_eq!(bad("Vec<fn() -> u8"), err(3, "'<' is not closed"));
        assert_eq!(bad("u*size"), err(1, "unexpected token"));
    }

    #[test]
    fn however_deep() {
        for (open, close) in
            [("!", ""), ("-", ""), ("&", ""), ("|x| ", ""), ("return ", ""), ("a = ", ""), ("a -> ", "")]
        {
            let text = format!("{}1{}", open.repeat(60_000 / open.len()), close);
            let _ = check(&text, Form::Body, &[]);
            let _ = check(&text, Form::Type, &[]);
        }
        let text = format!("if a {{}} {}", "else if a {} ".repeat(4000));
        assert_eq!(check(&text, Form::Body, &[]), Ok(()));
        assert!(check(&"fn() -> ".repeat(8000), Form::Type, &[]).is_err());
        assert!(check(&"A<".repeat(30_000), Form::Type, &[]).is_err());
    }
}
