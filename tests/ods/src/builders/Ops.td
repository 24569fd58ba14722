// Generated and custom builders, operand adaptors and extra declarations.

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Test_Dialect : Dialect {
  let name = "test_builders";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

def Up : I32EnumAttrCase<"Up", 1, "up">;
def Down : I32EnumAttrCase<"Down", 2, "down">;
def Direction : I32EnumAttr<"Direction", "where to", [Up, Down]>;

// The operation of the manual's section on builders.
def MixedOp : Test_Op<"mixed"> {
  let arguments = (ins
    I32:$i32_operand,
    F32:$f32_operand,
    I32Attr:$i32_attr,
    F32Attr:$f32_attr,
    StrAttr:$name,
    Direction:$direction,
    TypeAttr:$kind,
    UnitAttr:$fast,
    OptionalAttr<I64Attr>:$limit,
    DefaultValuedAttr<BoolAttr, "true">:$exact
  );
  let results = (outs AnyInteger:$i32_result, AnyFloat:$f32_result);
}

// Inferred result types: from a type with one representation, from an operand, from an interface.
def BuildableOp : Test_Op<"buildable"> {
  let arguments = (ins AnyType:$input);
  let results = (outs I1:$flag, Index:$position);
}

def SameTypeOp : Test_Op<"same_type", [SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$lhs, AnyInteger:$rhs);
  let results = (outs AnyInteger:$result);
  let hasFolder = 1;
}

def InferredOp : Test_Op<"inferred", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyInteger:$input);
  let results = (outs AnyInteger:$wider);
}

// `build` written in Rust, with and without optional parts.
def EndOp : Test_Op<"end", [Terminator]>;

def RepeatOp : Test_Op<"repeat", [SingleBlockImplicitTerminator<"EndOp">]> {
  let arguments = (ins I64Attr:$times, OptionalAttr<StrAttr>:$label);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomBuilder = 1;
}

def MarkOp : Test_Op<"mark"> {
  let arguments = (ins StrAttr:$text);
  let hasCustomBuilder = 1;
}

// Custom builders.
def CustomOp : Test_Op<"custom"> {
  let arguments = (ins F64Attr:$attr, Variadic<AnyType>:$inputs);
  let builders = [
    // Declared here, written in Rust.
    OpBuilder<(ins "double":$val)>,
    // With a body.
    OpBuilder<(ins "double":$half, "ValueRange":$inputs), [{
      let attr = $_builder.cx().f64_attr(half * 2.0);
      $_state.set_attr($_builder.cx(), "attr", attr);
      $_state.operands.extend_from_slice(inputs);
    }]>,
    // With defaults.
    OpBuilder<(ins "Value":$input, CArg<"double", "0.5f">:$val, CArg<"ArrayRef<int64_t>", "{1, 2}">:$terms), [{
      let sum = val + terms.iter().sum::<i64>() as f64;
      $_state.set_attr($_builder.cx(), "attr", $_builder.cx().f64_attr(sum));
      $_state.operands.push(input);
    }]>
  ];
}

// Builders with parameters of the same names are named for the types of those that differ; the first two are the
// tutorial's.
def OverloadedOp : Test_Op<"overloaded"> {
  let arguments = (ins AnyAttr:$value);
  let builders = [
    OpBuilder<(ins "DenseElementsAttr":$value), [{
      $_state.set_attr($_builder.cx(), "value", value);
    }]>,
    OpBuilder<(ins "double":$value), [{
      $_state.set_attr($_builder.cx(), "value", $_builder.cx().f64_attr(value));
    }]>,
    OpBuilder<(ins "::llvm::ArrayRef<int64_t>":$value)>,
    OpBuilder<(ins "StringRef":$name, "int64_t":$value)>,
    OpBuilder<(ins "StringRef":$name, "StringRef":$value)>,
    // Sets nothing.
    OpBuilder<(ins), [{ }]>
  ];
}

