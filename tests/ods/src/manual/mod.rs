//! The Rust for the records in the manual's listings.

mod custom;

use custom::*;
pub use custom::{Limit, Spacing};
use mlir::hooks::{
    CanonicalizationPatterns, Canonicalize, Fold, InferResults, OpAssembly, Verify, VerifyRegions,
};
use mlir::interfaces::ShapedTypeComponents;
use mlir::opdef::{Folded, InferArgs, Types};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::text::{OpParser, OpPrinter, ParseResult};
use mlir::{Attr, AttrRef, Builder, Context, Diag, Handle, Op, OpRef, OpState, OpTrait, OpView as _, Value};

include!(concat!(env!("OUT_DIR"), "/manual.rs"));

/// A predicate of the records calls this.
pub fn has_some_property(attr: AttrRef<'_>) -> bool {
    attr.as_str().is_some_and(|text| text.starts_with("some"))
}

/// A parameter of a directive calls this.
pub fn limit_of(cx: &Context) -> Limit {
    Limit(cx.dialects().len())
}

/// The trait of the records: the number of operands is odd.
pub struct Odd;

impl OpTrait for Odd {
    fn verify_trait(&self, op: OpRef<'_>) -> Result<(), Diag> {
        match op.num_operands() % 2 {
            1 => Ok(()),
            _ => Err(op.error("needs an odd number of operands")),
        }
    }
}

/// The base class of `ExtraOp` implements this for all that derive from it.
pub trait Named {
    /// The name of the struct and the number of its parts.
    fn title(self) -> String;
}

/// The two operands, of an operation or on their own: the manual's `zip`.
pub fn zip(op: &AddOpAdaptor<'_>) -> (Value, Value) {
    (op.lhs(), op.rhs())
}

impl Fold for AddOp<'_> {
    /// `x + 0 -> x`
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let rhs = operands.get(1).copied().flatten()?;
        (self.cx().attr_ref(rhs).as_int() == Some(0)).then(|| Folded::value(self.lhs())).flatten()
    }
}

impl Fold for FoldRangesOp<'_> {
    /// A single operand without anything else folds to itself.
    fn fold(self, _: &[Option<Attr>]) -> Option<Folded> {
        let others = self.many().len() + self.ranges().map(|range| range.len()).sum::<usize>();
        (others == 0).then(|| Folded::value(self.one())).flatten()
    }
}

impl InferResults for TraitsOp<'_> {
    /// The type of the second operand.
    fn infer_results(args: &InferArgs<'_>) -> Result<Types, String> {
        Ok(Types::from_iter([args.operand(1)?]))
    }
}

impl JoinOp<'_> {
    /// The concatenated extents of both operands.
    pub fn infer_return_type_components(args: &InferArgs<'_>) -> Result<Vec<ShapedTypeComponents>, String> {
        let tensor = |i| Ok::<_, String>(args.cx.type_ref(args.operand(i)?));
        let first = tensor(0)?;
        let second = tensor(1)?;
        let shapes = (first.shape().ok_or("expected a rank")?, second.shape().ok_or("expected a rank")?);
        Ok(vec![ShapedTypeComponents::ranked([shapes.0, shapes.1].concat(), first.element_type().id())])
    }
}

impl ShapedOp<'_> {
    /// The shape of the operand.
    pub fn infer_return_type_components(args: &InferArgs<'_>) -> Result<Vec<ShapedTypeComponents>, String> {
        let input = args.cx.type_ref(args.operand(0)?);
        let shape = input.shape().ok_or("expected a rank")?;
        Ok(vec![ShapedTypeComponents::ranked(shape, input.element_type().id())])
    }
}

impl Verify for VerifiedOp<'_> {
    /// The minimum is not negative.
    fn verify(self) -> Result<(), Diag> {
        match self.least() {
            0.. => Ok(()),
            least => Err(self.op_ref().error(format_args!("cannot hold at least {least} operations"))),
        }
    }
}

impl VerifyRegions for VerifiedOp<'_> {
    /// The region holds at least the minimum number of operations.
    fn verify_regions(self) -> Result<(), Diag> {
        let found = self.body().blocks().map(|block| block.ops().count()).sum::<usize>();
        match usize::try_from(self.least()) {
            Ok(least) if found < least => {
                Err(self.op_ref().error(format_args!("wants {least} operations, but has {found}")))
            }
            _ => Ok(()),
        }
    }
}

impl OpAssembly for HandWrittenOp<'_> {
    /// `times 3`
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        p.keyword("times")?;
        let count = p.integer()?;
        state.inherent[0] = Some(p.cx().int_attr_of_width(count, 64));
        p.optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write_text(&format!(" times {}", self.count()));
        p.optional_attr_dict(self.op_ref(), &["count"]);
    }
}

impl DeclaredOp<'_> {
    /// The builder that the record only declares.
    pub fn init_from_val(b: &mut Builder<'_>, state: &mut OpState, val: f32) {
        state.set_attr(b.cx(), "attr", float_attr(b.cx(), val));
    }
}

fn float_attr(cx: &Context, value: f32) -> Attr {
    cx.f32_attr(value)
}

impl CanonicalizationPatterns for DoubleNegationOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(|op: Handle<DoubleNegationOp>, rw| {
            let inner = rw.defining::<DoubleNegationOp>(op.view(rw).input())?.input();
            rw.replace_by(*op, inner)
        });
    }
}

impl Canonicalize for TouchOp<'_> {
    /// Removes the mark `again`.
    fn canonicalize(op: Handle<Self>, rw: &mut PatternRewriter<'_>) -> Result<(), NoMatch> {
        if !op.view(rw).again() {
            return Err(NoMatch);
        }
        TouchOp::set_again_attr(rw, op, None);
        Ok(())
    }
}

impl RunPass for CountAdds {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let (header, body) = op.parts();
        let adds: Vec<Op> = body
            .all_ops_pre()
            .into_iter()
            .map(|op| OpRef::new(header.cx(), body, op))
            .filter(|op| op.cast::<AddOp>().is_some())
            .filter(|op| self.options.except.iter().all(|name| op.attr(name).is_none()))
            .map(|op| op.id())
            .collect();
        state.count(Self::NUM_ADDS, adds.len() as u64);
        if adds.len() < self.options.least as usize {
            let found = adds.len();
            let least = self.options.least;
            return state.fail(header.error(format_args!("has {found} additions, not {least}")));
        }
        if !self.options.mark.is_empty() {
            for add in adds {
                body.set_attr(header.cx(), add, &self.options.mark, Some(header.cx().unit_attr()));
            }
        }
        Ok(())
    }
}
