import type { Colour } from '../drawing/colour.ts';
import { darker, lighter } from '../drawing/colour.ts';
import { blob, n } from '../drawing/path.ts';
import type { Draw } from '../drawing/sheet.ts';
import { EDGE } from '../drawing/sheet.ts';
import { between } from '../drawing/seeded-random.ts';

/** Half of a boiled egg. */
export const boiledEgg: Draw = (sheet) =>
  [
    `<path d="M-24 2C-24-14-8-20 6-18C20-16 27-7 25 4C22 17 8 20-6 18C-18 16-24 11-24 2z" fill="${sheet.ball('#FBF6EA', 0.7)}" ${EDGE}/>`,
    `<circle cx="2" r="12.500" fill="${sheet.ball('#F6A91B', 0.8)}"/>`,
    '<ellipse cx="-2" cy="-5" rx="4" ry="2.500" fill="#fff" fill-opacity=".6"/>',
  ].join('');

/** A fried or baked egg: lace at its rim, a yolk that shines. */
export const friedEgg: Draw = (sheet) => {
  const { random } = sheet;
  return [
    `<path d="${blob(random, 36, 31, 0.13, 10)}" fill="#E8C48D" ${EDGE}/>`,
    `<path d="${blob(random, 33, 28, 0.12, 10)}" fill="${sheet.ball('#FCF8EE', 0.55)}"/>`,
    `<circle cx="2" cy="-1" r="14" fill="#C9720B" fill-opacity=".35"/><circle cx="1" cy="-2" r="13" fill="${sheet.ball('#F9A51A', 0.9)}"/>`,
    '<ellipse cx="-4" cy="-7" rx="4.500" ry="2.800" transform="rotate(-30 -4 -7)" fill="#fff" fill-opacity=".85"/>',
    '<path d="M6-10h0m4 5h0m-12 12h0m10 1h0" stroke="#3A2418" stroke-opacity=".6" stroke-width="1.800" stroke-linecap="round"/>',
  ].join('');
};

/** A soft curd of scrambled egg or omelette. */
export const curd =
  (colour: Colour, radius: number): Draw =>
  (sheet) =>
    [
      `<path d="${blob(sheet.random, radius, radius * 0.72, 0.36, 9)}" fill="${sheet.ball(colour, 0.7)}" stroke="${darker(colour, 0.3)}" stroke-opacity=".5" stroke-width="1.500"/>`,
      `<path d="M${n(-radius * 0.5)} ${n(-radius * 0.1)}Q${n(-radius * 0.1)} ${n(-radius * 0.5)} ${n(radius * 0.4)} ${n(-radius * 0.16)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`,
    ].join('');

export const shrimp: Draw = (sheet) =>
  [
    `<path d="M-19 12C-27-8-6-25 13-15C23-9 23 3 15 9C15 1 10-4 3-3C-5-2-7 5-4 14C-9 20-16 19-19 12z" fill="${sheet.ball('#F08A5D')}" ${EDGE}/>`,
    '<path d="M-18 4Q-11 3-7 7M-15-7Q-9-5-5 0M-5-16Q-3-10-1-4M7-17Q5-11 4-4M16-11Q11-8 9-2" fill="none" stroke="#FFE0CB" stroke-width="3" stroke-linecap="round"/>',
    '<path d="M15 8l9 6-9 1-7 5 2-9z" fill="#D9542F"/>',
    '<path d="M-17-4C-13-14-2-18 8-15" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/>',
  ].join('');

/** An opened mussel with its meat. */
export const mussel: Draw = (sheet) =>
  [
    `<path d="M-27 6C-23-16 14-20 27-4C26 12-10 22-27 6z" fill="${sheet.ball('#2C3145', 1.2)}" ${EDGE}/>`,
    `<path d="M-21 5C-17-9 11-13 22-3C19 8-9 15-21 5z" fill="${sheet.slope('#8D93AE')}"/>`,
    `<path d="M-15 4C-11-6 8-8 16-2C12 7-6 11-15 4z" fill="${sheet.ball('#EE9A45')}"/>`,
    '<path d="M-8 2Q2-3 11-1" fill="none" stroke="#B4581B" stroke-width="2" stroke-linecap="round"/>',
  ].join('');

