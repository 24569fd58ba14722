//! The built-in functions that are neither element-wise nor reductions: shapes, products, and tensors made from nothing.
//!
//! Each is declared once, in [`FUNCTIONS`]: its parameters, the shape of its result, and where the elements come from.
//! The compiler, shape inference, the lowering and the interpreter loop over the table. A function whose elements are
//! those of an operand at other indices needs a record in `Ops.td` and a line here.

use std::cell::Cell;
use std::ops::Range;

use mlir::opdef::OpDef;
use mlir::{AffineExpr, Builder, Context, DYNAMIC, Diag, Loc, OpRef, OpTrait, OpType, Type, TypeRef, Value};

use crate::element_types::{Elements, kind_of};
use crate::elementwise::Elementwise;
use crate::given::{Fault, Given, Literals, MAX_VALUES, build_with_literals, literals};
use crate::made::Made;
use crate::moved::Joined;
use crate::open_shapes::{Rule, open_shape};
use crate::shapes::{origin, shape_text};
use crate::{
    ArangeOp, ArgmaxOp, ArgminOp, AssignOp, CastOp, ConcatOp, ConstantOp, CumsumOp, DotOp, EyeOp, FlipOp,
    FullLikeOp, FullOp, LinspaceOp, MatmulOp, NormalOp, OnesLikeOp, OnesOp, OuterOp, PadOp, PermuteOp,
    RandomOp, RepeatOp, ReshapeToOp, RollOp, SizeOp, SliceOp, StackOp, StridedOp, TakeOp, TileOp,
    TransposeOp, ZerosLikeOp, ZerosOp, codes, gathered, made, moved, numbers, products, random, slices,
    strided,
};

/// A built-in function with an operation of its own.
#[derive(Debug)]
pub struct Function {
    /// The operation.
    pub def: &'static OpDef,
    /// The name by which programs call it, and which errors use; `[]` for the operation of `x[1:3]`.
    pub name: &'static str,
    /// The parameters in the order of arguments without names. Those that take tensors come first.
    pub params: &'static [Param],
    /// The shape of the result.
    pub shape: fn(&Given) -> Result<Vec<i64>, Fault>,
    /// The elements of the result.
    pub content: Content,
}

/// A parameter of a built-in function.
#[derive(Debug)]
pub struct Param {
    /// The name by which arguments may be passed.
    pub name: &'static str,
    /// What it takes.
    pub kind: ParamKind,
}

/// What a parameter takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParamKind {
    /// A tensor, which every call passes.
    Tensor,
    /// A tensor, or nothing.
    OptionalTensor,
    /// All other arguments without names: tensors, of which there is at least one.
    Tensors,
    /// Numbers on which the shape of the result depends.
    Size,
    /// The same, or nothing.
    OptionalSize,
    /// All other arguments without names: sizes, of which there is at least one.
    Sizes,
    /// The same, or nothing.
    OptionalSizes,
    /// An axis or a list of axes, as literals; all axes if a call passes none.
    Axes,
    /// All other arguments without names: axes, as literals.
    AllAxes,
    /// An axis as a literal, or nothing.
    Axis,
    /// The literal 1 or 0; 0 if a call passes none.
    Flag,
    /// Text, or nothing.
    Text,
}

impl ParamKind {
    /// Whether its arguments are operands.
    pub fn is_tensor(self) -> bool {
        self.is_size() || matches!(self, ParamKind::Tensor | ParamKind::OptionalTensor | ParamKind::Tensors)
    }

    /// Whether its arguments are operands on whose values the shape depends.
    pub fn is_size(self) -> bool {
        matches!(
            self,
            ParamKind::Size | ParamKind::OptionalSize | ParamKind::Sizes | ParamKind::OptionalSizes
        )
    }

    /// Whether it takes any number of arguments.
    pub fn is_variadic(self) -> bool {
        matches!(self, ParamKind::Tensors | ParamKind::Sizes | ParamKind::OptionalSizes | ParamKind::AllAxes)
    }

