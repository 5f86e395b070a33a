import { between } from './seeded-random.ts';
import type { Colour } from './colour.ts';
import { darker, lighter } from './colour.ts';
import { blob, n, strokes } from './path.ts';
import type { Region } from './scatter.ts';
import { spotsIn } from './scatter.ts';
import type { Sheet } from './sheet.ts';
import { stroked } from './sheet.ts';

export interface Grain {
  colour: Colour;
  /** Length and width of one grain; a length of 0 is a dot. */
  length: number;
  width: number;
}

/** Cooked grain: a mound whose grains catch the light one by one. */
export function grains(
  sheet: Sheet,
  region: Region,
  { colour, length, width }: Grain,
  isHeaped = true,
): string {
  const { random } = sheet;
  const area = region.rx * region.ry * Math.PI;
  const count = Math.min(420, Math.round((area / (width * (length + width))) * 0.9));
  const layer = (paint: Colour, opacity: number, shift: number) =>
    `<path d="${strokes(spotsIn(region, Math.round(count / 3), random, width), length, random)}" transform="translate(0 ${shift})" fill="none" stroke="${paint}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;
  return [
    isHeaped ? heap(sheet, region, darker(colour, 0.1), 0.09) : '',
    layer(darker(colour, 0.34), 0.5, 1.5),
    layer(colour, 1, 0),
    layer(lighter(colour, 0.55), 0.9, -1),
  ].join('');
}

/** Something soft that keeps its shape, with a shadow beneath. */
export function heap(sheet: Sheet, { x, y, rx, ry }: Region, colour: Colour, wobble = 0.05): string {
  const outline = blob(sheet.random, rx, ry, wobble, 10);
  return [
    `<ellipse cx="${n(x + 5)}" cy="${n(y + 8)}" rx="${n(rx * 1.08)}" ry="${n(ry * 1.08)}" fill="${sheet.shadow()}"/>`,
    `<path d="${outline}" transform="translate(${n(x)} ${n(y)})" fill="${sheet.ball(colour, 0.9)}"/>`,
  ].join('');
}

/** Mash, thick yoghurt or hummus with the spoon's swirl in it. */
export function swirl(sheet: Sheet, region: Region, colour: Colour): string {
  const { x, y, rx, ry } = region;
  const turn = between(0, 360, sheet.random);
  const arc = (share: number) =>
    `M${n(-rx * share)} 0A${n(rx * share)} ${n(ry * share)} 0 1 1 ${n(rx * share * 0.4)} ${n(ry * share * 0.9)}`;
  const ridges = (paint: Colour, width: number, opacity: number, shift: number) =>
    `<path d="${[0.78, 0.5, 0.24].map(arc).join('')}" transform="translate(${n(x + shift)} ${n(y + shift)})rotate(${n(turn, 0)})" fill="none" stroke="${paint}" stroke-opacity="${opacity}" stroke-width="${n(width)}" stroke-linecap="round"/>`;
  const thick = Math.min(rx, ry) * 0.13;
  return [
    heap(sheet, region, colour),
    ridges(darker(colour, 0.35), thick, 0.34, 2.5),
    ridges(lighter(colour, 0.5), thick * 0.9, 0.85, 0),
    ridges('#FFFFFF', thick * 0.25, 0.55, -1.5),
  ].join('');
}

/** A spoonful of cream on top: white, with a peak. */
export function dollop(sheet: Sheet, x: number, y: number, radius: number, colour: Colour): string {
  const { random } = sheet;
  return [
    `<ellipse cx="${n(x + 3)}" cy="${n(y + 5)}" rx="${n(radius * 1.15)}" ry="${n(radius)}" fill="${sheet.shadow()}"/>`,
    `<path d="${blob(random, radius, radius * 0.85, 0.12, 8)}" transform="translate(${n(x)} ${n(y)})" fill="${sheet.ball(colour, 0.7)}"/>`,
    `<path d="M${n(-radius * 0.5)} ${n(radius * 0.1)}C${n(-radius * 0.4)} ${n(-radius * 0.7)} ${n(radius * 0.6)} ${n(-radius * 0.6)} ${n(radius * 0.4)} ${n(radius * 0.1)}C${n(radius * 0.2)} ${n(radius * 0.5)} ${n(-radius * 0.3)} ${n(radius * 0.3)} 0 ${n(-radius * 0.1)}" transform="translate(${n(x)} ${n(y)})" fill="none" stroke="${darker(colour, 0.22)}" stroke-opacity=".7" stroke-width="${n(radius * 0.14)}" stroke-linecap="round"/>`,
    `<ellipse cx="${n(x - radius * 0.35)}" cy="${n(y - radius * 0.4)}" rx="${n(radius * 0.26)}" ry="${n(radius * 0.14)}" transform="rotate(-30 ${n(x - radius * 0.35)} ${n(y - radius * 0.4)})" fill="#fff" fill-opacity=".8"/>`,
  ].join('');
}

/** Liquid in something round: deeper towards the rim on the lamp's side, with fat that floats and shines. */
export function liquid(sheet: Sheet, { x, y, rx, ry }: Region, colour: Colour, isThin: boolean): string {
  const { random } = sheet;
  const drops = isThin
    ? spotsIn({ x, y, rx, ry }, 14, random, 10).map(
        (spot) =>
          `<circle cx="${n(spot.x, 0)}" cy="${n(spot.y, 0)}" r="${n(between(2, 6, random))}" fill="${lighter(colour, 0.5)}" fill-opacity=".35" stroke="${lighter(colour, 0.7)}" stroke-opacity=".6"/>`,
      )
    : [];
  return [
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${sheet.hollow(colour)}"/>`,
    ...drops,
  ].join('');
}

