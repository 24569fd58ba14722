// RUN: test-opt -verify-diagnostics -split-input-file -allow-unregistered-dialect %s

%0 = "t.t"() : () -> !test_interfaces.unsized
// expected-error@+1 {{'test_interfaces.store' op operand #0 must be HasSize instance, but got '!test_interfaces.unsized'}}
"test_interfaces.store"(%0) : (!test_interfaces.unsized) -> ()

// -----

%0 = "t.t"() : () -> !test_interfaces.byte
// expected-error@+1 {{Invalid attribute `price` in property conversion: #test_interfaces.weight<3>}}
"test_interfaces.store"(%0) <{price = #test_interfaces.weight<3>}> : (!test_interfaces.byte) -> ()

// -----

%0 = "t.t"() : () -> !test_interfaces.byte
// expected-error@+1 {{'test_interfaces.sum' op operand #0 must be a signed type, but got '!test_interfaces.byte'}}
"test_interfaces.sum"(%0) : (!test_interfaces.byte) -> ()

// -----

// expected-error@+1 {{invalid memref element type}}
"t.t"() : () -> memref<4x!test_interfaces.unsized>

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"t.t"() : () -> vector<4x!test_interfaces.unsized>
