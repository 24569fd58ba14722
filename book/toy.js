// Colors Toy programs and MLIR in the book's pages.
"use strict";

(() => {
  if (typeof hljs === "undefined") return;
  const number = { className: "number", begin: /-?\b\d+(\.\d+)?([eE][-+]?\d+)?\b/ };
  hljs.registerLanguage("toy", () => ({
    keywords: { keyword: "def return struct var", built_in: "maximum print transpose" },
    contains: [{ className: "comment", begin: /#/, end: /$/ }, number],
  }));
  hljs.registerLanguage("mlir", () => ({
    contains: [
      { className: "comment", begin: /\/\//, end: /$/ },
      { className: "string", begin: /"/, end: /"/ },
      { className: "variable", begin: /%[\w$.#-]+/ },
      { className: "symbol", begin: /[@^!#][\w$.-]+/ },
      { className: "type", begin: /\b(tensor|memref|vector|tuple|index|none|[su]?i\d+|b?f\d+)\b/ },
      { className: "built_in", begin: /\b[a-z_]\w*\.[\w.]+/ },
      number,
    ],
  }));
  hljs.registerLanguage("tablegen", () => ({
    keywords: "bit bits class code dag def defm defset defvar field foreach if else in include int let list multiclass string then true false",
    contains: [
      { className: "comment", begin: /\/\//, end: /$/ },
      { className: "string", begin: /"/, end: /"/ },
      { className: "string", begin: /\[\{/, end: /\}\]/ },
      { className: "variable", begin: /\$\w+/ },
      number,
    ],
  }));
  const highlight = hljs.highlightElement || hljs.highlightBlock;
  for (const language of ["toy", "mlir", "tablegen"]) {
    document.querySelectorAll(`code.language-${language}`).forEach((block) => highlight(block));
  }
})();
