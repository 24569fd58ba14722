// Text after a type or attribute of one word: each error at its place.

"t.x"() : () -> !llvm.ptr->

// -----

"t.x"() : () -> !llvm.token<

// -----

"t.x"() : () -> !llvm.token->

// -----

"t.x"() : () -> !llvm.void<

// -----

"t.x"() : () -> !llvm.metadata<[)>

// -----

"t.x"() : () -> !llvm.ptr-<

// -----

"t.x"() : () -> !llvm.ptr <1>

// -----

"t.x"() : () -> !llvm.array <2 x i32>

// -----

"t.x"() : () -> !llvm<ptr->

// -----

"t.x"() : () -> !llvm<token->

// -----

"t.x"() : () -> !llvm<nope <1>

// -----

"t.x"() : () -> !llvm<ptr <1> x "a>" (y>

// -----

"t.x"() {a = !llvm.ptr->} : () -> ()

// -----

"t.x"() {a = !llvm.label<} : () -> ()

// -----

func.func private @f(!llvm.ptr->)

// -----

func.func private @f(!llvm.ppc_fp128-> i32, i32)

// -----

func.func private @f(!llvm.x86_amx<x)

// -----

func.func private @f() -> !llvm.token<

// -----

"t.x"() {a = #llvm.zero->} : () -> ()

// -----

"t.x"() {a = #llvm.undef<} : () -> ()

// -----

"t.x"() {a = #ub.poison->} : () -> ()

// -----

"t.x"() {a = #llvm.di_file <"a" in "b">} : () -> ()
