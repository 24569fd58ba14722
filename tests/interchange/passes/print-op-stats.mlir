// prints: -print-op-stats
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %0, %a : i32
  return %1 : i32
}

// -----

// Inside regions, and in nested modules.
module @x {
  module {
    func.func @f(%n: index) {
      scf.for %i = %n to %n step %n {
        %0 = arith.muli %i, %i : index
      }
      return
    }
  }
}

// -----

// Names without a dialect, with several dots, and with a dot at the end.
"plain"() : () -> ()
"a.b.c"() : () -> ()
"a.b.d"() : () -> ()
"longer_dialect.x"() ({ "plain"() : () -> () }) : () -> ()
"ends."() : () -> ()

// -----

// -----

// Only a module.
module {}
