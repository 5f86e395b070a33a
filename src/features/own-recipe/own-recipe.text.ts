/** What a member keeps about a recipe for herself. */
export const ownRecipeText = {
  title: 'Minu märkmed',
  rating: 'Minu hinnang',
  /** By how many stars. */
  stars: { one: '{n} tärn', many: '{n} tärni' },
  removeRating: 'Võta hinnang ära',
  eatenToday: 'Täna söödud',
  markedEaten: 'Märgitud: söödud {day}.',
  takenBack: 'Märge on ära võetud.',
  notEaten: 'Sa ei ole seda retsepti veel söödud märkinud.',
  eatenOnce: 'Söödud 1 kord: {date}.',
  eatenOften: 'Söödud {count}, viimati {date}.',
  days: 'Kõik päevad',
  otherDay: 'Teine päev',
  add: 'Lisa päev',
  removeDay: 'Eemalda: {date}',
  notSaved: 'Seda ei õnnestunud seadmesse salvestada. Proovi uuesti.',
  lastEaten: 'Viimati söödud',
} as const;
