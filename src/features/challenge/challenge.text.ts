/** The challenge's sentences that the shared catalogue lacks. */
export const challengeText = {
  weeks: 'Nädalad',
  toTimetable: 'Vaata ajakava',
  toCalendar: 'Ava kalender',
  timetableLead: 'Väljakutse neli nädalat päevade kaupa. Alusta esmaspäeval, mis sulle sobib.',
} as const;
