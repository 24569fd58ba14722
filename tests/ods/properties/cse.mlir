// RUN: test-opt -cse %s | FileCheck %s

// Operations are the same if the values of their properties are.
// CHECK-LABEL: test_properties.box
// CHECK-NEXT:    %[[V:.*]] = test_properties.make 4
// CHECK-NEXT:    test_properties.use %[[V]], %[[V]], %[[V]], %[[V]]
// CHECK-NEXT:  }
test_properties.box {
  %a = "test_properties.make"() <{p = 4 : i32, u = true, d = 5 : i32}> : () -> i32
  %b = "test_properties.make"() <{p = 4 : i64, u}> : () -> i32
  %c = "test_properties.make"() <{p = 4 : index, u = 1 : i1, d = 5 : i8}> : () -> i32
  %d = test_properties.make 4 unit
  test_properties.use %a, %b, %c, %d
}

// So are properties of the crate's own types.
// CHECK-LABEL: test_properties.box
// CHECK-NEXT:    %[[V:.*]] = test_properties.fractions <{one = array<i64: 3, 2>}>
// CHECK-NEXT:    test_properties.use %[[V]], %[[V]], %[[V]]
// CHECK-NEXT:  }
test_properties.box {
  %a = test_properties.fractions <{one = array<i64: 3, 2>}>
  %b = test_properties.fractions 2 over 4 is half <{one = array<i64: 6, 4>}>
  %c = "test_properties.fractions"() <{one = array<i64: 9, 6>, third = array<i64: 2, 6>}> : () -> i32
  test_properties.use %a, %b, %c
}
