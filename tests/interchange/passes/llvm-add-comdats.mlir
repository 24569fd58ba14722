// options: -llvm-add-comdats

llvm.func linkonce @a() { 
  llvm.return
}
llvm.func linkonce_odr @b()  {
  llvm.return
}
llvm.func @c()
llvm.func weak @d() {
  llvm.return
}

// -----

llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @x any
}
llvm.func linkonce @a() {
  llvm.return
}

// -----

llvm.comdat @mine {
  llvm.comdat_selector @a largest
}
llvm.func linkonce @a() comdat(@mine::@a) {
  llvm.return
}
llvm.func linkonce_odr @b(%a: i32) -> i32 {
  llvm.return %a : i32
}

// -----

llvm.func @none() {
  llvm.return
}

// -----

llvm.func internal @internal() {
  llvm.return
}
