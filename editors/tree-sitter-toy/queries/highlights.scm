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
  (#any-of? @function.builtin "maximum" "print" "transpose"))
(call_expression
  function: (identifier) @function.call
  (#not-any-of? @function.call "maximum" "print" "transpose"))

(struct_definition name: (identifier) @type)
(_ type: (identifier) @type)

(parameter name: (identifier) @variable.parameter)
(variable_declaration name: (identifier) @variable)
(variable) @variable
(field_declaration name: (identifier) @variable.member)
(field_expression field: (identifier) @variable.member)

["+" "-" "*" "/" "="] @operator
["(" ")" "[" "]" "{" "}" "<" ">"] @punctuation.bracket
["," ";" "."] @punctuation.delimiter
