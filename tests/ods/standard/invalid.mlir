// RUN: test-opt -verify-diagnostics=every -split-input-file -allow-unregistered-dialect %s

func.func @f(%a: i8, %b: i16) {
  // expected-error@+1 {{'test_standard.repack' op operand types 'i8', 'i16' and result type 'i32' are cast incompatible}}
  %0 = "test_standard.repack"(%a, %b) : (i8, i16) -> i32
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{'test_standard.repack' op operand type 'i8' and result types 'i4', 'i3' are cast incompatible}}
  %0:2 = "test_standard.repack"(%a) : (i8) -> (i4, i3)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'test_standard.repack' op operand types [] and result type 'i1' are cast incompatible}}
  %0 = "test_standard.repack"() : () -> i1
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{'test_standard.repack' op expected at least one result for cast operation}}
  "test_standard.repack"(%a) : (i8) -> ()
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+2 {{'test_standard.double' op inferred type(s) 'i16' are incompatible with return type(s) of operation 'i32'}}
  // expected-error@+1 {{'test_standard.double' op failed to infer returned types}}
  %0 = "test_standard.double"(%a) : (i8) -> i32
  // Wider is as good.
  %1 = "test_standard.widen"(%a) : (i8) -> i32
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+2 {{'test_standard.widen' op inferred type(s) 'i16' are incompatible with return type(s) of operation 'i8'}}
  // expected-error@+1 {{'test_standard.widen' op failed to infer returned types}}
  %0 = "test_standard.widen"(%a) : (i8) -> i8
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{'test_standard.repeat' op different number of inits and region iter_args: 1 != 0}}
  %0 = test_standard.repeat %a : i8 -> i8 {
    test_standard.next %a : i8
  }
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{'test_standard.repeat' op different number of region iter_args and yielded values: 1 != 2}}
  %0 = test_standard.repeat %a : i8 -> i8 {
  ^bb0(%x: i8):
    test_standard.next %a, %a : i8, i8
  }
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{'test_standard.repeat' op different number of loop results and region iter_args: 0 != 1}}
  test_standard.repeat %a : i8 {
  ^bb0(%x: i8):
    test_standard.next %a : i8
  }
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{'test_standard.repeat' op 0-th region iter_arg and 0-th loop result have different type: 'i8' != 'i16'}}
  %0 = test_standard.repeat %a : i8 -> i16 {
  ^bb0(%x: i8):
    test_standard.next %a : i8
  }
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{'test_standard.maybe' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs}}
  %0 = test_standard.maybe %a : i8 -> i8 {
    test_standard.pass
  } then {
    test_standard.pass
  }
  return
}

// -----

func.func @f(%a: i8, %b: i16) {
  // expected-error@+1 {{'test_standard.maybe' op along control flow edge from Operation test_standard.pass to Region #1: successor operand type #0 'i16' should match successor input type #0 'i8'}}
  %0 = test_standard.maybe %a : i8 -> i8 {
  ^bb0(%x: i8):
    // expected-note@+1 {{region branch point}}
    test_standard.pass %b : i16
  } then {
  ^bb0(%x: i8):
    test_standard.pass %x : i8
  }
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{branch has 1 operands for successor #0, but target block has 0}}
  test_standard.jump ^bb1 with %a : i8
^bb1:
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{'test_standard.invoke' op 'other' is nothing to call}}
  test_standard.invoke @other(%a) : (i8) -> ()
  return
}
func.func private @other(i8)

// -----

// expected-error@+1 {{'test_standard.lambda' op symbol declaration cannot have public visibility}}
test_standard.lambda @declared {}

// -----

// expected-note@+1 {{see existing symbol definition here}}
test_standard.lambda @twice {
  test_standard.give
}
// expected-error@+1 {{redefinition of symbol named 'twice'}}
test_standard.function @twice() {
  test_standard.give
}

// -----

// expected-error@+1 {{entry block must have 1 arguments to match function signature}}
"test_standard.function"() <{function_type = (i8) -> (), sym_name = "f"}> ({
  test_standard.give
}) : () -> ()
