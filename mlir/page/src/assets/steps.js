// The replay of what the pattern drivers did in a pass: a list of steps, and the contents after each.

class Replay {
  constructor(view) {
    this.view = view;
    this.steps = view.pane.steps;
    this.at = 0;
    const button = (word, label, key, go) =>
      make("button", { type: "button", title: `${label} (${key})`, "aria-label": label, onclick: go }, word);
    this.range = make("input", { type: "range", min: 1, max: this.steps.length, value: 1, "aria-label": "Step" });
    this.range.addEventListener("input", () => this.go(Number(this.range.value) - 1));
    this.where = make("output", { className: "where" });
    const bar = make("div", { className: "bar", role: "group", "aria-label": "Replay" },
      button("◀", "Previous step", "p", () => this.go(this.at - 1)),
      button("▶", "Next step", "n", () => this.go(this.at + 1)),
      this.range, this.where);
    const holder = make("div", { className: "steps scroll" });
    this.list = new VirtualList(holder, {
      label: `Patterns that fired in ${view.pane.title}, in order`,
      render: (at) => this.row(at),
      choose: (at) => at !== this.at && this.go(at),
    });
    this.said = make("p", { className: "note", role: "status" });
    view.extra.append(holder, bar, this.said);
    if (view.pane.left) {
      const words = `${view.pane.left} more steps were not recorded: a page keeps the first ${this.steps.length} of a pass.`;
      view.extra.append(make("p", { className: "note" }, words));
    }
    this.list.set(this.steps.length, 60);
    this.go(0);
  }

  /** The last parts of a pattern's path; the whole is the title. */
  static short(name) {
    const path = name.replace(/<.*$/, "");
    return path.split("::").slice(-2).join("::");
  }

  row(at) {
    const [what, root, set] = this.steps[at].step;
    const name = texts[what];
    return make("div", { className: "line step", title: `${name}\n${placeText(set)}` },
      make("span", { className: "number" }, String(at + 1)),
      make("b", {}, Replay.short(name)),
      make("code", {}, texts[root]));
  }

  go(at) {
    this.at = Math.max(0, Math.min(this.steps.length - 1, at));
    const { run, at: inRun, step } = this.steps[this.at];
    const { rows, changes } = replayed(run, inRun);
    const lines = compared(changes ?? [], rows);
    this.view.all = lines;
    // Values keep their names during a replay: one with another number is another value.
    this.view.fill(folded(lines, 6, "+-~"));
    const first = this.view.lines.findIndex((line) => line.sign !== " " && !line.fold);
    if (first >= 0) this.view.list.reveal(first, true);
    this.range.value = this.at + 1;
    this.where.value = `${this.at + 1} of ${this.steps.length}`;
    const owner = texts[run.owner];
    const missing = changes ? "" : "; the text of this step was not recorded";
    this.said.textContent = `${Replay.short(texts[step[0]])} on ${texts[step[1]] || "the region"}` +
      `${owner ? `, in ${owner}` : ""}${missing}`;
    this.said.title = texts[step[0]];
    this.view.element.dataset.step = this.at + 1;
    this.list.active = this.at;
    this.list.reveal(this.at);
    this.list.point();
  }
}
