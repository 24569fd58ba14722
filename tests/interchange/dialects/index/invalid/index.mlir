func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.add %a return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.add %a, %i return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.add %a, %b : index return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.cmp foo(%a, %b) return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.cmp slt %a, %b return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.cmp slt(%a, %b return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.cmp slt(%a) return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.cmp (%a, %b) return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.cmp slt(%a, %i) return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.casts %a : index return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.casts %a : index to index return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.casts %i : i32 to i64 return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.casts %f : f32 to index return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.casts %a : index to f32 return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.castu %a to i32 return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.castu %i : i64 to index return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.castu %a : index to vector<2xi32> return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.constant return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.constant true return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.constant 1.5 return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.constant 1 : i32 return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.constant 1 : index return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.bool.constant return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.bool.constant foo return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.sizeof : index return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0, %1 = index.sizeof return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.nothing return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { %0 = index.constant 9223372036854775808 return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.constant"() : () -> index return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.constant"() <{value = 1 : i32}> : () -> index return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.constant"() <{value = 1 : index}> : () -> i32 return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.bool.constant"() <{value = 1 : i8}> : () -> i1 return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.bool.constant"() <{value = true}> : () -> index return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.cmp"(%a, %b) : (index, index) -> i1 return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.cmp"(%a, %b) <{pred = 1 : i32}> : (index, index) -> i1 return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.cmp"(%a, %b) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i8 return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.cmp"(%a, %b) <{pred = #index<cmp_predicate foo>}> : (index, index) -> i1 return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.cmp"(%a, %b) <{pred = #index<predicate slt>}> : (index, index) -> i1 return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.add"(%a) : (index) -> index return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.add"(%a, %b) : (index, index) -> i32 return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.add"(%a, %b) : (index, index) -> () return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.sizeof"() : () -> i64 return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.sizeof"(%a) : (index) -> index return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.casts"(%a) : (index) -> index return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "index.casts"(%i) : (i32) -> (i64) return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "t.op"() {a = #index<cmp_predicate>} : () -> () return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "t.op"() {a = #index<cmp_predicate<slt>>} : () -> () return }
// -----
func.func @f(%a: index, %b: index, %i: i32, %f: f32) { "t.op"() {a = #index.cmp_predicate<slt>} : () -> () return }
