// Metadata behind the module: each error at its place.

"t.x"() : () -> ()
{-#
  dialect_resources: { entry "v" }
#-}

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { builtin: { entry "v" } }
#-}

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { "builtin" "v" }
#-}

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { 1: {} }
#-}

// -----

"t.x"() : () -> ()
{-#
  dialect_resources { }
#-}

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { foo: { a: "0x00000000" } }
#-}

// -----

"t.x"() : () -> ()
{-#
  external_resources: { foo "a" }
#-}

// -----

"t.x"() : () -> ()
{-#
  external_resources: { foo: { a "a" } }
#-}

// -----

"t.x"() : () -> ()
{-#
  foo: {}
#-}

// -----

"t.x"() : () -> ()
{-#
  "foo" : 1
#-}

// -----

"t.x"() : () -> ()
{-#

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: {

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { builtin: {

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { builtin: { a:

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x08000000" }

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0800000001" } }

// -----

"t.x"() : () -> ()
{-#
  dialect_resources

// -----

{-# dialect_resources: {} external_resources: {} #-}

// -----

"t.x"() : () -> ()
{-# #

// -----

"t.x"() : () -> ()
{-

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { foo: { } }
#-}

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { "foo": { } }
#-}

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { foo { } }
#-}

// -----

"t.x"() : () -> ()
{-#
  foo { }
#-}

// -----

"t.x"() : () -> ()
{-#
  foo: 1
#-}

// -----

"t.x"() : () -> ()
{-#
  external_resources: { a: { b } }
#-}

// -----

"t.x"() : () -> ()
{-#
  external_resources: { a: { b: c } }
#-}

// -----

"t.x"() : () -> ()
{-#
  external_resources: { a: { b: "c" d: "e" } }
#-}

// -----

"t.x"() : () -> ()
{-#
  external_resources: { a: { b: 1.0 } }
#-}

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { builtin: { a: 1 } }
#-}

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x" } }
#-}

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x1" } }
#-}

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0400000001" } },
#-}

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { builtin: { a "0x0400000001" } }
#-}

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0400000001", } }
#-}

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: [
#-}

// -----

"t.x"() : () -> ()
{-#
  dialect_resources: {} #

// -----

"t.x"() {a = dense_resource<x> : tensor<1xi32>} : () -> ()
{-#
  dialect_resources: { builtin: { x: "0x0400000001000000" }
