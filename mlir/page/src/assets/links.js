// Which lines light up together: those that come from the same places in the source.

/** Sets of places as [line, column] pairs; the set 0 is empty. */
let placeSets = [[]];

/** What is lit: what has places in common with the set of a chosen line. */
const lit = {
  /** For each set of places: 0 dark, 1 the same line of the source, 2 the same place. */
  levels: new Uint8Array(1),
  set: 0,
  /** Whether it stays when the pointer moves on. */
  pinned: false,
  /** The column that it was chosen in. */
  view: null,
};

function loadLinks() {
  const pairs = (flat) => Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at], flat[2 * at + 1]]);
  placeSets = [[], ...data.places.map(pairs)];
  Object.assign(lit, { levels: new Uint8Array(placeSets.length), set: 0, pinned: false, view: null });
}

/**
 * How much two sets of places have in common: 2 the place of one of them, 1 only its line, 0 nothing. The first place of
 * a set is where something was written, the others are the calls through which it was inlined.
 */
function common(a, b) {
  let level = 0;
  const compare = ([line, column], places) => {
    for (const [otherLine, otherColumn] of places) {
      if (line !== otherLine) continue;
      level = Math.max(level, column === otherColumn || !column || !otherColumn ? 2 : 1);
    }
  };
  if (a.length && b.length) {
    compare(a[0], b);
    compare(b[0], a);
  }
  return level;
}

/** Lights up what has places in common with a set; 0 for nothing. */
function light(set, view) {
  lit.set = set;
  lit.view = view;
  lit.levels.fill(0);
  if (!set) return;
  const chosen = placeSets[set];
  placeSets.forEach((places, index) => {
    lit.levels[index] = common(chosen, places);
  });
}

/** Places in words. */
function placeText(set) {
  const words = placeSets[set].map(([line, column]) => (column ? `${line}:${column}` : `${line}`));
  return words.length ? `from ${words.join(", called at ")}` : "";
}
