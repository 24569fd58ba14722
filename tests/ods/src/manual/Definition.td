// "Operation definition": from the name of an operation to its successors.

//===-- Operation definition ----------------------------------------------===//

// A tensor of floats, a string out of a few, and the layout of data, for an average pooling.
def Manual_FpTensor : TensorOf<[F16, F32, F64]>;
class Manual_AnyStrAttrOf<list<string> words>
    : ConfinedAttr<StrAttr, [AttrConstraint<
          Or<!foreach(word, words, CPred<"$_self.string_value() == \"" # word # "\"">)>,
          "one of " # !interleave(words, ", ")>]>;
def Manual_DataFormatAttr
    : ConfinedAttr<StrAttr, [AttrConstraint<
          Or<[CPred<"$_self.string_value() == \"NHWC\"">, CPred<"$_self.string_value() == \"NCHW\"">]>,
          "NHWC or NCHW">]>;

// The element type of an operand, which is not stored.
class Manual_ElementTypeAttr<int index>
    : DerivedTypeAttr<"self.0.ty(self.0.operand(" # index # ")).element_type()">;

// The largest of the manual's operations: constraints of its own, confined, default-valued and derived attributes.
def Manual_AvgPoolOp : Manual_Op<"avg_pool", [NoMemoryEffect]> {
  let summary = "Averages over windows";
  let description = [{
    Each entry of `output` is the mean of a window of `value`, as large as `ksize` says.
  }];
  let arguments = (ins
    Manual_FpTensor:$value,
    ConfinedAttr<I64ArrayAttr, [ArrayMinCount<4>]>:$ksize,
    ConfinedAttr<I64ArrayAttr, [ArrayMinCount<4>]>:$strides,
    Manual_AnyStrAttrOf<["SAME", "VALID"]>:$padding,
    DefaultValuedStrAttr<Manual_DataFormatAttr, "NHWC">:$data_format
  );
  let results = (outs Manual_FpTensor:$output);
  Manual_ElementTypeAttr T = Manual_ElementTypeAttr<0>;
}

// "Operation name" and "Class name and namespaces": `manual.add` is `AddOp`.
def Manual_AddOp : Manual_Op<"add", [Pure, Commutative, SameOperandsAndResultType]> {
  // "Operation documentation".
  let summary = "Adds two integers";
  let description = [{
    ```mlir
    %sum = manual.add %a, %b : i32
    ```
  }];
  let arguments = (ins AnyInteger:$lhs, AnyInteger:$rhs);
  let results = (outs AnyInteger:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum)";
  let hasFolder = 1;
}

//===-- Operation arguments -----------------------------------------------===//

// Operands, attributes and properties mix freely.
def Manual_ArgumentsOp : Manual_Op<"arguments"> {
  let arguments = (ins I32:$first, StrAttr:$word, I64Prop:$number, F32:$second, UnitAttr:$mark);
}

// "Variadic operands": groups of the same length.
def Manual_EqualGroupsOp : Manual_Op<"equal_groups", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$input1, F32:$input2, Variadic<I32>:$input3);
}

// "VariadicOfVariadic operands": the lengths are in an attribute, an `I32ElementsAttr` in the manual.
def Manual_RangesOp : Manual_Op<"ranges"> {
  let arguments = (ins VariadicOfVariadic<I32, "sizes">:$ranges, I32ElementsAttr:$sizes);
  let assemblyFormat = "$ranges attr-dict";
}

// The same with another group of any length, and a folder that sees all of them.
def Manual_FoldRangesOp : Manual_Op<"fold_ranges", [AttrSizedOperandSegments, NoTerminator]> {
  let arguments = (ins I32:$one, DenseI32ArrayAttr:$sizes, Variadic<I32>:$many,
                       VariadicOfVariadic<I32, "sizes">:$ranges);
  let results = (outs I32:$result);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$one `,` `[` $many `]` `,` `{` $ranges `}` $body attr-dict";
  let hasFolder = 1;
}

// "Optional operands".
def Manual_OptionalsOp : Manual_Op<"optionals", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$low, Optional<I32>:$high);
}

// "Optional attributes" and "Attributes with default values": the manual's own values.
def Manual_DefaultsOp : Manual_Op<"defaults"> {
  let arguments = (ins
    OptionalAttr<I32Attr>:$maybe,
    DefaultValuedAttr<F32Attr, "0.5f">:$half,
    DefaultValuedAttr<DenseI64ArrayAttr, "{1, 2, 3}">:$dense,
    DefaultValuedAttr<I64ArrayAttr, "{1, 2, 3}">:$array
  );
  let assemblyFormat = "attr-dict";
}

// "Confining attributes": each of the primitive constraints that the manual lists.
class Manual_ConfinedOp<string mnemonic, Attr attr> : Manual_Op<"confined_" # mnemonic> {
  let arguments = (ins attr:$attr);
}
def Manual_ConfinedMinOp : Manual_ConfinedOp<"min", ConfinedAttr<I32Attr, [IntMinValue<10>]>>;
def Manual_ConfinedMaxOp : Manual_ConfinedOp<"max", ConfinedAttr<I32Attr, [IntMaxValue<10>]>>;
def Manual_ConfinedNeqOp : Manual_ConfinedOp<"neq", ConfinedAttr<I32Attr, [IntNEQValue<10>]>>;
def Manual_ConfinedPositiveOp : Manual_ConfinedOp<"positive", ConfinedAttr<I32Attr, [IntPositive]>>;
def Manual_ConfinedNonNegativeOp : Manual_ConfinedOp<"non_negative", ConfinedAttr<I32Attr, [IntNonNegative]>>;
def Manual_ConfinedCountsOp
    : Manual_ConfinedOp<"counts", ConfinedAttr<I64ArrayAttr, [ArrayMinCount<1>, ArrayMaxCount<2>]>>;
