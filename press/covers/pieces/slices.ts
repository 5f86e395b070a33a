import type { Colour } from '../drawing/colour.ts';
import { darker, lighter } from '../drawing/colour.ts';
import { blob, n, polygon } from '../drawing/path.ts';
import type { Draw } from '../drawing/sheet.ts';
import { EDGE } from '../drawing/sheet.ts';
import { between } from '../drawing/seeded-random.ts';

const SHINE = 'fill="none" stroke="#fff" stroke-linecap="round"';

interface Coin {
  skin: Colour;
  flesh: Colour;
  core?: Colour;
  /** Drawn as a ring of short marks around the middle. */
  seeds?: Colour;
  radius: number;
}

/** A round slice: cucumber, carrot, radish, banana. */
export const coin =
  ({ skin, flesh, core, seeds, radius }: Coin): Draw =>
  (sheet) =>
    [
      `<circle r="${radius}" fill="${sheet.slope(skin)}" ${EDGE}/>`,
      `<circle r="${n(radius * 0.86)}" fill="${sheet.ball(flesh, 0.5)}"/>`,
      core ? `<circle r="${n(radius * 0.5)}" fill="${core}" fill-opacity=".75"/>` : '',
      seeds
        ? `<circle r="${n(radius * 0.4)}" fill="none" stroke="${seeds}" stroke-width="${n(radius * 0.22)}" stroke-linecap="round" stroke-dasharray=".5 ${n(radius * 0.36)}"/>`
        : '',
      `<path d="M${n(-radius * 0.62)} ${n(-radius * 0.3)}A${n(radius * 0.7)} ${n(radius * 0.7)} 0 0 1 ${n(-radius * 0.1)} ${n(-radius * 0.68)}" ${SHINE} stroke-opacity=".5" stroke-width="2"/>`,
    ].join('');

/** A slice across a citrus fruit: segments between light skins. */
export const citrus =
  (peel: Colour, flesh: Colour, radius: number): Draw =>
  (sheet) => {
    const spokes = Array.from({ length: 5 }, (_, index) => {
      const angle = (index * Math.PI) / 5 + 0.2;
      const [x, y] = [Math.cos(angle) * radius * 0.8, Math.sin(angle) * radius * 0.8];
      return `M${n(-x)} ${n(-y)}L${n(x)} ${n(y)}`;
    });
    return [
      `<circle r="${radius}" fill="${sheet.slope(peel)}" ${EDGE}/>`,
      `<circle r="${n(radius * 0.88)}" fill="${lighter(peel, 0.75)}"/>`,
      `<circle r="${n(radius * 0.78)}" fill="${sheet.ball(flesh, 0.7)}"/>`,
      `<path d="${spokes.join('')}" stroke="${lighter(flesh, 0.7)}" stroke-width="2"/>`,
      `<circle r="2.500" fill="${lighter(flesh, 0.8)}"/>`,
    ].join('');
  };

/** A wedge with its skin below: tomato, apple, plum, lemon. */
export const wedge =
  (skin: Colour, flesh: Colour, length: number, seeds?: Colour): Draw =>
  (sheet) => {
    const [half, deep] = [length / 2, length * 0.44];
    return [
      `<path d="M${-half} ${n(-deep * 0.4)}C${n(-half * 0.8)} ${n(deep * 1.1)} ${n(half * 0.8)} ${n(deep * 1.1)} ${half} ${n(-deep * 0.4)}C${n(half * 0.4)} ${n(-deep * 0.85)} ${n(-half * 0.4)} ${n(-deep * 0.85)} ${-half} ${n(-deep * 0.4)}z" fill="${sheet.slope(skin)}" ${EDGE}/>`,
      `<path d="M${n(-half * 0.86)} ${n(-deep * 0.4)}C${n(-half * 0.6)} ${n(deep * 0.62)} ${n(half * 0.6)} ${n(deep * 0.62)} ${n(half * 0.86)} ${n(-deep * 0.4)}C${n(half * 0.4)} ${n(-deep * 0.75)} ${n(-half * 0.4)} ${n(-deep * 0.75)} ${n(-half * 0.86)} ${n(-deep * 0.4)}z" fill="${sheet.slope(flesh, 0.6)}"/>`,
      seeds
        ? `<path d="M${n(-half * 0.35)} ${n(-deep * 0.1)}h0m${n(half * 0.2)} ${n(deep * 0.22)}h0m${n(half * 0.26)} ${n(-deep * 0.14)}h0m${n(half * 0.2)} ${n(-deep * 0.1)}h0" stroke="${seeds}" stroke-width="4" stroke-linecap="round"/>`
        : '',
      `<path d="M${n(-half * 0.6)} ${n(deep * 0.34)}Q${n(-half * 0.2)} ${n(deep * 0.66)} ${n(half * 0.16)} ${n(deep * 0.62)}" ${SHINE} stroke-opacity=".55" stroke-width="2"/>`,
    ].join('');
  };

