//! The built-in functions that are neither element-wise nor reductions: shapes, products, and tensors made from nothing.
//!
//! Each is declared once, in [`FUNCTIONS`]: its parameters, the shape of its result, and where the elements come from.
//! The compiler, shape inference, the lowering and the interpreter loop over the table. A function whose elements are
//! those of an operand at other indices needs a record in `Ops.td` and a line here.

use std::cell::Cell;

use mlir::opdef::OpDef;
use mlir::{
    AffineExpr, AttrRef, Builder, Context, Diag, Loc, OpRef, OpState, OpTrait, OpType, Type, TypeRef, Value,
};

use crate::elementwise::Elementwise;
use crate::shapes::{origin, shape_text};
use crate::{
    ArangeOp, ArgmaxOp, ArgminOp, AssignOp, CastOp, ConcatOp, ConstantOp, CumsumOp, DotOp, EyeOp, FlipOp,
    FullLikeOp, FullOp, LinspaceOp, MatmulOp, OnesLikeOp, OnesOp, OuterOp, PadOp, PermuteOp, RepeatOp,
    ReshapeToOp, RollOp, SizeOp, SliceOp, StackOp, TileOp, TransposeOp, ZerosLikeOp, ZerosOp, codes, made,
    moved, products, slices,
};

/// A built-in function with an operation of its own.
#[derive(Debug)]
pub struct Function {
    /// The operation.
    pub def: &'static OpDef,
    /// The name by which programs call it; `[]` for the operation of `x[1:3]`.
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
        matches!(self, ParamKind::Size | ParamKind::OptionalSize | ParamKind::Sizes)
    }

    /// Whether it takes any number of arguments.
    pub fn is_variadic(self) -> bool {
        matches!(self, ParamKind::Tensors | ParamKind::Sizes | ParamKind::AllAxes)
    }

    /// Whether every call passes it.
    pub fn is_required(self) -> bool {
        use ParamKind::*;
        matches!(self, Tensor | Tensors | Size | Sizes)
    }
}

/// The arguments of a built-in function that are literals and not tensors.
#[derive(Default, Debug)]
pub struct Literals {
    /// The axes.
    pub axes: Option<Vec<i64>>,
    /// Whether reduced axes stay, with size 1.
    pub keeps_axes: bool,
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
    /// The sums of all elements along an axis up to each one, in their order.
    Running,
}

/// The result as parts that are whole operands.
#[derive(Debug)]
pub struct Joined {
    /// The operand, a number, that fills the rest; 0 without one.
    pub rest: Option<usize>,
    /// Whether the parts leave a rest.
    pub has_rest: bool,
    /// Each operand that is a part, with the indices of the result computed from its own.
    pub parts: Vec<(usize, Vec<AffineExpr>)>,
}

/// A function of indices.
#[derive(Debug)]
pub struct Made {
    /// Computes an element.
    pub compute: fn(&Given, &[i64]) -> f64,
    /// Builds operations that compute an element. The operands are numbers, where the function needs their values.
    pub build: fn(&mut Builder<'_>, Loc, &Given, &[Value], &[Value]) -> Value,
}

/// What is known about the arguments of a function.
#[derive(Clone, Debug)]
pub struct Given {
    /// The function.
    pub function: &'static Function,
    /// The literal axes, or the items of an index.
    pub literals: Option<Vec<i64>>,
    /// The shapes of the operands.
    pub shapes: Vec<Vec<i64>>,
    /// The elements of operands of few elements, if they are known.
    pub values: Vec<Option<Vec<f64>>>,
}

/// Why an operation has no result.
#[derive(Debug)]
pub struct Fault {
    /// The code of the error.
    pub code: &'static str,
    /// The error.
    pub message: String,
    /// The operand at fault.
    pub operand: usize,
    /// What to do.
    pub help: String,
}

/// Operands of more elements are no sizes or positions.
const MAX_VALUES: usize = 64;

impl Given {
    /// What is known when a program is compiled; `None` if the shape of an operand is unknown, or for another operation.
    pub fn of(op: OpRef<'_>) -> Option<Self> {
        let function = Function::of(op)?;
        // Arguments that have been lowered are numbers and memory.
        let shape =
            |ty: TypeRef<'_>| if ty.is_float() { Some(Vec::new()) } else { Some(ty.shape()?.to_vec()) };
        let shapes = op.operands().map(|value| shape(op.ty(value))).collect::<Option<_>>()?;
        let values = op.operands().map(|value| known_value(op, value)).collect();
        Some(Given { function, literals: literals(op), shapes, values })
    }

