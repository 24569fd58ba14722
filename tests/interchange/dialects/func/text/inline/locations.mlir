#di_file = #llvm.di_file<"foo.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #di_file, name = "callee", file = #di_file, subprogramFlags = Definition>
#sp1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #di_file, name = "caller", file = #di_file, subprogramFlags = Definition>
#begin = loc(fused<#sp>["foo.c":3:1])
#end = loc(fused<#sp>["foo.c":5:1])
#group = #llvm.access_group<id = distinct[3]<>>
#follow = #llvm.loop_annotation<mustProgress = false, startLoc = #begin>
#loop = #llvm.loop_annotation<vectorize = <disable = false, followupAll = #follow>, unroll = <disable = true, followupRemainder = #follow>, mustProgress = true, startLoc = #begin, endLoc = #end, parallelAccesses = #group>
#plain = #llvm.loop_annotation<unroll = <disable = true>>
#half = #llvm.loop_annotation<endLoc = #end>

llvm.func @callee(%c: i1) {
  llvm.br ^bb1 {loop_annotation = #loop}
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #half}
^bb2:
  scf.if %c {
    "llvm.intr.assume"(%c) {t.loops = [#loop, {a = #half}], t.plain = #plain, op_bundle_sizes = array<i32>} : (i1) -> ()
  }
  llvm.return
} loc(fused<#sp>["foo.c":1:1])

llvm.func @caller(%c: i1) {
  llvm.call @callee(%c) : (i1) -> () loc("foo.c":20:5)
  llvm.return
} loc(fused<#sp1>["foo.c":19:1])

llvm.func @without(%c: i1) {
  llvm.call @callee(%c) : (i1) -> () loc("foo.c":30:5)
  llvm.return
}

// -----

func.func @leaf(%a: i32 loc("a":1:1), %c: i1 loc(unknown)) -> i32 {
  %0 = arith.addi %a, %a : i32 loc(callsite("x":1:1 at "y":2:2))
  cf.cond_br %c, ^bb1(%0 : i32), ^bb2 loc(fused["p":1:1, "q":2:2])
^bb1(%x: i32 loc("arg":3:3)):
  %1 = scf.if %c -> i32 {
    %2 = arith.muli %x, %x : i32 loc("in":1:1)
    scf.yield %2 : i32 loc(unknown)
  } else {
    scf.yield %x : i32
  } loc("named"("file":1:1))
  return %1 : i32 loc("r1":1:1)
^bb2:
  return %a : i32 loc("r2":1:1)
}
func.func @one(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("one":1:1)
  return %0 : i32 loc("one":2:1)
}
func.func @middle(%a: i32, %c: i1) -> i32 {
  %0 = call @leaf(%a, %c) : (i32, i1) -> i32 loc("call":1:1)
  %1 = call @one(%0) : (i32) -> i32 loc(unknown)
  %2 = call @one(%1) : (i32) -> i32 loc("call":2:1)
  return %2 : i32
}
func.func @top(%a: i32, %c: i1) -> i32 {
  %0 = call @middle(%a, %c) : (i32, i1) -> i32 loc(callsite("top":1:1 at "above":1:1))
  return %0 : i32
}
llvm.func @l(%p: !llvm.ptr {llvm.byval = i32} loc("p":1:1), %q: !llvm.ptr {llvm.noalias}, %n: i32) -> i32 {
  %0 = llvm.mlir.constant(2 : i32) : i32 loc("size":1:1)
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr loc("alloca":1:1)
  %2 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr loc("dynamic":1:1)
  llvm.store %n, %q : i32, !llvm.ptr
  llvm.return %0 : i32 loc("ret":1:1)
} loc("func":1:1)
llvm.func @lcaller(%p: !llvm.ptr, %n: i32) -> i32 {
  %0 = llvm.call @l(%p, %p, %n) : (!llvm.ptr, !llvm.ptr, i32) -> i32 loc("lcall":1:1)
  llvm.return %0 : i32
}
