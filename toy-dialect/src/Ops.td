//===- Ops.td - The toy dialect --------------------------------*- tablegen -*-===//
//
// The operations of the Toy language: element-wise arithmetic on tensors of
// floats, transposes, reshapes, calls and prints. Shapes and the types of
// elements are unknown (tensor<*xf64>) until shape inference has run.
//
//===----------------------------------------------------------------------===//

#ifndef TOY_OPS
#define TOY_OPS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let summary = "A high-level dialect for the Toy language";
  let description = [{
    Values are tensors of 64-bit or 32-bit floats. A value that has not been inferred
    is a `tensor<*xf64>`, whatever its elements will be; an inferred type has a rank and
    the type of the elements. An operation computes in the type of its result's
    elements, to which its operands are converted. All operations except `toy.print`
    and `toy.generic_call` are free of side effects.
  }];
  let cppNamespace = "::toy";
  let interfaces = ["crate::calls::INLINER"];
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  // Of functions that are called from outside, with pointers to arguments of
  // known shapes and to memory for the results.
  let discardableAttrs = (ins "::mlir::UnitAttr":$entry);
}

class Toy_Op<string mnemonic, list<Trait> traits = []>
    : Op<Toy_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

def ShapeInferenceOpInterface : OpInterface<"ShapeInference"> {
  let description = [{
    An operation whose result types follow from the types of its operands.
  }];
  let methods = [
    InterfaceMethod<"The result types, given operands of known shape.",
      "Result<Vec<mlir::Type>, mlir::Diag>", "infer_shapes", (ins)>
  ];
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

def Toy_StructType : TypeDef<Toy_Dialect, "Struct"> {
  let summary = "Toy struct type";
  let description = [{
    A composite value: its elements are tensors and other structs.

    ```mlir
    !toy.struct<tensor<*xf64>, !toy.struct<tensor<2xf64>>>
    ```
  }];

  let parameters = (ins ArrayRefParameter<"::mlir::Type", "The types of the elements">:$elementTypes);
  let mnemonic = "struct";
  let assemblyFormat = "`<` $elementTypes `>`";
  let genVerifyDecl = 1;
}

// A tensor of the language.
def Toy_Tensor : TensorOf<[F32, F64]>;

// A value of the language.
def Toy_Type : AnyTypeOf<[Toy_Tensor, Toy_StructType]>;

// Operands of prints: a tensor or, after lowering to affine, a memref or a scalar.
def Toy_Printable : AnyTypeOf<[Toy_Tensor, MemRefOf<[F32, F64]>, F32, F64]>;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

def ConstantOp : Toy_Op<"constant",
    [ConstantLike, Pure, AllTypesMatch<["value", "output"]>,
     DeclareOpInterfaceMethods<ShapeInferenceOpInterface>]> {
  let summary = "constant";
  let description = [{
    Turns a literal into a value:

    ```mlir
    %0 = toy.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
    ```
  }];

  let arguments = (ins F64ElementsAttr:$value);
  let results = (outs F64Tensor:$output);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

// The operands broadcast by numpy's rules: shapes are aligned at their last axes,
// and an axis that is missing or of size 1 repeats.
def Toy_Broadcast : NativeOpTrait<"Broadcast"> {
  let cppNamespace = "crate::shapes";
}

class Toy_BroadcastOp<string mnemonic, string what, list<Trait> traits = []>
    : Toy_Op<mnemonic,
             traits # [Pure, Toy_Broadcast,
                       DeclareOpInterfaceMethods<ShapeInferenceOpInterface>]> {
  let summary = "element-wise " # what;
  let description = "Element-wise " # what # [{. Shapes are aligned at their last axes;
  an axis that is missing or of size 1 repeats, as in numpy. }];

  let results = (outs Toy_Tensor:$output);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// The result has the shape to which the operands broadcast.
    ///
    /// # Errors
    /// If they do not fit.
    pub fn infer_shapes(self) -> Result<Vec<mlir::Type>, mlir::Diag> {
        crate::shape_inference::infer_broadcast(self.0)
    }
  }];
  let extraClassDefinition = [{
    impl mlir::hooks::OpAssembly for $cppClass<'_> {
        fn parse(p: &mut mlir::text::OpParser<'_, '_>, state: &mut mlir::OpState) -> mlir::text::ParseResult<()> {
            crate::assembly::parse_elementwise(p, state)
        }

        fn print(self, p: &mut mlir::text::OpPrinter<'_>) {
            crate::assembly::print_elementwise(self.0, p);
        }
    }
  }];
}

