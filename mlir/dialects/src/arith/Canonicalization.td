//===- Canonicalization.td - Simplifications of arith ----------*- tablegen -*-===//
//
// Canonicalization patterns that make new operations; what gives a value that exists, or a
// constant, is a fold. They call functions in `canonicalize`, whose `generated` imports the
// operations that they use.
//
//===----------------------------------------------------------------------===//

#ifndef ARITH_CANONICALIZATION
#define ARITH_CANONICALIZATION

include "mlir/IR/PatternBase.td"
include "Ops.td"

//===----------------------------------------------------------------------===//
// Building blocks of patterns
//===----------------------------------------------------------------------===//

// A constant integer as a single value; `Ints` also matches dense elements.
def Int : NativeCodeCall<"crate::arith::canonicalize::integer($_self)">;
def Ints : NativeCodeCall<"crate::arith::canonicalize::integers($_self)">;
// A constant i1.
def IsTrue : NativeCodeCall<"crate::arith::canonicalize::is_true($_self)">;
def IsFalse : NativeCodeCall<"crate::arith::canonicalize::is_false($_self)">;
// Constants whose elements are all 1 or -1.
def One : NativeCodeCall<"crate::arith::canonicalize::are($_self, 1)">;
def MinusOne : NativeCodeCall<"crate::arith::canonicalize::are($_self, -1)">;

// A constant computed from two constants.
def Sum : NativeCodeCall<"crate::arith::canonicalize::sum($_builder, $0, $1)">;
def Difference : NativeCodeCall<"crate::arith::canonicalize::difference($_builder, $0, $1)">;
def Product : NativeCodeCall<"crate::arith::canonicalize::product($_builder, $0, $1)">;

// The flags that are set on both operations.
def Both : NativeCodeCall<"crate::arith::canonicalize::common_overflow($_builder, $0, $1)">;
// The same, without those that combining the two constants would violate: then the new operation
// may overflow where neither of the old ones does.
class Unless<string overflows>
    : NativeCodeCall<"crate::arith::canonicalize::" # overflows # "_flags($_builder, $0, $1, $2, $3)">;
def BothUnlessSumOverflows : Unless<"sum">;
def BothUnlessDifferenceOverflows : Unless<"difference">;
def BothUnlessProductOverflows : Unless<"product">;
def WithoutNSW : NativeCodeCall<"crate::arith::canonicalize::without_nsw($_builder, $0)">;
def NoOverflow : NativeCodeCall<"crate::arith::canonicalize::no_overflow($_builder)">;

def Zero : NativeCodeCall<"crate::arith::canonicalize::zero($_builder, $0.ty())">;
def Ones : NativeCodeCall<"crate::arith::canonicalize::ones($_builder, $0.ty())">;

def Inverted : NativeCodeCall<"crate::arith::canonicalize::inverted($_builder, $0)">;
def SignedLess : NativeCodeCall<"crate::arith::canonicalize::signed_less($_builder)">;

def SameType : Constraint<CPred<"$0.ty() == $1.ty()">>;
def WiderThan : Constraint<CPred<"crate::arith::canonicalize::is_wider($0.ty(), $1.ty())">>;

//===----------------------------------------------------------------------===//
// Sums and differences
//===----------------------------------------------------------------------===//

// (x + a) + b -> x + (a + b)
def SumPlusConstant
    : Pat<(AddIOp (AddIOp $x, (Int $a), $f), (Int $b), $g),
          (AddIOp $x, (ConstantOp (Sum $a, $b)),
                 (BothUnlessSumOverflows $f, $g, $a, $b))>;
// (x - a) + b -> x + (b - a)
def DifferencePlusConstant
    : Pat<(AddIOp (SubIOp $x, (Int $a), $f), (Int $b), $g),
          (AddIOp $x, (ConstantOp (Difference $b, $a)),
                 (BothUnlessDifferenceOverflows $f, $g, $b, $a))>;
// (a - x) + b -> (a + b) - x
def ConstantMinusPlusConstant
    : Pat<(AddIOp (SubIOp (Int $a), $x, $f), (Int $b), $g),
          (SubIOp (ConstantOp (Sum $a, $b)), $x,
                 (BothUnlessSumOverflows $f, $g, $a, $b))>;
// x + y * -1 -> x - y
def PlusNegated
    : Pat<(AddIOp $x, (MulIOp $y, (MinusOne), $f), $g), (SubIOp $x, $y, (NoOverflow))>;
def NegatedPlus
    : Pat<(AddIOp (MulIOp $x, (MinusOne), $f), $y, $g), (SubIOp $y, $x, (NoOverflow))>;

