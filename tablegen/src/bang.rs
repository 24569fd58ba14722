//! What operators compute, once their operands are known.
//!
//! [`Eval::fold`] computes an operation if it can and hands it back otherwise. Numbers, comparisons and strings are
//! here; lists and dags in [`crate::bang_data`], records and types in [`crate::bang_record`].

use std::sync::Arc;

use crate::bang_data::fold_element;
use crate::eval::{Eval, Res};
use crate::lexer::Bang;
use crate::resolve::Current;
use crate::value::{At, Init, Op, OpNode, OpView, Text, Ty};
use support::Diagnostic;

/// What compiling a regular expression counts for.
pub(crate) const REGEX_WORK: u64 = 500;

/// An error at an operation.
pub(crate) fn fail<T>(at: At, message: impl Into<String>) -> Res<T> {
    Err(Box::new(Diagnostic::error(at.0, message)))
}

impl Eval {
    /// Computes an operation, or returns it for later. `last` says that there is no later.
    pub(crate) fn fold(&mut self, node: OpNode, current: Option<&Current>, last: bool) -> Res<Init> {
        let at = node.at;
        let value = match self.fold_view(node.view(), current, last)? {
            Some(value) => value,
            None => Init::op(node),
        };
        self.bounded(value, at)
    }

    /// As [`Eval::fold`]; none where it has to wait.
    pub(crate) fn fold_view(
        &mut self,
        node: OpView<'_>,
        current: Option<&Current>,
        last: bool,
    ) -> Res<Option<Init>> {
        self.fold_node(node, current, last).map_err(|mut error| {
            error.span = error.span.or(node.at.0);
            error
        })
    }

    fn fold_node(&mut self, node: OpView<'_>, current: Option<&Current>, last: bool) -> Res<Option<Init>> {
        let at = node.at;
        Ok(match node.op {
            Op::Element => fold_element(node),
            Op::Slice => self.fold_slice(node)?,
            Op::ClosedRange => match node.args {
                [Init::Int(from), Init::Int(to)] if from <= to => {
                    Some(self.range(*from, i128::from(*to) + 1, 1, at)?)
                }
                [Init::Int(from), Init::Int(to)] => Some(self.range(*from, i128::from(*to) - 1, -1, at)?),
                _ => None,
            },
            Op::Bang(bang) => self.fold_bang(bang, node, current, last)?,
        })
    }

    fn fold_bang(
        &mut self,
        bang: Bang,
        node: OpView<'_>,
        current: Option<&Current>,
        last: bool,
    ) -> Res<Option<Init>> {
        use Bang as B;
        match bang {
            B::Add | B::Sub | B::Mul | B::Div | B::And | B::Or | B::Xor | B::Shl | B::Sra | B::Srl => {
                match node.args {
                    [a, b] => match (a.as_int(), b.as_int()) {
                        (Some(a), Some(b)) => arithmetic(bang, a, b, node.at).map(|n| Some(Init::Int(n))),
                        _ => Ok(None),
                    },
                    _ => Ok(None),
                }
            }
            B::Not => Ok(node.args.first().and_then(Init::as_int).map(|n| Init::Int(i64::from(n == 0)))),
            B::LogTwo => match node.args.first().and_then(Init::as_int) {
                Some(n) if n > 0 => Ok(Some(Init::Int(i64::from(n.ilog2())))),
                Some(n) => fail(node.at, format!("!logtwo is not defined for {n}")),
                None => Ok(None),
            },
            B::Eq | B::Ne | B::Lt | B::Le | B::Gt | B::Ge => match node.args {
                [a, b] => Ok(compare(bang, a, b).map(Init::Bit)),
                _ => Ok(None),
            },
            B::StrConcat
            | B::Interleave
            | B::Subst
            | B::Substr
            | B::Find
            | B::ToLower
            | B::ToUpper
            | B::Match => self.fold_string(bang, node),
            B::If => match node.args {
                [condition, yes, no] => {
                    Ok(condition.as_int().map(|n| if n != 0 { yes.clone() } else { no.clone() }))
                }
                _ => Ok(None),
            },
            B::Cond => self.fold_cond(node),
            B::Con
            | B::Dag
            | B::GetDagOp
            | B::SetDagOp
            | B::GetDagOpName
            | B::SetDagOpName
            | B::GetDagArg
            | B::GetDagName
            | B::SetDagArg
            | B::SetDagName => self.fold_dag(bang, node),
            B::ListConcat
            | B::ListFlatten
            | B::ListRemove
            | B::ListSplat
            | B::Head
            | B::Tail
            | B::Size
            | B::Empty
            | B::Range
            | B::Foreach
            | B::Filter
            | B::Foldl => self.fold_list(bang, node, current, last),
            B::Cast | B::IsA | B::Exists | B::Instances | B::Initialized | B::Repr => {
                self.fold_record(bang, node, current, last)
            }
        }
    }

