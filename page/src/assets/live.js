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

  text: make("textarea", { spellcheck: false, wrap: "off", "aria-label": "Program", autocapitalize: "off",
    "aria-describedby": "editor-state" }),
  numbers: make("div", { className: "numbers", "aria-hidden": "true" }),
  state: make("span", { className: "time", id: "editor-state", role: "status" }),
  save: make("button", { type: "button", title: "Save (Ctrl+S)", onclick: () => live.put() }, "Save"),
  take: make("button", { type: "button", hidden: true, onclick: () => live.takeFile() }, "Take the file’s text"),
  messages: make("ul", { className: "messages", "aria-label": "Errors and warnings" }),

  begin() {
    const header = make("header", {}, make("h2", {}, "Editor"), this.state, this.save, this.take);
    const body = make("div", { className: "body" }, this.numbers, this.text);
    const editor = make("section", { className: "pane editor", "aria-label": "Editor" }, header, body, this.messages);
    $("panes").prepend(editor);
    document.documentElement.dataset.live = "yes";
    this.text.addEventListener("input", () => this.typed());
    this.text.addEventListener("scroll", () => {
      this.numbers.scrollTop = this.text.scrollTop;
    });
    this.text.addEventListener("keydown", (event) => {
      // The letters of the page's keys are text here.
      if (event.key === "Escape") return this.text.blur();
      event.stopPropagation();
      if ((event.ctrlKey || event.metaKey) && event.key === "s") {
        event.preventDefault();
        this.put();
      }
    });
    document.addEventListener("selectionchange", () => this.moved());
    const relight = app.relight;
    app.relight = () => {
      relight.call(app);
      this.number();
    };
    this.number();
    this.follow();
  },

  /** Asks for each new version of the file. */
  async follow() {
    for (;;) {
      try {
        const response = await fetch(`file?after=${this.version}`);
        if (response.status === 200) this.changed(await response.json());
        else if (response.status !== 204) throw new Error(await response.text());
        delete document.documentElement.dataset.gone;
      } catch {
        document.documentElement.dataset.gone = "yes";
        this.say("toyc explore has ended");
        // Another one starts to count again.
        this.version = 0;
        await new Promise((done) => setTimeout(done, 1000));
      }
    }
  },

  /** There is a new version of the file. */
  changed(version) {
    this.version = version.version;
    if (version.error) return this.say(version.error);
    const isEdited = this.answer && this.text.value !== this.saved;
    this.end = version.text.includes("\r\n") ? "\r\n" : "\n";
    this.saved = version.text.replaceAll("\r\n", "\n");
    this.file = version;
    const isNew = this.saved !== this.text.value;
    this.take.hidden = !(isEdited && isNew);
    if (isEdited && isNew) return this.say("The file has changed, and so has this text");
    if (isNew || !this.answer) return this.takeFile();
    this.mark();
  },

  takeFile() {
    this.take.hidden = true;
    this.text.value = this.saved;
    this.show(this.file.answer);
    this.mark();
  },

  /** Compiles what was typed; while that is done, only the newest text waits. */
  async typed() {
    this.number();
    this.mark();
    this.isOld = true;
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.isOld) {
      this.isOld = false;
      try {
        const response = await fetch("program", { method: "POST", body: this.text.value });
        if (!response.ok) throw new Error(await response.text());
        const answer = await response.json();
        if (!this.isOld) this.show(answer);
      } catch (error) {
        this.say(String(error.message ?? error));
      }
    }
    this.isBusy = false;
  },

  async put() {
    const text = this.text.value;
    try {
      const response = await fetch("file", { method: "PUT", body: text.replaceAll("\n", this.end) });
      if (!response.ok) throw new Error(await response.text());
      this.saved = text;
      this.take.hidden = true;
      this.mark();
    } catch (error) {
      this.say(String(error.message ?? error));
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
    root.dataset.shown = String(Number(root.dataset.shown ?? 0) + 1);
  },

  /** Opens the first stages. The editor shows the source. */
  arrange() {
    const source = panes.find((pane) => pane.kind === "source");
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
    const source = panes.find((pane) => pane.kind === "source");
    const row = source?.rows[line - 1];
    if (row === undefined || line === this.line) return;
    this.line = line;
    const current = app.current;
    app.choose(row, null);
    app.current = current;
  },

  /** Draws the numbers of the lines, with what is lit and where errors are. */
  number() {
    const source = panes?.find((pane) => pane.kind === "source");
    const wrong = new Map();
    for (const said of this.answer?.diagnostics ?? []) {
      const line = said.spans.find((span) => span.is_primary)?.line_start;
      if (line && wrong.get(line) !== "error") wrong.set(line, said.level);
    }
    const rows = this.text.value.split("\n").map((_, at) => {
      const row = source?.rows[at];
      const level = row === undefined ? 0 : lit.levels[placesOf(row)];
      const sign = { error: "✖", warning: "⚠" }[wrong.get(at + 1)] ?? ["", "▷", "▶"][level];
      return make("div", { className: `${level ? `lit${level}` : ""} ${wrong.get(at + 1) ?? ""}` }, `${sign} ${at + 1}`);
    });
    this.numbers.replaceChildren(...rows);
    this.numbers.scrollTop = this.text.scrollTop;
  },

  /** Shows whether there is something to save. */
  mark() {
    this.save.disabled = this.text.value === this.saved;
  },

  say(words) {
    this.state.textContent = words;
    this.state.title = words;
  },
};

live.begin();
