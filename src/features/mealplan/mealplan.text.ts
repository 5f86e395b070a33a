/** The menu's sentences that the shared catalogue lacks. */
export const mealplanText = {
  view: 'Vaade',
  day: 'Päev',
  week: 'Nädal',
  previousDay: 'Eelmine päev',
  nextDay: 'Järgmine päev',
  previousWeek: 'Eelmine nädal',
  nextWeek: 'Järgmine nädal',
  pastDays: '{count} möödunud {days}',
  emptyDay: 'Selle päeva menüüd veel pole',
  emptyWeek: 'Selle nädala menüüd veel pole',
  emptyText: 'Menüü ilmub enne iga nädala algust. Senikaua leiad sobivat retseptide seast.',
  browseRecipes: 'Vaata retsepte',
  unknownInTotal: 'Summas pole roogi, mis sinu paketiga ei avane ({n}).',
  whatItIs:
    'Iga päev neli söögikorda: hommikusöök, lõunasöök, vahepala ja õhtusöök koos retseptide, kalorite, valkude, rasvade ja süsivesikutega. Terve nädal on ees ootamas, nii et poes käid korra.',
} as const;
