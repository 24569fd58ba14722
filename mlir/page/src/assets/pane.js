// A list of which only the visible lines are in the document, and the column that shows a stage in such a list.

/** The height of a line; a finger needs more than a pointer. */
const ROW = matchMedia("(pointer: coarse)").matches ? 26 : 20;
document.documentElement.style.setProperty("--row", `${ROW}px`);

/** A list of any length. `render(index)` makes the element of a line. */
class VirtualList {
  constructor(element, { label, render, choose, act }) {
    this.element = element;
    this.render = render;
    this.choose = choose;
    this.count = 0;
    this.active = -1;
    this.shown = [0, 0];
    this.id = `list${VirtualList.made++}`;
    this.sizer = make("div", { className: "sizer" });
    element.append(this.sizer);
    element.tabIndex = 0;
    element.setAttribute("role", "listbox");
    element.setAttribute("aria-label", label);
    element.addEventListener("scroll", () => this.draw(), { passive: true });
    element.addEventListener("keydown", (event) => this.key(event));
    element.addEventListener("focus", () => this.active < 0 && this.count && this.go(this.first(), true));
    element.addEventListener("click", (event) => {
      const at = this.at(event);
      if (at >= 0) {
        this.go(at, true);
        act?.(at);
      }
    });
    new ResizeObserver(() => this.draw()).observe(element);
  }

  /** The first visible line. */
  first() {
    return Math.min(this.count - 1, Math.ceil(this.element.scrollTop / ROW));
  }

  /** The line that an event is about, or -1. */
  at(event) {
    const row = event.target.closest?.(".row");
    return row && this.sizer.contains(row) ? Number(row.dataset.line) : -1;
  }

  set(count, width) {
    this.count = count;
    this.active = Math.min(this.active, count - 1);
    this.sizer.style.height = `${count * ROW}px`;
    this.sizer.style.minWidth = `calc(${width}ch + 5.5rem)`;
    this.redraw();
  }

  redraw() {
    this.shown = [0, 0];
    this.draw();
  }

  draw() {
    // A list that was taken off the page may show what is no longer there.
    if (this.isPrinting || !this.element.isConnected) return;
    const extra = 8;
    const from = Math.max(0, Math.floor(this.element.scrollTop / ROW) - extra);
    const to = Math.min(this.count, Math.ceil((this.element.scrollTop + this.element.clientHeight) / ROW) + extra);
    if (from === this.shown[0] && to === this.shown[1]) return;
    this.shown = [from, to];
    this.sizer.replaceChildren(...this.between(from, to));
    this.point();
  }

  between(from, to) {
    const rows = [];
    for (let at = from; at < to; at++) {
      const row = this.render(at);
      row.classList.add("row");
      row.dataset.line = at;
      row.id = `${this.id}-${at}`;
      row.setAttribute("role", "option");
      row.setAttribute("aria-posinset", at + 1);
      row.setAttribute("aria-setsize", this.count);
      row.style.top = `${at * ROW}px`;
      rows.push(row);
    }
    return rows;
  }

  /** Shows which line is the active one. */
  point() {
    for (const row of this.sizer.children) {
      const isActive = Number(row.dataset.line) === this.active;
      row.classList.toggle("active", isActive);
      row.setAttribute("aria-selected", isActive);
    }
    if (this.active >= 0) this.element.setAttribute("aria-activedescendant", `${this.id}-${this.active}`);
    else this.element.removeAttribute("aria-activedescendant");
  }

  /** Makes a line the active one. */
  go(at, isChosen) {
    this.active = Math.max(0, Math.min(this.count - 1, at));
    this.reveal(this.active);
    this.point();
    if (isChosen) this.choose?.(this.active);
  }

  /** Scrolls as far as needed to show a line; with `center`, to the middle. */
  reveal(at, center = false) {
    const { scrollTop, clientHeight } = this.element;
    const top = at * ROW;
    const isVisible = top >= scrollTop && top + ROW <= scrollTop + clientHeight;
    if (isVisible) return;
    if (center) this.element.scrollTop = Math.max(0, top - clientHeight / 2);
    else this.element.scrollTop = top < scrollTop ? top : top + ROW - clientHeight;
    this.draw();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(this.element.clientHeight / ROW) - 1);
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -this.count, End: this.count };
    const move = moves[event.key];
    if (!move || !this.count) return;
    event.preventDefault();
    event.stopPropagation();
    this.go(this.active < 0 ? this.first() : this.active + move, true);
  }

  /** Puts all lines into the document, up to a limit, for printing; and takes them out again. */
  print(isPrinting) {
    this.isPrinting = isPrinting;
    if (isPrinting) this.sizer.replaceChildren(...this.between(0, Math.min(this.count, 4000)));
    else this.redraw();
  }
}
VirtualList.made = 0;

