//===- Ops.td - The omp dialect --------------------------------*- tablegen -*-===//
//
// The part of MLIR's OpenMP dialect that runs loops on several threads.
//
//===----------------------------------------------------------------------===//

#ifndef OMP_OPS
#define OMP_OPS

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def OpenMP_Dialect : Dialect {
  let name = "omp";
  let summary = "OpenMP";
  let cppNamespace = "::mlir::omp";
  let dependentDialects = ["crate::llvm::DIALECT"];
}

class OpenMP_Op<string mnemonic, list<Trait> traits = []>
    : Op<OpenMP_Dialect, mnemonic, traits>;

def IntLikeType : AnyTypeOf<[AnyInteger, Index]>;
def OpenMP_PointerLikeType
    : Type<Or<[IsMemRefTypePred, CPred<"$_self.is_dialect_type(\"llvm.ptr\")">]>,
           "OpenMP-compatible variable type">;

//===----------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------===//

class OpenMP_I32EnumAttr<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::omp";
  let genSpecializedAttr = 0;
}

def ProcBindKind : OpenMP_I32EnumAttr<"ClauseProcBindKind", "ProcBindKind Clause", [
  I32EnumAttrCase<"Primary", 0, "primary">, I32EnumAttrCase<"Master", 1, "master">,
  I32EnumAttrCase<"Close", 2, "close">, I32EnumAttrCase<"Spread", 3, "spread">
]>;
def ProcBindKindAttr : EnumAttr<OpenMP_Dialect, ProcBindKind, "procbindkind">;

def OrderKind : OpenMP_I32EnumAttr<"ClauseOrderKind", "OrderKind Clause", [
  I32EnumAttrCase<"Concurrent", 1, "concurrent">
]>;
def OrderKindAttr : EnumAttr<OpenMP_Dialect, OrderKind, "orderkind">;

def OrderModifier : OpenMP_I32EnumAttr<"OrderModifier", "OpenMP Order Modifier", [
  I32EnumAttrCase<"reproducible", 0>, I32EnumAttrCase<"unconstrained", 1>
]>;
def OrderModifierAttr : EnumAttr<OpenMP_Dialect, OrderModifier, "order_mod">;

def DataSharingClauseType
    : OpenMP_I32EnumAttr<"DataSharingClauseType", "Type of a data-sharing clause", [
  I32EnumAttrCase<"Private", 0, "private">, I32EnumAttrCase<"FirstPrivate", 1, "firstprivate">
]>;
def DataSharingClauseTypeAttr
    : EnumAttr<OpenMP_Dialect, DataSharingClauseType, "data_sharing_type"> {
  let assemblyFormat = "`{` `type` `=` $value `}`";
}

def ReductionModifier : OpenMP_I32EnumAttr<"ReductionModifier", "reduction modifier", [
  I32EnumAttrCase<"defaultmod", 0>, I32EnumAttrCase<"inscan", 1>, I32EnumAttrCase<"task", 2>
]>;
def ReductionModifierAttr : EnumAttr<OpenMP_Dialect, ReductionModifier, "reduction_modifier"> {
  let assemblyFormat = "`(` $value `)`";
}

def ScheduleKind : OpenMP_I32EnumAttr<"ClauseScheduleKind", "ScheduleKind Clause", [
  I32EnumAttrCase<"Static", 0, "static">, I32EnumAttrCase<"Dynamic", 1, "dynamic">,
  I32EnumAttrCase<"Guided", 2, "guided">, I32EnumAttrCase<"Auto", 3, "auto">,
  I32EnumAttrCase<"Runtime", 4, "runtime">, I32EnumAttrCase<"Distribute", 5, "distribute">
]>;
def ScheduleKindAttr : EnumAttr<OpenMP_Dialect, ScheduleKind, "schedulekind">;

def ScheduleModifier : OpenMP_I32EnumAttr<"ScheduleModifier", "OpenMP Schedule Modifier", [
  I32EnumAttrCase<"none", 0>, I32EnumAttrCase<"monotonic", 1>,
  I32EnumAttrCase<"nonmonotonic", 2>, I32EnumAttrCase<"simd", 3>
]>;
def ScheduleModifierAttr : EnumAttr<OpenMP_Dialect, ScheduleModifier, "sched_mod">;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

def BarrierOp : OpenMP_Op<"barrier"> {
  let summary = "barrier construct";
  let description = [{
    Waits until all threads of the enclosing parallel region have arrived here.
  }];
  let assemblyFormat = "attr-dict";
}

