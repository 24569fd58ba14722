//===- Constraints.td - predicates and constraints --------------*- tablegen -*-===//
//
// A predicate is a condition over placeholders; a constraint is a predicate with
// a summary for diagnostics ("operand #0 must be <summary>").
//
// The text of a CPred is a Rust expression of a small language: method chains on
// placeholders, calls, comparisons, `&&`, `||`, `!`, closures and literals. It is
// parsed and checked in the .td file, before any Rust is generated.
//
//===----------------------------------------------------------------------===//

#ifndef CONSTRAINTS
#define CONSTRAINTS

include "mlir/IR/Utils.td"

// The base of all predicates.
class Pred;

// A leaf: an expression. Placeholders: `$_self` (the constrained entity), `$_op`
// (the operation), and in operation traits `$name` for each named element.
class CPred<code pred> : Pred {
  code predExpr = "(" # pred # ")";
}

// How a CombinedPred combines its children.
class PredCombinerKind;
def PredCombinerAnd : PredCombinerKind;
def PredCombinerOr : PredCombinerKind;
def PredCombinerNot : PredCombinerKind;
def PredCombinerSubstLeaves : PredCombinerKind;
def PredCombinerConcat : PredCombinerKind;

class CombinedPred<PredCombinerKind k, list<Pred> c> : Pred {
  PredCombinerKind kind = k;
  list<Pred> children = c;
}

// All of; true for no children.
class And<list<Pred> children> : CombinedPred<PredCombinerAnd, children>;

// Any of; false for no children.
class Or<list<Pred> children> : CombinedPred<PredCombinerOr, children>;

class Neg<Pred child> : CombinedPred<PredCombinerNot, [child]>;

defvar TruePred = And<[]>;
defvar False = Or<[]>;

// The child with `pattern` replaced by `replacement` in every leaf. If the
// pattern is a placeholder, the replacement is an expression.
class SubstLeaves<string pat, string repl, Pred child>
    : CombinedPred<PredCombinerSubstLeaves, [child]> {
  string pattern = pat;
  string replacement = repl;
}

// The child's text between a prefix and a suffix.
class Concat<string pre, Pred child, string suf>
    : CombinedPred<PredCombinerConcat, [child]> {
  string prefix = pre;
  string suffix = suf;
}

class Constraint<Pred pred, string desc = ""> {
  Pred predicate = pred;
  string summary = desc;
}

class AttrTypeConstraint<Pred pred, string summary = "",
                         string cppFunctionNameParam = "">
    : Constraint<pred, summary> {
  string cppFunctionName = cppFunctionNameParam;
}

class TypeConstraint<Pred predicate, string summary = "",
                     string cppTypeParam = "::mlir::Type",
                     string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam> {
  string cppType = cppTypeParam;
}

class AttrConstraint<Pred predicate, string summary = "",
                     string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam>;

class PropConstraint<Pred predicate, string summary = "",
                     string interfaceTypeParam = "">
    : Constraint<predicate, summary> {
  code interfaceType = interfaceTypeParam;
}

class RegionConstraint<Pred predicate, string summary = "">
    : Constraint<predicate, summary>;

class SuccessorConstraint<Pred predicate, string summary = "">
    : Constraint<predicate, summary>;

#endif // CONSTRAINTS
