// A missing part of an affine expression is an error at the token in its place; a part that is not affine, at the
// operator that follows, if there is one.

#a = affine_map<(d0) -> (d0, )>

// -----

#a = affine_map<(d0) -> (  * d0)>

// -----

#a = affine_map<(d0) -> (d0,   + d0)>

// -----

#a = affine_map<(d0) -> (d0 +   )>

// -----

#a = affine_map<(d0) -> (d0 *   * 2)>

// -----

#a = affine_map<(d0) -> (d0 mod   , 1)>

// -----

#a = affine_map<(d0) -> (-   )>

// -----

#a = affine_map<(d0) -> (d0 - -   )>

// -----

#a = affine_map<(d0) -> (
  // the end of the text

// -----

#a = affine_map<(d0) -> (d0 +

// -----

#a = affine_map<(d0) -> ("s")>

// -----

#a = affine_map<(d0) -> (
    "s")>

// -----

#a = affine_set<(d0) : (d0 >=   )>

// -----

#a = affine_set<(d0) : (  == 0)>

// -----

#a = affine_set<(d0) : (d0 >  0)>

// -----

#a = affine_set<(d0) : (d0 = 0)>

// -----

#a = affine_set<(d0) : (d0 0)>

// -----

#a = affine_set<(d0) : (d0 > < 0)>

// -----

#a = affine_set<(d0) : (d0

// -----

#a = affine_map<(d0, d1) -> (d0 * d1)>

// -----

#a = affine_map<(d0, d1) -> (d0 * d1 * 2)>

// -----

#a = affine_map<(d0, d1) -> (d0 * d1 + 2)>

// -----

#a = affine_map<(d0, d1) -> (d0 floordiv d1 mod 3)>

// -----

#a = affine_map<(d0, d1) -> (d0 ceildiv d1 floordiv 3 * 4)>

// -----

#a = affine_map<(d0, d1) -> (1 + d0 mod d1)>

// -----

#a = affine_map<(d0, d1) -> (1 + d0 mod d1 * 2 - 1)>

// -----

#a = affine_map<(d0, d1) -> (2 * (d0 * d1) mod 2)>

// -----

func.func @f(%m: memref<9xf32>, %i: index) {
  %0 = affine.load %m[%i * %i] : memref<9xf32>
  return
}

// -----

func.func @f(%m: memref<9xf32>, %i: index) {
  %0 = affine.load %m[%i +  ] : memref<9xf32>
  return
}

// -----

func.func @f(%m: memref<9xf32>, %i: index) {
  %0 = affine.load %m[%i mod %i floordiv 2] : memref<9xf32>
  return
}