// (x + a) - b -> x + (a - b), without flags: the sum may overflow although neither operation did.
def SumMinusConstant
    : Pat<(SubIOp (AddIOp $x, (Int $a), $_), (Int $b), $_),
          (AddIOp $x, (ConstantOp (Difference $a, $b)), (NoOverflow))>;
// b - (x + a) -> (b - a) - x
def ConstantMinusSum
    : Pat<(SubIOp (Int $b), (AddIOp $x, (Int $a), $f), $g),
          (SubIOp (ConstantOp (Difference $b, $a)), $x,
                 (BothUnlessDifferenceOverflows $f, $g, $b, $a))>;
// (x - a) - b -> x - (a + b)
def DifferenceMinusConstant
    : Pat<(SubIOp (SubIOp $x, (Int $a), $f), (Int $b), $g),
          (SubIOp $x, (ConstantOp (Sum $a, $b)),
                 (BothUnlessSumOverflows $f, $g, $a, $b))>;
// (a - x) - b -> (a - b) - x
def ConstantMinusMinusConstant
    : Pat<(SubIOp (SubIOp (Int $a), $x, $f), (Int $b), $g),
          (SubIOp (ConstantOp (Difference $a, $b)), $x,
                 (BothUnlessDifferenceOverflows $f, $g, $a, $b))>;
// b - (x - a) -> (a + b) - x
def ConstantMinusDifference
    : Pat<(SubIOp (Int $b), (SubIOp $x, (Int $a), $f), $g),
          (SubIOp (ConstantOp (Sum $a, $b)), $x,
                 (BothUnlessSumOverflows $f, $g, $a, $b))>;
// b - (a - x) -> x + (b - a)
def ConstantMinusConstantMinus
    : Pat<(SubIOp (Int $b), (SubIOp (Int $a), $x, $f), $g),
          (AddIOp $x, (ConstantOp (Difference $b, $a)),
                 (BothUnlessDifferenceOverflows $f, $g, $b, $a))>;
// (x - y) - x -> 0 - y
def DifferenceMinusMinuend
    : Pat<(SubIOp (SubIOp:$inner $x, $y, $f), $x, $g),
          (SubIOp (ConstantOp (Zero $inner)), $y, (Both $f, $g))>;

//===----------------------------------------------------------------------===//
// Products, and operations with two results
//===----------------------------------------------------------------------===//

// (x * a) * b -> x * (a * b)
def ProductTimesConstant
    : Pat<(MulIOp (MulIOp $x, (Int $a), $f), (Int $b), $g),
          (MulIOp $x, (ConstantOp (Product $a, $b)),
                 (BothUnlessProductOverflows $f, $g, $a, $b))>;

// The upper half of the result is unused.
def ExtendedSum
    : Pattern<(AddUIExtendedOp:$res $x, $y),
              [(AddIOp $x, $y, (NoOverflow)), (replaceWithValue $x)], [(HasNoUseOf:$res__1)]>;
def ExtendedSignedProduct
    : Pattern<(MulSIExtendedOp:$res $x, $y),
              [(MulIOp $x, $y, (NoOverflow)), (replaceWithValue $x)], [(HasNoUseOf:$res__1)]>;
def ExtendedUnsignedProduct
    : Pattern<(MulUIExtendedOp:$res $x, $y),
              [(MulIOp $x, $y, (NoOverflow)), (replaceWithValue $x)], [(HasNoUseOf:$res__1)]>;
// x * 1 -> x, with the sign of x in all bits of the upper half. Not for indices, whose width is unknown.
def IsExtended : Constraint<CPred<"!$0.ty().element_type().is_index()">>;
def ExtendedSignedProductWithOne
    : Pattern<(MulSIExtendedOp:$res $x, (One)),
              [(replaceWithValue $x),
               (ExtSIOp (CmpIOp (SignedLess), $x,
                         (ConstantOp (Zero $x))))],
              [(IsExtended $x)]>;

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

// Operate on the values before they are extended, and extend the result.
def AndOfZeroExtended
    : Pat<(AndIOp (ExtUIOp $x), (ExtUIOp $y)), (ExtUIOp (AndIOp $x, $y)), [(SameType $x, $y)]>;
def AndOfSignExtended
    : Pat<(AndIOp (ExtSIOp $x), (ExtSIOp $y)), (ExtSIOp (AndIOp $x, $y)), [(SameType $x, $y)]>;
