//! The codes of errors in shapes, which `toyc --explain` explains.

/// The operands of an element-wise operator have different extents.
pub const SHAPE_MISMATCH: &str = "E0503";
/// The operands of an element-wise operator have different numbers of dimensions.
pub const RANK_MISMATCH: &str = "E0504";
/// A function is called with more combinations of argument shapes than there may be copies of it.
pub const TOO_MANY_SHAPES: &str = "E0707";
/// The number of elements of a value does not fit its declared shape.
pub const RESHAPE_COUNT: &str = "E0505";
/// A reduction along an axis that its operand does not have.
pub const NO_SUCH_AXIS: &str = "E0506";
/// A reduction along an axis that is listed twice.
pub const AXIS_TWICE: &str = "E0507";
/// A tensor where a number decides how a program goes on.
pub const NOT_A_NUMBER: &str = "E0508";
/// A value whose shape is not that of the variable that it is assigned to.
pub const ASSIGNED_SHAPE: &str = "E0509";
/// A size, a width or a number of repetitions that makes no tensor.
pub const WRONG_SIZE: &str = "E0510";
/// A size that is not known when the program is compiled.
pub const UNKNOWN_SIZE: &str = "E0511";
/// An index that a tensor does not have.
pub const WRONG_INDEX: &str = "E0512";
/// Operands of a matrix product that do not fit.
pub const PRODUCT_MISMATCH: &str = "E0513";
/// A smallest or largest element where there are none.
pub const NO_ELEMENTS: &str = "E0514";