/** The parts of a line that are colored, in source and in everything below it. */
const NUMBER = String.raw`(?<number>(?<![\w.$])-?(?:0x[0-9A-Fa-f]+|\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?!\w))`;
const STRING = String.raw`(?<string>"(?:[^"\\]|\\.)*")`;
const SOURCE = ({ comment, keywords, functions }) => {
  const literal = (text) => text.replace(/[^\w\s]/g, "\\$&");
  const oneOf = (words) => words.map(literal).join("|");
  return new RegExp(
    [String.raw`(?<comment>${literal(comment)}.*)`, STRING, NUMBER, String.raw`(?<word>\b(?:${oneOf(keywords)})\b)`,
      String.raw`(?<operation>\b(?:${oneOf(functions)})\b(?=\())`].join("|"), "g");
};
const IR = new RegExp(
  [String.raw`(?<comment>\/\/.*|(?<=^|\s)[#;](?![\w"]).*)`, STRING, String.raw`(?<value>%[\w$.-]+(?:#\d+)?)`,
    String.raw`(?<symbol>[@^!#][A-Za-z_][\w$.]*)`, NUMBER, String.raw`(?<operation>\b[a-z_]\w*\.[a-z_][\w.]*)`,
    String.raw`(?<word>\b(?:module|define|declare|i1|i8|i16|i32|i64|f32|f64|index|double|ptr|void|tensor|memref|vector)\b)`,
  ].join("|"), "g");

/** A text as colored pieces: those of `parts`. `mark` is the column of a token to mark. */
function colored(text, parts, mark) {
  const pieces = [];
  let from = 0;
  const plain = (end) => end > from && pieces.push(text.slice(from, end));
  // Very long lines are constants.
  if (text.length > 2000) return [text];
  if (mark !== undefined) return marked(text, mark);
  for (const match of text.matchAll(parts)) {
    const kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined);
    plain(match.index);
    pieces.push(make("span", { className: `c-${kind}` }, match[0]));
    from = match.index + match[0].length;
  }
  plain(text.length);
  return pieces;
}

/** A line of the source with a mark below the token at a column. */
function marked(text, column) {
  const before = text.slice(0, column - 1);
  const token = /^(?:\w+|[^\s\w])/.exec(text.slice(column - 1))?.[0] ?? "";
  const pieces = token ? [before, make("u", { className: "token" }, token)] : [before];
  return [...pieces, text.slice(before.length + token.length)];
}

const SIGNS = { "+": "added", "-": "removed", "~": "renumbered" };

/** A column that shows a stage. */
class PaneView {
  constructor(pane, app) {
    this.pane = pane;
    this.app = app;
    this.mode = "text";
    this.unfolded = new Set();
    const title = `${pane.title}`;
    this.element = make("section", { className: `pane ${pane.kind}`, "aria-label": title });
    this.element.dataset.pane = pane.index;
    this.lit = make("button", { type: "button", className: "lit-count", title: "To the next lit line" });
    this.lit.addEventListener("click", () => this.nextLit());
    this.modes = make("div", { className: "modes", role: "group", "aria-label": `What to show of ${title}` });
    this.element.append(
      make("header", {},
        make("h2", { title: pane.detail ?? "" }, title),
        make("span", { className: "time" }, pane.time === undefined ? "" : milliseconds(pane.time)),
        this.lit,
        this.modes,
        make("button", { type: "button", className: "close", "aria-label": `Close ${title}`, title: "Close (x)",
          onclick: () => app.close(this.pane) }, "×"),
      ),
    );
    this.extra = make("div", { className: "extra" });
    this.scroll = make("div", { className: "scroll" });
    this.ruler = make("div", { className: "ruler", "aria-hidden": "true" });
    this.element.append(this.extra, make("div", { className: "body" }, this.scroll, this.ruler));
    this.list = new VirtualList(this.scroll, {
      label: `${title}, lines`,
      render: (at) => this.row(at),
      choose: (at) => this.choose(at),
      act: (at) => this.act(at),
    });
    this.scroll.addEventListener("pointerover", (event) => {
      const at = this.list.at(event);
      if (at >= 0 && event.pointerType !== "touch") app.hover(this.lines[at].row, this);
    });
    this.scroll.addEventListener("pointerleave", () => app.hover(null, this));
    this.show("text");
  }

  /** The ways to look at this stage, with the words on their buttons. */
  ways() {
    const { pane } = this;
    const ways = [["text", "Text"]];
    if (pane.before) ways.push(["changes", "Changes"]);
    if (pane.steps.length) ways.push(["steps", `Patterns (${pane.steps.length + (pane.left ?? 0)})`]);
    if (pane.drawings?.length) ways.push(["drawings", "Graphs"]);
    return ways;
  }

  show(mode) {
    const ways = this.ways();
    if (!ways.some(([way]) => way === mode)) return false;
    this.mode = mode;
    this.element.dataset.mode = mode;
    const button = ([way, word]) =>
      make("button", { type: "button", "aria-pressed": String(way === mode), onclick: () => this.show(way) }, word);
    this.modes.replaceChildren(...(ways.length > 1 ? ways.map(button) : []));
    this.extra.replaceChildren();
    this.replay = null;
    if (mode === "text") this.fill(this.pane.rows.map((row, at) => ({ row, sign: " ", number: at + 1 })));
    if (mode === "changes") this.showChanges();
    if (mode === "steps") this.replay = new Replay(this);
    if (mode === "drawings") {
      this.fill([]);
      this.extra.append(...drawings(this.pane, this.app));
    }
    return true;
  }

