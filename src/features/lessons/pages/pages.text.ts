/** The pages' sentences that the shared catalogue lacks. */
export const pagesText = {
  empty: 'Siia pole veel midagi kirjutatud.',
  privacyTitle: 'Privaatsustingimused',
  planTitle: 'Samm-sammuline toitumiskava',
  planLead: 'Kuus sammu, üks korraga. Järgmise juurde lähed siis, kui eelmine tuleb juba ise.',
  infoLead: 'Neli nädalat rahulikku harjutamist: igal nädalal lisandub üks hea asi.',
  task: 'Üks asi, mida proovida',
  taskHint: 'Märgi ära, kui see on tehtud. Märge on sama igas sinu seadmes.',
  taskDone: 'Tehtud. Kui see läks kogemata, võta märge ära.',
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
