import type { Colour } from '../drawing/colour.ts';
import { darker, lighter } from '../drawing/colour.ts';
import type { Spot } from '../drawing/path.ts';
import { n, smooth } from '../drawing/path.ts';
import type { Draw } from '../drawing/sheet.ts';
import { EDGE } from '../drawing/sheet.ts';
import { between } from '../drawing/seeded-random.ts';

/** A smooth leaf with a midrib: spinach, basil. */
export const leaf =
  (colour: Colour, length: number, width: number): Draw =>
  (sheet) => {
    const [l, w] = [length / 2, width / 2];
    const lift = between(-0.2, 0.2, sheet.random) * w;
    return [
      `<path d="M${-l} 0C${n(-l * 0.7)} ${n(-w * 1.5)} ${n(l * 0.5)} ${n(-w * 1.2 + lift)} ${l} ${n(lift)}C${n(l * 0.5)} ${n(w * 1.2 + lift)} ${n(-l * 0.7)} ${n(w * 1.5)} ${-l} 0z" fill="${sheet.slope(colour)}" ${EDGE}/>`,
      `<path d="M${-l} 0Q0 ${n(lift)} ${l} ${n(lift)}C${n(l * 0.5)} ${n(w * 1.2 + lift)} ${n(-l * 0.7)} ${n(w * 1.5)} ${-l} 0z" fill="${darker(colour, 0.3)}" fill-opacity=".4"/>`,
      `<path d="M${n(-l * 1.15)} 0Q0 ${n(lift)} ${n(l * 0.85)} ${n(lift)}M${n(-l * 0.4)} 0l${n(l * 0.3)} ${n(-w * 0.6)}M0 ${n(lift * 0.6)}l${n(l * 0.3)} ${n(-w * 0.5)}M${n(-l * 0.3)} 0l${n(l * 0.3)} ${n(w * 0.6)}" fill="none" stroke="${lighter(colour, 0.45)}" stroke-width="1.400" stroke-linecap="round"/>`,
    ].join('');
  };

/** A leaf with lobes or frills: rocket, lettuce, kale, parsley. */
export const lobedLeaf =
  (colour: Colour, length: number, width: number, lobes: number, depth: number): Draw =>
  (sheet) => {
    const { random } = sheet;
    const spots: Spot[] = [];
    for (let index = 0; index < lobes * 4; index += 1) {
      const angle = Math.PI + (index * Math.PI * 2) / (lobes * 4);
      const reach = index % 2 === 0 ? 1 : 1 - depth * between(0.6, 1, random);
      spots.push({ x: (Math.cos(angle) * length * reach) / 2, y: (Math.sin(angle) * width * reach) / 2 });
    }
    const half = length / 2;
    return [
      `<path d="${smooth(spots)}" fill="${sheet.slope(colour, 1.2)}" ${EDGE}/>`,
      `<path d="M${n(-half * 1.2)} 0Q0 ${n(between(-4, 4, random))} ${n(half * 0.7)} 0M${n(-half * 0.3)} 0L0 ${n(-width * 0.3)}M${n(-half * 0.2)} 0L${n(half * 0.1)} ${n(width * 0.3)}M${n(half * 0.1)} 0L${n(half * 0.4)} ${n(-width * 0.22)}" fill="none" stroke="${lighter(colour, 0.55)}" stroke-opacity=".8" stroke-width="1.600" stroke-linecap="round"/>`,
    ].join('');
  };

/** A sprig of dill: threads on a stem. */
export const dill: Draw = (sheet) => {
  const threads = Array.from({ length: 9 }, (_, index) => {
    const x = -16 + index * 4;
    const side = index % 2 === 0 ? -1 : 1;
    const reach = between(6, 11, sheet.random) * side;
    return `M${x} 0l4 ${n(reach)}M${x + 2} ${n(reach * 0.5)}l5 ${n(reach * 0.15)}`;
  });
  return `<path d="M-22 0H18${threads.join('')}" fill="none" stroke="#1D4A16" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/><path d="M-22 0H18${threads.join('')}" fill="none" stroke="#5C9E35" stroke-width="2" stroke-linecap="round"/>`;
};

/** Rings of chives or spring onion. */
export const onionRing =
  (colour: Colour, radius: number): Draw =>
  () =>
    `<circle r="${radius}" fill="none" stroke="${darker(colour, 0.4)}" stroke-opacity=".6" stroke-width="4.500"/><circle r="${radius}" fill="none" stroke="${colour}" stroke-width="3"/><path d="M${n(-radius * 0.7)} ${n(-radius * 0.7)}A${radius} ${radius} 0 0 1 ${n(radius * 0.4)} ${n(-radius * 0.9)}" fill="none" stroke="${lighter(colour, 0.6)}" stroke-width="1.500"/>`;

