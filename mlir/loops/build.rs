//! Generates the passes from their records.

fn main() {
    ods::compile::compile_to("src/Passes.td", "passes.rs");
}