    /// Whether every call passes it.
    pub fn is_required(self) -> bool {
        use ParamKind::*;
        matches!(self, Tensor | Tensors | Size | Sizes)
    }
}

/// Where the elements of a result come from.
#[derive(Debug)]
pub enum Content {
    /// An element of the first operand: its indices, computed from those of the result.
    Moved(fn(&Given, &Context, &[i64]) -> Vec<AffineExpr>),
    /// Operands side by side.
    Joined(fn(&Given, &Context) -> Joined),
    /// Numbers that depend on nothing but the indices and on operands that are numbers.
    Made(Made),
    /// Sums of products, as chains of fused multiply-adds in the order of the contracted index.
    Contracted(fn(&Given) -> Option<products::Contraction>),
    /// The position of the first element along an axis that no other element beats.
    Position {
        /// Whether the largest element wins, and not the smallest.
        is_largest: bool,
    },
    /// Elements at positions that the second operand has.
    Gathered,
    /// The sums of all elements along an axis up to each one, in their order.
    Running,
}

impl Function {
    /// Which type the elements of the result have.
    pub fn elements(&self) -> Elements {
        match &self.content {
            Content::Made(made) => made.elements,
            Content::Position { .. } => Elements::Double,
            Content::Contracted(_) => Elements::From(0),
            Content::Joined(_) if self.params[0].kind.is_variadic() => Elements::From(0),
            Content::Gathered | Content::Joined(_) | Content::Moved(_) | Content::Running => {
                Elements::Operand(0)
            }
        }
    }

    /// The declaration of an operation, if it is one of them.
    pub fn of(op: OpRef<'_>) -> Option<&'static Self> {
        let def = op.def()?;
        FUNCTIONS.iter().find(|f| std::ptr::eq(f.def, def))
    }

    /// The function that programs call by this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        FUNCTIONS.iter().find(|f| f.name == name && f.is_called())
    }

    /// Whether programs call it by its name: `transpose` without axes has an operation of its own, and so have `x[1:3]`
    /// and what callers pass as a view.
    pub fn is_called(&self) -> bool {
        let others = [TransposeOp::DEF, SliceOp::DEF, StridedOp::DEF];
        !others.iter().any(|&other| std::ptr::eq(self.def, other))
    }

    /// Whether the shape of the result depends on the value of an operand.
    pub fn is_known(&self, operand: usize) -> bool {
        let last = self.params.iter().rposition(|param| param.kind.is_tensor()).unwrap_or(0);
        self.params.get(operand.min(last)).is_some_and(|param| param.kind.is_size())
    }

    /// The shape of the result, of which some sizes may be unknown.
    ///
    /// # Errors
    /// If the arguments give none.
    pub fn result_shape(&self, given: &Given) -> Result<Vec<i64>, Fault> {
        let is_open = given.shapes.iter().any(|shape| shape.contains(&DYNAMIC));
        if is_open { open_shape(&self.rule(), given) } else { (self.shape)(given) }
    }

    /// What its shape depends on.
    pub(crate) fn rule(&self) -> Rule {
        let contraction = match self.content {
            Content::Contracted(contraction) => Some(contraction),
            _ => None,
        };
        Rule { def: self.def, shape: self.shape, contraction }
    }

    /// Builds the operation.
    pub fn build(
        &self,
        b: &mut Builder<'_>,
        loc: Loc,
        ty: Type,
        inputs: &[Value],
        literals: &Literals,
    ) -> Value {
        if std::ptr::eq(self.def, PermuteOp::DEF) && literals.axes.is_none() {
            return TransposeOp::build(b, loc, ty, inputs[0]);
        }
        build_with_literals(b, self.def, loc, ty, inputs, literals.axes.as_deref())
    }
}

