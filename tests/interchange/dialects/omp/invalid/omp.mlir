func.func @f(%i: index) { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { omp.yield } return }
// -----
func.func @f(%i: index) { omp.wsloop { "omp.loop_nest"(%i, %i, %i) ({ ^bb0(%a: i32): omp.yield }) : (index, index, index) -> () } return }
// -----
func.func @f(%i: index) { omp.wsloop { "omp.loop_nest"(%i, %i, %i) ({ ^bb0(%a: index, %b: index): omp.yield }) : (index, index, index) -> () } return }
// -----
func.func @f() { omp.wsloop { "omp.loop_nest"() ({ omp.yield }) : () -> () } return }
// -----
func.func @f(%i: index) { omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) collapse(2) { omp.yield } } return }
// -----
func.func @f(%i: index) { omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) tiles(2, 3) { omp.yield } } return }
// -----
func.func @f() { omp.wsloop { } return }
// -----
func.func @f() { omp.wsloop { omp.barrier } return }
// -----
func.func @f(%i: index) { omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { omp.yield } omp.barrier } return }
// -----
func.func @f(%f: f32) { omp.parallel num_threads(%f : f32) { omp.terminator } return }
// -----
func.func @f(%i: index) { omp.wsloop { omp.loop_nest (%a, %b) : index = (%i) to (%i, %i) step (%i) { omp.yield } } return }
// -----
func.func @f(%i: index) { omp.wsloop schedule(static, foo) { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { omp.yield } } return }
// -----
func.func @f(%i: index) { omp.wsloop schedule(foo) { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { omp.yield } } return }
// -----
func.func @f(%i: index) { omp.wsloop schedule(static, simd, none) { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { omp.yield } } return }
// -----
func.func @f(%i: index) { omp.wsloop schedule(static, none, simd, simd) { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { omp.yield } } return }
// -----
func.func @f(%i: index) { omp.wsloop schedule(auto = %i : index) { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { omp.yield } } return }
// -----
func.func @f(%i: index) { omp.wsloop order(foo:concurrent) { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { omp.yield } } return }
// -----
func.func @f(%i: index) { omp.wsloop ordered(-1) { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { omp.yield } } return }
