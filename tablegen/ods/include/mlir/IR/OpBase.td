//===- OpBase.td - operations -----------------------------------*- tablegen -*-===//
//
// The root of the prelude: everything that a file with operations needs.
//
//===----------------------------------------------------------------------===//

#ifndef OP_BASE
#define OP_BASE

include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/Interfaces.td"
include "mlir/IR/Properties.td"
include "mlir/IR/Traits.td"
include "mlir/IR/Utils.td"
include "mlir/IR/AttrTypeBase.td"

//===-- Traits ------------------------------------------------------------===//

// Traits about the structure of the operation, which are verified first.
class StructuralOpTrait;

class NativeOpTrait<string name, list<Trait> traits = [],
                    code extraOpDeclaration = [{}], code extraOpDefinition = [{}]>
    : NativeTrait<name, "Op", extraOpDeclaration, extraOpDefinition> {
  list<Trait> dependentTraits = traits;
}

class ParamNativeOpTrait<string prop, string params, list<Trait> traits = []>
    : ParamNativeTrait<prop, params, "Op"> {
  list<Trait> dependentTraits = traits;
}

class GenInternalOpTrait<string prop, list<Trait> traits = []>
    : GenInternalTrait<prop, "Op"> {
  list<Trait> dependentTraits = traits;
}

// A condition over named operands, results and attributes.
class PredOpTrait<string descr, Pred pred, list<Trait> traits = []>
    : PredTrait<descr, pred> {
  list<Trait> dependentTraits = traits;
}

// Values defined at the top level of the body are valid affine symbols in it.
def AffineScope : NativeOpTrait<"AffineScope">;
// Stack allocations in the body are freed at the end of this operation.
def AutomaticAllocationScope : NativeOpTrait<"AutomaticAllocationScope">;
def ResultsBroadcastableShape : NativeOpTrait<"ResultsBroadcastableShape">;
// X op Y == Y op X.
def Commutative : NativeOpTrait<"IsCommutative">;
// f(f(x)) == f(x).
def Idempotent : NativeOpTrait<"IsIdempotent">;
// f(f(x)) == x.
def Involution : NativeOpTrait<"IsInvolution">;
// No operands, and folds to its value.
def ConstantLike : NativeOpTrait<"ConstantLike">;
// Regions use no value from outside.
def IsolatedFromAbove : NativeOpTrait<"IsIsolatedFromAbove">;
def ResultsAreFloatLike : NativeOpTrait<"ResultsAreFloatLike">;
def SameTypeOperands : NativeOpTrait<"SameTypeOperands">;
def SameOperandsShape : NativeOpTrait<"SameOperandsShape">;
def SameOperandsAndResultShape : NativeOpTrait<"SameOperandsAndResultShape">;
def SameOperandsElementType : NativeOpTrait<"SameOperandsElementType">;
def SameOperandsAndResultElementType
    : NativeOpTrait<"SameOperandsAndResultElementType">;
def Terminator : NativeOpTrait<"IsTerminator">;
def MemRefsNormalizable : NativeOpTrait<"MemRefsNormalizable">;
def Elementwise : NativeOpTrait<"Elementwise">;
def Scalarizable : NativeOpTrait<"Scalarizable", [Elementwise]>;
def Vectorizable : NativeOpTrait<"Vectorizable", [Elementwise]>;
def Tensorizable : NativeOpTrait<"Tensorizable", [Elementwise]>;
def ElementwiseMappable
    : TraitList<[Elementwise, Scalarizable, Vectorizable, Tensorizable]>;

def SingleBlock : NativeOpTrait<"SingleBlock">, StructuralOpTrait;

// One block, whose terminator `op` is omitted from the text.
class SingleBlockImplicitTerminatorImpl<string op>
    : ParamNativeOpTrait<"SingleBlockImplicitTerminator", op, [SingleBlock]>,
      StructuralOpTrait;
class SingleBlockImplicitTerminator<string op>
    : TraitList<[SingleBlock, SingleBlockImplicitTerminatorImpl<op>]>;

def NoTerminator : NativeOpTrait<"NoTerminator">, StructuralOpTrait;

class HasParent<string op>
    : ParamNativeOpTrait<"HasParent", op>, StructuralOpTrait;
class ParentOneOf<list<string> ops>
    : ParamNativeOpTrait<"HasParent", !interleave(ops, ", ")>, StructuralOpTrait;

