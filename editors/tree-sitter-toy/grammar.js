// The grammar of Toy for editors, by tree-sitter. `../../book/src/reference/language.md` describes the language, and
// `README.md` says how `src` is made from this file.

/** One or more, with commas between them. */
const list = (element) => seq(element, repeat(seq(",", element)));

/** An operator and its operands, the left one of which is `left`. */
const binary = ($, left) => {
  const level = (precedence, ...operators) =>
    prec.left(
      precedence,
      seq(
        field("left", left),
        field("operator", operators.length > 1 ? choice(...operators) : operators[0]),
        field("right", $._expression),
      ),
    );
  return choice(
    level(1, "or"),
    level(2, "and"),
    level(4, "<", "<=", ">", ">=", "==", "!="),
    level(5, "+", "-"),
    level(6, "*", "/", "@"),
    level(8, "**"),
  );
};

/** A part of `object`. */
const index_of = ($, object) => seq(field("object", object), "[", list($._index), "]");

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
    block: ($) =>
      seq("{", repeat(choice(seq(optional($._statement), ";"), $.for_statement, $.while_statement, $.if_statement)), "}"),

    // A condition, like a statement, does not begin with `{`.
    for_statement: ($) =>
      seq(
        "for",
        field("variable", $.identifier),
        "in",
        field("from", $._simple_expression),
        token(prec(1, "..")),
        field("to", $._simple_expression),
        field("body", $.block),
      ),
    while_statement: ($) => seq("while", field("condition", $._simple_expression), field("body", $.block)),
    if_statement: ($) =>
      seq(
        "if",
        field("condition", $._simple_expression),
        field("then", $.block),
        optional(seq("else", field("else", choice($.block, $.if_statement)))),
      ),

    _statement: ($) =>
      choice($.variable_declaration, $.assignment, $.unpacking, $.return_statement, $.expression_statement),
    assignment: ($) => seq(field("name", alias($.identifier, $.variable)), "=", field("value", $._value)),
    // The results of a call, one for each variable.
    unpacking: ($) =>
      seq(
        choice(
          seq("var", field("name", $.identifier), repeat1(seq(",", field("name", $.identifier)))),
          seq(
            field("name", alias($.identifier, $.variable)),
            repeat1(seq(",", field("name", alias($.identifier, $.variable)))),
          ),
        ),
        "=",
        field("value", $._expression),
      ),
    variable_declaration: ($) =>
      seq(
        choice(
          seq("var", field("name", $.identifier), optional(field("shape", $.shape))),
          seq(field("type", $.identifier), field("name", $.identifier)),
        ),
        "=",
        field("value", $._value),
      ),
    shape: ($) => seq("<", list(alias($._dimension, $.number)), ">"),
    return_statement: ($) => seq("return", optional(list(field("value", $._value)))),

    // A struct literal with the name of its struct is no operand: a `{` after a condition begins a block.
    _value: ($) => choice($._expression, alias($._named_literal, $.struct_literal)),
    _named_literal: ($) => seq(field("type", $.identifier), "{", list($._value), "}"),

    // A `{` at the beginning of a statement would be a block, so the first operand is not a struct literal.
    expression_statement: ($) => $._simple_expression,
    _simple_expression: ($) =>
      choice(
        $._simple,
        $.unary_expression,
        alias($._simple_binary, $.binary_expression),
        alias($._simple_field, $.field_expression),
        alias($._simple_index, $.index_expression),
      ),
    _simple_binary: ($) => binary($, $._simple_expression),
    _simple_field: ($) => field_of($, $._simple_path),
    _simple_index: ($) => index_of($, $._simple_path),
    _simple_path: ($) =>
      choice(
        $._simple,
        alias($._simple_field, $.field_expression),
        alias($._simple_index, $.index_expression),
      ),

    _expression: ($) => choice($._path, $.unary_expression, $.binary_expression),
    binary_expression: ($) => binary($, $._expression),
    unary_expression: ($) =>
      choice(
        prec(7, seq(field("operator", "-"), field("operand", $._expression))),
        prec(3, seq(field("operator", "not"), field("operand", $._expression))),
      ),
    _path: ($) => choice($._simple, $.struct_literal, $.field_expression, $.index_expression),
    field_expression: ($) => field_of($, $._path),
    index_expression: ($) => index_of($, $._path),
    _index: ($) => choice($._expression, $.range),
    range: ($) =>
      seq(
        optional(field("start", $._expression)),
        ":",
        optional(field("stop", $._expression)),
        optional(seq(":", optional(field("step", $._expression)))),
      ),

    _simple: ($) =>
      choice(
        $.number,
        alias($.identifier, $.variable),
        $.call_expression,
        $.parenthesized_expression,
        $.tensor,
      ),
    call_expression: ($) =>
      seq(field("function", $.identifier), "(", optional(list(choice($._argument, $.named_argument))), ")"),
    named_argument: ($) =>
      seq(field("name", $.identifier), "=", field("value", $._argument)),
    _argument: ($) => choice($._value, $.text),
    parenthesized_expression: ($) => seq("(", $._value, ")"),
    tensor: ($) => seq("[", list($._expression), "]"),
    struct_literal: ($) => seq("{", list($._value), "}"),

    // In `1.`, the point belongs to the number and not to a field; in `0..3`, the dots are longer than the point.
    number: () =>
      choice(
        seq(/[0-9]+/, optional(token.immediate(prec(1, /\.[0-9]*([eE][+-]?[0-9]+)?|[eE][+-]?[0-9]+/)))),
        /\.[0-9]+([eE][+-]?[0-9]+)?/,
      ),
    text: () => /"[^"\r\n\x00]*"/,
    _dimension: () => /0*[1-9][0-9]*/,
    identifier: () => /[a-zA-Z][a-zA-Z0-9_]*/,
    comment: () => /#[^\r\n]*/,
  },
});
