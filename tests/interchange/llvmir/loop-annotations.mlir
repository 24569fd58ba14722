// What is said of loops: each field by itself, and where it stands.

#loop = #llvm.loop_annotation<disableNonforced = false>
llvm.func @f(%c: i1) {
  llvm.br ^head
^head:
  llvm.cond_br %c, ^head, ^end {loop_annotation = #loop}
^end:
  llvm.return
}

// -----

#loop = #llvm.loop_annotation<mustProgress = true>
llvm.func @f(%c: i1) {
  llvm.br ^head
^head:
  llvm.cond_br %c, ^head, ^end {loop_annotation = #loop}
^end:
  llvm.return
}

// -----

#loop = #llvm.loop_annotation<mustProgress = false, isVectorized = false>
llvm.func @f(%c: i1) {
  llvm.br ^head
^head:
  llvm.cond_br %c, ^head, ^end {loop_annotation = #loop}
^end:
  llvm.return
}

// -----

#loop = #llvm.loop_annotation<isVectorized = true>
llvm.func @f(%c: i1) {
  llvm.br ^head
^head:
  llvm.cond_br %c, ^head, ^end {loop_annotation = #loop}
^end:
  llvm.return
}

// -----

#vectorize = #llvm.loop_vectorize<disable = true>
#loop = #llvm.loop_annotation<vectorize = #vectorize>
llvm.func @f(%c: i1) {
  llvm.br ^head
^head:
  llvm.cond_br %c, ^head, ^end {loop_annotation = #loop}
^end:
  llvm.return
}

// -----

#vectorize = #llvm.loop_vectorize<disable = false>
#vectorize1 = #llvm.loop_vectorize<predicateEnable = false, scalableEnable = true>
#vectorize2 = #llvm.loop_vectorize<width = 1 : i32>
#vectorize3 = #llvm.loop_vectorize<>
#loop = #llvm.loop_annotation<vectorize = #vectorize>
#loop1 = #llvm.loop_annotation<vectorize = #vectorize1>
#loop2 = #llvm.loop_annotation<vectorize = #vectorize2>
#loop3 = #llvm.loop_annotation<vectorize = #vectorize3>
llvm.func @f(%c: i1) {
  llvm.br ^a
^a:
  llvm.cond_br %c, ^a, ^b {loop_annotation = #loop}
^b:
  llvm.cond_br %c, ^b, ^c {loop_annotation = #loop1}
^c:
  llvm.cond_br %c, ^c, ^d {loop_annotation = #loop2}
^d:
  llvm.cond_br %c, ^d, ^end {loop_annotation = #loop3}
^end:
  llvm.return
}

// -----

#interleave = #llvm.loop_interleave<count = 1 : i32>
#loop = #llvm.loop_annotation<interleave = #interleave>
llvm.func @f(%c: i1) {
  llvm.br ^head
^head:
  llvm.cond_br %c, ^head, ^end {loop_annotation = #loop}
^end:
  llvm.return
}

// -----

#unroll = #llvm.loop_unroll<disable = true>
#unroll1 = #llvm.loop_unroll<disable = false>
#unroll2 = #llvm.loop_unroll<count = 4 : i32>
#unroll3 = #llvm.loop_unroll<runtimeDisable = true>
#unroll4 = #llvm.loop_unroll<full = true>
#unroll5 = #llvm.loop_unroll<full = false>
#loop = #llvm.loop_annotation<unroll = #unroll>
#loop1 = #llvm.loop_annotation<unroll = #unroll1>
#loop2 = #llvm.loop_annotation<unroll = #unroll2>
#loop3 = #llvm.loop_annotation<unroll = #unroll3>
#loop4 = #llvm.loop_annotation<unroll = #unroll4>
#loop5 = #llvm.loop_annotation<unroll = #unroll5>
llvm.func @f(%c: i1) {
  llvm.br ^a
^a:
  llvm.cond_br %c, ^a, ^b {loop_annotation = #loop}
^b:
  llvm.cond_br %c, ^b, ^c {loop_annotation = #loop1}
^c:
  llvm.cond_br %c, ^c, ^d {loop_annotation = #loop2}
^d:
  llvm.cond_br %c, ^d, ^e {loop_annotation = #loop3}
^e:
  llvm.cond_br %c, ^e, ^f {loop_annotation = #loop4}
^f:
  llvm.cond_br %c, ^f, ^end {loop_annotation = #loop5}
^end:
  llvm.return
}

// -----

#jam = #llvm.loop_unroll_and_jam<disable = true>
#jam1 = #llvm.loop_unroll_and_jam<disable = false>
#jam2 = #llvm.loop_unroll_and_jam<count = 2 : i32>
#loop = #llvm.loop_annotation<unrollAndJam = #jam>
#loop1 = #llvm.loop_annotation<unrollAndJam = #jam1>
#loop2 = #llvm.loop_annotation<unrollAndJam = #jam2>
llvm.func @f(%c: i1) {
  llvm.br ^a
^a:
  llvm.cond_br %c, ^a, ^b {loop_annotation = #loop}
^b:
  llvm.cond_br %c, ^b, ^c {loop_annotation = #loop1}
^c:
  llvm.cond_br %c, ^c, ^end {loop_annotation = #loop2}
^end:
  llvm.return
}

// -----

#licm = #llvm.loop_licm<disable = true>
#licm1 = #llvm.loop_licm<versioningDisable = true>
#licm2 = #llvm.loop_licm<disable = false, versioningDisable = false>
#loop = #llvm.loop_annotation<licm = #licm>
#loop1 = #llvm.loop_annotation<licm = #licm1>
#loop2 = #llvm.loop_annotation<licm = #licm2>
llvm.func @f(%c: i1) {
  llvm.br ^a
^a:
  llvm.cond_br %c, ^a, ^b {loop_annotation = #loop}
^b:
  llvm.cond_br %c, ^b, ^c {loop_annotation = #loop1}
^c:
  llvm.cond_br %c, ^c, ^end {loop_annotation = #loop2}
^end:
  llvm.return
}

// -----

#distribute = #llvm.loop_distribute<disable = true>
#distribute1 = #llvm.loop_distribute<disable = false>
#loop = #llvm.loop_annotation<distribute = #distribute>
#loop1 = #llvm.loop_annotation<distribute = #distribute1>
llvm.func @f(%c: i1) {
  llvm.br ^a
^a:
  llvm.cond_br %c, ^a, ^b {loop_annotation = #loop}
^b:
  llvm.cond_br %c, ^b, ^end {loop_annotation = #loop1}
^end:
  llvm.return
}

// -----

#pipeline = #llvm.loop_pipeline<disable = true>
#pipeline1 = #llvm.loop_pipeline<initiationinterval = 3 : i32>
#pipeline2 = #llvm.loop_pipeline<disable = false>
#loop = #llvm.loop_annotation<pipeline = #pipeline>
#loop1 = #llvm.loop_annotation<pipeline = #pipeline1>
#loop2 = #llvm.loop_annotation<pipeline = #pipeline2>
llvm.func @f(%c: i1) {
  llvm.br ^a
^a:
  llvm.cond_br %c, ^a, ^b {loop_annotation = #loop}
^b:
  llvm.cond_br %c, ^b, ^c {loop_annotation = #loop1}
^c:
  llvm.cond_br %c, ^c, ^end {loop_annotation = #loop2}
^end:
  llvm.return
}

// -----

#peeled = #llvm.loop_peeled<count = 0 : i32>
#unswitch = #llvm.loop_unswitch<partialDisable = true>
#unswitch1 = #llvm.loop_unswitch<partialDisable = false>
#loop = #llvm.loop_annotation<peeled = #peeled>
#loop1 = #llvm.loop_annotation<unswitch = #unswitch>
#loop2 = #llvm.loop_annotation<unswitch = #unswitch1>
llvm.func @f(%c: i1) {
  llvm.br ^a
^a:
  llvm.cond_br %c, ^a, ^b {loop_annotation = #loop}
^b:
  llvm.cond_br %c, ^b, ^c {loop_annotation = #loop1}
^c:
  llvm.cond_br %c, ^c, ^end {loop_annotation = #loop2}
^end:
  llvm.return
}

// -----

// Each loop with the same annotation is distinct.
#loop = #llvm.loop_annotation<disableNonforced = true>
llvm.func @f(%c: i1) {
  llvm.br ^a {loop_annotation = #loop}
^a:
  llvm.cond_br %c, ^a, ^b {loop_annotation = #loop}
^b:
  llvm.cond_br %c, ^b, ^end {loop_annotation = #loop}
^end:
  llvm.return
}
llvm.func @g(%c: i1) {
  llvm.br ^a
^a:
  llvm.cond_br %c, ^a, ^end {loop_annotation = #loop}
^end:
  llvm.return
}

// -----

#inner = #llvm.loop_annotation<disableNonforced = true>
#unroll = #llvm.loop_unroll<count = 2 : i32, followupUnrolled = #inner>
#outer = #llvm.loop_annotation<unroll = #unroll>
#jam = #llvm.loop_unroll_and_jam<followupInner = #outer, followupAll = #inner>
#outermost = #llvm.loop_annotation<unrollAndJam = #jam>
llvm.func @nested_followups(%c: i1) {
  llvm.br ^a
^a:
  llvm.cond_br %c, ^a, ^end {loop_annotation = #outermost}
^end:
  llvm.return
}

// -----

#group = #llvm.access_group<id = distinct[0]<>>
#group1 = #llvm.access_group<id = distinct[1]<>>
#loop = #llvm.loop_annotation<parallelAccesses = #group>
#loop1 = #llvm.loop_annotation<disableNonforced = true, parallelAccesses = #group, #group1>
llvm.func @parallel(%c: i1, %p: !llvm.ptr, %x: i8, %n: i64) {
  llvm.br ^a
^a:
  %0 = llvm.load %p {access_groups = [#group]} : !llvm.ptr -> i32
  llvm.store %0, %p {access_groups = [#group, #group1]} : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b {loop_annotation = #loop1}
^b:
  "llvm.intr.memset"(%p, %x, %n) <{access_groups = [#group, #group1], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.cond_br %c, ^b, ^end {loop_annotation = #loop}
^end:
  llvm.return
}

// -----

#group = #llvm.access_group<id = distinct[0]<>>
#loop = #llvm.loop_annotation<parallelAccesses = #group>
llvm.func @f(i32) -> i32
llvm.func @calls(%c: i1, %p: !llvm.ptr, %x: i32, %n: i64) {
  llvm.br ^a
^a:
  %0 = llvm.call @f(%x) {access_groups = [#group]} : (i32) -> i32
  "llvm.intr.memcpy"(%p, %p, %n) <{access_groups = [#group], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.cond_br %c, ^a, ^end {loop_annotation = #loop}
^end:
  llvm.return
}

// -----

#loop = #llvm.loop_annotation<mustProgress = true>
llvm.func @weights_too(%c: i1) {
  llvm.br ^a
^a:
  llvm.cond_br %c weights([99, 1]), ^a, ^end {loop_annotation = #loop}
^end:
  llvm.return
}

// -----

#interleave = #llvm.loop_interleave<>
#loop = #llvm.loop_annotation<interleave = #interleave>
llvm.func @no_count() {
  llvm.return
}
