// Blanks and comments may be anywhere between tokens.
func.func@tight(%a:i32)->i32{%0=arith.addi %a,%a:i32 return%0:i32}
func.func // the keyword
  @spread // the name
  (
    %a // an argument
    :
    i32
  )
{ // nothing
  return // the end
}
"t.op"
(
)
{
  a // a unit
  ,
  b = [ // a list
    1
    ,
    2
  ]
}
: ( ) -> ( )
// no line end here