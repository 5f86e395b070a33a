/** The schedule's sentences that the shared catalogue lacks. */
export const scheduleText = {
  title: 'Treeningkalender: see ja järgmine nädal',
  lead: 'Need treeningud on kalendris kõigile. Päevale vajutades avaneb see kalendris, kus saad treeningu tehtuks märkida.',
  nextWeek: 'Järgmine nädal',
  restDay: 'Puhkepäev',
} as const;
