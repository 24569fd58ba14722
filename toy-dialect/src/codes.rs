//! The codes of errors in shapes, as `toyc --explain` knows them.

/// The operands of an element-wise operator have different extents.
pub const SHAPE_MISMATCH: &str = "E0503";
/// The operands of an element-wise operator have different numbers of dimensions.
pub const RANK_MISMATCH: &str = "E0504";
/// A function is called with more combinations of argument shapes than it is copied for.
pub const TOO_MANY_SHAPES: &str = "E0707";
/// A value does not have as many elements as its declared shape.
pub const RESHAPE_COUNT: &str = "E0505";
