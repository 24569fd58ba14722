break on-data.toy:2
break on-data.toy:9
run
backtrace
info args
info locals
continue
info args
info locals
print sum[1][0]
continue
