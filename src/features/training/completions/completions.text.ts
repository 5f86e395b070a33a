/** Sentences about completed trainings that the shared catalogue does not have. */
export const completionsText = {
  changeMoment: 'Muuda treeningu aega',
  future: 'Treeningu aeg ei saa olla tulevikus.',
  notSaved: 'Märget ei õnnestunud seadmesse salvestada. Proovi uuesti.',
  entryDone: 'Treening tehtud {when}',
  entryDoneOf: 'Treening tehtud {when}: {title}',
  entryUndone: '{day} treening märgitud tegemata',
  entryUndoneOf: '{day} treening märgitud tegemata: {title}',
} as const;
