// RUN: test-opt %s | FileCheck %s
// RUN: test-opt %s | test-opt | FileCheck %s

// A type whose record requests it is printed as an alias; so is an attribute inside the type.
// CHECK-DAG: !alias = !test_types.alias<3>
// CHECK-DAG: !alias1 = !test_types.alias<4>
// CHECK: @a(!alias, !test_types.names<1, 2, 3, 4, 5, 6>)
// CHECK-SAME: a = #test_types.typed<3> : !alias1
// CHECK-SAME: b = #test_types.interface<i32> : i32
func.func private @a(!test_types.alias<3>, !test_types.names<1, 2, 3, 4, 5, 6>)
    attributes {a = #test_types.typed<3> : !test_types.alias<4>, b = #test_types.interface<i32>}
