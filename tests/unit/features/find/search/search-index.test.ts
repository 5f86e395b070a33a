import { describe, expect, it } from 'vitest';
import { reasonOf, splitAtFound } from '../../../../../src/features/find/search/found-text.ts';
import {
  findThings,
  indexThings,
  withoutRecipes,
} from '../../../../../src/features/find/search/search-index.ts';
import { type SearchContent, thingsOf } from '../../../../../src/features/find/search/search-thing.ts';

const EMPTY: SearchContent = { rows: [], recipes: [], cards: [], trainings: [], pages: [] };

const row = (id: string, name: string, locked = false) =>
  ({
    id,
    name_EE: name,
    thumbnail: null,
    mealType: ['DINNER'],
    tags: [],
    cookingTime: 20,
    accessLevel: locked ? 'FOOD' : 'PUBLIC',
    locked,
    kcalPerPortion: null,
    servings: 2,
  }) as unknown as SearchContent['rows'][number];

const details = (id: string, ingredient: string, step: string) =>
  ({
    id,
    description: 'Kerge õhtusöök.',
    ingredients: [{ ingredient: { name_EE: ingredient } }],
    steps: [step],
  }) as unknown as SearchContent['recipes'][number];

const plan = (id: string, title: string, locked: boolean) =>
  ({
    id,
    title,
    locked,
    accessLevel: 'BASIC',
    thumbnail: null,
    category: [],
    type: [],
    description: 'Rahulik algus.',
    plan: [
      { blocks: [{ steps: [{ exercise: { id: 'kukk', name: 'Kükk', technique: 'Suru põlved lahku.' } }] }] },
    ],
  }) as unknown as SearchContent['trainings'][number];

const find = async (content: Partial<SearchContent>, typed: string) => {
  const index = await indexThings(thingsOf({ ...EMPTY, ...content }), new AbortController().signal);
  if (!index) throw new Error('It was ended');
  return findThings(index, typed);
};

const namesOf = ({ groups }: Awaited<ReturnType<typeof find>>) =>
  groups.flatMap(({ things }) => things.map(({ name }) => name));

describe('the search over all that she may read', () => {
  it('finds a recipe by name, ingredient, tag and step, names first', async () => {
    const content = {
      rows: [row('a', 'Ahjukala'), row('b', 'Kartulipuder')],
      recipes: [details('a', 'Kartul', 'Pane ahju.'), details('b', 'Piim', 'Sega saumikseriga.')],
    };
    expect(namesOf(await find(content, 'kartulid'))).toEqual(['Kartulipuder', 'Ahjukala']);
    expect(namesOf(await find(content, 'saumikser'))).toEqual(['Kartulipuder']);
    expect(namesOf(await find(content, 'õhtusöök kartul'))).toEqual(['Kartulipuder', 'Ahjukala']);
  });

  it('finds nothing by what the list calls closed, though an older library still has it', async () => {
    const content = {
      rows: [row('a', 'Ahjukala', true)],
      recipes: [details('a', 'Kartul', 'Pane ahju.')],
      cards: [plan('t', 'Tugev keha', true)],
      trainings: [plan('t', 'Tugev keha', true)],
    };
    for (const typed of ['kartul', 'ahju pane', 'kükk', 'rahulik algus'])
      expect(namesOf(await find(content, typed))).toEqual([]);
    expect((await find(content, 'ahjukala')).groups[0]?.things[0]?.lockedLevel).toBe('FOOD');
  });

  it('leaves out recipes that hold what she does not eat, and nothing else of that name', async () => {
    const content = {
      rows: [row('t', 'Tugev kala'), row('b', 'Tugev supp')],
      cards: [plan('t', 'Tugev keha', false)],
    };
    const found = await find(content, 'tugev');
    const kept = withoutRecipes(found, new Set(['t']));
    expect([namesOf(kept), kept.count]).toEqual([['Tugev supp', 'Tugev keha'], 2]);
    const none = withoutRecipes(found, new Set(['t', 'b']));
    expect(none.groups.map(({ kind }) => kind)).toEqual(['training']);
    expect(withoutRecipes(found, new Set())).toEqual(found);
  });

  it('leads from an exercise to a training in which it is open', async () => {
    const trainings = [plan('t', 'Tugev keha', true), plan('u', 'Algaja', false)];
    const { groups } = await find({ trainings }, 'kükid');
    expect(groups.map(({ kind, things }) => [kind, things.map(({ to }) => to)])).toEqual([
      ['exercise', ['/studio/u']],
    ]);
  });

  it('leads to pages, lessons and programs by their own addresses', async () => {
    const program = {
      title: 'Hoog sisse',
      level: 'BEGINNER',
      summary: 'Neli nädalat.',
      description: '',
      weeks: [['t']],
    };
    const pages = [
      { key: 'about', id: 'meist', value: '# Meist\n\nTreener [Mari](/studio) juhendab.' },
      { key: 'nutrition.course', id: 'taldrik', value: '# 2. Taldrik\n\nVaata taldrikut.' },
      { key: 'program', id: 'hoog-sisse', value: JSON.stringify(program) },
      { key: 'unknown', id: 'x', value: '# Taldrik' },
    ];
    const found = async (typed: string) =>
      (await find({ pages }, typed)).groups[0]?.things.map(({ to }) => to);
    expect(await found('mari')).toEqual(['/about']);
    expect(await found('taldrikud')).toEqual(['/nutrition/course?lesson=taldrik']);
    expect(await found('nädalad')).toEqual(['/programs?program=hoog-sisse']);
    expect(await found('studio')).toBeUndefined();
  });
});

describe('what is shown of it', () => {
  const words = new Set(['kartulid']);
  const thing = {
    kind: 'recipe',
    id: 'a',
    to: '/recipes/a',
    name: 'Supp',
    parts: ['Porgand'],
    labels: ['Õhtusöök'],
    text: 'Koori porgand. Keeda kartulid pehmeks. Serveeri.',
  } as const;

  it('marks the word as it is written', () => {
    expect(splitAtFound('Keeda Kartulid, pehmeks', words)).toEqual([
      { text: 'Keeda ', isFound: false },
      { text: 'Kartulid', isFound: true },
      { text: ', pehmeks', isFound: false },
    ]);
  });

  it('is the sentence in which the word is, the part that has it, or else its first parts', () => {
    expect(reasonOf(thing, words)).toBe('Keeda kartulid pehmeks.');
    expect(reasonOf(thing, new Set(['porgand']))).toBe('Porgand');
    expect(reasonOf(thing, new Set(['supp']))).toBe('Porgand');
  });

  it('is cut around the word where the sentence is long', () => {
    const text = `${'sõna '.repeat(60)}kartulid ${'muud '.repeat(60)}`;
    const reason = reasonOf({ ...thing, parts: [], text }, words);
    expect(reason).toContain('kartulid');
    expect(reason.length).toBeLessThan(160);
  });
});

it('finds no page under a key that every object has', async () => {
  const pages = [
    { key: 'constructor', id: 'leht', value: '# Pealkiri\n\nTekst.' },
  ] as unknown as SearchContent['pages'];
  expect(namesOf(await find({ pages }, 'pealkiri'))).toEqual([]);
});
