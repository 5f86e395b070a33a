/** Reads a drawing of names and arrows made of box-drawing characters. */

export interface Arrow {
  from: string;
  to: string;
  line: 'solid' | 'dashed';
}

interface Label {
  name: string;
  row: number;
  start: number;
  end: number;
}

type Side = keyof typeof STEPS;

const STEPS = { up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1] } as const;
const OPPOSITE = { up: 'down', right: 'left', down: 'up', left: 'right' } as const;
const HEADS: Record<string, Side> = { '▲': 'up', '►': 'right', '▼': 'down', '◄': 'left' };
const ENDS: Record<string, readonly Side[]> = {
  '│': ['up', 'down'],
  '┆': ['up', 'down'],
  '─': ['left', 'right'],
  '┄': ['left', 'right'],
  '┌': ['right', 'down'],
  '┐': ['left', 'down'],
  '└': ['up', 'right'],
  '┘': ['up', 'left'],
  '├': ['up', 'right', 'down'],
  '┤': ['up', 'left', 'down'],
  '┬': ['left', 'right', 'down'],
  '┴': ['left', 'right', 'up'],
  '┼': ['up', 'right', 'down', 'left'],
};

export function labelsOf(drawing: string): Label[] {
  return drawing.split('\n').flatMap((text, row) =>
    [...text.matchAll(/[a-z]+(?:-[a-z]+)*/g)].map(({ 0: name, index }) => ({
      name,
      row,
      start: index,
      end: index + name.length - 1,
    })),
  );
}

/** Every arrow from a name to a name; a line that forks or is joined stands for all of its beginnings and heads. */
export function arrowsIn(drawing: string): Arrow[] {
  const lines = drawing.split('\n');
  const labels = labelsOf(drawing);
  const at = (row: number, column: number) => lines[row]?.[column] ?? ' ';
  const labelAt = (row: number, column: number) =>
    labels.find((label) => label.row === row && label.start <= column && column <= label.end)?.name;

  /** Returns the end of the line that enters a cell in this direction. */
  function follow(
    row: number,
    column: number,
    to: Side,
    seen: Set<string>,
    isDashed = false,
  ): Omit<Arrow, 'from'>[] {
    const cell = at(row, column);
    const [down, right] = STEPS[to];
    if (HEADS[cell] === to) {
      const name = labelAt(row + down, column + right) ?? labelAt(row + down, column + 2 * right);
      if (name === undefined) throw new Error(`The arrow at ${row + 1}:${column + 1} points at no name.`);
      return [{ to: name, line: isDashed ? 'dashed' : 'solid' }];
    }
    // The beginning of another arrow that shares the line.
    if (cell === ' ' || labelAt(row, column) !== undefined) return [];
    if (!ENDS[cell]?.includes(OPPOSITE[to]))
      throw new Error(`The line breaks at ${row + 1}:${column + 1}: "${cell}".`);
    const key = `${row}:${column}:${to}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const next = cell === '┼' ? [to] : ENDS[cell].filter((side) => side !== OPPOSITE[to]);
    return next.flatMap((side) =>
      follow(row + STEPS[side][0], column + STEPS[side][1], side, seen, isDashed || '┆┄'.includes(cell)),
    );
  }

  return labels.flatMap(({ name, row, start, end }) => {
    const columns = Array.from({ length: end - start + 1 }, (_each, index) => start + index);
    const beginnings: [number, number, Side][] = [
      ...columns.map((column): [number, number, Side] => [row - 1, column, 'up']),
      ...columns.map((column): [number, number, Side] => [row + 1, column, 'down']),
      [row, start - 2, 'left'],
      [row, end + 2, 'right'],
    ];
    return beginnings
      .filter(([r, c, side]) => ENDS[at(r, c)]?.includes(OPPOSITE[side]))
      .flatMap(([r, c, side]) => follow(r, c, side, new Set()))
      .map((arrow) => ({ from: name, ...arrow }));
  });
}
