// The page: which stages are open, what the keys do, and how it looks.

const $ = (id) => document.getElementById(id);

/** Narrower windows show one stage at a time. */
const narrow = matchMedia("(max-width: 700px)");

/** The least width of a column that can be read. */
const COLUMN = 400;

const app = {
  views: [],

  /** The parts of the source that are colored; without it, they are those of IR. */
  sourceParts: null,

  /** Shows data, which may be that of another version of the program: what was open stays open. */
  show(json) {
    const kept = this.views.map((view) => ({
      title: view.pane.title,
      nth: panes.filter((pane) => pane.title === view.pane.title).indexOf(view.pane),
      mode: view.mode,
      top: view.scroll.scrollTop,
      isCurrent: view === this.current,
      active: view.list.active,
      hasFocus: view.element.contains(document.activeElement),
    }));
    while (this.views.length) this.drop(this.views[0]);
    document.documentElement.classList.remove("pinned");
    load(json);
    this.sourceParts = data.syntax ? SOURCE(data.syntax) : null;
    $("title").textContent = data.title;
    document.title = data.title;
    this.showOutput(data.output);
    $("notes").replaceChildren(...data.notes.map((note) => make("p", {}, note)));
    for (const { title, nth, mode, top, isCurrent, active, hasFocus } of kept) {
      const named = panes.filter((pane) => pane.title === title);
      const pane = named[nth] ?? named.at(-1);
      if (!pane) continue;
      const view = this.open(pane);
      view.show(mode);
      view.scroll.scrollTop = top;
      view.list.active = Math.min(active, view.lines.length - 1);
      if (isCurrent) this.current = view;
      if (hasFocus) view.scroll.focus({ preventScroll: true });
    }
    if (!this.views.length) begin();
    this.drawStages();
  },

  /** Shows what the program prints, if it was run. */
  showOutput(output) {
    $("output").hidden = !output;
    if (!output) return;
    const isNothing = !output.text && !output.note;
    $("output").querySelector("pre").textContent = output.text;
    $("output").querySelector("pre").hidden = !output.text;
    $("output").querySelector(".note").textContent = isNothing ? "nothing" : output.note;
  },

  /** The views in the order of the stages. */
  view(pane) {
    return this.views.find((view) => view.pane === pane);
  },

  open(pane) {
    if (this.view(pane)) return this.view(pane);
    if (narrow.matches) while (this.views.length) this.drop(this.views[0]);
    const view = new PaneView(pane, this);
    const after = this.views.find((other) => other.pane.index > pane.index);
    $("panes").insertBefore(view.element, after?.element ?? null);
    this.views.push(view);
    this.views.sort((a, b) => a.pane.index - b.pane.index);
    view.list.redraw();
    view.revealLit();
    this.drawStages();
    return view;
  },

  drop(view) {
    this.views.splice(this.views.indexOf(view), 1);
    view.element.remove();
    if (this.current === view) this.current = null;
  },

  close(pane) {
    const at = this.views.findIndex((view) => view.pane === pane);
    if (at < 0 || this.views.length === 1) return;
    this.drop(this.views[at]);
    this.drawStages();
    this.focus(this.views[Math.min(at, this.views.length - 1)]);
  },

  toggle(pane) {
    if (this.view(pane) && !narrow.matches) this.close(pane);
    else this.focus(this.open(pane));
  },

  /** Shows the stage before or after one in its place; passes that changed nothing are left out. */
  replace(view, by) {
    const list = panes.filter((pane) => !pane.isSame || pane === view.pane);
    const next = list[list.indexOf(view.pane) + by];
    if (!next) return;
    const mode = view.mode;
    if (this.view(next)) return this.focus(this.view(next));
    const opened = this.open(next);
    if (this.views.includes(view)) this.drop(view);
    opened.show(mode);
    this.drawStages();
    this.focus(opened);
  },

  focus(view) {
    this.current = view;
    view?.scroll.focus({ preventScroll: true });
    view?.element.scrollIntoView({ block: "nearest", inline: "nearest" });
  },

  relight() {
    for (const view of this.views) view.relight();
    for (const node of document.querySelectorAll(".graph [data-line]")) {
      const line = Number(node.dataset.line);
      node.classList.toggle("lit", placeSets[lit.set].some(([other]) => other === line));
    }
  },

  hover(row, view) {
    if (lit.pinned) return;
    const set = row === null ? 0 : placesOf(row);
    if (set === lit.set) return;
    light(set, view);
    this.relight();
  },

  /** A line was chosen with a key. */
  choose(row, view) {
    this.current = view;
    const set = placesOf(row);
    lit.pinned = false;
    light(set, view);
    this.relight();
    for (const other of this.views) if (other !== view) other.revealLit();
    const counts = this.views.filter((other) => other !== view && other.found.length);
    $("said").textContent = set
      ? `${placeText(set)}${counts.length ? "; lit: " : ""}${counts.map((v) => `${v.pane.title} ${v.found.length}`).join(", ")}`
      : "This line has no place in the source";
  },

  pin(row, view) {
    const isSame = lit.pinned && lit.view === view && lit.set === placesOf(row);
    this.choose(row, view);
    lit.pinned = !isSame && lit.set !== 0;
    document.documentElement.classList.toggle("pinned", lit.pinned);
  },

  release() {
    lit.pinned = false;
    document.documentElement.classList.remove("pinned");
    light(0, null);
    $("said").textContent = "";
    this.relight();
  },

  /** Lights up a line of the source. */
  lightLine(line) {
    const row = sourcePane()?.rows[line - 1];
    if (row === undefined) return;
    this.pin(row, null);
    for (const view of this.views) view.revealLit();
  },

  /** The list of stages; passes in a row that changed nothing are folded. */
  drawStages() {
    const chips = [];
    for (let at = 0; at < panes.length; ) {
      if (!panes[at].isSame) {
        chips.push(this.chip(panes[at++]));
        continue;
      }
      const same = [];
      while (at < panes.length && panes[at].isSame) same.push(panes[at++]);
      chips.push(this.fold(same));
    }
    $("stages").replaceChildren(make("ol", {}, ...chips));
    $("stages").querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  },

  chip(pane) {
    const details = [pane.detail, pane.time === undefined ? "" : milliseconds(pane.time)].filter(Boolean);
    const button = make("button", { type: "button", title: details.join("\n"), "aria-pressed": String(!!this.view(pane)),
      onclick: () => this.toggle(pane) }, pane.title);
    button.dataset.stage = pane.index;
    if (pane.steps.length) button.append(make("small", { title: "patterns that fired" }, ` ${pane.steps.length + (pane.left ?? 0)}`));
    return make("li", { className: pane.kind }, button);
  },

  fold(same) {
    const isOpen = this.unfolded?.has(same[0].index);
    const words = same.length === 1 ? "1 pass changed nothing" : `${same.length} passes changed nothing`;
    const button = make("button", { type: "button", className: "same", "aria-expanded": String(!!isOpen),
      title: same.map((pane) => pane.title).join(", "), onclick: () => {
        this.unfolded ??= new Set();
        if (!this.unfolded.delete(same[0].index)) this.unfolded.add(same[0].index);
        this.drawStages();
      } }, isOpen ? "‹" : `⋯ ${same.length}`);
    button.setAttribute("aria-label", words);
    const names = isOpen ? same.map((pane) => {
      const time = pane.time === undefined ? "" : ` ${milliseconds(pane.time)}`;
      return make("span", { title: pane.detail ?? "" }, `${pane.title}${time}`);
    }) : [];
    return make("li", { className: "same" }, button, ...names);
  },
};

