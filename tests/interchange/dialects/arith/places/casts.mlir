// Casts and other elementwise operations between types of other shapes, scalability or encoding: each error at its
// place.

func.func @f(%a: vector<[4]xi8>) {
  %0 = arith.extui %a : vector<[4]xi8> to vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xi8>) {
  %0 = arith.extui %a : vector<4xi8> to vector<[4]xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  %0 = arith.extui %a : tensor<4xi8> to vector<4xi32>
  return
}

// -----

func.func @f(%a: tensor<*xi8>) {
  %0 = arith.extui %a : tensor<*xi8> to tensor<5xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi8,"a">) {
  %0 = arith.extui %a : tensor<4xi8,"a"> to tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  %0 = arith.extui %a : tensor<4xi8> to tensor<4xi32,"a">
  return
}

// -----

func.func @f(%a: vector<[4]xi8>) {
  %0 = arith.extui %a : vector<[4]xi8> to vector<[8]xi32>
  return
}

// -----

func.func @f(%a: vector<[4]xi8>) {
  %0 = arith.extsi %a : vector<[4]xi8> to vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xi8>) {
  %0 = arith.extsi %a : vector<4xi8> to vector<[4]xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi8,"a">) {
  %0 = arith.extsi %a : tensor<4xi8,"a"> to tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  %0 = arith.extsi %a : tensor<4xi8> to tensor<4xi32,"a">
  return
}

// -----

func.func @f(%a: vector<[4]xi32>) {
  %0 = arith.trunci %a : vector<[4]xi32> to vector<4xi8>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.trunci %a : vector<4xi32> to vector<[4]xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi32,"a">) {
  %0 = arith.trunci %a : tensor<4xi32,"a"> to tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  %0 = arith.trunci %a : tensor<4xi32> to tensor<4xi8,"a">
  return
}

// -----

func.func @f(%a: vector<[4]xf16>) {
  %0 = arith.extf %a : vector<[4]xf16> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>) {
  %0 = arith.extf %a : vector<4xf16> to vector<[4]xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf16,"a">) {
  %0 = arith.extf %a : tensor<4xf16,"a"> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf16>) {
  %0 = arith.extf %a : tensor<4xf16> to tensor<4xf32,"a">
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %0 = arith.truncf %a : vector<[4]xf32> to vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = arith.truncf %a : vector<4xf32> to vector<[4]xf16>
  return
}

// -----

func.func @f(%a: tensor<4xf32,"a">) {
  %0 = arith.truncf %a : tensor<4xf32,"a"> to tensor<4xf16>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = arith.truncf %a : tensor<4xf32> to tensor<4xf16,"a">
  return
}

// -----

func.func @f(%a: vector<[4]xi32>) {
  %0 = arith.uitofp %a : vector<[4]xi32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.uitofp %a : vector<4xi32> to vector<[4]xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi32,"a">) {
  %0 = arith.uitofp %a : tensor<4xi32,"a"> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  %0 = arith.uitofp %a : tensor<4xi32> to tensor<4xf32,"a">
  return
}

// -----

func.func @f(%a: vector<[4]xi32>) {
  %0 = arith.sitofp %a : vector<[4]xi32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.sitofp %a : vector<4xi32> to vector<[4]xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi32,"a">) {
  %0 = arith.sitofp %a : tensor<4xi32,"a"> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  %0 = arith.sitofp %a : tensor<4xi32> to tensor<4xf32,"a">
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %0 = arith.fptoui %a : vector<[4]xf32> to vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = arith.fptoui %a : vector<4xf32> to vector<[4]xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32,"a">) {
  %0 = arith.fptoui %a : tensor<4xf32,"a"> to tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = arith.fptoui %a : tensor<4xf32> to tensor<4xi32,"a">
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %0 = arith.fptosi %a : vector<[4]xf32> to vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = arith.fptosi %a : vector<4xf32> to vector<[4]xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32,"a">) {
  %0 = arith.fptosi %a : tensor<4xf32,"a"> to tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = arith.fptosi %a : tensor<4xf32> to tensor<4xi32,"a">
  return
}

// -----

func.func @f(%a: vector<[4]xindex>) {
  %0 = arith.index_cast %a : vector<[4]xindex> to vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xindex>) {
  %0 = arith.index_cast %a : vector<4xindex> to vector<[4]xi32>
  return
}

// -----

