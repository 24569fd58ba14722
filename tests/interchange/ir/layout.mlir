// Comments in every place, and no space where none is needed.
//
//// "t.not"() : () -> ()
%a="t.a"():()->i32 %b,%c="t.b"(%a){x=1:i8,y=[1,2],z={}}:(i32)->(i32,i32)"t.c"():()->()
"t.d"( // here
  %a // and
  , %b) // here
  {a // too
   = // of course
   1} : (i32, // even
  i32) -> // and last
  ()
  loc( // in locations
  "x") // "unterminated
"t.e"()({^a:"t.f"()[^b]:()->()^b(%x:i32):"t.g"(%x)[^b]:(i32)->()}):()->()
module{}module@x{}module attributes{a.b}{module{}}
