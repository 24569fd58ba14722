//! Computes operators once their operands are known.
//!
//! [`Eval::fold`] computes an operation if it can, and otherwise returns it. Numbers and strings are in
//! [`crate::bang_scalar`], lists and dags in [`crate::bang_data`], records and types in [`crate::bang_record`].

use crate::bang_data::fold_element;
use crate::bang_scalar::{arithmetic, compare};
use crate::eval::{Eval, Res, fail};
use crate::lexer::Bang;
use crate::resolve::Current;
use crate::value::{Init, Op, OpNode, OpView, Ty};

impl Eval {
    /// Computes an operation, or returns it for later. `last` is set if this is the last chance.
    pub(crate) fn fold(&mut self, node: OpNode, current: Option<&Current>, last: bool) -> Res<Init> {
        let at = node.at;
        let value = match self.fold_view(node.view(), current, last)? {
            Some(value) => value,
            None => Init::op(node),
        };
        self.bounded(value, at)
    }

    /// Like [`Eval::fold`]; `None` if it must wait.
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
                    let converted = if value.concrete() {
                        self.convert(value, &node.ty)
                    } else {
                        self.cast(value, &node.ty)?
                    };
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
        let shown = self.show(value);
        let ty = self.type_text(ty);
        format!("the value {shown} does not fit '{ty}', which is the type of all cases of this !cond")
    }
}
