import type { MarkKindName } from '../../contract/marks/mark-kinds.generated.ts';

/** What each kind of mark is called among what waits; the shared catalogue has no words for them. A newer release may have left others. */
const entry: Readonly<Partial<Record<string, string>>> = {
  'program-start': 'Programmi algus',
  'program-pause': 'Programmi puhkus',
  'program-weekdays': 'Programmi treeningupäevad',
  'lesson-read': 'Kursuse õppetund',
  'task-done': 'Kursuse ülesanne',
  'lesson-opened': 'Koht kursuses',
  'watch-position': 'Koht videos',
  cooking: 'Pooleliolev retsept',
  challenge: 'Väljakutse',
  'week-goal': 'Nädala eesmärk',
  'energy-goal': 'Päevase energia eesmärk',
  favourite: 'Lemmik',
  'recipe-note': 'Märkus retsepti juures',
  'recipe-rating': 'Retsepti hinnang',
  eaten: 'Söödud',
  'menu-meal': 'Menüü',
  'planned-training': 'Plaanitud treening',
  together: 'Koos valmivad road',
  'together-done': 'Koos valmivad road',
  'rests-off': 'Treening pausideta',
  'avoided-allergen': 'Mida ma ei söö',
  'avoided-food': 'Mida ma ei söö',
  'pantry-food': 'Kodus olev toiduaine',
  substitution: 'Asendatud koostisosa',
  'shopping-source': 'Ostunimekiri',
  'shopping-tick': 'Ostunimekirja rida',
  'shopping-own': 'Ostunimekirja rida',
  'shopping-staple': 'Alati kodus olev toiduaine',
  'shopping-order': 'Poeriiulite järjekord',
  'shopping-round': 'Ostunimekiri',
  'quiet-hours': 'Vaiksed tunnid',
  'weight-proposals': 'Raskuse ettepanekud',
} satisfies Record<MarkKindName, string>;

export const marksText = {
  entry,
  otherEntry: 'Sinu edenemine',
  withoutConsent: 'Selle hoidmiseks puudub sinu nõusolek.',
  notSaved: 'Seda ei õnnestunud seadmesse salvestada. Proovi uuesti.',
} as const;
