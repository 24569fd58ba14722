// Operations that no dialect has: llvm takes them in the generic form: each error at its place.

llvm.foo

// -----

"arith.foo"() : () -> ()

// -----

"func.foo"() : () -> ()

// -----

"builtin.foo"() : () -> ()

// -----

"scf.foo"() : () -> ()

// -----

"cf.foo"() : () -> ()

// -----

"memref.foo"() : () -> ()

// -----

"tensor.foo"() : () -> ()

// -----

"affine.foo"() : () -> ()

// -----

"index.foo"() : () -> ()

// -----

"ub.foo"() : () -> ()

// -----

"bufferization.foo"() : () -> ()

// -----

%0 = llvm.nvvm.foo %a : i32

// -----

"t.x"() : () -> () loc
