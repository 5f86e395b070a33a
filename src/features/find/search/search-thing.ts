/** The things that can be found, of everything that this viewer may read: each with its address and the words that find it. */
import type {
  RecipeDetailsFragment,
  TrainingCardFragment,
} from '../../../../contract/documents.generated.ts';
import type { AccessLevel } from '../../../../contract/enumerations.ts';
import { parseProgram } from '../../../../contract/program.ts';
import { paths } from '../../../../contract/paths.ts';
import { fill, mealType, recipeTag, trainingCategory, trainingType } from '../../../language/words.ts';
import type { LibraryTraining } from '../../../library/library-database.ts';
import type { RecipeRow } from '../../../library/recipe-row.ts';
import { lessonAddress } from '../../lessons/course/course-address.ts';
import { splitHeading } from '../../lessons/pages/page-text.ts';
import { programAddress } from '../../training/programs/program-address.ts';
import { searchText } from './search.text.ts';

export const THING_KINDS = ['recipe', 'training', 'exercise', 'page'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

export interface SearchThing {
  kind: ThingKind;
  /** Unique within its kind. */
  id: string;
  to: string;
  name: string;
  /** Ingredients. */
  parts: readonly string[];
  /** Meals and tags, or the thing that it belongs to. */
  labels: readonly string[];
  text: string;
  thumbnail?: string | null;
  /** The plan that opens it, if it is closed to her. */
  lockedLevel?: AccessLevel | undefined;
}

/** The library's content beside the lists; empty until it has been filled. */
export interface SearchContent {
  rows: readonly RecipeRow[];
  recipes: readonly RecipeDetailsFragment[];
  cards: readonly TrainingCardFragment[];
  trainings: readonly LibraryTraining[];
  pages: readonly PageItem[];
}

interface PageItem {
  key: string;
  id: string;
  value: string;
}

/** The things open to her come before those that are closed. */
export function thingsOf({ rows, recipes, cards, trainings, pages }: SearchContent): SearchThing[] {
  const recipeById = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const trainingById = new Map(trainings.map((training) => [training.id, training]));
  return [
    ...rows.map((row) => recipeThing(row, recipeById.get(row.id))),
    ...cards.map((card) => trainingThing(card, trainingById.get(card.id))),
    ...exercisesOf(trainings),
    ...pages.flatMap((page) => pageThing(page) ?? []),
  ].toSorted((one, other) => Number(Boolean(one.lockedLevel)) - Number(Boolean(other.lockedLevel)));
}

/** Trusts the list over the library, because it is newer: a recipe that it calls closed shows nothing that was open. */
function recipeThing(row: RecipeRow, details: RecipeDetailsFragment | undefined): SearchThing {
  const open = row.locked ? undefined : details;
  return {
    kind: 'recipe',
    id: row.id,
    to: paths.recipes.to(row.id),
    name: row.name_EE,
    parts: (open?.ingredients ?? []).map(({ ingredient }) => ingredient.name_EE),
    labels: [...row.mealType.map((each) => mealType[each]), ...row.tags.map((each) => recipeTag[each])],
    text: [details?.description ?? '', ...(open?.steps ?? [])].join('\n'),
    thumbnail: row.thumbnail,
    lockedLevel: row.locked ? row.accessLevel : undefined,
  };
}

function trainingThing(card: TrainingCardFragment, details: LibraryTraining | undefined): SearchThing {
  const open = card.locked ? undefined : details;
  return {
    kind: 'training',
    id: card.id,
    to: paths.studio.to(card.id),
    name: card.title,
    parts: [],
    labels: [
      ...card.category.map((each) => trainingCategory[each]),
      ...card.type.map((each) => trainingType[each]),
    ],
    text: plainText(open?.description ?? ''),
    thumbnail: card.thumbnail,
    lockedLevel: card.locked ? card.accessLevel : undefined,
  };
}

/** Each exercise once, with the first training in which she can see it. */
function exercisesOf(trainings: readonly LibraryTraining[]): SearchThing[] {
  const things = new Map<string, SearchThing>();
  for (const training of trainings.filter(({ locked }) => !locked)) {
    const steps = (training.plan ?? []).flatMap(({ blocks }) => blocks).flatMap((block) => block.steps);
    for (const { exercise } of steps) {
      if (things.has(exercise.id)) continue;
      things.set(exercise.id, {
        kind: 'exercise',
        id: exercise.id,
        to: paths.studio.to(training.id),
        name: exercise.name,
        parts: [],
        labels: [fill(searchText.inTraining, { title: training.title })],
        text: exercise.technique,
      });
    }
  }
  return [...things.values()];
}

const PAGES = new Map(
  Object.entries({
    about: paths.about.to(),
    media: paths.media.to(),
    challenge: paths.challenge.to(),
    timetable: paths.timetable.to(),
    privacy: paths.privacy.to(),
    terms: paths.terms.to(),
    'nutrition.info': paths.nutritionInfo.to(),
    'nutrition.plan': paths.nutritionPlan.to(),
  }),
);

/** Undefined for items that no page shows by itself. */
function pageThing({ key, id, value }: PageItem): SearchThing | undefined {
  const shared = { kind: 'page', id: `${key}/${id}`, parts: [], labels: [] } as const;
  if (key === 'program') {
    const program = parseProgram(value);
    if (!program) return undefined;
    const { title, summary, description } = program;
    const text = plainText(`${summary}\n${description}`);
    return { ...shared, to: programAddress(id), name: title, text };
  }
  const to = key === 'nutrition.course' ? lessonAddress(id) : PAGES.get(key);
  const { title, body } = splitHeading(value);
  return to === undefined || title === '' ? undefined : { ...shared, to, name: title, text: plainText(body) };
}

/** Markdown without its signs and addresses. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/^[\s>#*+-]+|[*`[\]]/gm, '')
    .trim();
}
