//===- Utils.td - small helpers of the prelude ------------------*- tablegen -*-===//
//
// Classes and defs without dependencies: deprecation marks, string functions,
// and the operators of the argument and result dags.
//
//===----------------------------------------------------------------------===//

#ifndef UTILS_TD
#define UTILS_TD

// Marks a def as deprecated; using it is a warning with this reason.
class Deprecated<string reason> {
  string odsDeprecated = reason;
}

// Marks the Rust generated from a def as `#[deprecated]`.
class CppDeprecated<string reason> {
  string odsCppDeprecated = reason;
}

// A function from its arguments to a string.
class StrFunc<string r> {
  string result = r;
}

// Operators of `let arguments = (ins ...)` and `let results = (outs ...)`.
def ins;
def outs;

// A builder parameter with a default value.
class CArg<string ty, string value = ""> {
  string type = ty;
  string defaultValue = value;
}

class firstCharToUpper<string str> {
  string ret = !if(!gt(!size(str), 0),
    !toupper(!substr(str, 0, 1)) # !substr(str, 1),
    "");
}

// Removes the first underscore and capitalizes what follows it.
class _snakeCaseHelper<string str> {
  int idx = !find(str, "_");
  string ret = !if(!ge(idx, 0),
    !substr(str, 0, idx) # firstCharToUpper<!substr(str, !add(idx, 1))>.ret,
    str);
}

// `int_value` becomes `IntValue`.
class snakeCaseToCamelCase<string str> {
  string ret = !foldl(firstCharToUpper<str>.ret,
    !range(0, !size(str)), acc, idx, _snakeCaseHelper<acc>.ret);
}

#endif // UTILS_TD
