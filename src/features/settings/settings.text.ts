/** What et.json has no words for. */
export const settingsText = {
  profile: 'Minu andmed',
  firstName: 'Eesnimi',
  lastName: 'Perekonnanimi',
  bio: 'Minust',
  look: 'Välimus',
  theme: 'Teema',
  themes: { light: 'Hele', dark: 'Tume', system: 'Süsteemi järgi' },
  hideWeightHint: 'Kaalu ei näidata selles seadmes kuskil.',
  consents: 'Nõusolekud',
  noConsents:
    'Sa ei ole veel andnud ühtegi nõusolekut. Küsime seda enne esimest mõõtmist ja enne esimest fotot.',
  givenAt: 'Antud {date}',
  withdraw: 'Võta nõusolek tagasi',
  withdrawQuestion: {
    MEASUREMENTS: 'Kas võtta kehamõõtude nõusolek tagasi?',
    PHOTOS: 'Kas võtta fotode nõusolek tagasi?',
  },
  withdrawInfo: {
    MEASUREMENTS: 'Kustutame kohe kõik sinu mõõtmised koos fotodega. Seda ei saa taastada.',
    PHOTOS: 'Kustutame kohe kõik sinu päeviku fotod. Mõõdud jäävad alles. Seda ei saa taastada.',
  },
  version: 'Versioon',
  lastSent: 'Kõik viimati saadetud',
  recipesHere: 'Retsepte telefonis',
  storageUsed: 'Kasutatud ruum',
  never: 'Veel mitte',
  clearDeviceInfo: 'Logime su sellest seadmest välja ja eemaldame siit kõik sinu andmed. Konto jääb alles.',
  data: 'Sinu andmed meie juures',
  exportFailed: 'Andmeid ei õnnestunud alla laadida. Proovi uuesti.',
  eraseFailed: 'Kontot ei õnnestunud kustutada. Proovi uuesti.',
  emailDiffers: 'See ei ole sinu konto e-posti aadress.',
} as const;
