//! What is found out about IR without changing it.

pub mod dominance;
pub mod effects;
