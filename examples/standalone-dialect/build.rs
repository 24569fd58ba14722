//! Makes Rust of the records.

fn main() {
    ods::compile("src/Ops.td");
}