/** A cube seen from above and a little from the front. */
export const dice =
  (colour: Colour, size: number, front: Colour = darker(colour, 0.22)): Draw =>
  (sheet) => {
    const { random } = sheet;
    const half = size / 2;
    const lean = () => between(-1.8, 1.8, random);
    const top = [
      { x: -half + lean(), y: -half + lean() },
      { x: half + lean(), y: -half + lean() },
      { x: half + lean(), y: half * 0.5 + lean() },
      { x: -half + lean(), y: half * 0.5 + lean() },
    ];
    const [, , right = { x: 0, y: 0 }, left = right] = top;
    const drop = size * 0.3;
    const side = [left, right, { x: right.x - 1, y: right.y + drop }, { x: left.x + 1, y: left.y + drop }];
    return [
      `<path d="${polygon(side)}" fill="${front}" stroke-linejoin="round" ${EDGE}/>`,
      `<path d="${polygon(top)}" fill="${sheet.slope(colour)}" stroke="${lighter(colour, 0.25)}" stroke-width="1.500" stroke-linejoin="round"/>`,
    ].join('');
  };

/** An irregular piece, cooked soft: stewed meat, boiled potato, pumpkin. */
export const chunk =
  (colour: Colour, radius: number, wobble = 0.16): Draw =>
  (sheet) => {
    const { random } = sheet;
    return [
      `<path d="${blob(random, radius, radius * between(0.74, 0.92, random), wobble, 6)}" fill="${sheet.ball(colour)}" ${EDGE}/>`,
      `<path d="${blob(random, radius * 0.4, radius * 0.24, 0.2, 5)}" transform="translate(${n(-radius * 0.28)} ${n(-radius * 0.3)})" fill="#fff" fill-opacity=".22"/>`,
    ].join('');
  };

/** A baton: pepper, carrot stick, green bean, leek. */
export const strip =
  (colour: Colour, length: number, width: number, bend = 4): Draw =>
  (sheet) => {
    const curve = between(-bend, bend, sheet.random);
    const line = `M${n(-length / 2)} ${n(curve)}Q0 ${n(-curve * 1.6)} ${n(length / 2)} ${n(curve)}`;
    const stroke = (paint: string, thick: number, shift: number) =>
      `<path d="${line}" transform="translate(0 ${n(shift)})" fill="none" stroke="${paint}" stroke-width="${n(thick)}" stroke-linecap="round"/>`;
    return [
      stroke(darker(colour, 0.45), width + 1.5, 0.8),
      stroke(colour, width, 0),
      stroke(lighter(colour, 0.4), width * 0.3, -width * 0.2),
    ].join('');
  };

/** Thin slices of an avocado, pear or apple, fanned out. */
export const fan =
  (skin: Colour, flesh: Colour, core: Colour, slices = 5): Draw =>
  (sheet) => {
    const slice = sheet.symbol(
      `<path d="M-6 24C-15 10-13-18 0-27C12-17 13 10 6 24Q0 28-6 24z" fill="${sheet.slope(skin)}" ${EDGE}/><path d="M-4 22C-11 9-10-15 0-23C7-14 8 9 4 22Q0 25-4 22z" fill="${sheet.slope(flesh, 0.5)}"/><path d="M-2 14C-5 6-4-2 1-6" fill="none" stroke="${core}" stroke-width="4" stroke-linecap="round" stroke-opacity=".8"/>`,
    );
    return Array.from({ length: slices }, (_, index) => {
      const from = index - (slices - 1) / 2;
      return `<use href="#${slice}" transform="translate(${n(from * 11)} ${n(Math.abs(from) * 2)})rotate(${n(from * 9)})"/>`;
    }).join('');
  };
