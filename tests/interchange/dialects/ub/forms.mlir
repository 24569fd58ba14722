func.func @forms() {
  %0 = ub.poison : i32
  %1 = ub.poison {t.note = 1 : i8} : vector<4xf32>
  %2 = ub.poison <#ub.poison> : memref<?xf32>
  %3 = ub.poison {t.note} <#ub.poison> : !t.anything
  %4 = "ub.poison"() : () -> index
  %5 = "ub.poison"() <{value = #ub.poison}> : () -> index
  %6 = "ub.poison"() {value = #ub.poison} : () -> tuple<>
  "t.op"() {t.poison = #ub.poison, t.many = [#ub.poison, #ub.poison]} : () -> ()
  return
}

func.func @never() {
  ub.unreachable
}

func.func @never_noted() {
  ub.unreachable {t.note}
}

"t.op"() ({
  "ub.unreachable"() : () -> ()
}) : () -> ()
