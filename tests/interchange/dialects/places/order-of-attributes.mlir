// Inherent attributes of a dictionary are checked in the order of their names, those of properties as they are declared:
// each error at its place.

"memref.alloc"() {operandSegmentSizes = array<i32: 0, 0>, alignment = -1 : i64} : () -> memref<4xf32>

// -----

%m = "t.m"() : () -> memref<4xf32>
%i = "t.m"() : () -> index
%0 = "memref.load"(%m, %i) {nontemporal = 1, alignment = -1 : i64} : (memref<4xf32>, index) -> f32

// -----

%m = "t.m"() : () -> memref<4xf32>
%i = "t.m"() : () -> index
%0 = memref.load %m[%i] {nontemporal = 1, alignment = -1 : i64} : memref<4xf32>

// -----

%m = "t.m"() : () -> memref<4xf32>
%i = "t.m"() : () -> index
%0 = memref.load %m[%i] {a = 3, nontemporal = 1} : memref<4xf32>

// -----

"llvm.mlir.global"() ({}) {sym_name = "a", global_type = i64, alignment = -1 : i64, addr_space = -1 : i32, linkage = 0} : () -> ()

// -----

"llvm.mlir.global"() ({}) {sym_name = 3, value = 1, linkage = 0, dso_local = 4} : () -> ()

// -----

"llvm.mlir.global"() <{sym_name = "a", global_type = i64, alignment = -1 : i64, addr_space = -1 : i32, linkage = #llvm.linkage<external>}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = i32, sym_name = "a", linkage = 0, alignment = "x", CConv = 0} : () -> ()

// -----

"func.func"() ({}) {sym_visibility = 1, sym_name = 2, function_type = 3, arg_attrs = 4} : () -> ()

// -----

"memref.global"() {type = 1, sym_name = "a", alignment = "b", sym_visibility = 2} : () -> ()

// -----

%p = "t.p"() : () -> !llvm.ptr
%0 = "llvm.load"(%p) {volatile_ = 1, ordering = 1, alignment = "a"} : (!llvm.ptr) -> i32

// -----

%p = "t.p"() : () -> !llvm.ptr
%0 = llvm.load %p {volatile_ = 1, ordering = 1, alignment = "a"} : !llvm.ptr -> i32

// -----

%a = "t.p"() : () -> i32
%0 = "arith.cmpi"(%a, %a) {predicate = "x"} : (i32, i32) -> i1

// -----

%i = "t.p"() : () -> index
"affine.for"() ({}) {upperBoundMap = 1, step = "x", lowerBoundMap = 2} : () -> ()

// -----

%i = "t.p"() : () -> index
"affine.parallel"() ({}) {upperBoundsMap = 1, steps = "x", lowerBoundsMap = 2, reductions = 3} : () -> ()
