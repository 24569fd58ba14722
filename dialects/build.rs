//! Generates every dialect from its records.

fn main() {
    for dialect in ["affine", "arith", "bufferization", "cf", "func", "llvm", "memref", "scf", "tensor", "ub"]
    {
        ods::compile::compile_to(format!("src/{dialect}/Ops.td"), &format!("{dialect}.rs"));
    }
}
