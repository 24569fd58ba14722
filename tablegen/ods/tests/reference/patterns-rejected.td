// Too many arguments: `variadic` counts as one.
def P : Pat<(D_TwoOp $x, $y), (D_ManyOp (variadic $x), (variadic $y))>;
// -----
def P : Pat<(D_TwoOp $x, $y), (D_ManyOp (variadic "x"))>;
