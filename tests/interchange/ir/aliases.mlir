// Aliases of attributes and types; those the reader knows are resolved, those the printer makes are its own.
#map = affine_map<(d0) -> (d0 + 1)>
#unused = affine_map<(d0) -> (d0 + 2)>
#set = affine_set<(d0) : (d0 >= 0)>
#dict = {a = 1 : i32}
!tensor = tensor<2x3xf64>
!pair = tuple<!tensor, !tensor>
%0 = "u.op"() {a = #map, b = #set, c = #dict, d = [#map, #map]} : () -> !tensor
%1 = "u.op"() {a = affine_map<(d0) -> (d0 + 1)>, t = !pair} : () -> !pair
"u.use"(%0) : (!tensor) -> () loc(#later)
#later = loc("later.toy":3:4)