/** The lamp in a wet surface: an arc along the rim. */
export function gloss({ x, y, rx, ry }: Region, opacity = 0.5): string {
  const arc = (share: number) =>
    `M${n(x - rx * share * 0.94)} ${n(y - ry * share * 0.3)}A${n(rx * share)} ${n(ry * share)} 0 0 1 ${n(x - rx * share * 0.3)} ${n(y - ry * share * 0.94)}`;
  return `<path d="${arc(0.9)}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="5" stroke-linecap="round"/>`;
}

/** A ribbon of cream, oil or syrup poured in a spiral. */
export function drizzle(sheet: Sheet, region: Region, colour: Colour, width: number, turn: number): string {
  const { x, y, rx, ry } = region;
  const half = (share: number, at: number) =>
    `${n(Math.cos(at) * rx * share)} ${n(Math.sin(at) * ry * share)}`;
  const path = Array.from({ length: 9 }, (_, index) => {
    const share = 0.72 - index * 0.075;
    return `${index === 0 ? 'M' : `A${n(rx * share)} ${n(ry * share)} 0 0 1 `}${half(share, index * 2.1)}`;
  }).join('');
  const line = sheet.line(path);
  const place = `transform="translate(${n(x)} ${n(y)})rotate(${n(turn, 0)})"`;
  return (
    stroked(line, darker(colour, 0.4), width + 2.5, 0.35, place) +
    stroked(line, colour, width, 1, place) +
    stroked(line, '#fff', width * 0.25, 0.45, place)
  );
}

/** Strands of pasta or noodles, wound into a nest. */
export function strands(sheet: Sheet, region: Region, colour: Colour, width: number, count = 26): string {
  const { random } = sheet;
  const { x, y, rx, ry } = region;
  const lines = Array.from({ length: count }, () => {
    const share = between(0.25, 0.96, random);
    const from = between(0, Math.PI * 2, random);
    const to = from + between(1.2, 2.6, random);
    const at = (angle: number) =>
      `${n(x + Math.cos(angle) * rx * share, 0)} ${n(y + Math.sin(angle) * ry * share, 0)}`;
    const bend = between(1, 1.5, random);
    return `M${at(from)}A${n(rx * share * bend, 0)} ${n(ry * share * bend, 0)} 0 0 ${random() < 0.72 ? 1 : 0} ${at(to)}`;
  });
  const layer = (part: number, paint: Colour) => {
    const path = sheet.line(lines.filter((_, index) => index % 3 === part).join(''));
    return (
      stroked(path, darker(colour, 0.6), width + 2.5, 0.45) +
      stroked(path, paint, width) +
      stroked(path, lighter(colour, 0.6), width * 0.25, 0.9)
    );
  };
  return [
    heap(sheet, region, darker(colour, 0.2)),
    layer(0, darker(colour, 0.14)),
    layer(1, colour),
    layer(2, lighter(colour, 0.15)),
  ].join('');
}

/** Steam: faint veils that rise. */
export function steam(x: number, y: number): string {
  const veil = (shift: number, height: number) =>
    `M${n(x + shift)} ${n(y)}c-16-${n(height * 0.3)} 16-${n(height * 0.45)} 2-${n(height * 0.7)}s-4-${n(height * 0.2)} 4-${n(height * 0.3)}`;
  return [
    [11, 0.1],
    [5, 0.12],
  ]
    .map(
      ([width, opacity]) =>
        `<path d="${veil(-26, 90)}${veil(4, 110)}${veil(34, 84)}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`,
    )
    .join('');
}

/** Pepper, seeds or chopped herbs strewn over it. */
export function sprinkle(
  sheet: Sheet,
  region: Region,
  { colour, length, width }: Grain,
  count: number,
): string {
  const { random } = sheet;
  const path = sheet.line(strokes(spotsIn(region, count, random, 8), length, random));
  return (
    stroked(path, '#240a04', width + 0.6, 0.4, 'transform="translate(1 1.500)"') +
    stroked(path, colour, width)
  );
}
