// Affine maps: lists of every length, names of any kind, nested parentheses.
"t.a"() {a = affine_map<() -> ()>, b = affine_map<()[] -> ()>, c = affine_map<(d0) -> ()>, d = affine_map<()[s0] -> (s0)>, e = affine_map<(d0)[s0] -> (s0, d0)>} : () -> ()
"t.a"() {a = affine_map<(i, j, k) -> (k, i, j)>, b = affine_map<(i32, f32)[index, loc] -> (i32 + loc, f32 - index)>, c = affine_map<(s0)[d0] -> (s0 + d0)>, d = affine_map<(a$b, c.d, _e) -> (a$b + c.d + _e)>} : () -> ()
"t.a"() {a = affine_map<(d0) -> (((d0)))>, b = affine_map<(d0, d1) -> ((d0 + (d1)) * (2))>, c = affine_map<(d0, d1, d2) -> (d0 + d1 + d2, d0 - d1 - d2, d0 - (d1 - d2), (d0 mod 2) mod 3, d0 mod 6 floordiv 2 * 3, d0 * 2 mod 5 ceildiv 3)>, d = affine_map<(d0, d1) -> (d0 * 2 + d1 * 3 - 4, 2 * (d0 + d1) - 3 * (d0 - d1))>} : () -> ()