/** Crescents of onion, or shreds of cabbage: thin curved lines side by side. */
export const shreds =
  (colour: Colour, length: number): Draw =>
  (sheet) => {
    const { random } = sheet;
    const half = length / 2;
    const lines = Array.from({ length: 6 }, (_, index) => {
      const y = (index - 2.5) * 4.5;
      const [bend, back] = [between(6, 20, random), between(-16, 4, random)];
      const side = index % 2 === 0 ? 1 : -1;
      return `M${n(-half + between(-3, 9, random))} ${n(y + between(-4, 4, random))}C${n(-half * 0.4)} ${n(y - bend * side)} ${n(half * 0.3)} ${n(y - back * side)} ${n(half + between(-9, 3, random))} ${n(y + between(-6, 6, random))}`;
    }).join('');
    const stroke = (paint: Colour, width: number, opacity = 1) =>
      `<path d="${lines}" fill="none" stroke="${paint}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;
    return (
      stroke(darker(colour, 0.6), 5.5, 0.5) + stroke(colour, 3.6) + stroke(lighter(colour, 0.5), 1.2, 0.9)
    );
  };

/** A floret seen from above: broccoli, cauliflower. */
export const floret =
  (colour: Colour, stem: Colour, radius: number): Draw =>
  (sheet) => {
    const { random } = sheet;
    const bud = sheet.symbol(
      `<circle r="${n(radius * 0.34)}" fill="${sheet.ball(colour, 0.9)}"/><path d="M-3-2h0m4-2h0m2 4h0m-5 2h0m4 2h0" stroke="${lighter(colour, 0.5)}" stroke-opacity=".7" stroke-width="1.800" stroke-linecap="round"/>`,
    );
    const buds = (count: number, reach: number) =>
      Array.from({ length: count }, (_, index) => {
        const angle = (index * Math.PI * 2) / count + between(-0.2, 0.2, random);
        return `<use href="#${bud}" x="${n(Math.cos(angle) * reach)}" y="${n(Math.sin(angle) * reach - radius * 0.1)}"/>`;
      }).join('');
    return [
      `<path d="M${n(-radius * 0.3)} 0L${n(-radius * 0.24)} ${n(radius * 1.2)}Q0 ${n(radius * 1.36)} ${n(radius * 0.3)} ${n(radius * 1.15)}L${n(radius * 0.36)} 0z" fill="${sheet.slope(stem)}" ${EDGE}/>`,
      `<circle cy="${n(-radius * 0.1)}" r="${n(radius * 0.84)}" fill="${darker(colour, 0.45)}" ${EDGE}/>`,
      buds(8, radius * 0.66),
      buds(4, radius * 0.3),
    ].join('');
  };

/** A slice of mushroom: cap, gills, stem. */
export const mushroomSlice: Draw = (sheet) =>
  [
    `<path d="M-18 3C-20-16 20-16 18 3Q12 7 6 4L7 16Q0 20-7 16L-6 4Q-12 7-18 3z" fill="${sheet.slope('#D9B48A')}" ${EDGE}/>`,
    '<path d="M-14 1C-15-11 15-11 14 1Q9 3 4 1L4 13Q0 15-4 13L-4 1Q-9 3-14 1z" fill="#F2E2C6"/>',
    '<path d="M-12 1Q-7 5-4 1M12 1Q7 5 4 1" fill="none" stroke="#8A5A34" stroke-width="2.500" stroke-linecap="round"/>',
  ].join('');

export const chanterelle: Draw = (sheet) =>
  [
    `<path d="M-17-8Q-11-16-4-12 2-17 8-12 15-14 18-7 15 2 6 4L4 17Q0 20-5 17L-5 4Q-15 1-17-8z" fill="${sheet.ball('#E39A1E')}" ${EDGE}/>`,
    '<path d="M-11-5Q0 3 12-5M-4 3L-2 15M1 3V16M5 3L3 14" fill="none" stroke="#A8650A" stroke-width="1.600" stroke-linecap="round"/>',
  ].join('');

export const asparagus: Draw = (sheet) =>
  [
    `<path d="M-50-4H30Q46-7 52 0Q46 7 30 4L-50 5z" fill="${sheet.slope('#6FA043')}" ${EDGE}/>`,
    '<path d="M-30-3l6 3-6 3M-6-3l6 3-6 3M16-3l7 3-7 3M28-4l8 4-8 4M36-4l7 4-7 4" fill="none" stroke="#3E6B24" stroke-width="1.800" stroke-linecap="round"/>',
    '<path d="M-46-2H24" stroke="#CFE3A4" stroke-opacity=".8" stroke-width="1.500" stroke-linecap="round"/>',
  ].join('');
