break loops.toy:10
break loops.toy:12
break loops.toy:14
break loops.toy:20
run
info locals
continue
info locals
continue
info locals
continue
info locals
continue
print x
print n
print t
