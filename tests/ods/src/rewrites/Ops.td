// Declarative rewrite rules.

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Test_Dialect : Dialect {
  let name = "test_rewrites";
  let cppNamespace = "::test_rewrites";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

def Mode : I32EnumAttr<"Mode", "a mode", [
  I32EnumAttrCase<"Slow", 0, "slow">, I32EnumAttrCase<"Fast", 1, "fast">
]> {
  let cppNamespace = "::test_rewrites";
}

//===-- Operations --------------------------------------------------------===//

// `from` is what patterns match, by the value of `rule`; `to` shows their result.
class Test_From<string mnemonic, dag args = (ins)> : Test_Op<mnemonic> {
  let arguments = args;
  let results = (outs AnyType:$r);
}
def LeafOp : Test_Op<"leaf"> {
  let arguments = (ins OptionalAttr<I64Attr>:$n);
  let results = (outs AnyType:$r);
}
def AddOp : Test_Op<"add", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$r);
}
def MulOp : Test_Op<"mul", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs, DefaultValuedAttr<I64Attr, "0">:$n,
                       OptionalAttr<StrAttr>:$note);
  let results = (outs AnyType:$r);
}
def ModeOp : Test_Op<"mode"> {
  let arguments = (ins Mode:$mode, OptionalAttr<I64Attr>:$n);
  let results = (outs AnyType:$r);
}
def TwoOp : Test_Op<"two"> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$x, AnyType:$y);
}
def ThreeOp : Test_Op<"three"> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$x, AnyType:$y, AnyType:$z);
}
def PackOp : Test_Op<"pack", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$some, Optional<AnyType>:$one, Variadic<AnyType>:$more, I64Attr:$n);
  let results = (outs AnyType:$r);
}
def PairOp : Test_Op<"pair"> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$x, AnyType:$y);
}
def ManyOp : Test_Op<"many"> {
  let arguments = (ins Variadic<AnyType>:$a);
  let results = (outs Variadic<AnyType>:$r);
}
def SinkOp : Test_Op<"sink"> {
  let arguments = (ins AnyType:$a);
}
def ValuesOp : Test_Op<"values"> {
  let arguments = (ins F32Attr:$f, I64ArrayAttr:$list, UI8Attr:$byte, SymbolRefAttr:$name, Mode:$mode);
  let results = (outs AnyType:$r);
}

//===-- Patterns ----------------------------------------------------------===//

// One symbol twice: equal operands.
def SameTwice : Pat<(AddOp $x, $x), (MulOp $x, $x, ConstantAttr<I64Attr, "2">)>;

// `either`, with an operation on one side.
def EitherSide : Pat<(MulOp (either (LeafOp:$leaf I64Attr:$m), I32:$other), ConstantAttr<I64Attr, "7">:$n, $note),
                     (AddOp $other, $leaf), [], [], (addBenefit 10)>;

// An enum's case on both sides, and an optional attribute that is kept.
def Modes : Pat<(ModeOp ConstantEnumCase<Mode, "slow">:$m, $n), (ModeOp I32EnumAttrCase<"Fast", 1, "fast">, $n)>;

// Constants of every kind, as C++ writes them.
def Values : Pat<(ValuesOp ConstF32Attr<"0.5f">, ConstantAttr<I64ArrayAttr, "{1, 2, 3}">, ConstantAttr<UI8Attr, "255">,
                           ConstantAttr<SymbolRefAttr, "\"a\"">, ConstantAttr<Mode, "Mode::Slow">),
                 (ValuesOp ConstF32Attr<"1">, ConstantAttr<I64ArrayAttr, "{}">, ConstantAttr<UI8Attr, "1 << 3">,
                           ConstantAttr<SymbolRefAttr, "\"b\"">, ConstantAttr<Mode, "::test_rewrites::Mode::Fast">)>;

def TypesAreEqual : Constraint<CPred<"$0.ty() == $1.ty()">>;
// Several results: an auxiliary operation, one of its results by number, and an existing value.
def Several : Pattern<(ThreeOp:$res $a),
                      [(TwoOp:$two $a, (returnType $a, $res__2)),
                       (AddOp $two__0, $a),
                       (replaceWithValue $a),
                       (LeafOp ConstantAttr<I64Attr, "3">, (returnType "$_builder.index_type()"), (location "leaf"))],
                      [(TypesAreEqual $res__0, $a), (HasNoUseOf:$res__1)]>;

// Variadic operands of fixed length; an optional one; their ranges go where ranges go.
// The types of a value, and of each value of a range, are conditions.
def Packs : Pat<(PackOp (variadic:$all $first, (LeafOp $_)), $one, $more, ConstantAttr<I64Attr, "1">),
                (PackOp $more, $one, $all, ConstantAttr<I64Attr, "2">), [(I32 $first), (AnyInteger $more), (I32 $one)]>;

// Values for variadic operands, also new ones; and for results, where there are as many.
def Mixed : Pat<(PackOp (variadic $a, $b), $one, $more, ConstantAttr<I64Attr, "10">),
                (PackOp (variadic $b, (AddOp $a, $b), $a), $one, (variadic), ConstantAttr<I64Attr, "11">)>;
def NamedValues : Pat<(PackOp (variadic $a), $one, (variadic $b), ConstantAttr<I64Attr, "12">),
                      (PackOp (variadic:$all $b, $a, $b), $one, $all, ConstantAttr<I64Attr, "13">)>;
def Last : NativeCodeCall<"crate::rewrites::last($0)">;
def LastValue : Pat<(PackOp (variadic $a, $b, $c), $_, $_, ConstantAttr<I64Attr, "14">),
                    (AddOp (Last (variadic $a, $b)), (Last (variadic $b, (AddOp $c, $c))))>;
def Swapped : Pattern<(PairOp $a, $b), [(variadic $b, $a)]>;
def Forwarded : Pat<(ManyOp (variadic $a, $b)), (variadic $b, $a)>;

// Code: in the source, in arguments, for types, of several values and of none.
def IsSmall : NativeCodeCall<"crate::rewrites::small($_self)">;
def Twice : NativeCodeCall<"crate::rewrites::twice($_builder, $0)">;
def Leaves : NativeCodeCall<"crate::rewrites::leaves($_rewriter, $_loc, $0)", 2>;
def Note : NativeCodeCallVoid<"crate::rewrites::note($_rewriter, $0)">;
def SinkLeaf : Pattern<(SinkOp (IsSmall $n)),
                       [(Leaves:$pair (Twice $n)), (AddOp:$sum $pair__0, $pair__1), (SinkOp $sum)],
                       [], [(Note $sum)]>;
