declare void @v(i32, ...)
declare i32 @g(i32)
declare i32 @__p(...)
declare ptr @va(ptr, ...)
define i32 @f(i32 %a, ptr %p, i1 %c) personality ptr @__p {
  call void (i32, ...) @v(i32 1, i32 2)
  call void @v(i32 1) [ "foo"(i32 %a), "deopt"(i32 2, i32 3) ]
  %r = tail call fastcc i32 @g(i32 noundef signext %a) nounwind memory(read)
  %q = call i32 %p(i32 5)
  %q2 = call i64 @g(i32 5)
  %a1 = call i32 asm sideeffect "bswap $0", "=r,r"(i32 %a)
  call void asm "foo $0", "*m,r"(ptr elementtype(i32) %p, i32 3)
  %i = invoke i32 @g(i32 3) to label %n unwind label %u
n:
  %ph = phi i32 [%i, %0]
  %s = notail call i32 @g(i32 3)
  ret i32 %s
u:
  %lp = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @v]
  resume { ptr, i32 } %lp
}
define void @sw(i32 %x, i64 %y) {
  switch i32 %x, label %d [ i32 1, label %a
   i32 -2, label %b ]
a:
  br label %b
b:
  %p = phi i32 [1, %a], [2, %0]
  switch i64 %y, label %d [ ]
d:
  ret void
}
define void @ba() {
  br label %b
b:
  indirectbr ptr blockaddress(@ba, %c), [label %b, label %c]
c: 
  ret void
}
; -----
define i32 @phi(i1 %c, i32 %a) {
entry:
  br i1 %c, label %t, label %f
t:
  %x = add i32 %a, 1
  br label %m
f:
  br label %m
m:
  %p = phi i32 [ %x, %t ], [ 7, %f ]
  %q = phi i32 [ %a, %f ], [ %x, %t ]
  %r = add i32 %p, %q
  ret i32 %r
}
; -----
define i64 @loop(i64 %n) {
  br label %h
h:
  %i = phi i64 [ 0, %0 ], [ %j, %h ]
  %s = phi i64 [ 0, %0 ], [ %t, %h ]
  %t = add i64 %s, %i
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %h, label %e
e:
  ret i64 %t
dead:
  %d = add i64 %d, 1
  br label %dead
}
; -----
define i32 @order(i1 %c) {
a:
  br label %d
b:
  %y = add i32 %x, 2
  ret i32 %y
c:
  br label %b
d:
  %x = add i32 1, 2
  br i1 %c, label %c, label %b
}
; -----
define void @sw8(i8 %x, i128 %y) {
  switch i8 %x, label %d [ i8 -1, label %a
    i8 127, label %d
    i8 0, label %a ]
a:
  switch i128 %y, label %d [ ]
d:
  unreachable
}
; -----
define i32 @same(i32 %x) {
  switch i32 %x, label %m [ i32 1, label %m
    i32 2, label %m ]
m:
  %p = phi i32 [ 3, %0 ], [ 3, %0 ], [ 3, %0 ]
  ret i32 %p
}
; -----
define void @selfloop() {
  br label %l
l:
  br label %l
}
; -----
declare i32 @__gxx_personality_v0(...)
declare void @throws(ptr)
@ti = external constant ptr
define i32 @eh(ptr %p) personality ptr @__gxx_personality_v0 {
  invoke void @throws(ptr nonnull %p) to label %n unwind label %u
n:
  invoke void %p(i32 1) to label %r unwind label %u
r:
  ret i32 0
u:
  %x = phi i32 [ 1, %0 ], [ 2, %n ]
  %lp = landingpad { ptr, i32 } catch ptr @ti catch ptr null
  %sel = extractvalue { ptr, i32 } %lp, 1
  %id = call i32 @llvm.eh.typeid.for.p0(ptr @ti)
  ret i32 %x
}
declare i32 @llvm.eh.typeid.for.p0(ptr)
; -----
@addrs = global [2 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)]
define void @f(ptr %p) {
  indirectbr ptr %p, [label %b, label %a]
a:
  br label %c
b:
  br label %c
c:
  %x = phi i32 [ 1, %a ], [ 2, %b ]
  ret void
}
