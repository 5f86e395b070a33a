/**
 * The content of the product as the build hands it to the server: everything that staff write in
 * `content/`, checked, and with every cross-reference resolved to an id. The server imports it into
 * the database in one transaction; nothing else reads the content folder.
 */
import type {
  AccessLevel,
  Allergen,
  DrawingColour,
  Equipment,
  IngredientUnit,
  MealType,
  PlanSide,
  PlanUnit,
  RecipeTag,
  TrainingCategory,
  TrainingType,
} from '../../../../contract/enumerations.ts';

/** Nutrition figures are per 100 g, or per 100 ml if `per` is ML. */
export interface FoodContent {
  id: string;
  name_EE: string;
  /** The form after an amount: „kartuleid“. */
  partitive_EE: string;
  protein: number;
  kcal: number;
  fat: number;
  carbs: number;
  fibre: number;
  quantity_EE: string | null;
  /** „köögivili“, „liha“ … as in the table. */
  group_EE: string;
  /** Absent in a food that was published before they were known. */
  allergens?: Allergen[];
  per: 'G' | 'ML';
}

export interface RecipeIngredientContent {
  /** In `unit`; null when the unit is TASTE. */
  amount: number | null;
  unit: IngredientUnit;
  foodId: string;
}

export interface RecipeContent {
  id: string;
  name_EE: string;
  /** Path on the product's own origin, below /media/, or /closed-media/ for what belongs to one member. */
  thumbnail: string;
  mealType: MealType[];
  description: string;
  cookingTimeMinutes: number;
  accessLevel: AccessLevel;
  /** Only for level OWNER: the owner's id, or her email in lower case. */
  owner?: string;
  tags: RecipeTag[];
  servings: number;
  steps: string[];
  ingredients: RecipeIngredientContent[];
}

export interface ExerciseContent {
  /** Never changes, so that what a member did before still belongs to it. */
  id: string;
  name: string;
  /** The way to do it well, in a sentence. */
  technique: string;
  /** Path of the drawn clip, below /media/. Absent in a plan that was archived before clips were drawn. */
  clip?: string;
  /** Absent if its sets have no weight, and in a plan that was archived before it was known. */
  equipment?: Equipment;
}

/** One exercise of a plan, done `sets` times; each set takes `least` to `most` of `unit`, for each side if there are any. */
export interface PlanStepContent {
  exercise: ExerciseContent;
  /** The exercise as this plan words it. */
  title: string;
  sets: number;
  unit: PlanUnit;
  least: number;
  /** Equal to `least` unless the plan leaves a range. */
  most: number;
  side: PlanSide | null;
  /** Rest after each set. */
  restSeconds: number | null;
  /** The staff's advice for it. */
  cue: string | null;
}

/** Steps done one after the other, `rounds` times over. */
export interface PlanBlockContent {
  rounds: number;
  /** Rest between two rounds. */
  roundRestSeconds: number | null;
  /** Rest after the last round. */
  restAfterSeconds: number | null;
  /** Advice; a block without steps is nothing else. */
  notes: string[];
  steps: PlanStepContent[];
}

export interface PlanSectionContent {
  title: string;
  blocks: PlanBlockContent[];
}

export interface TrainingContent {
  id: string;
  title: string;
  /** Markdown: what it is for, then the list of exercises, so that it can be done without the video. */
  description: string;
  /** The exercises of `description`. Absent in a training that was archived before plans were read. */
  plan?: PlanSectionContent[];
  type: TrainingType[];
  category: TrainingCategory[];
  accessLevel: AccessLevel;
  /** Only for level OWNER: the owner's id, or her email in lower case. */
  owner?: string;
  /** Path below /media/, or /closed-media/ unless everybody may open it; null for a training that has none (a live one). */
  video: string | null;
  /** WebVTT in Estonian, beside the video. */
  captions: string | null;
  videoBytes: number | null;
  /** The seconds at which the exercises of `plan` begin in the video, in turn. Absent if it has no chapters. */
  chapters?: number[];
  soundcloudUrl: string | null;
  thumbnail: string;
  durationMinutes: number;
  /** ISO 8601 date on which staff published it. */
  createdOn: string;
}

/** One meal of a menu that repeats every `menuWeeks` weeks. */
export interface MenuMealContent {
  /** 0-based week of the cycle. */
  week: number;
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  mealType: MealType;
  recipeId: string;
  servings: number;
}

/** One entry of a schedule that repeats every `scheduleWeeks` weeks. */
export interface ScheduleSlotContent {
  week: number;
  weekday: number;
  /** HH:MM, Europe/Tallinn. */
  time: string;
  trainingId: string;
  /** Address of a live session; null for recorded ones. */
  liveUrl: string | null;
}

/** `value` is Markdown, or JSON if the key says so. */
export interface PageContent {
  key: string;
  id: string;
  value: string;
  task?: string;
  drawing?: DrawingContent;
}

export interface DrawingContent {
  description: string;
  width: number;
  height: number;
  shapes: { path: string; colour: DrawingColour; line?: number }[];
  labels: { text: string; x: number; y: number }[];
}

export interface Content {
  /** SHA-256 of all the rest. */
  version: string;
  foods: FoodContent[];
  recipes: RecipeContent[];
  trainings: TrainingContent[];
  menuWeeks: number;
  menu: MenuMealContent[];
  scheduleWeeks: number;
  schedule: ScheduleSlotContent[];
  pages: PageContent[];
}
