// Colors Toy programs, IR and the output of commands in the book's pages.
"use strict";

(() => {
  if (typeof hljs === "undefined") return;
  const number = { className: "number", begin: /-?\b\d+(\.\d+)?([eE][-+]?\d+)?\b/ };
  const string = { className: "string", begin: /"/, end: /"/ };
  hljs.registerLanguage("toy", () => ({
    keywords: { keyword: "and def else for if in not or return struct var while", built_in: "abs all any arange argmax argmin ceil concat cos cumsum dot equal erf exp expm1 eye f32 f64 flip floor full full_like greater greater_equal less less_equal linspace log log1p logical_and logical_not logical_or matmul max maximum mean min minimum norm normal not_equal ones ones_like outer pad power print prod random repeat reshape roll round sign sin size sqrt stack sum take tan tanh tile transpose where zeros zeros_like" },
    contains: [{ className: "comment", begin: /#/, end: /$/ }, string, number],
  }));
  hljs.registerLanguage("mlir", () => ({
    contains: [
      { className: "comment", begin: /\/\//, end: /$/ },
      string,
      { className: "variable", begin: /%[\w$.#-]+/ },
      { className: "title", begin: /[@^!#][\w$.-]+/ },
      { className: "built_in", begin: /\b[a-z_]\w*\.[\w.]+/ },
      { className: "keyword", begin: /\b(tensor|memref|vector|tuple|index|none|[su]?i\d+|b?f\d+)\b/ },
      number,
    ],
  }));
  hljs.registerLanguage("llvm", () => ({
    keywords: {
      keyword: "declare define label private constant global unnamed_addr to",
      built_in: "add alloca br call fadd fdiv fmul fsub getelementptr icmp load mul phi ret store sub",
    },
    contains: [
      { className: "comment", begin: /;/, end: /$/ },
      string,
      { className: "variable", begin: /%[\w$.-]+/ },
      { className: "title", begin: /[@!#][\w$.-]+/ },
      { className: "keyword", begin: /\b(ptr|double|float|void|i\d+)\b/ },
      number,
    ],
  }));
  hljs.registerLanguage("tablegen", () => ({
    keywords: "bit bits class code dag def defm defset defvar field foreach if else in include int let list multiclass string then true false",
    contains: [
      { className: "comment", begin: /\/\//, end: /$/ },
      string,
      { className: "string", begin: /\[\{/, end: /\}\]/ },
      { className: "variable", begin: /\$\w+/ },
      number,
    ],
  }));
  hljs.registerLanguage("command", () => ({ contains: [string, { className: "string", begin: /'/, end: /'/ }] }));

  const ofFile = { toy: "toy", mlir: "mlir", td: "tablegen", rs: "rust", c: "c", h: "c", ll: "llvm" };
  // What a program of a pipe prints, or nothing if it passes on what it reads.
  const ofProgram = (program) => {
    if (/^toy-tblgen\b/.test(program)) {
      if (/-gen-\S*-doc\b/.test(program)) return "plaintext";
      return /-gen-/.test(program) ? "rust" : "tablegen";
    }
    if (/^(toy-opt|mlir-opt-22)\b/.test(program)) {
      return /-(show-dialects|list-passes|help|version)\b/.test(program) ? "plaintext" : "mlir";
    }
    if (/^toyc\b/.test(program)) {
      if (/-mlir-print-ir/.test(program)) return "mlir";
      if (/-run\b/.test(program)) return "plaintext";
      if (/-emit=mlir/.test(program)) return "mlir";
      if (/-emit=llvm\b/.test(program)) return "llvm";
      return /-emit=toy\b/.test(program) ? "toy" : "plaintext";
    }
    if (/^(cat|grep|head|sed|tail)\b/.test(program)) {
      const file = program.match(/\.(\w+)$/);
      return (file && ofFile[file[1]]) || null;
    }
    return /^(cut|tr|sort)\b/.test(program) ? null : "plaintext";
  };
  // A quote may hide what separates programs.
  const ofCommand = (command) => {
    const programs = command.replace(/'[^']*'/g, "''").replace(/2>&1/g, "").split(/\||&&|;/);
    const known = programs.map((program) => ofProgram(program.trim())).filter((language) => language !== null);
    return known.pop() ?? "plaintext";
  };
  // Diagnostics and logs of what was done are about IR, and are none.
  const isMessage = (line) => /^(\S+:\d+:\d+: |error: |warning: |\[[\w-]+\] |  help: |\? \d+$)/.test(line);
  const span = (kind, text) => {
    const made = document.createElement("span");
    if (kind) made.className = `hljs-${kind}`;
    made.textContent = text;
    return made.outerHTML;
  };
  const colored = (language, text) => hljs.highlight(language, text, true).value;
  const consoleBlock = (text) => {
    let language = "plaintext";
    let command = "";
    const lines = text.replace(/\n$/, "").split("\n").map((line) => {
      const isFirst = line.startsWith("$ ");
      if (isFirst || (command && line.startsWith("> "))) {
        command = isFirst ? line.slice(2) : `${command}; ${line.slice(2)}`;
        language = ofCommand(command);
        return span("prompt", line.slice(0, 2)) + colored("command", line.slice(2));
      }
      command = "";
      return isMessage(line) || language === "plaintext" ? span("", line) : colored(language, line);
    });
    return `${lines.join("\n")}\n`;
  };

  const highlight = hljs.highlightElement || hljs.highlightBlock;
  for (const language of ["toy", "mlir", "tablegen"]) {
    document.querySelectorAll(`code.language-${language}`).forEach((block) => highlight(block));
  }
  document.querySelectorAll("code.language-repl").forEach((block) => {
    block.innerHTML = colored("toy", block.textContent);
  });
  document.querySelectorAll("code.language-console").forEach((block) => {
    block.innerHTML = consoleBlock(block.textContent);
  });
})();
