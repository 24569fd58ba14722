// Uses the page of toyc explore as one who types would; returns what is wrong, or nothing.
const wrong = [];
const expect = (condition, message) => condition || wrong.push(message);
const shown = () => Number(document.documentElement.dataset.shown);
const until = async (condition, what) => {
  for (let n = 0; n < 1000; n++) {
    if (condition()) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`never: ${what}`);
};
const type = async (text) => {
  const before = shown();
  live.text.focus();
  live.text.value = text;
  live.text.dispatchEvent(new Event("input"));
  await until(() => shown() > before && !live.isBusy, text);
};
const has = (kind, text) =>
  panes.some((pane) => pane.kind === kind && pane.rows.some((row) => textOf(row).includes(text)));
const marks = (kind) => [...live.marks.querySelectorAll(`.${kind}`)];
const count = () => live.digits.textContent.split("\n").length;

const first = live.text.value;
expect(first.includes("multiply_transpose"), "the editor does not hold the file");
expect(live.save.disabled, "there is something to save");
expect(!app.views.some((view) => view.pane.kind === "source"), "the source is shown twice");
expect(app.views.length >= 2, "there are no stages beside the editor");
expect(count() === first.split("\n").length, "the lines are not numbered");

// Typing shows other stages, and keeps open what is open.
const open = () => app.views.map((view) => view.pane.title).join();
const before = open();
await type(`${first}\n# typed\ndef more() {\n  return 77;\n}\n`);
expect(has("tree", "more"), "what was typed is not in the syntax tree");
expect(open() === before, `open were ${before}, and now are ${open()}`);
expect(!live.save.disabled, "there is nothing to save");
expect(document.activeElement === live.text, "the editor lost the focus");

// Letters are text, and not the keys of the page.
live.text.dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true }));
expect(!document.documentElement.dataset.theme, "a letter changed the theme");

// An error leaves the stages, and leads to its place.
await type(first.replace("print(multiply_transpose(a, b))", "print(multiply_transpose(a, nothing))"));
const errors = live.messages.querySelectorAll(".error button");
expect(errors.length === 1 && errors[0].textContent.includes("nothing"), `errors: ${live.messages.textContent}`);
expect(document.documentElement.classList.contains("stale"), "old stages do not look old");
expect(has("assembly", "main"), "the old stages are gone");
expect(marks("error").map((mark) => mark.dataset.line).join() === "9", "the wrong line is not marked");
errors[0].click();
expect(live.text.value.slice(live.text.selectionStart).startsWith("nothing"), "the error does not lead to its place");

// The line of the caret lights up what became of it, and the other way round.
await type(`${first}# typed\n`);
expect(!document.documentElement.classList.contains("stale") && !live.messages.children.length, "the error is still there");
const at = first.indexOf("transpose(a) *");
live.text.setSelectionRange(at, at);
await until(() => document.querySelectorAll(".pane:not(.editor) .row.lit2").length > 0, "the caret's line lights up stages");
expect(marks("lit2").length > 0, "the caret's line is not lit in the editor");
app.release();
expect(!marks("lit1").length && !marks("lit2").length, "what was let go of is lit");
const machine = panes.findLast((pane) => pane.kind === "assembly");
app.open(machine);
app.choose(machine.rows.find((row) => placesOf(row)), app.view(machine));
expect(marks("lit2").length > 0, "assembly does not light up the editor");

// The text is colored where it is visible, line by line.
const colors = (kind) => [...live.shown.querySelectorAll(`.c-${kind}`)].map((part) => part.textContent);
const same = () => live.shown.textContent === live.text.value.split("\n").slice(0, live.shown.children.length).join("");
expect(colors("word").includes("def") && colors("comment").length && colors("operation").includes("transpose"), "nothing is colored");
expect(same(), "what is seen is not what is edited");
await type(`${first}${"# more\n".repeat(500)}`);
expect(live.shown.children.length < 100, "lines are colored that are not visible");
live.text.scrollTop = 100 * ROW;
await until(() => live.shown.firstChild.textContent === "# more", "the colors do not scroll");
const top = (element) => element.getBoundingClientRect().top;
expect(Math.abs(top(live.shown) - top(live.text)) < 1, "the colors are beside the text");
live.text.scrollTop = 0;
await type(first);

// What the program prints is shown, and the switches change what is compiled.
const output = () => $("output").querySelector("pre").textContent;
expect(!$("output").hidden && output().split("\n").length > 4, `the output is ${output()}`);
const change = async (name, act) => {
  const before = shown();
  const control = $(`switch-${name}`);
  act(control);
  control.dispatchEvent(new Event("change", { bubbles: true }));
  await until(() => shown() > before && !live.isBusy, name);
};
expect(!panes.some((pane) => pane.title === "affine-loop-fusion"), "loops are optimized");
await change("opt", (box) => { box.checked = true; });
expect(panes.some((pane) => pane.title === "affine-loop-fusion"), "-opt has no effect");
await change("start", (field) => { field.value = "multiply_transpose([[1, 2]], 3)"; });
expect(output() === "tensor<2x1xf64>\n9.000000 \n36.000000 \n" || output().startsWith("tensor<"), `the result is ${output()}`);
expect(has("assembly", "multiply_transpose:"), "there is no assembly of the function");
await change("start", (field) => { field.value = "nothing:2"; });
expect(live.messages.textContent.includes("there is no function 'nothing'"), `said: ${live.messages.textContent}`);
await change("start", (field) => { field.value = ""; });
await change("opt", (box) => { box.checked = false; });

// Typing faster than the compiler shows the last text.
for (let n = 0; n < 30; n++) {
  live.text.value = `${first}# typed ${n}\n`;
  live.text.dispatchEvent(new Event("input"));
}
await until(() => !live.isBusy && panes[0].rows.some((row) => textOf(row).includes("typed 29")), "the last text is shown");
return wrong.join("\n");
