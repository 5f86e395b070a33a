import type { SeededRandom } from './seeded-random.ts';
import { between } from './seeded-random.ts';

export interface Spot {
  x: number;
  y: number;
}

/** Writes a number as short as a path allows. */
export function n(value: number, digits = 1): string {
  const rounded = Number(value.toFixed(digits));
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./u, '$1.');
}

/** An outline like a potato's: an ellipse whose radius wobbles by this share, as a smooth closed path. */
export function blob(random: SeededRandom, rx: number, ry: number, wobble = 0.12, corners = 8): string {
  const turn = between(0, Math.PI, random);
  const spots = Array.from({ length: corners }, (_, index): Spot => {
    const angle = turn + (index * Math.PI * 2) / corners;
    const reach = between(1 - wobble, 1 + wobble, random);
    return { x: Math.cos(angle) * rx * reach, y: Math.sin(angle) * ry * reach };
  });
  return smooth(spots);
}

/** The closed curve through the middles between these spots. */
export function smooth(spots: readonly Spot[]): string {
  const middle = (index: number): Spot => {
    const one = spots[index % spots.length] ?? { x: 0, y: 0 };
    const other = spots[(index + 1) % spots.length] ?? one;
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  };
  const start = middle(spots.length - 1);
  const curves = spots.map((spot, index) => {
    const end = middle(index);
    return `Q${n(spot.x)} ${n(spot.y)} ${n(end.x)} ${n(end.y)}`;
  });
  return `M${n(start.x)} ${n(start.y)}${curves.join('')}z`;
}

/** The closed outline with straight sides through these spots. */
export function polygon(spots: readonly Spot[]): string {
  return `M${spots.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}z`;
}

/** Strokes of this length in every direction, one at each spot: grains, flakes, crumbs. A length of 0 is a dot. */
export function strokes(spots: readonly Spot[], length: number, random: SeededRandom): string {
  return spots
    .map(({ x, y }) => {
      if (length === 0) return `M${n(x, 0)} ${n(y, 0)}h0`;
      const angle = between(0, Math.PI, random);
      return `M${n(x, 0)} ${n(y, 0)}l${n(Math.cos(angle) * length)} ${n(Math.sin(angle) * length)}`;
    })
    .join('');
}
