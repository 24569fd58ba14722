//! Names of the functions of angles.

/// A function of what is left of a number when multiples of half pi have been taken away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Angular {
    /// The sine.
    Sine,
    /// The cosine.
    Cosine,
    /// The tangent.
    Tangent,
}
