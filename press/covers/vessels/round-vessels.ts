import type { Colour } from '../drawing/colour.ts';
import { darker, lighter } from '../drawing/colour.ts';
import { n, strokes } from '../drawing/path.ts';
import type { Region } from '../drawing/scatter.ts';
import { spotsIn } from '../drawing/scatter.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { Glaze } from './glazes.ts';

/** A vessel as drawn, with the room inside it. */
export interface DrawnVessel {
  markup: string;
  well: Region;
  /** The shapes over the food: the rim's shade, a lid's edge. */
  over: string;
}

const circle = (x: number, y: number, r: number, rest: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${rest}/>`;

/** The shadow that something of this size throws to the lower right. */
export function shadowBelow(sheet: Sheet, x: number, y: number, rx: number, ry = rx): string {
  return `<ellipse cx="${n(x + rx * 0.07)}" cy="${n(y + ry * 0.11)}" rx="${n(rx * 1.14)}" ry="${n(ry * 1.14)}" fill="${sheet.shadow()}"/>`;
}

function speckles(sheet: Sheet, region: Region, { isSpeckled }: Glaze): string {
  if (!isSpeckled) return '';
  const spots = strokes(spotsIn(region, 34, sheet.random), 0, sheet.random);
  return `<path d="${spots}" stroke="#5a3a22" stroke-opacity=".3" stroke-width="1.800" stroke-linecap="round"/>`;
}

/** A deep bowl: its rim is thin and its inside falls away. */
export function bowl(sheet: Sheet, glaze: Glaze, x = 200, y = 152, radius = 140): DrawnVessel {
  const inner = radius - 9;
  const well = radius - 20;
  return {
    markup: [
      shadowBelow(sheet, x, y, radius),
      circle(x, y, radius, `fill="${sheet.slope(glaze.outside, 1.2)}"`),
      circle(x, y, inner, `fill="${sheet.hollow(glaze.inside)}"`),
      speckles(sheet, { x, y, rx: radius, ry: radius }, glaze),
      circle(
        x,
        y,
        radius - 3,
        `fill="none" stroke="${lighter(glaze.line, 0.35)}" stroke-width="3" stroke-opacity=".9"`,
      ),
    ].join(''),
    well: { x, y, rx: well, ry: well },
    over: [
      innerShade(x, y, well),
      `<path d="M${n(x - radius * 0.86)} ${n(y - radius * 0.42)}A${radius - 4} ${radius - 4} 0 0 1 ${n(x - radius * 0.2)} ${n(y - radius * 0.94)}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3.500" stroke-linecap="round"/>`,
    ].join(''),
  };
}

/** The shade that a wall throws on what lies below it, on the lamp's side. */
function innerShade(x: number, y: number, radius: number): string {
  const [r, wide] = [n(radius), n(radius * 1.12)];
  return `<path d="M${n(x - radius)} ${n(y)}A${r} ${r} 0 0 1 ${n(x + radius * 0.7)} ${n(y - radius * 0.71)}A${wide} ${wide} 0 0 0 ${n(x - radius)} ${n(y)}z" fill="#1d0803" fill-opacity=".2"/>`;
}

/** A plate with a broad rim; a soup plate's well is deeper. */
export function plate(sheet: Sheet, glaze: Glaze, isDeep: boolean, radius = 142): DrawnVessel {
  const [x, y] = [200, 150];
  const well = radius * (isDeep ? 0.79 : 0.8);
  return {
    markup: [
      shadowBelow(sheet, x, y, radius),
      circle(x, y, radius, `fill="${sheet.slope(glaze.inside, 0.6)}"`),
      circle(x, y, radius - 2, `fill="none" stroke="${glaze.outside}" stroke-width="4" stroke-opacity=".85"`),
      circle(
        x,
        y,
        radius - 12,
        `fill="none" stroke="${glaze.line}" stroke-width="1.600" stroke-opacity=".7"`,
      ),
      speckles(sheet, { x, y, rx: radius, ry: radius }, glaze),
      circle(x, y, well + 3, `fill="${darker(glaze.inside, 0.14)}"`),
      circle(
        x + 1.5,
        y + 2,
        well + 1,
        `fill="${isDeep ? sheet.hollow(glaze.inside) : sheet.slope(lighter(glaze.inside, 0.3), 0.3)}"`,
      ),
      `<path d="M${n(x - radius * 0.84)} ${n(y - radius * 0.4)}A${n(radius * 0.93)} ${n(radius * 0.93)} 0 0 1 ${n(x - radius * 0.2)} ${n(y - radius * 0.91)}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/>`,
    ].join(''),
    well: { x, y, rx: well, ry: well },
    over: '',
  };
}

