//! Generates every dialect from its records.

fn main() {
    let dialects = [
        "affine",
        "arith",
        "bufferization",
        "cf",
        "complex",
        "dlti",
        "func",
        "index",
        "llvm",
        "math",
        "memref",
        "omp",
        "scf",
        "tensor",
        "ub",
        "vector",
    ];
    for dialect in dialects {
        ods::compile::compile_to(format!("src/{dialect}/Ops.td"), &format!("{dialect}.rs"));
    }
    ods::compile::compile_to("src/llvm/Interfaces.td", "llvm_interfaces.rs");
    ods::compile::compile_to("src/vector/Interfaces.td", "vector_interfaces.rs");
    ods::compile::compile_to("src/arith/Canonicalization.td", "arith_canonicalization.rs");
}
