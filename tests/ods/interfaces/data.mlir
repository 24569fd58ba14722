// RUN: test-opt -allow-unregistered-dialect %s | FileCheck %s

%0:2 = "t.t"() : () -> (!test_interfaces.byte, !test_interfaces.word<8>)
// CHECK: test_interfaces.store %0#0 : !test_interfaces.byte
test_interfaces.store %0#0 : !test_interfaces.byte
// CHECK: test_interfaces.store %0#1 : !test_interfaces.word<8> for #test_interfaces.coin<3>
test_interfaces.store %0#1 : !test_interfaces.word<8> for #test_interfaces.coin<3>
// CHECK: test_interfaces.sum %0#1 : !test_interfaces.word<8>
test_interfaces.sum %0#1 : !test_interfaces.word<8>

// CHECK: memref<4x!test_interfaces.byte>, vector<2x!test_interfaces.byte>
"t.t"() : () -> (memref<4x!test_interfaces.byte>, vector<2x!test_interfaces.byte>)
