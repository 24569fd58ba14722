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
    F64Attr:$f64_attr,
    StrAttr:$name,
    Direction:$direction,
    TypeAttr:$kind,
    UnitAttr:$fast,
    OptionalAttr<I64Attr>:$limit,
    DefaultValuedAttr<BoolAttr, "true">:$exact
  );
  let results = (outs AnyInteger:$i32_result, AnyFloat:$f32_result);
}

// Result types that follow: from a type that has one representation, from an operand, from an interface.
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

// Builders of the author's.
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