  showChanges() {
    const { pane } = this;
    this.unfolded.clear();
    this.all = compared(pane.changes ?? [], pane.before.rows);
    const count = (sign) => this.all.filter((line) => line.sign === sign).length;
    const words = pane.changes
      ? `${count("+")} lines added, ${count("-")} removed, compared with ${pane.before.title}`
      : `The same as ${pane.before.title}`;
    this.extra.append(make("p", { className: "note" }, words));
    if (pane.detail) this.extra.append(make("p", { className: "note detail" }, pane.detail));
    this.fill(folded(this.all));
  }

  /** Fills the list. */
  fill(lines) {
    this.lines = lines;
    let width = 0;
    for (const { row } of lines) width = Math.max(width, textOf(row).length);
    this.list.set(lines.length, Math.min(width, 4000));
    this.relight();
  }

  row(at) {
    const { row, sign, fold, number } = this.lines[at];
    if (fold) return make("div", { className: "fold" }, `⋯ ${fold} unchanged lines`);
    const set = placesOf(row);
    const level = lit.levels[set];
    const isSource = this.pane.kind === "source";
    const mark = isSource && level ? placeSets[lit.set].find(([line, c]) => c && line === at + 1)?.[1] : undefined;
    const element = make("div", { className: `line${level ? ` lit${level}` : ""} ${SIGNS[sign] ?? ""}` },
      make("span", { className: "mark", "aria-hidden": "true" }, ["", "▷", "▶"][level]),
      make("span", { className: "number", "aria-hidden": "true" }, String(number ?? "")),
      make("span", { className: "sign" }, sign === " " ? "" : sign),
      make("code", {}, ...colored(textOf(row), (isSource && this.app.sourceParts) || IR, mark)),
    );
    if (set && !isSource) element.title = placeText(set);
    return element;
  }

  choose(at) {
    const { row, fold } = this.lines[at];
    if (!fold) this.app.choose(row, this);
  }

  /** What a click on a line does. */
  act(at) {
    const { row, fold } = this.lines[at];
    if (!fold) return this.app.pin(row, this);
    const lines = [...this.lines];
    const start = this.startOfFold(at);
    lines.splice(at, 1, ...this.all.slice(start, start + fold));
    this.fill(lines);
  }

  /** The number of the first line that a fold stands for. */
  startOfFold(at) {
    return this.lines.slice(0, at).reduce((sum, line) => sum + (line.fold ?? 1), 0);
  }

  /** Shows what is lit: in the visible lines, beside the list, and as a number. */
  relight() {
    this.list.redraw();
    const found = [];
    this.lines.forEach((line, at) => {
      const level = line.fold ? 0 : lit.levels[placesOf(line.row)];
      if (level) found.push([at, level]);
    });
    this.found = found;
    this.lit.hidden = !found.length;
    this.lit.textContent = `▶ ${found.length}`;
    this.lit.setAttribute("aria-label", `${found.length} lit lines in ${this.pane.title}; to the next one`);
    const step = Math.max(1, Math.ceil(found.length / 200));
    const marks = found.filter((_, index) => index % step === 0).map(([at, level]) => {
      const mark = make("i", { className: `lit${level}` });
      mark.style.top = `${(100 * at) / Math.max(1, this.lines.length)}%`;
      return mark;
    });
    this.ruler.replaceChildren(...marks);
  }

  /** Scrolls to the lit line that is nearest to what is visible, the ones of the same place first. */
  revealLit() {
    if (!this.found.length) return;
    const best = this.found.some(([, level]) => level === 2) ? 2 : 1;
    const middle = (this.scroll.scrollTop + this.scroll.clientHeight / 2) / ROW;
    const rows = this.found.filter(([, level]) => level === best).map(([at]) => at);
    const nearest = rows.reduce((a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a));
    this.list.reveal(nearest, true);
  }

  nextLit() {
    if (!this.found.length) return;
    const next = this.found.find(([at]) => at > this.list.active) ?? this.found[0];
    this.scroll.focus({ preventScroll: true });
    this.list.active = next[0];
    this.list.reveal(next[0], true);
    this.list.point();
  }
}

/** The drawings of a stage. A node leads to the line that it comes from. */
function drawings(pane, app) {
  return pane.drawings.map(({ title, svg }) => {
    const box = make("figure", {}, make("figcaption", {}, title));
    const holder = make("div", { className: "drawing", tabIndex: 0, role: "group", "aria-label": title });
    holder.innerHTML = svg;
    holder.addEventListener("click", (event) => {
      const line = event.target.closest?.("[data-line]")?.dataset.line;
      if (line) app.lightLine(Number(line));
    });
    box.append(holder);
    return box;
  });
}
