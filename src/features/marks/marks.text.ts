/** What each kind of mark is called among what waits; the shared catalogue has no words for them. */
const entry: Readonly<Partial<Record<string, string>>> = {
  'program-start': 'Programmi algus',
  'program-pause': 'Programmi puhkus',
  'program-weekdays': 'Programmi treeningupäevad',
  'lesson-read': 'Kursuse õppetund',
  'lesson-opened': 'Koht kursuses',
  'watch-position': 'Koht videos',
  cooking: 'Pooleliolev retsept',
  challenge: 'Väljakutse',
  'week-goal': 'Nädala eesmärk',
  favourite: 'Lemmik',
  'recipe-rating': 'Retsepti hinnang',
  eaten: 'Söödud',
  'menu-meal': 'Menüü',
  'rests-off': 'Treening pausideta',
  'shopping-source': 'Ostunimekiri',
  'shopping-tick': 'Ostunimekirja rida',
  'shopping-own': 'Ostunimekirja rida',
  'shopping-staple': 'Alati kodus olev toiduaine',
  'shopping-order': 'Poeriiulite järjekord',
  'shopping-round': 'Ostunimekiri',
  'weight-proposals': 'Raskuse ettepanekud',
};

export const marksText = {
  entry,
  otherEntry: 'Sinu edenemine',
  notSaved: 'Seda ei õnnestunud seadmesse salvestada. Proovi uuesti.',
} as const;
