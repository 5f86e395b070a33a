import { darker, lighter } from '../drawing/colour.ts';
import { n } from '../drawing/path.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { between } from '../drawing/seeded-random.ts';
import type { TableTop } from './glazes.ts';

/** The table under the lamp: bright at the upper left, dark at the far corner. */
export function tableTop(sheet: Sheet, table: TableTop): string {
  const ground = `<path fill="${table.colour}" d="M0 0h400v300H0z"/>`;
  const pattern = { wood, linen, stone }[table.kind](sheet, table);
  return `${ground}${pattern}${lamplight(sheet)}`;
}

function lamplight(sheet: Sheet): string {
  const light = sheet.symbol(`<path fill="${sheet.lamp()}" d="M0 0h400v300H0z"/>`);
  return `<use href="#${light}"/>`;
}

/** Planks with their grain. */
function wood(sheet: Sheet, { colour, accent }: TableTop): string {
  const { random } = sheet;
  const planks = Array.from({ length: 4 }, (_, index) => {
    const y = index * 76 + between(-8, 8, random);
    const grain = Array.from({ length: 5 }, (__, line) => {
      const at = y + 10 + line * 13 + between(-4, 4, random);
      const sway = between(-7, 7, random);
      return `M-10 ${n(at, 0)}C120 ${n(at + sway, 0)} 260 ${n(at - sway, 0)} 410 ${n(at + sway / 2, 0)}`;
    }).join('');
    return [
      `<path d="M0 ${n(y, 0)}h400v76H0z" fill="${index % 2 === 0 ? lighter(colour, 0.08) : darker(colour, 0.06)}"/>`,
      `<path d="${grain}" fill="none" stroke="${accent}" stroke-opacity=".28" stroke-width="${n(between(1.5, 3.5, random))}"/>`,
      `<path d="M0 ${n(y, 0)}h400" stroke="${darker(accent, 0.4)}" stroke-opacity=".6" stroke-width="2.500"/>`,
    ].join('');
  });
  return planks.join('');
}

/** A cloth with a woven stripe. */
function linen(sheet: Sheet, { colour, accent }: TableTop): string {
  const { random } = sheet;
  const turn = between(-24, 24, random);
  const at = between(30, 90, random);
  return [
    `<g transform="rotate(${n(turn, 0)} 200 150)">`,
    `<path d="M-80-60h560M-80-40h560M-80-20h560M-80 0h560M-80 20h560M-80 40h560M-80 60h560M-80 80h560M-80 100h560M-80 120h560M-80 140h560M-80 160h560M-80 180h560M-80 200h560M-80 220h560M-80 240h560M-80 260h560M-80 280h560M-80 300h560M-80 320h560M-80 340h560" stroke="${darker(colour, 0.2)}" stroke-opacity=".16" stroke-width="2.500"/>`,
    `<path d="M${n(at, 0)}-120v560M${n(at + 16, 0)}-120v560M${n(at + 270, 0)}-120v560M${n(at + 286, 0)}-120v560" stroke="${accent}" stroke-width="8"/>`,
    '</g>',
  ].join('');
}

/** Stone with veins. */
function stone(sheet: Sheet, { accent }: TableTop): string {
  const { random } = sheet;
  const veins = Array.from({ length: 5 }, () => {
    const [x, y] = [between(-40, 400, random), between(-20, 300, random)];
    return `M${n(x, 0)} ${n(y, 0)}c${n(between(20, 60, random), 0)} ${n(between(-50, 50, random), 0)} ${n(between(60, 120, random), 0)} ${n(between(-20, 40, random), 0)} ${n(between(120, 220, random), 0)} ${n(between(-80, 80, random), 0)}`;
  }).join('');
  return `<path d="${veins}" fill="none" stroke="${accent}" stroke-opacity=".5" stroke-width="7"/><path d="${veins}" fill="none" stroke="${lighter(accent, 0.4)}" stroke-opacity=".6" stroke-width="1.500"/>`;
}
