"t.r"() : () -> ()
{-#
  external_resources: {
    a: { x: "\22quote\0A", "y z": false }
  },
  external_resources: { b: {} }
#-}
// -----
"t.r"() {a = dense_resource<b2> : tensor<3xi64>, c = dense_resource<b1> : tensor<1xi8>, d = dense_resource<b3> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      b1: "0x01000000FF",
      b2: "0x08000000010000000000000002000000000000000300000000000000",
      b4: "0x0100000003"
    }
  }
#-}
