// MLIR's own interfaces, on operations that records describe.

include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def Test_Dialect : Dialect {
  let name = "test_standard";
  let interfaces = ["INLINER"];
  let hasCanonicalizer = 1;
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

//===-- Types of results --------------------------------------------------===//

// Integers with the same total number of bits, in one value or several.
def RepackOp : Test_Op<"repack", [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins Variadic<AnyInteger>:$inputs);
  let results = (outs Variadic<AnyInteger>:$outputs);
}

def DoubleOp : Test_Op<"double", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyInteger:$input);
  let results = (outs AnyInteger:$output);
}

// The inferred width is the minimum.
def WidenOp : Test_Op<"widen", [Pure,
    DeclareOpInterfaceMethods<InferTypeOpInterface, ["is_compatible_return_types"]>]> {
  let arguments = (ins AnyInteger:$input);
  let results = (outs AnyInteger:$output);
}

//===-- Values ------------------------------------------------------------===//

def ChooseOp : Test_Op<"choose", [Pure, SameOperandsAndResultType,
    DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let arguments = (ins I1:$condition, I1:$true_value, I1:$false_value);
  let results = (outs I1:$result);
}

def PartOp : Test_Op<"part", [Pure, DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let arguments = (ins Index:$offset, AnyMemRef:$source);
  let results = (outs AnyMemRef:$part);
}

//===-- Effects -----------------------------------------------------------===//

// Has the effects that its attributes list.
def TouchOp : Test_Op<"touch", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = (ins UnitAttr:$reads, UnitAttr:$writes);
  let results = (outs I32:$result);
  let assemblyFormat = "attr-dict";
}

// Speculatable unless it may fail.
def CheckOp : Test_Op<"check",
    [NoMemoryEffect, DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  let arguments = (ins I32:$input, UnitAttr:$fails);
  let results = (outs I32:$result);
  let assemblyFormat = "$input attr-dict";
}

def OnceOp : Test_Op<"once", [RecursiveMemoryEffects, RecursivelySpeculatable, NoTerminator]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}

//===-- Regions -----------------------------------------------------------===//

def RepeatOp : Test_Op<"repeat", [RecursiveMemoryEffects, SingleBlock,
    DeclareOpInterfaceMethods<LoopLikeOpInterface,
      ["loop_inits", "region_iter_args", "yielded_values", "loop_results"]>]> {
  let arguments = (ins Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$outcomes);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "($inits^ `:` type($inits))? (`->` type($outcomes)^)? $body attr-dict";
}

def NextOp : Test_Op<"next", [Pure, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}

// Runs its first region and perhaps its second.
def MaybeOp : Test_Op<"maybe", [RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["entry_successor_operands"]>]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outcomes);
  let regions = (region SizedRegion<1>:$first, SizedRegion<1>:$second);
  let assemblyFormat = [{
    ($inputs^ `:` type($inputs))? (`->` type($outcomes)^)? $first `then` $second attr-dict
  }];
}

def PassOp : Test_Op<"pass", [Pure, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}

def JumpOp : Test_Op<"jump", [Pure, Terminator, DeclareOpInterfaceMethods<BranchOpInterface>]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let successors = (successor AnySuccessor:$target);
  let assemblyFormat = "$target (`with` $values^ `:` type($values))? attr-dict";
}

//===-- Symbols and calls -------------------------------------------------===//

// A callable that is not a function; its region determines its signature.
def LambdaOp : Test_Op<"lambda", [IsolatedFromAbove,
    DeclareOpInterfaceMethods<CallableOpInterface>,
    DeclareOpInterfaceMethods<Symbol, ["is_declaration", "can_discard_on_use_empty"]>]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "($sym_visibility^)? $sym_name $body attr-dict";
}

def GiveOp : Test_Op<"give", [Pure, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}

def InvokeOp : Test_Op<"invoke", [
    DeclareOpInterfaceMethods<CallOpInterface>, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outcomes);
  let assemblyFormat = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, $outcomes)";
}

def FunctionOp : Test_Op<"function", [FunctionOpInterface, IsolatedFromAbove]> {
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttrOf<FunctionType>:$function_type,
    OptionalAttr<StrAttr>:$sym_visibility,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs
  );
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
