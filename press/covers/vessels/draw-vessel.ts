import type { Sheet } from '../drawing/sheet.ts';
import { pick } from '../drawing/seeded-random.ts';
import type { Serving, Vessel } from '../dishes/vessel.ts';
import { board, foil, ovenDish, tray } from './flat-vessels.ts';
import { CLAY, COAL, CREAM, MUSTARD, PLUM, SAGE, SEA, WHITE } from './glazes.ts';
import type { DrawnVessel } from './round-vessels.ts';
import { bowl, cakePlate, pan, plate, pot, wok } from './round-vessels.ts';

const SEEN_FROM_THE_FRONT = new Set<Serving>(['PANCAKES', 'MUFFINS', 'CAKE']);

/** Draws what the dish is served in, in a colour of its own. */
export function drawVessel(sheet: Sheet, serving: Serving, vessel: Vessel): DrawnVessel {
  const { random } = sheet;
  if (SEEN_FROM_THE_FRONT.has(serving))
    return cakePlate(sheet, pick([WHITE, CREAM, SEA, PLUM, CLAY], random));
  switch (vessel) {
    case 'BOWL':
      return bowl(sheet, pick([SEA, CREAM, SAGE, PLUM, CLAY, COAL, MUSTARD], random));
    case 'SOUP_PLATE':
      return plate(sheet, pick([CREAM, WHITE, SEA, SAGE, CLAY], random), true);
    case 'PLATE':
      return plate(sheet, pick([WHITE, CREAM, SEA, PLUM, CLAY], random), false);
    case 'PAN':
      return pan(sheet);
    case 'WOK':
      return wok(sheet);
    case 'POT':
      return pot(sheet, pick(['#B4412E', '#2F6E86', '#5E7F4E', '#C98F26', '#6D3570'], random));
    case 'TRAY':
      return tray(sheet);
    case 'OVEN_DISH':
      return ovenDish(sheet, pick(['#2F6E86', '#F0E6D6', '#B4412E', '#6F8F73'], random));
    case 'BOARD':
      return board(sheet, pick([-6, -3, 4], random));
    case 'FOIL':
      return foil(sheet);
    case 'GLASS':
    case 'JAR':
    case 'MUG':
      throw new Error(`${serving} is not served in a ${vessel}.`);
  }
}
