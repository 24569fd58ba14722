// Passes as records: the argument, options and statistics of a pass. What it does is written in Rust.

#ifndef MLIR_PASS_PASSBASE
#define MLIR_PASS_PASSBASE

// An option of a pass, `-name=value`. `additionalFlags` may be the path of a Rust type that reads and prints its values:
// an implementation of `mlir::pass::OptionKind`.
class Option<string varName, string arg, string valueType, string default,
             string desc, string additionalFlags = ""> {
  string cppName = varName;
  string argument = arg;
  string type = valueType;
  string defaultValue = default;
  string description = desc;
  string additionalOptFlags = additionalFlags;
}

// An option that takes a list of values.
class ListOption<string varName, string arg, string valueType, string desc,
                 string additionalFlags = "">
    : Option<varName, arg, valueType, "", desc, additionalFlags>;

// A counter of a pass.
class Statistic<string varName, string statName, string desc> {
  string cppName = varName;
  string name = statName;
  string description = desc;
}

// A pass, selected by `-argument`.
class PassBase<string passArg, string base> {
  string argument = passArg;
  string baseClass = base;
  string summary = "";
  string description = "";
  string constructor = "";
  list<string> dependentDialects = [];
  list<Option> options = [];
  list<Statistic> statistics = [];

  // Not in MLIR. The name in dumps and timings, if it is not that of the record.
  string displayName = "";
  // Not in MLIR. The Rust type of what a pass keeps from one run to the next, such as patterns. It is made by `Default`,
  // and is in `self.state`.
  string state = "";
}

// A pass on operations of one kind, or of any.
class Pass<string passArg, string operation = "">
    : PassBase<passArg, "::mlir::OperationPass<" # operation # ">">;

// A pass on operations that implement an interface.
class InterfacePass<string passArg, string interface>
    : PassBase<passArg, "::mlir::InterfacePass<" # interface # ">">;

#endif // MLIR_PASS_PASSBASE
