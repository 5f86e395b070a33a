// Written by scripts/generate.mjs from contract/schema.graphql; do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** ISO 8601 date and time with an offset, e.g. 2026-11-20T18:05:00+02:00. */
  DateTime: { input: string; output: string; }
  /** YYYY-MM-DD, a day on the member's own calendar. */
  Date: { input: string; output: string; }
};

/**
 * Who may open a piece of content.
 *
 * PUBLIC: everyone. SUBSCRIBER: FOOD or TRAININGS permission. BASIC: TRAININGS.
 * FOOD: FOOD. PREMIUM: both. VIP: groups vip, trainer and admin. OWNER: the
 * member it was made for (a personal plan; the content names her by her id or her
 * verified email), trainers and admins. To everybody else it does not exist: it is in
 * no list, and its id returns NOT_FOUND like one that was never given.
 */
export type AccessLevel =
  | 'BASIC'
  | 'FOOD'
  | 'OWNER'
  | 'PREMIUM'
  | 'PUBLIC'
  | 'SUBSCRIBER'
  | 'VIP';

export type IngredientUnit =
  | 'G'
  | 'ML'
  | 'TASTE';

export type MealType =
  | 'BREAKFAST'
  | 'DINNER'
  | 'LUNCH'
  | 'SNACK';

export type RecipeTag =
  | 'BEEF'
  | 'CHICKEN'
  | 'EASY'
  | 'EGGS'
  | 'FISH'
  | 'GRILL'
  | 'OVEN'
  | 'PORK'
  | 'SEAFOOD'
  | 'VEGAN'
  | 'VEGETARIAN';

export type Equipment =
  | 'BARBELL'
  | 'DUMBBELLS'
  | 'KETTLEBELL'
  | 'MACHINE';

export type TrainingType =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'DAILY'
  | 'EQUIPMENT'
  | 'FATLOSS'
  | 'GUEST'
  | 'GYM'
  | 'INTERMEDIATE'
  | 'LIVE'
  | 'NO_JUMPING'
  | 'PERSONAL'
  | 'VIP';

export type TrainingCategory =
  | 'ABS'
  | 'ARMS'
  | 'BACK'
  | 'BOOTY'
  | 'CHEST'
  | 'DANCE'
  | 'FULLBODY'
  | 'GUEST'
  | 'HABIT'
  | 'HIIT'
  | 'LEGS'
  | 'LOWERBODY'
  | 'MIX'
  | 'PILATES'
  | 'POSTURE'
  | 'PROGRAM'
  | 'STRETCH';

/** What the steps of a plan are counted in. */
export type PlanUnit =
  | 'BEATS'
  | 'BREATHS'
  | 'METRES'
  | 'REPETITIONS'
  | 'SECONDS'
  | 'STEPS';

/** What a step is done for, one after the other, in each set. */
export type PlanSide =
  | 'ARM'
  | 'DIRECTION'
  | 'LEG'
  | 'SIDE';

/** What a checkout can be started for; each is also the identity group it grants. */
export type SubscriptionTier =
  | 'BASIC'
  | 'FOOD'
  | 'PREMIUM'
  | 'VIP';

/** Stripe's own subscription statuses, in Stripe's own words. */
export type SubscriptionStatus =
  | 'active'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'paused'
  | 'trialing'
  | 'unpaid';

/** A food. Nutrition figures are per 100 g (per 100 ml for liquids). */
export type Ingredient = {
  __typename?: 'Ingredient';
  id: Scalars['ID']['output'];
  name_EE: Scalars['String']['output'];
  protein: Scalars['Float']['output'];
  kcal: Scalars['Float']['output'];
  fat: Scalars['Float']['output'];
  carbs: Scalars['Float']['output'];
  /** A household measure in words, e.g. '1 muna ≈ 60 g'. */
  quantity_EE?: Maybe<Scalars['String']['output']>;
  /** Extension: the name as it stands after an amount, e.g. 'kartuleid' in '400 g kartuleid'. */
  partitive_EE?: Maybe<Scalars['String']['output']>;
  /** Extension: the food's group, as in the table of foods, e.g. 'köögivili'. */
  group_EE?: Maybe<Scalars['String']['output']>;
};

/** Extension: those that a label must name (Regulation (EU) No 1169/2011, Annex II). */
export type Allergen =
  | 'CELERY'
  | 'CRUSTACEANS'
  | 'EGGS'
  | 'FISH'
  | 'GLUTEN'
  | 'LUPIN'
  | 'MILK'
  | 'MOLLUSCS'
  | 'MUSTARD'
  | 'NUTS'
  | 'PEANUTS'
  | 'SESAME'
  | 'SOYBEANS'
  | 'SULPHITES';

export type RecipeIngredient = {
  __typename?: 'RecipeIngredient';
  /** In `unit`; null when the unit is TASTE. */
  amount?: Maybe<Scalars['Float']['output']>;
  unit: IngredientUnit;
  ingredient: Ingredient;
};

