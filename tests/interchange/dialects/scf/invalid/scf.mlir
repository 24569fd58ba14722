func.func @f(%c: i1) { scf.if %c -> (i32) { } return }
// -----
func.func @f(%c: i1) { %0 = scf.if %c -> (i32) { scf.yield } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.if %c -> (i32) { scf.yield %a : i32 } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.if %c -> (i32) { scf.yield %a : i32 } else { } return }
// -----
func.func @f(%c: i1, %a: i32, %b: f32) { %0 = scf.if %c -> (i32) { scf.yield %a : i32 } else { scf.yield %b : f32 } return }
// -----
func.func @f(%c: i32) { scf.if %c { } return }
// -----
func.func @f(%c: i1) { scf.if %c { "t.x"() ({}) : () -> () "t.y"() : () -> () ^bb1: } return }
// -----
func.func @f(%c: i1) { "scf.if"(%c) ({^bb0(%a: i32): scf.yield}, {}) : (i1) -> () return }
// -----
func.func @f(%c: i1) { "scf.if"(%c) ({^bb0: scf.yield}) : (i1) -> () return }
// -----
func.func @f(%c: i1) { "scf.if"(%c) ({}, {}) : (i1) -> () return }
// -----
func.func @f(%c: i1) { "scf.if"(%c) ({^bb0: scf.yield ^bb1: scf.yield}, {}) : (i1) -> () return }
// -----
func.func @f(%c: i1) { "scf.if"(%c) ({^bb0: "t.x"() : () -> ()}, {}) : (i1) -> () return }
// -----
func.func @f(%c: i1) { scf.if %c -> i32, f32 { } return }
// -----
func.func @f(%c: i1) { scf.if { } return }
// -----
func.func @f(%c: i1) { scf.if %c else { } return }
// -----
func.func @f() { scf.execute_region { } return }
// -----
func.func @f() { "scf.execute_region"() ({}) : () -> () return }
// -----
func.func @f() { "scf.execute_region"() ({^bb0(%a : i32): scf.yield}) : () -> () return }
// -----
func.func @f() { %0 = scf.execute_region -> i32 { scf.yield } return }
// -----
func.func @f(%a : f32) { %0 = scf.execute_region -> i32 { scf.yield %a : f32 } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.yield %x : i32 } do { ^bb0(%y: i32): scf.yield %y : i32 } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): "t.x"() : () -> () } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) } do { ^bb0(%y: i32): scf.yield %y : i32 } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: f32): scf.yield %y : f32 } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> f32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): scf.yield %y : i32 } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): scf.yield } return }
// -----
func.func @f(%c: i1, %a: i32) { scf.while (%x = %a) : (i32, i32) -> i32 { } do { } return }
// -----
func.func @f(%c: i1, %a: i32) { scf.while (%x = %a) : i32 { } do { } return }
// -----
func.func @f(%c: i1, %a: i32) { scf.while (%x = %a) (i32) -> () { } do { } return }
// -----
func.func @f(%c: i1, %a: i32) { scf.while : () -> () { scf.condition(%c) } { } return }
// -----
func.func @f(%c: i1, %a: i32) { scf.while : () -> () { } do { scf.yield } return }
// -----
func.func @f(%c: i1) { scf.condition(%c) return }
// -----
func.func @f(%a: index) { scf.for %i = %a to %a step %a { "t.x"() : () -> () scf.yield %a : index } return }
// -----
func.func @f(%a: index, %b: i32) { scf.for %i = %a to %b step %a { } return }
// -----
func.func @f(%a: index, %b: i32) { %r = scf.for %i = %a to %a step %a iter_args(%x = %b) -> (i32) { scf.yield } return }
// -----
func.func @f(%a: index, %b: i32) { %r = scf.for %i = %a to %a step %a iter_args(%x = %b) -> (i32) { scf.yield %a : index } return }
// -----
func.func @f(%a: index, %b: i32) { %r = scf.for %i = %a to %a step %a iter_args(%x = %b) -> (i32, i32) { scf.yield %b : i32 } return }
// -----
func.func @f(%a: index, %b: i32) { %r = scf.for %i = %a to %a step %a iter_args(%x = %b) { scf.yield %b : i32 } return }
// -----
func.func @f(%a: index, %b: f32) { scf.for %i = %b to %b step %b : f32 { } return }
// -----
func.func @f(%a: index, %b: i32) { scf.for %i = %b to %b step %b { } return }
// -----
func.func @f(%a: index, %b: i32) { "scf.for"(%a, %a, %a) ({^bb0(%i: i32): scf.yield}) : (index, index, index) -> () return }
// -----
func.func @f(%a: index, %b: i32) { "scf.for"(%a, %a, %a) ({^bb0(%i: index, %j: index): scf.yield}) : (index, index, index) -> () return }
// -----
func.func @f(%a: index, %b: i32) { "scf.for"(%a, %a, %a) ({^bb0(%i: index): scf.yield}) : (index, index, index) -> (i32) return }
// -----
func.func @f(%a: index, %b: i32) { "scf.for"(%a, %a, %a, %a) ({^bb0(%i: index, %x: i32): scf.yield %x : i32}) : (index, index, index, index) -> (i32) return }
// -----
func.func @f(%a: index, %b: i32) { "scf.for"(%a, %a, %a, %a) ({^bb0(%i: index, %x: index): scf.yield %x : index}) : (index, index, index, index) -> (i32) return }
// -----
func.func @f(%a: index) { scf.for %i = %a %a step %a { } return }
// -----
func.func @f(%a: index) { scf.for %i = %a to %a { } return }
// -----
func.func @f(%a: index) { scf.for %i %a to %a { } return }
// -----
func.func @f(%a: index) { scf.for i = %a to %a { } return }
// -----
func.func @f(%a: index) { scf.parallel (%i) = (%a) to (%a, %a) step (%a) { } return }
// -----
func.func @f(%a: index) { scf.parallel (%i, %j) = (%a) to (%a) step (%a) { } return }
// -----
func.func @f(%a: index) { scf.parallel () = () to () step () { } return }
// -----
func.func @f(%a: index) { %c0 = arith.constant 0 : index scf.parallel (%i) = (%a) to (%a) step (%c0) { } return }
// -----
func.func @f(%a: index) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) -> index { } return }
// -----
func.func @f(%a: index) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%a) -> index { } return }
// -----
func.func @f(%a: index) { scf.parallel (%i) = (%a) to (%a) step (%a) init (%a) { } return }
// -----
func.func @f(%a: index, %f: f32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.reduce(%a : index) { ^bb0(%x: index, %y: index): scf.reduce.return %x : index} } return }
// -----
func.func @f(%a: index, %f: f32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%x: index, %y: index): scf.reduce.return %x : index} } return }
// -----
func.func @f(%a: index, %f: f32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%x: f32): scf.reduce.return %x : f32} } return }
// -----
func.func @f(%a: index, %f: f32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%x: f32, %y: f32): scf.reduce.return %a : index} } return }
// -----
func.func @f(%a: index, %f: f32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%x: f32, %y: f32): "t.x"() : () -> () } } return }
// -----
func.func @f(%a: index, %f: f32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.reduce(%f, %f : f32, f32) { ^bb0(%x: f32, %y: f32): scf.reduce.return %x : f32 } } return }
// -----
func.func @f(%a: index, %f: f32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.reduce(%f : f32) { } } return }
// -----
func.func @f(%a: index, %f: f32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.yield } return }
// -----
func.func @f(%a: index, %f: f32) { scf.reduce return }
// -----
func.func @f(%a: index, %f: f32) { scf.reduce.return %f : f32 }
// -----
func.func @f(%a: index, %f: f32) { scf.index_switch %a case 2 { scf.yield } case 2 { scf.yield } default { } return }
// -----
func.func @f(%a: index, %f: f32) { %0 = scf.index_switch %a -> f32 case 2 { scf.yield } default { scf.yield %f : f32 } return }
// -----
func.func @f(%a: index, %f: f32) { %0 = scf.index_switch %a -> f32 case 2 { scf.yield %f : f32 } default { scf.yield } return }
// -----
func.func @f(%a: index, %f: f32) { %0 = scf.index_switch %a -> f32 case 2 { scf.yield %a : index } default { scf.yield %f : f32 } return }
// -----
func.func @f(%a: index, %f: f32) { scf.index_switch %a case 2 { "t.x"() : () -> () } default { scf.yield } return }
// -----
func.func @f(%a: index, %f: f32) { scf.index_switch %a case { } default { scf.yield } return }
// -----
func.func @f(%a: index, %f: f32) { scf.index_switch %a case 2 { } return }
// -----
func.func @f(%a: index, %f: f32) { scf.index_switch %f default { } return }
// -----
func.func @f(%a: index, %f: f32) { "scf.index_switch"(%a) <{cases = array<i64: 1, 2>}> ({scf.yield}, {scf.yield}) : (index) -> () return }
// -----
func.func @f(%a: index) { scf.forall (%i) in (%a, %a) { } return }
// -----
func.func @f(%a: index) { scf.forall (%i) = (0, 0) to (%a) step (1) { } return }
// -----
func.func @f(%a: index) { scf.forall (%i) = (0) to (%a) { } return }
// -----
func.func @f(%a: index) { scf.forall (%i) in (x) { } return }
// -----
func.func @f(%a: index) { scf.forall (%i) { } return }
// -----
func.func @f(%a: index, %t: tensor<2xf32>) { %0 = scf.forall (%i) in (%a) shared_outs(%o = %t) -> (tensor<2xf32>, tensor<2xf32>) { } return }
// -----
func.func @f(%a: index, %t: tensor<2xf32>) { %0 = scf.forall (%i) in (%a) shared_outs(%o = %t) -> (tensor<3xf32>) { } return }
// -----
func.func @f(%a: index, %t: tensor<2xf32>) { scf.forall (%i) in (%a) shared_outs(%o = %t) { } return }
// -----
func.func @f(%a: index, %t: index) { %0 = scf.forall (%i) in (%a) shared_outs(%o = %t) -> (index) { } return }
// -----
func.func @f(%a: index) { scf.forall (%i) in (%a) { scf.forall.in_parallel { "t.x"() : () -> () } } return }
// -----
func.func @f(%a: index) { scf.forall (%i) in (%a) { } {mapping = [1, 2]} return }
// -----
func.func @f(%a: index) { scf.forall.in_parallel { } return }
// -----
func.func @f(%a: index) { scf.forall (%i) in (%a) { scf.yield } return }
// -----
func.func @f(%a: index) { "scf.forall"() <{staticLowerBound = array<i64>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>, operandSegmentSizes = array<i32: 0,0,0,0>}> ({^bb0(%i : index): scf.forall.in_parallel { }}) : () -> () return }
// -----
func.func @f(%a: index) { "scf.forall"() <{staticLowerBound = array<i64: 1>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>, operandSegmentSizes = array<i32: 0,0,0,0>}> ({^bb0(%i : i32): scf.forall.in_parallel { }}) : () -> () return }
// -----
func.func @f(%a: index) { "scf.forall"() <{staticLowerBound = array<i64: 1>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>, operandSegmentSizes = array<i32: 0,0,0,0>}> ({^bb0: scf.forall.in_parallel { }}) : () -> () return }
// -----
func.func @f(%a: index) { "scf.forall"(%a) <{staticLowerBound = array<i64: 1>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>, operandSegmentSizes = array<i32: 1,0,0,0>}> ({^bb0(%i : index): scf.forall.in_parallel { }}) : (index) -> () return }
// -----
func.func @f(%a: index) { scf.yield return }
// -----
"scf.forall"() ({ ^bb0: "scf.forall.in_parallel"() ({ ^bb1: }) : () -> () }) : () -> ()

// -----

// Without regions, their number is checked as well.
func.func @reductions(%a: index, %b: index, %x: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%b) {
    scf.reduce(%x, %x : f32, f32)
  }
  return
}

// -----

func.func @one_reduction(%a: index, %b: index, %x: f32) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%b) init (%x) -> f32 {
    "scf.reduce"(%x) : (f32) -> ()
  }
  return %r : f32
}
