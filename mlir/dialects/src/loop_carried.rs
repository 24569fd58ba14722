//! Code that loops of all dialects share: loop-carried values, and the syntax of these and of the body.

use mlir::Value;
use mlir::interfaces::Speculatability;
use mlir::text::{OpParser, OpPrinter, ParseResult, RegionArg, RegionStyle, UnresolvedOperand};

/// Defines the methods of `LoopLikeOpInterface` for a loop whose body takes one induction variable and the carried
/// values, and whose terminator yields them: `carries!(ForOp, YieldOp, init_args)`.
macro_rules! carries {
    ($loop:ident, $terminator:ident, $inits:ident) => {
        impl $loop<'_> {
            /// The initial values.
            pub fn loop_inits(self) -> Vec<::mlir::Value> {
                self.$inits().collect()
            }

            /// The arguments after the induction variable.
            pub fn region_iter_args(self) -> Vec<::mlir::Value> {
                let op = *self;
                let entry = op.region(0).entry();
                entry.map_or_else(Vec::new, |b| b.args().iter().skip(1).copied().collect())
            }

            /// The operands of the terminator.
            pub fn yielded_values(self) -> Vec<::mlir::Value> {
                let op = *self;
                let last = op.region(0).entry().and_then(|b| b.last_op());
                let end = last.filter(|o| o.is::<$terminator<'_>>());
                end.map_or_else(Vec::new, |end| end.operands().collect())
            }

            /// All results.
            pub fn loop_results(self) -> Option<Vec<::mlir::Value>> {
                Some(self.op_ref().results().collect())
            }
        }
    };
}

pub(crate) use carries;

/// A loop with step 1 terminates, so it is speculatable if its body is.
pub(crate) fn speculatability(step: Option<i128>) -> Speculatability {
    match step {
        Some(1) => Speculatability::RecursivelySpeculatable,
        _ => Speculatability::NotSpeculatable,
    }
}

/// A body whose arguments the operation itself prints.
pub(crate) fn body(terminators: bool) -> RegionStyle {
    RegionStyle { entry_args: false, terminators, empty_block: false }
}

/// `(%a = %x, ...)`: region arguments, whose types are not known yet, and their initial values.
///
/// # Errors
/// If the text is something else.
pub fn parse_assignments(p: &mut OpParser<'_, '_>) -> ParseResult<(Vec<RegionArg>, Vec<UnresolvedOperand>)> {
    let unknown = p.cx().none_ty();
    let mut args = Vec::new();
    let mut inits = Vec::new();
    if !p.optional_token("(") {
        return Err(p.error_here("expected '('"));
    }
    p.comma_separated_until(")", |p| {
        args.push(p.argument(Some(unknown), false)?);
        p.token("=")?;
        inits.push(p.operand()?);
        Ok(())
    })?;
    Ok((args, inits))
}

/// `%a = %x, ...`: what [`parse_assignments`] reads between the parentheses.
pub fn print_assignments(p: &mut OpPrinter<'_>, args: &[Value], inits: impl Iterator<Item = Value>) {
    for (at, (&arg, init)) in args.iter().zip(inits).enumerate() {
        p.write_text(if at > 0 { ", " } else { "" });
        p.operand(arg);
        p.write_text(" = ");
        p.operand(init);
    }
}