export type Recipe = {
  __typename?: 'Recipe';
  id: Scalars['ID']['output'];
  name_EE: Scalars['String']['output'];
  thumbnail?: Maybe<Scalars['String']['output']>;
  mealType: Array<MealType>;
  description?: Maybe<Scalars['String']['output']>;
  /** Minutes. */
  cookingTime?: Maybe<Scalars['Int']['output']>;
  accessLevel: AccessLevel;
  tags: Array<RecipeTag>;
  /** Extension: how many portions the amounts make. */
  servings: Scalars['Int']['output'];
  /**
   * Extension: those of its foods, in the order of the law, of a closed recipe too. Null where they are not known: a food
   * of it is gone, or a device stored the recipe before.
   */
  allergens?: Maybe<Array<Allergen>>;
  /** Extension: whether this caller's permissions keep `steps` and `ingredients` closed. */
  locked: Scalars['Boolean']['output'];
  /**
   * Extension: whether staff have taken it out of all lists; by its id it is answered to who has chosen it. Null where a device
   * stored it before this was known.
   */
  withdrawn?: Maybe<Scalars['Boolean']['output']>;
  /** Null when locked. */
  steps?: Maybe<Array<Scalars['String']['output']>>;
  /** Null when locked. */
  ingredients?: Maybe<Array<RecipeIngredient>>;
  /** Extension: changes whenever any field does; lets an offline copy tell that it is stale. */
  updatedAt: Scalars['DateTime']['output'];
};

