//! The `generate-runtime-verification` pass: asserts what the verifier cannot know, before each operation on memrefs and
//! tensors.
//!
//! All operations are found and described before any check is made: the checks have such operations too, and a message
//! shows values under the names that they had before.

use dialects::arith::{AddIOp, AndIOp, CmpIOp, CmpIPredicate, MulIOp, RemSIOp, RemUIOp, SubIOp};
use dialects::matching::{build_constant, build_index};
use dialects::offsets_sizes_strides::{Mixed, Slice};
use dialects::{cf, memref, scf, tensor};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::fold::created_or_folded;
use mlir::text::{PrintOptions, SinglePrinter, loc_to_string};
use mlir::{AttrKind, Body, Builder, Context, DYNAMIC, Loc, Op, OpRef, TypeKind, TypeRef, Value};

use crate::passes::GenerateRuntimeVerification;

impl RunPass for GenerateRuntimeVerification {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let detailed = match self.options.verbose_level {
            0 => false,
            1 => true,
            _ => {
                let message = "generate-runtime-verification pass: set verboseLevel to 0 or 1";
                return state.fail(op.header().plain_error(message));
            }
        };
        let options = PrintOptions {
            local_scope: true,
            skip_regions: true,
            elide_elements_larger: Some(16),
            ..PrintOptions::default()
        };
        let body = op.body_mut();
        let found = {
            let mut printer = detailed.then(|| SinglePrinter::new(cx, body, &options));
            Found::in_body(cx, body, &mut printer)
        };
        found.check(cx, body);
        Ok(())
    }
}

