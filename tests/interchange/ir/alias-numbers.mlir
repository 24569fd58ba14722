// Numbers of aliases: by first use, maps and sets apart, nested ones before those that hold them.
"t.a"() {a = affine_map<(d0) -> (d0)>} : () -> ()
"t.a"() {a = affine_map<(d0, d1) -> (d0)>} : () -> ()
"t.a"() {a = affine_map<(d0) -> (d0)>, b = affine_set<() : (0 == 0)>} : () -> ()
"t.b"() {a = affine_set<() : (1 == 0)>} : () -> (memref<4xi8, affine_map<(d0) -> (d0 mod 2)>>)
"t.b"() ({
  ^bb0(%a: memref<4xi8, affine_map<(d0) -> (d0 mod 3)>>):
  "t.c"(%a) {z = affine_map<() -> (1)>, y = affine_map<() -> (2)>} : (memref<4xi8, affine_map<(d0) -> (d0 mod 3)>>) -> (memref<4xi8, affine_map<(d0) -> (d0 mod 4)>>)
}) {z = affine_map<() -> (3)>} : () -> ()
"t.d"() <{p = affine_map<() -> (4)>}> {q = affine_map<() -> (5)>} : () -> ()
"t.e"() {x = [affine_map<() -> (6)>, {a = affine_map<() -> (7)>}, memref<4xi8, affine_map<(d0) -> (d0 mod 5)>>]} : () -> ()
// -----
// In locations.
"t.a"() {a = affine_map<(d0) -> (d0)>} : () -> () loc(fused<affine_map<(d0) -> (d0 + 7)>>["x"])
"t.a"() : () -> () loc(fused<{a = affine_set<() : (0 == 0)>}>["x", "f":1:2])
"t.a"() : () -> () loc(fused<"plain">[callsite("f":1:2 at "g":1:2), "n"("f":1:2)])
"t.a"() : () -> () loc(callsite("f":1:2 at "g":1:2))
