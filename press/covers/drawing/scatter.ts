import type { SeededRandom } from './seeded-random.ts';
import { between } from './seeded-random.ts';
import type { Spot } from './path.ts';
import type { Draw, Sheet } from './sheet.ts';
import { reference } from './sheet.ts';

/** The area in which food lies: an ellipse, or a rectangle if it has corners. */
export interface Region extends Spot {
  rx: number;
  ry: number;
  hasCorners?: boolean;
}

export interface Piece {
  draw: Draw;
  /** About how far it reaches from its middle. */
  radius: number;
  /** Degrees by which it may be turned either way; light stays in place if it is small. */
  turn?: number;
  /** Share of its drawing's size. */
  scale?: number;
}

interface Placed extends Spot {
  piece: Piece;
}

const CANDIDATES = 14;
/** Smaller pieces lie too flat to throw a shadow of their own. */
const LEAST_SHADOWED = 11;

export function spotIn({ x, y, rx, ry, hasCorners }: Region, random: SeededRandom, margin = 0): Spot {
  const [width, height] = [Math.max(rx - margin, 1), Math.max(ry - margin, 1)];
  if (hasCorners) return { x: x + between(-width, width, random), y: y + between(-height, height, random) };
  const reach = Math.sqrt(random());
  const angle = between(0, Math.PI * 2, random);
  return { x: x + Math.cos(angle) * width * reach, y: y + Math.sin(angle) * height * reach };
}

export function spotsIn(region: Region, count: number, random: SeededRandom, margin = 0): Spot[] {
  return Array.from({ length: count }, () => spotIn(region, random, margin));
}

/** Lays the pieces so that each has as much room as it can get, in this order, the later ones on top. */
export function scatter(sheet: Sheet, region: Region, pieces: readonly Piece[]): string {
  const placed: Placed[] = [];
  for (const piece of pieces) placed.push({ piece, ...roomiestSpot(sheet, region, piece, placed) });
  return placed.map(({ piece, x, y }) => lay(sheet, piece, { x, y })).join('');
}

/** Lays one piece with its shadow, turned by chance. */
export function lay(sheet: Sheet, piece: Piece, { x, y }: Spot): string {
  const turn = piece.turn ?? 180;
  const angle = turn === 0 ? 0 : between(-turn, turn, sheet.random);
  return softShadow(sheet, piece.radius, x, y) + sheet.place(piece.draw, x, y, angle, piece.scale);
}

export function softShadow(sheet: Sheet, radius: number, x: number, y: number): string {
  if (radius < LEAST_SHADOWED) return '';
  const shadow = sheet.symbol(`<circle r="20" fill="${sheet.shadow()}"/>`);
  return reference(shadow, x + radius * 0.16, y + radius * 0.26, 0, (radius * 1.2) / 20);
}

/** The order in which a cook's hand tosses them: the amounts of all spread evenly. */
export function tossed(groups: readonly { piece: Piece; count: number }[]): Piece[] {
  return groups
    .flatMap(({ piece, count }) =>
      Array.from({ length: count }, (_, index) => ({ piece, at: (index + 0.5) / count })),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ piece }) => piece);
}

function roomiestSpot(sheet: Sheet, region: Region, piece: Piece, placed: readonly Placed[]): Spot {
  let best = spotIn(region, sheet.random, piece.radius);
  let most = roomAt(best, piece, placed);
  for (let tried = 1; tried < CANDIDATES; tried += 1) {
    const spot = spotIn(region, sheet.random, piece.radius);
    const room = roomAt(spot, piece, placed);
    if (room > most) [best, most] = [spot, room];
  }
  return best;
}

/** The distance of the nearest piece, as a share of what both need; one of the same kind counts as nearer. */
function roomAt(spot: Spot, piece: Piece, placed: readonly Placed[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of placed) {
    const distance = Math.hypot(spot.x - other.x, spot.y - other.y) / (piece.radius + other.piece.radius);
    least = Math.min(least, other.piece.draw === piece.draw ? distance * 0.6 : distance);
  }
  return least;
}
