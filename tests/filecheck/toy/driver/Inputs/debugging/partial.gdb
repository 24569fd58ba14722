break partial.toy:7
run
info locals
print q.c[0][0] + 100
print q.p[1][1] + 100
