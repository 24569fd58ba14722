// The editor of a page that a server made; what the server answers is described in html.rs.

const live = {
  /** The version of the file that is known, and its text as an editor has it, with LF at the end of lines. */
  version: 0,
  saved: "",
  /** The end of a line in the file. */
  end: "\n",
  /** The answer that is shown. */
  answer: null,
  /** Whether a text is being compiled, and whether there is a newer one. */
  isBusy: false,
  isOld: false,
  /** The text that is being saved, and whether there is a newer one to be saved. */
  sent: null,
  isToBeSaved: false,

  text: make("textarea", { spellcheck: false, wrap: "off", "aria-label": "Program", autocapitalize: "off",
    "aria-describedby": "editor-state" }),
  /** What is seen of the text, in colors, above the editor's own text, which is transparent. */
  shown: make("div", { className: "shown", "aria-hidden": "true" }),
  lines: [],
  numbers: make("div", { className: "numbers", "aria-hidden": "true" }),
  marks: make("div", { className: "marks" }),
  digits: make("div", { className: "digits" }),
  state: make("span", { className: "time", id: "editor-state" }),
  save: make("button", { type: "button", title: "Save (Ctrl+S)", onclick: () => live.put() }, "Save"),
  take: make("button", { type: "button", hidden: true, onclick: () => live.takeFile() }, "Take the file’s text"),
  messages: make("ul", { className: "messages", "aria-label": "Errors and warnings", "aria-live": "polite" }),

  begin() {
    const header = make("header", {}, make("h2", {}, "Editor"), this.state, this.save, this.take);
    this.numbers.append(make("div", {}, this.marks, this.digits));
    const body = make("div", { className: "body" }, this.numbers, make("div", { className: "typing" }, this.text, this.shown));
    const editor = make("section", { className: "pane editor", "aria-label": "Editor" }, header, body, this.messages);
    $("panes").prepend(editor);
    document.documentElement.dataset.live = "yes";
    this.text.addEventListener("input", () => this.typed());
    this.text.addEventListener("scroll", () => {
      this.numbers.scrollTop = this.text.scrollTop;
      this.color();
    });
    new ResizeObserver(() => this.color()).observe(this.text);
    this.offerSwitches();
    this.text.addEventListener("keydown", (event) => {
      if (event.key === "Escape") return this.text.blur();
      // The letters of the page's keys are text here.
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    });
    document.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      this.put();
    });
    document.addEventListener("selectionchange", () => this.moved());
    addEventListener("beforeunload", (event) => {
      if (this.isEdited()) event.preventDefault();
    });
    const relight = app.relight;
    app.relight = () => {
      relight.call(app);
      this.mark();
    };
    this.number();
    this.follow();
  },

  isEdited() {
    return this.text.value !== this.saved;
  },

  /** Puts the switches onto the page. A change of one compiles the text again. */
  offerSwitches() {
    this.switches = data.switches.map(({ name, label, help, input }) => {
      const control = input.values
        ? make("select", {}, ...input.values.map((value) => make("option", { value, selected: value === input.chosen }, value || "default")))
        : make("input", { type: input.flag === undefined ? "text" : "checkbox" });
      if (input.flag !== undefined) control.checked = input.flag;
      if (input.text !== undefined) Object.assign(control, { value: input.text, placeholder: input.example, spellcheck: false });
      control.id = `switch-${name}`;
      const isChecked = input.flag !== undefined;
      const value = () => (isChecked ? (control.checked ? "1" : "") : control.value);
      return { name, value, element: make("label", { title: help, htmlFor: control.id }, ...(isChecked ? [control, label] : [label, control])) };
    });
    const form = $("switches");
    form.hidden = !this.switches.length;
    form.append(...this.switches.map((one) => one.element));
    form.addEventListener("change", () => this.typed());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.typed();
    });
    form.addEventListener("keydown", (event) => event.stopPropagation());
  },

  /** The values of the switches, as a query. */
  settings() {
    return new URLSearchParams(this.switches.map(({ name, value }) => [name, value()])).toString();
  },

  /** Asks for each new version of the file. */
  async follow() {
    for (;;) {
      let version = null;
      try {
        const response = await ask(`file?after=${this.version}&${this.settings()}`);
        if (response.status === 200) version = await response.json();
        else if (response.status !== 204) throw new Error(await response.text());
      } catch (error) {
        const isGone = error instanceof TypeError;
        if (isGone) document.documentElement.dataset.gone = "yes";
        this.say(isGone ? "the server has ended" : error.message);
        // Another one starts to count again.
        this.version = 0;
        await new Promise((done) => setTimeout(done, 1000));
        continue;
      }
      const wasGone = document.documentElement.dataset.gone;
      delete document.documentElement.dataset.gone;
      if (version) this.changed(version);
      if (wasGone && this.isEdited()) this.typed();
    }
  },

  /** There is a version of the file; that which this page has saved is known. */
  changed(version) {
    if (version.version <= this.version) return;
    this.version = version.version;
    if (version.error) return this.say(version.error);
    const before = this.saved;
    const wasEdited = this.answer && this.isEdited();
    this.end = version.text.includes("\r\n") ? "\r\n" : "\n";
    this.saved = version.text.replaceAll("\r\n", "\n");
    this.file = version;
    const isOwn = this.saved === this.sent;
    const isConflict = wasEdited && this.saved !== before && !isOwn && this.isEdited();
    this.conflict(isConflict);
    if (isConflict) return this.say("The file has changed, and so has this text");
    if (!wasEdited || !this.isEdited()) this.takeFile();
  },

  /** Whether the file has another text than the one that this text was made from. */
  conflict(is) {
    this.take.hidden = !is;
    this.save.textContent = is ? "Save over it" : "Save";
    this.offer();
  },

  takeFile() {
    replaceText(this.text, this.saved);
    this.conflict(false);
    this.show(this.file.answer);
  },

  /** Compiles what was typed; while that is done, only the newest text waits. */
  async typed() {
    this.number();
    this.offer();
    this.isOld = true;
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.isOld) {
      this.isOld = false;
      const text = this.text.value;
      const settings = this.settings();
      const slow = setTimeout(() => this.say("compiling…"), 300);
      try {
        const response = await ask(`program?${settings}`, { method: "POST", body: text });
        if (!response.ok) throw new Error(await response.text());
        const answer = await response.json();
        if (text === this.text.value && settings === this.settings()) this.show(answer);
      } catch (error) {
        this.say(error.message);
      }
      clearTimeout(slow);
    }
    this.isBusy = false;
  },

  /** Saves the text, unless the file is of a version that the page does not know yet; one text after the other. */
  async put() {
    this.isToBeSaved = true;
    if (this.sent !== null) return;
    while (this.isToBeSaved && this.isEdited()) {
      this.isToBeSaved = false;
      this.sent = this.text.value;
      try {
        const body = this.sent.replaceAll("\n", this.end);
        const response = await ask(`file?after=${this.version}`, { method: "PUT", body });
        if (!response.ok) throw new Error(await response.text());
        this.version = Math.max(this.version, (await response.json()).version);
        this.saved = this.sent;
        this.conflict(false);
      } catch (error) {
        this.say(error.message);
      }
      this.sent = null;
    }
  },

  /** Shows an answer; after an error, the stages stay those of the last program that had none. */
  show(answer) {
    const isFirst = !panes.length;
    this.answer = answer;
    const root = document.documentElement;
    if (answer.page) app.show(answer.page);
    if (isFirst && answer.page) this.arrange();
    root.classList.toggle("stale", !answer.page && panes.length > 0);
    this.messages.replaceChildren(...answer.diagnostics.map((said) => this.message(said)));
    const errors = answer.diagnostics.filter((said) => said.level === "error").length;
    const old = panes.length ? "; the stages are those of the last program without any" : "";
    this.say(errors ? `${errors} error${errors > 1 ? "s" : ""}${old}` : `compiled in ${milliseconds(answer.time)}`);
    this.number();
    this.line = null;
    this.moved();
    root.dataset.shown = String(Number(root.dataset.shown ?? 0) + 1);
  },

  /** Opens the first stages. The editor shows the source. */
  arrange() {
    const source = sourcePane();
    const ir = panes.findLast((pane) => pane.open && pane.isIr);
    if (ir && app.views.length === 1) app.open(ir);
    if (app.view(source)) app.close(source);
    this.text.focus();
  },

  message(said) {
    const place = said.spans.find((span) => span.is_primary);
    const code = said.code ? ` [${said.code.code}]` : "";
    const head = `${place ? `${place.line_start}:${place.column_start}: ` : ""}${said.level}${code}: ${said.message}`;
    const button = make("button", { type: "button", title: said.code?.explanation ?? "", onclick: () => this.go(place) }, head);
    const more = said.children.map((child) => make("p", {}, `${child.level}: ${child.message}`));
    return make("li", { className: said.level }, button, ...more);
  },

  /** Puts the caret at a place. */
  go(place) {
    if (!place) return;
    const lines = this.text.value.split("\n");
    const start = lines.slice(0, place.line_start - 1).reduce((sum, line) => sum + line.length + 1, 0);
    const before = [...(lines[place.line_start - 1] ?? "")].slice(0, place.column_start - 1).join("");
    this.text.focus();
    this.text.setSelectionRange(start + before.length, start + before.length);
    this.text.scrollTop = Math.max(0, (place.line_start - 4) * ROW);
  },

  /** The caret has moved: its line lights up. */
  moved() {
    if (document.activeElement !== this.text) return;
    const line = this.text.value.slice(0, this.text.selectionStart).split("\n").length;
    const row = sourcePane()?.rows[line - 1];
    if (row === undefined || line === this.line) return;
    this.line = line;
    const current = app.current;
    app.choose(row, null);
    app.current = current;
  },

  /** Colors the lines that are visible. */
  color() {
    const from = Math.floor(this.text.scrollTop / ROW);
    const to = from + Math.ceil(this.text.clientHeight / ROW) + 1;
    const line = (text) => make("div", {}, ...colored(text, app.sourceParts ?? IR));
    this.shown.replaceChildren(...this.lines.slice(from, to).map(line));
    this.shown.style.transform = `translate(${-this.text.scrollLeft}px, ${from * ROW - this.text.scrollTop}px)`;
  },

  /** Draws the lines, and their numbers. */
  number() {
    this.lines = this.text.value.split("\n");
    this.color();
    const count = this.lines.length;
    if (count !== this.count) this.digits.textContent = Array.from({ length: count }, (_, at) => at + 1).join("\n");
    this.count = count;
    this.mark();
    this.numbers.scrollTop = this.text.scrollTop;
  },

  /** Marks the lines that are lit, and those with errors. */
  mark() {
    const rows = sourcePane()?.rows ?? [];
    const kinds = new Map();
    rows.slice(0, this.count).forEach((row, at) => {
      const level = lit.levels[placesOf(row)];
      if (level) kinds.set(at + 1, [`lit${level}`, ["▷", "▶"][level - 1]]);
    });
    const said = (this.answer?.diagnostics ?? []).map(({ level, spans }) => [spans.find((span) => span.is_primary), level]);
    for (const [level, sign] of [["warning", "⚠"], ["error", "✖"]]) {
      for (const [place, of] of said) if (place && of === level) kinds.set(place.line_start, [level, sign]);
    }
    const marks = [...kinds].map(([line, [kind, sign]]) => {
      const mark = make("div", { className: kind }, sign);
      mark.dataset.line = line;
      mark.style.top = `${(line - 1) * ROW}px`;
      return mark;
    });
    this.marks.replaceChildren(...marks);
  },

  /** Offers to save, if there is something to save. */
  offer() {
    if (this.save === document.activeElement && !this.isEdited()) this.text.focus();
    this.save.disabled = !this.isEdited();
  },

  say(words) {
    this.state.textContent = words;
    this.state.title = words;
  },
};

/** A request to the server. With a cache, one would wait for another with the same address. */
const ask = (address, options) => fetch(address, { ...options, cache: "no-store" });

/** Replaces what differs of a text, so that the caret stays where it is. */
function replaceText(area, text) {
  const old = area.value;
  if (old === text) return;
  let from = 0;
  while (from < old.length && old[from] === text[from]) from++;
  let rest = 0;
  while (rest < Math.min(old.length, text.length) - from && old.at(-1 - rest) === text.at(-1 - rest)) rest++;
  area.setRangeText(text.slice(from, text.length - rest), from, old.length - rest, "preserve");
}

live.begin();
