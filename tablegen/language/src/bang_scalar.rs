//! Operators on numbers and strings, and comparisons.

use std::sync::Arc;

use crate::bytes::{bytes_of, joined, text_of};
use crate::eval::{Eval, MAX_TEXT, Res, fail};
use crate::lexer::Bang;
use crate::value::{At, Init, OpView, Text};
use support::Diagnostic;

/// The work that compiling a regular expression counts as.
pub(crate) const REGEX_WORK: u64 = 500;

impl Eval {
    pub(crate) fn fold_string(&mut self, bang: Bang, node: OpView<'_>) -> Res<Option<Init>> {
        let at = node.at;
        match (bang, node.args) {
            (Bang::StrConcat, [Init::Str(a), Init::Str(b)]) => self.concat(a, b, at).map(Some),
            (Bang::Interleave, [Init::List(list), Init::Str(delimiter)]) => {
                let mut out = String::new();
                let mut code = false;
                for (i, item) in list.items.iter().enumerate() {
                    if i > 0 {
                        out.push_str(&delimiter.text);
                    }
                    match item {
                        Init::Str(text) => {
                            // As in LLVM, the first element does not count.
                            code |= text.code && i > 0;
                            out.push_str(&text.text);
                        }
                        other => match other.as_int() {
                            Some(n) => out.push_str(&n.to_string()),
                            None => return Ok(None),
                        },
                    }
                    if out.len() > MAX_TEXT {
                        break;
                    }
                }
                self.spend_text(out.len(), at)?;
                Ok(Some(text(joined(out), code)))
            }
            (Bang::Subst, [from, to, value]) => self.fold_subst(from, to, value, at),
            (Bang::Substr, [Init::Str(string), Init::Int(start), Init::Int(length)]) => {
                let bytes = bytes_of(&string.text);
                let size = bytes.len();
                let start = usize::try_from(*start).ok().filter(|&s| s <= size);
                let Some(start) = start else {
                    return fail(at, format!("the start of !substr is out of range 0...{size}"));
                };
                let Ok(length) = usize::try_from(*length) else {
                    return fail(at, "the length of !substr must not be negative");
                };
                let end = start.saturating_add(length).min(size);
                Ok(Some(text(text_of(&bytes[start..end]).into_owned(), string.code)))
            }
            (Bang::Find, [Init::Str(string), Init::Str(needle), Init::Int(start)]) => {
                let bytes = bytes_of(&string.text);
                let needle = bytes_of(&needle.text);
                let size = bytes.len();
                let Some(start) = usize::try_from(*start).ok().filter(|&s| s <= size) else {
                    return fail(at, format!("the start of !find is out of range 0...{size}"));
                };
                let found = memchr::memmem::find(&bytes[start..], &needle);
                Ok(Some(Init::Int(found.map_or(-1, |i| (i + start) as i64))))
            }
            (Bang::ToLower, [Init::Str(s)]) => Ok(Some(text(s.text.to_ascii_lowercase(), false))),
            (Bang::ToUpper, [Init::Str(s)]) => Ok(Some(text(s.text.to_ascii_uppercase(), false))),
            (Bang::Match, [Init::Str(string), Init::Str(pattern)]) => {
                self.work(REGEX_WORK, at)?;
                self.spend_text(string.text.len(), at)?;
                let regex = regex(pattern, at)?;
                Ok(Some(Init::Bit(regex.is_match(&bytes_of(&string.text)))))
            }
            _ => Ok(None),
        }
    }

    /// Two strings joined; the result is code if either of them is.
    pub(crate) fn concat(&mut self, a: &Text, b: &Text, at: At) -> Res<Init> {
        self.spend_text(a.text.len() + b.text.len(), at)?;
        let mut out = String::with_capacity(a.text.len() + b.text.len());
        out.push_str(&a.text);
        out.push_str(&b.text);
        Ok(text(joined(out), a.code || b.code))
    }

