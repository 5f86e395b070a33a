import type { SeededRandom } from './seeded-random.ts';
import { pick, seededRandom } from './seeded-random.ts';
import type { Colour } from './colour.ts';
import { darker, lighter } from './colour.ts';
import { n } from './path.ts';

/** Draws one piece of food around the origin. The drawing may differ from call to call. */
export type Draw = (sheet: Sheet) => string;

/** The soft dark line between a piece and its own shade on its neighbour. */
export const EDGE = 'stroke="#240a04" stroke-opacity=".26" stroke-width="3" paint-order="stroke"';

const VARIANTS = 3;

/** One cover while it is drawn: its chance, and what its shapes refer to, each defined once. */
export class Sheet {
  readonly random: SeededRandom;
  readonly #prefix: string;
  readonly #definitions = new Map<string, string>();
  readonly #variants = new Map<Draw, string[]>();

  constructor(seed: string) {
    this.#prefix = prefixOf(seed);
    this.random = seededRandom(seed);
  }

  /** Light that falls on something round from the upper left. */
  ball(colour: Colour, contrast = 1): string {
    return this.#paint(
      'radialGradient',
      'cx=".36" cy=".3" r=".78"',
      [0, lighter(colour, 0.42 * contrast)],
      [0.5, colour],
      [1, darker(colour, 0.34 * contrast)],
    );
  }

  /** Light that falls on something flat from the upper left. */
  slope(colour: Colour, contrast = 1): string {
    return this.#paint(
      'linearGradient',
      'x2=".7" y2="1"',
      [0, lighter(colour, 0.3 * contrast)],
      [0.5, colour],
      [1, darker(colour, 0.28 * contrast)],
    );
  }

  /** A cylinder that stands: dark on both sides, light left of its middle. */
  side(colour: Colour): string {
    return this.#paint(
      'linearGradient',
      '',
      [0, darker(colour, 0.24)],
      [0.3, lighter(colour, 0.28)],
      [0.55, colour],
      [1, darker(colour, 0.34)],
    );
  }

  /** A cylinder that lies. */
  roll(colour: Colour): string {
    return this.#paint(
      'linearGradient',
      'x2="0" y2="1"',
      [0, darker(colour, 0.1)],
      [0.28, lighter(colour, 0.4)],
      [0.6, colour],
      [1, darker(colour, 0.42)],
    );
  }

  /** Something hollow: dark at its rim on the lamp's side, light across from it. */
  hollow(colour: Colour): string {
    return this.#paint(
      'radialGradient',
      'cx=".58" cy=".6" r=".62"',
      [0, lighter(colour, 0.16)],
      [0.72, colour],
      [1, darker(colour, 0.26)],
    );
  }

  /** A shadow without an edge. */
  shadow(): string {
    return this.#gradient(
      'radialGradient',
      '',
      '<stop stop-color="#1d0803" stop-opacity=".55"/><stop offset=".62" stop-color="#1d0803" stop-opacity=".4"/><stop offset="1" stop-color="#1d0803" stop-opacity="0"/>',
    );
  }

  /** The light of one lamp at the upper left on the whole table. */
  lamp(): string {
    return this.#gradient(
      'radialGradient',
      'cx=".26" cy=".1" r="1.050"',
      '<stop stop-color="#FFF6DE" stop-opacity=".34"/><stop offset=".4" stop-color="#FFF6DE" stop-opacity="0"/><stop offset=".6" stop-color="#1d0803" stop-opacity="0"/><stop offset="1" stop-color="#1d0803" stop-opacity=".42"/>',
    );
  }

  /** A shape repeated at another place costs only its reference. */
  symbol(markup: string): string {
    return this.#define((id) => `<g id="${id}">${markup}</g>`);
  }

  /** A line that is drawn several times, in other colours and widths. */
  line(path: string): string {
    return this.#define((id) => `<path id="${id}" d="${path}" fill="none" stroke-linecap="round"/>`);
  }

  /** One of a few drawings of this piece. */
  place(draw: Draw, x: number, y: number, turn = 0, scale = 1): string {
    const known = this.#variants.get(draw) ?? [];
    if (known.length === 0) {
      for (let made = 0; made < VARIANTS; made += 1) known.push(this.symbol(draw(this)));
      this.#variants.set(draw, known);
    }
    const [first = '', ...others] = known;
    return reference(pick([first, ...others], this.random), x, y, turn, scale);
  }

  svg(body: string): string {
    const definitions = [...this.#definitions].map(([key, id]) => key.replace('id=""', `id="${id}"`));
    return [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">',
      `<defs>${definitions.join('')}</defs>`,
      body,
      '</svg>',
    ].join('');
  }

  #paint(element: string, place: string, ...stops: [offset: number, colour: Colour][]): string {
    return this.#gradient(
      element,
      place,
      stops.map(([offset, colour]) => `<stop offset="${n(offset, 2)}" stop-color="${colour}"/>`).join(''),
    );
  }

  #gradient(element: string, place: string, stops: string): string {
    return `url(#${this.#define((id) => `<${element} id="${id}" ${place}>${stops}</${element}>`)})`;
  }

  #define(make: (id: string) => string): string {
    const key = make('');
    const known = this.#definitions.get(key) ?? `${this.#prefix}${this.#definitions.size.toString(36)}`;
    this.#definitions.set(key, known);
    return known;
  }
}

/** Ids of different covers differ, so that several can be in one page. */
function prefixOf(seed: string): string {
  const letters = Math.floor(seededRandom(`${seed} ids`)() * 36 ** 5);
  return `d${letters.toString(36).padStart(5, '0')}`;
}

export function stroked(line: string, colour: Colour, width: number, opacity = 1, place = ''): string {
  const faint = opacity === 1 ? '' : ` stroke-opacity="${n(opacity, 2)}"`;
  return `<use href="#${line}" stroke="${colour}" stroke-width="${n(width)}"${faint} ${place}/>`;
}

export function reference(id: string, x: number, y: number, turn = 0, scale = 1): string {
  if (turn === 0 && scale === 1) return `<use href="#${id}" x="${n(x, 0)}" y="${n(y, 0)}"/>`;
  const size = scale === 1 ? '' : `scale(${n(scale, 2)})`;
  const angle = turn === 0 ? '' : `rotate(${n(turn, 0)})`;
  return `<use href="#${id}" transform="translate(${n(x, 0)} ${n(y, 0)})${angle}${size}"/>`;
}
