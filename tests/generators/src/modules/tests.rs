use super::*;

#[test]
fn modules_have_every_operation() {
    let all: String = (0..1000).map(|seed| program(seed).to_string()).collect();
    let mut rare = Vec::new();
    for name in [
        "scf.if",
        "scf.for",
        "scf.while",
        "scf.index_switch",
        "scf.execute_region",
        "scf.parallel",
        "scf.forall",
        "scf.forall.in_parallel",
        "affine.for",
        "affine.if",
        "affine.parallel",
        "affine.load",
        "affine.store",
        "affine.min",
        "affine.delinearize_index",
        "affine.linearize_index",
        "cf.br",
        "cf.cond_br",
        "cf.switch",
        "func.call",
        "memref.alloca",
        "memref.subview",
        "memref.transpose",
        "memref.collapse_shape",
        "memref.expand_shape",
        "memref.cast",
        "memref.reinterpret_cast",
        "memref.extract_strided_metadata",
        "memref.copy",
        "memref.atomic_rmw",
        "memref.generic_atomic_rmw",
        "memref.get_global",
        "memref.dealloc",
        "memref.dim",
        "tensor.extract_slice",
        "tensor.insert_slice",
        "tensor.collapse_shape",
        "tensor.expand_shape",
        "tensor.from_elements",
        "tensor.cast",
        "tensor.empty",
        "vector.load",
        "vector.store",
        "vector.maskedload",
        "vector.maskedstore",
        "vector.transfer_read",
        "vector.transfer_write",
        "vector.contract",
        "vector.shuffle",
        "vector.reduction",
        "vector.broadcast",
        "vector.shape_cast",
        "vector.transpose",
        "vector.fma",
        "vector.interleave",
        "complex.mul",
        "index.ceildivs",
        "math.fma",
        "math.ipowi",
        "arith.ceildivsi",
        "arith.mulsi_extended",
        "arith.bitcast",
        "arith.fptosi",
        "fastmath",
    ] {
        if all.matches(name).count() < 5 {
            rare.push(name);
        }
    }
    assert!(rare.is_empty(), "{rare:?} are rare");
    assert_eq!(program(7).to_string(), program(7).to_string());
}

#[test]
fn smaller_modules_keep_what_is_wanted() {
    let wanted = |program: &Program| program.to_string().contains("arith.divui");
    let start = (0..).map(program).find(|program| wanted(program)).expect("there is one");
    let small = smaller(start, wanted, std::time::Duration::from_secs(20));
    assert!(small.to_string().lines().count() < 60, "{small}");
}
