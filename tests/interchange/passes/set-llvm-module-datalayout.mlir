// options: -set-llvm-module-datalayout=data-layout=e-p:32:32-i64:64

func.func private @a()

// -----

module attributes {llvm.data_layout = "e"} {
}

// -----

module @named {
  module {
  }
}
