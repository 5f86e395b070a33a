/** Small sample content: one recipe and one training per access level, a menu of two weeks and a schedule of one. */
import type {
  Content,
  PlanStepContent,
  RecipeContent,
  TrainingContent,
} from '../../server/modules/platform/content/content.ts';
import { CLOSED_MEDIA, OPEN_MEDIA } from '../../contract/media-paths.ts';
import { ACCESS_LEVELS, MEAL_TYPES } from '../../contract/enumerations.ts';
import type { AccessLevel } from '../../contract/enumerations.ts';

/** Owns all content of level OWNER; nobody has signed up with this address. */
export const SAMPLE_OWNER = 'omanik@example.com';

function accessOf(accessLevel: AccessLevel): Pick<TrainingContent, 'accessLevel' | 'owner'> {
  return accessLevel === 'OWNER' ? { accessLevel, owner: SAMPLE_OWNER } : { accessLevel };
}

function recipe(accessLevel: AccessLevel): RecipeContent {
  const id = `retsept-${accessLevel.toLowerCase()}`;
  return {
    id,
    name_EE: `Retsept ${accessLevel}`,
    thumbnail: `${accessLevel === 'OWNER' ? CLOSED_MEDIA : OPEN_MEDIA}covers/${id}.svg`,
    mealType: ['BREAKFAST', 'LUNCH'],
    description: 'Proovimiseks.',
    cookingTimeMinutes: 20,
    ...accessOf(accessLevel),
    tags: ['EASY'],
    servings: 2,
    steps: ['Sega.', 'Küpseta.'],
    ingredients: [
      { amount: 120, unit: 'G', foodId: 'muna' },
      { amount: null, unit: 'TASTE', foodId: 'sool' },
    ],
  };
}

const ONCE = { rounds: 1, roundRestSeconds: null, restAfterSeconds: null, notes: [] };
const THREE_TIMES_TWELVE: PlanStepContent = {
  exercise: { id: 'kukk', name: 'Kükk', technique: 'Kannad püsivad maas.' },
  title: 'Kükk',
  sets: 3,
  unit: 'REPETITIONS',
  least: 12,
  most: 12,
  side: null,
  restSeconds: null,
  cue: null,
};

function training(accessLevel: AccessLevel, position: number): TrainingContent {
  const id = `treening-${accessLevel.toLowerCase()}`;
  const media = accessLevel === 'PUBLIC' ? OPEN_MEDIA : CLOSED_MEDIA;
  return {
    id,
    title: `Treening ${accessLevel}`,
    description: 'Kükid ja plank.\n\n## Põhiosa\n- Kükk, 3 × 12 kordust.',
    plan: [{ title: 'Põhiosa', blocks: [{ ...ONCE, steps: [THREE_TIMES_TWELVE] }] }],
    type: ['BEGINNER'],
    category: ['FULLBODY'],
    ...accessOf(accessLevel),
    video: `${media}videos/${id}.aaaa.mp4`,
    captions: `${media}videos/${id}.bbbb.vtt`,
    videoBytes: 1000,
    chapters: [0, 40],
    soundcloudUrl: null,
    thumbnail: `${accessLevel === 'OWNER' ? CLOSED_MEDIA : OPEN_MEDIA}covers/${id}.svg`,
    durationMinutes: 25,
    createdOn: `2026-0${position + 1}-10`,
  };
}

const menu = [0, 1].flatMap((week) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    [...MEAL_TYPES].reverse().map((mealType) => {
      const recipeId = week === 0 ? 'retsept-food' : 'retsept-public';
      return { week, weekday, mealType, recipeId, servings: 1.5 };
    }),
  ),
);

export const SAMPLE_CONTENT: Content = {
  version: 'sample-1',
  foods: [
    {
      id: 'muna',
      name_EE: 'muna',
      partitive_EE: 'mune',
      protein: 12.6,
      kcal: 143,
      fat: 9.5,
      carbs: 0.7,
      fibre: 0,
      quantity_EE: '1 muna ≈ 60 g',
      group_EE: 'muna',
      allergens: ['EGGS'],
      per: 'G',
    },
    {
      id: 'sool',
      name_EE: 'sool',
      partitive_EE: 'soola',
      protein: 0,
      kcal: 0,
      fat: 0,
      carbs: 0,
      fibre: 0,
      quantity_EE: null,
      group_EE: 'maitse',
      allergens: [],
      per: 'G',
    },
  ],
  recipes: ACCESS_LEVELS.map(recipe),
  trainings: ACCESS_LEVELS.map(training),
  menuWeeks: 2,
  menu,
  scheduleWeeks: 1,
  schedule: [
    {
      week: 0,
      weekday: 5,
      time: '18:00',
      trainingId: 'treening-vip',
      liveUrl: 'https://live.example.com/vip',
    },
    { week: 0, weekday: 5, time: '07:30', trainingId: 'treening-public', liveUrl: null },
    { week: 0, weekday: 7, time: '10:00', trainingId: 'treening-basic', liveUrl: null },
  ],
  pages: [
    { key: 'media', id: 'm1', value: '# Meedia' },
    { key: 'nutrition.course', id: 'n1', value: '# Kursus' },
  ],
};
