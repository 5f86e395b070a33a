export const visitorMarksText = {
  favourite: { one: '1 lemmik', many: '{n} lemmikut' },
  rating: { one: '1 hinnang', many: '{n} hinnangut' },
  row: { one: '1 rida ostunimekirjas', many: '{n} rida ostunimekirjas' },
  food: { one: '1 kodus olev toiduaine', many: '{n} kodus olevat toiduainet' },
  other: { one: '1 muu märge', many: '{n} muud märget' },
  /** The words if nothing else is named. */
  mark: { one: '1 märge', many: '{n} märget' },
  question: { one: 'Kas see on sinu oma?', many: 'Kas need on sinu omad?' },
  found: {
    one: 'Enne sisselogimist jäi siia seadmesse {marks}. Sinu kontol seda ei ole.',
    many: 'Enne sisselogimist jäi siia seadmesse {marks}. Sinu kontol neid ei ole.',
  },
  add: 'Lisa minu kontole',
  leave: { one: 'See ei ole minu', many: 'Need ei ole minu' },
  added: 'Lisatud: {marks}.',
  left: {
    one: 'See jäi ainult siia seadmesse. Sinu kontole me seda ei lisa.',
    many: 'Need jäid ainult siia seadmesse. Sinu kontole me neid ei lisa.',
  },
  full: 'Kõik sinu kontole ei mahtunud',
  fullText: 'Ainult siia seadmesse jäi {marks}.',
  understood: 'Selge',
  notAdded:
    'Lisada ei õnnestunud: seadmesse kirjutamine ebaõnnestus. Kõik on siin seadmes alles. Proovi uuesti.',
} as const;