class Toy_BinaryOp<string mnemonic, string what, list<Trait> traits = []>
    : Toy_BroadcastOp<mnemonic, what # " of two tensors", traits> {
  let arguments = (ins Toy_Tensor:$lhs, Toy_Tensor:$rhs);
}

def AddOp : Toy_BinaryOp<"add", "addition">;
def DivOp : Toy_BinaryOp<"div", "division">;
def MaximumOp : Toy_BinaryOp<"maximum", "maximum">;
def MinimumOp : Toy_BinaryOp<"minimum", "minimum">;
def MulOp : Toy_BinaryOp<"mul", "multiplication">;
def PowerOp : Toy_BinaryOp<"power", "power">;
def SubOp : Toy_BinaryOp<"sub", "subtraction">;

// Comparisons and logical operations give 1 or 0. Every number but 0 is true.
def AndOp : Toy_BinaryOp<"and", "logical and">;
def EqualOp : Toy_BinaryOp<"equal", "comparison for equality">;
def GreaterEqualOp : Toy_BinaryOp<"greater_equal", "comparison with '>='">;
def GreaterOp : Toy_BinaryOp<"greater", "comparison with '>'">;
def LessEqualOp : Toy_BinaryOp<"less_equal", "comparison with '<='">;
def LessOp : Toy_BinaryOp<"less", "comparison with '<'">;
def NotEqualOp : Toy_BinaryOp<"not_equal", "comparison for inequality">;
def OrOp : Toy_BinaryOp<"or", "logical or">;

def WhereOp : Toy_BroadcastOp<"where", "choice of two tensors by a condition"> {
  let arguments = (ins Toy_Tensor:$condition, Toy_Tensor:$x, Toy_Tensor:$y);
}

def CastOp : Toy_Op<"cast",
    [DeclareOpInterfaceMethods<CastOpInterface>,
     DeclareOpInterfaceMethods<ShapeInferenceOpInterface>, Pure,
     SameOperandsAndResultShape]> {
  let summary = "shape cast operation";
  let description = [{
    Converts a tensor to an equivalent type without changing its elements; either
    type may be one that is not known. Inlining creates casts where the type of an
    argument is more precise than that of the parameter, and where a number, which
    adapts to the element type of other operands, passes in or out of a function.

    ```mlir
    %1 = toy.cast %0 : tensor<2x3xf64> to tensor<*xf64>
    ```
  }];

  let arguments = (ins Toy_Tensor:$input);
  let results = (outs Toy_Tensor:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}

def FuncOp : Toy_Op<"func", [FunctionOpInterface, IsolatedFromAbove]> {
  let summary = "user defined function operation";
  let description = [{
    A function of the language. The shapes of its arguments and its result are
    unknown: it is specialized for the shapes of each call.

    ```mlir
    toy.func @main() {
      %0 = toy.constant dense<5.5> : tensor<f64>
      toy.print %0 : tensor<f64>
      toy.return
    }
    ```
  }];

  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttrOf<FunctionType>:$function_type,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs
  );
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}

def GenericCallOp : Toy_Op<"generic_call",
    [DeclareOpInterfaceMethods<CallOpInterface>,
     DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "generic call operation";
  let description = [{
    Calls a function of the language, which is specialized for the shapes of the
    arguments. A function of the language returns at most one value; after structs
    have been scalarized, it returns their elements.

    ```mlir
    %4 = toy.generic_call @my_func(%1, %3)
          : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<*xf64>
    ```
  }];

  let arguments = (ins
    FlatSymbolRefAttr:$callee,
    Variadic<Toy_Type>:$inputs,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs
  );
  let results = (outs Variadic<Toy_Type>:$outputs);
  let assemblyFormat = [{
    $callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)
  }];
}

class Toy_UnaryOp<string mnemonic, string what>
    : Toy_Op<mnemonic, [Pure, SameOperandsAndResultShape,
                        DeclareOpInterfaceMethods<ShapeInferenceOpInterface>]> {
  let summary = what # " operation";
  let description = "Element-wise " # what # ".";

  let arguments = (ins Toy_Tensor:$input);
  let results = (outs Toy_Tensor:$output);
  let assemblyFormat = [{
    `(` $input `:` type($input) `)` attr-dict `to` type(results)
  }];
  let extraClassDeclaration = [{
    /// The result has the shape of the operand.
    ///
    /// # Errors
    /// Never.
    pub fn infer_shapes(self) -> Result<Vec<mlir::Type>, mlir::Diag> {
        Ok(vec![crate::numbers::infer_unary(self.0)])
    }
  }];
}

