//===- Ops.td - The poly dialect -------------------------------*- tablegen -*-===//
//
// Polynomials of one variable with 64-bit float coefficients.
//
//===----------------------------------------------------------------------===//

#ifndef POLY_OPS
#define POLY_OPS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Pass/PassBase.td"

def Poly_Dialect : Dialect {
  let name = "poly";
  let summary = "Polynomials of one variable";
  let cppNamespace = "::poly";
  let hasConstantMaterializer = 1;
  let useDefaultTypePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

def Poly_PolynomialType : TypeDef<Poly_Dialect, "Polynomial"> {
  let mnemonic = "polynomial";
  let summary = "a polynomial of bounded degree";
  let description = [{
    `!poly.polynomial<2>` is the type of `a + b x + c x^2`.
  }];
  let parameters = (ins "i64":$degree);
  let assemblyFormat = "`<` $degree `>`";
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

class Poly_Op<string mnemonic, list<Trait> traits = []>
    : Op<Poly_Dialect, mnemonic, !listconcat([Pure], traits)>;

class Poly_BinaryOp<string mnemonic, list<Trait> traits = []>
    : Poly_Op<mnemonic, !listconcat([SameOperandsAndResultType], traits)> {
  let arguments = (ins Poly_PolynomialType:$lhs, Poly_PolynomialType:$rhs);
  let results = (outs Poly_PolynomialType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` qualified(type($result))";
  let hasFolder = 1;
}

def Poly_ConstantOp : Poly_Op<"constant",
    [ConstantLike, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "a polynomial given by its coefficients, starting with that of x^0";
  let description = [{
    ```mlir
    %p = poly.constant [1.0, 0.0, 3.0]  // 1 + 3 x^2, a !poly.polynomial<2>
    ```
  }];
  let arguments = (ins ConfinedAttr<DenseF64ArrayAttr, [DenseArrayMinCt<1>]>:$coefficients);
  let results = (outs Poly_PolynomialType:$result);
  let assemblyFormat = "$coefficients attr-dict";
  let hasFolder = 1;
}

def Poly_AddOp : Poly_BinaryOp<"add", [Commutative]> {
  let summary = "the sum of two polynomials";
}

def Poly_SubOp : Poly_BinaryOp<"sub"> {
  let summary = "the difference of two polynomials";
  let hasCanonicalizer = 1;
}

def Poly_NegOp : Poly_Op<"neg", [SameOperandsAndResultType, Involution]> {
  let summary = "a polynomial with all coefficients negated";
  let arguments = (ins Poly_PolynomialType:$input);
  let results = (outs Poly_PolynomialType:$result);
  let assemblyFormat = "$input attr-dict `:` qualified(type($result))";
}

def Poly_MulOp : Poly_Op<"mul", [Commutative, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "the product of two polynomials, whose degree is the sum of theirs";
  let arguments = (ins Poly_PolynomialType:$lhs, Poly_PolynomialType:$rhs);
  let results = (outs Poly_PolynomialType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs))";
  let hasFolder = 1;
}

def Poly_EvalOp : Poly_Op<"eval"> {
  let summary = "the value of a polynomial at a point";
  let arguments = (ins Poly_PolynomialType:$polynomial, F64:$point);
  let results = (outs F64:$value);
  let assemblyFormat = "$polynomial `at` $point attr-dict `:` qualified(type($polynomial))";
}

//===----------------------------------------------------------------------===//
// Rewrites
//===----------------------------------------------------------------------===//

// a - (-b) -> a + b
def SubOfNeg : Pat<(Poly_SubOp $lhs, (Poly_NegOp $rhs)), (Poly_AddOp $lhs, $rhs)>;

def PolyToArith : Pass<"poly-to-arith"> {
  let summary = "Evaluate constant polynomials with arith";
  let description = [{
    Lowers every `poly.eval` of a constant to `arith`, by Horner's rule. Constants that become unused are erased.
  }];
  let dependentDialects = ["arith"];
}

#endif // POLY_OPS
