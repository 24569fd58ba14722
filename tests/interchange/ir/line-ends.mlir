// Line ends of two characters, tabs, and no line end at the last line.
module {
	"t.a"() {a = 1,
	  b = "x"} : () -> () // comment
}
// -----
"t.b"() : () -> () // the end"t.c"() : () -> ()