def DeclareReductionOp : OpenMP_Op<"declare_reduction", [IsolatedFromAbove, Symbol]> {
  let summary = "declares a reduction kind";
  let description = [{
    Says how the values that threads compute for one variable become a single value. Clauses
    of other operations name it.

    The region `init` yields the value that a thread starts with, given the one from before;
    `combiner` yields the combination of two values. If `alloc` is there, it yields memory
    for the value, which is the second argument of `init`. With `atomic`, a thread combines
    the second of two variables into the first one while others do the same; `cleanup` frees
    what `init` has allocated, and `data_ptr_ptr` yields the address of a descriptor's data.

    ```mlir
    omp.declare_reduction @add : f64 init {
    ^bb0(%old: f64):
      %zero = arith.constant 0.0 : f64
      omp.yield(%zero : f64)
    } combiner {
    ^bb0(%a: f64, %b: f64):
      %sum = arith.addf %a, %b : f64
      omp.yield(%sum : f64)
    }
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttr:$type,
    OptionalAttr<TypeAttr>:$byref_element_type
  );
  let regions = (region
    MaxSizedRegion<1>:$allocRegion,
    AnyRegion:$initializerRegion,
    AnyRegion:$reductionRegion,
    AnyRegion:$atomicReductionRegion,
    AnyRegion:$cleanupRegion,
    MaxSizedRegion<1>:$dataPtrPtrRegion
  );
  let assemblyFormat = [{
    $sym_name `:` $type attr-dict-with-keyword
    (`alloc` $allocRegion^)?
    `init` $initializerRegion
    `combiner` $reductionRegion
    (`atomic` $atomicReductionRegion^)?
    (`cleanup` $cleanupRegion^)?
    (`data_ptr_ptr` $dataPtrPtrRegion^)?
  }];
  let hasRegionVerifier = 1;
}

def LoopNestOp : OpenMP_Op<"loop_nest", [
    RecursiveMemoryEffects, SameVariadicOperandSize,
    AllTypesMatch<["loop_lower_bounds", "loop_upper_bounds", "loop_steps"]>]> {
  let summary = "rectangular loop nest";
  let description = [{
    Loops over every combination of its induction variables, the last one fastest. The
    enclosing operation decides which thread runs which iteration; for that, the
    iterations of the first `collapse` loops count as one sequence.

    ```mlir
    omp.loop_nest (%i, %j) : index = (%c0, %c0) to (%n, %m) step (%c1, %c1) collapse(2) {
      memref.store %x, %a[%i, %j] : memref<?x?xf64>
      omp.yield
    }
    ```
  }];
  let arguments = (ins
    ConfinedAttr<DefaultValuedOptionalAttr<I64Attr, "1">, [IntMinValue<1>]>:$collapse_num_loops,
    Variadic<IntLikeType>:$loop_lower_bounds,
    Variadic<IntLikeType>:$loop_upper_bounds,
    Variadic<IntLikeType>:$loop_steps,
    UnitAttr:$loop_inclusive,
    OptionalAttr<DenseI64ArrayAttr>:$tile_sizes
  );
  let regions = (region AnyRegion:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ParallelOp : OpenMP_Op<"parallel", [
    AttrSizedOperandSegments, AutomaticAllocationScope, RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "parallel construct";
  let description = [{
    Runs its region on each thread of a team, whose size `num_threads` may set. It ends
    when all of them have finished. If the condition `if` is false, there is one thread.

    In the region, an argument stands for each variable of the clauses `private` and
    `reduction`, whose copies each thread has; the symbols say how they are made.
  }];
  let arguments = (ins
    Variadic<AnyType>:$allocate_vars,
    Variadic<AnyType>:$allocator_vars,
    Optional<I1>:$if_expr,
    Optional<IntLikeType>:$num_threads,
    Variadic<AnyType>:$private_vars,
    OptionalAttr<SymbolRefArrayAttr>:$private_syms,
    UnitAttr:$private_needs_barrier,
    OptionalAttr<ProcBindKindAttr>:$proc_bind_kind,
    OptionalAttr<ReductionModifierAttr>:$reduction_mod,
    Variadic<OpenMP_PointerLikeType>:$reduction_vars,
    OptionalAttr<DenseBoolArrayAttr>:$reduction_byref,
    OptionalAttr<SymbolRefArrayAttr>:$reduction_syms
  );
  let regions = (region AnyRegion:$region);
  let assemblyFormat = [{
    oilist(
      `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars),
                                                  $allocator_vars, type($allocator_vars)) `)`
      | `if` `(` $if_expr `)`
      | `num_threads` `(` $num_threads `:` type($num_threads) `)`
      | `proc_bind` `(` custom<ClauseAttr>($proc_bind_kind) `)`
    ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms,
        $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars),
        $reduction_byref, $reduction_syms) attr-dict
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def PrivateClauseOp : OpenMP_Op<"private", [IsolatedFromAbove]> {
  let summary = "Provides declaration of [first]private logic.";
  let description = [{
    Says how a thread gets its own copy of a variable, for which memory of the type is
    allocated. The region `init` fills it, given the original and the memory; `copy` copies
    the original's value into it if the variable is `firstprivate`; `dealloc` frees what
    `init` has allocated.

    ```mlir
    omp.private {type = private} @own : i32
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttrOf<AnyType>:$type,
    DataSharingClauseTypeAttr:$data_sharing_type
  );
  let regions = (region AnyRegion:$init_region, AnyRegion:$copy_region, AnyRegion:$dealloc_region);
  let assemblyFormat = [{
    $data_sharing_type $sym_name `:` $type
    (`init` $init_region^)?
    (`copy` $copy_region^)?
    (`dealloc` $dealloc_region^)?
    attr-dict
  }];
  let hasRegionVerifier = 1;
}

def TerminatorOp : OpenMP_Op<"terminator", [Terminator, Pure]> {
  let summary = "terminator for OpenMP regions";
  let description = [{
    Ends a region without values.
  }];
  let assemblyFormat = "attr-dict";
}

def WsloopOp : OpenMP_Op<"wsloop", [
    AttrSizedOperandSegments, NoTerminator, RecursiveMemoryEffects, SingleBlock,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "worksharing-loop construct";
  let description = [{
    Distributes the iterations of the `omp.loop_nest` in it among the threads of the
    enclosing parallel region. Unless `nowait` is given, the threads wait at the end until
    all have finished.

    ```mlir
    omp.wsloop reduction(@add %sum -> %part : !llvm.ptr) {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        ...
        omp.yield
      }
    }
    ```
  }];
  let arguments = (ins
    Variadic<AnyType>:$allocate_vars,
    Variadic<AnyType>:$allocator_vars,
    Variadic<AnyType>:$linear_vars,
    Variadic<I32>:$linear_step_vars,
    OptionalAttr<ArrayAttr>:$linear_var_types,
    UnitAttr:$nowait,
    OptionalAttr<OrderKindAttr>:$order,
    OptionalAttr<OrderModifierAttr>:$order_mod,
    ConfinedAttr<OptionalAttr<I64Attr>, [IntMinValue<0>]>:$ordered,
    Variadic<AnyType>:$private_vars,
    OptionalAttr<SymbolRefArrayAttr>:$private_syms,
    UnitAttr:$private_needs_barrier,
    OptionalAttr<ReductionModifierAttr>:$reduction_mod,
    Variadic<OpenMP_PointerLikeType>:$reduction_vars,
    OptionalAttr<DenseBoolArrayAttr>:$reduction_byref,
    OptionalAttr<SymbolRefArrayAttr>:$reduction_syms,
    OptionalAttr<ScheduleKindAttr>:$schedule_kind,
    Optional<AnyType>:$schedule_chunk,
    OptionalAttr<ScheduleModifierAttr>:$schedule_mod,
    UnitAttr:$schedule_simd
  );
  let regions = (region AnyRegion:$region);
  let assemblyFormat = [{
    oilist(
      `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars),
                                                  $allocator_vars, type($allocator_vars)) `)`
      | `linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)`
      | `nowait` $nowait
      | `order` `(` custom<OrderClause>($order, $order_mod) `)`
      | `ordered` `(` $ordered `)`
      | `schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, $schedule_simd,
                                              $schedule_chunk, type($schedule_chunk)) `)`
    ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms,
        $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars),
        $reduction_byref, $reduction_syms) attr-dict
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def YieldOp : OpenMP_Op<"yield", [
    Pure, ReturnLike, Terminator,
    ParentOneOf<["DeclareReductionOp", "LoopNestOp", "PrivateClauseOp"]>]> {
  let summary = "loop yield and termination operation";
  let description = [{
    Ends an iteration, or a region of a declaration with the value that it computes.
  }];
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "( `(` $results^ `:` type($results) `)` )? attr-dict";
}

#endif // OMP_OPS
