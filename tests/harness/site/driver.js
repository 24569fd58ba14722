// Runs after a page's own scripts: looks at it in every theme, and writes down what is wrong.
(() => {
  const failures = [];
  const expect = (condition, message) => condition || failures.push(message);
  const color = (text) => (text.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (rgb) => {
    const [r, g, b] = rgb.slice(0, 3).map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [low, high] = [luminance(color(one)), luminance(color(other))].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  // The color behind an element: that of the nearest ancestor which has one.
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const back = getComputedStyle(at).backgroundColor;
      if ((color(back)[3] ?? 1) > 0) return back;
    }
    return "rgb(255, 255, 255)";
  };
  const themes = ["light", "rust", "coal", "navy", "ayu"];
  const drawn = new Set();
  for (const theme of themes) {
    document.getElementById(`mdbook-theme-${theme}`).click();
    const at = (message) => `${theme}: ${message}`;
    document.querySelectorAll(".drawing").forEach((drawing) => {
      const style = (selector) => getComputedStyle(drawing.querySelector(selector));
      const back = behind(drawing);
      expect(contrast(style("text").fill, style(".node").fill) >= 4.5, at("the names in a drawing cannot be read"));
      expect(contrast(style(".edge").stroke, back) >= 3, at("the edges of a drawing cannot be seen"));
      drawn.add(`${style("text").fill} on ${back}`);
    });
    document.querySelectorAll("code.language-console, code.language-mlir").forEach((block) => {
      for (const part of block.querySelectorAll(".hljs-variable, .hljs-title, .hljs-keyword, .hljs-built_in")) {
        const isSeen = getComputedStyle(part).color !== getComputedStyle(block).color;
        expect(isSeen, at(`there is no color for ${part.className}`));
      }
    });
    document.querySelectorAll(".file").forEach((name) => {
      expect(contrast(getComputedStyle(name).color, behind(name)) >= 4.5, at("the name of a file cannot be read"));
    });
  }
  expect(!document.querySelector(".drawing") || drawn.size > 1, "drawings look the same in all themes");

  const isIr = (line) => /^ *(%\w+ = |module|func\.func|affine\.for|#\w+ = )/.test(line);
  const counts = { prompts: 0, ir: 0 };
  document.querySelectorAll("code.language-console").forEach((block) => {
    const lines = block.innerHTML.split("\n");
    const texts = block.textContent.split("\n");
    expect(lines.length === texts.length, `colors go over the end of a line in ${texts[0]}`);
    texts.forEach((text, index) => {
      const isPrompt = lines[index].startsWith('<span class="hljs-prompt">');
      const isCommand = text.startsWith("$ ") || (text.startsWith("> ") && texts.slice(0, index).some((line) => line.startsWith("$ ")));
      expect(isPrompt === isCommand, `a prompt is not where it should be: ${text}`);
      counts.prompts += isPrompt;
      if (isIr(text) && /[%#@]/.test(text)) {
        counts.ir += 1;
        expect(/hljs-(variable|title|built_in|keyword)/.test(lines[index]), `a line of IR has no colors: ${text}`);
      }
    });
  });
  expect(counts.prompts > 0, "there is no command");
  document.querySelectorAll("code.language-toy").forEach((block) => {
    const caption = block.closest("pre").previousElementSibling;
    expect(caption?.matches(".file"), `a program has no name: ${block.textContent.split("\n")[0]}`);
  });
  const list = document.createElement("pre");
  list.textContent = `FOUND${[...new Set(failures)].join("\n")}DONE`;
  document.body.replaceChildren(list);
})();
