//===- BuiltinOps.td - operations of the builtin dialect -------*- tablegen -*-===//
//
// The operations that every program is made of.
//
//===----------------------------------------------------------------------===//

#ifndef BUILTIN_OPS
#define BUILTIN_OPS

include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Builtin_Op<string mnemonic, list<Trait> traits = []>
    : Op<Builtin_Dialect, mnemonic, traits>;

def ModuleOp : Builtin_Op<"module",
    [AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol,
     DeclareOpInterfaceMethods<OpAsmOpInterface, ["default_dialect"]>]
    # GraphRegionNoTerminator.traits> {
  let summary = "The top of a program, or a part of it";
  let description = [{
    Holds operations, among them functions and other symbols, in one region of
    one block. Nothing inside uses a value from outside.

    ```mlir
    module {
      func.func @foo()
    }
    ```
  }];

  let arguments = (ins
    OptionalAttr<SymbolNameAttr>:$sym_name,
    OptionalAttr<StrAttr>:$sym_visibility
  );
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = "($sym_name^)? attr-dict-with-keyword $bodyRegion";
  let hasVerifier = 1;
}

def UnrealizedConversionCastOp : Builtin_Op<"unrealized_conversion_cast", [Pure]> {
  let summary = "A conversion that is not decided yet";
  let description = [{
    Stands between values of types that are being converted into each other.
    Conversions create such casts; when all is converted they cancel out.

    ```mlir
    %0 = builtin.unrealized_conversion_cast %a : !foo.type to !bar.type
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = [{
    ($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // BUILTIN_OPS
