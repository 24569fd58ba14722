// Attributes of parameters and results, of functions and of calls.

llvm.func @addresses(
  %a: !llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef, llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.readonly, llvm.nocapture, llvm.nofree},
  %b: !llvm.ptr {llvm.writeonly, llvm.align = 1 : i64},
  %c: !llvm.ptr<1> {llvm.noalias, llvm.dereferenceable_or_null = 4 : i64}) { llvm.return }

// -----

llvm.func @numbers(%a: i8 {llvm.zeroext, llvm.noundef}, %b: i16 {llvm.signext, llvm.inreg}, %c: i64 {llvm.noundef, llvm.range = #llvm.constant_range<i64, 1, 8>}, %d: f32 {llvm.noundef}) -> (i8 {llvm.signext, llvm.noundef}) {
  llvm.return %a : i8
}

// -----

llvm.func @by_value(%a: !llvm.ptr {llvm.byval = !llvm.struct<"pair", (i32, i64)>, llvm.align = 16 : i64}, %b: !llvm.ptr {llvm.byval = !llvm.array<4 x f64>})

// -----

llvm.func @by_reference(%a: !llvm.ptr {llvm.byref = !llvm.struct<(i8, i8)>, llvm.align = 4 : i64}, %b: !llvm.ptr<4> {llvm.byref = i64})

// -----

llvm.func @result_in_memory(%a: !llvm.ptr {llvm.sret = !llvm.struct<(i64, i64, i64)>, llvm.noalias, llvm.align = 8 : i64}, %b: i32) { llvm.return }

// -----

llvm.func @second_result(%this: !llvm.ptr, %a: !llvm.ptr {llvm.sret = i128}) { llvm.return }

// -----

llvm.func @result_and_value(%a: !llvm.ptr {llvm.sret = i32}) -> i32

// -----

llvm.func @twice(%a: !llvm.ptr {llvm.sret = i32, llvm.byval = i32})

// -----

llvm.func @stack(%a: !llvm.ptr {llvm.inalloca = !llvm.struct<packed (i32, i8)>})

// -----

llvm.func @prepared(%a: !llvm.ptr {llvm.preallocated = !llvm.struct<(i32)>})

// -----

llvm.func @not_last(%a: !llvm.ptr {llvm.inalloca = i32}, %b: i32)

// -----

llvm.func @nested(%a: !llvm.ptr {llvm.nest}, %b: i32 {llvm.returned}) -> i32 { llvm.return %b : i32 }

// -----

llvm.func @allocates(%a: i64 {llvm.allocalign}, %b: i64) -> (!llvm.ptr {llvm.noalias, llvm.noundef})
llvm.func @frees(%a: !llvm.ptr {llvm.allocptr, llvm.noundef})

// -----

llvm.func @on_stack(%a: f64 {llvm.alignstack = 8 : i64}, %b: !llvm.ptr {llvm.byval = i64, llvm.alignstack = 16 : i64})

// -----

llvm.func @captures(%a: !llvm.ptr {llvm.nocapture, llvm.readnone}, %b: !llvm.ptr {llvm.dead_on_unwind}, %c: !llvm.ptr {llvm.dead_on_return}, %d: !llvm.ptr {llvm.noext}, %e: i32 {llvm.immarg}, %f: !llvm.ptr {llvm.swiftself}) { llvm.return }

// -----

llvm.func @dead(%a: !llvm.ptr {llvm.dead_on_unwind, llvm.writable, llvm.noalias, llvm.dereferenceable = 8 : i64}) { llvm.return }

// -----

llvm.func @not_extended(%a: i32 {llvm.noext}) { llvm.return }

// -----

llvm.func @initialized(%a: !llvm.ptr {llvm.initializes = [#llvm.constant_range<i64, 0, 8>]}) { llvm.return }

// -----

llvm.func @element(%a: !llvm.ptr {llvm.elementtype = i64}) { llvm.return }

// -----

llvm.func @wide(%a: i128 {llvm.range = #llvm.constant_range<i128, -170141183460469231731687303715884105728, 5>}, %b: i1 {llvm.range = #llvm.constant_range<i1, 0, -1>}) { llvm.return }

// -----

llvm.func @vectors(%a: vector<4xi32> {llvm.range = #llvm.constant_range<i32, 0, 10>, llvm.noundef}) -> (vector<2xf32> {llvm.noundef})

// -----

llvm.func @wrong_width(%a: i32 {llvm.range = #llvm.constant_range<i8, 0, 10>})

// -----

llvm.func @no_address(%a: i32 {llvm.noalias})

// -----

llvm.func @no_number(%a: !llvm.ptr {llvm.zeroext})

// -----

llvm.func @contradiction(%a: i8 {llvm.zeroext, llvm.signext})

// -----

llvm.func @results() -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef, llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64})
llvm.func @result_maybe() -> (!llvm.ptr<3> {llvm.dereferenceable_or_null = 32 : i64})
llvm.func @small() -> (i1 {llvm.zeroext})
llvm.func @ranged() -> (i16 {llvm.range = #llvm.constant_range<i16, -3, 3>})

// -----

llvm.func @f(i32, !llvm.ptr) -> !llvm.ptr
llvm.func @of_calls(%x: i32, %p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.call @f(%x, %p) : (i32 {llvm.noundef, llvm.zeroext}, !llvm.ptr {llvm.nonnull, llvm.dereferenceable = 8 : i64, llvm.readonly}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.noalias})
  %1 = llvm.call %p(%x, %0) : !llvm.ptr, (i32 {llvm.inreg}, !llvm.ptr {llvm.byval = i64}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 4 : i64})
  llvm.return %1 : !llvm.ptr
}

// -----

llvm.func @f(!llvm.ptr, i32)
llvm.func @result_of_call(%x: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i64, i64)> : (i32) -> !llvm.ptr
  llvm.call @f(%1, %x) : (!llvm.ptr {llvm.sret = !llvm.struct<(i64, i64)>, llvm.align = 8 : i64}, i32 {llvm.signext}) -> ()
  llvm.return
}

// -----

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @variadic(%p: !llvm.ptr, %x: i32) -> i32 {
  %0 = llvm.call @printf(%p, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.nocapture}, i32 {llvm.noundef}) -> (i32 {llvm.signext})
  llvm.return %0 : i32
}

// -----

llvm.func @may_throw(i32, !llvm.ptr) -> !llvm.ptr
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @of_invokes(%x: i32, %p: !llvm.ptr) -> !llvm.ptr attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @may_throw(%x, %p) to ^ok unwind ^failed : (i32 {llvm.zeroext}, !llvm.ptr {llvm.noalias}) -> (!llvm.ptr {llvm.nonnull})
^ok:
  llvm.return %0 : !llvm.ptr
^failed:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @of_intrinsics(%p: !llvm.ptr, %x: i8, %n: i64) {
  "llvm.intr.memcpy"(%p, %p, %n) <{arg_attrs = [{llvm.align = 16 : i64, llvm.noalias}, {llvm.align = 1 : i64}, {llvm.noundef}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %p, %n) <{arg_attrs = [{llvm.nonnull}, {}, {}], isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %x, %n) <{arg_attrs = [{llvm.align = 2 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

// -----

llvm.func @of_called_intrinsics(%p: !llvm.ptr, %x: i32) -> i32 {
  %0 = llvm.mlir.constant(true) : i1
  %1 = llvm.call_intrinsic "llvm.abs.i32"(%x, %0) : (i32 {llvm.noundef}, i1) -> i32
  llvm.return %1 : i32
}

// -----

llvm.func @results_of_intrinsics(%x: i32) -> i32 {
  %0 = llvm.call_intrinsic "llvm.ctpop.i32"(%x) : (i32 {llvm.noundef}) -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 33>})
  llvm.return %0 : i32
}

// -----

llvm.func @unknown(%a: i32 {our.attribute = "x"}) { llvm.return }

// -----

llvm.func @unknown(%a: i32 {llvm.no_such_attribute}) { llvm.return }

// -----

llvm.func @void_result() -> (!llvm.void {llvm.noundef})
