//===- BytecodeBase.td - attributes and types in bytecode -------*- tablegen -*-===//
//
// What bytecode holds of an attribute or a type: a list of members, each encoded in one of a few ways. Rust encodes
// them by tables of its own and reads none of this; the records say what is in a file. The fields of a way are C++ to
// read and write it, which the ways here do not need.
//
// The names here are also names of constraints: a file includes this one or OpBase.td.
//
//===----------------------------------------------------------------------===//

#ifndef BYTECODE_BASE
#define BYTECODE_BASE

//===-- Ways to encode a value --------------------------------------------===//

// A way: C++ that reads a value, makes it of what was read, writes it, and gets it from its owner; and its C++ type.
class Bytecode<string parse = "", string build = "", string print = "", string get = "", string t = ""> {
  string cParser = parse;
  string cBuilder = build;
  string cPrinter = print;
  string cGetter = get;
  string cType = t;
  // Of several encodings of one attribute or type, the one to write.
  string printerPredicate = "";
}

// The encoding `t` with one thing changed.
class WithParser<string p = "", Bytecode t = Bytecode<>>
    : Bytecode<p, t.cBuilder, t.cPrinter, t.cGetter, t.cType>;
class WithBuilder<string b = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, b, t.cPrinter, t.cGetter, t.cType>;
class WithPrinter<string p = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, p, t.cGetter, t.cType>;
class WithType<string ty = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, t.cPrinter, t.cGetter, ty>;
class WithGetter<string g = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, t.cPrinter, g, t.cType>;

// Made of members.
class CompositeBytecode<string t = ""> : WithType<t>;

class AttributeKind : Bytecode<>;
def Attribute : AttributeKind;
class TypeKind : Bytecode<>;
def Type : TypeKind;

// A 64-bit integer that takes as few bytes as it needs.
def VarInt : WithType<"uint64_t">;
def SignedVarInt : WithType<"int64_t">;
// Bytes, with their number before them.
def Blob : WithType<"ArrayRef<char>">;
// A byte.
def Bool : WithType<"bool">;

// An integer whose width the expression gives; a float whose format it gives; a resource of that class.
class KnownWidthAPInt<string s> : WithType<"FailureOr<APInt>"> {
  string width = s;
}
class KnownSemanticsAPFloat<string s> : WithType<"FailureOr<APFloat>"> {
  string semantics = s;
}
class ResourceHandle<string s> : WithType<"FailureOr<" # s # ">"> {
  string handle = s;
}

// Is not in bytecode: the expression `d` computes it where the rest is read.
class LocalVar<string t, string d> : WithType<t> {
  string value = d;
}

// A list with its length before it; that of a List may be of any class with iterators.
class Array<Bytecode t> {
  Bytecode elemT = t;
  string cBuilder = "";
}
class List<Bytecode t> : WithGetter<"$_member", t>;
def SignedVarIntList : List<SignedVarInt>;
def BoolList : List<Bool>;

//===-- Attributes and types of a dialect ---------------------------------===//

class DialectAttrOrType<dag d> {
  // `(attr Way:$name, ...)` or `(type ...)`.
  dag members = d;
  string cType = "";
  // What follows in the function that reads it.
  code postProcess = "";
}
class DialectAttribute<dag d> : DialectAttrOrType<d>, AttributeKind;
class DialectType<dag d> : DialectAttrOrType<d>, TypeKind;

// Their place in the list is the number that they have in bytecode.
class DialectAttributes<string d> {
  string dialect = d;
  list<DialectAttrOrType> elems;
}
class DialectTypes<string d> {
  string dialect = d;
  list<DialectAttrOrType> elems;
}

// Operators of the lists of members.
def attr;
def type;

// A number that nothing has any more.
def none;
def ReservedOrDead : DialectAttrOrType<(none)>;

#endif // BYTECODE_BASE
