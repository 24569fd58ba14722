// Text: escapes of every kind.
"t.a"() {a = "", b = "\\", c = "\"", d = "\n", e = "\t", f = "\00", g = "\7F\80\FF", h = "\0a\0D\1b", i = "é ü 😀", j = "\C3\A9", k = "'single' `back`", l = "%d {{x}} // no comment"} : () -> ()
"t.a"() {"key with space", "key\"quote" = 1, "é" = 2, "\00" = 3, "a.b" = 4, "a$b" = 5, "a-b" = 6, "1a" = 7} : () -> ()
"t.a"() {b = @"sp ace", c = @"\22"::@"\00", d = @a.b$c_d, e = @"é", f = @_, g = @"$", j = @".x"} : () -> ()
"t.a"() {t = "typed" : !t.ty, u = "typed" : i32, v = "x" : none} : () -> ()
