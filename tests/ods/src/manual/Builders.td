// "Builder methods": generated and custom ones.

// An operand, an attribute and a property of each kind that the manual names.
def Manual_MyOp : Manual_Op<"my_op"> {
  let arguments = (ins I32:$i32_operand, F32:$f32_operand, I32Attr:$i32_attr, F32Attr:$f32_attr, I32Prop:$i32_prop);
  let results = (outs I32:$i32_result, F32:$f32_result);
}

// The same, with results that do not follow from their constraints.
def Manual_MyAnyOp : Manual_Op<"my_any_op"> {
  let arguments = (ins I32:$i32_operand, I32Attr:$i32_attr, F32Attr:$f32_attr, DefaultValuedAttr<BoolAttr, "true">:$on);
  let results = (outs AnyInteger:$any_result);
}

// "Custom builder methods": declared here, written in Rust.
def Manual_DeclaredOp : Manual_Op<"declared"> {
  let arguments = (ins F32Attr:$attr);
  let builders = [OpBuilder<(ins "float":$val)>];
}

// With a body.
def Manual_WithBodyOp : Manual_Op<"with_body"> {
  let arguments = (ins F32Attr:$attr);
  let builders = [
    OpBuilder<(ins "float":$val), [{
      let cx = $_builder.cx();
      $_state.set_attr(cx, "attr", float_attr(cx, val));
    }]>
  ];
}

// With an optional argument.
def Manual_WithDefaultOp : Manual_Op<"with_default"> {
  let arguments = (ins F32Attr:$attr);
  let builders = [
    OpBuilder<(ins CArg<"float", "0.5f">:$val), [{
      let cx = $_builder.cx();
      $_state.set_attr(cx, "attr", float_attr(cx, val));
    }]>
  ];
}