def AbsOp : Toy_UnaryOp<"abs", "absolute value">;
def CeilOp : Toy_UnaryOp<"ceil", "rounding up">;
def CosOp : Toy_UnaryOp<"cos", "cosine">;
def ErfOp : Toy_UnaryOp<"erf", "error function">;
def ExpOp : Toy_UnaryOp<"exp", "exponential function">;
def Expm1Op : Toy_UnaryOp<"expm1", "exponential function minus 1">;
def F32Op : Toy_UnaryOp<"f32", "conversion to 32-bit floats">;
def F64Op : Toy_UnaryOp<"f64", "conversion to 64-bit floats">;
def FloorOp : Toy_UnaryOp<"floor", "rounding down">;
def Log1pOp : Toy_UnaryOp<"log1p", "natural logarithm of 1 plus the number">;
def LogOp : Toy_UnaryOp<"log", "natural logarithm">;
def NegOp : Toy_UnaryOp<"neg", "negation"> {
  let hasFolder = 1;
}
def NotOp : Toy_UnaryOp<"not", "logical not">;
def RoundOp : Toy_UnaryOp<"round", "rounding to the nearest integer, ties to the even one">;
def SignOp : Toy_UnaryOp<"sign", "sign">;
def SinOp : Toy_UnaryOp<"sin", "sine">;
def SqrtOp : Toy_UnaryOp<"sqrt", "square root">;
def TanOp : Toy_UnaryOp<"tan", "tangent">;
def TanhOp : Toy_UnaryOp<"tanh", "hyperbolic tangent">;

// The effect of printing, which keeps prints in order.
def Toy_OutputResource : Resource<"::toy::OutputResource">;

def PrintOp : Toy_Op<"print", [MemoryEffects<[MemWrite<Toy_OutputResource>]>]> {
  let summary = "print operation";
  let description = [{
    Prints a tensor row by row; a number or a vector is a row, which `inline` does not
    end with a newline. `format` is C's format of a number, `%f` without it.
  }];

  let arguments = (ins Arg<Toy_Printable, "", [MemRead]>:$input,
                       OptionalAttr<StrAttr>:$format, UnitAttr:$inline);
  let assemblyFormat = "$input attr-dict `:` type($input)";
  let hasVerifier = 1;
}

def WriteOp : Toy_Op<"write", [MemoryEffects<[MemWrite<Toy_OutputResource>]>]> {
  let summary = "writes text";
  let description = [{ Writes text as it is. }];

  let arguments = (ins StrAttr:$text);
  let assemblyFormat = "$text attr-dict";
  let hasVerifier = 1;
}

def PositionOp : Toy_Op<"position", [MemoryEffects<[MemWrite<Toy_OutputResource>]>]> {
  let summary = "position on an axis, checked";
  let description = [{
    The index of a position on an axis of a size, which counts from the end if it is
    below 0. If there is no such position, the program stops with an error at the place
    of the operation; what a host has called goes on with index 0, and the host gets the
    error.

    ```mlir
    %1 = toy.position %0 of %size
    ```
  }];

  let arguments = (ins F64:$input, Index:$size);
  let results = (outs Index:$output);
  let assemblyFormat = "$input `of` $size attr-dict";
}

// Debug information: a program never reads it.
def Toy_DebugResource : Resource<"::toy::DebugResource">;

def VariableOp : Toy_Op<"variable", [MemoryEffects<[MemAlloc<Toy_DebugResource>]>]> {
  let summary = "variable of the source, for debuggers";
  let description = [{
    Binds a name of the source to a value from here on. It computes nothing, and
    keeps a value only while the program is in the toy dialect:

    ```mlir
    toy.variable "a"(%0) : tensor<2x3xf64>
    toy.variable "s"(%1, %2) : tensor<2xf64>, tensor<f64> {members = ["x", "y.z"]}
    ```

    A parameter has its position, from 1. A struct has the paths of its members,
    and a part for each. A variable without a name and parts marks the beginning of
    a statement that has no code to stop at. `{` and `}` mark a block, after which the
    names in it are bound no more; a name that is bound again hides the binding before.
    Once values are in memory, `types` gives
    the type of each part, and `sources` its place: the next operand (`unit`), a constant
    global (its symbol), a constant, or nowhere (`false`).
  }];

  let arguments = (ins StrAttr:$name, Variadic<AnyType>:$parts,
                       OptionalAttr<I64Attr>:$parameter,
                       OptionalAttr<StrArrayAttr>:$members,
                       OptionalAttr<TypeArrayAttr>:$types,
                       OptionalAttr<ArrayAttr>:$sources);
  let assemblyFormat = "$name (`(` $parts^ `)` `:` type($parts))? attr-dict";
}

