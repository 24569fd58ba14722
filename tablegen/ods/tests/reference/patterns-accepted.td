// Values for a variadic operand: matched ones, new ones, none, of code.
def P : Pat<(D_TwoOp $x, $y), (D_ManyOp (variadic $x, $y))>;
def Q : Pat<(D_TwoOp $x, $y), (D_GroupsOp (variadic $y), (variadic), ConstantAttr<I32Attr, "1">)>;
def R : Pat<(D_TwoOp $x, $y), (D_ManyOp (variadic (D_SameOp $x, $y), $x, (Code $y)))>;
// -----
// Of those that a source names, by themselves and with a name for all.
def P : Pat<(D_ManyOp (variadic:$all $x, $y)), (D_ManyOp (variadic $y, $x, $y))>;
// -----
// With a name that nothing uses, a location, in code and in what is made besides.
def P : Pat<(D_TwoOp $x, $y), (D_ManyOp (variadic:$all $x, $y), (location "here"))>;
def Q : Pat<(D_TwoOp $x, $y), (D_ManyOp (variadic (Code (variadic $x, $y))))>;
def R : Pat<(D_TwoOp $x, $y), (D_SameOp $x, $y), [], [(D_SinkOp (variadic $x, $y))]>;
// -----
// For the results of the root.
def P : Pat<(D_TwoOp $x, $y), (variadic $x)>;
def Q : Pat<(D_ResultsOp $x), (variadic $x, $x)>;
