import { chunk } from '../pieces/slices.ts';
import type { FoodLook } from './food-look.ts';
import { OTHER_LOOKS } from './other-looks.ts';
import { PLANT_LOOKS } from './plant-looks.ts';

const OWN_LOOKS = new Map(Object.entries({ ...PLANT_LOOKS, ...OTHER_LOOKS }));
/** A food that has no look of its own yet looks like its group. */
const BY_GROUP = new Map(
  Object.entries({
    muna: looksLike('Muna'),
    piim: looksLike('Maitsestamata jogurt'),
    liha: looksLike('Sea sisefilee'),
    kala: looksLike('Tursafilee'),
    mereannid: looksLike('Krevetid'),
    kaunvili: looksLike('Valged oad, konserv'),
    teravili: looksLike('Odrakruubid'),
    leib: looksLike('Täisterasepik'),
    köögivili: looksLike('Suvikõrvits'),
    ürdid: looksLike('Petersell'),
    puuvili: looksLike('Õun'),
    marjad: looksLike('Pohlad'),
    kuivatatud: looksLike('Rosinad'),
    pähklid: looksLike('Mandlid'),
    seemned: looksLike('Päevalilleseemned'),
    taimne: looksLike('Tofu'),
  }),
);
const SEASONING: FoodLook = { role: 'seasoning', colour: '#8A5A34', strength: 0 };

export function lookOfFood(name: string, group: string): FoodLook {
  return OWN_LOOKS.get(name) ?? BY_GROUP.get(group) ?? SEASONING;
}

/** True if the food has a drawing of its own, and does not only season. */
export function hasOwnLook(name: string): boolean {
  return OWN_LOOKS.has(name);
}

function looksLike(name: string): FoodLook {
  const look = OWN_LOOKS.get(name);
  return (
    look ?? {
      role: 'chunk',
      colour: '#D9B48A',
      strength: 1,
      grams: 20,
      piece: { draw: chunk('#D9B48A', 16), radius: 16 },
    }
  );
}