def FirstAttrDerivedResultType : GenInternalOpTrait<"FirstAttrDerivedResultType">;
def SameVariadicOperandSize : GenInternalOpTrait<"SameVariadicOperandSize">;
def SameVariadicResultSize : GenInternalOpTrait<"SameVariadicResultSize">;
def AttrSizedOperandSegments
    : NativeOpTrait<"AttrSizedOperandSegments">, StructuralOpTrait;
def AttrSizedResultSegments
    : NativeOpTrait<"AttrSizedResultSegments">, StructuralOpTrait;
def NoRegionArguments : NativeOpTrait<"NoRegionArguments">, StructuralOpTrait;

//===-- Successors and regions --------------------------------------------===//

class Successor<Pred condition, string descr = "">
    : SuccessorConstraint<condition, descr>;
def AnySuccessor : Successor<?, "any successor">;
class VariadicSuccessor<Successor successor>
    : Successor<successor.predicate, successor.summary>;

class Region<Pred condition, string descr = "">
    : RegionConstraint<condition, descr>;
def AnyRegion : Region<CPred<"true">, "any region">;
class SizedRegion<int numBlocks>
    : Region<CPred<"$_self.num_blocks() == " # numBlocks>,
             "region with " # numBlocks # " blocks"> {
  int blocks = numBlocks;
}
class MinSizedRegion<int numBlocks>
    : Region<CPred<"$_self.num_blocks() >= " # numBlocks>,
             "region with at least " # numBlocks # " blocks">;
class MaxSizedRegion<int numBlocks>
    : Region<CPred<"$_self.num_blocks() <= " # numBlocks>,
             "region with at most " # numBlocks # " blocks">;
class VariadicRegion<Region region> : Region<region.predicate, region.summary>;

// Operators of `let regions = (region ...)` and `let successors = (successor ...)`.
def region;
def successor;

//===-- Builders and decorated arguments ----------------------------------===//

// Without a body the builder is a function of the operation's struct, `init_from_...`; `[{ }]` is a body.
class OpBuilder<dag p, code b = ""> {
  dag dagParams = p;
  code body = b;
}
class DeprecatedOpBuilder<string reason, dag p, code b = "">
    : OpBuilder<p, b>, CppDeprecated<reason>;

class OpVariableDecorator;
class OpVariable<Constraint varConstraint, string desc = "",
                 list<OpVariableDecorator> varDecorators = []> {
  Constraint constraint = varConstraint;
  string summary = desc;
  list<OpVariableDecorator> decorators = varDecorators;
}
// An operand or attribute with a description and side effects.
class Arg<Constraint constraint, string desc = "",
          list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;
class Res<Constraint constraint, string desc = "",
          list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;

//===-- The operation -----------------------------------------------------===//

class OpDocGroup {
  string summary;
  string description;
}

class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
  Dialect opDialect = dialect;
  string opName = mnemonic;
  string cppNamespace = dialect.cppNamespace;
  string summary = "";
  string description = "";
  OpDocGroup opDocGroup = ?;

  // Operands and attributes, in the order of accessors and builder arguments.
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);

  // Builders in addition to the generated ones.
  list<OpBuilder> builders = ?;
  bit skipDefaultBuilders = 0;
  // The builder `build` is written in Rust, over the generated `build_with`.
  bit hasCustomBuilder = 0;

  // The declarative format, or hand-written `parse` and `print`.
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;

  // Hooks: traits of `mlir::hooks`, implemented for the operation's view.
  bit hasVerifier = 0;
  bit hasRegionVerifier = 0;
  bit hasCanonicalizer = 0;
  bit hasCanonicalizeMethod = 0;
  bit hasFolder = 0;

  bit useCustomPropertiesEncoding = 0;
  list<Trait> traits = props;
  code extraClassDeclaration = ?;
  code extraClassDefinition = ?;
}

class Arguments<dag args> {
  dag arguments = args;
}
class Results<dag rets> {
  dag results = rets;
}

//===-- Relations between operands, results and attributes ----------------===//

// Expressions over one element; `name` without the `$`.
class Rank<string name> : StrFunc<"$" # name # ".ty().rank()">;
class Shape<string name> : StrFunc<"$" # name # ".ty().shape()">;
class ElementCount<string name> : StrFunc<"$" # name # ".ty().num_elements()">;
class ElementType<string name> : StrFunc<"$" # name # ".ty().element_type_or_self()">;

