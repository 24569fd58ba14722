; options: -import-structs-as-literals
%a = type { i32, %b }
%b = type { i8 }
@x = global %a zeroinitializer
declare %a @f(%b)
