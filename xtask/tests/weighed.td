// A dialect with an interface of its own.

include "mlir/IR/OpBase.td"

def Weighed_Dialect : Dialect {
  let name = "weighed";
  let cppNamespace = "::weighed";
}

def Weighed : OpInterface<"Weighed"> {
  let methods = [
    InterfaceMethod<"The weight.", "Result<u64,\n  mlir::Diag>", "weight", (ins "mlir::Type":$unit)>,
    StaticInterfaceMethod<"The units.", "Vec<mlir::Type>", "units">,
    InterfaceMethod<"Whether it weighs anything.", "bool", "is_heavy", (ins), [{}], [{ true }]>,
  ];
}

def Weighed_AOp : Op<Weighed_Dialect, "a", [Weighed]>;