func.func @f(%a: tensor<4xindex>) {
  %0 = arith.index_cast %a : tensor<4xindex> to vector<4xi32>
  return
}

// -----

func.func @f(%a: tensor<*xindex>) {
  %0 = arith.index_cast %a : tensor<*xindex> to tensor<5xi32>
  return
}

// -----

func.func @f(%a: tensor<4xindex,"a">) {
  %0 = arith.index_cast %a : tensor<4xindex,"a"> to tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xindex>) {
  %0 = arith.index_cast %a : tensor<4xindex> to tensor<4xi32,"a">
  return
}

// -----

func.func @f(%a: vector<[4]xindex>) {
  %0 = arith.index_cast %a : vector<[4]xindex> to vector<[8]xi32>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>) {
  %0 = arith.index_castui %a : vector<[4]xi32> to vector<4xindex>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.index_castui %a : vector<4xi32> to vector<[4]xindex>
  return
}

// -----

func.func @f(%a: tensor<4xi32,"a">) {
  %0 = arith.index_castui %a : tensor<4xi32,"a"> to tensor<4xindex>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  %0 = arith.index_castui %a : tensor<4xi32> to tensor<4xindex,"a">
  return
}

// -----

func.func @f(%a: vector<[4]xi32>) {
  %0 = arith.bitcast %a : vector<[4]xi32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.bitcast %a : vector<4xi32> to vector<[4]xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi32,"a">) {
  %0 = arith.bitcast %a : tensor<4xi32,"a"> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  %0 = arith.bitcast %a : tensor<4xi32> to tensor<4xf32,"a">
  return
}

// -----

func.func @f(%a: vector<[4]xf16>) {
  %0 = arith.convertf %a : vector<[4]xf16> to vector<4xbf16>
  return
}

// -----

func.func @f(%a: vector<4xf16>) {
  %0 = arith.convertf %a : vector<4xf16> to vector<[4]xbf16>
  return
}

// -----

func.func @f(%a: tensor<4xf16,"a">) {
  %0 = arith.convertf %a : tensor<4xf16,"a"> to tensor<4xbf16>
  return
}

// -----

func.func @f(%a: tensor<4xf16>) {
  %0 = arith.convertf %a : tensor<4xf16> to tensor<4xbf16,"a">
  return
}

// -----

func.func @f(%a: vector<[4]xf4E2M1FN>, %s: vector<[4]xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : vector<[4]xf4E2M1FN>, vector<[4]xf8E8M0FNU> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : vector<[4]xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %s: vector<[4]xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %a, %s : vector<[4]xf32>, vector<[4]xf8E8M0FNU> to vector<4xf4E2M1FN>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %s: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %a, %s : vector<[4]xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
  return
}

// -----

func.func @f(%a: vector<4xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf4E2M1FN>, %s: vector<[4]xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : vector<4xf4E2M1FN>, vector<[4]xf8E8M0FNU> to vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %s: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %a, %s : vector<4xf32>, vector<4xf8E8M0FNU> to vector<[4]xf4E2M1FN>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %s: vector<[4]xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %a, %s : vector<4xf32>, vector<[4]xf8E8M0FNU> to vector<[4]xf4E2M1FN>
  return
}

// -----

func.func @f(%a: vector<4xf4E2M1FN>, %s: f8E8M0FNU) {
  %0 = arith.scaling_extf %a, %s : vector<4xf4E2M1FN>, f8E8M0FNU to f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %s: f8E8M0FNU) {
  %0 = arith.scaling_truncf %a, %s : vector<4xf32>, f8E8M0FNU to f4E2M1FN
  return
}

// -----

func.func @f(%a: f4E2M1FN, %s: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, vector<4xf8E8M0FNU> to vector<4xf32>
  return
}

// -----

func.func @f(%a: f32, %s: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %a, %s : f32, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
  return
}

// -----

func.func @f(%a: tensor<4xf4E2M1FN>, %s: tensor<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : tensor<4xf4E2M1FN>, tensor<4xf8E8M0FNU> to vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : tensor<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<4xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %a, %s : tensor<4xf32>, tensor<4xf8E8M0FNU> to vector<4xf4E2M1FN>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %a, %s : tensor<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
  return
}

// -----

