; How editors color programs. Each token has one pattern, so that their order does not matter: editors disagree on
; whether the first or the last one counts.

(comment) @comment
(number) @number

"def" @keyword.function
"struct" @keyword.type
"var" @keyword
"return" @keyword.return
["for" "in" "while"] @keyword.repeat
["if" "else"] @keyword.conditional
["and" "or" "not"] @keyword.operator
(text) @string

(function_definition name: (identifier) @function)
(call_expression
  function: (identifier) @function.builtin
  (#any-of? @function.builtin
    "abs" "all" "any" "arange" "argmax" "argmin" "ceil" "concat" "cos" "cumsum" "dot" "equal" "erf" "exp" "expm1" "eye"
    "f32" "f64" "flip" "floor" "full" "full_like" "greater" "greater_equal" "less" "less_equal" "linspace" "log" "log1p"
    "logical_and" "logical_not" "logical_or" "matmul" "max" "maximum" "mean" "min" "minimum" "norm" "normal" "not_equal"
    "ones" "ones_like" "outer" "pad" "power" "print" "prod" "random" "repeat" "reshape" "roll" "round" "sign" "sin"
    "size" "sqrt" "stack" "sum" "take" "tan" "tanh" "tile" "transpose" "where" "zeros" "zeros_like"))
(call_expression
  function: (identifier) @function.call
  (#not-any-of? @function.call
    "abs" "all" "any" "arange" "argmax" "argmin" "ceil" "concat" "cos" "cumsum" "dot" "equal" "erf" "exp" "expm1" "eye"
    "f32" "f64" "flip" "floor" "full" "full_like" "greater" "greater_equal" "less" "less_equal" "linspace" "log" "log1p"
    "logical_and" "logical_not" "logical_or" "matmul" "max" "maximum" "mean" "min" "minimum" "norm" "normal" "not_equal"
    "ones" "ones_like" "outer" "pad" "power" "print" "prod" "random" "repeat" "reshape" "roll" "round" "sign" "sin"
    "size" "sqrt" "stack" "sum" "take" "tan" "tanh" "tile" "transpose" "where" "zeros" "zeros_like"))

(struct_definition name: (identifier) @type)
(_ type: (identifier) @type)

(parameter name: (identifier) @variable.parameter)
(named_argument name: (identifier) @variable.parameter)
(variable_declaration name: (identifier) @variable)
(unpacking name: (identifier) @variable)
(for_statement variable: (identifier) @variable)
(variable) @variable
(field_declaration name: (identifier) @variable.member)
(field_expression field: (identifier) @variable.member)

["+" "-" "*" "/" "="] @operator
["(" ")" "[" "]" "{" "}" "<" ">"] @punctuation.bracket
["," ";" "." ".."] @punctuation.delimiter
