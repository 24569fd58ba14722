//! Generates the toy dialect, its simplifications and its passes from their records.

fn main() {
    ods::compile::compile_to("src/Ops.td", "toy.rs");
    ods::compile::compile_to("src/Combine.td", "combine.rs");
    ods::compile::compile_to("src/Passes.td", "passes.rs");
}
