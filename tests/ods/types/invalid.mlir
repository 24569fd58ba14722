// RUN: test-opt -allow-unregistered-dialect -verify-diagnostics -split-input-file %s

// expected-error@+1 {{unknown  type `nothing` in dialect `test_types`}}
func.func private @a(!test_types.nothing)

// -----

// expected-error@+1 {{unknown attribute `nothing` in dialect `test_types`}}
func.func private @a() attributes {a = #test_types.nothing}

// -----

// The verifier.
// expected-error@+1 {{width must be a power of two, got 7}}
func.func private @a(!test_types.int<s 7>)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse Test_List parameter 'first' which is to be a `int`}}
func.func private @a(!test_types.list<x>)

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse Test_Scalars parameter 'width' which is to be a `unsigned`}}
func.func private @a(!test_types.scalars<4294967296, -4, true, 1.5, "x">)

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse Test_Scalars parameter 'name' which is to be a `::llvm::StringRef`}}
func.func private @a(!test_types.scalars<3, -4, true, 1.5, x>)

// -----

// expected-error@+2 {{invalid kind of type specified}}
// expected-error@+1 {{failed to parse Test_Of parameter 'integer' which is to be a `IntegerType`}}
func.func private @a(!test_types.of<f32, <s 8>, !test_types.int<s 8>>)

// -----

// expected-error@+2 {{invalid kind of type specified}}
// expected-error@+1 {{failed to parse Test_Of parameter 'own' which is to be a `IntType`}}
func.func private @a(!test_types.of<i32, !test_types.singleton, !test_types.int<s 8>>)

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: first}}
func.func private @a(!test_types.struct<first = 1, first = 2>)

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: fourth}}
func.func private @a(!test_types.struct<fourth = 1>)

// -----

// expected-error@+1 {{struct is missing required parameter: first}}
func.func private @a(!test_types.struct<third = 1>)

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
func.func private @a(!test_types.struct<>)

// -----

// expected-error@+1 {{failed to verify 'float': floating-point}}
func.func private @a(!test_types.checked<i32, 3>)

// -----

// expected-error@+1 {{failed to verify 'number': 64-bit signless integer attribute}}
func.func private @a(!test_types.checked<f32, 3 : i32>)

// -----

// expected-error@+1 {{the upper bound must be greater than the lower}}
func.func private @a(!test_types.custom<from 2 to 1>)

// -----

// expected-warning@+1 {{this text after a complete attribute is ignored}}
func.func private @a() attributes {a = #test_types<point<1, 2> 3>}

// -----

func.func @operand(%a: i32) {
  // expected-error@+1 {{'test_types.use' op operand #0 must be integer of a test, but got 'i32'}}
  "test_types.use"(%a) <{point = #test_types.point<1, 2>}> : (i32) -> ()
  return
}

// -----

func.func @attribute(%a: !test_types.int<s 8>) {
  // expected-error@+1 {{'test_types.use' op attribute 'point' failed to satisfy constraint: a point}}
  "test_types.use"(%a) {point = 1 : i32} : (!test_types.int<s 8>) -> ()
  return
}

// -----

func.func @written(%a: !test_types.int<s 8>) {
  // expected-error@+1 {{invalid kind of type specified}}
  test_types.use %a at <1, 2> : !test_types.singleton
  return
}

// -----

// expected-error@+1 {{the parameters of this type are not in '<>': write '!test_types<...>'}}
func.func private @a(!test_types.box scalar)

// -----

// expected-error@+1 {{the parameters of this type are not in '<>': write '!test_types<...>'}}
func.func private @a(!test_types.box<i32> scalar)
