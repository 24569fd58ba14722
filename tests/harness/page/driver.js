// Runs after the page's own script: uses the page as a reader would, and writes down what was found.
(() => {
  const result = { errors: pageErrors, failures: [], ready: Math.round(performance.now()) };
  const fail = (message) => result.failures.length < 20 && result.failures.push(message);
  const check = (name, body) => {
    try {
      body();
    } catch (error) {
      fail(`${name}: ${error.stack}`);
    }
  };
  const expect = (condition, message) => condition || fail(message);
  const section = (index) => document.querySelector(`.pane[data-pane="${index}"]`);
  const press = (key, on = document.activeElement) => on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const point = (row) => row.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  const rows = (pane, lit = "") => [...section(pane.index).querySelectorAll(`.body .row${lit}`)];
  const only = (...wanted) => {
    wanted.forEach((pane) => app.open(pane));
    [...app.views].filter((view) => !wanted.includes(view.pane)).forEach((view) => app.close(view.pane));
  };
  let source = panes.find((pane) => pane.kind === "source");
  let machine = panes.findLast((pane) => pane.kind === "assembly") ?? panes.findLast((pane) => pane.isIr && !pane.isSame);

  check("data can be shown again", () => {
    app.open(machine);
    app.view(source).list.go(1, true);
    app.view(source).scroll.focus();
    const open = app.views.map((view) => view.pane.title).join();
    app.show(JSON.parse(document.getElementById("data").textContent));
    [source, machine] = [panes[source.index], panes[machine.index]];
    expect(app.views.map((view) => view.pane.title).join() === open, "other columns are open than before");
    expect(document.activeElement === app.view(source).scroll, "the focus is elsewhere");
    expect(app.view(source).list.active === 1, "another line is chosen");
  });

  check("links from the source", () => {
    only(source, machine);
    result.linked = 0;
    for (let line = 0; line < Math.min(source.rows.length, 400); line++) {
      app.release();
      const view = app.view(source);
      view.list.reveal(line);
      const row = rows(source).find((row) => Number(row.dataset.line) === line);
      point(row);
      const found = app.view(machine).found;
      if (!found.length) continue;
      expect(rows(source, ".lit2").length === 1, `line ${line + 1} does not light itself`);
      app.view(machine).list.reveal(found[0][0]);
      const below = rows(machine, ".lit2");
      expect(below.length > 0, `line ${line + 1} lights nothing that is visible below`);
      expect(below.every((row) => row.querySelector(".mark").textContent === "▶"), "a lit line has no marker");
      result.linked++;
    }
    app.release();
  });

  check("links from below", () => {
    result.back = 0;
    const view = app.view(machine);
    for (let at = 0; at < Math.min(machine.rows.length, 1000); at++) {
      const set = placesOf(machine.rows[at]);
      if (!set) continue;
      app.release();
      view.list.reveal(at);
      point(rows(machine).find((row) => Number(row.dataset.line) === at));
      const [line] = placeSets[set][0];
      const found = app.view(source).found.map(([row]) => row + 1);
      expect(found.includes(line), `line ${at + 1} below comes from ${line} and lights ${found}`);
      result.back++;
    }
    app.release();
  });

  check("a click keeps lines lit", () => {
    const row = rows(source).find((row) => placesOf(source.rows[Number(row.dataset.line)]));
    row.click();
    expect(lit.pinned && rows(source, ".lit2").length === 1, "a click keeps nothing lit");
    section(source.index).querySelector(".scroll").dispatchEvent(new PointerEvent("pointerleave"));
    expect(rows(source, ".lit2").length === 1, "a kept line went dark");
    press("Escape");
    expect(!lit.set, "Escape lets nothing go");
  });

  check("arrow keys", () => {
    const scroll = section(source.index).querySelector(".body .scroll");
    scroll.focus();
    press("Home", scroll);
    press("ArrowDown", scroll);
    expect(app.view(source).list.active === 1, "the second line is not the active one");
    expect(document.getElementById(scroll.getAttribute("aria-activedescendant")), "the active line is not named");
    press("ArrowRight");
    expect(app.current.pane === machine, "the right arrow does not lead to the column beside");
    press("Escape");
  });

  check("changes", () => {
    result.changed = 0;
    for (const pane of panes.filter((pane) => pane.changes)) {
      only(pane);
      press("c");
      expect(section(pane.index).dataset.mode === "changes", "c does not show the changes");
      const kept = compared(pane.changes, pane.before.rows).filter((line) => line.sign !== "-").map((line) => line.row);
      expect(kept.join() === pane.rows.join(), `${pane.title}: the changes do not lead to the text`);
      app.view(pane).lines.forEach((line, at) => {
        if (line.fold && at < 3) {
          const before = app.view(pane).lines.length;
          app.view(pane).act(at);
          expect(app.view(pane).lines.length === before + line.fold - 1, "a fold does not open");
        }
      });
      result.changed++;
    }
  });

  check("replay", () => {
    result.steps = 0;
    for (const pane of panes.filter((pane) => pane.steps.length)) {
      only(pane);
      press("r");
      const view = app.view(pane);
      expect(view.replay, "r does not replay");
      let moved = 0;
      for (let at = 0; at < Math.min(pane.steps.length, 60); at++) {
        expect(section(pane.index).dataset.step === String(at + 1), `step ${at + 1} is not shown`);
        const { run, at: inRun } = pane.steps[at];
        const { rows: before, changes } = replayed(run, inRun);
        if (changes?.length) {
          const shown = view.lines.some((line) => line.sign !== " ");
          const onlyPlaces = compared(changes, before).every((line) => line.sign === " ");
          expect(shown || onlyPlaces, `${pane.title}, step ${at + 1}: no change is shown`);
          moved++;
        }
        result.steps++;
        press("n", document.body);
      }
      expect(moved > 0, `${pane.title}: nothing changes in the replay`);
      if (pane.steps.length > 1) {
        const step = view.replay.at;
        press("p", document.body);
        expect(view.replay.at === step - 1, "p does not go back");
      }
      const { run } = pane.steps.at(-1);
      if (pane.title !== "canonicalize" || pane.left || !run.steps.every((step) => step[3])) continue;
      // The contents after the last step are in the text of the pass.
      const end = run.steps.reduce((now, step) => applied(step[3], now), run.before);
      const plain = (row) => textOf(row).replace(/%[\w$.-]+(#\d+)?/g, "%").replace(/#\w+|affine_(map|set)<.*?>>?/g, "#").trim();
      const all = pane.rows.map(plain).join("\n");
      const body = end.filter((row) => !textOf(row).includes("^bb0")).map(plain);
      const last = body.filter((line) => !all.includes(line));
      expect(last.length <= 1, `${pane.title}: the replay ends with other text: ${last.slice(0, 3)}`);
    }
  });

  check("graphs", () => {
    result.drawings = panes.reduce((sum, pane) => sum + (pane.drawings?.length ?? 0), 0);
    const pane = panes.find((pane) => pane.drawings);
    if (!pane) return;
    only(pane);
    press("g");
    const nodes = section(pane.index).querySelectorAll(".graph .node");
    expect(nodes.length > 0, "a graph has no nodes");
    const node = [...nodes].find((node) => node.dataset.line);
    if (!node) return;
    node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(node.classList.contains("lit"), "a node does not light up");
    app.release();
  });

  check("panes are virtual", () => {
    panes.filter((pane) => !pane.isSame).slice(0, 6).forEach((pane) => app.open(pane));
    for (const view of app.views) {
      const limit = innerHeight / 20 + 20;
      expect(rows(view.pane).length <= limit, `${view.pane.title}: ${rows(view.pane).length} lines in the document`);
    }
    only(source);
  });

  check("names and roles", () => {
    for (const button of document.querySelectorAll("button")) {
      expect((button.getAttribute("aria-label") ?? button.textContent).trim(), `a button without a name: ${button.outerHTML}`);
    }
    for (const list of document.querySelectorAll("[role=listbox]")) {
      expect(list.getAttribute("aria-label") && list.tabIndex === 0, "a list without a name");
    }
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    expect(new Set(ids).size === ids.length, "two elements have the same id");
    press("?");
    expect(document.getElementById("help").open, "? does not open the help");
    document.getElementById("help").close();
  });

  /** The color of text, or of what is behind it, as red, green, blue. */
  const numbers = (color) => color.match(/[\d.]+/g).map(Number);
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = numbers(getComputedStyle(at).backgroundColor);
      if (color.length < 4 || color[3] > 0) return color;
    }
    return [255, 255, 255];
  };
  const luminance = (color) => {
    const [r, g, b] = color.slice(0, 3).map((c) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (element) => {
    const [a, b] = [numbers(getComputedStyle(element).color), behind(element)].map(luminance);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };

  check("contrast", () => {
    document.head.append(make("style", {}, "* { transition: none !important; }"));
    const shown = [source, machine, panes.find((pane) => pane.steps.length)].filter(Boolean);
    for (const theme of ["light", "dark"]) {
      setTheme(theme);
      only(...shown);
      shown.forEach((pane, at) => at === 2 && app.view(pane).show("steps"));
      app.lightLine(placeSets[placesOf(machine.rows.find((row) => placesOf(row)))][0][0]);
      for (const element of document.querySelectorAll("body *:not(script, style, noscript *, svg *)")) {
        const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!own || !element.checkVisibility() || element.closest("dialog:not([open])")) continue;
        const ratio = contrast(element);
        expect(ratio >= 4.5, `${theme}: ${element.tagName}.${element.className} has a contrast of ${ratio.toFixed(2)}`);
      }
    }
    setTheme("system");
  });

  const text = JSON.stringify(result, null, 1).replaceAll("<", "(");
  document.body.replaceChildren(make("pre", { id: "found" }, `FOUND${text}DONE`));
})();