export type RecipeList = {
  __typename?: 'RecipeList';
  items: Array<Recipe>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/**
 * Extension: what tells an offline copy which parts it must read again. Each text is the same as long as the caller's answers
 * about that part are; it says nothing else.
 */
export type ContentDigest = {
  __typename?: 'ContentDigest';
  /** Covers all that `listRecipes` lists for the caller (contract/content-digest.ts). */
  recipes: Scalars['String']['output'];
  /** Covers all that `listTrainings` lists for the caller, addresses that run out included. */
  trainings: Scalars['String']['output'];
  menu: Scalars['String']['output'];
  schedule: Scalars['String']['output'];
  /** Covers the pages that the caller may read. */
  pages: Scalars['String']['output'];
  /**
   * The groups of recipes in which a copy differs. `held` has the digest of each group of the copy, 1 to 1024 of them; the
   * groups are as many.
   */
  changedRecipes: Array<RecipeGroup>;
};


/**
 * Extension: what tells an offline copy which parts it must read again. Each text is the same as long as the caller's answers
 * about that part are; it says nothing else.
 */
export type ContentDigestChangedRecipesArgs = {
  held: Array<Scalars['String']['input']>;
};

/** Extension: all recipes whose ids belong to the group, counted from 0. A copy's others of this group are gone. */
export type RecipeGroup = {
  __typename?: 'RecipeGroup';
  group: Scalars['Int']['output'];
  recipes: Array<RecipeVersion>;
};

/** Extension: differs from the copy's where that is stale. */
export type RecipeVersion = {
  __typename?: 'RecipeVersion';
  id: Scalars['ID']['output'];
  updatedAt: Scalars['DateTime']['output'];
  locked: Scalars['Boolean']['output'];
};

export type MealPlanEntry = {
  __typename?: 'MealPlanEntry';
  /** Extension: stable id of the entry. */
  id: Scalars['ID']['output'];
  /** Sort key: date and time of the meal, ISO 8601 with offset. */
  sk_dateTime: Scalars['DateTime']['output'];
  /** Extension: which meal of the day this is. */
  mealType: MealType;
  /** Extension: portions of the recipe that the entry stands for. */
  servings: Scalars['Float']['output'];
  recipe: Recipe;
};

export type ListMealPlanInput = {
  date: Scalars['Date']['input'];
};

/** Any day of the week asked for; weeks start on Monday. */
export type ListMealPlanWeekInput = {
  date: Scalars['Date']['input'];
};

export type Training = {
  __typename?: 'Training';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /**
   * Markdown: what it is for, then the exercises. Of a locked training the first paragraph alone: the exercises are
   * closed as `video` is.
   */
  description?: Maybe<Scalars['String']['output']>;
  /**
   * Extension: the exercises of `description`, part by part. Null for a locked training, which keeps them closed as it
   * does `video`, and for one that has none.
   */
  plan?: Maybe<Array<PlanSection>>;
  type: Array<TrainingType>;
  /** Extension: the specification names the categories but not the field that holds them. */
  category: Array<TrainingCategory>;
  /**
   * Address of the video. Null in lists when locked; asked through getTraining when locked it is NOT_AUTHORIZED.
   * Extension: unless everybody may open the training, the address is signed and runs out after 6 to 12 hours (403
   * from then on); asked again, another one comes. Its path stays the same as long as the video does.
   */
  video?: Maybe<Scalars['String']['output']>;
  soundcloudUrl?: Maybe<Scalars['String']['output']>;
  accessLevel: AccessLevel;
  thumbnail?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Extension: minutes. */
  duration?: Maybe<Scalars['Int']['output']>;
  /** Extension: size of the video in bytes, so that saving it for offline can say what it costs. */
  videoBytes?: Maybe<Scalars['Int']['output']>;
  /**
   * Extension: the chapters of the video, which are the exercises of `plan` in the order of doing, rounds laid out: the second at
   * which each begins. Null for a video without chapters, and for a locked training.
   */
  chapters?: Maybe<Array<Scalars['Int']['output']>>;
  /** Extension: whether this caller's permissions keep `video` closed. */
  locked: Scalars['Boolean']['output'];
  /** Extension: as Recipe.withdrawn. */
  withdrawn?: Maybe<Scalars['Boolean']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

/** A part of a training's plan: warm-up, main part, cool-down, or advice. */
export type PlanSection = {
  __typename?: 'PlanSection';
  title: Scalars['String']['output'];
  blocks: Array<PlanBlock>;
};

/** Steps done one after the other, `rounds` times over. A block without steps is only its notes. */
export type PlanBlock = {
  __typename?: 'PlanBlock';
  rounds: Scalars['Int']['output'];
  /** Rest between two rounds. */
  roundRestSeconds?: Maybe<Scalars['Int']['output']>;
  /** Rest after the last round. */
  restAfterSeconds?: Maybe<Scalars['Int']['output']>;
  notes: Array<Scalars['String']['output']>;
  steps: Array<PlanStep>;
};

/** One exercise, done `sets` times; each set takes `least` to `most` of `unit`, and that for each `side` where there is one. */
export type PlanStep = {
  __typename?: 'PlanStep';
  exercise: Exercise;
  /** The exercise as this plan words it. */
  title: Scalars['String']['output'];
  sets: Scalars['Int']['output'];
  unit: PlanUnit;
  least: Scalars['Int']['output'];
  /** Equal to `least` unless the plan leaves a range. */
  most: Scalars['Int']['output'];
  side?: Maybe<PlanSide>;
  /** Rest after each set. */
  restSeconds?: Maybe<Scalars['Int']['output']>;
  /** What to mind. */
  cue?: Maybe<Scalars['String']['output']>;
};

/** `id` never changes, so that what she did before still belongs to it. */
export type Exercise = {
  __typename?: 'Exercise';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** How it is done well, in a sentence. */
  technique: Scalars['String']['output'];
  /** Path of a small drawing that loops (SVG). It belongs to the movement, so that many trainings share it. */
  clip?: Maybe<Scalars['String']['output']>;
  /** What she loads it with, so that its sets have a weight. Null where they have none: a band's load has no figure. */
  equipment?: Maybe<Equipment>;
};

export type TrainingList = {
  __typename?: 'TrainingList';
  items: Array<Training>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/**
 * Extension: whom a personal plan was made for: her email, as the content names her or, where it names her id, as her
 * profile has it. Null where nobody with that id has signed in.
 */
export type PlanOwner = {
  __typename?: 'PlanOwner';
  email?: Maybe<Scalars['String']['output']>;
};

export type TimelineEvent = {
  id: Scalars['ID']['output'];
  eventDateTime: Scalars['DateTime']['output'];
};

/** Lengths in centimetres, weight in kilograms. At least one figure or a photo is present. */
export type MeasurementEvent = TimelineEvent & {
  __typename?: 'MeasurementEvent';
  id: Scalars['ID']['output'];
  eventDateTime: Scalars['DateTime']['output'];
  weight?: Maybe<Scalars['Float']['output']>;
  hips?: Maybe<Scalars['Float']['output']>;
  chest?: Maybe<Scalars['Float']['output']>;
  waist?: Maybe<Scalars['Float']['output']>;
  leftThigh?: Maybe<Scalars['Float']['output']>;
  rightThigh?: Maybe<Scalars['Float']['output']>;
  /** Extension: short-lived signed address of the private photo; null when there is none. */
  photoUrl?: Maybe<Scalars['String']['output']>;
};

export type EventOwner = {
  __typename?: 'EventOwner';
  email: Scalars['String']['output'];
};

/**
 * `id` is `<date>_<trainingId>_<owner's Profile.id>`: one completion per member,
 * training and day. A device that is offline therefore knows the id of what it is
 * about to create.
 */
export type CompletedTraining = TimelineEvent & {
  __typename?: 'CompletedTraining';
  id: Scalars['ID']['output'];
  eventDateTime: Scalars['DateTime']['output'];
  owner: EventOwner;
  training: Training;
};

/** A training on the public schedule. */
export type PublicTraining = TimelineEvent & {
  __typename?: 'PublicTraining';
  id: Scalars['ID']['output'];
  eventDateTime: Scalars['DateTime']['output'];
  training: Training;
  /** Extension: where a live session is watched; null for recorded ones. */
  liveUrl?: Maybe<Scalars['String']['output']>;
};

/** Extension: what a session was. TRAINING is one of the catalogue, named by `trainingId`; the others are free. */
export type SessionKind =
  | 'TRAINING'
  | 'WALK'
  | 'RUN'
  | 'GYM'
  | 'OTHER';

export type SetSide =
  | 'LEFT'
  | 'RIGHT';

/** Extension: a set as it was done. `weight` is in kilograms (0 to 500), kept to the hundredth. */
export type PerformedSet = {
  __typename?: 'PerformedSet';
  /** Id of the catalogue's exercise; null for one of her own. */
  exerciseId?: Maybe<Scalars['ID']['output']>;
  exercise: Scalars['String']['output'];
  /** From 1. */
  number: Scalars['Int']['output'];
  repetitions?: Maybe<Scalars['Int']['output']>;
  seconds?: Maybe<Scalars['Int']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
  side?: Maybe<SetSide>;
  /** Or when she corrected it or took it back: of each set the one with the latest stands. */
  doneAt: Scalars['DateTime']['output'];
  /** Extension: whether she has taken it back. Such a set counts for nothing and has no figures; it keeps older copies away. */
  takenBack?: Maybe<Scalars['Boolean']['output']>;
};

/** Extension: where in a plan a session under way stands. Section, step and set are counted from 0. */
export type SessionPlace = {
  __typename?: 'SessionPlace';
  section: Scalars['Int']['output'];
  step: Scalars['Int']['output'];
  set: Scalars['Int']['output'];
  /** Seconds that were left of what runs there when it was saved; null where nothing does. */
  secondsLeft?: Maybe<Scalars['Int']['output']>;
  /** When that runs out; null where it stands still. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is the rest before the set that runs there, and not the set. */
  isRest?: Maybe<Scalars['Boolean']['output']>;
  /** As she has changed them for that set before doing it; null where she has not. */
  figures?: Maybe<SetFigures>;
  /** Whose set it is, and which: staff may change the plan. Null at the end, and of what an earlier release kept. */
  exerciseId?: Maybe<Scalars['ID']['output']>;
  number?: Maybe<Scalars['Int']['output']>;
};

/** Extension: what she means to do in one set. */
export type SetFigures = {
  __typename?: 'SetFigures';
  repetitions?: Maybe<Scalars['Int']['output']>;
  /** In kilograms. */
  weight?: Maybe<Scalars['Float']['output']>;
};

/** Extension: a training as she did it, begun at `eventDateTime`. Nobody but its member sees it. */
export type TrainingSession = TimelineEvent & {
  __typename?: 'TrainingSession';
  id: Scalars['ID']['output'];
  /** From 1; of two revisions the later stands. */
  revision: Scalars['Int']['output'];
  kind: SessionKind;
  trainingId?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  eventDateTime: Scalars['DateTime']['output'];
  /** Null while it is under way. Ended before anything was done: as `eventDateTime`, without minutes and sets; the app shows it nowhere. */
  endDateTime?: Maybe<Scalars['DateTime']['output']>;
  minutes?: Maybe<Scalars['Int']['output']>;
  /** How hard it was, 1 to 10. */
  effort?: Maybe<Scalars['Int']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  /** Null once it has ended, and of free sessions. */
  place?: Maybe<SessionPlace>;
  sets: Array<PerformedSet>;
};

export type Timeline = {
  __typename?: 'Timeline';
  events: Array<TimelineEvent>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/** Field names are Stripe's. */
export type Subscription = {
  __typename?: 'Subscription';
  id: Scalars['ID']['output'];
  status: SubscriptionStatus;
  cancel_at_period_end: Scalars['Boolean']['output'];
  current_period_end: Scalars['DateTime']['output'];
  collection_method: Scalars['String']['output'];
  customer_email?: Maybe<Scalars['String']['output']>;
  payment_method_last4?: Maybe<Scalars['String']['output']>;
  payment_method_brand?: Maybe<Scalars['String']['output']>;
  payment_method_exp_month?: Maybe<Scalars['Int']['output']>;
  payment_method_exp_year?: Maybe<Scalars['Int']['output']>;
  product_names: Array<Scalars['String']['output']>;
  /** Extension: when the contract was concluded; the 14 days to withdraw are counted from its day. */
  created: Scalars['DateTime']['output'];
  /** Extension: the plan that it is for now; null for one that is no longer sold. */
  tier?: Maybe<SubscriptionTier>;
  /** Extension: the plan that it goes on with from `current_period_end`; null where nothing changes. */
  next_tier?: Maybe<SubscriptionTier>;
  /**
   * Extension: the id of the subscription that the member had already when she paid for this one. Such a second one is
   * ended and refunded by itself.
   */
  duplicate_of?: Maybe<Scalars['ID']['output']>;
  /** Extension: when a contract ends that is to end, which may be before or after `current_period_end`; null where it goes on. */
  cancel_at?: Maybe<Scalars['DateTime']['output']>;
  /** Extension: what is paid for it each month, in euro cents with VAT; not what the plan costs for who buys it now. */
  monthly_price_cents?: Maybe<Scalars['Int']['output']>;
  /** Extension: when the declaration arrived by which she withdrew from the contract; null unless that has been carried out. */
  withdrawn_at?: Maybe<Scalars['DateTime']['output']>;
};

/**
 * Extension: what another plan would mean. A dearer plan takes the place of the present one at once, and the rest of the
 * period is paid for: `chargeCents` for the new plan less `creditCents` for the unused time of the present one. A cheaper
 * plan takes its place at the end of the period, and nothing is paid today. Euro cents, with VAT.
 */
export type PlanChangePreview = {
  __typename?: 'PlanChangePreview';
  subscriptionId: Scalars['ID']['output'];
  from: SubscriptionTier;
  to: SubscriptionTier;
  isImmediate: Scalars['Boolean']['output'];
  takesEffectAt: Scalars['DateTime']['output'];
  creditCents: Scalars['Int']['output'];
  chargeCents: Scalars['Int']['output'];
  payTodayCents: Scalars['Int']['output'];
  /** Paid each month from `nextPaymentAt` on. */
  monthlyPriceCents: Scalars['Int']['output'];
  nextPaymentAt: Scalars['DateTime']['output'];
  /** Whether the subscription was to end, and goes on with the change. */
  takesBackEnding: Scalars['Boolean']['output'];
  /** The moment that the sums are counted at; named again when the change is ordered. */
  calculatedAt: Scalars['DateTime']['output'];
};

/** Extension: how many there are for everybody, and how many of them are open. */
export type ContentCount = {
  __typename?: 'ContentCount';
  open: Scalars['Int']['output'];
  all: Scalars['Int']['output'];
};

/** Extension: what the plan opens, with what is open to everybody. Personal content counts for nobody. */
export type PlanContents = {
  __typename?: 'PlanContents';
  tier: SubscriptionTier;
  recipes: ContentCount;
  trainings: ContentCount;
  /** Open is a program whose every training is. */
  programs: ContentCount;
  hasMenu: Scalars['Boolean']['output'];
};

/** Extension: what each plan opens, and what is open without one. */
export type PlanContentsList = {
  __typename?: 'PlanContentsList';
  items: Array<PlanContents>;
  recipes: ContentCount;
  trainings: ContentCount;
  programs: ContentCount;
};

/** Extension: the subscription as it now is, and where the card service wants her confirmation or another card first. */
export type SubscriptionChange = {
  __typename?: 'SubscriptionChange';
  subscription: Subscription;
  url?: Maybe<Scalars['String']['output']>;
};

export type SubscriptionList = {
  __typename?: 'SubscriptionList';
  items: Array<Subscription>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/** Extension: `url`, because Stripe's own client no longer redirects by id alone. */
export type StripeCheckout = {
  __typename?: 'StripeCheckout';
  id: Scalars['ID']['output'];
  url: Scalars['String']['output'];
};

export type Profile = {
  __typename?: 'Profile';
  /** Extension: the identity's subject; the key under which a device keeps this member's data. */
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  bio?: Maybe<Scalars['String']['output']>;
  imageURL?: Maybe<Scalars['String']['output']>;
  /**
   * When any of this last changed. Extension: no edit or consent that counts bears a later moment, so a device gives its
   * next one a later moment than this, whatever its own clock shows.
   */
  updatedAt: Scalars['DateTime']['output'];
  /** Extension: what the member has agreed to, and when. */
  consents: Array<Consent>;
};

/**
 * Extension: body measures and photos are health data, so each is kept only under
 * a consent of its own. Without MEASUREMENTS, createMeasurement is NOT_AUTHORIZED;
 * without PHOTOS, so is `withPhoto`. What she says of a training (`effort` and `note` of
 * a session) may be health data too: without TRAINING_NOTES, saveSession with either is NOT_AUTHORIZED. So may what she notes
 * of a recipe, which foods and allergens she avoids, and the energy that she means to eat in a day: without FOOD_NOTES,
 * FOOD_CHOICES or ENERGY_GOAL, saveMarks with a value of such a kind is.
 */
export type ConsentKind =
  | 'ENERGY_GOAL'
  | 'FOOD_CHOICES'
  | 'FOOD_NOTES'
  | 'MEASUREMENTS'
  | 'PHOTOS'
  | 'TRAINING_NOTES';

/** Extension: `textVersion` names the wording that was agreed to, e.g. 2026-11-20. */
export type Consent = {
  __typename?: 'Consent';
  kind: ConsentKind;
  textVersion: Scalars['String']['output'];
  givenAt: Scalars['DateTime']['output'];
};

/** `value` is Markdown, or JSON where the key says so (see keys in the content folder). */
export type CmsItem = {
  __typename?: 'CMSItem';
  key: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  value: Scalars['String']['output'];
  /** Extension: the one thing to do, in a sentence. That she did it is a mark of hers. */
  task?: Maybe<Scalars['String']['output']>;
  /** Extension. */
  drawing?: Maybe<Drawing>;
};

/** Extension: what is told in a page, drawn in the colours of the reader's theme. The shapes lie in the order of painting, below the labels. */
export type Drawing = {
  __typename?: 'Drawing';
  /** For who does not see it. */
  description: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  shapes: Array<DrawingShape>;
  labels: Array<DrawingLabel>;
};

/** Extension: a path as in SVG, filled, or drawn as a line of that width. */
export type DrawingShape = {
  __typename?: 'DrawingShape';
  path: Scalars['String']['output'];
  colour: DrawingColour;
  line?: Maybe<Scalars['Float']['output']>;
};

/** Extension: words whose middle is at this point. */
export type DrawingLabel = {
  __typename?: 'DrawingLabel';
  text: Scalars['String']['output'];
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

/** Extension: a colour of the theme, or of a food in any theme. */
export type DrawingColour =
  | 'GROUND'
  | 'PLATE'
  | 'LINE'
  | 'PLUM'
  | 'PLUM_SOFT'
  | 'LEAF'
  | 'LEAF_SOFT'
  | 'ORANGE'
  | 'ORANGE_SOFT'
  | 'BLUE'
  | 'BLUE_SOFT'
  | 'BERRY'
  | 'BREAD'
  | 'CREAM';

export type User = {
  __typename?: 'User';
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
};

export type UserList = {
  __typename?: 'UserList';
  items: Array<User>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/** Extension. */
export type WithdrawalReceipt = {
  __typename?: 'WithdrawalReceipt';
  id: Scalars['ID']['output'];
  subscriptionId: Scalars['ID']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sentTo: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Items of one key, or the one with `id`. PUBLIC keys need no sign-in; `nutrition.*` needs FOOD. */
  getCMS?: Maybe<Array<CmsItem>>;
  getRecipe?: Maybe<Recipe>;
  /** `limit` 1 to 500. Extension: of those with `ids`, as many as there are; ids that are not in the caller's list are left out. */
  listRecipes?: Maybe<RecipeList>;
  /** Extension: what an offline copy compares itself with. */
  getContentDigest?: Maybe<ContentDigest>;
  /** One day's menu in the order of its meals. Needs FOOD. */
  listMealPlan?: Maybe<Array<MealPlanEntry>>;
  /** Monday to Sunday around the day. Needs FOOD. */
  listMealPlanWeek?: Maybe<Array<MealPlanEntry>>;
  /** The caller's own subscriptions; ADMIN may name another user. */
  listSubscriptions?: Maybe<SubscriptionList>;
  getStripeCheckoutId?: Maybe<StripeCheckout>;
  /** Address of the customer portal. */
  getStripeCustomerPortal?: Maybe<Scalars['String']['output']>;
  /** Extension: what the plans open, counted from the content as it is. */
  listPlanContents?: Maybe<PlanContentsList>;
  /** Extension: of the caller's own subscription. A plan that it already has is BAD_USER_INPUT. */
  previewPlanChange?: Maybe<PlanChangePreview>;
  /**
   * The caller's own events, newest first. `type` is MEASUREMENT or
   * COMPLETEDTRAINING, the latter with an optional month: COMPLETEDTRAINING#2026-11.
   * TRAINER may name another `owner` for completions; nobody may for measurements.
   * Extension: SESSION, with an optional month as well (SESSION#2026-11), her own alone.
   */
  getMyTimelineByType?: Maybe<Timeline>;
  /** Extension: every session of the caller, newest first: the pages of getMyTimelineByType with SESSION, by the same tokens. */
  getMySessions?: Maybe<Timeline>;
  /** The schedule. `type` is SCHEDULED; `eventDateTime` is a month key or a date. */
  getPublicTimeline?: Maybe<Timeline>;
  /** Members' completions on a date or in a month, for TRAINER. */
  getPrivateTimelineByType?: Maybe<Timeline>;
  /** Ask for the info fields, or for `video`; only the latter needs access. */
  getTraining?: Maybe<Training>;
  listTrainings?: Maybe<TrainingList>;
  listLatestTrainings?: Maybe<TrainingList>;
  /** The completion of that day, or null. */
  hasCompletedTrainingOnDate?: Maybe<CompletedTraining>;
  getMyProfile?: Maybe<Profile>;
  /** Users whose email starts with `email`. Needs ADMIN. */
  adminListUsersByEmail?: Maybe<UserList>;
  /**
   * Extension: whose personal plan a training is, for TRAINER. NOT_FOUND for what is nobody's. It stands beside Training, and
   * not in it, because responses about content are kept on devices and shared between callers.
   */
  getTrainingOwner?: Maybe<PlanOwner>;
  /** Extension: as getTrainingOwner, of a recipe. */
  getRecipeOwner?: Maybe<PlanOwner>;
  /** Extension: everything the product holds about the caller, as one JSON document. */
  exportMyData?: Maybe<Scalars['String']['output']>;
  /** Extension: private address of the caller's calendar in iCalendar form, for a phone's own calendar. */
  getMyCalendarFeed?: Maybe<Scalars['String']['output']>;
  /** Extension: the link through which the caller shares her shopping list; null where she has none that has not ended. */
  getMyShoppingLink?: Maybe<ShoppingLink>;
  /** Extension: the shopping list behind a link, as it stands; null once the link has ended. Needs no sign-in: the token is the key. */
  getSharedShoppingList?: Maybe<SharedShoppingList>;
  /**
   * Extension: the caller's marks that were stored after `since`, the `cursor` of the page before; from the first where it is left
   * out. A mark that changed meanwhile comes once, as it is. `limit` 1 to 500.
   */
  getMyMarks?: Maybe<MarkPage>;
};


export type QueryGetCmsArgs = {
  key: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetRecipeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListRecipesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryListMealPlanArgs = {
  input: ListMealPlanInput;
};


export type QueryListMealPlanWeekArgs = {
  input: ListMealPlanWeekInput;
};


export type QueryListSubscriptionsArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SubscriptionStatus>;
};


export type QueryGetStripeCheckoutIdArgs = {
  tier: SubscriptionTier;
};


export type QueryPreviewPlanChangeArgs = {
  subscriptionId: Scalars['ID']['input'];
  tier: SubscriptionTier;
};


export type QueryGetMyTimelineByTypeArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
  owner?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetMySessionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPublicTimelineArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
  eventDateTime: Scalars['String']['input'];
};


export type QueryGetPrivateTimelineByTypeArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
  date: Scalars['String']['input'];
};


export type QueryGetTrainingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListTrainingsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListLatestTrainingsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryHasCompletedTrainingOnDateArgs = {
  trainingId: Scalars['ID']['input'];
  date: Scalars['Date']['input'];
};


export type QueryAdminListUsersByEmailArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
};


export type QueryGetTrainingOwnerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetRecipeOwnerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetSharedShoppingListArgs = {
  token: Scalars['String']['input'];
};


export type QueryGetMyMarksArgs = {
  since?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** Extension: `url` carries its token behind #, so that no log has it. */
export type ShoppingLink = {
  __typename?: 'ShoppingLink';
  url: Scalars['String']['output'];
  endsAt: Scalars['DateTime']['output'];
};

/** Extension: the marks that the list is computed of; the names of recipes are left out, their ids and days stay in keys. */
export type SharedShoppingList = {
  __typename?: 'SharedShoppingList';
  endsAt: Scalars['DateTime']['output'];
  marks: Array<SharedMark>;
};

/** Extension: `value` is JSON, as in Mark. */
export type SharedMark = {
  __typename?: 'SharedMark';
  kind: Scalars['String']['output'];
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** Centimetres (20 to 300) and kilograms (20 to 400), at most one decimal kept. */
export type CreateMeasurementInput = {
  /**
   * Extension: a UUID made on the device. Sent again with the same figures it
   * returns the measurement already made (and a fresh presignedUrl), so a replay
   * never doubles. Sent again with other figures it is BAD_USER_INPUT. Ids are
   * looked up among the caller's own: another member may use the same one.
   */
  id?: InputMaybe<Scalars['ID']['input']>;
  weight?: InputMaybe<Scalars['Float']['input']>;
  hips?: InputMaybe<Scalars['Float']['input']>;
  chest?: InputMaybe<Scalars['Float']['input']>;
  waist?: InputMaybe<Scalars['Float']['input']>;
  leftThigh?: InputMaybe<Scalars['Float']['input']>;
  rightThigh?: InputMaybe<Scalars['Float']['input']>;
  eventDateTime: Scalars['DateTime']['input'];
  /** Extension: true when a photo follows; a measurement may then be a photo alone. */
  withPhoto?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Extension: when she gave the consent to MEASUREMENTS under which she imports it. Where that is the one in force,
   * what went with an earlier consent comes back under its id; what she deleted does not, and neither by a late replay.
   */
  consentGivenAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type CreateMeasurementResult = {
  __typename?: 'CreateMeasurementResult';
  id: Scalars['ID']['output'];
  /**
   * JSON of `{ url, fields }` for a multipart POST that carries the fields, an
   * image Content-Type, an owner metadata field set to the measurement's id, and
   * the file last.
   */
  presignedUrl: Scalars['String']['output'];
  /** Extension: the measurement as stored. */
  measurement: MeasurementEvent;
};

/** What is left out stays as it is; null or an empty text empties the field. */
export type EditMyProfileInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  bio?: InputMaybe<Scalars['String']['input']>;
  /**
   * Extension: when she made the edit, at most 24 hours ahead. Of two edits of one field the later stands, in whatever
   * order and however often they arrive; of one moment, the text that sorts last. The server's clock serves when it is
   * left out, and such an edit stands over all that came before it.
   */
  editedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type PerformedSetInput = {
  exerciseId?: InputMaybe<Scalars['ID']['input']>;
  exercise: Scalars['String']['input'];
  number: Scalars['Int']['input'];
  repetitions?: InputMaybe<Scalars['Int']['input']>;
  seconds?: InputMaybe<Scalars['Int']['input']>;
  weight?: InputMaybe<Scalars['Float']['input']>;
  side?: InputMaybe<SetSide>;
  doneAt: Scalars['DateTime']['input'];
  takenBack?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SessionPlaceInput = {
  section: Scalars['Int']['input'];
  step: Scalars['Int']['input'];
  set: Scalars['Int']['input'];
  secondsLeft?: InputMaybe<Scalars['Int']['input']>;
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  isRest?: InputMaybe<Scalars['Boolean']['input']>;
  figures?: InputMaybe<SetFiguresInput>;
  exerciseId?: InputMaybe<Scalars['ID']['input']>;
  number?: InputMaybe<Scalars['Int']['input']>;
};

export type SetFiguresInput = {
  repetitions?: InputMaybe<Scalars['Int']['input']>;
  weight?: InputMaybe<Scalars['Float']['input']>;
};

/**
 * Extension: the whole session as it stands at this revision: what is left out is not there. Bounds are in
 * contract/limits.ts, and what must fit together in contract/session-faults.ts.
 */
export type SessionInput = {
  /** A UUID made on the device. */
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  kind: SessionKind;
  trainingId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  eventDateTime: Scalars['DateTime']['input'];
  endDateTime?: InputMaybe<Scalars['DateTime']['input']>;
  minutes?: InputMaybe<Scalars['Int']['input']>;
  effort?: InputMaybe<Scalars['Int']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  place?: InputMaybe<SessionPlaceInput>;
  sets?: InputMaybe<Array<PerformedSetInput>>;
};

/**
 * Extension: one value of small state that is the same on all her devices: where she is in a program, in the course, in a video.
 * `value` is JSON, null where it has ended.
 */
export type Mark = {
  __typename?: 'Mark';
  kind: Scalars['String']['output'];
  key: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
  changedAt: Scalars['DateTime']['output'];
};

export type MarkPage = {
  __typename?: 'MarkPage';
  marks: Array<Mark>;
  cursor: Scalars['String']['output'];
  /** Whether there are more after `cursor`. */
  hasMore: Scalars['Boolean']['output'];
};

/**
 * `kind` and the forms of `key` and `value` are those of contract/marks/; others are BAD_USER_INPUT. `value` has at most 4,000
 * characters; null ends the mark. `changedAt` is when she changed it, at most 24 hours ahead: of two of one key the later
 * stands, in whatever order and however often they arrive; of one moment the end, and of two values the text that sorts last.
 */
export type MarkInput = {
  kind: Scalars['String']['input'];
  key: Scalars['String']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
  changedAt: Scalars['DateTime']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  createMeasurement?: Maybe<CreateMeasurementResult>;
  /**
   * Returns the id, also when the caller has no such measurement (already gone, not yet
   * arrived, or never theirs: ids are looked up among the caller's own). An id once deleted
   * never comes back: creating it, again or for the first time, returns NOT_FOUND.
   */
  deleteMeasurement?: Maybe<Scalars['ID']['output']>;
  /**
   * `id` is the training's. Extension: `eventDateTime`, because a training
   * finished offline is completed when it was done, not when it was sent; the
   * server's clock is used when it is left out. A second time on one day returns
   * the first completion; the second is remembered beside it by its moment. A moment
   * that was taken back no longer completes anything. A training that is no longer open to the
   * caller is completed too where `eventDateTime` is of the last 30 days and before access ended,
   * or before the training was closed: what was done offline may come late.
   */
  completeTraining?: Maybe<CompletedTraining>;
  /**
   * `id` is the completion's. Answers the id, also when the caller has no such completion.
   * Extension: `eventDateTime` is that of the completion which is taken back, so that one made
   * on another device since stays, also when this arrives late, twice, or before the completion
   * itself. All that are there are taken back when it is left out.
   */
  uncompleteTraining?: Maybe<Scalars['ID']['output']>;
  /**
   * Extension: keeps a session, in place of any earlier revision of it, and answers it as it then stands. A repeat or an
   * earlier revision changes nothing; of two that differ at one revision the same one stands in whatever order they
   * arrive. A deleted session never comes back: NOT_FOUND.
   */
  saveSession?: Maybe<TrainingSession>;
  /** Extension: answers the id, also when the caller has no such session, as deleteMeasurement does. */
  deleteSession?: Maybe<Scalars['ID']['output']>;
  editMyProfile?: Maybe<Profile>;
  /**
   * Extension: stores up to 50 marks, each where nothing later is known of it. Returns what stands for each key, in the order of
   * the keys given. A kind keeps so many: beyond that the oldest end.
   */
  saveMarks?: Maybe<Array<Mark>>;
  /**
   * Extension: giving a kind that is already given returns the profile unchanged. So does one that
   * was given no later than the kind was last given or withdrawn: a late copy gives nothing back.
   */
  giveConsent?: Maybe<Profile>;
  /**
   * Extension: also erases what was kept under it. `givenAt` is of the consent that the device shows, which need not have
   * arrived yet: from then on none that was given by that moment counts, however far the device's clock is ahead.
   */
  withdrawConsent?: Maybe<Profile>;
  /**
   * Extension: orders what `previewPlanChange` showed. `payTodayCents` and `calculatedAt` are the preview's: where the sum
   * would be another one by now, it is BAD_USER_INPUT and nothing changes. Sent again, it returns the subscription as it is,
   * and nothing is paid twice.
   */
  changeSubscriptionPlan?: Maybe<SubscriptionChange>;
  /** Extension: ends the caller's own subscription with the period that is paid for; a planned change of the plan goes with it. */
  cancelSubscription?: Maybe<SubscriptionChange>;
  /** Extension: takes back that it ends, or that its plan changes at the period's end: it goes on as it is. */
  resumeSubscription?: Maybe<SubscriptionChange>;
  /**
   * Extension: the consumer's withdrawal from a contract within 14 days. Ends the
   * subscription at once, refunds it, and mails a dated receipt. `email`, the address
   * the contract was made with, stands in for a token: it works signed out too, and
   * then returns the same whether or not such a contract exists.
   */
  withdrawFromContract?: Maybe<WithdrawalReceipt>;
  /** Extension: returns the link that the caller has, or a new one of seven days. Sent again it changes nothing. */
  createShoppingLink: ShoppingLink;
  /** Extension: the link opens nothing from now on. Also true where there was none. */
  endShoppingLink: Scalars['Boolean']['output'];
  /**
   * Extension: the caller is reminded on this device from now on, by Web Push. `endpoint`, `p256dh` and `auth` (base64url) are its
   * browser's; `former` is the address that it had before, which ends. Sent again it changes nothing. NOT_FOUND where the
   * installation reminds nobody, and for an address of another member; BAD_USER_INPUT for one of no known push service.
   */
  savePushDevice?: Maybe<Scalars['Boolean']['output']>;
  /** Extension: the caller is not reminded on this device any more. Also true where she was not. */
  endPushDevice?: Maybe<Scalars['Boolean']['output']>;
  /** Extension: a new private address of the caller's calendar; the former one stops working at once. */
  renewMyCalendarFeed?: Maybe<Scalars['String']['output']>;
  /** Extension: erases the member and everything held about them; the email confirms it. */
  deleteMyAccount?: Maybe<Scalars['Boolean']['output']>;
};


export type MutationCreateMeasurementArgs = {
  input: CreateMeasurementInput;
};


export type MutationDeleteMeasurementArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCompleteTrainingArgs = {
  id: Scalars['ID']['input'];
  eventDateTime?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationUncompleteTrainingArgs = {
  id: Scalars['ID']['input'];
  eventDateTime?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationSaveSessionArgs = {
  input: SessionInput;
};


export type MutationDeleteSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEditMyProfileArgs = {
  input: EditMyProfileInput;
};


export type MutationSaveMarksArgs = {
  input: Array<MarkInput>;
};


export type MutationGiveConsentArgs = {
  kind: ConsentKind;
  textVersion: Scalars['String']['input'];
  givenAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationWithdrawConsentArgs = {
  kind: ConsentKind;
  givenAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationChangeSubscriptionPlanArgs = {
  subscriptionId: Scalars['ID']['input'];
  tier: SubscriptionTier;
  payTodayCents: Scalars['Int']['input'];
  calculatedAt: Scalars['DateTime']['input'];
};


export type MutationCancelSubscriptionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResumeSubscriptionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationWithdrawFromContractArgs = {
  subscriptionId: Scalars['ID']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSavePushDeviceArgs = {
  endpoint: Scalars['String']['input'];
  p256dh: Scalars['String']['input'];
  auth: Scalars['String']['input'];
  former?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEndPushDeviceArgs = {
  endpoint: Scalars['String']['input'];
};


export type MutationDeleteMyAccountArgs = {
  email: Scalars['String']['input'];
};