func.func @f(%a: tensor<*xf4E2M1FN>, %s: tensor<*xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : tensor<*xf4E2M1FN>, tensor<*xf8E8M0FNU> to tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf4E2M1FN>, %s: tensor<5xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : tensor<*xf4E2M1FN>, tensor<5xf8E8M0FNU> to tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %s: tensor<*xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %a, %s : tensor<*xf32>, tensor<*xf8E8M0FNU> to tensor<5xf4E2M1FN>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %s: tensor<5xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %a, %s : tensor<*xf32>, tensor<5xf8E8M0FNU> to tensor<5xf4E2M1FN>
  return
}

// -----

func.func @f(%a: tensor<4xf4E2M1FN,"a">, %s: tensor<4xf8E8M0FNU,"a">) {
  %0 = arith.scaling_extf %a, %s : tensor<4xf4E2M1FN,"a">, tensor<4xf8E8M0FNU,"a"> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf4E2M1FN,"a">, %s: tensor<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : tensor<4xf4E2M1FN,"a">, tensor<4xf8E8M0FNU> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32,"a">, %s: tensor<4xf8E8M0FNU,"a">) {
  %0 = arith.scaling_truncf %a, %s : tensor<4xf32,"a">, tensor<4xf8E8M0FNU,"a"> to tensor<4xf4E2M1FN>
  return
}

// -----

func.func @f(%a: tensor<4xf32,"a">, %s: tensor<4xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %a, %s : tensor<4xf32,"a">, tensor<4xf8E8M0FNU> to tensor<4xf4E2M1FN>
  return
}

// -----

func.func @f(%a: tensor<4xf4E2M1FN>, %s: tensor<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : tensor<4xf4E2M1FN>, tensor<4xf8E8M0FNU> to tensor<4xf32,"a">
  return
}

// -----

func.func @f(%a: tensor<4xf4E2M1FN>, %s: tensor<4xf8E8M0FNU,"a">) {
  %0 = arith.scaling_extf %a, %s : tensor<4xf4E2M1FN>, tensor<4xf8E8M0FNU,"a"> to tensor<4xf32,"a">
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<4xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %a, %s : tensor<4xf32>, tensor<4xf8E8M0FNU> to tensor<4xf4E2M1FN,"a">
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<4xf8E8M0FNU,"a">) {
  %0 = arith.scaling_truncf %a, %s : tensor<4xf32>, tensor<4xf8E8M0FNU,"a"> to tensor<4xf4E2M1FN,"a">
  return
}

// -----

