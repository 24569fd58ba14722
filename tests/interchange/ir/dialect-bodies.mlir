// Bodies of types and attributes of unknown dialects: nothing in them has a meaning but brackets and strings.

func.func private @t() -> !foo.bar<a // comment
   b>

// -----

"t.x"() {a = !foo<a // comment
>} : () -> ()

// -----

"t.x"() {a = !foo.x<a / b /c
>} : () -> ()

// -----

"t.x"() {a = !foo.x<a // b
// c
  // d
>} : () -> ()

// -----

"t.x"() {a = !foo.x<->>} : () -> ()

// -----

"t.x"() {a = !foo.x<a -> b>} : () -> ()

// -----

"t.x"() {a = !foo.x<a'b>} : () -> ()

// -----

"t.x"() {a = !foo.x< @a $b #c !d %e ^f ` ~ ? \ ; & | = * + . , : 1.5e3 0x1f>} : () -> ()

// -----

"t.x"() {a = #foo.x< @a $b #c !d %e ^f ` ~ ? \ ; & | = * + . , : 1.5e3 0x1f>} : () -> ()

// -----

"t.x"() {a = #foo< @a $b #c !d %e ^f ` ~ ? \ ; & | = * + . , : 1.5e3 0x1f>} : () -> ()

// -----

"t.x"() {a = #foo< @a $b #c !d %e ^f ~ \ >} : () -> ()
