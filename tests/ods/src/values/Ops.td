// Operands and results: single, optional, variadic, variadic of variadic.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_values";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

def OneOp : Test_Op<"one"> {
  let arguments = (ins I32:$input);
  let results = (outs F64:$output);
  let assemblyFormat = "$input attr-dict";
}

def OptionalOp : Test_Op<"optional"> {
  let arguments = (ins I32:$first, Optional<F64>:$maybe);
  let results = (outs Optional<F64>:$output);
  let assemblyFormat = "$first (`,` $maybe^)? attr-dict (`:` type($output)^)?";
}

def ManyOp : Test_Op<"many"> {
  let arguments = (ins I32:$first, Variadic<I64>:$rest);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = "$first `[` $rest `]` attr-dict `:` functional-type($rest, $outputs)";
}

// The lengths of all groups are in an attribute.
def SegmentsOp : Test_Op<"segments", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<I32>:$left, Optional<I32>:$middle, Variadic<I32>:$right);
  let results = (outs Variadic<I32>:$evens, Variadic<I32>:$odds);
  let assemblyFormat = [{
    $left (`middle` $middle^)? `then` $right attr-dict `:` type($evens) `then` type($odds)
  }];
}

// All groups have the same length.
def EqualOp : Test_Op<"equal", [SameVariadicOperandSize, SameVariadicResultSize]> {
  let arguments = (ins Variadic<I32>:$keys, I64:$middle, Variadic<F32>:$values);
  let results = (outs Variadic<I32>:$lows, Variadic<I32>:$highs);
}

def GroupsOp : Test_Op<"groups"> {
  let arguments = (ins I64:$first, VariadicOfVariadic<I32, "sizes">:$groups,
                       DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "$first `:` $groups attr-dict";
}
