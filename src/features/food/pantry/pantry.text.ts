import { shoppingText } from '../shopping/shopping.text.ts';

const neverAsked = 'Soola, pipart ja vett ei pea valima.';

export const pantryText = {
  start: 'Vali, mis sul kodus on',
  startText: `Siis näed, mida sellest teha saab ja mis selleks puudu on. ${neverAsked}`,
  choose: 'Vali toiduained',
  chosenCount: 'Vali toiduained ({n})',
  chosen: shoppingText.home,
  remove: 'Eemalda: {name}',
  findFood: 'Otsi toiduainet',
  noFood: 'Sulle avatud retseptides sellist toiduainet ei ole.',
  neverAsked,
  always: shoppingText.alwaysShort,
  alwaysText: 'Siin märgitut ei loeta puuduolevaks ja ostunimekiri seda ei küsi.',
  show: 'Näita retsepte',
  groups: ['Kõik on olemas', 'Üks toiduaine on puudu', 'Kaks toiduainet on puudu', 'Rohkem on puudu'],
  missing: 'Puudu: {foods}',
  list: shoppingText.add,
  listFor: `${shoppingText.add}, mis on puudu: {name}`,
  listed: 'Roa „{name}“ puuduolevad toiduained on ostunimekirjas.',
  notListed: 'Ostunimekirja ei õnnestunud seadmesse salvestada. Proovi uuesti.',
  more: 'Näita veel {n}',
  none: 'Neist toiduainetest retsepte ei leitud',
  noneText: 'Vali veel midagi, mis sul kodus on.',
  noRecipes: 'Retsepte selles seadmes veel pole',
  noRecipesText: 'Need jõuavad siia varsti pärast seda, kui avad rakenduse internetiühendusega.',
} as const;
