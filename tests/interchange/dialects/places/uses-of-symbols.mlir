// Of several uses of symbols that do not exist, the one that is reported is in the last region, but beside an operation
// with regions rather than inside it: each error at its place.

func.func @f() {
  call @a() : () -> ()
  return
}
func.func @g() {
  call @b() : () -> ()
  call @c() : () -> ()
  return
}

// -----

func.func @f(%c: i1) {
  scf.if %c {
    func.call @a() : () -> ()
  } else {
    func.call @b() : () -> ()
  }
  call @d() : () -> ()
  return
}

// -----

func.func @f(%c: i1) {
  scf.if %c {
    func.call @a() : () -> ()
  } else {
    func.call @b() : () -> ()
  }
  return
}

// -----

module {
  func.func @f(%c: i1) {
    scf.if %c {
      scf.if %c {
        func.call @a() : () -> ()
      }
      scf.if %c {
        func.call @b() : () -> ()
      }
    }
    return
  }
}
func.func @g() {
  call @c() : () -> ()
  return
}

// -----

llvm.func @f() {
  llvm.call @a() : () -> ()
  llvm.return
}
llvm.func @g() {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return
}
