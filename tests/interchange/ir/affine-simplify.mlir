// How affine expressions are simplified when they are read.
#m0 = affine_map<(d0, d1)[s0, s1] -> (d0 + d1, d1 + d0, s0 + d0, d0 + s0, 1 + d0, d0 + 1, 1 + s0, s0 + 1 + d0)>
#m1 = affine_map<(d0, d1)[s0, s1] -> (d0 - d1, d0 - 1, d0 + -1, -d0, -(-d0), -1 * d0, d0 * -1, -d0 + d1, -s0 - s1, 0 - d0)>
#m2 = affine_map<(d0, d1)[s0, s1] -> (d0 * 2, 2 * d0, d0 * s0, s0 * d0, s0 * s1, s1 * s0, s0 * 3 * d0, d0 * 2 * 3, (d0 * 2) * s0)>
#m3 = affine_map<(d0, d1)[s0, s1] -> (d0 + 1 + 2, 1 + (d0 + 2), d0 + (d1 + 1), (d0 + 1) + d1, d0 * 2 + d0 * 3, d0 * 2 + d0, d0 + d0 * 2, d0 + d0)>
#m4 = affine_map<(d0, d1)[s0, s1] -> (d0 - d0, d0 + d1 - d0, d0 * 2 - d0 * 2, d0 - d1 - (d0 - d1), (d0 + d1) - d1)>
#m5 = affine_map<(d0, d1)[s0, s1] -> (d0 mod 2, d0 mod 1, 0 mod 3, 7 mod 4, (d0 * 4) mod 4, (d0 * 4) mod 2, (d0 * 4 + d1) mod 4, (d0 + 4) mod 4, (d0 mod 4) mod 2, (d0 mod 4) mod 8, d0 mod s0, s0 mod s0)>
#m6 = affine_map<(d0, d1)[s0, s1] -> (d0 floordiv 2, d0 floordiv 1, 7 floordiv 2, (d0 * 4) floordiv 2, (d0 * 4) floordiv 4, (d0 * 2) floordiv 4, (d0 * 4 + d1) floordiv 4, (d0 + 8) floordiv 4, (d0 floordiv 2) floordiv 3, d0 floordiv s0, s0 floordiv s0, (d0 * s0) floordiv s0)>
#m7 = affine_map<(d0, d1)[s0, s1] -> (d0 ceildiv 2, d0 ceildiv 1, 7 ceildiv 2, (d0 * 4) ceildiv 2, (d0 * 2) ceildiv 4, (d0 ceildiv 2) ceildiv 3, d0 ceildiv s0, s0 ceildiv s0, (d0 + 8) ceildiv 4)>
#m8 = affine_map<(d0, d1)[s0, s1] -> (0, 5, -5, 2 + 3, 2 * 3, -2 * 3, 2 - 3, 6 floordiv 4, -6 ceildiv 4, -7 mod 4, (2 + 3) * d0, d0 * (2 + 3), d0 mod (2 + 3))>
#m9 = affine_map<(d0, d1)[s0, s1] -> ((d0 + d1) * 2, (d0 + 1) * 2, (d0 + d1) * s0, (d0 - d1) * -1, -(d0 + d1), -(d0 - 1), (d0 * 2 + 1) * 3, (d0 + d1 + 3) mod 4, (d0 - d1) floordiv 2)>
#m10 = affine_map<(d0, d1)[s0, s1] -> (d0 - (d0 floordiv 4) * 4, d0 - 4 * (d0 floordiv 4), d0 + (d0 floordiv 4) * -4, (d0 floordiv 4) * -4 + d0, d0 * 2 - (d0 floordiv 4) * 8, d1 + d0 - (d0 floordiv 4) * 4)>
#m11 = affine_map<(d0, d1)[s0, s1] -> ((d0 floordiv 4) * 4 + d0 mod 4, d0 mod 4 + (d0 floordiv 4) * 4, (d0 ceildiv 4) * 4 - d0, d0 - (d0 ceildiv 4) * 4)>
#m12 = affine_map<(d0, d1)[s0, s1] -> (d0 * 0, d0 * 1, 0 * s0, s0 * 1, d0 + 0, 0 + d0, d0 * (1 - 1), 0 floordiv 3, 0 ceildiv 5, d0 mod 1)>
#m13 = affine_map<(d0, d1)[s0, s1] -> (9223372036854775807, -9223372036854775807, d0 + 9223372036854775807, d0 * 4611686018427387904)>
#m14 = affine_map<(d0, d1)[s0, s1] -> ((s0 + s1) * d0, d0 * (s0 + 2), s0 * s1 + d0 * s0, d0 floordiv (s0 + 1), d0 mod (s0 * 2), d0 ceildiv (s0 - 1), (s0 floordiv 2) * d0)>
#m15 = affine_map<(d0, d1)[s0, s1] -> (-d0 mod 3, -(d0 mod 3), -d0 floordiv 2, -s0 * d1, - - d0, d0 - -1, d0 - -d1, d0 + -d1 * 2, d0 - d1 * 2, d0 - 2 * d1, d0 - s0 * d1)>
"t.a"() {m0 = #m0, m1 = #m1, m2 = #m2, m3 = #m3, m4 = #m4, m5 = #m5, m6 = #m6, m7 = #m7, m8 = #m8, m9 = #m9, m10 = #m10, m11 = #m11, m12 = #m12, m13 = #m13, m14 = #m14, m15 = #m15} : () -> ()