/** A plate seen from the front and a little from above. */
export function cakePlate(sheet: Sheet, glaze: Glaze): DrawnVessel {
  const oval = (y: number, rx: number, ry: number, rest: string) =>
    `<ellipse cx="200" cy="${y}" rx="${rx}" ry="${ry}" ${rest}/>`;
  return {
    markup: [
      oval(236, 212, 66, `fill="${sheet.shadow()}"`),
      oval(224, 180, 56, `fill="${sheet.slope(darker(glaze.inside, 0.12))}"`),
      oval(219, 180, 55, `fill="${sheet.slope(glaze.inside, 0.6)}"`),
      oval(219, 177, 53, `fill="none" stroke="${glaze.outside}" stroke-width="3.500"`),
      oval(221, 136, 38, `fill="${darker(glaze.inside, 0.08)}"`),
    ].join(''),
    well: { x: 200, y: 150, rx: 130, ry: 110 },
    over: '',
  };
}

/** A black iron pan; its handle leaves the picture. */
export function pan(sheet: Sheet, x = 186, y = 156): DrawnVessel {
  const [radius, iron] = [130, '#35322F'] as const;
  return {
    markup: [
      `<path d="M${x + 80} ${y - 76}L${x + 176} ${y - 190}L${x + 214} ${y - 164}L${x + 112} ${y - 44}z" transform="translate(7 10)" fill="#1d0803" fill-opacity=".28"/>`,
      shadowBelow(sheet, x, y, radius),
      `<path d="M${x + 80} ${y - 82}L${x + 176} ${y - 190}L${x + 214} ${y - 164}L${x + 112} ${y - 44}z" fill="${sheet.slope(iron, 1.3)}"/>`,
      `<path d="M${x + 104} ${y - 86}L${x + 182} ${y - 174}" stroke="#8B8580" stroke-width="4" stroke-linecap="round" stroke-opacity=".7"/>`,
      circle(x, y, radius, `fill="${sheet.slope(iron, 1.4)}"`),
      circle(x, y, radius - 3, 'fill="none" stroke="#8B8580" stroke-opacity=".6" stroke-width="2.500"'),
      circle(x, y, radius - 11, `fill="${sheet.hollow('#26231F')}"`),
    ].join(''),
    well: { x, y, rx: radius - 17, ry: radius - 17 },
    over: rimLight(x, y, radius),
  };
}

/** A wok of carbon steel with two wooden grips. */
export function wok(sheet: Sheet): DrawnVessel {
  const [x, y, radius, steel] = [200, 152, 138, '#57565C'] as const;
  const grip = (side: number) =>
    `<path d="M${x + side * 132} ${y - 26}q${side * 34} 0 ${side * 34} 26t${-side * 34} 26" fill="none" stroke="#5B3A22" stroke-width="15" stroke-linecap="round"/><path d="M${x + side * 140} ${y - 22}q${side * 22} 3 ${side * 22} 22" fill="none" stroke="#A2714A" stroke-width="4" stroke-linecap="round"/>`;
  return {
    markup: [
      shadowBelow(sheet, x, y, radius),
      grip(-1),
      grip(1),
      circle(x, y, radius, `fill="${sheet.slope(steel, 1.3)}"`),
      circle(x, y, radius - 8, `fill="${sheet.hollow('#3B393D')}"`),
      circle(x, y, radius - 34, 'fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="3"'),
    ].join(''),
    well: { x, y, rx: radius - 20, ry: radius - 20 },
    over: rimLight(x, y, radius),
  };
}

/** An enamelled pot with two handles. */
export function pot(sheet: Sheet, enamel: Colour): DrawnVessel {
  const [x, y, radius] = [200, 152, 128];
  const handle = (side: number) =>
    `<path d="M${x + side * 118} ${y - 34}h${side * 30}q${side * 16} 0 ${side * 16} 16v36q0 16 ${-side * 16} 16h${-side * 30}z" fill="${sheet.slope(darker(enamel, 0.1), 1.2)}"/><path d="M${x + side * 132} ${y - 14}h${side * 12}v28h${-side * 12}z" fill="#1d0803" fill-opacity=".5"/>`;
  return {
    markup: [
      shadowBelow(sheet, x, y, radius + 12, radius),
      handle(-1),
      handle(1),
      circle(x, y, radius, `fill="${sheet.slope(enamel, 1.3)}"`),
      circle(
        x,
        y,
        radius - 4,
        `fill="none" stroke="${lighter(enamel, 0.5)}" stroke-width="3" stroke-opacity=".8"`,
      ),
      circle(x, y, radius - 12, `fill="${sheet.hollow('#EADCC6')}"`),
    ].join(''),
    well: { x, y, rx: radius - 18, ry: radius - 18 },
    over: innerShade(x, y, radius - 18) + rimLight(x, y, radius),
  };
}

function rimLight(x: number, y: number, radius: number): string {
  return `<path d="M${n(x - radius * 0.86)} ${n(y - radius * 0.42)}A${radius - 5} ${radius - 5} 0 0 1 ${n(x - radius * 0.2)} ${n(y - radius * 0.94)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3.500" stroke-linecap="round"/>`;
}
