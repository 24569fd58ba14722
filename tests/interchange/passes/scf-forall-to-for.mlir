// options: -scf-forall-to-for

func.func @fa(%a: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  scf.forall (%i, %j) in (%a, 10) {
    "u.u"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  scf.forall (%i, %j) = (1, %a) to (%a, 10) step (2, 3) {
    scf.forall (%k) in (4) { "u.u"(%i, %j, %k) : (index, index, index) -> () }
  }
  return %t : tensor<4xf32>
}

// -----

func.func @f(%a: index) {
  scf.forall (%i, %j) in (%a, 4) {
    "u.z"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) = (0, %a) to (%a, 10) step (2, %a) {
    "u.z"(%i, %j) : (index, index) -> ()
    scf.if %c { "u.q"() : () -> () }
    %c = "u.c"() : () -> i1
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

// -----

func.func @f(%a: index) {
  scf.forall (%i, %j) in (%a, 4) {
    %c = "u.c"() : () -> i1
    scf.if %c { "u.q"() : () -> () }
  }
  scf.forall (%i, %j) = (0, %a) to (%a, 10) step (2, %a) {
    "u.z"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

func.func @three(%a: index, %b: index) {
  scf.forall (%i, %j, %k) = (%a, 0, 5) to (%b, %a, 50) step (1, %b, 7) {
    "u.u"(%i, %j, %k) : (index, index, index) -> ()
    scf.if %c { "u.v"(%i) : (index) -> () }
    %c = "u.c"() : () -> i1
  }
  return
}

// -----

func.func @in_loop(%a: index) {
  scf.for %n = %a to %a step %a {
    scf.forall (%i) in (%n) { "u.u"(%i, %n) : (index, index) -> () } {mapping = [#gpu.block<x>]}
  }
  return
}
