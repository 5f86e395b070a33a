/** The recipes of staff that the search finds. */
import { describe, expect, it } from 'vitest';
import { readContent } from '../../../../../press/read-content.ts';
import { findThings, indexThings } from '../../../../../src/features/find/search/search-index.ts';
import { type SearchContent, thingsOf } from '../../../../../src/features/find/search/search-thing.ts';

const { written } = await readContent('content');
const recipes = written.recipes.map(({ recipe }) => ({
  ...recipe,
  locked: false,
  ingredients: recipe.ingredients.map(({ foodId }) => ({ ingredient: written.foods.byId.get(foodId) })),
}));
const content = { rows: recipes, recipes, cards: [], trainings: [], pages: [] } as unknown as SearchContent;
const index = await indexThings(thingsOf(content), new AbortController().signal);

function found(typed: string): string[] {
  if (!index) throw new Error('It was ended');
  const { groups } = findThings(index, typed);
  return groups.flatMap(({ things }) => things.map(({ name }) => name)).sort();
}

const FORMS = `
muna: munad mune munadega
kartul: kartulit kartulid kartuliga
juust: juustu juustuga
kodujuust: kodujuustu kodujuustuga
seen: seened seeni seente
leib: leiva leiba leivaga
kana: kanaga kanast
kala: kalaga kalu
tomat: tomatid tomateid
porgand: porgandit porgandid
sibul: sibulat sibulaga
supp: suppi supid
salat: salatit salatid
puder: putru pudruga
pasta: pastat
hernes: herned herneid
juurvili: juurviljad juurvilju
õun: õunad õunu õuntega
pähkel: pähklid pähklitega
kaer: kaera
riis: riisi riisiga
mari: marjad marjadega
kapsas: kapsast
jogurt: jogurtiga
mesi: mett meega
kaste: kastme kastet
vorm: vormid
banaan: banaanid banaaniga
`;
const PAIRS = FORMS.trim()
  .split('\n')
  .flatMap((line) => {
    const [base = '', forms = ''] = line.split(': ');
    return forms.split(' ').map((form) => [form, base] as const);
  });

describe('in the published recipes', () => {
  it.each(PAIRS)('„%s“ finds the same dishes as „%s“', (form, base) => {
    expect(found(base).length).toBeGreaterThan(0);
    expect(found(form)).toEqual(found(base));
  });

  it.each([
    ['leivga', 'leivaga'],
    ['kodujuutu', 'kodujuustu'],
    ['katrulid', 'kartulid'],
    ['munadeag', 'munadega'],
    ['porgnadid', 'porgandid'],
    ['jugurtiga', 'jogurtiga'],
    ['banaaan', 'banaan'],
  ])('„%s“, with one wrong letter, finds the same dishes as „%s“', (mistyped, meant) => {
    expect(found(mistyped)).toEqual(found(meant));
  });

  it.each([
    ['kana', 'Munapuder forelli ja murulauguga'],
    ['kartul', 'Kanakarri kookospiima ja lillkapsaga'],
    ['kaste', 'Kodune ahjumüsli jogurti ja aprikoosidega'],
    ['koogid', 'Kanakarri kookospiima ja lillkapsaga'],
  ])('„%s“ does not find „%s“', (typed, name) => {
    expect(recipes.map(({ name_EE }) => name_EE)).toContain(name);
    expect(found(typed)).not.toContain(name);
  });
});