/// What is known when a program is compiled; `None` if the shape of an operand is unknown, or for another operation.
pub fn given(op: OpRef<'_>) -> Option<Given> {
    let function = Function::of(op)?;
    // Arguments that have been lowered are numbers and memory.
    let shape = |ty: TypeRef<'_>| if ty.is_float() { Some(Vec::new()) } else { Some(ty.shape()?.to_vec()) };
    let shapes = op.operands().map(|value| shape(op.ty(value))).collect::<Option<_>>()?;
    let value = |(at, value)| if function.is_known(at) { known_value(op, value) } else { None };
    let values = op.operands().enumerate().map(value).collect();
    Some(Given { name: function.name, literals: literals(op), shapes, values })
}

/// The elements of a value that follow from constants and known sizes, as far as a few steps show.
pub(crate) fn known_value(op: OpRef<'_>, value: Value) -> Option<Vec<f64>> {
    /// How many operations are looked at.
    const STEPS: u32 = 200;
    let steps = Cell::new(STEPS);
    known_within(op, value, &steps)
}

fn known_within(op: OpRef<'_>, value: Value, steps: &Cell<u32>) -> Option<Vec<f64>> {
    steps.set(steps.get().checked_sub(1)?);
    let defined = op.value(value).defining_op()?;
    if let Some(constant) = defined.cast::<ConstantOp>() {
        let ty = constant.value().ty();
        // The elements are listed only if they are few.
        let is_small = ty.rank() <= 2 && ty.num_elements().is_some_and(|count| count <= MAX_VALUES);
        let elements = if is_small { constant.value().as_dense_f64() } else { None };
        return elements.map(|elements| elements.into_iter().collect());
    }
    if let Some(cast) = defined.cast::<CastOp>() {
        return known_within(op, cast.input(), steps);
    }
    if let Some(assign) = defined.cast::<AssignOp>() {
        return known_within(op, assign.value(), steps);
    }
    if let Some(elementwise) = Elementwise::of(defined) {
        let number = |value| match known_within(op, value, steps)?.as_slice() {
            &[number] => Some(number),
            _ => None,
        };
        let is_number = |value| defined.ty(value).shape() == Some(&[]);
        let operands: Vec<f64> = defined
            .operands()
            .map(|value| number(value).filter(|_| is_number(value)))
            .collect::<Option<_>>()?;
        let kind = kind_of(defined.ty(value));
        return Some(vec![elementwise.compute.apply(kind, &operands)]);
    }
    // A list, of which some elements are computed.
    if defined.is::<StackOp>() {
        let given = given(defined)?;
        let count: i64 =
            given.shapes.iter().flatten().product::<i64>().checked_mul(given.shapes.len() as i64)?;
        if given.shapes[0].len() > 1 || count > MAX_VALUES as i64 || given.axes().is_some() {
            return None;
        }
        let parts = defined.operands().map(|value| known_within(op, value, steps));
        return parts.collect::<Option<Vec<_>>>().map(|parts| parts.concat());
    }
    let size = defined.cast::<SizeOp>()?;
    let given = given(*size)?;
    let is_known = size_shape(&given).is_ok() && counted(&given).iter().all(|&n| n >= 0);
    is_known.then(|| vec![size_of_axis(&given)])
}

/// The trait of the operations: `Toy_Function` in `Ops.td`.
pub(crate) struct IsFunction;

impl OpTrait for IsFunction {
    /// The operands are as many as the function has parameters.
    fn verify_trait(&self, op: OpRef<'_>) -> Result<(), Diag> {
        let Some(function) = Function::of(op) else { return Ok(()) };
        let tensors = || function.params.iter().filter(|param| param.kind.is_tensor());
        let least = tensors().filter(|param| param.kind.is_required()).count();
        let is_variadic = tensors().any(|param| param.kind.is_variadic());
        let most = if is_variadic { usize::MAX } else { tensors().count() };
        if !(least..=most).contains(&op.num_operands()) {
            return Err(op.error(format_args!("has {} operands", op.num_operands())));
        }
        let result = op.ty(op.result(0));
        op.ensure(
            function.elements() != Elements::Double || result.element_type().is_f64(),
            format_args!("gives numbers of 64 bits, and has the result '{result}'"),
        )
    }
}

