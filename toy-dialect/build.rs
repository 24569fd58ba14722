//! Generates the toy dialect and its simplifications from their records.

fn main() {
    ods::compile::compile_to("src/Ops.td", "toy.rs");
    ods::compile::compile_to("src/Combine.td", "combine.rs");
}
