//! Placeholder while the room is built.