    fn fold_subst(&mut self, from: &Init, to: &Init, value: &Init, at: At) -> Res<Option<Init>> {
        match (from, to, value) {
            (Init::Def(from), Init::Def(to), Init::Def(value)) => {
                Ok(Some(Init::Def(if from == value { *to } else { *value })))
            }
            (Init::Var(from), Init::Var(to), Init::Var(value)) => {
                let (name, ty) = &**value;
                Ok(Some(Init::var(if from.0 == *name { to.0 } else { *name }, ty.clone())))
            }
            (Init::Str(from), Init::Str(to), Init::Str(value)) => {
                if from.text.is_empty() {
                    return fail(at, "!subst cannot replace the empty string");
                }
                // Search bytes, since the pattern may be a part of a character.
                let [from, to, value] = [from, to, value].map(|text| bytes_of(&text.text));
                let found: Vec<usize> = memchr::memmem::find_iter(&value, &*from).collect();
                self.spend_text(value.len().saturating_add(found.len().saturating_mul(to.len())), at)?;
                let mut out = Vec::with_capacity(value.len());
                let mut done = 0;
                for start in found {
                    out.extend_from_slice(&value[done..start]);
                    out.extend_from_slice(&to);
                    done = start + from.len();
                }
                out.extend_from_slice(&value[done..]);
                Ok(Some(text(text_of(&out).into_owned(), false)))
            }
            _ => Ok(None),
        }
    }
}

/// The regular expression in a string; a mistake is reported at the string if it is a literal.
pub(crate) fn regex(pattern: &Text, at: At) -> Res<regex::bytes::Regex> {
    crate::regex::compile(&bytes_of(&pattern.text)).map_err(|why| {
        let message = format!("invalid regular expression '{}': {why}", pattern.text);
        Box::new(Diagnostic::error(pattern.at.0.or(at.0), message))
    })
}

/// A computed string.
pub(crate) fn text(text: String, code: bool) -> Init {
    Init::Str(Arc::new(Text::new(text, code, At(None))))
}

/// The result of an operator on two numbers.
pub(crate) fn arithmetic(bang: Bang, a: i64, b: i64, at: At) -> Res<i64> {
    let shift = || match u32::try_from(b) {
        Ok(n) if n < 64 => Ok(n),
        _ => fail(at, format!("the shift amount {b} is out of range 0...63")),
    };
    Ok(match bang {
        Bang::Add => a.wrapping_add(b),
        Bang::Sub => a.wrapping_sub(b),
        Bang::Mul => a.wrapping_mul(b),
        Bang::Div => match a.checked_div(b) {
            Some(n) => n,
            None if b == 0 => return fail(at, "division by zero"),
            None => return fail(at, "this division overflows"),
        },
        Bang::And => a & b,
        Bang::Or => a | b,
        Bang::Xor => a ^ b,
        Bang::Shl => ((a as u64) << shift()?) as i64,
        Bang::Sra => a >> shift()?,
        Bang::Srl => ((a as u64) >> shift()?) as i64,
        _ => return fail(at, "not an arithmetic operation"),
    })
}

/// The result of comparing two values, if they can already be compared.
pub(crate) fn compare(bang: Bang, a: &Init, b: &Init) -> Option<bool> {
    use std::cmp::Ordering;
    let ordering = match (a.as_int(), b.as_int()) {
        (Some(a), Some(b)) => a.cmp(&b),
        _ => match (a, b) {
            (Init::Str(a), Init::Str(b)) => crate::bytes::compare(&a.text, &b.text),
            (Init::Def(a), Init::Def(b)) => match bang {
                Bang::Eq => return Some(a == b),
                Bang::Ne => return Some(a != b),
                _ => return None,
            },
            _ => return None,
        },
    };
    Some(match bang {
        Bang::Eq => ordering == Ordering::Equal,
        Bang::Ne => ordering != Ordering::Equal,
        Bang::Lt => ordering == Ordering::Less,
        Bang::Le => ordering != Ordering::Greater,
        Bang::Gt => ordering == Ordering::Greater,
        _ => ordering != Ordering::Less,
    })
}
