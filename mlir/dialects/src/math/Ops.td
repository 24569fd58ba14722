//===- Ops.td - The math dialect -------------------------------*- tablegen -*-===//
//
// Mathematical functions on scalars and, element by element, on vectors and tensors.
//
//===----------------------------------------------------------------------===//

#ifndef MATH_OPS
#define MATH_OPS

include "../arith/Base.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Math_Dialect : Dialect {
  let name = "math";
  let interfaces = ["crate::inlining::INLINER"];
  let summary = "Mathematical functions";
  let cppNamespace = "::mlir::math";
  let hasConstantMaterializer = 1;
  let interfaces = ["crate::inlining::INLINER"];
}

//===----------------------------------------------------------------------===//
// Shapes of operations
//===----------------------------------------------------------------------===//

class Math_Op<string mnemonic, list<Trait> traits = []>
    : Op<Math_Dialect, mnemonic, traits # [Pure] # ElementwiseMappable.traits>;

// The fast-math flags, which every operation on floats has.
defvar Math_FastMath = DefaultValuedAttr<Arith_FastMathAttr, "FastMathFlags::none">;

class Math_IntegerUnaryOp<string mnemonic> : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$operand);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

class Math_FloatUnaryOp<string mnemonic> : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins FloatLike:$operand, Math_FastMath:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

class Math_FloatClassificationOp<string mnemonic>
    : Math_Op<mnemonic,
        [TypesMatchWith<"result type has i1 element type and same shape as operands",
                        "operand", "result", "i1_same_shape($_self)">]> {
  let arguments = (ins FloatLike:$operand, Math_FastMath:$fastmath);
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

class Math_FloatBinaryOp<string mnemonic> : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins FloatLike:$lhs, FloatLike:$rhs, Math_FastMath:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

def AbsFOp : Math_FloatUnaryOp<"absf"> {
  let summary = "floating point absolute-value operation";
  let hasFolder = 1;
}
def AbsIOp : Math_IntegerUnaryOp<"absi"> {
  let summary = "integer absolute-value operation";
  let hasFolder = 1;
}
def AcoshOp : Math_FloatUnaryOp<"acosh"> {
  let summary = "Hyperbolic arcus cosine of the given value";
  let hasFolder = 1;
}
def AsinOp : Math_FloatUnaryOp<"asin"> {
  let summary = "arcus sine of the given value";
  let hasFolder = 1;
}
def AsinhOp : Math_FloatUnaryOp<"asinh"> {
  let summary = "hyperbolic arcus sine of the given value";
  let hasFolder = 1;
}
def AtanOp : Math_FloatUnaryOp<"atan"> {
  let summary = "arcus tangent of the given value";
  let hasFolder = 1;
}
def AtanhOp : Math_FloatUnaryOp<"atanh"> {
  let summary = "hyperbolic arcus tangent of the given value";
  let hasFolder = 1;
}
def CbrtOp : Math_FloatUnaryOp<"cbrt"> {
  let summary = "cube root of the specified value";
}
def CeilOp : Math_FloatUnaryOp<"ceil"> {
  let summary = "ceiling of the specified value";
  let hasFolder = 1;
}
def CosOp : Math_FloatUnaryOp<"cos"> {
  let summary = "cosine of the specified value";
  let hasFolder = 1;
}
def AcosOp : Math_FloatUnaryOp<"acos"> {
  let summary = "arcus cosine of the specified value";
  let hasFolder = 1;
}
def CoshOp : Math_FloatUnaryOp<"cosh"> {
  let summary = "hyperbolic cosine of the specified value";
  let hasFolder = 1;
}
def SinOp : Math_FloatUnaryOp<"sin"> {
  let summary = "sine of the specified value";
  let hasFolder = 1;
}
def SinhOp : Math_FloatUnaryOp<"sinh"> {
  let summary = "hyperbolic sine of the specified value";
  let hasFolder = 1;
}
def CountLeadingZerosOp : Math_IntegerUnaryOp<"ctlz"> {
  let summary = "counts the leading zeros an integer value";
  let hasFolder = 1;
}
def CountTrailingZerosOp : Math_IntegerUnaryOp<"cttz"> {
  let summary = "counts the trailing zeros an integer value";
  let hasFolder = 1;
}
def CtPopOp : Math_IntegerUnaryOp<"ctpop"> {
  let summary = "counts the number of set bits of an integer value";
  let hasFolder = 1;
}
def ErfOp : Math_FloatUnaryOp<"erf"> {
  let summary = "error function of the specified value";
  let hasFolder = 1;
}
def ErfcOp : Math_FloatUnaryOp<"erfc"> {
  let summary = "complementary error function of the specified value";
  let hasFolder = 1;
}
def ExpOp : Math_FloatUnaryOp<"exp"> {
  let summary = "base-e exponential of the specified value";
  let hasFolder = 1;
}
def Exp2Op : Math_FloatUnaryOp<"exp2"> {
  let summary = "base-2 exponential of the specified value";
  let hasFolder = 1;
}
def ExpM1Op : Math_FloatUnaryOp<"expm1"> {
  let summary = "base-e exponential of the specified value minus 1";
  let hasFolder = 1;
}
def FloorOp : Math_FloatUnaryOp<"floor"> {
  let summary = "floor of the specified value";
  let hasFolder = 1;
}
def LogOp : Math_FloatUnaryOp<"log"> {
  let summary = "base-e logarithm of the specified value";
  let hasFolder = 1;
}
def Log10Op : Math_FloatUnaryOp<"log10"> {
  let summary = "base-10 logarithm of the specified value";
  let hasFolder = 1;
}
def Log1pOp : Math_FloatUnaryOp<"log1p"> {
  let summary = "Computes the natural logarithm of one plus the given value";
  let hasFolder = 1;
}
def Log2Op : Math_FloatUnaryOp<"log2"> {
  let summary = "base-2 logarithm of the specified value";
  let hasFolder = 1;
}
def RsqrtOp : Math_FloatUnaryOp<"rsqrt"> {
  let summary = "reciprocal of sqrt (1 / sqrt of the specified value)";
}
def SqrtOp : Math_FloatUnaryOp<"sqrt"> {
  let summary = "sqrt of the specified value";
  let hasFolder = 1;
}
def TanOp : Math_FloatUnaryOp<"tan"> {
  let summary = "tangent of the specified value";
  let hasFolder = 1;
}
def TanhOp : Math_FloatUnaryOp<"tanh"> {
  let summary = "hyperbolic tangent of the specified value";
  let hasFolder = 1;
}
def RoundEvenOp : Math_FloatUnaryOp<"roundeven"> {
  let summary = "round of the specified value with halfway cases to even";
  let hasFolder = 1;
}
def RoundOp : Math_FloatUnaryOp<"round"> {
  let summary = "round of the specified value";
  let hasFolder = 1;
}
def TruncOp : Math_FloatUnaryOp<"trunc"> {
  let summary = "trunc of the specified value";
  let hasFolder = 1;
}

def SincosOp : Math_Op<"sincos",
    [SameOperandsAndResultShape, AllTypesMatch<["operand", "sin", "cos"]>]> {
  let summary = "sine and cosine of the specified value";
  let arguments = (ins FloatLike:$operand, Math_FastMath:$fastmath);
  let results = (outs FloatLike:$sin, FloatLike:$cos);
  let assemblyFormat = [{
    $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)
  }];
}

