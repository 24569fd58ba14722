//! Generates every dialect from its records.

fn main() {
    for dialect in ["affine", "arith", "cf", "func", "index", "llvm", "math", "memref", "scf", "ub"] {
        ods::compile::compile_to(format!("src/{dialect}/Ops.td"), &format!("{dialect}.rs"));
    }
    ods::compile::compile_to("src/arith/Canonicalization.td", "arith_canonicalization.rs");
}
