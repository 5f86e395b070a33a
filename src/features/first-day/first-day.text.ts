/** The sentences of what is free that the shared catalogue of words lacks. */
export const firstDayText = {
  begin: 'Alusta siit',
  goOn: 'Jätka siit',
  lead: 'See kõik on sulle avatud, tellimust ei ole vaja.',
  next: 'Järgmine treening',
} as const;