def ReshapeOp : Toy_Op<"reshape",
    [Pure, DeclareOpInterfaceMethods<ShapeInferenceOpInterface>]> {
  let summary = "tensor reshape operation";
  let description = [{
    Changes the shape of a tensor to another static shape with the same elements in
    row-major order; a scalar, a tensor of rank 0, fills the shape:

    ```mlir
    %0 = toy.reshape(%arg1 : tensor<10xf64>) to tensor<5x2xf64>
    %1 = toy.reshape(%arg2 : tensor<f64>) to tensor<2x2xf64>
    ```
  }];

  let arguments = (ins Toy_Tensor:$input);
  let results = (outs StaticShapeTensorOf<[F32, F64]>:$output);
  let assemblyFormat = [{
    `(` $input `:` type($input) `)` attr-dict `to` type(results)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def ReturnOp : Toy_Op<"return", [Pure, HasParent<"FuncOp">, Terminator, ReturnLike]> {
  let summary = "return operation";
  let description = [{
    Returns from a function; in the language, with at most one value:

    ```mlir
    toy.return %0 : tensor<*xf64>
    ```
  }];

  let arguments = (ins Variadic<Toy_Type>:$input);
  let assemblyFormat = "($input^ `:` type($input))? attr-dict";
  let hasVerifier = 1;
}

// The axes exist and differ, and the result has the shape that is left.
def Toy_Reduces : NativeOpTrait<"Reduces"> {
  let cppNamespace = "crate::reductions";
}

class Toy_ReductionOp<string mnemonic, string what>
    : Toy_Op<mnemonic, [Pure, Toy_Reduces,
                        DeclareOpInterfaceMethods<ShapeInferenceOpInterface>]> {
  let summary = what # " along axes";
  let description = "The " # what # [{ along axes of a tensor; without `axes`, of all
  elements. An axis below 0 is counted from the end. The axes are gone
  from the result, or have size 1 with `keepdims`. Elements are combined in a fixed
  order, which the description of the language defines. }];

  let arguments = (ins Toy_Tensor:$input,
                       OptionalAttr<DenseI64ArrayAttr>:$axes,
                       UnitAttr:$keepdims);
  let results = (outs Toy_Tensor:$output);
  let assemblyFormat = [{
    `(` $input `:` type($input) `)` (`axes` $axes^)? (`keepdims` $keepdims^)?
    attr-dict `to` type(results)
  }];
  let extraClassDeclaration = [{
    /// The result has the axes that are not reduced.
    ///
    /// # Errors
    /// If there is no such axis, one is given twice, or there are no elements and a result needs one.
    pub fn infer_shapes(self) -> Result<Vec<mlir::Type>, mlir::Diag> {
        crate::reductions::infer(self.0)
    }
  }];
}

def AllOp : Toy_ReductionOp<"all", "truth of every element, as 1 or 0,">;
def AnyOp : Toy_ReductionOp<"any", "truth of at least one element, as 1 or 0,">;
def MaxOp : Toy_ReductionOp<"max", "largest element">;
def MeanOp : Toy_ReductionOp<"mean", "mean of the elements">;
def MinOp : Toy_ReductionOp<"min", "smallest element">;
def NormOp : Toy_ReductionOp<"norm", "length of the vector of the elements">;
def ProdOp : Toy_ReductionOp<"prod", "product of the elements">;
def SumOp : Toy_ReductionOp<"sum", "sum of the elements">;

// The operands of a function are those of a row of `FUNCTIONS`.
def Toy_Function : NativeOpTrait<"IsFunction"> {
  let cppNamespace = "crate::functions";
}

class Toy_FunctionOp<string mnemonic, string what, Trait effects = Pure>
    : Toy_Op<mnemonic, [effects, Toy_Function,
                        DeclareOpInterfaceMethods<ShapeInferenceOpInterface>]> {
  let summary = what;
  let description = what # [{, as the function of this name in numpy. Operands that are
  sizes, positions or numbers of repetitions must be known when shapes are inferred:
  constants, sizes of axes, and what is computed from them. An axis below 0 is counted
  from the end. }];

  let arguments = (ins Variadic<Toy_Tensor>:$inputs,
                       OptionalAttr<DenseI64ArrayAttr>:$axes);
  let results = (outs Toy_Tensor:$output);
  let assemblyFormat = [{
    `(` $inputs `:` type($inputs) `)` (`axes` $axes^)? attr-dict `to` type(results)
  }];
  let extraClassDeclaration = [{
    /// The shape of the result follows from those of the operands, and from the values of sizes.
    ///
    /// # Errors
    /// If they give none.
    pub fn infer_shapes(self) -> Result<Vec<mlir::Type>, mlir::Diag> {
        crate::functions::infer(self.0)
    }
  }];
}

