// Structural and other traits.

include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Test_Dialect : Dialect {
  let name = "test_traits";
  let cppNamespace = "::test_traits";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

// Traits of the dialect: `EvenOperands` and `AtMostOperands` in mod.rs.
def EvenOperands : NativeOpTrait<"EvenOperands"> {
  let cppNamespace = "::test_traits";
}
class AtMostOperands<int n> : ParamNativeOpTrait<"AtMostOperands", "" # n> {
  let cppNamespace = "::test_traits";
}

class AnyOperands<string mnemonic, list<Trait> traits> : Test_Op<mnemonic, traits> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let results = (outs Variadic<AnyType>:$outputs);
}

def OwnOp : AnyOperands<"own", [EvenOperands, AtMostOperands<2>]>;
def SameTypeOp : AnyOperands<"same_type", [SameTypeOperands]>;
def SameAllOp : AnyOperands<"same_all", [SameOperandsAndResultType]>;
def SameShapeOp : AnyOperands<"same_shape", [SameOperandsShape]>;
def SameAllShapeOp : AnyOperands<"same_all_shape", [SameOperandsAndResultShape]>;
def SameElementOp : AnyOperands<"same_element", [SameOperandsElementType]>;
def SameAllElementOp : AnyOperands<"same_all_element", [SameOperandsAndResultElementType]>;
def SameRankOp : AnyOperands<"same_rank", [SameOperandsAndResultRank]>;
def BroadcastOp : AnyOperands<"broadcast", [ResultsBroadcastableShape]>;
def FloatsOp : AnyOperands<"floats", [ResultsAreFloatLike]>;
def ElementwiseOp : AnyOperands<"elementwise", ElementwiseMappable.traits>;

class UnaryOp<string mnemonic, list<Trait> traits>
    : Test_Op<mnemonic, [Pure, SameOperandsAndResultType] # traits> {
  let arguments = (ins I32:$operand);
  let results = (outs I32:$result);
}
def NegateOp : UnaryOp<"negate", [Involution]>;
def AbsOp : UnaryOp<"abs", [Idempotent]>;

def YieldOp : Test_Op<"yield", [Terminator, HasParent<"LoopOp">]>;
def EitherOp : Test_Op<"either", [ParentOneOf<["LoopOp", "BlocklessOp"]>]>;
def LoopOp : Test_Op<"loop", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let regions = (region AnyRegion:$body);
}
def BlocklessOp : Test_Op<"plain", [SingleBlock, NoTerminator, NoRegionArguments]> {
  let regions = (region AnyRegion:$body);
}

def IsolatedOp : Test_Op<"isolated", [IsolatedFromAbove, NoTerminator]> {
  let regions = (region AnyRegion:$body);
}
def TableOp : Test_Op<"table", [SymbolTable, NoTerminator]> {
  let regions = (region AnyRegion:$body);
}
def SymbolOp : Test_Op<"symbol", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
}
def ConstantOp : Test_Op<"constant", [ConstantLike, Pure]> {
  let arguments = (ins I32Attr:$value);
  let results = (outs I32:$result);
  let hasFolder = 1;
}

class BinaryOp<string mnemonic, list<Trait> traits> : Test_Op<mnemonic, traits> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$result);
}
def CommuteOp : BinaryOp<"commute", [Commutative]>;
def OrderedOp : BinaryOp<"ordered", []>;

class EffectOp<string mnemonic, list<Trait> traits> : Test_Op<mnemonic, traits> {
  let results = (outs I32:$result);
}
def PureOp : EffectOp<"pure", [Pure]>;
def ReadOp : EffectOp<"read", [MemoryEffects<[MemRead]>]>;
def WriteOp : EffectOp<"write", [MemoryEffects<[MemWrite]>]>;
def AllocOp : EffectOp<"alloc", [MemoryEffects<[MemAlloc]>]>;
def FreeOp : EffectOp<"free", [MemoryEffects<[MemFree]>]>;
def InsideOp : Test_Op<"inside", [RecursiveMemoryEffects, NoTerminator]> {
  let regions = (region AnyRegion:$body);
}
