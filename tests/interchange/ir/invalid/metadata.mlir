{-#
// -----
{-# x #-}
// -----
{-# x: {} #-}
// -----
{-# dialect_resources #-}
// -----
{-# dialect_resources: 1 #-}
// -----
{-# dialect_resources: { #-}
// -----
{-# dialect_resources: { builtin } #-}
// -----
{-# dialect_resources: { builtin: 1 } #-}
// -----
{-# dialect_resources: { builtin: { a } } #-}
// -----
{-# dialect_resources: { builtin: { a: 1 } } #-}
// -----
{-# dialect_resources: { builtin: { a: "x" } } #-}
// -----
{-# dialect_resources: { builtin: { a: "0x" } } #-}
// -----
{-# dialect_resources: { builtin: { a: "0x010203" } } #-}
// -----
{-# dialect_resources: { builtin: { a: "0x0102030" } } #-}
// -----
{-# dialect_resources: { builtin: { a: "0x03000000" } } #-}
// -----
{-# dialect_resources: { builtin: { a: true } } #-}
// -----
{-# dialect_resources: { arith: { a: "0x04000000" } } #-}
// -----
{-# dialect_resources: { none_such: { a: "0x04000000" } } #-}
// -----
{-# dialect_resources: { "builtin": { a: "0x04000000" } } #-}
// -----
{-# dialect_resources: { builtin: { a: "0x04000000" b: "0x04000000" } } #-}
// -----
{-# dialect_resources: { builtin: { a: "0x04000000", } } #-}
// -----
{-# dialect_resources: { builtin: { a: "0x04000000" }, } #-}
// -----
{-# dialect_resources: { builtin: { } } external_resources: {} #-}
// -----
{-# external_resources: { a } #-}
// -----
{-# external_resources: { a: 1 } #-}
// -----
{-# external_resources: { a: { b } } #-}
// -----
{-# external_resources: { a: { b: 1 } } #-}
// -----
{-# external_resources: { a: { b: i32 } } #-}
// -----
{-# external_resources: { a: { b: "0x01" } } #-}
// -----
{-# external_resources: { a: { 1: "x" } } #-}
// -----
{-# external_resources: { 1: {} } #-}
// -----
{-# external_resources: { a: { b: "x" } } #}
// -----
{-# external_resources: { a: { b: "unterminated } } #-}
// -----
module { {-# #-} }
// -----
#-}
// -----
"t.a"() {a = dense_resource<k> : i32} : () -> ()
// -----
{-# dialect_resources: { builtin: { 1: "0x04000000" } } #-}
// -----
{-# dialect_resources: { builtin: { a: "0x05000000" } } #-}
// -----
{-# external_resources: { a: { b: "0x05000000" } } #-}