    fn fold_cond(&mut self, node: OpView<'_>) -> Res<Option<Init>> {
        for pair in node.args.chunks(2) {
            let [condition, value] = pair else { break };
            match condition.as_int() {
                Some(0) => {}
                Some(_) => {
                    let converted = self.convert(value, &node.ty);
                    return match converted {
                        Some(_) => Ok(converted),
                        None => fail(node.at, self.misfit_of_case(value, &node.ty)),
                    };
                }
                None => return Ok(None),
            }
        }
        let all = self.show(&node.to_init());
        fail(node.at, format!("no condition is true in {all}"))
    }

    fn misfit_of_case(&self, value: &Init, ty: &Ty) -> String {
        let (shown, ty) = (self.show(value), self.type_text(ty));
        format!("the value {shown} does not fit '{ty}', which is the type of all cases of this !cond")
    }

    fn fold_string(&mut self, bang: Bang, node: OpView<'_>) -> Res<Option<Init>> {
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
                    if out.len() > crate::eval::MAX_TEXT {
                        break;
                    }
                }
                self.spend_text(out.len(), at)?;
                Ok(Some(text(out, code)))
            }
            (Bang::Subst, [from, to, value]) => self.fold_subst(from, to, value, at),
            (Bang::Substr, [Init::Str(string), Init::Int(start), Init::Int(length)]) => {
                let size = string.text.len();
                let start = usize::try_from(*start).ok().filter(|&s| s <= size);
                let Some(start) = start else {
                    return fail(at, format!("the start of !substr is out of range 0...{size}"));
                };
                let Ok(length) = usize::try_from(*length) else {
                    return fail(at, "the length of !substr must not be negative");
                };
                let end = start.saturating_add(length).min(size);
                match string.text.get(start..end) {
                    Some(part) => Ok(Some(text(part.to_string(), string.code))),
                    None => fail(at, "!substr splits a character of more than one byte"),
                }
            }
            (Bang::Find, [Init::Str(string), Init::Str(needle), Init::Int(start)]) => {
                let size = string.text.len();
                let Some(start) = usize::try_from(*start).ok().filter(|&s| s <= size) else {
                    return fail(at, format!("the start of !find is out of range 0...{size}"));
                };
                let (bytes, needle) = (&string.text.as_bytes()[start..], needle.text.as_bytes());
                let found = match needle {
                    [] => Some(0),
                    _ => bytes.windows(needle.len()).position(|w| w == needle),
                };
                Ok(Some(Init::Int(found.map_or(-1, |i| (i + start) as i64))))
            }
            (Bang::ToLower, [Init::Str(s)]) => Ok(Some(text(s.text.to_ascii_lowercase(), false))),
            (Bang::ToUpper, [Init::Str(s)]) => Ok(Some(text(s.text.to_ascii_uppercase(), false))),
            (Bang::Match, [Init::Str(string), Init::Str(pattern)]) => {
                self.work(REGEX_WORK, at)?;
                self.spend_text(string.text.len(), at)?;
                let regex = regex(pattern, at)?;
                Ok(Some(Init::Bit(regex.is_match(string.text.as_bytes()))))
            }
            _ => Ok(None),
        }
    }

    /// Two strings as one; code if either is.
    pub(crate) fn concat(&mut self, a: &Text, b: &Text, at: At) -> Res<Init> {
        self.spend_text(a.text.len() + b.text.len(), at)?;
        let mut out = String::with_capacity(a.text.len() + b.text.len());
        out.push_str(&a.text);
        out.push_str(&b.text);
        Ok(text(out, a.code || b.code))
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
                let count = value.text.matches(&*from.text).count();
                self.spend_text(value.text.len().saturating_add(count.saturating_mul(to.text.len())), at)?;
                Ok(Some(text(value.text.replace(&*from.text, &to.text), false)))
            }
            _ => Ok(None),
        }
    }
}

/// The regular expression that a string holds; a mistake in it is reported at the string, where that is a literal.
pub(crate) fn regex(pattern: &Text, at: At) -> Res<regex::bytes::Regex> {
    crate::regex::compile(&pattern.text).map_err(|why| {
        let message = format!("invalid regular expression '{}': {why}", pattern.text);
        Box::new(Diagnostic::error(pattern.at.0.or(at.0), message))
    })
}

/// A computed string.
pub(crate) fn text(text: String, code: bool) -> Init {
    Init::Str(Arc::new(Text::new(text, code, At(None))))
}

fn arithmetic(bang: Bang, a: i64, b: i64, at: At) -> Res<i64> {
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

/// How two values compare, where they can be compared by now.
pub(crate) fn compare(bang: Bang, a: &Init, b: &Init) -> Option<bool> {
    use std::cmp::Ordering;
    let ordering = match (a.as_int(), b.as_int()) {
        (Some(a), Some(b)) => a.cmp(&b),
        _ => match (a, b) {
            (Init::Str(a), Init::Str(b)) => a.text.cmp(&b.text),
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
