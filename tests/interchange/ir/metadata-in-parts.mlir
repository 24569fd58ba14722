{-# #-}
// -----
{-#
  external_resources: { a: { x: true } }, dialect_resources: { builtin: { k: "0x010000000203" } }
#-}
"t.a"() {a = dense_resource<k> : tensor<2xi8>} : () -> ()
{-#
  external_resources: { b: { x: false }, a: { y: "2" } }
#-}
// -----
"t.a"() {a = dense_resource<k> : tensor<2xi8>, b = dense_resource<k> : tensor<1xi16>, c = [dense_resource<l> : tensor<2xi8>]} : () -> ()
{-# dialect_resources: { builtin: { l: "0x01000000AABB", k: "0x02000000ccdd" } } #-}
