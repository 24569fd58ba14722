// Masks and what they hide, and the other operations.

func.func @masks(%i: index, %j: index) {
  %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
  %1 = vector.constant_mask [0] : vector<i1>
  %2 = vector.constant_mask [1] {note} : vector<i1>
  %3 = vector.constant_mask [4] : vector<[4]xi1>
  %4 = vector.create_mask %i, %j : vector<4x3xi1>
  %5 = vector.create_mask %i {note} : vector<i1>
  %6 = vector.create_mask %i, %j : vector<[4]x[3]xi1>
  return
}

// -----

func.func @mask(%m: vector<16xi1>, %v: vector<16xf32>, %x: f32, %t: tensor<?xf32>, %b: memref<?xf32>, %i: index, %p: vector<16xf32>,
                %m2: vector<4x8xi1>, %a: vector<4x8xf32>, %acc: vector<4xf32>, %c: vector<8xf32>) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %1 = vector.mask %m, %p { vector.transfer_read %t[%i], %x : tensor<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  vector.mask %m { vector.transfer_write %v, %b[%i] : vector<16xf32>, memref<?xf32> } : vector<16xi1>
  %2 = vector.mask %m { vector.transfer_write %v, %t[%i] : vector<16xf32>, tensor<?xf32> } {note} : vector<16xi1> -> tensor<?xf32>
  %3 = vector.mask %m2 { vector.multi_reduction <add>, %a, %acc [1] : vector<4x8xf32> to vector<4xf32> } : vector<4x8xi1> -> vector<4xf32>
  %4 = vector.mask %m2 { vector.outerproduct %acc, %c, %a {kind = #vector.kind<add>} : vector<4xf32>, vector<8xf32> } : vector<4x8xi1> -> vector<4x8xf32>
  %5 = vector.mask %m2 { vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %c, %acc : vector<4x8xf32>, vector<8xf32> into vector<4xf32> } : vector<4x8xi1> -> vector<4xf32>
  return
}

// -----

func.func @empty(%m: vector<16xi1>, %v: vector<16xf32>) {
  vector.mask %m { } : vector<16xi1>
  vector.mask %m { vector.yield } : vector<16xi1>
  %0 = vector.mask %m { vector.yield %v : vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  return
}

// -----

func.func @explicit(%m: vector<16xi1>, %v: vector<16xf32>) {
  %0 = vector.mask %m {
    %1 = vector.reduction <add>, %v : vector<16xf32> into f32
    vector.yield %1 : f32
  } : vector<16xi1> -> f32
  return
}

// -----

func.func @gathered(%m: vector<4xi1>, %b: memref<?xf32>, %i: index, %x: vector<4xi32>, %p: vector<4xf32>) {
  %0 = vector.mask %m { vector.gather %b[%i] [%x], %m, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @print(%v: vector<8xf32>, %x: f32, %n: ui8, %i: index, %z: vector<i32>) {
  vector.print %v : vector<8xf32>
  vector.print %x : f32
  vector.print %n : ui8
  vector.print %i : index punctuation <comma>
  vector.print %z : vector<i32> punctuation <no_punctuation>
  vector.print punctuation <newline>
  vector.print punctuation <open>
  vector.print punctuation <close> {note}
  vector.print
  vector.print str "Hello, \22World\22\n"
  vector.print str "x" punctuation <newline>
  return
}

// -----

func.func @numbers() -> (index, vector<4xindex>, vector<[8]xindex>) {
  %0 = vector.vscale
  %1 = vector.vscale {note}
  %2 = vector.step : vector<4xindex>
  %3 = vector.step {note} : vector<[8]xindex>
  return %0, %2, %3 : index, vector<4xindex>, vector<[8]xindex>
}

// -----

func.func private @attributes() attributes {
  a = #vector.kind<add>, b = [#vector.kind<minimumf>, #vector.kind<maximumf>, #vector.kind<xor>],
  c = #vector.iterator_type<parallel>, d = #vector.iterator_type<reduction>, e = #vector.punctuation<open>
}