class AnyPred<list<string> values>
    : CPred<!if(!lt(!size(values), 1), "false",
                !foldl("(" # !head(values) # ")", !tail(values), acc, v,
                       acc # " || (" # v # ")"))>;

class AllMatchPred<list<string> values>
    : CPred<!if(!lt(!size(values), 2), "true",
                !interleave(!foreach(v, !tail(values),
                                     "(" # !head(values) # ") == (" # v # ")"),
                            " && "))>;

class AllMatch<list<string> values, string summary>
    : PredOpTrait<summary, AllMatchPred<values>>;

class AllMatchSameOperatorPred<list<string> names, string operator>
    : AllMatchPred<!foreach(n, names, !subst("$_self", "$" # n, operator))>;

class AllMatchSameOperatorTrait<list<string> names, string operator, string summary>
    : PredOpTrait<"all of {" # !interleave(names, ", ") # "} have same " # summary,
                  AllMatchSameOperatorPred<names, operator>> {
  list<string> values = names;
}

class AnyMatchOperatorPred<list<string> names, string operator>
    : AnyPred<!foreach(n, names, !subst("$_self", "$" # n, operator))>;

class AnyMatchOperatorTrait<list<string> names, string operator, string summary>
    : PredOpTrait<"any of {" # !interleave(names, ", ") # "} has " # summary,
                  AnyMatchOperatorPred<names, operator>> {
  list<string> values = names;
}

class AllElementCountsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementCount<"_self">.result, "element count">;
class AllElementTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementType<"_self">.result, "element type">;
class AllRanksMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, Rank<"_self">.result, "rank">;
class AllShapesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, Shape<"_self">.result, "shape">;
class AllTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, "$_self.ty()", "type">;

class AllTypeIDsMatch<list<string> names>
    : PredOpTrait<"all of {" # !interleave(names, ", ") # "} have same type IDs",
                  And<!foreach(n, !tail(names),
                               CPred<"$" # !head(names) # ".ty().same_kind_as($" # n # ".ty())">)>> {
  list<string> values = names;
}

// A shaped value has as many elements as `elementsArg`, of the same types.
class ShapedTypeMatchesElementCountAndTypes<string shapedArg, string elementsArg>
    : PredOpTrait<"shaped type '" # shapedArg # "' matches '" # elementsArg #
                      "' element count and types",
                  And<[CPred<"$" # shapedArg # ".ty().length() == $" # elementsArg # ".len()">,
                       CPred<"all_of($" # elementsArg # ".types(), |t| t == $" # shapedArg #
                             ".ty().element_type())">]>> {
  string shaped = shapedArg;
  string elements = elementsArg;
}

// Each of the operands has the type at its place in the list.
class InputMatchesTypes<list<string> inputArgs, list<Type> allowedTypes>
    : PredOpTrait<"operands {" # !interleave(inputArgs, ", ") # "} match expected types",
                  And<!listconcat([TruePred],
                                  !foreach(i, !range(!size(inputArgs)),
                                           SubstLeaves<"$_self", "$" # inputArgs[i] # ".ty()",
                                                       allowedTypes[i].predicate>))>> {
  assert !eq(!size(inputArgs), !size(allowedTypes)),
         "inputArgs and allowedTypes lists must have the same length";
  list<string> inputArgList = inputArgs;
  list<Type> allowedTypeList = allowedTypes;
}

// The operands have the types of one of the combinations.
class InputAddressIsCombinationOf<list<string> inputArgs,
                                  list<list<Type>> allowedCombinations,
                                  string description = "">
    : PredOpTrait<!if(!empty(description),
                      "operands {" # !interleave(inputArgs, ", ") #
                          "} match one of the allowed type combinations",
                      description),
                  Or<!foreach(types, allowedCombinations,
                              And<!listconcat([TruePred],
                                  !foreach(i, !range(!size(inputArgs)),
                                           SubstLeaves<"$_self", "$" # inputArgs[i] # ".ty()",
                                                       types[i].predicate>))>)>> {
  list<string> inputArgList = inputArgs;
  list<list<Type>> allowedCombinationList = allowedCombinations;
}

// The type of `rhsArg` is `transform` of the type of `lhsArg`; in the transform
// `$_self` is that type. The comparator is `==` unless it names another.
class TypesMatchWith<string summary, string lhsArg, string rhsArg, string transform,
                     string comparator = "eq">
    : PredOpTrait<summary,
                  CPred<comparator # "(" #
                        !subst("$_self", "$" # lhsArg # ".ty()", transform) #
                        ", $" # rhsArg # ".ty())">> {
  string lhs = lhsArg;
  string rhs = rhsArg;
  string transformer = transform;
}

// Like TypesMatchWith for two optional values; satisfied if one is absent.
class OptionalTypesMatchWith<string summary, string lhsArg, string rhsArg,
                             string transform, string comparator = "eq">
    : TypesMatchWith<summary, lhsArg, rhsArg, transform,
                     "!$" # lhsArg # ".is_present() || !$" # rhsArg #
                         ".is_present() || " # comparator>;

// Like TypesMatchWith for lists of types.
class RangedTypesMatchWith<string summary, string lhsArg, string rhsArg, string transform>
    : PredOpTrait<summary,
                  CPred<"eq(" # !subst("$_self", "$" # lhsArg # ".ty()", transform) #
                        ", $" # rhsArg # ".ty())">> {
  string lhs = lhsArg;
  string rhs = rhsArg;
  string transformer = transform;
}

class TypeIsPred<string name, Type type>
    : SubstLeaves<"$_self", "$" # name # ".ty()", type.predicate>;
class TypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, TypeIsPred<name, type>>;

class ElementTypeIsPred<string name, Type type>
    : And<[SubstLeaves<"$_self", "$" # name # ".ty()", IsShapedTypePred>,
           SubstLeaves<"$_self", "$" # name # ".ty().element_type_or_self()",
                       type.predicate>]>;
class ElementTypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, ElementTypeIsPred<name, type>>;

// The i-th operand is shaped and its elements satisfy `type`.
class TCopVTEtIs<int idx, Type type>
    : And<[CPred<"$_op.num_operands() > " # idx>,
           SubstLeaves<"$_self", "$_op.operand(" # idx # ").ty()", IsShapedTypePred>,
           SubstLeaves<"$_self", "$_op.operand(" # idx # ").ty().element_type_or_self()",
                       type.predicate>]>;

// Operands i and j are shaped and have the same element type.
class TCopVTEtIsSameAs<int i, int j>
    : And<[CPred<"$_op.num_operands() > " # !if(!gt(i, j), i, j)>,
           SubstLeaves<"$_self", "$_op.operand(" # i # ").ty()", IsShapedTypePred>,
           SubstLeaves<"$_self", "$_op.operand(" # j # ").ty()", IsShapedTypePred>,
           CPred<"$_op.operand(" # i # ").ty().element_type_or_self() == " #
                 "$_op.operand(" # j # ").ty().element_type_or_self()">]>;

class TCOpResIsShapedTypePred<int i, int j>
    : And<[CPred<"$_op.num_results() > " # i>,
           CPred<"$_op.num_operands() > " # j>,
           SubstLeaves<"$_self", "$_op.result(" # i # ").ty()", IsShapedTypePred>,
           SubstLeaves<"$_self", "$_op.operand(" # j # ").ty()", IsShapedTypePred>]>;

// Result i has the type of operand j.
class TCresIsSameAsOpBase<int i, int j>
    : CPred<"$_op.result(" # i # ").ty() == $_op.operand(" # j # ").ty()">;

// Result i has the element type of operand j.
class TCresVTEtIsSameAsOpBase<int i, int j>
    : CPred<"$_op.result(" # i # ").ty().element_type_or_self() == " #
            "$_op.operand(" # j # ").ty().element_type_or_self()">;
class TCresVTEtIsSameAsOp<int i, int j>
    : And<[TCOpResIsShapedTypePred<i, j>, TCresVTEtIsSameAsOpBase<i, j>]>;

// Operand `opId` broadcasts to result `resId`.
class TCOpIsBroadcastableToRes<int opId, int resId>
    : And<[TCOpResIsShapedTypePred<resId, opId>,
           CPred<"$_op.operand(" # opId # ").ty().broadcasts_with($_op.result(" # resId #
                 ").ty())">]>;

// The operands with these indices have the same element type.
class TCopVTEtAreSameAt<list<int> indices>
    : And<!listconcat([TruePred],
                      !foreach(i, !tail(indices),
                               CPred<"$_op.operand(" # !head(indices) #
                                     ").ty().element_type_or_self() == $_op.operand(" # i #
                                     ").ty().element_type_or_self()">))>;

// Here, what promises an interface has it.
class PromisedAttrInterface<AttrInterface interface>
    : AttrConstraint<interface.predicate,
                     "promising or implementing the `" # interface.cppInterfaceName # "` attr interface">;
class HasPromiseOrImplementsTypeInterface<TypeInterface interface>
    : CPred<"$_self.has_interface::<" # interface.cppNamespace # "::" # interface.cppInterfaceName # ">()">;
class PromisedTypeInterface<TypeInterface interface>
    : TypeConstraint<HasPromiseOrImplementsTypeInterface<interface>,
                     "promising or implementing the `" # interface.cppInterfaceName # "` type interface">;

#endif // OP_BASE