/// Makes the checks of one kind of operation.
type Verify = fn(&mut Checks<'_>, Op);

/// How an operation is verified, if anything is left to verify.
fn verification(op: OpRef<'_>) -> Option<Verify> {
    let element = op.is::<memref::LoadOp<'_>>()
        || op.is::<memref::StoreOp<'_>>()
        || op.is::<memref::AtomicRMWOp<'_>>()
        || op.is::<memref::GenericAtomicRMWOp<'_>>()
        || op.is::<tensor::ExtractOp<'_>>()
        || op.is::<tensor::InsertOp<'_>>();
    let cast = op.is::<memref::CastOp<'_>>() || op.is::<tensor::CastOp<'_>>();
    let dim = op.is::<memref::DimOp<'_>>() || op.is::<tensor::DimOp<'_>>();
    let slice = op.is::<memref::SubViewOp<'_>>() || op.is::<tensor::ExtractSliceOp<'_>>();
    let kinds: [(bool, Verify); 7] = [
        (element, |checks, op| checks.element(op)),
        (cast, |checks, op| checks.cast(op)),
        (dim, |checks, op| checks.dim(op)),
        (slice, |checks, op| checks.slice(op)),
        (op.is::<memref::CopyOp<'_>>(), |checks, op| checks.copy(op)),
        (op.is::<memref::ExpandShapeOp<'_>>(), |checks, op| checks.expand_shape(op)),
        (op.is::<memref::AssumeAlignmentOp<'_>>(), |checks, op| checks.assume_alignment(op)),
    ];
    kinds.into_iter().find(|(is, _)| *is).map(|(_, verify)| verify)
}

/// An operation to verify, with its text.
struct Verified {
    op: Op,
    verify: Verify,
    text: String,
}

/// What is to be verified in a body.
#[derive(Default)]
struct Found {
    ops: Vec<Verified>,
    nested: Vec<(Op, Found)>,
}

impl Found {
    fn in_body<'a>(cx: &'a Context, body: &'a Body, printer: &mut Option<SinglePrinter<'a>>) -> Self {
        let mut found = Found::default();
        for op in body.all_ops_post() {
            if let Some(inner) = body.nested(op) {
                found.nested.push((op, Found::in_body(cx, inner, printer)));
            }
            let view = OpRef::new(cx, body, op);
            if let Some(verify) = verification(view) {
                let text = printer.as_mut().map_or_else(String::new, |p| p.op(view) + "\n");
                found.ops.push(Verified { op, verify, text });
            }
        }
        found
    }

    fn check(self, cx: &Context, body: &mut Body) {
        for (op, inner) in self.nested {
            if let Some(nested) = body.nested_mut(op) {
                inner.check(cx, nested);
            }
        }
        for Verified { op, verify, text } in self.ops {
            let loc = body.loc(op);
            verify(&mut Checks { b: Builder::before(cx, body, op), loc, text: &text }, op);
        }
    }
}

/// Makes the checks of one operation, before it.
struct Checks<'b> {
    b: Builder<'b>,
    loc: Loc,
    /// The operation, or nothing.
    text: &'b str,
}

impl<'b> Checks<'b> {
    fn view(&self, op: Op) -> OpRef<'_> {
        OpRef::new(self.b.cx(), self.b.body(), op)
    }

    fn ty(&self, value: Value) -> TypeRef<'b> {
        self.b.cx().type_ref(self.b.body().ty(value))
    }

    fn index(&mut self, number: i64) -> Value {
        build_index(&mut self.b, self.loc, number)
    }

    fn mixed(&mut self, number: Mixed) -> Value {
        match number {
            Mixed::Known(number) => self.index(number),
            Mixed::Value(value) => value,
        }
    }

    fn assert(&mut self, condition: Value, why: &str) {
        let place = loc_to_string(self.b.cx(), self.loc);
        let message =
            format!("ERROR: Runtime op verification failed\n{}^ {why}\nLocation: {place}", self.text);
        cf::AssertOp::build(&mut self.b, self.loc, condition, &message);
    }

    fn compare(&mut self, predicate: CmpIPredicate, left: Value, right: Value) -> Value {
        CmpIOp::build(&mut self.b, self.loc, predicate, left, right)
    }

    fn assert_equal(&mut self, left: Value, right: Value, why: &str) {
        let equal = self.compare(CmpIPredicate::Eq, left, right);
        self.assert(equal, why);
    }

    fn compare_folded(&mut self, predicate: CmpIPredicate, left: Value, right: Value) -> Value {
        let value = self.compare(predicate, left, right);
        created_or_folded(&mut self.b, value)
    }

    fn and_folded(&mut self, left: Value, right: Value) -> Value {
        let value = AndIOp::build(&mut self.b, self.loc, left, right);
        created_or_folded(&mut self.b, value)
    }

    /// Whether a value is at least `lower` and less than `upper`.
    fn in_bounds(&mut self, value: Value, lower: Value, upper: Value) -> Value {
        let from = self.compare_folded(CmpIPredicate::Sge, value, lower);
        let to = self.compare_folded(CmpIPredicate::Slt, value, upper);
        self.and_folded(from, to)
    }

    /// The size of a memref or tensor, by an operation of its own.
    fn size(&mut self, shaped: Value, dim: usize) -> Value {
        let index = self.index(dim as i64);
        if self.ty(shaped).is_base_memref() {
            memref::DimOp::build(&mut self.b, self.loc, shaped, index)
        } else {
            tensor::DimOp::build(&mut self.b, self.loc, shaped, index)
        }
    }

    fn size_folded(&mut self, shaped: Value, dim: usize) -> Value {
        let size = self.size(shaped, dim);
        created_or_folded(&mut self.b, size)
    }

    fn rank(&mut self, shaped: Value) -> Value {
        if self.ty(shaped).is_base_memref() {
            memref::RankOp::build(&mut self.b, self.loc, shaped)
        } else {
            tensor::RankOp::build(&mut self.b, self.loc, shaped)
        }
    }

    /// Indices are in the shape.
    fn element(&mut self, op: Op) {
        let view = self.view(op);
        let operands: Vec<Value> = view.operands().collect();
        let has_value = view.is::<memref::StoreOp<'_>>()
            || view.is::<memref::AtomicRMWOp<'_>>()
            || view.is::<tensor::InsertOp<'_>>();
        let at = usize::from(has_value);
        let Some((&shaped, indices)) = operands.get(at..).and_then(<[Value]>::split_first) else { return };
        if indices.is_empty() {
            return;
        }
        let zero = self.index(0);
        let mut all: Option<Value> = None;
        for (dim, &index) in indices.iter().enumerate() {
            let size = self.size_folded(shaped, dim);
            let inside = self.in_bounds(index, zero, size);
            all = Some(match all {
                Some(all) => self.and_folded(all, inside),
                None => inside,
            });
        }
        if let Some(all) = all {
            self.assert(all, "out-of-bounds access");
        }
    }

    /// The source has the rank, sizes, offset and strides of the result.
    fn cast(&mut self, op: Op) {
        let source = self.view(op).operand(0);
        let result = self.ty(self.view(op).result(0));
        let Some(shape) = result.shape().filter(|_| result.has_rank()) else { return };
        let from = self.ty(source);
        if !from.has_rank() {
            let rank = self.rank(source);
            let wanted = self.index(shape.len() as i64);
            self.assert_equal(rank, wanted, "rank mismatch");
        }
        let metadata = result.is_memref().then(|| self.metadata_of_cast(source, result));
        let known = if from.has_rank() { from.shape() } else { None };
        for (dim, &size) in shape.iter().enumerate() {
            if size == DYNAMIC || known.is_some_and(|known| known[dim] != DYNAMIC) {
                continue;
            }
            let own = self.size(source, dim);
            let wanted = self.index(size);
            self.assert_equal(own, wanted, &format!("size mismatch of dim {dim}"));
        }
        let (Some(metadata), Some(layout)) = (metadata, result.strided_layout()) else { return };
        if layout.offset != DYNAMIC {
            let wanted = self.index(layout.offset);
            self.assert_equal(metadata.0, wanted, "offset mismatch");
        }
        for (dim, &stride) in layout.strides.iter().enumerate() {
            if stride != DYNAMIC {
                let wanted = self.index(stride);
                self.assert_equal(metadata.1[dim], wanted, &format!("stride mismatch of dim {dim}"));
            }
        }
    }

    /// The offset and strides of a memref that is cast, whose rank is that of the result by then.
    fn metadata_of_cast(&mut self, source: Value, result: TypeRef<'_>) -> (Value, Vec<Value>) {
        let cx = self.b.cx();
        let mut ty = result.kind().clone();
        if let TypeKind::MemRef { shape, layout, .. } = &mut ty {
            shape.fill(DYNAMIC);
            *layout = Some(cx.attr(AttrKind::Strided { offset: DYNAMIC, strides: shape.clone() }));
        }
        let general = memref::CastOp::build(&mut self.b, self.loc, cx.ty(ty), source);
        let metadata = memref::ExtractStridedMetadataOp::build(&mut self.b, self.loc, general);
        let view = metadata.view(&self.b);
        (view.offset(), view.strides().collect())
    }

    /// There is such a dimension.
    fn dim(&mut self, op: Op) {
        let (source, index) = (self.view(op).operand(0), self.view(op).operand(1));
        let rank = self.rank(source);
        let zero = self.index(0);
        let inside = self.in_bounds(index, zero, rank);
        self.assert(inside, "index is out of bounds");
    }

    /// Offsets are in the shape, or at its end if the slice is empty; so are the last elements.
    fn slice(&mut self, op: Op) {
        let view = self.view(op);
        let source = view.operand(0);
        let slice = Slice::of(view);
        let is_view = view.is::<memref::SubViewOp<'_>>();
        let what = if is_view { "subview" } else { "extract_slice" };
        let zero = self.index(0);
        let one = self.index(1);
        let sizes: Option<Vec<Value>> = is_view.then(|| {
            let metadata = memref::ExtractStridedMetadataOp::build(&mut self.b, self.loc, source);
            metadata.view(&self.b).sizes().collect()
        });
        for (dim, &offset) in slice.offsets.iter().enumerate() {
            let offset = self.mixed(offset);
            let size = self.mixed(slice.sizes[dim]);
            let stride = self.mixed(slice.strides[dim]);
            let all = match &sizes {
                Some(sizes) => sizes[dim],
                None => self.size_folded(source, dim),
            };
            let is_empty = self.compare(CmpIPredicate::Eq, size, zero);
            let starts = self.choose(
                is_empty,
                |checks| {
                    let from = checks.compare(CmpIPredicate::Sge, offset, zero);
                    let to = checks.compare(CmpIPredicate::Sle, offset, all);
                    AndIOp::build(&mut checks.b, checks.loc, from, to)
                },
                |checks| checks.in_bounds(offset, zero, all),
            );
            self.assert(starts, &format!("offset {dim} is out-of-bounds"));
            let has_last = self.compare(CmpIPredicate::Sgt, size, zero);
            let ends = self.choose(
                has_last,
                |checks| {
                    let (b, loc) = (&mut checks.b, checks.loc);
                    let last = SubIOp::build(b, loc, size, one);
                    let distance = MulIOp::build(b, loc, last, stride);
                    let last = AddIOp::build(b, loc, offset, distance);
                    checks.in_bounds(last, zero, all)
                },
                |checks| {
                    let holds = checks.b.cx().bool_attr(true);
                    build_constant(&mut checks.b, checks.loc, holds)
                },
            );
            self.assert(ends, &format!("{what} runs out-of-bounds along dimension {dim}"));
        }
    }

    /// An `scf.if` whose result is one of two conditions.
    fn choose(
        &mut self,
        condition: Value,
        then: impl FnOnce(&mut Checks<'_>) -> Value,
        otherwise: impl FnOnce(&mut Checks<'_>) -> Value,
    ) -> Value {
        let (cx, loc, text) = (self.b.cx(), self.loc, self.text);
        let chosen = scf::IfOp::build_with_else(
            &mut self.b,
            loc,
            &[cx.int_ty(1)],
            condition,
            |b| yields(b, loc, text, then),
            |b| yields(b, loc, text, otherwise),
        );
        self.b.body().result(*chosen, 0)
    }

    /// Sizes that are not known are equal.
    fn copy(&mut self, op: Op) {
        let (source, target) = (self.view(op).operand(0), self.view(op).operand(1));
        let (from, to) = (self.ty(source), self.ty(target));
        let (Some(from), Some(to)) = (from.shape(), to.shape()) else { return };
        for (dim, (&from, &to)) in from.iter().zip(to).enumerate() {
            if from != DYNAMIC && to != DYNAMIC {
                continue;
            }
            let mut size = |value, known| match known {
                DYNAMIC => self.size(value, dim),
                known => self.index(known),
            };
            let (left, right) = (size(source, from), size(target, to));
            self.assert_equal(left, right, &format!("size of {dim}-th source/target dim does not match"));
        }
    }

    /// The known sizes of each group divide the size of the source.
    fn expand_shape(&mut self, op: Op) {
        let view = self.view(op);
        let Some(expand) = view.cast::<memref::ExpandShapeOp<'_>>() else { return };
        let source = expand.src();
        let shape = view.ty(expand.result()).shape().unwrap_or_default();
        let product = |group: &mlir::Attr| {
            let dims = view.cx().attr_ref(*group).as_array().unwrap_or_default();
            let dims = dims.iter().filter_map(|&dim| view.cx().attr_ref(dim).as_int());
            let sizes = dims.filter_map(|dim| shape.get(usize::try_from(dim).ok()?).copied());
            sizes.filter(|&size| size != DYNAMIC).fold(1_i64, i64::wrapping_mul)
        };
        let products: Vec<i64> = expand.reassociation().iter().map(product).collect();
        for (dim, known) in products.into_iter().enumerate() {
            let size = self.size(source, dim);
            let known = self.index(known);
            let rest = RemSIOp::build(&mut self.b, self.loc, size, known);
            let zero = self.index(0);
            self.assert_equal(rest, zero, "static result dims in reassoc group do not divide src dim evenly");
        }
    }

    /// The address is a multiple.
    fn assume_alignment(&mut self, op: Op) {
        let view = self.view(op);
        let Some(assumed) = view.cast::<memref::AssumeAlignmentOp<'_>>() else { return };
        let (memref, alignment) = (assumed.memref(), assumed.alignment());
        let address = memref::ExtractAlignedPointerAsIndexOp::build(&mut self.b, self.loc, memref);
        let number = self.index(alignment);
        let rest = RemUIOp::build(&mut self.b, self.loc, address, number);
        let zero = self.index(0);
        self.assert_equal(rest, zero, &format!("memref is not aligned to {alignment}"));
    }
}

/// Ends a region with the condition that `make` makes in it.
fn yields(b: &mut Builder<'_>, loc: Loc, text: &str, make: impl FnOnce(&mut Checks<'_>) -> Value) {
    let (cx, at) = (b.cx(), b.insert_point());
    let mut inner = Builder::new(cx, b.body_mut());
    inner.set_insert_point(at);
    let mut checks = Checks { b: inner, loc, text };
    let value = make(&mut checks);
    scf::YieldOp::build(&mut checks.b, loc, &[value]);
}
