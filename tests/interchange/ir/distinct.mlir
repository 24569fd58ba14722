#a = distinct[0]<42 : i32>
#b = distinct[1]<42 : i32>
#c = distinct[3]<"x">
"t.d"() {a = #a, b = #b, c = #a, d = distinct[7]<>, e = distinct[0]<42 : i32>, f = distinct[8]<unit>} : () -> ()
"t.e"() {a = [#c, #c], b = distinct[9]<{x = 1 : i8}>} : () -> ()