const THEMES = ["system", "light", "dark"];

function setTheme(name) {
  const root = document.documentElement;
  if (name === "system") delete root.dataset.theme;
  else root.dataset.theme = name;
  $("theme-name").textContent = name;
  try {
    localStorage.setItem("page-theme", name);
  } catch {
    // A page opened from a file may have no storage.
  }
}

function nextTheme() {
  setTheme(THEMES[(THEMES.indexOf(document.documentElement.dataset.theme ?? "system") + 1) % THEMES.length]);
}

/** Moves to the column beside the current one, and there to what is lit. */
function beside(by) {
  const at = app.views.indexOf(app.current);
  const next = app.views[at + by];
  if (!next) return;
  const { set } = lit;
  app.focus(next);
  const first = next.found.find(([, level]) => level === 2) ?? next.found[0];
  if (set && first) {
    next.list.active = first[0];
    next.list.reveal(first[0], true);
    next.list.point();
  }
}

const inView = (act) => () => {
  const view = app.current ?? app.views[0];
  if (view) act(view);
};

const KEYS = [
  ["↑ ↓ PgUp PgDn Home End", "choose a line", null, []],
  ["← →", "to the column beside, to what is lit there", null, []],
  ["Enter", "keep this line lit, or let it go", inView((v) => v.list.active >= 0 && v.act(v.list.active)), ["Enter", " "]],
  ["Esc", "let go of what is lit", () => app.release(), ["Escape"]],
  ["l", "to the next lit line of this column", inView((v) => v.nextLit()), ["l"]],
  ["[ ]", "show the stage before or after instead", null, []],
  ["c", "what changed, or the text", inView((v) => v.show(v.mode === "changes" ? "text" : "changes")), ["c"]],
  ["r", "replay the patterns that fired, or the text", inView((v) => v.show(v.mode === "steps" ? "text" : "steps")), ["r"]],
  ["n p", "next and previous step of the replay", null, []],
  ["g", "graphs, or the text", inView((v) => v.show(v.mode === "drawings" ? "text" : "drawings")), ["g"]],
  ["x", "close this column", inView((v) => app.close(v.pane)), ["x"]],
  ["t", "dark or light", nextTheme, ["t"]],
  ["?", "this help", () => $("help").showModal(), ["?"]],
];

