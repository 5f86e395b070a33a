import type { Colour } from '../drawing/colour.ts';
import { darker, lighter } from '../drawing/colour.ts';
import { blob, n } from '../drawing/path.ts';
import type { Draw } from '../drawing/sheet.ts';
import { EDGE } from '../drawing/sheet.ts';
import { between } from '../drawing/seeded-random.ts';

const shine = (radius: number, opacity = 0.6) =>
  `<ellipse cx="${n(-radius * 0.34)}" cy="${n(-radius * 0.4)}" rx="${n(radius * 0.26)}" ry="${n(radius * 0.17)}" transform="rotate(-35 ${n(-radius * 0.34)} ${n(-radius * 0.4)})" fill="#fff" fill-opacity="${opacity}"/>`;

/** A ball: pea, chickpea, currant, grape. */
export const ball =
  (colour: Colour, radius: number): Draw =>
  (sheet) =>
    `<ellipse rx="${n(radius * between(0.94, 1.05, sheet.random))}" ry="${radius}" fill="${sheet.ball(colour)}" ${EDGE}/>${shine(radius)}`;

export const blueberry =
  (radius: number): Draw =>
  (sheet) => {
    const [x, y] = [between(-3, 3, sheet.random), between(-2, 3, sheet.random)];
    return [
      `<circle r="${radius}" fill="${sheet.ball('#3D4A8C')}" ${EDGE}/>`,
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 0.34)}" fill="#20264F" stroke="#7C88C4" stroke-width="1.200" stroke-dasharray="2 1.500"/>`,
      shine(radius, 0.4),
    ].join('');
  };

export const raspberry =
  (radius: number): Draw =>
  (sheet) => {
    const bead = sheet.symbol(
      `<circle r="${n(radius * 0.33)}" fill="${sheet.ball('#D8315B')}"/><circle cx="-1" cy="-1.200" r="1" fill="#fff" fill-opacity=".6"/>`,
    );
    const ring = (count: number, reach: number, turn: number) =>
      Array.from({ length: count }, (_, index) => {
        const angle = turn + (index * Math.PI * 2) / count;
        return `<use href="#${bead}" x="${n(Math.cos(angle) * reach)}" y="${n(Math.sin(angle) * reach)}"/>`;
      }).join('');
    return [
      `<circle r="${n(radius * 0.96)}" fill="#8E1436" ${EDGE}/>`,
      ring(9, radius * 0.72, 0),
      ring(5, radius * 0.34, 0.3),
      `<circle r="${n(radius * 0.16)}" fill="#7A0E2C"/>`,
    ].join('');
  };

/** Half a strawberry, cut side up. */
export const strawberry: Draw = (sheet) =>
  [
    `<path d="M0 22C-14 14-20-2-14-13C-8-20 8-20 14-13C20-2 14 14 0 22z" fill="${sheet.ball('#D3222C')}" ${EDGE}/>`,
    '<path d="M0 16C-9 9-13-2-9-10C-5-14 5-14 9-10C13-2 9 9 0 16z" fill="#F2767A"/>',
    '<path d="M0 12C-4 6-5-2-3-8Q0-10 3-8C5-2 4 6 0 12z" fill="#FBD3CE"/>',
    '<path d="M-14-2h0m1 8h0m5 8h0m16-8h0m-3 7h0m5-14h0" stroke="#F7D58A" stroke-width="2.200" stroke-linecap="round"/>',
    '<path d="M0-14C-6-24-13-22-15-17C-9-17-5-14 0-12C5-14 9-17 15-17C13-22 6-24 0-14z" fill="#4E9A3B"/>',
  ].join('');