/// The type of a result.
///
/// # Errors
/// If the operands give none.
pub(crate) fn infer(op: OpRef<'_>) -> Result<Vec<Type>, Diag> {
    let Some((function, given)) = Function::of(op).zip(given(op)) else { return Ok(Vec::new()) };
    let shape = function.result_shape(&given).map_err(|fault| fault_error(op, &given, fault))?;
    let ty = op.cx().tensor_ty(&shape, op.cx().float_ty(numbers::inferred(op, function.elements())));
    Ok(vec![ty])
}

pub(crate) fn fault_error(op: OpRef<'_>, given: &Given, fault: Fault) -> Diag {
    let mut error = op.plain_error(fault.message).with_code(fault.code);
    if fault.code == codes::PRODUCT_MISMATCH {
        for (operand, name) in ["left", "right"].into_iter().enumerate() {
            let shape = shape_text(&given.shapes[operand]);
            error = error.with_note(origin(op, operand), format!("the {name} operand has shape {shape}"));
        }
    } else if let Some(shape) = given.shapes.get(fault.operand) {
        let note = match given.values[fault.operand].as_deref() {
            Some(&[number]) if shape.is_empty() => format!("the value is {number}"),
            None if fault.code == codes::UNKNOWN_SIZE && !shape.contains(&DYNAMIC) => {
                "the program computes this number".to_owned()
            }
            _ => format!("the value has shape {}", shape_text(shape)),
        };
        error = error.with_note(origin(op, fault.operand), note);
    }
    error.with_help(fault.help)
}

/// Whether an axis of a tensor exists, or all elements are counted.
fn size_shape(given: &Given) -> Result<Vec<i64>, Fault> {
    if given.axes().is_some() {
        given.axis(given.shapes[0].len(), 0)?;
    }
    Ok(Vec::new())
}

/// The axes whose sizes `size` multiplies: one of them, or all.
pub fn counted_axes(given: &Given) -> Range<usize> {
    let rank = given.shapes[0].len();
    match given.axes() {
        Some(_) => given.axis(rank, 0).map_or(0..0, |axis| axis..axis + 1),
        None => 0..rank,
    }
}

fn counted(given: &Given) -> &[i64] {
    &given.shapes[0][counted_axes(given)]
}

/// The size of an axis, or the number of all elements.
fn size_of_axis(given: &Given) -> f64 {
    counted(given).iter().product::<i64>() as f64
}

const fn param(name: &'static str, kind: ParamKind) -> Param {
    Param { name, kind }
}

const X: Param = param("x", ParamKind::Tensor);
const Y: Param = param("y", ParamKind::Tensor);
const AXIS: Param = param("axis", ParamKind::Axis);
const SEED: Param = param("seed", ParamKind::Tensor);
const RANDOM_SHAPE: Param = param("shape", ParamKind::OptionalSizes);
const SHAPE: Param = param("shape", ParamKind::Sizes);

macro_rules! functions {
    ($($op:ident $name:literal($($param:expr),*) { $shape:path, $content:expr })*) => {
        /// All of them.
        pub static FUNCTIONS: &[Function] = &[$(Function {
            def: $op::DEF,
            name: $name,
            params: &[$($param),*],
            shape: $shape,
            content: $content,
        },)*];
    };
}

