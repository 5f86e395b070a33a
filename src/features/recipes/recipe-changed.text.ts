/** What she reads where staff have changed the recipe since she began to cook it. */
export const recipeChangedText = {
  changed: 'Retsept on vahepeal muutunud.',
  tickAgain: 'Märgi koostisosad uuesti.',
};