//===----------------------------------------------------------------------===//
// Classification of floats
//===----------------------------------------------------------------------===//

def IsFiniteOp : Math_FloatClassificationOp<"isfinite"> {
  let summary = "returns true if the operand classifies as finite";
  let hasFolder = 1;
}
def IsInfOp : Math_FloatClassificationOp<"isinf"> {
  let summary = "returns true if the operand classifies as infinite";
  let hasFolder = 1;
}
def IsNaNOp : Math_FloatClassificationOp<"isnan"> {
  let summary = "returns true if the operand classifies as NaN";
  let hasFolder = 1;
}
def IsNormalOp : Math_FloatClassificationOp<"isnormal"> {
  let summary = "returns true if the operand classifies as normal";
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Several operands
//===----------------------------------------------------------------------===//

def Atan2Op : Math_FloatBinaryOp<"atan2"> {
  let summary = "2-argument arcus tangent of the given values";
  let hasFolder = 1;
}
def CopySignOp : Math_FloatBinaryOp<"copysign"> {
  let summary = "A copysign operation";
  let hasFolder = 1;
}
def PowFOp : Math_FloatBinaryOp<"powf"> {
  let summary = "floating point raised to the power of operation";
  let hasFolder = 1;
}
def IPowIOp : Math_Op<"ipowi", [SameOperandsAndResultType]> {
  let summary = "signed integer raised to the power of operation";
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
  let hasFolder = 1;
}
def FPowIOp : Math_Op<"fpowi",
    [SameOperandsAndResultShape, AllTypesMatch<["lhs", "result"]>]> {
  let summary = "floating point raised to the signed integer power";
  let arguments = (ins FloatLike:$lhs, SignlessIntegerOrIndexLike:$rhs, Math_FastMath:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)
  }];
}
def FmaOp : Math_Op<"fma", [SameOperandsAndResultType]> {
  let summary = "floating point fused multipy-add operation";
  let arguments = (ins FloatLike:$a, FloatLike:$b, FloatLike:$c, Math_FastMath:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}
def ClampFOp : Math_Op<"clampf", [SameOperandsAndResultType]> {
  let summary = "floating point clamping operation";
  let description = [{
    Clamps a value to the range between two others:

    ```mlir
    %d = math.clampf %value to [%min, %max] : f64
    ```
  }];
  let arguments = (ins
    FloatLike:$value, FloatLike:$min, FloatLike:$max, Math_FastMath:$fastmath
  );
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:`
    type($result)
  }];
}

#endif // MATH_OPS
