// The data of the page, as it is stored:
//   syntax: null, or { comment, keywords, functions } of the source.
//   output: null, or { text, note }: what the program prints, and why that is not all.
//   switches: { name, label, help, input }; an input is { flag }, { values, chosen } or { text, example }.
//   texts: strings. places: sets of places, each [line, column, line, column, ...], numbered from 1.
//   rows: [text, places, text, places, ...], pairs of numbers: a row is a line of text with the places it comes from.
//   panes: { kind, title, detail?, time? (microseconds), open?, left?, drawings?, runs?, and one of
//            text: [row, ...] | delta: changes to the pane of IR before | neither: as that pane }
//   runs: { driver, owner (numbers of texts), before: [row, ...], steps: [[what, root, places, changes?], ...] }
//   changes: [kept, removed, added, row, ..., kept, ...]; see delta.rs.
let data, texts, panes;
const textOf = (row) => texts[data.rows[2 * row]];
const placesOf = (row) => data.rows[2 * row + 1];

/** A text without the names of values. */
const shape = (text) => text.replace(/%[\w$.-]+/g, "%");

/** The rows that changes make of others. */
function applied(changes, old) {
  const rows = [];
  let from = 0;
  for (let at = 0; at < changes.length; ) {
    const [kept, removed, added] = changes.slice(at, at + 3);
    for (let n = 0; n < kept; n++) rows.push(old[from + n]);
    from += kept + removed;
    at += 3;
    for (let n = 0; n < added; n++) rows.push(changes[at + n]);
    at += added;
  }
  for (; from < old.length; from++) rows.push(old[from]);
  return rows;
}

/**
 * What changes do to rows, as lines to show: { row, sign }, where the sign is " " (as before), "+" (added),
 * "-" (removed) or "~" (only names of values are others). All but removed lines have the number that they get.
 */
function compared(changes, old) {
  const lines = differences(changes, old);
  let number = 0;
  for (const line of lines) if (line.sign !== "-") line.number = ++number;
  return lines;
}

function differences(changes, old) {
  const lines = [];
  let from = 0;
  for (let at = 0; at < changes.length; ) {
    const [kept, removed, added] = changes.slice(at, at + 3);
    for (let n = 0; n < kept; n++) lines.push({ row: old[from + n], sign: " " });
    from += kept;
    at += 3;
    const before = old.slice(from, from + removed);
    const after = changes.slice(at, at + added);
    const pairs = removed === added && before.every((row, n) => shape(textOf(row)) === shape(textOf(after[n])));
    if (pairs) {
      after.forEach((row, n) => lines.push({ row, sign: textOf(row) === textOf(before[n]) ? " " : "~" }));
    } else {
      before.forEach((row) => lines.push({ row, sign: "-" }));
      after.forEach((row) => lines.push({ row, sign: "+" }));
    }
    from += removed;
    at += added;
  }
  for (; from < old.length; from++) lines.push({ row: old[from], sign: " " });
  return lines;
}

/** Compared lines with long runs of those folded that have none of the signs: { fold } stands for so many lines. */
function folded(lines, around = 3, signs = "+-") {
  const near = new Uint8Array(lines.length);
  lines.forEach((line, at) => {
    if (signs.includes(line.sign)) {
      near.fill(1, Math.max(0, at - around), Math.min(lines.length, at + around + 1));
    }
  });
  const out = [];
  for (let at = 0; at < lines.length; ) {
    if (near[at]) {
      out.push(lines[at++]);
      continue;
    }
    const from = at;
    while (at < lines.length && !near[at]) at++;
    if (at - from < 3) out.push(...lines.slice(from, at));
    else out.push({ fold: at - from, row: lines[from].row, sign: " " });
  }
  return out;
}

/** Takes data as the page's; the rows of the panes are made when they are first needed. */
function load(json) {
  data = json;
  texts = data.texts;
  let last = null;
  panes = data.panes.map((stored, index) => {
    const isIr = stored.kind === "ir" || stored.kind === "pass";
    const pane = { ...stored, index, isIr, before: isIr ? last : null, changes: stored.delta };
    pane.isSame = !stored.text && !stored.delta;
    let rows = stored.text;
    Object.defineProperty(pane, "rows", {
      get() {
        if (!rows) rows = stored.delta ? applied(stored.delta, pane.before.rows) : pane.before.rows;
        return rows;
      },
    });
    pane.steps = (stored.runs ?? []).flatMap((run) => run.steps.map((step, at) => ({ run, at, step })));
    if (isIr) last = pane;
    return pane;
  });
  loadLinks();
}

/** The stage that is the source, if there is one. */
const sourcePane = () => panes?.find((pane) => pane.kind === "source");

/** The rows before a step of a run, and the changes that it made, if they are known. */
function replayed(run, at) {
  let rows = run.before;
  for (let n = 0; n < at; n++) {
    if (!run.steps[n][3]) return { rows, changes: null };
    rows = applied(run.steps[n][3], rows);
  }
  return { rows, changes: run.steps[at][3] ?? null };
}

const milliseconds = (micros) => {
  const ms = micros / 1000;
  return `${ms < 0.1 ? ms.toFixed(2) : ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
};

/** An element with properties and children. */
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes("-") || name === "role" || name === "for") element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children);
  return element;
}
