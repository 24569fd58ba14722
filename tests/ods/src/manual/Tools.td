// "Appendix": deprecation, for `toy-tblgen` and for rustc.

// "Reporting deprecation in TableGen": each use is a warning of the tool.
def Manual_OldTrait : NativeOpTrait<"Odd">, Deprecated<"use `Manual_Odd` instead"> {
  let cppNamespace = "crate::manual";
}

// "Reporting deprecation in C++": each use is a warning of the compiler.
def Manual_OldOp : Manual_Op<"old">, CppDeprecated<"use 'manual.new' instead">;
def Manual_NewOp : Manual_Op<"new"> {
  let arguments = (ins I32Attr:$bar);
  let builders = [
    DeprecatedOpBuilder<"use 'build' with bar instead", (ins "int":$foo), [{
      let cx = $_builder.cx();
      $_state.set_attr(cx, "bar", cx.int_attr_of_width(foo.into(), 32));
    }]>
  ];
}

// "Extra declarations" and "Extra definitions".
class Manual_NamedOp<string mnemonic> : Manual_Op<mnemonic> {
  let extraClassDefinition = [{
    impl Named for $cppClass<'_> {
      fn title(self) -> String {
        format!("{} of {}", stringify!($cppClass), self.parts())
      }
    }
  }];
}
def Manual_ExtraOp : Manual_NamedOp<"extra"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let extraClassDeclaration = [{
    /// How many inputs there are.
    pub fn parts(self) -> usize {
      self.inputs().len()
    }
  }];
}

// "hasCanonicalizer" and "hasCanonicalizeMethod".
def Manual_DoubleNegationOp : Manual_Op<"negate", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$input);
  let results = (outs AnyInteger:$output);
  let assemblyFormat = "$input attr-dict `:` type($input)";
  let hasCanonicalizer = 1;
}
def Manual_TouchOp : Manual_Op<"touch"> {
  let arguments = (ins UnitAttr:$again);
  let assemblyFormat = "(`again` $again^)? attr-dict";
  let hasCanonicalizeMethod = 1;
}
