func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1, 1: ^bb2(%c : i32) ] ^bb1: return ^bb2(%x: f32): return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1, 1: ^bb2 ] ^bb1: return ^bb2(%x: i32): return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1(%c : i32) ] ^bb1: return }
// -----
func.func @f(%c: f32) { cf.switch %c : f32, [ default: ^bb1 ] ^bb1: return }
// -----
func.func @f(%c: index) { cf.switch %c : index, [ default: ^bb1 ] ^bb1: return }
// -----
func.func @f(%c: i32) { cf.switch %c : i64, [ default: ^bb1 ] ^bb1: return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ 1: ^bb1 ] ^bb1: return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ ] ^bb1: return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ default ^bb1 ] ^bb1: return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ default: bb1 ] ^bb1: return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1, 1 ^bb1 ] ^bb1: return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1, x: ^bb1 ] ^bb1: return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1, 1: ^bb1, ] ^bb1: return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1, 1: ^bb1 ^bb1: return }
// -----
func.func @f(%c: i32) { cf.switch %c, [ default: ^bb1, 1: ^bb1 ] ^bb1: return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, default: ^bb1 ^bb1: return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1, 1: ^bb2(%c, %c : i32) ] ^bb1: return ^bb2(%x: i32): return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1(%c, %c : i32) ] ^bb1(%x: i32): return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1(%c) ] ^bb1(%x: i32): return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1() ] ^bb1: return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb9 ] ^bb1: return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1, 99999999999999999999: ^bb1 ] ^bb1: return }
// -----
func.func @f(%c: i32) { "cf.switch"(%c)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^bb1: return }
// -----
func.func @f(%c: i32) { "cf.switch"(%c)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1]> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^bb1: return }
// -----
func.func @f(%c: i32) { "cf.switch"(%c)[^bb1] <{case_operand_segments = array<i32>, case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^bb1: return }
// -----
func.func @f(%c: i32) { "cf.switch"(%c, %c)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> () ^bb1: return ^bb2(%x: i32): return }
// -----
func.func @f(%c: i32) { "cf.switch"(%c)[^bb1, ^bb1] <{case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^bb1: return }
// -----
func.func @f(%c: i32) { "cf.switch"(%c)[] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^bb1: return }
// -----
func.func @f(%c: i32) { "cf.switch"(%c)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32) -> () ^bb1: return }
// -----
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1 ] return ^bb1: return }
// -----
func.func @f(%c: i1) { cf.assert %c return }
// -----
func.func @f(%c: i1) { cf.assert %c, 1 return }
// -----
func.func @f(%c: i32) { cf.assert %c, "x" return }
// -----
func.func @f(%c: i32) { "cf.assert"(%c) <{msg = "x"}> : (i32) -> () return }
// -----
func.func @f(%c: i1) { "cf.assert"(%c) : (i1) -> () return }
// -----
func.func @f(%c: i1) { cf.assert %c, "x" : i1 return }
// -----
func.func @f(%c: i1) { cf.cond_br %c weights([1]), ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c weights([0, 0]), ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c weights([1, 2, 3]), ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c weights(1, 2), ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c weights[1, 2], ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c, ^bb1, ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i32) { cf.cond_br %c, ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c, ^bb1(%c : i1), ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c, ^bb1(%c : i1), ^bb1(%c, %c : i1) ^bb1(%x: i1): return }
// -----
func.func @f(%c: i1) { cf.br ^bb1(%c : i1) ^bb1: return }
// -----
func.func @f(%c: i1) { cf.br ^bb1(%c : i32) ^bb1(%x: i32): return }
// -----
func.func @f(%c: i1) { cf.br ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { cf.br %c ^bb1: return }
// -----
func.func @f(%c: i1) { "cf.br"() : () -> () ^bb1: return }
// -----
func.func @f(%c: i1) { "cf.br"()[^bb1, ^bb1] : () -> () ^bb1: return }
// -----
func.func @f(%c: i1) { "cf.cond_br"(%c)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () ^bb1: return }
// -----
func.func @f(%c: i1) { "cf.cond_br"(%c)[^bb1, ^bb1] : (i1) -> () ^bb1: return }
// -----
func.func @f(%c: i1) { scf.if %c { cf.br ^bb1 } cf.br ^bb1 ^bb1: return }