/** Kidney-shaped: beans, cashews. */
export const bean =
  (colour: Colour, length: number): Draw =>
  (sheet) => {
    const half = length / 2;
    const high = length * 0.34;
    return [
      `<path d="M${-half} 1C${-half} ${n(-high * 1.25)} ${half} ${n(-high * 1.25)} ${half} 1C${half} ${n(high)} ${n(half * 0.4)} ${n(high)} 0 ${n(high * 0.5)}C${n(-half * 0.4)} ${n(high)} ${-half} ${n(high)} ${-half} 1z" fill="${sheet.ball(colour)}" ${EDGE}/>`,
      `<path d="M${n(-half * 0.6)} ${n(-high * 0.3)}Q0 ${n(-high * 0.85)} ${n(half * 0.4)} ${n(-high * 0.5)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/>`,
    ].join('');
  };

/** A nut or a stone-shaped seed with a line along it. */
export const nut =
  (colour: Colour, length: number, width: number): Draw =>
  (sheet) => {
    const [l, w] = [length / 2, width / 2];
    return [
      `<path d="M${-l} 0C${n(-l * 0.5)} ${n(-w * 1.5)} ${n(l * 0.5)} ${n(-w * 1.3)} ${l} 0C${n(l * 0.5)} ${n(w * 1.3)} ${n(-l * 0.5)} ${n(w * 1.5)} ${-l} 0z" fill="${sheet.ball(colour)}" ${EDGE}/>`,
      `<path d="M${n(-l * 0.6)} 0Q0 ${n(-w * 0.5)} ${n(l * 0.6)} 0M${n(-l * 0.4)} ${n(w * 0.4)}Q0 ${n(w * 0.15)} ${n(l * 0.4)} ${n(w * 0.4)}" fill="none" stroke="${lighter(colour, 0.45)}" stroke-opacity=".7" stroke-width="1.200"/>`,
    ].join('');
  };

/** Half a walnut: lobes and furrows. */
export const walnut: Draw = (sheet) =>
  [
    `<path d="${blob(sheet.random, 15, 12, 0.16, 9)}" fill="${sheet.ball('#B9793F')}" ${EDGE}/>`,
    '<path d="M-12 0Q0-3 12 0M-8-7Q-5-4-8 0-10 4-6 8M0-9Q3-5 0-1-3 4 1 9M7-7Q9-4 7-1 5 4 8 7" fill="none" stroke="#6E3D18" stroke-opacity=".75" stroke-width="2" stroke-linecap="round"/>',
    '<path d="M-9-5Q-4-9 2-8" fill="none" stroke="#F0CE9A" stroke-width="2" stroke-linecap="round"/>',
  ].join('');

/** A pitted olive with its hole towards us. */
export const olive: Draw = (sheet) =>
  `<ellipse rx="12" ry="10" fill="${sheet.ball('#8C9A3A')}" ${EDGE}/><circle cx="3" cy="1" r="4" fill="${darker('#8C9A3A', 0.6)}"/><circle cx="3.600" cy="1.400" r="2.600" fill="#C4402A"/>${shine(11)}`;

/** A ball of dough, meat or dates with a rough crust. */
export const crusted =
  (colour: Colour, radius: number, crumbs: Colour): Draw =>
  (sheet) => {
    const { random } = sheet;
    const dots = Array.from({ length: 16 }, () => {
      const angle = between(0, Math.PI * 2, random);
      const reach = radius * 0.86 * Math.sqrt(random());
      return `M${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach)}h0`;
    }).join('');
    return [
      `<path d="${blob(random, radius, radius * 0.96, 0.06, 9)}" fill="${sheet.ball(colour, 1.15)}" ${EDGE}/>`,
      `<path d="${dots}" stroke="${crumbs}" stroke-opacity=".8" stroke-width="${n(radius * 0.13)}" stroke-linecap="round"/>`,
      `<ellipse cx="${n(-radius * 0.32)}" cy="${n(-radius * 0.4)}" rx="${n(radius * 0.3)}" ry="${n(radius * 0.18)}" transform="rotate(-35 ${n(-radius * 0.32)} ${n(-radius * 0.4)})" fill="#fff" fill-opacity=".28"/>`,
    ].join('');
  };
