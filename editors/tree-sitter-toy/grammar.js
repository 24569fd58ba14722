// The grammar of Toy for editors, by tree-sitter. `../../book/src/reference/language.md` describes the language, and
// `README.md` says how `src` is made from this file.

/** One or more, with commas between them. */
const list = (element) => seq(element, repeat(seq(",", element)));

/** An operator and its operands, the left one of which is `left`. */
const binary = ($, left) => {
  const level = (precedence, ...operators) =>
    prec.left(
      precedence,
      seq(field("left", left), field("operator", choice(...operators)), field("right", $._expression)),
    );
  return choice(level(1, "+", "-"), level(2, "*", "/"));
};

/** A field of `object`. */
const field_of = ($, object) => seq(field("object", object), ".", field("field", $.identifier));

module.exports = grammar({
  name: "toy",

  word: ($) => $.identifier,

  reserved: { global: () => ["def", "return", "struct", "var"] },

  extras: ($) => [/[ \t\r\n\x0b\x0c]/, $.comment],

  rules: {
    source_file: ($) => repeat(choice($.struct_definition, $.function_definition)),

    struct_definition: ($) =>
      seq("struct", field("name", $.identifier), "{", repeat(seq(optional($.field_declaration), ";")), "}"),
    field_declaration: ($) =>
      seq(choice("var", field("type", $.identifier)), field("name", $.identifier)),

    function_definition: ($) =>
      seq(
        "def",
        field("name", $.identifier),
        "(",
        optional(list($.parameter)),
        ")",
        field("body", $.block),
      ),
    parameter: ($) => seq(optional(field("type", $.identifier)), field("name", $.identifier)),
    block: ($) => seq("{", repeat(seq(optional($._statement), ";")), "}"),

    _statement: ($) => choice($.variable_declaration, $.return_statement, $.expression_statement),
    variable_declaration: ($) =>
      seq(
        choice(
          seq("var", field("name", $.identifier), optional(field("shape", $.shape))),
          seq(field("type", $.identifier), field("name", $.identifier)),
        ),
        "=",
        field("value", $._expression),
      ),
    shape: ($) => seq("<", list(alias($._dimension, $.number)), ">"),
    return_statement: ($) => seq("return", optional(field("value", $._expression))),

    // A `{` at the beginning of a statement would be a block, so the first operand is not a struct literal.
    expression_statement: ($) => $._simple_expression,
    _simple_expression: ($) =>
      choice(
        $._simple,
        $.unary_expression,
        alias($._simple_binary, $.binary_expression),
        alias($._simple_field, $.field_expression),
      ),
    _simple_binary: ($) => binary($, $._simple_expression),
    _simple_field: ($) => field_of($, choice($._simple, alias($._simple_field, $.field_expression))),

    _expression: ($) => choice($._path, $.unary_expression, $.binary_expression),
    binary_expression: ($) => binary($, $._expression),
    unary_expression: ($) =>
      seq(field("operator", "-"), field("operand", choice($._path, $.unary_expression))),
    _path: ($) => choice($._simple, $.struct_literal, $.field_expression),
    field_expression: ($) => field_of($, $._path),

    _simple: ($) =>
      choice(
        $.number,
        alias($.identifier, $.variable),
        $.call_expression,
        $.parenthesized_expression,
        $.tensor,
      ),
    call_expression: ($) =>
      seq(field("function", $.identifier), "(", optional(list(choice($._expression, $.named_argument))), ")"),
    named_argument: ($) =>
      seq(field("name", $.identifier), "=", field("value", $._expression)),
    parenthesized_expression: ($) => seq("(", $._expression, ")"),
    tensor: ($) => seq("[", list(choice($.number, $.negative_number, $.tensor)), "]"),
    negative_number: ($) => seq("-", $.number),
    struct_literal: ($) => seq("{", list($._expression), "}"),

    number: () => /([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?/,
    _dimension: () => /0*[1-9][0-9]*/,
    identifier: () => /[a-zA-Z][a-zA-Z0-9_]*/,
    comment: () => /#[^\r\n]*/,
  },
});
