// Attributes of the wrong kind in the generic form, said before what is missing: each error at its place.

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) : (index) -> memref<?xf32>
  return
}

// -----

"func.func"() ({}) {sym_visibility = 1} : () -> ()

// -----

"t.x"()

// -----

"t.x"() : () -> (

// -----

func.func @f() {

// -----

func.func @f(

// -----

func.func @f() {
  return
// comment

// -----

"t.x"() {a = "

// -----

"t.x"() // comment
: (
// comment