def OrOfZeroExtended
    : Pat<(OrIOp (ExtUIOp $x), (ExtUIOp $y)), (ExtUIOp (OrIOp $x, $y)), [(SameType $x, $y)]>;
def OrOfSignExtended
    : Pat<(OrIOp (ExtSIOp $x), (ExtSIOp $y)), (ExtSIOp (OrIOp $x, $y)), [(SameType $x, $y)]>;
// not (x < y) -> x >= y, and so on for all predicates
def NotOfComparison
    : Pat<(XOrIOp (CmpIOp $predicate, $x, $y), (IsTrue)), (CmpIOp (Inverted $predicate), $x, $y)>;
def XOrOfZeroExtended
    : Pat<(XOrIOp (ExtUIOp $x), (ExtUIOp $y)), (ExtUIOp (XOrIOp $x, $y)), [(SameType $x, $y)]>;
def XOrOfSignExtended
    : Pat<(XOrIOp (ExtSIOp $x), (ExtSIOp $y)), (ExtSIOp (XOrIOp $x, $y)), [(SameType $x, $y)]>;

//===----------------------------------------------------------------------===//
// Comparisons and select
//===----------------------------------------------------------------------===//

// Compare values before they are extended.
def IsEquality : Constraint<CPred<"crate::arith::canonicalize::is_equality($0)">>;
def EqualSignExtended
    : Pat<(CmpIOp $predicate, (ExtSIOp $x), (ExtSIOp $y)), (CmpIOp $predicate, $x, $y),
          [(IsEquality $predicate), (SameType $x, $y)]>;
def EqualZeroExtended
    : Pat<(CmpIOp $predicate, (ExtUIOp $x), (ExtUIOp $y)), (CmpIOp $predicate, $x, $y),
          [(IsEquality $predicate), (SameType $x, $y)]>;

// A select of a select with the same condition.
def SelectTrueOfSame
    : Pat<(SelectOp $c, (SelectOp $c, $a, $b), $d), (SelectOp $c, $a, $d)>;
def SelectFalseOfSame
    : Pat<(SelectOp $c, $a, (SelectOp $c, $b, $d)), (SelectOp $c, $a, $d)>;
// c ? false : true -> not c
def SelectToNot
    : Pat<(SelectOp $c, (IsFalse), (IsTrue)), (XOrIOp $c, (ConstantOp (Ones $c)))>;
// not c ? a : b -> c ? b : a
def SelectOfNot
    : Pat<(SelectOp (XOrIOp $c, (IsTrue)), $a, $b), (SelectOp $c, $b, $a)>;

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

// A zero-extended value is not negative, so zeros extend it further.
def SignExtensionOfZeroExtended : Pat<(ExtSIOp (ExtUIOp $x)), (ExtUIOp $x)>;

// Truncation of an extended value to a width above the original one.
def TruncationOfSignExtended
    : Pat<(TruncIOp:$t (ExtSIOp $x), $_), (ExtSIOp $x), [(WiderThan $t, $x)]>;
def TruncationOfZeroExtended
    : Pat<(TruncIOp:$t (ExtUIOp $x), $_), (ExtUIOp $x), [(WiderThan $t, $x)]>;
// Truncation removes the bits that a right shift fills in, so the kind of shift does not matter. A
// truncation without signed overflow fits what an arithmetic shift fills in, not zeros.
def MatchesShift
    : Constraint<CPred<"crate::arith::canonicalize::is_difference($2, $0.ty(), $1.ty())">>;
def TruncationOfShifted
    : Pat<(TruncIOp:$t (ShRSIOp $x, (Ints $by), $exact), $f),
          (TruncIOp (ShRUIOp $x, (ConstantOp $by), $exact), (WithoutNSW $f)),
          [(MatchesShift $x, $t, $by)]>;

// Casts that continue each other.
def IndexCastOfExtended : Pat<(IndexCastOp (ExtSIOp $x)), (IndexCastOp $x)>;
def UnsignedIndexCastOfExtended : Pat<(IndexCastUIOp (ExtUIOp $x)), (IndexCastUIOp $x)>;
def BitcastOfBitcast : Pat<(BitcastOp (BitcastOp $x)), (BitcastOp $x)>;

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

// -x * -y -> x * y
def ProductOfNegated
    : Pat<(MulFOp (NegFOp $x, $_), (NegFOp $y, $_), $f), (MulFOp $x, $y, $f)>;
def QuotientOfNegated
    : Pat<(DivFOp (NegFOp $x, $_), (NegFOp $y, $_), $f), (DivFOp $x, $y, $f)>;

#endif // ARITH_CANONICALIZATION