def Manual_ConfinedCountOp : Manual_ConfinedOp<"count", ConfinedAttr<I64ArrayAttr, [ArrayCount<2>]>>;
def Manual_ConfinedDenseCountOp
    : Manual_ConfinedOp<"dense_count", ConfinedAttr<DenseI64ArrayAttr, [DenseArrayCount<2>]>>;
def Manual_ConfinedDensePositiveOp
    : Manual_ConfinedOp<"dense_positive",
                        ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlyPositive<DenseI64ArrayAttr>]>>;
def Manual_ConfinedDenseNonNegativeOp
    : Manual_ConfinedOp<"dense_non_negative",
                        ConfinedAttr<DenseI64ArrayAttr, [DenseArrayNonNegative<DenseI64ArrayAttr>]>>;
def Manual_ConfinedSortedOp
    : Manual_ConfinedOp<"sorted", ConfinedAttr<DenseI64ArrayAttr, [DenseArraySorted<DenseI64ArrayAttr>]>>;
def Manual_ConfinedStrictlySortedOp
    : Manual_ConfinedOp<"strictly_sorted",
                        ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlySorted<DenseI64ArrayAttr>]>>;
def Manual_ConfinedNthOp
    : Manual_ConfinedOp<"nth", ConfinedAttr<I64ArrayAttr, [
          IntArrayNthElemEq<0, 1>, IntArrayNthElemMinValue<1, 2>, IntArrayNthElemMaxValue<2, 3>,
          IntArrayNthElemInRange<3, 4, 5>]>>;
def Manual_ConfinedNullOp : Manual_ConfinedOp<"null", ConfinedAttr<OptionalAttr<I32Attr>, [IsNullAttr]>>;

// "Combining constraints": two conditions that a rewrite requires together; the pattern is at the end of `Ops.td`.
def Manual_PairOp : Manual_Op<"pair"> {
  let arguments = (ins I64ArrayAttr:$attr);
  let results = (outs I32:$result);
}
def Manual_ZeroOneOp : Manual_Op<"zero_one"> {
  let arguments = (ins I64ArrayAttr:$attr);
  let results = (outs I32:$result);
}
def Manual_FirstIsZero : AttrConstraint<CPred<"$_self.element(0).int_value() == 0">, "[0] == 0">;
def Manual_SecondIsOne : AttrConstraint<CPred<"$_self.element(1).int_value() == 1">, "[1] == 1">;

//===-- Regions, results, successors --------------------------------------===//

// "Operation regions" and "Variadic regions": the variadic one is the last.
def Manual_RegionsOp : Manual_Op<"regions", [NoTerminator]> {
  let regions = (region SizedRegion<1>:$body, VariadicRegion<AnyRegion>:$others);
}

// "Operation results" and "Variadic results".
def Manual_ResultsOp : Manual_Op<"results", [SameVariadicResultSize]> {
  let results = (outs I1:$flag, Variadic<I32>:$lows, Variadic<I32>:$highs);
}

// "Operation successors" and "Variadic successors": the variadic one is the last.
def Manual_SuccessorsOp : Manual_Op<"successors", [Terminator]> {
  let successors = (successor AnySuccessor:$target, VariadicSuccessor<AnySuccessor>:$others);
}

// "Operation traits and constraints": a trait, an interface and a constraint over several values.
def Manual_TraitsOp : Manual_Op<"traits", [
    Pure, DeclareOpInterfaceMethods<InferTypeOpInterface, ["inferReturnTypes"]>,
    PredOpTrait<"the operands differ in type", CPred<"$a.ty() != $b.ty()">>]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a) `,` type($b)";
}

// "Custom verifier code": what no constraint can express, with and without regions.
def Manual_VerifiedOp : Manual_Op<"verified", [NoTerminator]> {
  let arguments = (ins I64Attr:$least);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$least $body attr-dict";
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

// "Custom parser and printer methods".
def Manual_HandWrittenOp : Manual_Op<"hand_written"> {
  let arguments = (ins I64Attr:$count);
  let hasCustomAssemblyFormat = 1;
}

// "Type inference" through an interface for shapes; its methods have their C++ names.
def Manual_JoinOp : Manual_Op<"join", [Pure, InferTensorType]> {
  let arguments = (ins RankedTensorOf<[F32]>:$first, RankedTensorOf<[F32]>:$second);
  let results = (outs RankedTensorOf<[F32]>:$joined);
  let assemblyFormat = "$first `,` $second attr-dict `:` type($first) `,` type($second)";
}
def Manual_ShapedOp : Manual_Op<"shaped", [Pure, InferShapedTypeOpAdaptor]> {
  let arguments = (ins RankedTensorOf<[F32]>:$input);
  let results = (outs RankedTensorOf<[F32]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
}
