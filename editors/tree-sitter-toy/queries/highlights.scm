; How editors color programs. Each token has one pattern, so that their order does not matter: editors disagree on
; whether the first or the last one counts.

(comment) @comment
(number) @number

"def" @keyword.function
"struct" @keyword.type
"var" @keyword
"return" @keyword.return

(function_definition name: (identifier) @function)
(call_expression
  function: (identifier) @function.builtin
  (#any-of? @function.builtin
    "abs" "all" "any" "ceil" "equal" "floor" "greater" "greater_equal" "less" "less_equal" "logical_and"
    "logical_not" "logical_or" "max" "maximum" "mean" "min" "minimum" "not_equal" "print" "prod" "round" "sign"
    "sqrt" "sum" "transpose" "where"))
(call_expression
  function: (identifier) @function.call
  (#not-any-of? @function.call
    "abs" "all" "any" "ceil" "equal" "floor" "greater" "greater_equal" "less" "less_equal" "logical_and"
    "logical_not" "logical_or" "max" "maximum" "mean" "min" "minimum" "not_equal" "print" "prod" "round" "sign"
    "sqrt" "sum" "transpose" "where"))

(struct_definition name: (identifier) @type)
(_ type: (identifier) @type)

(parameter name: (identifier) @variable.parameter)
(named_argument name: (identifier) @variable.parameter)
(variable_declaration name: (identifier) @variable)
(variable) @variable
(field_declaration name: (identifier) @variable.member)
(field_expression field: (identifier) @variable.member)

["+" "-" "*" "/" "="] @operator
["(" ")" "[" "]" "{" "}" "<" ">"] @punctuation.bracket
["," ";" "."] @punctuation.delimiter
