export const favouritesText = {
  remove: 'Eemalda lemmikutest',
  /** In a list, if the button's card has a name. */
  addNamed: 'Lisa lemmikutesse: {name}',
  removeNamed: 'Eemalda lemmikutest: {name}',
  notSaved: 'Lemmikut ei õnnestunud seadmesse salvestada. Proovi uuesti.',
} as const;
