/** The pages' sentences that the shared catalogue of words lacks. */
export const pagesText = {
  empty: 'Siia pole veel midagi kirjutatud.',
  privacyTitle: 'Privaatsustingimused',
  planTitle: 'Samm-sammuline toitumiskava',
  othersWork: 'Teiste tehtud osad',
  othersWorkText:
    'Hoog kasutab teiste loodud fonte, ikoone, toidujoonistusi ja toitude andmeid. Nende autorid ja litsentsid on kirjas failis NOTICE, mis on rakendusega kaasas:',
  othersWorkList: [
    'fondid Figtree ja Bricolage Grotesque (SIL Open Font License 1.1)',
    'ikoonid Lucide (ISC)',
    'toidujoonistused Fluent Emoji, Microsoft (MIT)',
    'toitude andmed USDA National Nutrient Database, Release 28 (avalik omand)',
  ],
} as const;