    /// What is known when a program runs. `elements` gives the elements of an operand.
    pub fn running(
        function: &'static Function,
        literals: Option<Vec<i64>>,
        shapes: Vec<Vec<i64>>,
        elements: impl Fn(usize) -> Vec<f64>,
    ) -> Self {
        let is_small =
            |shape: &Vec<i64>| shape.len() <= 2 && shape.iter().product::<i64>() <= MAX_VALUES as i64;
        let values =
            shapes.iter().enumerate().map(|(at, shape)| is_small(shape).then(|| elements(at))).collect();
        Given { function, literals, shapes, values }
    }

    /// The literal axes.
    pub fn axes(&self) -> Option<&[i64]> {
        self.literals.as_deref()
    }

    /// The only axis, counted from the first; `missing` if the call gives none.
    ///
    /// # Errors
    /// If an operand of this rank does not have it.
    pub fn axis(&self, rank: usize, missing: i64) -> Result<usize, Fault> {
        let axis = self.axes().and_then(|axes| axes.first()).copied().unwrap_or(missing);
        self.axis_of(axis, rank)
    }

    /// An axis, counted from the first.
    ///
    /// # Errors
    /// If an operand of this rank does not have it.
    pub fn axis_of(&self, axis: i64, rank: usize) -> Result<usize, Fault> {
        axis_of(axis, rank).ok_or_else(|| {
            let (message, help) = no_such_axis(self.name(), axis, rank);
            Fault { code: codes::NO_SUCH_AXIS, message, operand: 0, help }
        })
    }

    /// How programs call the function.
    pub fn name(&self) -> &'static str {
        self.function.name
    }

    /// An operand that is a number whose value must be known.
    ///
    /// # Errors
    /// If it is not.
    pub fn number(&self, operand: usize, what: &str) -> Result<f64, Fault> {
        match self.values[operand].as_deref() {
            Some(&[number]) if self.shapes[operand].is_empty() => Ok(number),
            _ if !self.shapes[operand].is_empty() => Err(self.not_a_number(operand, what)),
            _ => Err(Fault {
                code: codes::UNKNOWN_SIZE,
                message: format!("{what} of '{}' is not known when the program is compiled", self.name()),
                operand,
                help: "shapes are fixed when a program is compiled: use literals, and 'size(x, axis)'"
                    .to_owned(),
            }),
        }
    }

    /// The error for an operand that should be a number.
    pub fn not_a_number(&self, operand: usize, what: &str) -> Fault {
        Fault {
            code: codes::WRONG_SIZE,
            message: format!(
                "{what} of '{}' must be a number, and has shape {}",
                self.name(),
                shape_text(&self.shapes[operand])
            ),
            operand,
            help: "a number has no axes".to_owned(),
        }
    }

    /// The same, if it is whole.
    ///
    /// # Errors
    /// If it is not.
    pub fn whole(&self, operand: usize, what: &str) -> Result<i64, Fault> {
        let number = self.number(operand, what)?;
        whole(number).ok_or_else(|| self.wrong_number(operand, what, number))
    }

    /// The error for a number that is not whole, or is out of range.
    pub fn wrong_number(&self, operand: usize, what: &str, number: f64) -> Fault {
        Fault {
            code: codes::WRONG_SIZE,
            message: format!("{what} of '{}' cannot be {number}", self.name()),
            operand,
            help: "sizes and positions are whole numbers".to_owned(),
        }
    }

    /// The sizes that operands from one on give: numbers, or one list of them.
    ///
    /// # Errors
    /// If they are not known.
    pub fn sizes(&self, first: usize) -> Result<Vec<(i64, usize)>, Fault> {
        let is_list = self.shapes.len() == first + 1 && self.shapes[first].len() == 1;
        if !is_list {
            return (first..self.shapes.len()).map(|at| Ok((self.whole(at, "a size")?, at))).collect();
        }
        let list = self.values[first].as_deref().ok_or_else(|| Fault {
            code: codes::UNKNOWN_SIZE,
            message: format!("the sizes of '{}' are not known when the program is compiled", self.name()),
            operand: first,
            help: "shapes are fixed when a program is compiled: use literals, and 'size(x, axis)'".to_owned(),
        })?;
        let size = |&number| whole(number).ok_or_else(|| self.wrong_number(first, "a size", number));
        list.iter().map(|number| Ok((size(number)?, first))).collect()
    }