/** A slice of cooked meat: browned edge, pale inside. */
export const meatSlice =
  (inside: Colour, crust: Colour, length = 46): Draw =>
  (sheet) => {
    const [l, w] = [length / 2, length * 0.3];
    const bend = between(-0.5, 0.5, sheet.random) * w;
    const outline = (share: number, shift: number) =>
      `M${n(-l * share)} ${n(shift - w * 0.5)}Q0 ${n(shift - w * 1.1 + bend)} ${n(l * share)} ${n(shift - w * 0.62)}Q${n(l * share * 1.12)} ${n(shift)} ${n(l * share * 0.94)} ${n(shift + w * 0.6 * share)}Q0 ${n(shift + w * 0.5 + bend)} ${n(-l * share * 0.92)} ${n(shift + w * 0.66 * share)}Q${n(-l * share * 1.16)} ${n(shift)} ${n(-l * share)} ${n(shift - w * 0.5)}z`;
    return [
      `<path d="${outline(1, 0)}" fill="${sheet.slope(crust, 1.1)}" ${EDGE}/>`,
      `<path d="${outline(0.84, 2)}" fill="${sheet.slope(inside, 0.8)}"/>`,
      `<path d="M${n(-l * 0.5)} ${n(-w * 0.24 + bend * 0.4)}l6 ${n(w * 0.5)}M${n(-l * 0.12)} ${n(-w * 0.3 + bend * 0.6)}l6 ${n(w * 0.6)}M${n(l * 0.28)} ${n(-w * 0.3 + bend * 0.4)}l5 ${n(w * 0.5)}" fill="none" stroke="${darker(inside, 0.3)}" stroke-opacity=".5" stroke-width="1.800" stroke-linecap="round"/>`,
    ].join('');
  };

/** A piece of browned meat: seared patches, light on top. */
export const seared =
  (colour: Colour, radius: number): Draw =>
  (sheet) => {
    const { random } = sheet;
    const patch = () =>
      `<path d="${blob(random, radius * 0.5, radius * 0.3, 0.3, 6)}" transform="translate(${n(between(-0.25, 0.3, random) * radius)} ${n(between(-0.1, 0.35, random) * radius)})rotate(${n(between(-40, 40, random), 0)})" fill="${darker(colour, 0.5)}" fill-opacity=".5"/>`;
    return [
      `<path d="${blob(random, radius, radius * 0.78, 0.16, 7)}" fill="${sheet.ball(colour, 1.1)}" ${EDGE}/>`,
      patch(),
      patch(),
      `<path d="M${n(-radius * 0.5)} ${n(-radius * 0.34)}Q${n(-radius * 0.1)} ${n(-radius * 0.62)} ${n(radius * 0.34)} ${n(-radius * 0.4)}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.500" stroke-linecap="round"/>`,
    ].join('');
  };

/** A spoonful of browned mince: crumbs of two shades that cling together. */
export const mince =
  (colour: Colour): Draw =>
  (sheet) => {
    const { random } = sheet;
    const crumbOf = (paint: string, size: number, reach: number) =>
      `<path d="${blob(random, size, size * 0.78, 0.38, 6)}" transform="translate(${n(between(-reach, reach, random))} ${n(between(-reach, reach, random) * 0.8)})" fill="${paint}" ${EDGE}/>`;
    const shades = [darker(colour, 0.3), darker(colour, 0.12), colour, colour, lighter(colour, 0.16)];
    return [
      `<path d="${blob(random, 15, 12, 0.3, 8)}" fill="${darker(colour, 0.5)}" fill-opacity=".8"/>`,
      ...shades.map((shade) => crumbOf(sheet.ball(shade, 0.8), between(5, 8, random), 10)),
    ].join('');
  };

/** A roast thigh or drumstick: taut skin, crisp and darkened by the oven, the bone's end bare. */
export const roastThigh =
  (skin: Colour): Draw =>
  (sheet) => {
    const { random } = sheet;
    const crisp = (x: number, y: number, rx: number, ry: number, opacity: number) =>
      `<path d="${blob(random, rx, ry, 0.3, 8)}" transform="translate(${x} ${y})" fill="#6E2F0E" fill-opacity="${opacity}"/>`;
    const outline =
      'M-34-4C-32-24-6-31 12-22C24-16 29-8 39-5L46-4Q50 3 45 8L38 7C28 12 22 22 4 25C-18 28-36 18-34-4z';
    return [
      `<path d="M36-6L52-10Q58-12 58-6 63-4 59 1 60 6 54 5L38 7z" fill="${sheet.slope('#F3E3C8')}" ${EDGE}/>`,
      `<path d="${outline}" fill="${sheet.ball(skin, 1)}" ${EDGE}/>`,
      crisp(-14, -10, 15, 7, 0.4),
      crisp(8, 8, 16, 8, 0.3),
      crisp(20, -8, 8, 4, 0.34),
      crisp(-22, 10, 7, 4, 0.3),
      `<path d="M-26-8Q-18-22 0-22" fill="none" stroke="#FFE9BF" stroke-opacity=".75" stroke-width="3.500" stroke-linecap="round"/><path d="M-6-14h0m12 5h0m-20 9h0m16 4h0m10-9h0m-26 18h0m22 0h0" stroke="${lighter(skin, 0.6)}" stroke-opacity=".8" stroke-width="2.600" stroke-linecap="round"/>`,
    ].join('');
  };