def ArangeOp : Toy_FunctionOp<"arange", "Numbers at equal distances">;
def ArgmaxOp : Toy_FunctionOp<"argmax", "The position of the first largest element along an axis">;
def ArgminOp : Toy_FunctionOp<"argmin", "The position of the first smallest element along an axis">;
def ConcatOp : Toy_FunctionOp<"concat", "Tensors side by side along an axis">;
def CumsumOp : Toy_FunctionOp<"cumsum", "The sums of the elements along an axis up to each one">;
def DotOp : Toy_FunctionOp<"dot", "The products of rows and columns">;
def EyeOp : Toy_FunctionOp<"eye", "A matrix with ones on the diagonal">;
def FlipOp : Toy_FunctionOp<"flip", "A tensor with the elements along axes in reverse"> {
  let hasCanonicalizer = 1;
}
def FullLikeOp : Toy_FunctionOp<"full_like", "One value in the shape of a tensor">;
def FullOp : Toy_FunctionOp<"full", "One value in every place">;
def LinspaceOp : Toy_FunctionOp<"linspace", "Numbers from one to another at equal distances">;
def MatmulOp : Toy_FunctionOp<"matmul", "The matrix product">;
def NormalOp : Toy_FunctionOp<"normal", "Random numbers of the normal distribution">;
def OnesLikeOp : Toy_FunctionOp<"ones_like", "Ones in the shape of a tensor">;
def OnesOp : Toy_FunctionOp<"ones", "Ones">;
def OuterOp : Toy_FunctionOp<"outer", "The products of all pairs of elements">;
def PadOp : Toy_FunctionOp<"pad", "A tensor with a border">;
def PermuteOp : Toy_FunctionOp<"permute", "A tensor with its dimensions in the order of `axes`"> {
  let hasCanonicalizer = 1;
}
def RandomOp : Toy_FunctionOp<"random", "Random numbers from 0 to before 1">;
def RepeatOp : Toy_FunctionOp<"repeat", "A tensor with each part along an axis repeated"> {
  let hasCanonicalizer = 1;
}
def ReshapeToOp : Toy_FunctionOp<"reshape_to", "The same elements in another shape"> {
  let hasCanonicalizer = 1;
}
def RollOp : Toy_FunctionOp<"roll", "A tensor whose elements move along an axis, around its end"> {
  let hasCanonicalizer = 1;
}
def SizeOp : Toy_FunctionOp<"size_of", "The size of an axis, or the number of all elements">;
def StackOp : Toy_FunctionOp<"stack", "Tensors of one shape along a new axis">;
// A wrong position stops the program.
def TakeOp : Toy_FunctionOp<"take", "Elements at positions along an axis",
    MemoryEffects<[MemWrite<Toy_OutputResource>]>>;
def TileOp : Toy_FunctionOp<"tile", "A tensor repeated as a whole"> {
  let hasCanonicalizer = 1;
}
def ZerosLikeOp : Toy_FunctionOp<"zeros_like", "Zeros in the shape of a tensor">;
def ZerosOp : Toy_FunctionOp<"zeros", "Zeros">;

