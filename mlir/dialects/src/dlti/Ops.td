//===- Ops.td - The dlti dialect -------------------------------*- tablegen -*-===//
//
// Layouts of data and descriptions of targets. It has attributes only.
//
//===----------------------------------------------------------------------===//

#ifndef DLTI_OPS
#define DLTI_OPS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def DLTI_Dialect : Dialect {
  let name = "dlti";
  let summary = "Data layout and target information";
  let cppNamespace = "::mlir";
  let useDefaultAttributePrinterParser = 1;
}

class DLTI_Attr<string name, string word> : AttrDef<DLTI_Dialect, name> {
  let mnemonic = word;
}

// The key is a type or a string.
def DLTI_DataLayoutEntryAttr : DLTI_Attr<"DataLayoutEntry", "dl_entry"> {
  let summary = "An entry of a data layout specification.";
  let parameters = (ins "Attribute":$key, "Attribute":$value);
  let hasCustomAssemblyFormat = 1;
}

// `<key = value, ...>`
class DLTI_EntriesAttr<string name, string word> : DLTI_Attr<name, word> {
  let parameters = (ins OptionalArrayRefParameter<"DataLayoutEntryAttr">:$entries);
  let hasCustomAssemblyFormat = 1;
}
def DLTI_DataLayoutSpecAttr : DLTI_EntriesAttr<"DataLayoutSpec", "dl_spec"> {
  let summary = "A data layout specification.";
}
def DLTI_MapAttr : DLTI_EntriesAttr<"Map", "map"> {
  let summary = "A map from keys to attributes.";
}
def DLTI_TargetSystemSpecAttr : DLTI_EntriesAttr<"TargetSystemSpec", "target_system_spec"> {
  let summary = "The devices of a system.";
}
def DLTI_TargetDeviceSpecAttr : DLTI_EntriesAttr<"TargetDeviceSpec", "target_device_spec"> {
  let summary = "Properties of a device.";
}

def DLTI_FunctionPointerAlignmentAttr
    : DLTI_Attr<"FunctionPointerAlignment", "function_pointer_alignment"> {
  let summary = "The alignment of pointers to functions.";
  let parameters = (ins "uint64_t":$alignment, "bool":$function_dependent);
  let assemblyFormat = "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`";
}

#endif // DLTI_OPS
