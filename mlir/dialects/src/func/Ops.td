//===- Ops.td - The func dialect -------------------------------*- tablegen -*-===//
//
// Functions, calls and returns.
//
//===----------------------------------------------------------------------===//

#ifndef FUNC_OPS
#define FUNC_OPS

include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Func_Dialect : Dialect {
  let name = "func";
  let summary = "High-level functions";
  let cppNamespace = "::func";
  let interfaces = ["INLINER"];
  let hasConstantMaterializer = 1;
}

class Func_Op<string mnemonic, list<Trait> traits = []>
    : Op<Func_Dialect, mnemonic, traits>;

def CallOp : Func_Op<"call",
    [DeclareOpInterfaceMethods<CallOpInterface>,
     DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "call operation";
  let description = [{
    Calls a function by name:

    ```mlir
    %2 = func.call @my_add(%0, %1) : (f32, f32) -> f32
    ```
  }];

  let arguments = (ins
    FlatSymbolRefAttr:$callee,
    Variadic<AnyType>:$operands,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    UnitAttr:$no_inline
  );
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    $callee `(` $operands `)` attr-dict `:` functional-type($operands, $results)
  }];
}

def CallIndirectOp : Func_Op<"call_indirect",
    [DeclareOpInterfaceMethods<CallOpInterface>,
     RangedTypesMatchWith<"callee input types match argument types", "callee",
                          "callee_operands", "$_self.function_inputs()">,
     RangedTypesMatchWith<"callee result types match result types", "callee", "results",
                          "$_self.function_results()">]> {
  let summary = "indirect call operation";
  let description = [{
    Calls a function value:

    ```mlir
    %f = func.constant @my_func : (i32) -> i32
    %r = func.call_indirect %f(%0) : (i32) -> i32
    ```
  }];

  let arguments = (ins
    FunctionType:$callee,
    Variadic<AnyType>:$callee_operands,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs
  );
  let results = (outs Variadic<AnyType>:$results);
  let hasCanonicalizeMethod = 1;
  let hasCustomAssemblyFormat = 1;
}

def ConstantOp : Func_Op<"constant",
    [ConstantLike, Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
     DeclareOpInterfaceMethods<OpAsmOpInterface, ["asm_result_names"]>]> {
  let summary = "constant";
  let description = [{
    A function as a value:

    ```mlir
    %f = func.constant @my_func : (tensor<16xf32>, f32) -> tensor<16xf32>
    ```
  }];

  let arguments = (ins FlatSymbolRefAttr:$value);
  let results = (outs AnyType);
  let assemblyFormat = "attr-dict $value `:` type(results)";
  let hasFolder = 1;
}

def FuncOp : Func_Op<"func",
    [AffineScope, AutomaticAllocationScope, FunctionOpInterface, IsolatedFromAbove,
     DeclareOpInterfaceMethods<Symbol, ["is_declaration"]>,
     DeclareOpInterfaceMethods<OpAsmOpInterface, ["default_dialect"]>]> {
  let summary = "function";
  let description = [{
    A function, whose region uses no values defined outside. Without a body it declares
    a function that is defined elsewhere.

    ```mlir
    func.func private @print_i64(i64)
    func.func @twice(%x: i64) -> i64 {
      %0 = arith.addi %x, %x : i64
      return %0 : i64
    }
    ```
  }];

  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttrOf<FunctionType>:$function_type,
    OptionalAttr<StrAttr>:$sym_visibility,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    UnitAttr:$no_inline
  );
  let regions = (region AnyRegion:$body);
  let hasCustomBuilder = 1;
  let hasCustomAssemblyFormat = 1;
}

def ReturnOp : Func_Op<"return",
    [Pure, HasParent<"FuncOp">, MemRefsNormalizable, ReturnLike, Terminator]> {
  let summary = "Function return operation";
  let description = [{
    Returns from a function; the operands match the function's result types.
  }];

  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

#endif // FUNC_OPS
