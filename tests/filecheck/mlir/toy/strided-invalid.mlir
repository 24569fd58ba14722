// RUN: toy-opt %s -split-input-file -verify-diagnostics -toy-specialize

toy.func @short(%row: tensor<8xf64>) attributes {toy.entry} {
  // expected-error @+1 {{the items of 'strided' do not fit into a value of shape <8>}}
  %x = toy.strided(%row : tensor<8xf64>) [2, 6, 2, 2] to tensor<*xf64>
  toy.print %x : tensor<*xf64>
  toy.return
}

// -----

toy.func @unpaired(%row: tensor<8xf64>) attributes {toy.entry} {
  // expected-error @+1 {{the items of 'strided' do not fit into a value of shape <8>}}
  %x = toy.strided(%row : tensor<8xf64>) [2, 6, 2] to tensor<*xf64>
  toy.print %x : tensor<*xf64>
  toy.return
}

// -----

toy.func @huge(%row: tensor<8xf64>) attributes {toy.entry} {
  // expected-error @+1 {{the items of 'strided' do not fit into a value of shape <8>}}
  %x = toy.strided(%row : tensor<8xf64>) [9223372036854775807, -9223372036854775808] to tensor<*xf64>
  toy.print %x : tensor<*xf64>
  toy.return
}
