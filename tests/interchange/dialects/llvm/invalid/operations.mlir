llvm.func @f(%a: i32, %f: f32) { %0 = llvm.add %a, %f : i32 llvm.return }
// -----
llvm.func @f(%f: f32) { %0 = llvm.add %f, %f : f32 llvm.return }
// -----
llvm.func @f(%f: i32) { %0 = llvm.fadd %f, %f : i32 llvm.return }
// -----
llvm.func @f(%f: vector<2x2xi32>) { %0 = llvm.add %f, %f : vector<2x2xi32> llvm.return }
// -----
llvm.func @f(%f: i32) { %0 = llvm.add %f, %f overflow<foo> : i32 llvm.return }
// -----
llvm.func @f(%f: i32) { %0 = llvm.icmp "foo" %f, %f : i32 llvm.return }
// -----
llvm.func @f(%f: i32) { %0 = llvm.icmp 3 %f, %f : i32 llvm.return }
// -----
llvm.func @f(%f: f32) { %0 = llvm.icmp "eq" %f, %f : f32 llvm.return }
// -----
llvm.func @f(%f: i32) { %0 = llvm.fcmp "oeq" %f, %f : i32 llvm.return }
// -----
func.func @f(%f: index) { %0 = llvm.icmp "eq" %f, %f : index return }
// -----
llvm.func @f(%f: i32) { %0 = "llvm.icmp"(%f, %f) <{predicate = 0 : i64}> : (i32, i32) -> i32 llvm.return }
// -----
llvm.func @f(%c: i1, %f: i32, %g: i64) { %0 = "llvm.select"(%c, %f, %g) : (i1, i32, i64) -> i32 llvm.return }
// -----
llvm.func @f(%c: i32, %f: i32) { %0 = llvm.select %c, %f, %f : i32, i32 llvm.return }
// -----
llvm.func @f(%f: i32) { %0 = llvm.zext %f : i32 to i32 llvm.return }
// -----
llvm.func @f(%f: i32) { %0 = llvm.sext %f : i32 to i8 llvm.return }
// -----
llvm.func @f(%f: vector<4xi32>) { %0 = llvm.zext %f : vector<4xi32> to i64 llvm.return }
// -----
llvm.func @f(%f: vector<4xi32>) { %0 = llvm.zext %f : vector<4xi32> to vector<2xi64> llvm.return }
// -----
llvm.func @f(%f: i32) { %0 = llvm.sext %f : i32 to vector<2xi64> llvm.return }
// -----
llvm.func @f(%f: !llvm.ptr) { %0 = llvm.bitcast %f : !llvm.ptr to i64 llvm.return }
// -----
llvm.func @f(%f: !llvm.ptr) { %0 = llvm.bitcast %f : !llvm.ptr to !llvm.ptr<1> llvm.return }
// -----
llvm.func @f(%f: !llvm.ptr) { %0 = llvm.bitcast %f : !llvm.ptr to vector<1x!llvm.ptr> llvm.return }
// -----
llvm.func @f(%f: vector<1x!llvm.ptr>) { %0 = llvm.bitcast %f : vector<1x!llvm.ptr> to !llvm.ptr llvm.return }
// -----
llvm.func @f(%f: !llvm.struct<(i32)>) { %0 = llvm.bitcast %f : !llvm.struct<(i32)> to i32 llvm.return }
// -----
llvm.func @f(%f: i32) { %0 = llvm.ptrtoint %f : i32 to i64 llvm.return }
// -----
llvm.func @f(%f: !llvm.struct<(i32)>) { %0 = llvm.extractvalue %f[1] : !llvm.struct<(i32)> llvm.return }
// -----
llvm.func @f(%f: !llvm.struct<(i32)>) { %0 = llvm.extractvalue %f[0, 0] : !llvm.struct<(i32)> llvm.return }
// -----
llvm.func @f(%f: i32) { %0 = llvm.extractvalue %f[0] : i32 llvm.return }
// -----
llvm.func @f(%f: !llvm.struct<(i32)>, %g: i64) { %0 = "llvm.insertvalue"(%f, %g) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>, i64) -> !llvm.struct<(i32)> llvm.return }
// -----
llvm.func @f(%f: !llvm.struct<(i32)>) { %0 = "llvm.extractvalue"(%f) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>) -> i64 llvm.return }
// -----
llvm.func @f(%f: vector<[2]xi32>) { %0 = llvm.shufflevector %f, %f [0, 1] : vector<[2]xi32> llvm.return }
// -----
llvm.func @f(%f: i32) { %0 = llvm.shufflevector %f, %f [0, 1] : i32 llvm.return }
// -----
llvm.func @f(%f: i32, %i: i32) { %0 = llvm.extractelement %f[%i : i32] : i32 llvm.return }
// -----
llvm.func @f(%n: i64) { %0 = llvm.alloca %n x i32 : (i64) -> i64 llvm.return }
// -----
llvm.func @f(%n: i64) { %0 = llvm.alloca %n x i32 : !llvm.ptr llvm.return }
// -----
llvm.func @f(%n: i64) { %0 = llvm.alloca %n x i32 : (i64, i64) -> !llvm.ptr llvm.return }
// -----
llvm.func @f(%n: i64) { %0 = llvm.alloca %n x !llvm.target<"x"> : (i64) -> !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> !llvm.void llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"o", opaque> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> index llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i1 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> f80 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p {syncscope = "x"} : !llvm.ptr -> i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic foo : !llvm.ptr -> i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p {alignment = 4 : i32} : !llvm.ptr -> i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p {tbaa = [3]} : !llvm.ptr -> i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p {access_groups = 3} : !llvm.ptr -> i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p {alias_scopes = ["x"]} : !llvm.ptr -> i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) { llvm.store %v, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) { llvm.store %v, %v : i32, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.atomicrmw fadd %p, %v seq_cst : !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: f32) { %0 = llvm.atomicrmw add %p, %v seq_cst : !llvm.ptr, f32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i1) { %0 = llvm.atomicrmw xchg %p, %v seq_cst : !llvm.ptr, i1 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.atomicrmw add %p, %v unordered : !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.atomicrmw foo %p, %v seq_cst : !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) { %0 = llvm.atomicrmw fadd %p, %v seq_cst : !llvm.ptr, vector<2xi32> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i128) { %0 = llvm.atomicrmw add %p, %v seq_cst : !llvm.ptr, i128 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i1) { %0 = llvm.cmpxchg %p, %v, %v seq_cst seq_cst : !llvm.ptr, i1 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.cmpxchg %p, %v, %v unordered seq_cst : !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.cmpxchg %p, %v, %v seq_cst acq_rel : !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = "llvm.cmpxchg"(%p, %v, %v) <{success_ordering = 7 : i64, failure_ordering = 7 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32)> llvm.return }
// -----
llvm.func @f() { llvm.fence monotonic llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: i64) { %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32)> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr llvm.return }
// -----
llvm.func @f(%c: i1) { llvm.cond_br %c weights([1]), ^bb1, ^bb1 ^bb1: llvm.return }
// -----
llvm.func @f(%c: i1) { llvm.cond_br %c weights([0, 0]), ^bb1, ^bb1 ^bb1: llvm.return }
// -----
llvm.func @f(%c: i1) { llvm.br ^bb1 {loop_annotation = 3} ^bb1: llvm.return }
// -----
llvm.func @f(%c: i32) { "llvm.switch"(%c)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^bb1: llvm.return }
// -----
llvm.func @f(%c: i32) { "llvm.switch"(%c)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^bb1: llvm.return }
// -----
llvm.func @f(%c: i32) { llvm.switch %c : i32, ^bb1 [1: ^bb1] {branch_weights = array<i32: 1>} ^bb1: llvm.return }
// -----
llvm.func @f(%c: i32) { llvm.switch %c : i32, ^bb1 [1 ^bb1] ^bb1: llvm.return }
// -----
llvm.func @f() -> i32 { llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.zero : i32 llvm.return %0 : i32 }
// -----
llvm.func @f() -> i32 { %0 = llvm.mlir.zero : i64 llvm.return %0 : i64 }
// -----
llvm.func @f() { llvm.call @g() : () -> () llvm.return }
// -----
llvm.func @g(i32)
llvm.func @f() { llvm.call @g() : () -> () llvm.return }
// -----
llvm.func @g(i32)
llvm.func @f(%a: i64) { llvm.call @g(%a) : (i64) -> () llvm.return }
// -----
llvm.func @g() -> i32
llvm.func @f() { llvm.call @g() : () -> () llvm.return }
// -----
llvm.func @g()
llvm.func @f() { %0 = llvm.call @g() : () -> i32 llvm.return }
// -----
llvm.func @g() -> i32
llvm.func @f() { %0 = llvm.call @g() : () -> i64 llvm.return }
// -----
llvm.func @g(...)
llvm.func @f() { llvm.call @g() : () -> () llvm.return }
// -----
llvm.func @g(...)
llvm.func @f() { llvm.call @g() vararg(!llvm.func<void ()>) : () -> () llvm.return }
// -----
llvm.func @g(...)
llvm.func @f() { llvm.call @g() vararg(!llvm.func<void (i32, ...)>) : () -> () llvm.return }
// -----
llvm.func @g(...)
llvm.func @f(%a: i64) { llvm.call @g(%a) vararg(!llvm.func<void (i32, ...)>) : (i64) -> () llvm.return }
// -----
llvm.func @g(...)
llvm.func @f() { llvm.call @g() vararg(!llvm.func<i32 (...)>) : () -> () llvm.return }
// -----
llvm.func @g(...) -> i32
llvm.func @f() { %0 = llvm.call @g() vararg(!llvm.func<i64 (...)>) : () -> i32 llvm.return }
// -----
llvm.func @f(%a: i32) { llvm.call %a() : i32, () -> () llvm.return }
// -----
llvm.func @f() { "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.call %p() : !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) : (!llvm.ptr) llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) : (!llvm.ptr) -> (i32, i32) llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) : (!llvm.ptr) -> !llvm.void llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) : i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) : () -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) [3] : (!llvm.ptr) -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) ["x"(%p)] : (!llvm.ptr) -> () llvm.return }
// -----
llvm.func @f() { llvm.call @f() {op_bundle_tags = ["x"]} : () -> () llvm.return }
// -----
llvm.func @f() { llvm.call @f() {op_bundle_tags = [3]} : () -> () llvm.return }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() { llvm.call @g() : () -> () llvm.return }
// -----
llvm.func @f() { llvm.call 3() : () -> () llvm.return }
// -----
llvm.func @f() { llvm.call_intrinsic "foo"() : () -> () llvm.return }
// -----
llvm.func @f() { llvm.inline_asm tail_call_kind = <musttail> "x", "y" : () -> () llvm.return }
// -----
llvm.func @f() { llvm.invoke @f() to ^bb1 unwind ^bb1 : () -> () ^bb1: llvm.return }
// -----
llvm.func @f() { %0 = llvm.landingpad cleanup : i32 llvm.return }
// -----
llvm.func @f() attributes {personality = @f} { %0 = llvm.landingpad : i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) attributes {personality = @f} { %0 = llvm.landingpad (catch %p : !llvm.ptr) : i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) attributes {personality = @f} { %b = llvm.bitcast %p : !llvm.ptr to !llvm.ptr %0 = llvm.landingpad (catch %b : !llvm.ptr) : i32 llvm.return }
// -----
llvm.func @f() attributes {personality = @f} { %0 = llvm.landingpad cleanup : i32 %1 = llvm.landingpad cleanup : i64 llvm.return }
// -----
llvm.func @f() attributes {personality = @f} { %0 = llvm.landingpad cleanup : i32 %1 = llvm.mlir.zero : i64 llvm.resume %1 : i64 }
// -----
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return }
// -----
llvm.mlir.global external @g() {addr_space = 1 : i32} : i32
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return }
// -----
llvm.func @f() { %0 = llvm.dso_local_equivalent @g : !llvm.ptr llvm.return }
// -----
llvm.func extern_weak @g()
llvm.func @f() { %0 = llvm.dso_local_equivalent @g : !llvm.ptr llvm.return }
// -----
llvm.func @f() { %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.zero : !llvm.target<"x"> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.zero : index llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : f32 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f32) : f64 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f32) : i64 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant("ab") : i32 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant("ab") : !llvm.array<3 x i8> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32)> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i64]) : !llvm.struct<(i32)> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i64]) : !llvm.struct<(ptr)> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(["a"]) : !llvm.struct<(i32)> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32]) : i32 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x i32> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<2 x struct<(i32)>> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x struct<(i32)>> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([[1 : i32, 2 : i32]]) : !llvm.array<1 x struct<(i32)>> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x array<1 x struct<(i32)>>> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : i32 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<3xi32> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xf32> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xf64> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<[2]xi32> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(unit) : i32 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"spirv.x"> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.none : i32 llvm.return }
// -----
llvm.mlir.global external @g() : !llvm.void
// -----
llvm.mlir.global external @g() : !llvm.target<"x">
// -----
llvm.mlir.global external @g(0 : i32) : !llvm.target<"spirv.x">
// -----
llvm.mlir.global external @g()
// -----
llvm.mlir.global external @g() : i32, i64
// -----
llvm.mlir.global common @g(1 : i32) : i32
// -----
llvm.mlir.global appending @g() : i32
// -----
llvm.mlir.global external @g() {alignment = 3 : i64} : i32
// -----
llvm.mlir.global external @g() {addr_space = -1 : i32} : i32
// -----
llvm.mlir.global external @g() comdat(@a::@b) : i32
// -----
llvm.mlir.global external @g(3 : i32) : i32 { %0 = llvm.mlir.constant(3 : i32) : i32 llvm.return %0 : i32 }
// -----
llvm.mlir.global external @g() : i32 { llvm.return }
// -----
llvm.mlir.global external @g() : i32 { %0 = llvm.mlir.zero : i64 llvm.return %0 : i64 }
// -----
llvm.func @f() { llvm.mlir.global external @g() : i32 llvm.return }
// -----
llvm.mlir.global external @g("abc") : !llvm.array<2 x i8>
// -----
llvm.mlir.global external @g() {dbg_exprs = [3]} : i32
// -----
llvm.mlir.alias external @a : i32 { llvm.return }
// -----
llvm.mlir.alias common @a : i32 { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.mlir.alias external @a : !llvm.void { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.zero : i32 llvm.return %0 : i32 }
// -----
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.zero : !llvm.ptr llvm.store %0, %0 : !llvm.ptr, !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.mlir.alias external @a { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.func @r() -> !llvm.ptr
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() { llvm.return }
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr<1> @r
// -----
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc common @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.func @f()
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.func @f() { llvm.return }
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]
// -----
llvm.func @f() { llvm.return }
llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = []
// -----
llvm.func @f() { llvm.return }
llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [3]
// -----
llvm.comdat @c { llvm.mlir.global external @g() : i32 }
// -----
llvm.func @f() { llvm.linker_options ["a"] llvm.return }
// -----
llvm.linker_options [3]
// -----
llvm.func @f() { llvm.module_flags [] llvm.return }
// -----
llvm.module_flags [3]
// -----
llvm.func common @f() { llvm.return }
// -----
llvm.func internal @f()
// -----
llvm.func @f() attributes {no_inline, always_inline} { llvm.return }
// -----
llvm.func @f() attributes {optimize_none} { llvm.return }
// -----
llvm.func @f() comdat(@a) { llvm.return }
// -----
llvm.func @f() comdat(3) { llvm.return }
// -----
llvm.func @f() vscale_range(a) { llvm.return }
// -----
llvm.func @f(%a: index) { llvm.return }
// -----
llvm.func @f() -> index
// -----
llvm.func @f() -> (i32, i32)
// -----
llvm.func @f(!llvm.struct<(index)>)
// -----
llvm.func @f(%v: vector<4xi32>, %w: vector<[4]xi32>) { %0 = llvm.intr.vector.insert %w, %v[0] : vector<[4]xi32> into vector<4xi32> llvm.return }
// -----
llvm.func @f(%v: vector<4xi32>) { %0 = llvm.intr.vector.extract %v[0] : vector<[4]xi32> from vector<4xi32> llvm.return }
// -----
llvm.func @f(%v: vector<16384xi32>, %w: vector<4xi32>) { %0 = llvm.intr.vector.insert %w, %v[0] : vector<4xi32> into vector<16384xi32> llvm.return }
// -----
llvm.func @f(%v: vector<4xi32>) { %0 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32> llvm.return }
// -----
llvm.func @f(%v: vector<4x!llvm.ptr>, %m: vector<4xi1>) { %0 = llvm.intr.masked.gather %v, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<2xf32> llvm.return }
// -----
llvm.func @f(%v: vector<4x!llvm.ptr>, %m: vector<4xi1>, %x: vector<2xf32>) { llvm.intr.masked.scatter %x, %v, %m {alignment = 1 : i32} : vector<2xf32>, vector<4xi1> into vector<4x!llvm.ptr> llvm.return }
// -----
llvm.func @f(%v: f32) { %0 = llvm.intr.sincos(%v) : (f32) -> f32 llvm.return }
// -----
llvm.func @f(%v: f32) { %0 = llvm.intr.sincos(%v) : (f32) -> !llvm.struct<(f32, f64)> llvm.return }
// -----
llvm.func @f(%v: f32) { %0 = llvm.intr.fabs(%v) : (f32) -> f64 llvm.return }
// -----
llvm.func @f(%v: i32) { %0 = llvm.intr.fabs(%v) : (i32) -> i32 llvm.return }
// -----
llvm.func @f(%v: i32) { %0 = llvm.intr.fabs(%v) : (i32, i32) -> i32 llvm.return }
// -----
llvm.func @f(%v: i32) { %0 = "llvm.intr.abs"(%v) : (i32) -> i32 llvm.return }
// -----
llvm.func @f(%v: vector<4xi32>) { %0 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i64 llvm.return }
// -----
llvm.func @f(%c: i32) { llvm.intr.assume %c : i32 llvm.return }
// -----
llvm.func @f(%c: i32) { %0 = llvm.intr.experimental.constrained.sitofp %c foo ignore : i32 to f32 llvm.return }
// -----
llvm.func @f(%c: i32) { %0 = llvm.intr.experimental.constrained.sitofp %c invalid ignore : i32 to f32 llvm.return }
// -----
llvm.func @f(%a: i32 {llvm.noalias})
// -----
llvm.func @f(%a: i32 {llvm.noalias}) { llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr {llvm.noalias = 3}) { llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr {llvm.byval}) { llvm.return }
// -----
llvm.func @f(%a: i32 {llvm.sret = i32}) { llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr {llvm.align}) { llvm.return }
// -----
llvm.func @f(%a: i32 {llvm.align = 4}) { llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr {llvm.signext}) { llvm.return }
// -----
llvm.func @f(%a: i32 {llvm.signext = 3}) { llvm.return }
// -----
llvm.func @f(%a: i32 {llvm.noundef = 3}) { llvm.return }
// -----
llvm.func @f() -> (i32 {llvm.noalias})
// -----
llvm.func @f() -> (i32 {llvm.byval = i32})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.returned})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.align = "x"})
// -----
module attributes {llvm.data_layout = 3} {}
// -----
llvm.func @f() { llvm.blocktag <id = 1> llvm.blocktag <id = 1> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.intr.stackrestore %p : i32 llvm.return }
// -----
llvm.func @f() { llvm.comdat_selector @a foo llvm.return }