    /// The shape that operands from one on give.
    ///
    /// # Errors
    /// If they give none.
    pub fn new_shape(&self, first: usize) -> Result<Vec<i64>, Fault> {
        let sizes = self.sizes(first)?;
        let negative = sizes.iter().find(|(size, _)| *size < 0);
        if let Some(&(size, operand)) = negative {
            return Err(self.wrong_number(operand, "a size", size as f64));
        }
        self.countable(sizes.into_iter().map(|(size, _)| size).collect())
    }

    /// A shape whose elements can be counted.
    ///
    /// # Errors
    /// If they cannot.
    pub fn countable(&self, shape: Vec<i64>) -> Result<Vec<i64>, Fault> {
        let count = shape.iter().filter(|&&n| n != 0).try_fold(8i64, |all, &n| all.checked_mul(n));
        if count.is_some() && shape.len() <= crate::MAX_RANK {
            return Ok(shape);
        }
        Err(Fault {
            code: codes::WRONG_SIZE,
            message: format!("'{}' would give a tensor of shape {}", self.name(), shape_text(&shape)),
            operand: 0,
            help: "tensors live in memory: use smaller sizes".to_owned(),
        })
    }
}

impl Function {
    /// The declaration of an operation, if it is one of them.
    pub fn of(op: OpRef<'_>) -> Option<&'static Self> {
        let def = op.def()?;
        FUNCTIONS.iter().find(|f| std::ptr::eq(f.def, def))
    }

    /// The function that programs call by this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        FUNCTIONS.iter().find(|f| f.name == name && f.is_called())
    }

    /// Whether programs call it by its name: `transpose` without axes has an operation of its own, and so has `x[1:3]`.
    pub fn is_called(&self) -> bool {
        !std::ptr::eq(self.def, TransposeOp::DEF) && !std::ptr::eq(self.def, SliceOp::DEF)
    }

    /// Whether the shape of the result depends on the value of an operand.
    pub fn is_known(&self, operand: usize) -> bool {
        let last = self.params.iter().rposition(|param| param.kind.is_tensor()).unwrap_or(0);
        self.params.get(operand.min(last)).is_some_and(|param| param.kind.is_size())
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
        let cx = b.cx();
        if std::ptr::eq(self.def, PermuteOp::DEF) && literals.axes.is_none() {
            return TransposeOp::build(b, loc, ty, inputs[0]);
        }
        let mut state = OpState::of(cx, self.def, loc);
        state.operands.extend_from_slice(inputs);
        state.inherent[0] = literals.axes.as_ref().map(|axes| cx.dense_array_attr(axes));
        state.result_types.push(ty);
        b.create_value(state)
    }
}

/// The literal arguments of an operation.
pub fn literals(op: OpRef<'_>) -> Option<Vec<i64>> {
    let attr = op.attr(FlipOp::AXES_ATTR).or_else(|| op.attr(SliceOp::ITEMS_ATTR));
    attr.and_then(AttrRef::as_dense_array::<i64>)
}

/// An axis, counted from the first one.
pub(crate) fn axis_of(axis: i64, rank: usize) -> Option<usize> {
    let counted = if axis < 0 { axis.checked_add(rank as i64)? } else { axis };
    usize::try_from(counted).ok().filter(|&axis| axis < rank)
}

/// The error for an axis that an operand of this rank does not have, and its help.
pub(crate) fn no_such_axis(name: &str, axis: i64, rank: usize) -> (String, String) {
    let axes = if rank == 1 { "axis" } else { "axes" };
    (format!("axis {axis} of '{name}' does not exist: the value has {rank} {axes}"), existing_axes(rank))
}

/// The axes that a value of this rank has.
pub(crate) fn existing_axes(rank: usize) -> String {
    match rank {
        0 => "a number has no axes: leave out 'axis'".to_owned(),
        1 => "its only axis is 0, or -1 counted from the end".to_owned(),
        _ => format!("axes are counted from 0 to {}, or from -1 down to -{rank}", rank - 1),
    }
}