// Every C++ type of a parameter, and optional parameters.
def ParametersOp : Test_Op<"parameters"> {
  let builders = [
    OpBuilder<(ins "int8_t":$a, "int16_t":$b, "int32_t":$c, "int64_t":$d, "uint8_t":$e, "uint16_t":$f,
                   "uint32_t":$g, "uint64_t":$h, "unsigned":$i, "size_t":$j, "int":$k, "float":$l, "double":$m,
                   "bool":$n), [{
      let all = [i64::from(a), i64::from(b), i64::from(c), d, i64::from(e), i64::from(f), i64::from(g),
                 h as i64, i64::from(i), j as i64, i64::from(k), l as i64, m as i64, i64::from(n)];
      $_state.set_attr($_builder.cx(), "sum", $_builder.cx().int_attr_of_width(all.iter().sum(), 64));
    }]>,
    OpBuilder<(ins "Type":$ty, "Value":$v, "Attribute":$attr, "StringRef":$s, "const Twine &":$t,
                   "ArrayRef<int64_t>":$ints, "ArrayRef<StringRef>":$strs, "ValueRange":$values, "TypeRange":$types,
                   "ArrayRef<NamedAttribute>":$named, "RankedTensorType":$tensor, "std::optional<int32_t>":$maybe,
                   "Location":$at, "Block *":$block, "Region *":$region, "BlockRange":$blocks, "RegionRange":$regions,
                   "ArrayRef<Value>":$others, "SmallVector<int32_t, 4>":$narrow, "Direction":$way), [{
      $_state.operands.push(v);
      $_state.operands.extend_from_slice(values);
      $_state.operands.extend_from_slice(others);
      let count = [ints.len(), strs.len(), types.len(), named.len(), blocks.len(), regions.len(), narrow.len()];
      let text = format!("{s}{t} {count:?} {maybe:?} {way} {}", ty == tensor);
      let _ = (at, block, region);
      $_state.set_attr($_builder.cx(), "attr", attr);
      $_state.set_attr($_builder.cx(), "text", $_builder.cx().string_attr(&text));
    }]>,
    OpBuilder<(ins CArg<"unsigned", "1u">:$n, CArg<"Type", "nullptr">:$ty, CArg<"Attribute", "{}">:$attr,
                   CArg<"Value", "Value()">:$v, CArg<"ArrayRef<int64_t>", "{}">:$ints, CArg<"StringRef", "\"s\"">:$s,
                   CArg<"std::optional<int64_t>", "std::nullopt">:$maybe, CArg<"float", "0.5f">:$f,
                   CArg<"double", "1">:$d, CArg<"bool", "true">:$b, CArg<"ArrayRef<float>", "{1, .5f}">:$floats,
                   CArg<"int8_t", "-1">:$narrow, CArg<"Direction", "Direction::Down">:$way,
                   CArg<"Type", "$_builder.index_type()">:$index, CArg<"uint64_t", "18446744073709551615ull">:$all), [{
      let text = format!("{n} {} {} {} {ints:?} {s} {maybe:?} {f} {d} {b} {floats:?} {narrow} {way} {} {all}",
                         ty.is_some(), attr.is_some(), v.is_some(), $_builder.cx().type_ref(index));
      $_state.set_attr($_builder.cx(), "text", $_builder.cx().string_attr(&text));
    }]>
  ];
}

// Builders of operations with one result return its value, custom builders too.
def NumberOp : Test_Op<"number"> {
  let arguments = (ins I64Attr:$number, Optional<I32>:$hint, OptionalAttr<StrAttr>:$unit);
  let results = (outs AnyType:$result);
  let builders = [
    OpBuilder<(ins "int64_t":$number)>,
    OpBuilder<(ins "int64_t":$number, "Type":$ty), [{
      $_state.set_attr($_builder.cx(), "number", $_builder.cx().int_attr_of_width(number, 64));
      $_state.result_types.push(ty);
    }]>
  ];
}

// One result, but a region that is filled after it is built.
def RegionOp : Test_Op<"region", [NoTerminator]> {
  let arguments = (ins I64Attr:$number);
  let results = (outs I32:$result);
  let regions = (region AnyRegion:$body);
}

def SkippedOp : Test_Op<"skipped"> {
  let arguments = (ins I64Attr:$count);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins), [{
    $_state.set_attr($_builder.cx(), "count", $_builder.cx().int_attr_of_width(7, 64));
  }]>];
}

class Test_DescribedOp<string mnemonic> : Test_Op<mnemonic> {
  let extraClassDefinition = [{
    impl Described for $cppClass<'_> {
      fn describe(self) -> String {
        format!("{} with {} operands", self.name(), self.num_operands())
      }
    }
  }];
}

def ExtraOp : Test_DescribedOp<"extra"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let extraClassDeclaration = [{
    /// The last of the inputs.
    pub fn last_input(self) -> Option<mlir::Value> {
      self.inputs().last()
    }
  }];
}

def SimplifiedOp : Test_Op<"simplified", [Pure]> {
  let arguments = (ins I32:$input, UnitAttr:$again);
  let results = (outs I32:$result);
  let assemblyFormat = "$input (`again` $again^)? attr-dict";
  let hasCanonicalizeMethod = 1;
}
