//! Reductions and scans: their verifiers and types, and the syntax of `vector.outerproduct`.

use mlir::hooks::{InferResults, OpAssembly, Verify};
use mlir::opdef::{InferArgs, Types};
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult};
use mlir::{Diag, OpState, Type, TypeRef};

use super::types::{VectorType, vector};
use super::{CombiningKind, MultiDimReductionOp, OuterProductOp, ReductionOp, ScanOp};

/// Whether elements of a type can be combined in this way.
pub(crate) fn combines(kind: CombiningKind, element: TypeRef<'_>) -> bool {
    use CombiningKind as K;
    match kind {
        K::Add | K::Mul => element.is_int_or_index() || element.is_integer_type() || element.is_float(),
        K::MinUI | K::MinSI | K::MaxUI | K::MaxSI | K::And | K::Or | K::Xor => {
            element.is_int_or_index() || element.is_integer_type()
        }
        K::MinNumF | K::MaxNumF | K::MinimumF | K::MaximumF => element.is_float(),
    }
}

impl Verify for ReductionOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let rank = op.ty(self.vector()).rank();
        op.ensure(rank <= 1, format_args!("unsupported reduction rank: {rank}"))?;
        let (kind, ty) = (self.kind(), op.ty(self.dest()));
        op.ensure(
            combines(kind, ty),
            format_args!("unsupported reduction type ''{ty}'' for kind '{}'", kind.keyword()),
        )
    }
}

/// The type of a vector without some of its dimensions; the element type if none are left.
pub(crate) fn reduced_type(source: VectorType<'_>, dims: &[i64]) -> Type {
    let mut kept = source.dims().enumerate().filter(|&(at, _)| !dims.contains(&(at as i64))).peekable();
    match kept.peek() {
        None => source.element,
        Some(_) => vector(source.cx, kept.map(|(_, dim)| dim), source.element),
    }
}

impl InferResults for MultiDimReductionOp<'_> {
    fn infer_results(args: &InferArgs<'_>) -> Result<Types, String> {
        let source = VectorType::of(args.cx.type_ref(args.operand(0)?)).ok_or("the operand is no vector")?;
        let dims = args.cx.attr_ref(args.attr(1)?).as_dense_array::<i64>().unwrap_or_default();
        Ok(std::iter::once(reduced_type(source, &dims)).collect())
    }
}

impl Verify for MultiDimReductionOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let (source, dest) = (op.ty(self.source()), op.ty(self.dest()));
        let Some(parts) = VectorType::of(source) else { return Ok(()) };
        op.ensure(
            reduced_type(parts, &self.reduction_dims()) == dest.id(),
            format_args!("destination type '{dest}' is incompatible with source type '{source}'"),
        )
    }
}

impl OpAssembly for OuterProductOp<'_> {
    /// Parses `%lhs, %rhs [, %acc] [attributes] : type, type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let operands = p.operand_list(Delimiter::None)?;
        p.optional_attr_dict(state)?;
        let left = p.colon_type()?;
        p.token(",")?;
        let right = p.ty()?;
        let cx = p.cx();
        let at = p.name_span();
        let [lhs, rhs, acc @ ..] = operands.as_slice() else {
            return Err(p.error(at, "expected at least 2 operands"));
        };
        let Some(first) = VectorType::of(cx.type_ref(left)) else {
            return Err(p.error(at, "expected vector type for operand #1"));
        };
        let second = VectorType::of(cx.type_ref(right));
        let dims: Vec<(i64, bool)> =
            first.dims().take(1).chain(second.iter().flat_map(|ty| ty.dims().take(1))).collect();
        let wanted = 1 + usize::from(second.is_some());
        if dims.len() != wanted {
            let number = if first.rank() == 0 { 1 } else { 2 };
            return Err(p.error(at, format!("expected 1-d vector for operand #{number}")));
        }
        let result = vector(cx, dims, first.element);
        p.resolve_all(&[*lhs], left, state)?;
        p.resolve_all(&[*rhs], right, state)?;
        p.resolve_all(acc.get(..1).unwrap_or_default(), result, state)?;
        state.result_types.push(result);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.operands_between(" ", op.operands(), "");
        // As in MLIR, without an accumulator there are no attributes in the text.
        if self.acc().is_some() {
            p.optional_attr_dict(op, &[]);
        }
        p.colon_type(op.ty(self.lhs()));
        p.write_text(", ");
        p.ty(op.ty(self.rhs()).id());
    }
}

impl Verify for OuterProductOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let rhs = op.ty(self.rhs());
        let result = op.ty(op.result(0));
        let (Some(left), Some(res)) = (VectorType::of(op.ty(self.lhs())), VectorType::of(result)) else {
            return Ok(());
        };
        op.ensure(left.rank() == 1, "expected 1-d vector for operand #1")?;
        if let Some(right) = VectorType::of(rhs) {
            op.ensure(right.rank() == 1, "expected 1-d vector for operand #2")?;
            op.ensure(res.rank() == 2, "expected 2-d vector result")?;
            op.ensure(left.shape[0] == res.shape[0], "expected #1 operand dim to match result dim #1")?;
            op.ensure(right.shape[0] == res.shape[1], "expected #2 operand dim to match result dim #2")?;
            op.ensure(
                !left.is_scalable() || right.is_scalable(),
                "expected either both or only #2 operand dim to be scalable",
            )?;
        } else {
            op.ensure(res.rank() == 1, "expected 1-d vector result")?;
            op.ensure(left.shape[0] == res.shape[0], "expected #1 operand dim to match result dim #1")?;
        }
        let fits = self.acc().is_none_or(|acc| op.ty(acc) == result);
        op.ensure(fits, "expected operand #3 of same type as result type")?;
        op.ensure(combines(self.kind(), result.element_type()), "unsupported outerproduct type")
    }
}

impl Verify for ScanOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let source = op.ty(self.source()).shape().unwrap_or_default();
        let initial = op.ty(self.initial_value()).shape().unwrap_or_default();
        let rank = source.len() as i64;
        let dim = self.reduction_dim();
        op.ensure(dim < rank, format_args!("reduction dimension {dim} has to be less than {rank}"))?;
        let (has, wanted) = (initial.len() as i64, rank - 1);
        op.ensure(has == wanted, format_args!("initial value rank {has} has to be equal to {wanted}"))?;
        let others = source.iter().enumerate().filter(|&(at, _)| at as i64 != dim).map(|(_, n)| n);
        op.ensure(others.eq(initial), "incompatible input/initial value shapes")?;
        let (kind, ty) = (self.kind(), op.ty(self.dest()).element_type());
        op.ensure(
            combines(kind, ty),
            format_args!("unsupported reduction type '{ty}' for kind '{}'", kind.keyword()),
        )
    }
}
