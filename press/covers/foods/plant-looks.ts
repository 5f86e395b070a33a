import type { Colour } from '../drawing/colour.ts';
import type { Draw } from '../drawing/sheet.ts';
import {
  asparagus,
  chanterelle,
  floret,
  leaf,
  lobedLeaf,
  mushroomSlice,
  onionRing,
  shreds,
} from '../pieces/leaves.ts';
import { ball, bean, blueberry, olive, raspberry, strawberry } from '../pieces/round.ts';
import { chunk, citrus, coin, dice, fan, strip, wedge } from '../pieces/slices.ts';
import type { FoodLook } from './food-look.ts';

const cut = (
  colour: Colour,
  grams: number,
  radius: number,
  draw: Draw,
  { turn, strength = 2 }: { turn?: number; strength?: number } = {},
): FoodLook => ({
  role: 'chunk',
  colour,
  strength,
  grams,
  piece: turn === undefined ? { draw, radius } : { draw, radius, turn },
});
const berry = (colour: Colour, grams: number, radius: number, draw: Draw, turn = 0): FoodLook => ({
  ...cut(colour, grams, radius, draw, { turn, strength: 6 }),
  role: 'berry',
});
const leaves = (colour: Colour, grams: number, radius: number, draw: Draw, strength = 5): FoodLook => ({
  ...cut(colour, grams, radius, draw, { strength }),
  role: 'leaf',
});

