// Types of unknown dialects, in both spellings.
"t.a"() : () -> (!t.plain, !t.body<1>, !t.body<"a", i32, [1, {x}], (a) b>, !t<old>, !t<"string">, !t<old<nested, [1], "q>">>, !t.a.b.c, !t.a.b<c>, !t.x<>, !t.x<->>, !t.x<a->b>, !t.x<{}>, !t.x<[(<>)]>, !t<a b  c>, !t.w< x   y >, !t.a$b, !t.A_1, !t._)
"t.a"() {a = #t.plain, b = #t.body<1>, c = #t<old>, d = #t<"x y"> , e = #t.a.b<c>, f = #t.x<i32, f32>, g = #t.x<0x12>, h = #t.typed : i32, i = #t.typed<1> : tensor<2xi8>, j = #t<z> : !t.z} : () -> ()
"t.a"() {a = !t.plain, b = [!t.a, #t.b], c = tensor<2x!t.a>, d = !t.z<#t.x>, f = !t.x<"}">, g = #t.x<"\22>">, h = !t.x<é>} : () -> ()