/// A number that is whole, of those that a double holds exactly.
fn whole(number: f64) -> Option<i64> {
    (number.fract() == 0.0 && number.abs() <= (1i64 << f64::MANTISSA_DIGITS) as f64).then_some(number as i64)
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
        return Some(vec![elementwise.compute.apply(&operands)]);
    }
    let size = defined.cast::<SizeOp>()?;
    let given = Given::of(*size)?;
    (size_shape(&given).is_ok() && given.shapes[0].iter().all(|&n| n >= 0))
        .then(|| vec![size_of_axis(&given)])
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
        Ok(())
    }
}

/// The type of a result.
///
/// # Errors
/// If the operands give none.
pub(crate) fn infer(op: OpRef<'_>) -> Result<Vec<Type>, Diag> {
    let Some((function, given)) = Function::of(op).zip(Given::of(op)) else { return Ok(Vec::new()) };
    let shape = (function.shape)(&given).map_err(|fault| fault_error(op, &given, fault))?;
    let ty = op.cx().tensor_ty(&shape, op.cx().f64_ty());
    Ok(vec![ty])
}

fn fault_error(op: OpRef<'_>, given: &Given, fault: Fault) -> Diag {
    let mut error = op.plain_error(fault.message).with_code(fault.code);
    if fault.code == codes::PRODUCT_MISMATCH {
        for (operand, name) in ["left", "right"].into_iter().enumerate() {
            let shape = shape_text(&given.shapes[operand]);
            error = error.with_note(origin(op, operand), format!("the {name} operand has shape {shape}"));
        }
    } else if let Some(shape) = given.shapes.get(fault.operand) {
        let note = match given.values[fault.operand].as_deref() {
            Some(&[number]) if shape.is_empty() => format!("the value is {number}"),
            None if shape.is_empty() => "the program computes this number".to_owned(),
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

/// The size of an axis, or the number of all elements.
fn size_of_axis(given: &Given) -> f64 {
    let shape = &given.shapes[0];
    if given.axes().is_some() {
        return given.axis(shape.len(), 0).map_or(f64::NAN, |axis| shape[axis] as f64);
    }
    shape.iter().product::<i64>() as f64
}

const fn param(name: &'static str, kind: ParamKind) -> Param {
    Param { name, kind }
}

const X: Param = param("x", ParamKind::Tensor);
const Y: Param = param("y", ParamKind::Tensor);
const AXIS: Param = param("axis", ParamKind::Axis);
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
            compute: |given, _| size_of_axis(given),
            build: |b, loc, given, _, _| made::number(b, loc, size_of_axis(given)),
        })
    }
    ZerosOp "zeros"(SHAPE) { made::shape, made::constant!(0.0) }
    OnesOp "ones"(SHAPE) { made::shape, made::constant!(1.0) }
    ZerosLikeOp "zeros_like"(X) { made::like, made::constant!(0.0) }
    OnesLikeOp "ones_like"(X) { made::like, made::constant!(1.0) }
    FullOp "full"(param("shape", ParamKind::Size), param("fill_value", ParamKind::Tensor)) {
        made::full_shape, made::FULL
    }
    FullLikeOp "full_like"(X, param("fill_value", ParamKind::Tensor)) { made::full_like_shape, made::FULL }
    EyeOp "eye"(param("n", ParamKind::Size), param("m", ParamKind::OptionalSize)) {
        made::eye_shape, made::EYE
    }
    ArangeOp "arange"(
        param("start", ParamKind::Size),
        param("stop", ParamKind::OptionalSize),
        param("step", ParamKind::OptionalSize)
    ) { made::arange_shape, made::ARANGE }
    LinspaceOp "linspace"(
        param("start", ParamKind::Tensor),
        param("stop", ParamKind::Tensor),
        param("num", ParamKind::OptionalSize)
    ) { made::linspace_shape, made::LINSPACE }
    MatmulOp "matmul"(X, Y) { products::matmul_shape, Content::Contracted(products::matmul) }
    DotOp "dot"(X, Y) { products::dot_shape, Content::Contracted(products::dot) }
    OuterOp "outer"(X, Y) { products::outer_shape, Content::Contracted(products::outer) }
    ArgmaxOp "argmax"(X, AXIS) { moved::position_shape, Content::Position { is_largest: true } }
    ArgminOp "argmin"(X, AXIS) { moved::position_shape, Content::Position { is_largest: false } }
    CumsumOp "cumsum"(X, AXIS) { moved::running_shape, Content::Running }
}