func.func @f(%a: vector<[4]xi1>, %b: vector<4xf32>) {
  %0 = arith.select %a, %b, %b : vector<[4]xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %0 = "arith.cmpf"(%a, %a) <{predicate = 1}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<4xi1>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<4xi1>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>) {
  %0 = "arith.extsi"(%a) : (vector<[4]xi32>) -> vector<4xi64>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>) {
  %0:2 = "arith.addui_extended"(%a, %a) : (vector<[4]xi32>,vector<[4]xi32>) -> (vector<[4]xi32>, vector<4xi1>)
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %0 = "math.sqrt"(%a) : (vector<[4]xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %0 = "math.isnan"(%a) : (vector<[4]xf32>) -> vector<4xi1>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<4xi32>) {
  %0 = "math.fpowi"(%a, %b) : (vector<[4]xf32>, vector<4xi32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xi1>, %b: vector<[4]xf32>) {
  %0 = arith.select %a, %b, %b : vector<4xi1>, vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = "arith.cmpf"(%a, %a) <{predicate = 1}> : (vector<4xf32>, vector<4xf32>) -> vector<[4]xi1>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1}> : (vector<4xi32>, vector<4xi32>) -> vector<[4]xi1>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = "arith.extsi"(%a) : (vector<4xi32>) -> vector<[4]xi64>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %0:2 = "arith.addui_extended"(%a, %a) : (vector<4xi32>,vector<4xi32>) -> (vector<4xi32>, vector<[4]xi1>)
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = "math.sqrt"(%a) : (vector<4xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = "math.isnan"(%a) : (vector<4xf32>) -> vector<[4]xi1>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<[4]xi32>) {
  %0 = "math.fpowi"(%a, %b) : (vector<4xf32>, vector<[4]xi32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi1>, %b: vector<4xf32>) {
  %0 = arith.select %a, %b, %b : tensor<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  %0:2 = "arith.addui_extended"(%a, %a) : (tensor<4xi32>,tensor<4xi32>) -> (tensor<4xi32>, vector<4xi1>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = "math.sqrt"(%a) : (tensor<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = "math.isnan"(%a) : (tensor<4xf32>) -> vector<4xi1>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: vector<4xi32>) {
  %0 = "math.fpowi"(%a, %b) : (tensor<4xf32>, vector<4xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<*xi1>, %b: tensor<5xf32>) {
  %0 = arith.select %a, %b, %b : tensor<*xi1>, tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<*xi32>) {
  %0:2 = "arith.addui_extended"(%a, %a) : (tensor<*xi32>,tensor<*xi32>) -> (tensor<*xi32>, tensor<5xi1>)
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  %0 = "math.sqrt"(%a) : (tensor<*xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  %0 = "math.isnan"(%a) : (tensor<*xf32>) -> tensor<5xi1>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %b: tensor<5xi32>) {
  %0 = "math.fpowi"(%a, %b) : (tensor<*xf32>, tensor<5xi32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi1,"a">, %b: tensor<4xf32>) {
  %0 = arith.select %a, %b, %b : tensor<4xi1,"a">, tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32,"a">) {
  %0 = "arith.cmpf"(%a, %a) <{predicate = 1}> : (tensor<4xf32,"a">, tensor<4xf32,"a">) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a: tensor<4xi32,"a">) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1}> : (tensor<4xi32,"a">, tensor<4xi32,"a">) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a: tensor<4xi32,"a">) {
  %0 = "arith.extsi"(%a) : (tensor<4xi32,"a">) -> tensor<4xi64>
  return
}

// -----

func.func @f(%a: tensor<4xf32,"a">) {
  %0 = "math.sqrt"(%a) : (tensor<4xf32,"a">) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32,"a">) {
  %0 = "math.isnan"(%a) : (tensor<4xf32,"a">) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a: tensor<4xi1>, %b: tensor<4xf32,"a">) {
  %0 = arith.select %a, %b, %b : tensor<4xi1>, tensor<4xf32,"a">
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = "arith.cmpf"(%a, %a) <{predicate = 1}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1,"a">
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1,"a">
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  %0 = "arith.extsi"(%a) : (tensor<4xi32>) -> tensor<4xi64,"a">
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = "math.sqrt"(%a) : (tensor<4xf32>) -> tensor<4xf32,"a">
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = "math.isnan"(%a) : (tensor<4xf32>) -> tensor<4xi1,"a">
  return
}

// -----

"math.foo"() : () -> ()

// -----

func.func @f(%a: i32) {
  %0 = arith.addi %a, %a {overflowFlags = 1 : i32} : i32
  return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.add %a, %a {overflowFlags = #llvm.overflow<nsw>} : i32
  %1 = llvm.mul %a, %a {overflowFlags = #llvm.overflow<none>} : i32
  %2 = llvm.trunc %a {overflowFlags = #llvm.overflow<none>} : i32 to i16
  %2 = llvm.trunc %a {overflowFlags = #llvm.overflow<nsw>} : i32 to i16
  %3 = llvm.fadd %b, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %4 = llvm.udiv %a, %a {isExact} : i32
  %5 = llvm.or %a, %a {isDisjoint} : i32
  %6 = llvm.zext %a {nonNeg} : i32 to i64
  llvm.return
}

// -----

func.func @f(%a: tensor<index>) {
  %0 = arith.index_cast %a : tensor<index> to i32
  return
}

// -----

func.func @f(%a: tensor<4xindex>) {
  %0 = arith.index_cast %a : tensor<4xindex> to i32
  return
}

// -----

func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to vector<4xi32>
  return
}

// -----

func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to f32
  return
}

// -----

func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to index
  return
}

// -----

func.func @f(%a: tensor<index>) {
  %0 = arith.index_castui %a : tensor<index> to i32
  return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.fadd %b, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %1 = llvm.fadd %b, %b {fastmathFlags = 1 : i32} : f32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a) {fastmathFlags = 1, CConv = 1, TailCallKind = 1, memory_effects = 1, convergent = 1, no_unwind = 1, will_return = 1, noinline = 1, branch_weights = 1} : (i32) -> i32
  llvm.return
}

// -----

func.func @f(%n: index, %b: i1) {
  affine.for %i = 0 to 4 {
    %d = arith.select %b, %n, %n : index
    affine.for %j = 0 to %d {
    }
  }
  return
}

// -----

func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#arith.fastmath<fast>]}
  return
}
