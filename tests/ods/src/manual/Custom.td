// "Custom directives": how each kind of parameter is passed. The table in book/src/reference/ods-manual.md has a row for each.

def Manual_CustomAttrsOp : Manual_Op<"custom_attrs"> {
  let arguments = (ins I64Attr:$one, OptionalAttr<StrAttr>:$maybe);
  let assemblyFormat = "custom<Attributes>($one, $maybe) attr-dict";
}

def Manual_CustomPropsOp : Manual_Op<"custom_props"> {
  let arguments = (ins I64Prop:$one, OptionalProp<I64Prop>:$maybe);
  let assemblyFormat = "custom<Properties>($one, $maybe) attr-dict";
}

def Manual_CustomOperandsOp : Manual_Op<"custom_operands", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$one, Optional<AnyType>:$maybe, Variadic<AnyType>:$many);
  let assemblyFormat = [{
    custom<Operands>($one, $maybe, $many) `:`
    custom<OperandTypes>(type($one), type($maybe), type($many), ref($maybe), ref($many)) attr-dict
  }];
}

// The lengths of the ranges are recorded with the operands.
def Manual_CustomRangesOp : Manual_Op<"custom_ranges"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$ranges, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "custom<Ranges>($ranges, type($ranges)) attr-dict";
}

// The lengths are a parameter too.
def Manual_CustomSizesOp : Manual_Op<"custom_sizes"> {
  let arguments = (ins VariadicOfVariadic<I32, "sizes">:$ranges, I32ElementsAttr:$sizes);
  let assemblyFormat = "custom<Sizes>($ranges, $sizes) attr-dict";
}

def Manual_CustomResultsOp : Manual_Op<"custom_results", [AttrSizedResultSegments]> {
  let results = (outs AnyType:$one, Optional<AnyType>:$maybe, Variadic<AnyType>:$many);
  let assemblyFormat = "custom<ResultTypes>(type($one), type($maybe), type($many)) attr-dict";
}

def Manual_CustomRegionsOp : Manual_Op<"custom_regions", [NoTerminator]> {
  let regions = (region AnyRegion:$one, VariadicRegion<AnyRegion>:$many);
  let assemblyFormat = "custom<Regions>($one, $many) attr-dict";
}

def Manual_CustomSuccessorsOp : Manual_Op<"custom_successors", [Terminator]> {
  let successors = (successor AnySuccessor:$one, VariadicSuccessor<AnySuccessor>:$many);
  let assemblyFormat = "custom<Successors>($one, $many) attr-dict";
}

def Manual_CustomDictOp : Manual_Op<"custom_dict"> {
  let arguments = (ins OptionalAttr<I64Attr>:$inherent);
  let assemblyFormat = "custom<Dict>(attr-dict)";
}
def Manual_CustomPropDictOp : Manual_Op<"custom_prop_dict"> {
  let arguments = (ins I64Prop:$one, OptionalAttr<I64Attr>:$maybe);
  let assemblyFormat = "custom<PropDict>(prop-dict) attr-dict";
}

// `ref` of something written before: both the parser and the printer have it.
def Manual_CustomRefOp : Manual_Op<"custom_ref"> {
  let arguments = (ins I64Attr:$count, Variadic<I32>:$many);
  let assemblyFormat = "$count custom<Counted>($many, ref($count)) attr-dict";
}

// Strings: text, numbers, booleans, types, attributes, the context, and paths and calls in Rust.
def Manual_CustomCodeOp : Manual_Op<"custom_code"> {
  let arguments = (ins AnyAttr:$value);
  let assemblyFormat = [{
    custom<Code>($value, "\"quoted\"", "bare", "1 + 2 * 3", "true", "$_builder.integer_type(16)",
                 "$_builder.string_attr(\"s\")", "$_ctxt", "$_builder", "crate::manual::Spacing::Wide",
                 "crate::manual::limit_of($_ctxt)") attr-dict
  }];
}
