// Metadata behind the module.

"t.x"() : () -> ()
{-# #-} "t.y"() : () -> ()

// -----

"t.x"() : () -> ()
{-# #-} {-# #-}

// -----

{-# #-}
"t.x"() : () -> ()

// -----

{-# dialect_resources: {}, dialect_resources: {} #-}
