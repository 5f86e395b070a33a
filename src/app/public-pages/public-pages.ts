/** The pages that are rendered in the build, so that a visitor and a search engine get text before scripts. */
import type { Client } from '@urql/core';
import type {
  RecipeDetailsFragment,
  TrainingDetailsFragment,
} from '../../../contract/documents.generated.ts';
import { splitHeading } from '../../features/lessons/pages/page-text.ts';
import { recipeQuestion, recipesQuestion } from '../../features/food/recipes/recipes.question.ts';
import { trainingQuestion, trainingsQuestion } from '../../features/training/trainings/trainings.question.ts';
import type { Question } from '../../reading/question.ts';
import { readQuestion } from '../../reading/read-question.ts';
import { landingText } from '../landing.text.ts';
import { sharingPicturePath } from '../../../contract/media-paths.ts';
import { paths } from '../../../contract/paths.ts';
import { publicPagesText } from './public-pages.text.ts';
import { recipeData, trainingData } from './structured-data.ts';

export interface PublicPage {
  /** The path that a browser requests. */
  path: string;
  /** The document's title, if it is not the heading with the product's name. */
  title?: string;
  description: string;
  /**
   * `asked`: words and links are all there is, the app is fetched when a control is used. `painted`: a form, of no use without
   * the app, which is fetched when the page is painted. Elsewhere it is at the first sign of somebody.
   */
  appStarts?: 'asked' | 'painted' | undefined;
  /** For search engines, by schema.org; addresses in it begin with a slash. */
  data?: object;
  /** The path of the PNG that previews show, 1200 × 630, if it is not the one of the whole service. */
  picture?: string;
}

const { descriptions } = publicPagesText;

const FORMS: ReadonlySet<string> = new Set(['calculator', 'login', 'register', 'forgot']);
const WORDS: ReadonlySet<string> = new Set([
  'about',
  'media',
  'challenge',
  'nutritionInfo',
  'privacy',
  'terms',
]);

const FIXED: readonly PublicPage[] = [
  {
    path: paths.landing.to(),
    title: landingText.documentTitle,
    description: descriptions.landing,
    appStarts: 'asked',
  },
  ...(
    [
      'about',
      'media',
      'calculator',
      'calendar',
      'challenge',
      'timetable',
      'mealplan',
      'programs',
      'recipes',
      'studio',
      'login',
      'register',
      'forgot',
      'nutritionInfo',
      'privacy',
      'terms',
    ] as const
  ).map((name) => ({
    path: paths[name].to(),
    description: descriptions[name],
    appStarts: appStartsOn(name),
  })),
];

function appStartsOn(name: string): PublicPage['appStarts'] {
  if (WORDS.has(name)) return 'asked';
  return FORMS.has(name) ? 'painted' : undefined;
}

/** Search engines show about this much of a description. */
const DESCRIPTION_LENGTH = 160;

/** Returns the fixed pages, and one for each public recipe and training. */
export async function publicPages(client: Client): Promise<PublicPage[]> {
  const recipes = (await openRecipes(client)).map((recipe) => ({
    path: paths.recipes.to(recipe.id),
    description: shortened(recipe.description ?? recipe.name_EE),
    data: recipeData(recipe),
    ...pictureOf(recipe),
  }));
  const trainings = (await openTrainings(client)).map((training) => ({
    path: paths.studio.to(training.id),
    description: shortened(firstParagraph(training.description) || training.title),
    data: trainingData(training),
    ...pictureOf(training),
  }));
  return [...FIXED, ...recipes, ...trainings];
}

function pictureOf({ thumbnail }: { thumbnail: string | null }): Pick<PublicPage, 'picture'> {
  return thumbnail === null ? {} : { picture: sharingPicturePath(thumbnail) };
}

async function openRecipes(client: Client): Promise<RecipeDetailsFragment[]> {
  const { rows } = await read(client, recipesQuestion);
  const open = rows.filter(({ accessLevel }) => accessLevel === 'PUBLIC');
  return Promise.all(open.map(({ id }) => read(client, recipeQuestion, id)));
}

async function openTrainings(client: Client): Promise<TrainingDetailsFragment[]> {
  const trainings = await read(client, trainingsQuestion);
  const open = trainings.filter(({ accessLevel }) => accessLevel === 'PUBLIC');
  return Promise.all(open.map(({ id }) => read(client, trainingQuestion, id)));
}

async function read<Subject extends readonly unknown[], Answer>(
  client: Client,
  question: Question<Subject, Answer>,
  ...subject: Subject
): Promise<Answer> {
  const { answer, error } = await readQuestion(client, question, subject);
  if (answer === undefined) throw new Error(`${question.name} has no answer`, { cause: error });
  return answer;
}

function firstParagraph(markdown: string | null): string {
  const [first = ''] = splitHeading(markdown ?? '').body.split('\n\n');
  return first.replaceAll(/[*_#[\]]/g, '');
}

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
