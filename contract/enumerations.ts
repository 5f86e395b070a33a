/** The contract's enumerations as values, for what must list or check them at run time. */

export const ACCESS_LEVELS = ['BASIC', 'FOOD', 'OWNER', 'PREMIUM', 'PUBLIC', 'SUBSCRIBER', 'VIP'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

export const INGREDIENT_UNITS = ['G', 'ML', 'TASTE'] as const;
export type IngredientUnit = (typeof INGREDIENT_UNITS)[number];

/** Sorted in the order in which they are eaten. */
export const MEAL_TYPES = ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'] as const;
export type MealType = (typeof MEAL_TYPES)[number];

export const RECIPE_TAGS = [
  'BEEF',
  'CHICKEN',
  'EASY',
  'EGGS',
  'FISH',
  'GRILL',
  'OVEN',
  'PORK',
  'SEAFOOD',
  'VEGAN',
  'VEGETARIAN',
] as const;
export type RecipeTag = (typeof RECIPE_TAGS)[number];

/** The allergens that a label must name (Regulation (EU) No 1169/2011, Annex II), in its order. */
export const ALLERGENS = [
  'GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOYBEANS',
  'MILK',
  'NUTS',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULPHITES',
  'LUPIN',
  'MOLLUSCS',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const TRAINING_TYPES = [
  'ADVANCED',
  'BEGINNER',
  'DAILY',
  'EQUIPMENT',
  'FATLOSS',
  'GUEST',
  'GYM',
  'INTERMEDIATE',
  'LIVE',
  'NO_JUMPING',
  'PERSONAL',
  'VIP',
] as const;
export type TrainingType = (typeof TRAINING_TYPES)[number];

/** The equipment with which a member loads an exercise. */
export const EQUIPMENT = ['BARBELL', 'DUMBBELLS', 'KETTLEBELL', 'MACHINE'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

export const TRAINING_CATEGORIES = [
  'ABS',
  'ARMS',
  'BACK',
  'BOOTY',
  'CHEST',
  'DANCE',
  'FULLBODY',
  'GUEST',
  'HABIT',
  'HIIT',
  'LEGS',
  'LOWERBODY',
  'MIX',
  'PILATES',
  'POSTURE',
  'PROGRAM',
  'STRETCH',
] as const;
export type TrainingCategory = (typeof TRAINING_CATEGORIES)[number];

export const CONSENT_KINDS = [
  'ENERGY_GOAL',
  'FOOD_CHOICES',
  'FOOD_NOTES',
  'MEASUREMENTS',
  'PHOTOS',
  'TRAINING_NOTES',
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** The units of the steps in a training's plan. */
export const PLAN_UNITS = ['BEATS', 'BREATHS', 'METRES', 'REPETITIONS', 'SECONDS', 'STEPS'] as const;
export type PlanUnit = (typeof PLAN_UNITS)[number];

/** The sides that a step is done for, one after the other, in each set. */
export const PLAN_SIDES = ['ARM', 'DIRECTION', 'LEG', 'SIDE'] as const;
export type PlanSide = (typeof PLAN_SIDES)[number];

export const SESSION_KINDS = ['TRAINING', 'WALK', 'RUN', 'GYM', 'OTHER'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

export const DRAWING_COLOURS = [
  'GROUND',
  'PLATE',
  'LINE',
  'PLUM',
  'PLUM_SOFT',
  'LEAF',
  'LEAF_SOFT',
  'ORANGE',
  'ORANGE_SOFT',
  'BLUE',
  'BLUE_SOFT',
  'BERRY',
  'BREAD',
  'CREAM',
] as const;
export type DrawingColour = (typeof DRAWING_COLOURS)[number];
