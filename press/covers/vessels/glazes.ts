import type { MealType } from '../../../contract/enumerations.ts';
import type { Colour } from '../drawing/colour.ts';

export interface Glaze {
  outside: Colour;
  inside: Colour;
  /** A line along the rim. */
  line: Colour;
  isSpeckled: boolean;
}

export const CREAM: Glaze = { outside: '#EFE4D2', inside: '#F7F0E4', line: '#C9A77A', isSpeckled: true };
export const WHITE: Glaze = { outside: '#F4F1EC', inside: '#FCFAF6', line: '#C7D3DA', isSpeckled: false };
export const SEA: Glaze = { outside: '#2F6E86', inside: '#D9E9EA', line: '#7FB4BF', isSpeckled: true };
export const SAGE: Glaze = { outside: '#6F8F73', inside: '#E6EDDF', line: '#A9C1A3', isSpeckled: true };
export const PLUM: Glaze = { outside: '#6D3570', inside: '#F0E3EE', line: '#B98ABB', isSpeckled: false };
export const CLAY: Glaze = { outside: '#B8613B', inside: '#F3DFCC', line: '#DDA077', isSpeckled: true };
export const COAL: Glaze = { outside: '#3A3A42', inside: '#55555E', line: '#7C7C86', isSpeckled: true };
export const MUSTARD: Glaze = { outside: '#C98F26', inside: '#F8ECCB', line: '#E5BE66', isSpeckled: false };

export interface TableTop {
  kind: 'wood' | 'linen' | 'stone';
  colour: Colour;
  accent: Colour;
}

/** The meal shows in the table: morning light, a green noon, an orange break, a dark evening. */
export const TABLE_TOPS: Readonly<Record<MealType, readonly [TableTop, ...TableTop[]]>> = {
  BREAKFAST: [
    { kind: 'linen', colour: '#F0C766', accent: '#FBE6B0' },
    { kind: 'wood', colour: '#D9A566', accent: '#B37B3E' },
    { kind: 'linen', colour: '#E9D9BC', accent: '#F7B65B' },
    { kind: 'stone', colour: '#B9CFD6', accent: '#E4F0F2' },
  ],
  LUNCH: [
    { kind: 'linen', colour: '#7FB093', accent: '#B9DCC5' },
    { kind: 'wood', colour: '#B98653', accent: '#8F5F31' },
    { kind: 'stone', colour: '#A9BFA6', accent: '#DCE8D6' },
    { kind: 'stone', colour: '#4F7F86', accent: '#86B4B8' },
  ],
  SNACK: [
    { kind: 'linen', colour: '#F0A35A', accent: '#FCD3A0' },
    { kind: 'stone', colour: '#EFC9BD', accent: '#FBE8E0' },
    { kind: 'wood', colour: '#E0B57C', accent: '#B98A4E' },
    { kind: 'linen', colour: '#C9A6CE', accent: '#E9D3EC' },
  ],
  DINNER: [
    { kind: 'wood', colour: '#6B4630', accent: '#452A1B' },
    { kind: 'linen', colour: '#6A4470', accent: '#936A99' },
    { kind: 'stone', colour: '#46525E', accent: '#6F7F8C' },
    { kind: 'wood', colour: '#8A5E3C', accent: '#5E3C24' },
  ],
};