functions! {
    TransposeOp "transpose"(X) { moved::transpose_shape, Content::Moved(moved::transpose) }
    PermuteOp "transpose"(X, param("axes", ParamKind::AllAxes)) {
        moved::transpose_shape, Content::Moved(moved::transpose)
    }
    SliceOp "[]"(X, param("bounds", ParamKind::Sizes)) { slices::shape, Content::Moved(slices::indices) }
    ReshapeToOp "reshape"(X, SHAPE) { moved::reshape_shape, Content::Moved(moved::reshape) }
    FlipOp "flip"(X, param("axis", ParamKind::Axes)) { moved::flip_shape, Content::Moved(moved::flip) }
    RollOp "roll"(X, param("shift", ParamKind::Size), AXIS) { moved::roll_shape, Content::Moved(moved::roll) }
    RepeatOp "repeat"(X, param("repeats", ParamKind::Size), AXIS) {
        moved::repeat_shape, Content::Moved(moved::repeat)
    }
    StridedOp "strided"(X) { strided::shape, Content::Moved(strided::indices) }
    TileOp "tile"(X, param("reps", ParamKind::Sizes)) { moved::tile_shape, Content::Moved(moved::tile) }
    ConcatOp "concat"(param("tensors", ParamKind::Tensors), AXIS) {
        moved::concat_shape, Content::Joined(moved::concat)
    }
    StackOp "stack"(param("tensors", ParamKind::Tensors), AXIS) {
        moved::stack_shape, Content::Joined(moved::stack)
    }
    PadOp "pad"(X, param("pad_width", ParamKind::Size), param("constant_values", ParamKind::OptionalTensor)) {
        moved::pad_shape, Content::Joined(moved::pad)
    }
    SizeOp "size"(X, AXIS) {
        size_shape,
        Content::Made(Made {
            elements: Elements::Double,
            compute: |given, _| size_of_axis(given),
            build: |b, loc, given, _, _| made::number(b, loc, size_of_axis(given)),
        })
    }
    TakeOp "take"(X, param("indices", ParamKind::Tensor), AXIS) { gathered::shape, Content::Gathered }
    RandomOp "random"(SEED, RANDOM_SHAPE) { random::shape, Content::Made(random::UNIFORM) }
    NormalOp "normal"(SEED, RANDOM_SHAPE) { random::shape, Content::Made(random::NORMAL) }
    ZerosOp "zeros"(SHAPE) { made::shape, Content::Made(made::constant!(0.0, Elements::Double)) }
    OnesOp "ones"(SHAPE) { made::shape, Content::Made(made::constant!(1.0, Elements::Double)) }
    ZerosLikeOp "zeros_like"(X) { made::like, Content::Made(made::constant!(0.0, Elements::Operand(0))) }
    OnesLikeOp "ones_like"(X) { made::like, Content::Made(made::constant!(1.0, Elements::Operand(0))) }
    FullOp "full"(param("shape", ParamKind::Size), param("fill_value", ParamKind::Tensor)) {
        made::full_shape, Content::Made(made::FULL)
    }
    FullLikeOp "full_like"(X, param("fill_value", ParamKind::Tensor)) {
        made::full_like_shape, Content::Made(made::FULL_LIKE)
    }
    EyeOp "eye"(param("n", ParamKind::Size), param("m", ParamKind::OptionalSize)) {
        made::eye_shape, Content::Made(made::EYE)
    }
    ArangeOp "arange"(
        param("start", ParamKind::Size),
        param("stop", ParamKind::OptionalSize),
        param("step", ParamKind::OptionalSize)
    ) { made::arange_shape, Content::Made(made::ARANGE) }
    LinspaceOp "linspace"(
        param("start", ParamKind::Tensor),
        param("stop", ParamKind::Tensor),
        param("num", ParamKind::OptionalSize)
    ) { made::linspace_shape, Content::Made(made::LINSPACE) }
    MatmulOp "matmul"(X, Y) { products::matmul_shape, Content::Contracted(products::matmul) }
    DotOp "dot"(X, Y) { products::dot_shape, Content::Contracted(products::dot) }
    OuterOp "outer"(X, Y) { products::outer_shape, Content::Contracted(products::outer) }
    ArgmaxOp "argmax"(X, AXIS) { moved::position_shape, Content::Position { is_largest: true } }
    ArgminOp "argmin"(X, AXIS) { moved::position_shape, Content::Position { is_largest: false } }
    CumsumOp "cumsum"(X, AXIS) { moved::running_shape, Content::Running }
}
