/** The sentences about free content that the shared catalogue lacks. */
export const firstDayText = {
  begin: 'Alusta siit',
  goOn: 'Jätka siit',
  lead: 'See kõik on sulle avatud, tellimust ei ole vaja.',
  next: 'Järgmine treening',
} as const;
