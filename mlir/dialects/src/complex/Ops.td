//===- Ops.td - The complex dialect ----------------------------*- tablegen -*-===//
//
// Complex numbers: creation, access to their parts, and arithmetic.
//
//===----------------------------------------------------------------------===//

#ifndef COMPLEX_OPS
#define COMPLEX_OPS

include "../arith/Base.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Complex_Dialect : Dialect {
  let name = "complex";
  let summary = "Complex numbers";
  let cppNamespace = "::mlir::complex";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let interfaces = ["crate::inlining::INLINER"];
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

def Complex_NumberAttr : AttrDef<Complex_Dialect, "Number", [TypedAttrInterface]> {
  let mnemonic = "number";
  let summary = "A complex number attribute";
  let description = [{
    A complex number whose parts are floats:

    ```mlir
    #complex.number<:f64 1.0, 2.0>
    ```

    The parts are stored as the bits of that float type.
  }];
  let parameters = (ins APIntParameter<"">:$real, APIntParameter<"">:$imag,
                        AttributeSelfTypeParameter<"">:$type);
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

//===----------------------------------------------------------------------===//
// Shapes of operations
//===----------------------------------------------------------------------===//

defvar Complex_Number = Complex<AnyFloat>;

// The flags of nearly every operation.
defvar Complex_FastMath = DefaultValuedAttr<Arith_FastMathAttr, "FastMathFlags::none">;

class Complex_Op<string mnemonic, list<Trait> traits = []>
    : Op<Complex_Dialect, mnemonic, traits # [Pure]>;

class Complex_BinaryOp<string mnemonic>
    : Complex_Op<mnemonic, [SameOperandsAndResultType, Elementwise]> {
  let arguments = (ins Complex_Number:$lhs, Complex_Number:$rhs, Complex_FastMath:$fastmath);
  let results = (outs Complex_Number:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

class Complex_OneOperandOp<string mnemonic, list<Trait> traits>
    : Complex_Op<mnemonic, traits # [Elementwise]> {
  let arguments = (ins Complex_Number:$complex, Complex_FastMath:$fastmath);
  let assemblyFormat = [{
    $complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)
  }];
}

class Complex_UnaryOp<string mnemonic>
    : Complex_OneOperandOp<mnemonic, [SameOperandsAndResultType]> {
  let results = (outs Complex_Number:$result);
}

// The type of the parts.
class Complex_PartOf<string summary, string name>
    : TypesMatchWith<summary, "complex", name, "$_self.complex_element_type()">;

// An operation from a complex number to a float.
class Complex_PartOp<string mnemonic, string name>
    : Complex_OneOperandOp<mnemonic,
        [Complex_PartOf<"complex element type matches result type", name>]> {
  let results = !dag(outs, [AnyFloat], [name]);
}

class Complex_CompareOp<string mnemonic>
    : Complex_Op<mnemonic, [AllTypesMatch<["lhs", "rhs"]>, Elementwise]> {
  let arguments = (ins Complex_Number:$lhs, Complex_Number:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

//===----------------------------------------------------------------------===//
// Creation and access to parts
//===----------------------------------------------------------------------===//

def ConstantOp : Complex_Op<"constant",
    [ConstantLike, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "complex number constant operation";
  let description = [{
    A constant is the array of its real and its imaginary part:

    ```mlir
    %a = complex.constant [0.1, -1.0] : complex<f64>
    ```
  }];
  let arguments = (ins ArrayAttr:$value);
  let results = (outs AnyComplex:$complex);
  let assemblyFormat = "$value attr-dict `:` type($complex)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def CreateOp : Complex_Op<"create",
    [AllTypesMatch<["real", "imaginary"]>,
     Complex_PartOf<"complex element type matches real operand type", "real">,
     Complex_PartOf<"complex element type matches imaginary operand type", "imaginary">]> {
  let summary = "complex number creation operation";
  let description = [{
    Makes a complex number from its real and its imaginary part:

    ```mlir
    %a = complex.create %b, %c : complex<f32>
    ```
  }];
  let arguments = (ins AnyFloat:$real, AnyFloat:$imaginary);
  let results = (outs Complex_Number:$complex);
  let assemblyFormat = "$real `,` $imaginary attr-dict `:` type($complex)";
  let hasFolder = 1;
}

def ReOp : Complex_PartOp<"re", "real"> {
  let summary = "extracts the real part of a complex number";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}
def ImOp : Complex_PartOp<"im", "imaginary"> {
  let summary = "extracts the imaginary part of a complex number";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}
def AbsOp : Complex_PartOp<"abs", "result"> {
  let summary = "computes absolute value of a complex number";
}
def AngleOp : Complex_PartOp<"angle", "result"> {
  let summary = "computes argument value of a complex number";
}

def BitcastOp : Complex_Op<"bitcast"> {
  let summary = "computes bitcast between complex and equal arith types";
  let description = [{
    Reinterprets the bits as another type; one of the two types is complex:

    ```mlir
    %a = complex.bitcast %b : complex<f32> to i64
    ```
  }];
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

def AddOp : Complex_BinaryOp<"add"> {
  let summary = "complex addition";
  let hasFolder = 1;
}
def SubOp : Complex_BinaryOp<"sub"> {
  let summary = "complex subtraction";
  let hasFolder = 1;
}
def MulOp : Complex_BinaryOp<"mul"> {
  let summary = "complex multiplication";
  let hasFolder = 1;
}
def DivOp : Complex_BinaryOp<"div"> {
  let summary = "complex division";
  let hasFolder = 1;
}
def Atan2Op : Complex_BinaryOp<"atan2"> {
  let summary = "complex 2-argument arctangent";
}
def PowOp : Complex_BinaryOp<"pow"> {
  let summary = "complex power function";
}

def PowiOp : Complex_Op<"powi",
    [Elementwise, SameOperandsAndResultShape, AllTypesMatch<["lhs", "result"]>]> {
  let summary = "complex number raised to signed integer power";
  let description = [{
    Raises a complex number to the power of an integer:

    ```mlir
    %a = complex.powi %b, %c : complex<f32>, i32
    ```
  }];
  let arguments = (ins
    Complex_Number:$lhs, AnySignlessInteger:$rhs, OptionalAttr<Arith_FastMathAttr>:$fastmath
  );
  let results = (outs Complex_Number:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)
  }];
}

def EqualOp : Complex_CompareOp<"eq"> {
  let summary = "computes whether two complex values are equal";
}
def NotEqualOp : Complex_CompareOp<"neq"> {
  let summary = "computes whether two complex values are not equal";
}

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

def NegOp : Complex_UnaryOp<"neg"> {
  let summary = "Negation operator";
  let hasFolder = 1;
}
def ConjOp : Complex_UnaryOp<"conj"> {
  let summary = "Calculate the complex conjugate";
  let hasFolder = 1;
}
def CosOp : Complex_UnaryOp<"cos"> {
  let summary = "computes cosine of a complex number";
}
def ExpOp : Complex_UnaryOp<"exp"> {
  let summary = "computes exponential of a complex number";
  let hasFolder = 1;
}
def Expm1Op : Complex_UnaryOp<"expm1"> {
  let summary = "computes exponential of a complex number minus 1";
}
def LogOp : Complex_UnaryOp<"log"> {
  let summary = "computes natural logarithm of a complex number";
}
def Log1pOp : Complex_UnaryOp<"log1p"> {
  let summary = "computes natural logarithm of one plus a complex number";
}
def RsqrtOp : Complex_UnaryOp<"rsqrt"> {
  let summary = "complex reciprocal of square root";
}
def SignOp : Complex_UnaryOp<"sign"> {
  let summary = "computes sign of a complex number";
  let description = [{ The number divided by its absolute value; zero for zero. }];
}
def SinOp : Complex_UnaryOp<"sin"> {
  let summary = "computes sine of a complex number";
}
def SqrtOp : Complex_UnaryOp<"sqrt"> {
  let summary = "complex square root";
}
def TanOp : Complex_UnaryOp<"tan"> {
  let summary = "computes tangent of a complex number";
}
def TanhOp : Complex_UnaryOp<"tanh"> {
  let summary = "complex hyperbolic tangent";
}

#endif // COMPLEX_OPS
