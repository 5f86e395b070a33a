/** Sentences about completed trainings that the shared catalogue does not have. */
export const completionsText = {
  changeMoment: 'Muuda treeningu aega',
  future: 'Treeningu aeg ei saa olla tulevikus.',
  notSaved: 'Märget ei õnnestunud seadmesse salvestada. Proovi uuesti.',
  entryDone: 'Treening tehtud {when}',
  entryDoneOf: 'Treening tehtud {when}: {title}',
  entryUndone: 'Treening märgitud tegemata',
  entryUndoneOf: 'Treening märgitud tegemata: {title}',
} as const;
