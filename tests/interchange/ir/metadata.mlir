// Metadata of a file: resources of dialects and of others, of every kind, used and unused.
"t.a"() {a = dense_resource<blob1> : tensor<3xi64>, b = dense_resource<blob_2> : tensor<2xf32>, c = dense_resource<"odd \22 key"> : tensor<1xi8>, d = dense_resource<missing> : tensor<2xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000000000002000000000000000300000000000000",
      blob_2: "0x040000000000803F00000040",
      "odd \22 key": "0x0100000001",
      unused: "0x04000000"
    }
  },
  external_resources: {
    tool: {
      b: true, c: false, s: "text", blob: "0x0100000001", "odd key": "x\00y", empty: ""
    },
    other.tool: { x: "y" }, third: {}
  }
#-}
