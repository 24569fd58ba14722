// Bodies of types and attributes of unknown dialects: nothing in them has a meaning but brackets and strings: each
// error at its place.

func.func private @t() -> !foo.bar<a // comment > ] )
   b>

// -----

func.func private @t() -> !foo.bar<"//a" // com"ment
   b>

// -----

"t.x"() {a = #foo.bar<a // comment > ] )
   b>} : () -> ()

// -----

"t.x"() {a = #foo<a // comment > ] )
   b>} : () -> ()

// -----

"t.x"() {a = !foo<a // comment > ] )
   b>} : () -> ()

// -----

"t.x"() {a = !foo.x<[a, // b]
(c)]>} : () -> ()

// -----

"t.x"() {a = !foo.x<//>
>} : () -> ()

// -----

"t.x"() {a = !foo.x<//>

// -----

"t.x"() {a = opaque<"//>

// -----

!a = !foo.x<//>
 b>
"t.x"() {a = !a} : () -> ()

// -----

"t.x"() {a = !foo.x<a - > b>} : () -> ()

// -----

"t.x"() {a = !foo.x<a "unterminated>} : () -> ()

// -----

"t.x"() {a = !foo.x<(]>} : () -> ()

// -----

"t.x"() {a = !foo.x<(>} : () -> ()

// -----

"t.x"() {a = !foo.x<)>} : () -> ()
