/** The vessels that a dish is served in, and the words by which a recipe's file names them. */
export const VESSEL_WORDS = {
  BOWL: 'kauss',
  SOUP_PLATE: 'supitaldrik',
  PLATE: 'taldrik',
  PAN: 'pann',
  WOK: 'vokkpann',
  POT: 'pott',
  TRAY: 'ahjuplaat',
  OVEN_DISH: 'ahjuvorm',
  BOARD: 'lõikelaud',
  FOIL: 'foolium',
  GLASS: 'klaas',
  JAR: 'purk',
  MUG: 'kruus',
} as const;

export type Vessel = keyof typeof VESSEL_WORDS;

export const VESSELS = Object.keys(VESSEL_WORDS) as Vessel[];

/** The ways in which a dish is set in its vessel. */
export type Serving =
  | 'SOUP'
  | 'CREAM_SOUP'
  | 'PORRIDGE'
  | 'YOGHURT'
  | 'SMOOTHIE_BOWL'
  | 'STEW'
  | 'RISOTTO'
  | 'SNACK'
  | 'SALAD'
  | 'SECTORS'
  | 'STIR_FRY'
  | 'TRAY_BAKE'
  | 'GRATIN'
  | 'STUFFED'
  | 'EGGS_IN_PAN'
  | 'OMELETTE'
  | 'PIZZA'
  | 'MAIN_COURSE'
  | 'PASTA'
  | 'CURRY'
  | 'TOAST'
  | 'SANDWICH'
  | 'WRAP'
  | 'SKEWERS'
  | 'DIP'
  | 'SLICES'
  | 'IN_FOIL'
  | 'PANCAKES'
  | 'MUFFINS'
  | 'BALLS'
  | 'BARS'
  | 'CAKE'
  | 'SMOOTHIE'
  | 'LAYERED';
