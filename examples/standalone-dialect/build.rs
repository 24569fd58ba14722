//! Generates Rust from the records in `Ops.td`.

fn main() {
    ods::compile("src/Ops.td");
}
