//===- BuiltinLocationAttributes.td - locations -----------------*- tablegen -*-===//
//
// Where in a source an operation comes from.
//
//===----------------------------------------------------------------------===//

#ifndef BUILTIN_LOCATION_ATTRIBUTES_TD
#define BUILTIN_LOCATION_ATTRIBUTES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"

class Builtin_LocationAttr<string name, list<Trait> traits = []>
    : LocationAttrDef<Builtin_Dialect, name, traits> {
  let cppClassName = name;
  let mnemonic = ?;
  // The engine's attributes have no view.
  let storageType = cppType;
  let returnType = ?;
  let convertFromStorage = "$_self";
  let constBuilderCall = "$0";
}

def CallSiteLoc : Builtin_LocationAttr<"CallSiteLoc"> {
  let summary = "A callsite source location";
  let description = [{ `loc(callsite("f" at "main.mlir":3:4))`: in a function, as it was called from another place. }];
  let parameters = (ins "Location":$callee, "Location":$caller);
  let attrName = "builtin.call_site_loc";
}

def FileLineColRange : Builtin_LocationAttr<"FileLineColRange"> {
  let summary = "A file:line:column source location range";
  let description = [{ `loc("main.mlir":3:4 to 5:6)`: a part of a file, or one place in it. }];
  let parameters = (ins "StringAttr":$filename, "unsigned":$start_line, "unsigned":$start_column,
                        "unsigned":$end_line, "unsigned":$end_column);
  let attrName = "builtin.file_line_range";
}

def FusedLoc : Builtin_LocationAttr<"FusedLoc"> {
  let summary = "A tuple of other source locations";
  let description = [{ `loc(fused<"CSE">["a.mlir":1:2, "b.mlir":3:4])`: all of several places, and why. }];
  let parameters = (ins ArrayRefParameter<"Location">:$locations, "Attribute":$metadata);
  let attrName = "builtin.fused_loc";
}

def NameLoc : Builtin_LocationAttr<"NameLoc"> {
  let summary = "A named source location";
  let description = [{ `loc("x"("main.mlir":3:4))`: a name, and where it is if that is known. }];
  let parameters = (ins "StringAttr":$name, "Location":$childLoc);
  let attrName = "builtin.name_loc";
}

def OpaqueLoc : Builtin_LocationAttr<"OpaqueLoc"> {
  let summary = "An opaque source location";
  let description = [{ What a program that embeds the compiler knows, with another location for everyone else. }];
  let parameters = (ins "uintptr_t":$underlyingLocation, "TypeID":$underlyingTypeID, "Location":$fallbackLocation);
  let attrName = "builtin.opaque_loc";
}

def UnknownLoc : Builtin_LocationAttr<"UnknownLoc"> {
  let summary = "An unspecified source location";
  let description = [{ `loc(unknown)`: no place. }];
  let attrName = "builtin.unknown_loc";
}

#endif // BUILTIN_LOCATION_ATTRIBUTES_TD
