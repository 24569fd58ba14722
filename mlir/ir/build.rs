//! Generates the builtin dialect from its records.

fn main() {
    ods::compile::compile_to("src/builtin/Ops.td", "builtin.rs");
}