const ACTIONS = new Map(KEYS.flatMap(([, , act, keys]) => keys.map((key) => [key, act])));
ACTIONS.set("ArrowLeft", () => beside(-1));
ACTIONS.set("ArrowRight", () => beside(1));
ACTIONS.set("[", inView((view) => app.replace(view, -1)));
ACTIONS.set("]", inView((view) => app.replace(view, 1)));
ACTIONS.set("n", inView((view) => step(view, 1)));
ACTIONS.set("p", inView((view) => step(view, -1)));

function step(view, by) {
  if (view.replay) view.replay.go(view.replay.at + by);
  else view.show("steps");
}

function pressed(event) {
  const isControl = ["BUTTON", "INPUT", "A", "SUMMARY"].includes(event.target.tagName);
  if (event.ctrlKey || event.metaKey || event.altKey || $("help").open) return;
  if (isControl && ["Enter", " ", "ArrowLeft", "ArrowRight"].includes(event.key)) return;
  const act = ACTIONS.get(event.key);
  if (!act) return;
  event.preventDefault();
  act();
}

/** The stage with this number or title. */
const named = (name) => panes[name] ?? panes.find((pane) => pane.title === name && !pane.isSame);

/** Opens the stages that the address names, `#open=Source,cse&mode=steps&step=3&line=4`, or those that fit. */
function begin() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const given = (wanted.get("open") ?? "").split(",").filter(Boolean).map(named).filter(Boolean);
  const room = narrow.matches ? 1 : Math.max(2, Math.floor(innerWidth / COLUMN));
  const chosen = given.length ? given : fitting(panes.filter((pane) => pane.open), room);
  chosen.forEach((pane) => app.open(pane));
  if (!app.views.length && panes.length) app.open(panes[0]);
  app.current = app.views[0] ?? null;
  const last = app.views.at(-1);
  if (wanted.has("mode") && last?.show(wanted.get("mode"))) {
    last.replay?.go(Number(wanted.get("step") ?? 1) - 1);
    app.current = last;
  }
  if (wanted.has("line")) app.lightLine(Number(wanted.get("line")));
}

/** As many of the panes as there is room for: the first, the last, then those between. */
function fitting(open, room) {
  const order = [open[0], open.at(-1), ...open.slice(1, -1).reverse()].filter(Boolean);
  return panes.filter((pane) => order.slice(0, room).includes(pane));
}

$("theme").addEventListener("click", nextTheme);
$("help-button").addEventListener("click", () => $("help").showModal());
$("keys").append(...KEYS.map(([keys, does]) => make("tr", {}, make("th", { scope: "row" }, keys), make("td", {}, does))));
document.addEventListener("keydown", pressed);
document.addEventListener("focusin", (event) => {
  const view = app.views.find((other) => other.element.contains(event.target));
  if (view) app.current = view;
});
addEventListener("beforeprint", () => app.views.forEach((view) => view.list.print(true)));
addEventListener("afterprint", () => app.views.forEach((view) => view.list.print(false)));
narrow.addEventListener("change", () => {
  while (narrow.matches && app.views.length > 1) app.drop(app.views.find((view) => view !== app.current) ?? app.views[0]);
  app.drawStages();
});
try {
  const kept = localStorage.getItem("page-theme");
  if (THEMES.includes(kept)) setTheme(kept);
} catch {
  // As in `setTheme`.
}
app.show(JSON.parse($("data").textContent));
document.documentElement.dataset.ready = "yes";