/** A fillet of fish: flakes along it, a golden edge. */
export const fillet =
  (flesh: Colour, lines: Colour, { length = 130, width = 58, isFried = false } = {}): Draw =>
  (sheet) => {
    const { random } = sheet;
    const [l, w] = [length / 2, width / 2];
    const brown = (at: number, side: number, size: number) =>
      `<path d="${blob(random, l * size, w * size * 0.9, 0.34, 9)}" transform="translate(${n(l * at)} ${n(w * side)})" fill="#8F4A12" fill-opacity=".42"/>`;
    const crust = isFried
      ? [brown(-0.55, -0.2, 0.24), brown(-0.16, 0.34, 0.3), brown(0.2, -0.36, 0.3), brown(0.56, 0.16, 0.26)]
      : [];
    const flakes = [-0.62, -0.36, -0.1, 0.16, 0.42, 0.66]
      .map(
        (at) =>
          `M${n(l * at)} ${n(-w * 0.82 * Math.sqrt(1 - at * at))}q${n(w * 0.5)} ${n(w * 0.8)} 0 ${n(w * 1.64 * Math.sqrt(1 - at * at))}`,
      )
      .join('');
    return [
      `<path d="M${-l} 2C${n(-l * 0.86)} ${n(-w)} ${n(-l * 0.2)} ${n(-w * 1.14)} ${n(l * 0.3)} ${n(-w)}S${l} ${n(-w * 0.5)} ${l} 0 ${n(l * 0.6)} ${w} 0 ${w} ${n(-l * 0.96)} ${n(w * 0.7)} ${-l} 2z" fill="${sheet.slope(darker(flesh, 0.24))}" ${EDGE}/>`,
      `<path d="M${n(-l * 0.95)} 0C${n(-l * 0.8)} ${n(-w * 0.92)} ${n(-l * 0.2)} ${n(-w * 1.02)} ${n(l * 0.3)} ${n(-w * 0.9)}S${n(l * 0.94)} ${n(-w * 0.44)} ${n(l * 0.94)} ${n(-w * 0.06)} ${n(l * 0.56)} ${n(w * 0.78)} 0 ${n(w * 0.78)} ${n(-l * 0.9)} ${n(w * 0.56)} ${n(-l * 0.95)} 0z" fill="${sheet.ball(flesh, 0.9)}"/>`,
      ...crust,
      `<path d="${flakes}" fill="none" stroke="${lines}" stroke-opacity=".75" stroke-width="2.500" stroke-linecap="round"/>`,
      `<path d="M${n(-l * 0.7)} ${n(-w * 0.42)}Q${n(-l * 0.2)} ${n(-w * 0.8)} ${n(l * 0.36)} ${n(-w * 0.62)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`,
    ].join('');
  };

/** A small whole fish, floured and fried. */
export const friedFish =
  (colour: Colour): Draw =>
  (sheet) =>
    [
      `<path d="M-52 0C-40-17-2-20 32-4L56-15Q50 0 57 15L32 5C-2 20-40 17-52 0z" fill="${sheet.ball(colour, 1.1)}" ${EDGE}/>`,
      `<path d="M-36-7q5 7 0 14M-14-10q8 10 0 20M2-9q7 9 0 18M17-6q5 6 0 12M37-4l14-5M37 3l14 5" fill="none" stroke="${darker(colour, 0.5)}" stroke-opacity=".7" stroke-width="2" stroke-linecap="round"/>`,
      `<path d="M-34-8Q-6-16 22-5" fill="none" stroke="${lighter(colour, 0.7)}" stroke-width="3" stroke-opacity=".8" stroke-linecap="round"/>`,
      '<circle cx="-43" cy="-2" r="2.400" fill="#2A140A"/>',
    ].join('');

/** A patty from the pan. */
export const patty =
  (colour: Colour, radius = 34): Draw =>
  (sheet) => {
    const { random } = sheet;
    return [
      `<path d="${blob(random, radius, radius * 0.8, 0.06, 9)}" transform="translate(0 5)" fill="${darker(colour, 0.45)}" ${EDGE}/>`,
      `<path d="${blob(random, radius, radius * 0.8, 0.06, 9)}" fill="${sheet.ball(colour, 1.1)}"/>`,
      `<path d="${blob(random, radius * 0.62, radius * 0.46, 0.2, 8)}" fill="${darker(colour, 0.4)}" fill-opacity=".45"/>`,
      `<path d="M-14-9h0m9 4h0m8-7h0m9 8h0m-4 9h0m-14 3h0m-8-6h0" stroke="${lighter(colour, 0.6)}" stroke-width="3" stroke-linecap="round"/>`,
      `<path d="M${n(-radius * 0.6)} ${n(-radius * 0.36)}Q${n(-radius * 0.2)} ${n(-radius * 0.7)} ${n(radius * 0.3)} ${n(-radius * 0.6)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/>`,
    ].join('');
  };
