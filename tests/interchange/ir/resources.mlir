"t.r"() {a = dense_resource<blob1> : tensor<3xi64>, b = dense_resource<"blob 2"> : tensor<2xi8>, c = dense_resource<missing> : tensor<2xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000000000002000000000000000300000000000000",
      "blob 2": "0x010000000102"
    }
  },
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(func.func(cse))",
      disable_threading: true,
      blob: "0x0100000001"
    },
    other: { x: "1" }
  }
#-}
