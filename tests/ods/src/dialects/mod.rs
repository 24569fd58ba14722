//! What a dialect's record says, and every field of an operation's.

include!(concat!(env!("OUT_DIR"), "/dialects.rs"));