def SliceOp : Toy_Op<"slice",
    [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
     DeclareOpInterfaceMethods<ShapeInferenceOpInterface>]> {
  let summary = "part of a tensor";
  let description = [{
    Takes a position or a range along each axis, as `x[1, 2:5]` does in numpy. `items`
    holds start, stop and step for each item; a step of 0 takes the position `start`
    alone, without an axis. The largest negative number stands for a missing start or
    stop, or with a step of 0 for a new axis; the next one stands for the next of the
    bounds:

    ```mlir
    %1 = toy.slice(%0, %i : tensor<4x3xf64>, tensor<f64>)
          [-9223372036854775807, 0, 0, 1, 3, 1] to tensor<2xf64>
    ```

    The bounds of ranges must be known when shapes are inferred. A position that is not
    is checked when the program runs.
  }];

  let arguments = (ins Variadic<Toy_Tensor>:$inputs, DenseI64ArrayAttr:$items);
  let results = (outs Toy_Tensor:$output);
  let assemblyFormat = [{
    `(` $inputs `:` type($inputs) `)` $items attr-dict `to` type(results)
  }];
  let extraClassDeclaration = [{
    /// The shape follows from the items.
    ///
    /// # Errors
    /// If the tensor does not have them.
    pub fn infer_shapes(self) -> Result<Vec<mlir::Type>, mlir::Diag> {
        crate::functions::infer(self.0)
    }
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def StridedOp : Toy_Op<"strided",
    [Pure, Toy_Function, DeclareOpInterfaceMethods<ShapeInferenceOpInterface>]> {
  let summary = "tensor whose elements lie in a row at distances";
  let description = [{
    Reads a row of memory as a tensor. `items` holds the size of each dimension and the
    distance in the row between neighbours along it, which may be negative or 0. The row
    begins with the element that lies first, which is not the first element if a distance
    is negative:

    ```mlir
    // The elements 2, 0 of the row, and 8, 6.
    %1 = toy.strided(%0 : tensor<9xf64>) [2, 6, 2, -2] to tensor<2x2xf64>
    ```

    It stands for an argument that a caller passes as a view of other memory.
  }];

  let arguments = (ins Variadic<Toy_Tensor>:$inputs, DenseI64ArrayAttr:$items);
  let results = (outs Toy_Tensor:$output);
  let assemblyFormat = [{
    `(` $inputs `:` type($inputs) `)` $items attr-dict `to` type(results)
  }];
  let extraClassDeclaration = [{
    /// The shape follows from the items.
    ///
    /// # Errors
    /// If the row is too short for them.
    pub fn infer_shapes(self) -> Result<Vec<mlir::Type>, mlir::Diag> {
        crate::functions::infer(self.0)
    }
  }];
}

def StructAccessOp : Toy_Op<"struct_access", [Pure]> {
  let summary = "struct access";
  let description = [{
    Extracts the element of a struct at an index:

    ```mlir
    %1 = toy.struct_access %0[1] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
    ```
  }];

  let arguments = (ins Toy_StructType:$input, I64Attr:$index);
  let results = (outs Toy_Type:$output);
  let assemblyFormat = [{
    $input `[` $index `]` attr-dict `:` qualified(type($input)) `->` qualified(type($output))
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def StructConstantOp : Toy_Op<"struct_constant", [ConstantLike, Pure]> {
  let summary = "struct constant";
  let description = [{
    Turns a literal into a struct. Each element is a dense elements attribute, or an
    array for a nested struct:

    ```mlir
    %0 = toy.struct_constant [
      dense<1.0> : tensor<f64>, [dense<[2.0, 3.0]> : tensor<2xf64>]
    ] : !toy.struct<tensor<*xf64>, !toy.struct<tensor<*xf64>>>
    ```
  }];

  let arguments = (ins ArrayAttr:$value);
  let results = (outs Toy_StructType:$output);
  let assemblyFormat = "$value attr-dict `:` qualified(type($output))";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def StructCreateOp : Toy_Op<"struct_create", [Pure]> {
  let summary = "struct creation";
  let description = [{
    Creates a struct from computed values:

    ```mlir
    %2 = toy.struct_create(%0, %1) : (tensor<*xf64>, tensor<*xf64>)
          -> !toy.struct<tensor<*xf64>, tensor<*xf64>>
    ```
  }];

  let arguments = (ins Variadic<Toy_Type>:$elements);
  let results = (outs Toy_StructType:$output);
  let assemblyFormat = [{
    `(` $elements `)` attr-dict `:` functional-type($elements, $output)
  }];
  let hasVerifier = 1;
}

def TransposeOp : Toy_Op<"transpose",
    [Pure, DeclareOpInterfaceMethods<ShapeInferenceOpInterface>]> {
  let summary = "transpose operation";
  let description = [{ Reverses the dimensions of a tensor. }];

  let arguments = (ins Toy_Tensor:$input);
  let results = (outs Toy_Tensor:$output);
  let assemblyFormat = [{
    `(` $input `:` type($input) `)` attr-dict `to` type(results)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

def AssignOp : Toy_Op<"assign",
    [Pure, DeclareOpInterfaceMethods<ShapeInferenceOpInterface>]> {
  let summary = "new value of a variable";
  let description = [{
    The new value of a variable, which must have the shape of the old one, and is
    converted to the type of its elements:

    ```mlir
    %2 = toy.assign "x"(%0 = %1) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    ```

    Variables are values: each assignment gives another one. Once both types are
    known to be the same, it folds to the new value.
  }];

  let arguments = (ins StrAttr:$name, Toy_Tensor:$old, Toy_Tensor:$value);
  let results = (outs Toy_Tensor:$output);
  let assemblyFormat = [{
    $name `(` $old `=` $value `)` attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

// Operations with regions carry the variables that the regions assign to: the
// results have the types of the arguments of the regions.
class Toy_RegionOp<string mnemonic>
    : Toy_Op<mnemonic, [RecursiveMemoryEffects, SingleBlock]> {
  let results = (outs Variadic<Toy_Tensor>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ConditionOp : Toy_Op<"condition", [Pure, HasParent<"WhileOp">, Terminator]> {
  let summary = "condition of a loop";
  let description = [{
    Ends the first region of a `toy.while`: the loop goes on unless the condition,
    a number, is 0.
  }];

  let arguments = (ins Toy_Tensor:$condition);
  let assemblyFormat = "$condition attr-dict `:` type($condition)";
}

def ForOp : Toy_RegionOp<"for"> {
  let summary = "loop that counts";
  let description = [{
    Runs its region for `%i` = `from`, `from + 1`, and so on, below `to`: `ceil(to -
    from)` times. The bounds are numbers. The region yields the next values of the
    variables that the loop carries; the results are the last ones:

    ```mlir
    %3 = toy.for %i = %0 to %1 iter_args(%x = %2)
        : (tensor<f64>, tensor<f64>, tensor<2xf64>) -> tensor<2xf64> {
      %4 = toy.mul %x, %x : tensor<2xf64>
      toy.yield %4 : tensor<2xf64>
    }
    ```
  }];

  let arguments = (ins Toy_Tensor:$from, Toy_Tensor:$to, Variadic<Toy_Tensor>:$inits);
  let regions = (region SizedRegion<1>:$region);
}

def IfOp : Toy_RegionOp<"if"> {
  let summary = "choice of two regions";
  let description = [{
    Runs its first region, or the second one if the condition, a number, is 0. The
    results are what the region yields. Without results, the second region may be
    empty:

    ```mlir
    %1 = toy.if %0 : (tensor<f64>) -> tensor<2xf64> {
      toy.yield %x : tensor<2xf64>
    } else {
      toy.yield %y : tensor<2xf64>
    }
    ```
  }];

  let arguments = (ins Toy_Tensor:$condition);
  let regions = (region SizedRegion<1>:$then_region, MaxSizedRegion<1>:$else_region);
}

def WhileOp : Toy_RegionOp<"while"> {
  let summary = "loop with a condition";
  let description = [{
    Runs its second region as long as the first one ends with a condition that is not
    0. Both regions get the variables that the loop carries; the second one yields the
    next values:

    ```mlir
    %1 = toy.while (%x = %0) : (tensor<f64>) -> tensor<f64> {
      %2 = toy.sub %x, %end : tensor<f64>
      toy.condition %2 : tensor<f64>
    } do {
    ^bb0(%x: tensor<f64>):
      %3 = toy.add %x, %one : tensor<f64>
      toy.yield %3 : tensor<f64>
    }
    ```
  }];

  let arguments = (ins Variadic<Toy_Tensor>:$inits);
  let regions = (region SizedRegion<1>:$before, SizedRegion<1>:$after);
}

def YieldOp : Toy_Op<"yield",
    [Pure, ParentOneOf<["ForOp", "IfOp", "WhileOp"]>, Terminator, ReturnLike]> {
  let summary = "end of a region";
  let description = [{ Ends a region with the values of the variables it assigned to. }];

  let arguments = (ins Variadic<Toy_Tensor>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}

#endif // TOY_OPS