export const PLANT_LOOKS: Readonly<Record<string, FoodLook>> = {
  Kartul: cut('#EBC867', 26, 17, chunk('#EBC867', 17), { turn: 30, strength: 1 }),
  Bataat: cut('#E8792B', 26, 16, dice('#E8792B', 27), { turn: 40, strength: 4 }),
  Porgand: cut('#EE7F22', 14, 14, coin({ skin: '#D9640F', flesh: '#F28C2B', core: '#F9AE4E', radius: 14 }), {
    strength: 4,
  }),
  Peet: cut('#8E1748', 26, 15, dice('#97194C', 25), { turn: 40, strength: 14 }),
  Kaalikas: cut('#EAB95C', 26, 16, dice('#EFBE62', 26), { turn: 40 }),
  Juurseller: cut('#EFE3C4', 26, 16, dice('#EFE0BC', 26), { turn: 40 }),
  Varsseller: cut('#A9C96B', 16, 14, strip('#A9C96B', 26, 11, 7)),
  'Valge peakapsas': cut('#DCE5A8', 34, 20, shreds('#DCE5A8', 40), { strength: 1 }),
  Hapukapsas: cut('#E6D488', 34, 20, shreds('#E3CF80', 40)),
  'Hiina kapsas': leaves('#C9DE8C', 20, 22, lobedLeaf('#BBD67A', 50, 30, 5, 0.16), 1),
  Brokoli: cut('#4E8F35', 24, 22, floret('#4E8F35', '#9CC26A', 20), { turn: 50, strength: 3 }),
  Lillkapsas: cut('#F3EAD0', 28, 22, floret('#F5ECD3', '#DCE3B4', 20), { turn: 50, strength: 1 }),
  Spinat: leaves('#3F7E2C', 7, 22, leaf('#458A30', 46, 30), 12),
  Lehtkapsas: leaves('#37703A', 9, 24, lobedLeaf('#3B7A3E', 52, 34, 9, 0.34), 6),
  Rukola: leaves('#5B9635', 5, 24, lobedLeaf('#5E9C36', 54, 24, 5, 0.5)),
  Lehtsalat: leaves('#86BB47', 9, 30, lobedLeaf('#8AC04A', 66, 48, 8, 0.2), 2),
  Kurk: cut('#BFDD8C', 16, 18, coin({ skin: '#3E7A2E', flesh: '#D2E8A6', seeds: '#F4F8DA', radius: 18 }), {
    strength: 1,
  }),
  Hapukurk: cut('#A9AE4A', 14, 15, coin({ skin: '#5F7325', flesh: '#C0C566', seeds: '#E7E8AE', radius: 15 })),
  Tomat: cut('#DE3A22', 28, 20, wedge('#CF2B1B', '#EE5A3C', 40, '#F9C25B'), { strength: 4 }),
  'Punane paprika': cut('#D6281E', 14, 18, strip('#DA2F22', 38, 11, 8), { strength: 2 }),
  Suvikõrvits: cut(
    '#CBD98A',
    18,
    18,
    coin({ skin: '#4B7F2B', flesh: '#E6E9B4', core: '#F2F1CC', seeds: '#D2D993', radius: 18 }),
    { strength: 1 },
  ),
  Kõrvits: cut('#EE8F1F', 28, 16, dice('#F0962A', 27), { turn: 40, strength: 5 }),
  Baklažaan: cut(
    '#6A3A5E',
    24,
    20,
    coin({ skin: '#43204A', flesh: '#D8B383', core: '#C4945C', seeds: '#A97840', radius: 20 }),
  ),
  Mugulsibul: cut('#E3C08A', 36, 15, onionRing('#D3A06A', 12), { strength: 0.5 }),
  'Roheline sibul': { ...cut('#6FAE3E', 4, 8, onionRing('#86C24F', 6)), role: 'herb' },
  Porrulauk: cut('#BFD48A', 16, 13, onionRing('#BBD684', 11)),
  Šampinjonid: cut('#D9B48A', 16, 18, mushroomSlice, { turn: 70 }),
  Kukeseened: cut('#E39A1E', 14, 18, chanterelle, { turn: 90 }),
  'Rohelised herned, külmutatud': cut('#7DB13B', 7, 8, ball('#7DB13B', 8), { turn: 0 }),
  'Mais, konserv': cut('#F4C430', 7, 7, ball('#F6C634', 7), { turn: 0 }),
  Aedoad: cut('#5E9A3A', 9, 20, strip('#62A03C', 46, 9, 6)),
  'Roheline spargel': cut('#6FA043', 30, 44, asparagus, { turn: 12 }),
  Redis: cut('#E0386A', 10, 14, coin({ skin: '#DA2E63', flesh: '#FDF3F3', radius: 14 })),
  Avokaado: cut('#A9C25D', 50, 30, fan('#4C6B24', '#C5D877', '#E7E49A', 4), { turn: 60, strength: 2 }),
  'Rohelised oliivid': cut('#8C9A3A', 8, 12, olive, { turn: 60 }),
  Banaan: cut(
    '#F4DF9C',
    15,
    17,
    coin({ skin: '#EED08A', flesh: '#FBEEC2', core: '#F3DE9F', seeds: '#B99A55', radius: 17 }),
    {
      strength: 0.6,
    },
  ),
  Õun: cut('#E9B45A', 24, 20, wedge('#C8322B', '#F8EBC0', 42), { strength: 0.6 }),
  Pirn: cut('#D9CE72', 26, 20, wedge('#B9B546', '#F8F0CE', 44), { strength: 0.6 }),
  Ploom: cut('#7A2A55', 24, 18, wedge('#55224F', '#E3874B', 38), { strength: 3 }),
  Apelsin: cut('#F39A22', 30, 22, citrus('#F08C1A', '#F9A93A', 22)),
  Kiivi: cut(
    '#8CB83A',
    18,
    19,
    coin({ skin: '#7B5B34', flesh: '#9BC644', core: '#E9F0C0', seeds: '#27301A', radius: 19 }),
    { strength: 3 },
  ),
  Mango: cut('#F6AE2D', 18, 15, dice('#F8B133', 25), { turn: 40, strength: 3 }),
  Ananass: cut('#F4CF4B', 18, 15, dice('#F5D253', 25), { turn: 40 }),
  Viinamarjad: cut('#9DB84A', 9, 13, ball('#A6C04F', 13), { turn: 0 }),
  Arbuus: cut('#E8404A', 40, 20, dice('#EA4650', 34, '#C92B3B'), { turn: 30 }),
  Sidrun: cut('#F7D648', 30, 21, citrus('#F2CB2E', '#FBE67C', 21)),
  Maasikad: berry('#D3222C', 14, 17, strawberry, 60),
  Mustikad: berry('#3D4A8C', 7, 11, blueberry(11)),
  Vaarikad: berry('#D8315B', 7, 13, raspberry(13)),
  'Punased sõstrad': berry('#D0202C', 5, 8, ball('#D6222E', 8)),
  Jõhvikad: berry('#B3122E', 6, 9, ball('#BA1632', 9)),
  Pohlad: berry('#B8182C', 5, 8, ball('#C01C30', 8)),
  'Kikerherned, konserv': cut('#E0B765', 9, 11, ball('#E2BA68', 11), { turn: 0, strength: 1 }),
  'Punased oad, keedetud': cut('#8E2A26', 9, 12, bean('#8E2A26', 23)),
  'Mustad oad, keedetud': cut('#3A2A33', 8, 11, bean('#3F2D38', 22), { strength: 3 }),
  'Valged oad, konserv': cut('#EFE3C6', 9, 12, bean('#F0E4C8', 23), { strength: 1 }),
  'Edamame, külmutatud': cut('#86B83F', 7, 11, bean('#8ABC42', 21)),
};
