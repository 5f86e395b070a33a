/** The words for a recipe that staff have changed since she began to cook it. */
export const recipeChangedText = {
  changed: 'Retsept on vahepeal muutunud.',
  tickAgain: 'Märgi koostisosad uuesti.',
};
