// Written by scripts/generate.mjs from contract/schema.graphql; do not edit.
import { argument, field } from './document-forms.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Centimetres (20 to 300) and kilograms (20 to 400), at most one decimal kept. */
export type CreateMeasurementInput = {
  /**
   * Extension: a UUID made on the device. Sent again with the same figures it
   * returns the measurement already made (and a fresh presignedUrl), so a replay
   * never doubles. Sent again with other figures it is BAD_USER_INPUT. Ids are
   * looked up among the caller's own: another member may use the same one.
   */
  id?: string | null | undefined;
  weight?: number | null | undefined;
  hips?: number | null | undefined;
  chest?: number | null | undefined;
  waist?: number | null | undefined;
  leftThigh?: number | null | undefined;
  rightThigh?: number | null | undefined;
  eventDateTime: string;
  /** Extension: true when a photo follows; a measurement may then be a photo alone. */
  withPhoto?: boolean | null | undefined;
  /**
   * Extension: when she gave the consent to MEASUREMENTS under which she imports it. Where that is the one in force,
   * what went with an earlier consent comes back under its id; what she deleted does not, and neither by a late replay.
   */
  consentGivenAt?: string | null | undefined;
};

/** What is left out stays as it is; null or an empty text empties the field. */
export type EditMyProfileInput = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  bio?: string | null | undefined;
  /**
   * Extension: when she made the edit, at most 24 hours ahead. Of two edits of one field the later stands, in whatever
   * order and however often they arrive; of one moment, the text that sorts last. The server's clock serves when it is
   * left out, and such an edit stands over all that came before it.
   */
  editedAt?: string | null | undefined;
};

export type PerformedSetInput = {
  exerciseId?: string | null | undefined;
  exercise: string;
  number: number;
  repetitions?: number | null | undefined;
  seconds?: number | null | undefined;
  weight?: number | null | undefined;
  side?: SetSide | null | undefined;
  doneAt: string;
  takenBack?: boolean | null | undefined;
};

export type SessionPlaceInput = {
  section: number;
  step: number;
  set: number;
  secondsLeft?: number | null | undefined;
  endsAt?: string | null | undefined;
  isRest?: boolean | null | undefined;
  figures?: SetFiguresInput | null | undefined;
  exerciseId?: string | null | undefined;
  number?: number | null | undefined;
};

export type SetFiguresInput = {
  repetitions?: number | null | undefined;
  weight?: number | null | undefined;
};

/**
 * Extension: the whole session as it stands at this revision: what is left out is not there. Bounds are in
 * contract/limits.ts, and what must fit together in contract/session-faults.ts.
 */
export type SessionInput = {
  /** A UUID made on the device. */
  id: string;
  revision: number;
  kind: SessionKind;
  trainingId?: string | null | undefined;
  name?: string | null | undefined;
  eventDateTime: string;
  endDateTime?: string | null | undefined;
  minutes?: number | null | undefined;
  effort?: number | null | undefined;
  note?: string | null | undefined;
  place?: SessionPlaceInput | null | undefined;
  sets?: Array<PerformedSetInput> | null | undefined;
};

/**
 * `kind` and the forms of `key` and `value` are those of contract/marks/; others are BAD_USER_INPUT. `value` has at most 4,000
 * characters; null ends the mark. `changedAt` is when she changed it, at most 24 hours ahead: of two of one key the later
 * stands, in whatever order and however often they arrive; of one moment the end, and of two values the text that sorts last.
 */
export type MarkInput = {
  kind: string;
  key: string;
  value?: string | null | undefined;
  changedAt: string;
};

export type CreateMeasurementMutationVariables = Exact<{
  input: CreateMeasurementInput;
}>;


export type CreateMeasurementMutation = { createMeasurement: { __typename: 'CreateMeasurementResult', id: string, presignedUrl: string, measurement: { __typename: 'MeasurementEvent', id: string, eventDateTime: string, weight: number | null, hips: number | null, chest: number | null, waist: number | null, leftThigh: number | null, rightThigh: number | null, photoUrl: string | null } } | null };

export type DeleteMeasurementMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMeasurementMutation = { deleteMeasurement: string | null };

export type CompleteTrainingMutationVariables = Exact<{
  id: string;
  eventDateTime?: string | null | undefined;
}>;


export type CompleteTrainingMutation = { completeTraining: { __typename: 'CompletedTraining', id: string, eventDateTime: string, owner: { __typename: 'EventOwner', email: string }, training: { __typename: 'Training', id: string, title: string, type: Array<TrainingType>, category: Array<TrainingCategory>, accessLevel: AccessLevel, thumbnail: string | null, createdAt: string, duration: number | null, locked: boolean, updatedAt: string } } | null };

export type UncompleteTrainingMutationVariables = Exact<{
  id: string;
  eventDateTime?: string | null | undefined;
}>;


export type UncompleteTrainingMutation = { uncompleteTraining: string | null };

export type SaveSessionMutationVariables = Exact<{
  input: SessionInput;
}>;


export type SaveSessionMutation = { saveSession: { __typename: 'TrainingSession', id: string, revision: number, kind: SessionKind, trainingId: string | null, name: string | null, eventDateTime: string, endDateTime: string | null, minutes: number | null, effort: number | null, note: string | null, place: { __typename: 'SessionPlace', section: number, step: number, set: number, secondsLeft: number | null, endsAt: string | null, isRest: boolean | null, exerciseId: string | null, number: number | null, figures: { __typename: 'SetFigures', repetitions: number | null, weight: number | null } | null } | null, sets: Array<{ __typename: 'PerformedSet', exerciseId: string | null, exercise: string, number: number, repetitions: number | null, seconds: number | null, weight: number | null, side: SetSide | null, doneAt: string, takenBack: boolean | null }> } | null };

export type DeleteSessionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSessionMutation = { deleteSession: string | null };

export type GiveConsentMutationVariables = Exact<{
  kind: ConsentKind;
  textVersion: string;
  givenAt?: string | null | undefined;
}>;


export type GiveConsentMutation = { giveConsent: { __typename: 'Profile', id: string, email: string, firstName: string | null, lastName: string | null, bio: string | null, imageURL: string | null, updatedAt: string, consents: Array<{ __typename: 'Consent', kind: ConsentKind, textVersion: string, givenAt: string }> } | null };

export type EditMyProfileMutationVariables = Exact<{
  input: EditMyProfileInput;
}>;


export type EditMyProfileMutation = { editMyProfile: { __typename: 'Profile', id: string, email: string, firstName: string | null, lastName: string | null, bio: string | null, imageURL: string | null, updatedAt: string, consents: Array<{ __typename: 'Consent', kind: ConsentKind, textVersion: string, givenAt: string }> } | null };

export type SaveMarksMutationVariables = Exact<{
  input: Array<MarkInput> | MarkInput;
}>;


export type SaveMarksMutation = { saveMarks: Array<{ __typename: 'Mark', kind: string, key: string, value: string | null, changedAt: string }> | null };

export type TrainingCardFragment = { __typename: 'Training', id: string, title: string, type: Array<TrainingType>, category: Array<TrainingCategory>, accessLevel: AccessLevel, thumbnail: string | null, createdAt: string, duration: number | null, locked: boolean, updatedAt: string };

export type MeasurementFiguresFragment = { __typename: 'MeasurementEvent', id: string, eventDateTime: string, weight: number | null, hips: number | null, chest: number | null, waist: number | null, leftThigh: number | null, rightThigh: number | null, photoUrl: string | null };

export type CompletedTrainingCardFragment = { __typename: 'CompletedTraining', id: string, eventDateTime: string, owner: { __typename: 'EventOwner', email: string }, training: { __typename: 'Training', id: string, title: string, type: Array<TrainingType>, category: Array<TrainingCategory>, accessLevel: AccessLevel, thumbnail: string | null, createdAt: string, duration: number | null, locked: boolean, updatedAt: string } };

export type SessionCardFragment = { __typename: 'TrainingSession', id: string, revision: number, kind: SessionKind, trainingId: string | null, name: string | null, eventDateTime: string, endDateTime: string | null, minutes: number | null, effort: number | null, note: string | null, place: { __typename: 'SessionPlace', section: number, step: number, set: number, secondsLeft: number | null, endsAt: string | null, isRest: boolean | null, exerciseId: string | null, number: number | null, figures: { __typename: 'SetFigures', repetitions: number | null, weight: number | null } | null } | null, sets: Array<{ __typename: 'PerformedSet', exerciseId: string | null, exercise: string, number: number, repetitions: number | null, seconds: number | null, weight: number | null, side: SetSide | null, doneAt: string, takenBack: boolean | null }> };

export type MemberProfileFragment = { __typename: 'Profile', id: string, email: string, firstName: string | null, lastName: string | null, bio: string | null, imageURL: string | null, updatedAt: string, consents: Array<{ __typename: 'Consent', kind: ConsentKind, textVersion: string, givenAt: string }> };

export type Reminders_SavePushDeviceMutationVariables = Exact<{
  endpoint: string;
  p256dh: string;
  auth: string;
  former?: string | null | undefined;
}>;


export type Reminders_SavePushDeviceMutation = { savePushDevice: boolean | null };

export type Reminders_EndPushDeviceMutationVariables = Exact<{
  endpoint: string;
}>;


export type Reminders_EndPushDeviceMutation = { endPushDevice: boolean | null };

export type SettingsScreen_ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsScreen_ProfileQuery = { getMyProfile: { __typename: 'Profile', id: string, email: string, firstName: string | null, lastName: string | null, bio: string | null, imageURL: string | null, updatedAt: string, consents: Array<{ __typename: 'Consent', kind: ConsentKind, textVersion: string, givenAt: string }> } | null };

export type SettingsScreen_WithdrawConsentMutationVariables = Exact<{
  kind: ConsentKind;
  givenAt?: string | null | undefined;
}>;


export type SettingsScreen_WithdrawConsentMutation = { withdrawConsent: { __typename: 'Profile', id: string, email: string, firstName: string | null, lastName: string | null, bio: string | null, imageURL: string | null, updatedAt: string, consents: Array<{ __typename: 'Consent', kind: ConsentKind, textVersion: string, givenAt: string }> } | null };

export type SettingsScreen_CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsScreen_CalendarFeedQuery = { getMyCalendarFeed: string | null };

export type SettingsScreen_RenewCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type SettingsScreen_RenewCalendarFeedMutation = { renewMyCalendarFeed: string | null };

export type SettingsScreen_ExportQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsScreen_ExportQuery = { exportMyData: string | null };

export type SettingsScreen_DeleteMyAccountMutationVariables = Exact<{
  email: string;
}>;


export type SettingsScreen_DeleteMyAccountMutation = { deleteMyAccount: boolean | null };

export type StaffScreen_CompletionsQueryVariables = Exact<{
  date: string;
  limit: number;
  nextToken?: string | null | undefined;
}>;


export type StaffScreen_CompletionsQuery = { getPrivateTimelineByType: { __typename: 'Timeline', nextToken: string | null, events: Array<
      | { __typename: 'MeasurementEvent', id: string, eventDateTime: string }
      | { __typename: 'CompletedTraining', id: string, eventDateTime: string, owner: { __typename: 'EventOwner', email: string }, training: { __typename: 'Training', id: string, title: string } }
      | { __typename: 'PublicTraining', id: string, eventDateTime: string }
      | { __typename: 'TrainingSession', id: string, eventDateTime: string }
    > } | null };

export type StaffScreen_UsersQueryVariables = Exact<{
  email: string;
  limit: number;
  nextToken?: string | null | undefined;
}>;


export type StaffScreen_UsersQuery = { adminListUsersByEmail: { __typename: 'UserList', nextToken: string | null, items: Array<{ __typename: 'User', id: string, email: string }> } | null };

export type StaffScreen_SubscriptionsQueryVariables = Exact<{
  userId: string;
  nextToken?: string | null | undefined;
}>;


export type StaffScreen_SubscriptionsQuery = { listSubscriptions: { __typename: 'SubscriptionList', nextToken: string | null, items: Array<{ __typename: 'Subscription', id: string, status: SubscriptionStatus, cancel_at_period_end: boolean, current_period_end: string, payment_method_last4: string | null, payment_method_brand: string | null, payment_method_exp_month: number | null, payment_method_exp_year: number | null, product_names: Array<string>, created: string, tier: SubscriptionTier | null, next_tier: SubscriptionTier | null, duplicate_of: string | null, cancel_at: string | null, monthly_price_cents: number | null, withdrawn_at: string | null }> } | null };

export type SubscriptionDetailsFragment = { __typename: 'Subscription', id: string, status: SubscriptionStatus, cancel_at_period_end: boolean, current_period_end: string, payment_method_last4: string | null, payment_method_brand: string | null, payment_method_exp_month: number | null, payment_method_exp_year: number | null, product_names: Array<string>, created: string, tier: SubscriptionTier | null, next_tier: SubscriptionTier | null, duplicate_of: string | null, cancel_at: string | null, monthly_price_cents: number | null, withdrawn_at: string | null };

export type PlanContentCountFragment = { __typename: 'ContentCount', open: number, all: number };

export type SubscriptionScreen_PlanContentsQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionScreen_PlanContentsQuery = { listPlanContents: { __typename: 'PlanContentsList', items: Array<{ __typename: 'PlanContents', tier: SubscriptionTier, hasMenu: boolean, recipes: { __typename: 'ContentCount', open: number, all: number }, trainings: { __typename: 'ContentCount', open: number, all: number }, programs: { __typename: 'ContentCount', open: number, all: number } }>, recipes: { __typename: 'ContentCount', open: number, all: number }, trainings: { __typename: 'ContentCount', open: number, all: number }, programs: { __typename: 'ContentCount', open: number, all: number } } | null };

export type SubscriptionScreen_PlanChangeQueryVariables = Exact<{
  subscriptionId: string;
  tier: SubscriptionTier;
}>;


export type SubscriptionScreen_PlanChangeQuery = { previewPlanChange: { __typename: 'PlanChangePreview', isImmediate: boolean, takesEffectAt: string, creditCents: number, chargeCents: number, payTodayCents: number, monthlyPriceCents: number, nextPaymentAt: string, takesBackEnding: boolean, calculatedAt: string } | null };

export type SubscriptionScreen_ChangePlanMutationVariables = Exact<{
  subscriptionId: string;
  tier: SubscriptionTier;
  payTodayCents: number;
  calculatedAt: string;
}>;


export type SubscriptionScreen_ChangePlanMutation = { changeSubscriptionPlan: { __typename: 'SubscriptionChange', url: string | null, subscription: { __typename: 'Subscription', id: string, status: SubscriptionStatus, cancel_at_period_end: boolean, current_period_end: string, payment_method_last4: string | null, payment_method_brand: string | null, payment_method_exp_month: number | null, payment_method_exp_year: number | null, product_names: Array<string>, created: string, tier: SubscriptionTier | null, next_tier: SubscriptionTier | null, duplicate_of: string | null, cancel_at: string | null, monthly_price_cents: number | null, withdrawn_at: string | null } } | null };

export type SubscriptionScreen_CancelMutationVariables = Exact<{
  id: string;
}>;


export type SubscriptionScreen_CancelMutation = { cancelSubscription: { __typename: 'SubscriptionChange', subscription: { __typename: 'Subscription', id: string, status: SubscriptionStatus, cancel_at_period_end: boolean, current_period_end: string, payment_method_last4: string | null, payment_method_brand: string | null, payment_method_exp_month: number | null, payment_method_exp_year: number | null, product_names: Array<string>, created: string, tier: SubscriptionTier | null, next_tier: SubscriptionTier | null, duplicate_of: string | null, cancel_at: string | null, monthly_price_cents: number | null, withdrawn_at: string | null } } | null };

export type SubscriptionScreen_ResumeMutationVariables = Exact<{
  id: string;
}>;


export type SubscriptionScreen_ResumeMutation = { resumeSubscription: { __typename: 'SubscriptionChange', subscription: { __typename: 'Subscription', id: string, status: SubscriptionStatus, cancel_at_period_end: boolean, current_period_end: string, payment_method_last4: string | null, payment_method_brand: string | null, payment_method_exp_month: number | null, payment_method_exp_year: number | null, product_names: Array<string>, created: string, tier: SubscriptionTier | null, next_tier: SubscriptionTier | null, duplicate_of: string | null, cancel_at: string | null, monthly_price_cents: number | null, withdrawn_at: string | null } } | null };

export type SubscriptionScreen_ListQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionScreen_ListQuery = { listSubscriptions: { __typename: 'SubscriptionList', nextToken: string | null, items: Array<{ __typename: 'Subscription', id: string, status: SubscriptionStatus, cancel_at_period_end: boolean, current_period_end: string, payment_method_last4: string | null, payment_method_brand: string | null, payment_method_exp_month: number | null, payment_method_exp_year: number | null, product_names: Array<string>, created: string, tier: SubscriptionTier | null, next_tier: SubscriptionTier | null, duplicate_of: string | null, cancel_at: string | null, monthly_price_cents: number | null, withdrawn_at: string | null }> } | null };

export type SubscriptionScreen_CheckoutQueryVariables = Exact<{
  tier: SubscriptionTier;
}>;


export type SubscriptionScreen_CheckoutQuery = { getStripeCheckoutId: { __typename: 'StripeCheckout', id: string, url: string } | null };

export type SubscriptionScreen_PortalQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionScreen_PortalQuery = { getStripeCustomerPortal: string | null };

export type SubscriptionScreen_WithdrawMutationVariables = Exact<{
  subscriptionId: string;
  email?: string | null | undefined;
}>;


export type SubscriptionScreen_WithdrawMutation = { withdrawFromContract: { __typename: 'WithdrawalReceipt', id: string, subscriptionId: string, receivedAt: string, sentTo: string } | null };

export type ScheduledTrainingFragment = { __typename: 'PublicTraining', id: string, eventDateTime: string, liveUrl: string | null, training: { __typename: 'Training', id: string, title: string, type: Array<TrainingType>, category: Array<TrainingCategory>, accessLevel: AccessLevel, thumbnail: string | null, createdAt: string, duration: number | null, locked: boolean, updatedAt: string } };

export type CalendarScreen_ScheduleQueryVariables = Exact<{
  month: string;
  limit: number;
  nextToken?: string | null | undefined;
}>;


export type CalendarScreen_ScheduleQuery = { getPublicTimeline: { __typename: 'Timeline', nextToken: string | null, events: Array<
      | { __typename: 'MeasurementEvent', id: string }
      | { __typename: 'CompletedTraining', id: string }
      | { __typename: 'PublicTraining', id: string, eventDateTime: string, liveUrl: string | null, training: { __typename: 'Training', id: string, title: string, type: Array<TrainingType>, category: Array<TrainingCategory>, accessLevel: AccessLevel, thumbnail: string | null, createdAt: string, duration: number | null, locked: boolean, updatedAt: string } }
      | { __typename: 'TrainingSession', id: string }
    > } | null };

export type CalendarScreen_CompletionsQueryVariables = Exact<{
  type: string;
  limit: number;
  nextToken?: string | null | undefined;
}>;


export type CalendarScreen_CompletionsQuery = { getMyTimelineByType: { __typename: 'Timeline', nextToken: string | null, events: Array<
      | { __typename: 'MeasurementEvent', id: string }
      | { __typename: 'CompletedTraining', id: string, eventDateTime: string, owner: { __typename: 'EventOwner', email: string }, training: { __typename: 'Training', id: string, title: string, type: Array<TrainingType>, category: Array<TrainingCategory>, accessLevel: AccessLevel, thumbnail: string | null, createdAt: string, duration: number | null, locked: boolean, updatedAt: string } }
      | { __typename: 'PublicTraining', id: string }
      | { __typename: 'TrainingSession', id: string }
    > } | null };

export type DiaryScreen_MeasurementsQueryVariables = Exact<{
  limit: number;
  nextToken?: string | null | undefined;
}>;


export type DiaryScreen_MeasurementsQuery = { getMyTimelineByType: { __typename: 'Timeline', nextToken: string | null, events: Array<
      | { __typename: 'MeasurementEvent', id: string, eventDateTime: string, weight: number | null, hips: number | null, chest: number | null, waist: number | null, leftThigh: number | null, rightThigh: number | null, photoUrl: string | null }
      | { __typename: 'CompletedTraining', id: string }
      | { __typename: 'PublicTraining', id: string }
      | { __typename: 'TrainingSession', id: string }
    > } | null };

export type FavouritesScreen_PublishedRecipesQueryVariables = Exact<{
  limit: number;
  ids: Array<string> | string;
}>;


export type FavouritesScreen_PublishedRecipesQuery = { listRecipes: { __typename: 'RecipeList', items: Array<{ __typename: 'Recipe', id: string }> } | null };

export type MealPlanMealFragment = { __typename: 'MealPlanEntry', id: string, sk_dateTime: string, mealType: MealType, servings: number, recipe: { __typename: 'Recipe', id: string, name_EE: string, thumbnail: string | null, mealType: Array<MealType>, tags: Array<RecipeTag>, cookingTime: number | null, accessLevel: AccessLevel, servings: number, allergens: Array<Allergen> | null, locked: boolean, updatedAt: string, ingredients: Array<{ __typename: 'RecipeIngredient', amount: number | null, unit: IngredientUnit, ingredient: { __typename: 'Ingredient', id: string, group_EE: string | null, name_EE: string, quantity_EE: string | null, kcal: number, protein: number, fat: number, carbs: number } }> | null } };

export type MealPlanScreen_DayQueryVariables = Exact<{
  date: string;
}>;


export type MealPlanScreen_DayQuery = { listMealPlan: Array<{ __typename: 'MealPlanEntry', id: string, sk_dateTime: string, mealType: MealType, servings: number, recipe: { __typename: 'Recipe', id: string, name_EE: string, thumbnail: string | null, mealType: Array<MealType>, tags: Array<RecipeTag>, cookingTime: number | null, accessLevel: AccessLevel, servings: number, allergens: Array<Allergen> | null, locked: boolean, updatedAt: string, ingredients: Array<{ __typename: 'RecipeIngredient', amount: number | null, unit: IngredientUnit, ingredient: { __typename: 'Ingredient', id: string, group_EE: string | null, name_EE: string, quantity_EE: string | null, kcal: number, protein: number, fat: number, carbs: number } }> | null } }> | null };

export type MealPlanScreen_WeekQueryVariables = Exact<{
  date: string;
}>;


export type MealPlanScreen_WeekQuery = { listMealPlanWeek: Array<{ __typename: 'MealPlanEntry', id: string, sk_dateTime: string, mealType: MealType, servings: number, recipe: { __typename: 'Recipe', id: string, name_EE: string, thumbnail: string | null, mealType: Array<MealType>, tags: Array<RecipeTag>, cookingTime: number | null, accessLevel: AccessLevel, servings: number, allergens: Array<Allergen> | null, locked: boolean, updatedAt: string, ingredients: Array<{ __typename: 'RecipeIngredient', amount: number | null, unit: IngredientUnit, ingredient: { __typename: 'Ingredient', id: string, group_EE: string | null, name_EE: string, quantity_EE: string | null, kcal: number, protein: number, fat: number, carbs: number } }> | null } }> | null };

export type RecipeCardFragment = { __typename: 'Recipe', id: string, name_EE: string, thumbnail: string | null, mealType: Array<MealType>, tags: Array<RecipeTag>, cookingTime: number | null, accessLevel: AccessLevel, servings: number, allergens: Array<Allergen> | null, locked: boolean, updatedAt: string, ingredients: Array<{ __typename: 'RecipeIngredient', amount: number | null, unit: IngredientUnit, ingredient: { __typename: 'Ingredient', id: string, name_EE: string, quantity_EE: string | null, kcal: number, protein: number, fat: number, carbs: number } }> | null };

export type AmountWithNutritionFragment = { __typename: 'RecipeIngredient', amount: number | null, unit: IngredientUnit, ingredient: { __typename: 'Ingredient', id: string, name_EE: string, quantity_EE: string | null, kcal: number, protein: number, fat: number, carbs: number } };

export type RecipeDetailsFragment = { __typename: 'Recipe', description: string | null, steps: Array<string> | null, id: string, name_EE: string, thumbnail: string | null, mealType: Array<MealType>, tags: Array<RecipeTag>, cookingTime: number | null, accessLevel: AccessLevel, servings: number, allergens: Array<Allergen> | null, locked: boolean, updatedAt: string, ingredients: Array<{ __typename: 'RecipeIngredient', amount: number | null, unit: IngredientUnit, ingredient: { __typename: 'Ingredient', id: string, partitive_EE: string | null, group_EE: string | null, name_EE: string, quantity_EE: string | null, kcal: number, protein: number, fat: number, carbs: number } }> | null };

export type RecipesScreen_RecipesQueryVariables = Exact<{
  limit: number;
  nextToken?: string | null | undefined;
}>;


export type RecipesScreen_RecipesQuery = { listRecipes: { __typename: 'RecipeList', nextToken: string | null, items: Array<{ __typename: 'Recipe', id: string, name_EE: string, thumbnail: string | null, mealType: Array<MealType>, tags: Array<RecipeTag>, cookingTime: number | null, accessLevel: AccessLevel, servings: number, allergens: Array<Allergen> | null, locked: boolean, updatedAt: string, ingredients: Array<{ __typename: 'RecipeIngredient', amount: number | null, unit: IngredientUnit, ingredient: { __typename: 'Ingredient', id: string, name_EE: string, quantity_EE: string | null, kcal: number, protein: number, fat: number, carbs: number } }> | null }> } | null };

export type RecipeScreen_RecipeQueryVariables = Exact<{
  id: string;
}>;


export type RecipeScreen_RecipeQuery = { getRecipe: { __typename: 'Recipe', withdrawn: boolean | null, description: string | null, steps: Array<string> | null, id: string, name_EE: string, thumbnail: string | null, mealType: Array<MealType>, tags: Array<RecipeTag>, cookingTime: number | null, accessLevel: AccessLevel, servings: number, allergens: Array<Allergen> | null, locked: boolean, updatedAt: string, ingredients: Array<{ __typename: 'RecipeIngredient', amount: number | null, unit: IngredientUnit, ingredient: { __typename: 'Ingredient', id: string, partitive_EE: string | null, group_EE: string | null, name_EE: string, quantity_EE: string | null, kcal: number, protein: number, fat: number, carbs: number } }> | null } | null };

export type ShoppingScreen_LinkQueryVariables = Exact<{ [key: string]: never; }>;


export type ShoppingScreen_LinkQuery = { getMyShoppingLink: { url: string, endsAt: string } | null };

export type SharedListScreen_ListQueryVariables = Exact<{
  token: string;
}>;


export type SharedListScreen_ListQuery = { getSharedShoppingList: { endsAt: string, marks: Array<{ kind: string, key: string, value: string }> } | null };

export type ShoppingScreen_CreateLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type ShoppingScreen_CreateLinkMutation = { createShoppingLink: { url: string, endsAt: string } };

export type ShoppingScreen_EndLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type ShoppingScreen_EndLinkMutation = { endShoppingLink: boolean };

export type PageScreen_CmsQueryVariables = Exact<{
  key: string;
  id?: string | null | undefined;
}>;


export type PageScreen_CmsQuery = { getCMS: Array<{ __typename: 'CMSItem', key: string, id: string, value: string, task: string | null, drawing: { __typename: 'Drawing', description: string, width: number, height: number, shapes: Array<{ __typename: 'DrawingShape', path: string, colour: DrawingColour, line: number | null }>, labels: Array<{ __typename: 'DrawingLabel', text: string, x: number, y: number }> } | null }> | null };

export type ProgramsScreen_CompletionsQueryVariables = Exact<{
  limit: number;
  nextToken?: string | null | undefined;
}>;


export type ProgramsScreen_CompletionsQuery = { getMyTimelineByType: { __typename: 'Timeline', nextToken: string | null, events: Array<
      | { __typename: 'MeasurementEvent', id: string }
      | { __typename: 'CompletedTraining', id: string, eventDateTime: string, owner: { __typename: 'EventOwner', email: string }, training: { __typename: 'Training', id: string, title: string, type: Array<TrainingType>, category: Array<TrainingCategory>, accessLevel: AccessLevel, thumbnail: string | null, createdAt: string, duration: number | null, locked: boolean, updatedAt: string } }
      | { __typename: 'PublicTraining', id: string }
      | { __typename: 'TrainingSession', id: string }
    > } | null };

export type CalendarScreen_SessionsQueryVariables = Exact<{
  type: string;
  limit: number;
  nextToken?: string | null | undefined;
}>;


export type CalendarScreen_SessionsQuery = { getMyTimelineByType: { __typename: 'Timeline', nextToken: string | null, events: Array<
      | { __typename: 'MeasurementEvent', id: string }
      | { __typename: 'CompletedTraining', id: string }
      | { __typename: 'PublicTraining', id: string }
      | { __typename: 'TrainingSession', id: string, revision: number, kind: SessionKind, trainingId: string | null, name: string | null, eventDateTime: string, endDateTime: string | null, minutes: number | null, effort: number | null, note: string | null, place: { __typename: 'SessionPlace', section: number, step: number, set: number, secondsLeft: number | null, endsAt: string | null, isRest: boolean | null, exerciseId: string | null, number: number | null, figures: { __typename: 'SetFigures', repetitions: number | null, weight: number | null } | null } | null, sets: Array<{ __typename: 'PerformedSet', exerciseId: string | null, exercise: string, number: number, repetitions: number | null, seconds: number | null, weight: number | null, side: SetSide | null, doneAt: string, takenBack: boolean | null }> }
    > } | null };

export type CalendarScreen_EverySessionQueryVariables = Exact<{
  limit: number;
  nextToken?: string | null | undefined;
}>;


export type CalendarScreen_EverySessionQuery = { getMyTimelineByType: { __typename: 'Timeline', nextToken: string | null, events: Array<
      | { __typename: 'MeasurementEvent', id: string }
      | { __typename: 'CompletedTraining', id: string }
      | { __typename: 'PublicTraining', id: string }
      | { __typename: 'TrainingSession', id: string, revision: number, kind: SessionKind, trainingId: string | null, name: string | null, eventDateTime: string, endDateTime: string | null, minutes: number | null, effort: number | null, note: string | null, place: { __typename: 'SessionPlace', section: number, step: number, set: number, secondsLeft: number | null, endsAt: string | null, isRest: boolean | null, exerciseId: string | null, number: number | null, figures: { __typename: 'SetFigures', repetitions: number | null, weight: number | null } | null } | null, sets: Array<{ __typename: 'PerformedSet', exerciseId: string | null, exercise: string, number: number, repetitions: number | null, seconds: number | null, weight: number | null, side: SetSide | null, doneAt: string, takenBack: boolean | null }> }
    > } | null };

export type TrainingDetailsFragment = { __typename: 'Training', description: string | null, soundcloudUrl: string | null, videoBytes: number | null, chapters: Array<number> | null, id: string, title: string, type: Array<TrainingType>, category: Array<TrainingCategory>, accessLevel: AccessLevel, thumbnail: string | null, createdAt: string, duration: number | null, locked: boolean, updatedAt: string, plan: Array<{ __typename: 'PlanSection', title: string, blocks: Array<{ __typename: 'PlanBlock', rounds: number, roundRestSeconds: number | null, restAfterSeconds: number | null, notes: Array<string>, steps: Array<{ __typename: 'PlanStep', title: string, sets: number, unit: PlanUnit, least: number, most: number, side: PlanSide | null, restSeconds: number | null, cue: string | null, exercise: { __typename: 'Exercise', id: string, name: string, technique: string, clip: string | null, equipment: Equipment | null } }> }> }> | null };

export type PlanSectionDetailsFragment = { __typename: 'PlanSection', title: string, blocks: Array<{ __typename: 'PlanBlock', rounds: number, roundRestSeconds: number | null, restAfterSeconds: number | null, notes: Array<string>, steps: Array<{ __typename: 'PlanStep', title: string, sets: number, unit: PlanUnit, least: number, most: number, side: PlanSide | null, restSeconds: number | null, cue: string | null, exercise: { __typename: 'Exercise', id: string, name: string, technique: string, clip: string | null, equipment: Equipment | null } }> }> };

export type ExerciseDetailsFragment = { __typename: 'Exercise', id: string, name: string, technique: string, clip: string | null, equipment: Equipment | null };

export type StudioScreen_TrainingsQueryVariables = Exact<{
  limit: number;
  nextToken?: string | null | undefined;
}>;


export type StudioScreen_TrainingsQuery = { listTrainings: { __typename: 'TrainingList', nextToken: string | null, items: Array<{ __typename: 'Training', id: string, title: string, type: Array<TrainingType>, category: Array<TrainingCategory>, accessLevel: AccessLevel, thumbnail: string | null, createdAt: string, duration: number | null, locked: boolean, updatedAt: string }> } | null };

export type TrainingScreen_InfoQueryVariables = Exact<{
  id: string;
}>;


export type TrainingScreen_InfoQuery = { getTraining: { __typename: 'Training', withdrawn: boolean | null, description: string | null, soundcloudUrl: string | null, videoBytes: number | null, chapters: Array<number> | null, id: string, title: string, type: Array<TrainingType>, category: Array<TrainingCategory>, accessLevel: AccessLevel, thumbnail: string | null, createdAt: string, duration: number | null, locked: boolean, updatedAt: string, plan: Array<{ __typename: 'PlanSection', title: string, blocks: Array<{ __typename: 'PlanBlock', rounds: number, roundRestSeconds: number | null, restAfterSeconds: number | null, notes: Array<string>, steps: Array<{ __typename: 'PlanStep', title: string, sets: number, unit: PlanUnit, least: number, most: number, side: PlanSide | null, restSeconds: number | null, cue: string | null, exercise: { __typename: 'Exercise', id: string, name: string, technique: string, clip: string | null, equipment: Equipment | null } }> }> }> | null } | null };

export type TrainingScreen_VideoQueryVariables = Exact<{
  id: string;
}>;


export type TrainingScreen_VideoQuery = { getTraining: { __typename: 'Training', id: string, video: string | null } | null };

export type TrainingScreen_CompletionQueryVariables = Exact<{
  trainingId: string;
  date: string;
}>;


export type TrainingScreen_CompletionQuery = { hasCompletedTrainingOnDate: { __typename: 'CompletedTraining', id: string, eventDateTime: string, owner: { __typename: 'EventOwner', email: string }, training: { __typename: 'Training', id: string, title: string, type: Array<TrainingType>, category: Array<TrainingCategory>, accessLevel: AccessLevel, thumbnail: string | null, createdAt: string, duration: number | null, locked: boolean, updatedAt: string } } | null };

export type CalendarScreen_LatestTrainingsQueryVariables = Exact<{
  limit: number;
}>;


export type CalendarScreen_LatestTrainingsQuery = { listLatestTrainings: { __typename: 'TrainingList', nextToken: string | null, items: Array<{ __typename: 'Training', id: string, title: string, type: Array<TrainingType>, category: Array<TrainingCategory>, accessLevel: AccessLevel, thumbnail: string | null, createdAt: string, duration: number | null, locked: boolean, updatedAt: string }> } | null };

export type Library_DigestQueryVariables = Exact<{ [key: string]: never; }>;


export type Library_DigestQuery = { getContentDigest: { __typename: 'ContentDigest', recipes: string, trainings: string, menu: string, schedule: string, pages: string } | null };

export type Library_ChangedRecipesQueryVariables = Exact<{
  held: Array<string> | string;
}>;


export type Library_ChangedRecipesQuery = { getContentDigest: { __typename: 'ContentDigest', changedRecipes: Array<{ __typename: 'RecipeGroup', group: number, recipes: Array<{ __typename: 'RecipeVersion', id: string, updatedAt: string, locked: boolean }> }> } | null };

export type Library_RecipesQueryVariables = Exact<{
  limit: number;
  nextToken?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
}>;


export type Library_RecipesQuery = { listRecipes: { __typename: 'RecipeList', nextToken: string | null, items: Array<{ __typename: 'Recipe', description: string | null, steps: Array<string> | null, id: string, name_EE: string, thumbnail: string | null, mealType: Array<MealType>, tags: Array<RecipeTag>, cookingTime: number | null, accessLevel: AccessLevel, servings: number, allergens: Array<Allergen> | null, locked: boolean, updatedAt: string, ingredients: Array<{ __typename: 'RecipeIngredient', amount: number | null, unit: IngredientUnit, ingredient: { __typename: 'Ingredient', id: string, partitive_EE: string | null, group_EE: string | null, name_EE: string, quantity_EE: string | null, kcal: number, protein: number, fat: number, carbs: number } }> | null }> } | null };

export type Library_TrainingsQueryVariables = Exact<{
  limit: number;
  nextToken?: string | null | undefined;
}>;


export type Library_TrainingsQuery = { getContentDigest: { __typename: 'ContentDigest', trainings: string } | null, listTrainings: { __typename: 'TrainingList', nextToken: string | null, items: Array<{ __typename: 'Training', video: string | null, description: string | null, soundcloudUrl: string | null, videoBytes: number | null, chapters: Array<number> | null, id: string, title: string, type: Array<TrainingType>, category: Array<TrainingCategory>, accessLevel: AccessLevel, thumbnail: string | null, createdAt: string, duration: number | null, locked: boolean, updatedAt: string, plan: Array<{ __typename: 'PlanSection', title: string, blocks: Array<{ __typename: 'PlanBlock', rounds: number, roundRestSeconds: number | null, restAfterSeconds: number | null, notes: Array<string>, steps: Array<{ __typename: 'PlanStep', title: string, sets: number, unit: PlanUnit, least: number, most: number, side: PlanSide | null, restSeconds: number | null, cue: string | null, exercise: { __typename: 'Exercise', id: string, name: string, technique: string, clip: string | null, equipment: Equipment | null } }> }> }> | null }> } | null };

export type Library_MenusQueryVariables = Exact<{
  first: string;
  second: string;
}>;


export type Library_MenusQuery = { getContentDigest: { __typename: 'ContentDigest', menu: string } | null, first: Array<{ __typename: 'MealPlanEntry', id: string, sk_dateTime: string, mealType: MealType, servings: number, recipe: { __typename: 'Recipe', id: string } }> | null, second: Array<{ __typename: 'MealPlanEntry', id: string, sk_dateTime: string, mealType: MealType, servings: number, recipe: { __typename: 'Recipe', id: string } }> | null };

export type LibraryMealFragment = { __typename: 'MealPlanEntry', id: string, sk_dateTime: string, mealType: MealType, servings: number, recipe: { __typename: 'Recipe', id: string } };

export type Library_SchedulesQueryVariables = Exact<{
  month: string;
  limit: number;
  nextToken?: string | null | undefined;
}>;


export type Library_SchedulesQuery = { getContentDigest: { __typename: 'ContentDigest', schedule: string } | null, getPublicTimeline: { __typename: 'Timeline', nextToken: string | null, events: Array<
      | { __typename: 'MeasurementEvent', id: string, eventDateTime: string }
      | { __typename: 'CompletedTraining', id: string, eventDateTime: string }
      | { __typename: 'PublicTraining', liveUrl: string | null, id: string, eventDateTime: string, training: { __typename: 'Training', id: string } }
      | { __typename: 'TrainingSession', id: string, eventDateTime: string }
    > } | null };

export type LibraryMonthFragment = { __typename: 'Timeline', events: Array<
    | { __typename: 'MeasurementEvent', id: string, eventDateTime: string }
    | { __typename: 'CompletedTraining', id: string, eventDateTime: string }
    | { __typename: 'PublicTraining', liveUrl: string | null, id: string, eventDateTime: string, training: { __typename: 'Training', id: string } }
    | { __typename: 'TrainingSession', id: string, eventDateTime: string }
  > };

export type Library_PagesQueryVariables = Exact<{
  hasFood: boolean;
}>;


export type Library_PagesQuery = { getContentDigest: { __typename: 'ContentDigest', pages: string } | null, about: Array<{ __typename: 'CMSItem', key: string, id: string, value: string, task: string | null, drawing: { __typename: 'Drawing', description: string, width: number, height: number, shapes: Array<{ __typename: 'DrawingShape', path: string, colour: DrawingColour, line: number | null }>, labels: Array<{ __typename: 'DrawingLabel', text: string, x: number, y: number }> } | null }> | null, media: Array<{ __typename: 'CMSItem', key: string, id: string, value: string, task: string | null, drawing: { __typename: 'Drawing', description: string, width: number, height: number, shapes: Array<{ __typename: 'DrawingShape', path: string, colour: DrawingColour, line: number | null }>, labels: Array<{ __typename: 'DrawingLabel', text: string, x: number, y: number }> } | null }> | null, challenge: Array<{ __typename: 'CMSItem', key: string, id: string, value: string, task: string | null, drawing: { __typename: 'Drawing', description: string, width: number, height: number, shapes: Array<{ __typename: 'DrawingShape', path: string, colour: DrawingColour, line: number | null }>, labels: Array<{ __typename: 'DrawingLabel', text: string, x: number, y: number }> } | null }> | null, timetable: Array<{ __typename: 'CMSItem', key: string, id: string, value: string, task: string | null, drawing: { __typename: 'Drawing', description: string, width: number, height: number, shapes: Array<{ __typename: 'DrawingShape', path: string, colour: DrawingColour, line: number | null }>, labels: Array<{ __typename: 'DrawingLabel', text: string, x: number, y: number }> } | null }> | null, program: Array<{ __typename: 'CMSItem', key: string, id: string, value: string, task: string | null, drawing: { __typename: 'Drawing', description: string, width: number, height: number, shapes: Array<{ __typename: 'DrawingShape', path: string, colour: DrawingColour, line: number | null }>, labels: Array<{ __typename: 'DrawingLabel', text: string, x: number, y: number }> } | null }> | null, substitutes: Array<{ __typename: 'CMSItem', key: string, id: string, value: string, task: string | null, drawing: { __typename: 'Drawing', description: string, width: number, height: number, shapes: Array<{ __typename: 'DrawingShape', path: string, colour: DrawingColour, line: number | null }>, labels: Array<{ __typename: 'DrawingLabel', text: string, x: number, y: number }> } | null }> | null, privacy: Array<{ __typename: 'CMSItem', key: string, id: string, value: string, task: string | null, drawing: { __typename: 'Drawing', description: string, width: number, height: number, shapes: Array<{ __typename: 'DrawingShape', path: string, colour: DrawingColour, line: number | null }>, labels: Array<{ __typename: 'DrawingLabel', text: string, x: number, y: number }> } | null }> | null, terms: Array<{ __typename: 'CMSItem', key: string, id: string, value: string, task: string | null, drawing: { __typename: 'Drawing', description: string, width: number, height: number, shapes: Array<{ __typename: 'DrawingShape', path: string, colour: DrawingColour, line: number | null }>, labels: Array<{ __typename: 'DrawingLabel', text: string, x: number, y: number }> } | null }> | null, course?: Array<{ __typename: 'CMSItem', key: string, id: string, value: string, task: string | null, drawing: { __typename: 'Drawing', description: string, width: number, height: number, shapes: Array<{ __typename: 'DrawingShape', path: string, colour: DrawingColour, line: number | null }>, labels: Array<{ __typename: 'DrawingLabel', text: string, x: number, y: number }> } | null }> | null, info?: Array<{ __typename: 'CMSItem', key: string, id: string, value: string, task: string | null, drawing: { __typename: 'Drawing', description: string, width: number, height: number, shapes: Array<{ __typename: 'DrawingShape', path: string, colour: DrawingColour, line: number | null }>, labels: Array<{ __typename: 'DrawingLabel', text: string, x: number, y: number }> } | null }> | null, plan?: Array<{ __typename: 'CMSItem', key: string, id: string, value: string, task: string | null, drawing: { __typename: 'Drawing', description: string, width: number, height: number, shapes: Array<{ __typename: 'DrawingShape', path: string, colour: DrawingColour, line: number | null }>, labels: Array<{ __typename: 'DrawingLabel', text: string, x: number, y: number }> } | null }> | null };

export type LibraryPageFragment = { __typename: 'CMSItem', key: string, id: string, value: string, task: string | null, drawing: { __typename: 'Drawing', description: string, width: number, height: number, shapes: Array<{ __typename: 'DrawingShape', path: string, colour: DrawingColour, line: number | null }>, labels: Array<{ __typename: 'DrawingLabel', text: string, x: number, y: number }> } | null };

export type TrainingScreen_OwnerQueryVariables = Exact<{
  id: string;
}>;


export type TrainingScreen_OwnerQuery = { getTrainingOwner: { __typename: 'PlanOwner', email: string | null } | null };

export type RecipeScreen_OwnerQueryVariables = Exact<{
  id: string;
}>;


export type RecipeScreen_OwnerQuery = { getRecipeOwner: { __typename: 'PlanOwner', email: string | null } | null };

export type DiaryScreen_ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type DiaryScreen_ProfileQuery = { getMyProfile: { __typename: 'Profile', id: string, email: string, firstName: string | null, lastName: string | null, bio: string | null, imageURL: string | null, updatedAt: string, consents: Array<{ __typename: 'Consent', kind: ConsentKind, textVersion: string, givenAt: string }> } | null };

export type Marks_SinceQueryVariables = Exact<{
  since?: string | null | undefined;
}>;


export type Marks_SinceQuery = { getMyMarks: { __typename: 'MarkPage', cursor: string, hasMore: boolean, marks: Array<{ __typename: 'Mark', kind: string, key: string, value: string | null, changedAt: string }> } | null };

export const MeasurementFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeasurementFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeasurementEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("eventDateTime"),field("weight"),field("hips"),field("chest"),field("waist"),field("leftThigh"),field("rightThigh"),field("photoUrl")]}}]} as unknown as DocumentNode<MeasurementFiguresFragment, unknown>;
export const TrainingCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("title"),field("type"),field("category"),field("accessLevel"),field("thumbnail"),field("createdAt"),field("duration"),field("locked"),field("updatedAt")]}}]} as unknown as DocumentNode<TrainingCardFragment, unknown>;
export const CompletedTrainingCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompletedTrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompletedTraining"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("eventDateTime"),{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("email")]}},{"kind":"Field","name":{"kind":"Name","value":"training"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("title"),field("type"),field("category"),field("accessLevel"),field("thumbnail"),field("createdAt"),field("duration"),field("locked"),field("updatedAt")]}}]} as unknown as DocumentNode<CompletedTrainingCardFragment, unknown>;
export const SessionCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainingSession"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("revision"),field("kind"),field("trainingId"),field("name"),field("eventDateTime"),field("endDateTime"),field("minutes"),field("effort"),field("note"),{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("section"),field("step"),field("set"),field("secondsLeft"),field("endsAt"),field("isRest"),{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("repetitions"),field("weight")]}},field("exerciseId"),field("number")]}},{"kind":"Field","name":{"kind":"Name","value":"sets"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("exerciseId"),field("exercise"),field("number"),field("repetitions"),field("seconds"),field("weight"),field("side"),field("doneAt"),field("takenBack")]}}]}}]} as unknown as DocumentNode<SessionCardFragment, unknown>;
export const MemberProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("email"),field("firstName"),field("lastName"),field("bio"),field("imageURL"),field("updatedAt"),{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("kind"),field("textVersion"),field("givenAt")]}}]}}]} as unknown as DocumentNode<MemberProfileFragment, unknown>;
export const SubscriptionDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("status"),field("cancel_at_period_end"),field("current_period_end"),field("payment_method_last4"),field("payment_method_brand"),field("payment_method_exp_month"),field("payment_method_exp_year"),field("product_names"),field("created"),field("tier"),field("next_tier"),field("duplicate_of"),field("cancel_at"),field("monthly_price_cents"),field("withdrawn_at")]}}]} as unknown as DocumentNode<SubscriptionDetailsFragment, unknown>;
export const PlanContentCountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanContentCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentCount"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("open"),field("all")]}}]} as unknown as DocumentNode<PlanContentCountFragment, unknown>;
export const ScheduledTrainingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledTraining"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicTraining"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("eventDateTime"),field("liveUrl"),{"kind":"Field","name":{"kind":"Name","value":"training"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("title"),field("type"),field("category"),field("accessLevel"),field("thumbnail"),field("createdAt"),field("duration"),field("locked"),field("updatedAt")]}}]} as unknown as DocumentNode<ScheduledTrainingFragment, unknown>;
export const AmountWithNutritionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmountWithNutrition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeIngredient"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("amount"),field("unit"),{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("quantity_EE"),field("kcal"),field("protein"),field("fat"),field("carbs")]}}]}}]} as unknown as DocumentNode<AmountWithNutritionFragment, unknown>;
export const RecipeCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("thumbnail"),field("mealType"),field("tags"),field("cookingTime"),field("accessLevel"),field("servings"),field("allergens"),field("locked"),field("updatedAt"),{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmountWithNutrition"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmountWithNutrition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeIngredient"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("amount"),field("unit"),{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("quantity_EE"),field("kcal"),field("protein"),field("fat"),field("carbs")]}}]}}]} as unknown as DocumentNode<RecipeCardFragment, unknown>;
export const MealPlanMealFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MealPlanMeal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlanEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("sk_dateTime"),field("mealType"),field("servings"),{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeCard"}},{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("group_EE")]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("thumbnail"),field("mealType"),field("tags"),field("cookingTime"),field("accessLevel"),field("servings"),field("allergens"),field("locked"),field("updatedAt"),{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmountWithNutrition"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmountWithNutrition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeIngredient"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("amount"),field("unit"),{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("quantity_EE"),field("kcal"),field("protein"),field("fat"),field("carbs")]}}]}}]} as unknown as DocumentNode<MealPlanMealFragment, unknown>;
export const RecipeDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeCard"}},field("description"),field("steps"),{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("partitive_EE"),field("group_EE")]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("thumbnail"),field("mealType"),field("tags"),field("cookingTime"),field("accessLevel"),field("servings"),field("allergens"),field("locked"),field("updatedAt"),{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmountWithNutrition"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmountWithNutrition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeIngredient"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("amount"),field("unit"),{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("quantity_EE"),field("kcal"),field("protein"),field("fat"),field("carbs")]}}]}}]} as unknown as DocumentNode<RecipeDetailsFragment, unknown>;
export const ExerciseDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExerciseDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exercise"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name"),field("technique"),field("clip"),field("equipment")]}}]} as unknown as DocumentNode<ExerciseDetailsFragment, unknown>;
export const PlanSectionDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanSectionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSection"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("title"),{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("rounds"),field("roundRestSeconds"),field("restAfterSeconds"),field("notes"),{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("title"),field("sets"),field("unit"),field("least"),field("most"),field("side"),field("restSeconds"),field("cue"),{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExerciseDetails"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExerciseDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exercise"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name"),field("technique"),field("clip"),field("equipment")]}}]} as unknown as DocumentNode<PlanSectionDetailsFragment, unknown>;
export const TrainingDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingCard"}},field("description"),{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanSectionDetails"}}]}},field("soundcloudUrl"),field("videoBytes"),field("chapters")]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("title"),field("type"),field("category"),field("accessLevel"),field("thumbnail"),field("createdAt"),field("duration"),field("locked"),field("updatedAt")]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanSectionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSection"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("title"),{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("rounds"),field("roundRestSeconds"),field("restAfterSeconds"),field("notes"),{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("title"),field("sets"),field("unit"),field("least"),field("most"),field("side"),field("restSeconds"),field("cue"),{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExerciseDetails"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExerciseDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exercise"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name"),field("technique"),field("clip"),field("equipment")]}}]} as unknown as DocumentNode<TrainingDetailsFragment, unknown>;
export const LibraryMealFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryMeal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlanEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("sk_dateTime"),field("mealType"),field("servings"),{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id")]}}]}}]} as unknown as DocumentNode<LibraryMealFragment, unknown>;
export const LibraryMonthFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryMonth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timeline"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("eventDateTime"),{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicTraining"}},"selectionSet":{"kind":"SelectionSet","selections":[field("liveUrl"),{"kind":"Field","name":{"kind":"Name","value":"training"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id")]}}]}}]}}]}}]} as unknown as DocumentNode<LibraryMonthFragment, unknown>;
export const LibraryPageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CMSItem"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("key"),field("id"),field("value"),field("task"),{"kind":"Field","name":{"kind":"Name","value":"drawing"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("description"),field("width"),field("height"),{"kind":"Field","name":{"kind":"Name","value":"shapes"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("path"),field("colour"),field("line")]}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("text"),field("x"),field("y")]}}]}}]}}]} as unknown as DocumentNode<LibraryPageFragment, unknown>;
export const CreateMeasurementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createMeasurement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMeasurementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMeasurement"},"arguments":[argument("input")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("presignedUrl"),{"kind":"Field","name":{"kind":"Name","value":"measurement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeasurementFigures"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeasurementFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeasurementEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("eventDateTime"),field("weight"),field("hips"),field("chest"),field("waist"),field("leftThigh"),field("rightThigh"),field("photoUrl")]}}]} as unknown as DocumentNode<CreateMeasurementMutation, CreateMeasurementMutationVariables>;
export const DeleteMeasurementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteMeasurement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMeasurement"},"arguments":[argument("id")]}]}}]} as unknown as DocumentNode<DeleteMeasurementMutation, DeleteMeasurementMutationVariables>;
export const CompleteTrainingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"completeTraining"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventDateTime"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeTraining"},"arguments":[argument("id"),argument("eventDateTime")],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompletedTrainingCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("title"),field("type"),field("category"),field("accessLevel"),field("thumbnail"),field("createdAt"),field("duration"),field("locked"),field("updatedAt")]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompletedTrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompletedTraining"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("eventDateTime"),{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("email")]}},{"kind":"Field","name":{"kind":"Name","value":"training"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingCard"}}]}}]}}]} as unknown as DocumentNode<CompleteTrainingMutation, CompleteTrainingMutationVariables>;
export const UncompleteTrainingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"uncompleteTraining"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventDateTime"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uncompleteTraining"},"arguments":[argument("id"),argument("eventDateTime")]}]}}]} as unknown as DocumentNode<UncompleteTrainingMutation, UncompleteTrainingMutationVariables>;
export const SaveSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSession"},"arguments":[argument("input")],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainingSession"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("revision"),field("kind"),field("trainingId"),field("name"),field("eventDateTime"),field("endDateTime"),field("minutes"),field("effort"),field("note"),{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("section"),field("step"),field("set"),field("secondsLeft"),field("endsAt"),field("isRest"),{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("repetitions"),field("weight")]}},field("exerciseId"),field("number")]}},{"kind":"Field","name":{"kind":"Name","value":"sets"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("exerciseId"),field("exercise"),field("number"),field("repetitions"),field("seconds"),field("weight"),field("side"),field("doneAt"),field("takenBack")]}}]}}]} as unknown as DocumentNode<SaveSessionMutation, SaveSessionMutationVariables>;
export const DeleteSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSession"},"arguments":[argument("id")]}]}}]} as unknown as DocumentNode<DeleteSessionMutation, DeleteSessionMutationVariables>;
export const GiveConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"giveConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"textVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"givenAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveConsent"},"arguments":[argument("kind"),argument("textVersion"),argument("givenAt")],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberProfile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("email"),field("firstName"),field("lastName"),field("bio"),field("imageURL"),field("updatedAt"),{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("kind"),field("textVersion"),field("givenAt")]}}]}}]} as unknown as DocumentNode<GiveConsentMutation, GiveConsentMutationVariables>;
export const EditMyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"editMyProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditMyProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editMyProfile"},"arguments":[argument("input")],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberProfile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("email"),field("firstName"),field("lastName"),field("bio"),field("imageURL"),field("updatedAt"),{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("kind"),field("textVersion"),field("givenAt")]}}]}}]} as unknown as DocumentNode<EditMyProfileMutation, EditMyProfileMutationVariables>;
export const SaveMarksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveMarks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMarks"},"arguments":[argument("input")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("kind"),field("key"),field("value"),field("changedAt")]}}]}}]} as unknown as DocumentNode<SaveMarksMutation, SaveMarksMutationVariables>;
export const Reminders_SavePushDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Reminders_SavePushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"p256dh"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"auth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"former"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePushDevice"},"arguments":[argument("endpoint"),argument("p256dh"),argument("auth"),argument("former")]}]}}]} as unknown as DocumentNode<Reminders_SavePushDeviceMutation, Reminders_SavePushDeviceMutationVariables>;
export const Reminders_EndPushDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Reminders_EndPushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endPushDevice"},"arguments":[argument("endpoint")]}]}}]} as unknown as DocumentNode<Reminders_EndPushDeviceMutation, Reminders_EndPushDeviceMutationVariables>;
export const SettingsScreen_ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsScreen_Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getMyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberProfile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("email"),field("firstName"),field("lastName"),field("bio"),field("imageURL"),field("updatedAt"),{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("kind"),field("textVersion"),field("givenAt")]}}]}}]} as unknown as DocumentNode<SettingsScreen_ProfileQuery, SettingsScreen_ProfileQueryVariables>;
export const SettingsScreen_WithdrawConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettingsScreen_WithdrawConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"givenAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawConsent"},"arguments":[argument("kind"),argument("givenAt")],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberProfile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("email"),field("firstName"),field("lastName"),field("bio"),field("imageURL"),field("updatedAt"),{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("kind"),field("textVersion"),field("givenAt")]}}]}}]} as unknown as DocumentNode<SettingsScreen_WithdrawConsentMutation, SettingsScreen_WithdrawConsentMutationVariables>;
export const SettingsScreen_CalendarFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsScreen_CalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[field("getMyCalendarFeed")]}}]} as unknown as DocumentNode<SettingsScreen_CalendarFeedQuery, SettingsScreen_CalendarFeedQueryVariables>;
export const SettingsScreen_RenewCalendarFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettingsScreen_RenewCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[field("renewMyCalendarFeed")]}}]} as unknown as DocumentNode<SettingsScreen_RenewCalendarFeedMutation, SettingsScreen_RenewCalendarFeedMutationVariables>;
export const SettingsScreen_ExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsScreen_Export"},"selectionSet":{"kind":"SelectionSet","selections":[field("exportMyData")]}}]} as unknown as DocumentNode<SettingsScreen_ExportQuery, SettingsScreen_ExportQueryVariables>;
export const SettingsScreen_DeleteMyAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettingsScreen_DeleteMyAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMyAccount"},"arguments":[argument("email")]}]}}]} as unknown as DocumentNode<SettingsScreen_DeleteMyAccountMutation, SettingsScreen_DeleteMyAccountMutationVariables>;
export const StaffScreen_CompletionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffScreen_Completions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPrivateTimelineByType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"COMPLETEDTRAINING","block":false}},argument("date"),argument("limit"),argument("nextToken")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("eventDateTime"),{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompletedTraining"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("email")]}},{"kind":"Field","name":{"kind":"Name","value":"training"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("title")]}}]}}]}},field("nextToken")]}}]}}]} as unknown as DocumentNode<StaffScreen_CompletionsQuery, StaffScreen_CompletionsQueryVariables>;
export const StaffScreen_UsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffScreen_Users"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminListUsersByEmail"},"arguments":[argument("email"),argument("limit"),argument("nextToken")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("email")]}},field("nextToken")]}}]}}]} as unknown as DocumentNode<StaffScreen_UsersQuery, StaffScreen_UsersQueryVariables>;
export const StaffScreen_SubscriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffScreen_Subscriptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listSubscriptions"},"arguments":[argument("userId"),argument("nextToken")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionDetails"}}]}},field("nextToken")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("status"),field("cancel_at_period_end"),field("current_period_end"),field("payment_method_last4"),field("payment_method_brand"),field("payment_method_exp_month"),field("payment_method_exp_year"),field("product_names"),field("created"),field("tier"),field("next_tier"),field("duplicate_of"),field("cancel_at"),field("monthly_price_cents"),field("withdrawn_at")]}}]} as unknown as DocumentNode<StaffScreen_SubscriptionsQuery, StaffScreen_SubscriptionsQueryVariables>;
export const SubscriptionScreen_PlanContentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubscriptionScreen_PlanContents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listPlanContents"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("tier"),{"kind":"Field","name":{"kind":"Name","value":"recipes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanContentCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trainings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanContentCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"programs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanContentCount"}}]}},field("hasMenu")]}},{"kind":"Field","name":{"kind":"Name","value":"recipes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanContentCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trainings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanContentCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"programs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanContentCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanContentCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentCount"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("open"),field("all")]}}]} as unknown as DocumentNode<SubscriptionScreen_PlanContentsQuery, SubscriptionScreen_PlanContentsQueryVariables>;
export const SubscriptionScreen_PlanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubscriptionScreen_PlanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriptionTier"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewPlanChange"},"arguments":[argument("subscriptionId"),argument("tier")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("isImmediate"),field("takesEffectAt"),field("creditCents"),field("chargeCents"),field("payTodayCents"),field("monthlyPriceCents"),field("nextPaymentAt"),field("takesBackEnding"),field("calculatedAt")]}}]}}]} as unknown as DocumentNode<SubscriptionScreen_PlanChangeQuery, SubscriptionScreen_PlanChangeQueryVariables>;
export const SubscriptionScreen_ChangePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscriptionScreen_ChangePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriptionTier"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payTodayCents"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"calculatedAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSubscriptionPlan"},"arguments":[argument("subscriptionId"),argument("tier"),argument("payTodayCents"),argument("calculatedAt")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("url"),{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("status"),field("cancel_at_period_end"),field("current_period_end"),field("payment_method_last4"),field("payment_method_brand"),field("payment_method_exp_month"),field("payment_method_exp_year"),field("product_names"),field("created"),field("tier"),field("next_tier"),field("duplicate_of"),field("cancel_at"),field("monthly_price_cents"),field("withdrawn_at")]}}]} as unknown as DocumentNode<SubscriptionScreen_ChangePlanMutation, SubscriptionScreen_ChangePlanMutationVariables>;
export const SubscriptionScreen_CancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscriptionScreen_Cancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSubscription"},"arguments":[argument("id")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("status"),field("cancel_at_period_end"),field("current_period_end"),field("payment_method_last4"),field("payment_method_brand"),field("payment_method_exp_month"),field("payment_method_exp_year"),field("product_names"),field("created"),field("tier"),field("next_tier"),field("duplicate_of"),field("cancel_at"),field("monthly_price_cents"),field("withdrawn_at")]}}]} as unknown as DocumentNode<SubscriptionScreen_CancelMutation, SubscriptionScreen_CancelMutationVariables>;
export const SubscriptionScreen_ResumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscriptionScreen_Resume"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeSubscription"},"arguments":[argument("id")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("status"),field("cancel_at_period_end"),field("current_period_end"),field("payment_method_last4"),field("payment_method_brand"),field("payment_method_exp_month"),field("payment_method_exp_year"),field("product_names"),field("created"),field("tier"),field("next_tier"),field("duplicate_of"),field("cancel_at"),field("monthly_price_cents"),field("withdrawn_at")]}}]} as unknown as DocumentNode<SubscriptionScreen_ResumeMutation, SubscriptionScreen_ResumeMutationVariables>;
export const SubscriptionScreen_ListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubscriptionScreen_List"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listSubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionDetails"}}]}},field("nextToken")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("status"),field("cancel_at_period_end"),field("current_period_end"),field("payment_method_last4"),field("payment_method_brand"),field("payment_method_exp_month"),field("payment_method_exp_year"),field("product_names"),field("created"),field("tier"),field("next_tier"),field("duplicate_of"),field("cancel_at"),field("monthly_price_cents"),field("withdrawn_at")]}}]} as unknown as DocumentNode<SubscriptionScreen_ListQuery, SubscriptionScreen_ListQueryVariables>;
export const SubscriptionScreen_CheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubscriptionScreen_Checkout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriptionTier"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getStripeCheckoutId"},"arguments":[argument("tier")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("url")]}}]}}]} as unknown as DocumentNode<SubscriptionScreen_CheckoutQuery, SubscriptionScreen_CheckoutQueryVariables>;
export const SubscriptionScreen_PortalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubscriptionScreen_Portal"},"selectionSet":{"kind":"SelectionSet","selections":[field("getStripeCustomerPortal")]}}]} as unknown as DocumentNode<SubscriptionScreen_PortalQuery, SubscriptionScreen_PortalQueryVariables>;
export const SubscriptionScreen_WithdrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscriptionScreen_Withdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawFromContract"},"arguments":[argument("subscriptionId"),argument("email")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("subscriptionId"),field("receivedAt"),field("sentTo")]}}]}}]} as unknown as DocumentNode<SubscriptionScreen_WithdrawMutation, SubscriptionScreen_WithdrawMutationVariables>;
export const CalendarScreen_ScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarScreen_Schedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPublicTimeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"SCHEDULED","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"eventDateTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},argument("limit"),argument("nextToken")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduledTraining"}}]}},field("nextToken")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("title"),field("type"),field("category"),field("accessLevel"),field("thumbnail"),field("createdAt"),field("duration"),field("locked"),field("updatedAt")]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledTraining"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicTraining"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("eventDateTime"),field("liveUrl"),{"kind":"Field","name":{"kind":"Name","value":"training"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingCard"}}]}}]}}]} as unknown as DocumentNode<CalendarScreen_ScheduleQuery, CalendarScreen_ScheduleQueryVariables>;
export const CalendarScreen_CompletionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarScreen_Completions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getMyTimelineByType"},"arguments":[argument("type"),argument("limit"),argument("nextToken")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompletedTrainingCard"}}]}},field("nextToken")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("title"),field("type"),field("category"),field("accessLevel"),field("thumbnail"),field("createdAt"),field("duration"),field("locked"),field("updatedAt")]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompletedTrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompletedTraining"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("eventDateTime"),{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("email")]}},{"kind":"Field","name":{"kind":"Name","value":"training"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingCard"}}]}}]}}]} as unknown as DocumentNode<CalendarScreen_CompletionsQuery, CalendarScreen_CompletionsQueryVariables>;
export const DiaryScreen_MeasurementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DiaryScreen_Measurements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getMyTimelineByType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"MEASUREMENT","block":false}},argument("limit"),argument("nextToken")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeasurementFigures"}}]}},field("nextToken")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeasurementFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeasurementEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("eventDateTime"),field("weight"),field("hips"),field("chest"),field("waist"),field("leftThigh"),field("rightThigh"),field("photoUrl")]}}]} as unknown as DocumentNode<DiaryScreen_MeasurementsQuery, DiaryScreen_MeasurementsQueryVariables>;
export const FavouritesScreen_PublishedRecipesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FavouritesScreen_PublishedRecipes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listRecipes"},"arguments":[argument("limit"),argument("ids")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id")]}}]}}]}}]} as unknown as DocumentNode<FavouritesScreen_PublishedRecipesQuery, FavouritesScreen_PublishedRecipesQueryVariables>;
export const MealPlanScreen_DayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MealPlanScreen_Day"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMealPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MealPlanMeal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MealPlanMeal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlanEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("sk_dateTime"),field("mealType"),field("servings"),{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeCard"}},{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("group_EE")]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("thumbnail"),field("mealType"),field("tags"),field("cookingTime"),field("accessLevel"),field("servings"),field("allergens"),field("locked"),field("updatedAt"),{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmountWithNutrition"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmountWithNutrition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeIngredient"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("amount"),field("unit"),{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("quantity_EE"),field("kcal"),field("protein"),field("fat"),field("carbs")]}}]}}]} as unknown as DocumentNode<MealPlanScreen_DayQuery, MealPlanScreen_DayQueryVariables>;
export const MealPlanScreen_WeekDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MealPlanScreen_Week"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMealPlanWeek"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MealPlanMeal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MealPlanMeal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlanEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("sk_dateTime"),field("mealType"),field("servings"),{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeCard"}},{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("group_EE")]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("thumbnail"),field("mealType"),field("tags"),field("cookingTime"),field("accessLevel"),field("servings"),field("allergens"),field("locked"),field("updatedAt"),{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmountWithNutrition"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmountWithNutrition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeIngredient"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("amount"),field("unit"),{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("quantity_EE"),field("kcal"),field("protein"),field("fat"),field("carbs")]}}]}}]} as unknown as DocumentNode<MealPlanScreen_WeekQuery, MealPlanScreen_WeekQueryVariables>;
export const RecipesScreen_RecipesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecipesScreen_Recipes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listRecipes"},"arguments":[argument("limit"),argument("nextToken")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeCard"}}]}},field("nextToken")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("thumbnail"),field("mealType"),field("tags"),field("cookingTime"),field("accessLevel"),field("servings"),field("allergens"),field("locked"),field("updatedAt"),{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmountWithNutrition"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmountWithNutrition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeIngredient"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("amount"),field("unit"),{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("quantity_EE"),field("kcal"),field("protein"),field("fat"),field("carbs")]}}]}}]} as unknown as DocumentNode<RecipesScreen_RecipesQuery, RecipesScreen_RecipesQueryVariables>;
export const RecipeScreen_RecipeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecipeScreen_Recipe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getRecipe"},"arguments":[argument("id")],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeDetails"}},field("withdrawn")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("thumbnail"),field("mealType"),field("tags"),field("cookingTime"),field("accessLevel"),field("servings"),field("allergens"),field("locked"),field("updatedAt"),{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmountWithNutrition"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmountWithNutrition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeIngredient"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("amount"),field("unit"),{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("quantity_EE"),field("kcal"),field("protein"),field("fat"),field("carbs")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeCard"}},field("description"),field("steps"),{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("partitive_EE"),field("group_EE")]}}]}}]}}]} as unknown as DocumentNode<RecipeScreen_RecipeQuery, RecipeScreen_RecipeQueryVariables>;
export const ShoppingScreen_LinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShoppingScreen_Link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getMyShoppingLink"},"selectionSet":{"kind":"SelectionSet","selections":[field("url"),field("endsAt")]}}]}}]} as unknown as DocumentNode<ShoppingScreen_LinkQuery, ShoppingScreen_LinkQueryVariables>;
export const SharedListScreen_ListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedListScreen_List"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSharedShoppingList"},"arguments":[argument("token")],"selectionSet":{"kind":"SelectionSet","selections":[field("endsAt"),{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[field("kind"),field("key"),field("value")]}}]}}]}}]} as unknown as DocumentNode<SharedListScreen_ListQuery, SharedListScreen_ListQueryVariables>;
export const ShoppingScreen_CreateLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShoppingScreen_CreateLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createShoppingLink"},"selectionSet":{"kind":"SelectionSet","selections":[field("url"),field("endsAt")]}}]}}]} as unknown as DocumentNode<ShoppingScreen_CreateLinkMutation, ShoppingScreen_CreateLinkMutationVariables>;
export const ShoppingScreen_EndLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShoppingScreen_EndLink"},"selectionSet":{"kind":"SelectionSet","selections":[field("endShoppingLink")]}}]} as unknown as DocumentNode<ShoppingScreen_EndLinkMutation, ShoppingScreen_EndLinkMutationVariables>;
export const PageScreen_CmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageScreen_Cms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCMS"},"arguments":[argument("key"),argument("id")],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CMSItem"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("key"),field("id"),field("value"),field("task"),{"kind":"Field","name":{"kind":"Name","value":"drawing"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("description"),field("width"),field("height"),{"kind":"Field","name":{"kind":"Name","value":"shapes"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("path"),field("colour"),field("line")]}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("text"),field("x"),field("y")]}}]}}]}}]} as unknown as DocumentNode<PageScreen_CmsQuery, PageScreen_CmsQueryVariables>;
export const ProgramsScreen_CompletionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramsScreen_Completions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getMyTimelineByType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"COMPLETEDTRAINING","block":false}},argument("limit"),argument("nextToken")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompletedTrainingCard"}}]}},field("nextToken")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("title"),field("type"),field("category"),field("accessLevel"),field("thumbnail"),field("createdAt"),field("duration"),field("locked"),field("updatedAt")]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompletedTrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompletedTraining"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("eventDateTime"),{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("email")]}},{"kind":"Field","name":{"kind":"Name","value":"training"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingCard"}}]}}]}}]} as unknown as DocumentNode<ProgramsScreen_CompletionsQuery, ProgramsScreen_CompletionsQueryVariables>;
export const CalendarScreen_SessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarScreen_Sessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getMyTimelineByType"},"arguments":[argument("type"),argument("limit"),argument("nextToken")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionCard"}}]}},field("nextToken")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainingSession"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("revision"),field("kind"),field("trainingId"),field("name"),field("eventDateTime"),field("endDateTime"),field("minutes"),field("effort"),field("note"),{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("section"),field("step"),field("set"),field("secondsLeft"),field("endsAt"),field("isRest"),{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("repetitions"),field("weight")]}},field("exerciseId"),field("number")]}},{"kind":"Field","name":{"kind":"Name","value":"sets"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("exerciseId"),field("exercise"),field("number"),field("repetitions"),field("seconds"),field("weight"),field("side"),field("doneAt"),field("takenBack")]}}]}}]} as unknown as DocumentNode<CalendarScreen_SessionsQuery, CalendarScreen_SessionsQueryVariables>;
export const CalendarScreen_EverySessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarScreen_EverySession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getMyTimelineByType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"SESSION","block":false}},argument("limit"),argument("nextToken")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionCard"}}]}},field("nextToken")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainingSession"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("revision"),field("kind"),field("trainingId"),field("name"),field("eventDateTime"),field("endDateTime"),field("minutes"),field("effort"),field("note"),{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("section"),field("step"),field("set"),field("secondsLeft"),field("endsAt"),field("isRest"),{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("repetitions"),field("weight")]}},field("exerciseId"),field("number")]}},{"kind":"Field","name":{"kind":"Name","value":"sets"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("exerciseId"),field("exercise"),field("number"),field("repetitions"),field("seconds"),field("weight"),field("side"),field("doneAt"),field("takenBack")]}}]}}]} as unknown as DocumentNode<CalendarScreen_EverySessionQuery, CalendarScreen_EverySessionQueryVariables>;
export const StudioScreen_TrainingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudioScreen_Trainings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listTrainings"},"arguments":[argument("limit"),argument("nextToken")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingCard"}}]}},field("nextToken")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("title"),field("type"),field("category"),field("accessLevel"),field("thumbnail"),field("createdAt"),field("duration"),field("locked"),field("updatedAt")]}}]} as unknown as DocumentNode<StudioScreen_TrainingsQuery, StudioScreen_TrainingsQueryVariables>;
export const TrainingScreen_InfoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrainingScreen_Info"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getTraining"},"arguments":[argument("id")],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingDetails"}},field("withdrawn")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("title"),field("type"),field("category"),field("accessLevel"),field("thumbnail"),field("createdAt"),field("duration"),field("locked"),field("updatedAt")]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingCard"}},field("description"),{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanSectionDetails"}}]}},field("soundcloudUrl"),field("videoBytes"),field("chapters")]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanSectionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSection"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("title"),{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("rounds"),field("roundRestSeconds"),field("restAfterSeconds"),field("notes"),{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("title"),field("sets"),field("unit"),field("least"),field("most"),field("side"),field("restSeconds"),field("cue"),{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExerciseDetails"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExerciseDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exercise"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name"),field("technique"),field("clip"),field("equipment")]}}]} as unknown as DocumentNode<TrainingScreen_InfoQuery, TrainingScreen_InfoQueryVariables>;
export const TrainingScreen_VideoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrainingScreen_Video"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getTraining"},"arguments":[argument("id")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("video")]}}]}}]} as unknown as DocumentNode<TrainingScreen_VideoQuery, TrainingScreen_VideoQueryVariables>;
export const TrainingScreen_CompletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrainingScreen_Completion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"trainingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasCompletedTrainingOnDate"},"arguments":[argument("trainingId"),argument("date")],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompletedTrainingCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("title"),field("type"),field("category"),field("accessLevel"),field("thumbnail"),field("createdAt"),field("duration"),field("locked"),field("updatedAt")]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompletedTrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompletedTraining"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("eventDateTime"),{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("email")]}},{"kind":"Field","name":{"kind":"Name","value":"training"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingCard"}}]}}]}}]} as unknown as DocumentNode<TrainingScreen_CompletionQuery, TrainingScreen_CompletionQueryVariables>;
export const CalendarScreen_LatestTrainingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarScreen_LatestTrainings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listLatestTrainings"},"arguments":[argument("limit")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingCard"}}]}},field("nextToken")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("title"),field("type"),field("category"),field("accessLevel"),field("thumbnail"),field("createdAt"),field("duration"),field("locked"),field("updatedAt")]}}]} as unknown as DocumentNode<CalendarScreen_LatestTrainingsQuery, CalendarScreen_LatestTrainingsQueryVariables>;
export const Library_DigestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Library_Digest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getContentDigest"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("recipes"),field("trainings"),field("menu"),field("schedule"),field("pages")]}}]}}]} as unknown as DocumentNode<Library_DigestQuery, Library_DigestQueryVariables>;
export const Library_ChangedRecipesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Library_ChangedRecipes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"held"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getContentDigest"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"changedRecipes"},"arguments":[argument("held")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("group"),{"kind":"Field","name":{"kind":"Name","value":"recipes"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("updatedAt"),field("locked")]}}]}}]}}]}}]} as unknown as DocumentNode<Library_ChangedRecipesQuery, Library_ChangedRecipesQueryVariables>;
export const Library_RecipesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Library_Recipes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listRecipes"},"arguments":[argument("limit"),argument("nextToken"),argument("ids")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeDetails"}}]}},field("nextToken")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("thumbnail"),field("mealType"),field("tags"),field("cookingTime"),field("accessLevel"),field("servings"),field("allergens"),field("locked"),field("updatedAt"),{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmountWithNutrition"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmountWithNutrition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeIngredient"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("amount"),field("unit"),{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name_EE"),field("quantity_EE"),field("kcal"),field("protein"),field("fat"),field("carbs")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeCard"}},field("description"),field("steps"),{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("partitive_EE"),field("group_EE")]}}]}}]}}]} as unknown as DocumentNode<Library_RecipesQuery, Library_RecipesQueryVariables>;
export const Library_TrainingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Library_Trainings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getContentDigest"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("trainings")]}},{"kind":"Field","name":{"kind":"Name","value":"listTrainings"},"arguments":[argument("limit"),argument("nextToken")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingDetails"}},field("video")]}},field("nextToken")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("title"),field("type"),field("category"),field("accessLevel"),field("thumbnail"),field("createdAt"),field("duration"),field("locked"),field("updatedAt")]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingCard"}},field("description"),{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanSectionDetails"}}]}},field("soundcloudUrl"),field("videoBytes"),field("chapters")]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanSectionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSection"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("title"),{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("rounds"),field("roundRestSeconds"),field("restAfterSeconds"),field("notes"),{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("title"),field("sets"),field("unit"),field("least"),field("most"),field("side"),field("restSeconds"),field("cue"),{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExerciseDetails"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExerciseDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exercise"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("name"),field("technique"),field("clip"),field("equipment")]}}]} as unknown as DocumentNode<Library_TrainingsQuery, Library_TrainingsQueryVariables>;
export const Library_MenusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Library_Menus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"second"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getContentDigest"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("menu")]}},{"kind":"Field","alias":{"kind":"Name","value":"first"},"name":{"kind":"Name","value":"listMealPlanWeek"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryMeal"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"second"},"name":{"kind":"Name","value":"listMealPlanWeek"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"second"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryMeal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryMeal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlanEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("sk_dateTime"),field("mealType"),field("servings"),{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id")]}}]}}]} as unknown as DocumentNode<Library_MenusQuery, Library_MenusQueryVariables>;
export const Library_SchedulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Library_Schedules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getContentDigest"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("schedule")]}},{"kind":"Field","name":{"kind":"Name","value":"getPublicTimeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"SCHEDULED","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"eventDateTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},argument("limit"),argument("nextToken")],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryMonth"}},field("nextToken")]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryMonth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timeline"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("eventDateTime"),{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicTraining"}},"selectionSet":{"kind":"SelectionSet","selections":[field("liveUrl"),{"kind":"Field","name":{"kind":"Name","value":"training"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id")]}}]}}]}}]}}]} as unknown as DocumentNode<Library_SchedulesQuery, Library_SchedulesQueryVariables>;
export const Library_PagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Library_Pages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasFood"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getContentDigest"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("pages")]}},{"kind":"Field","alias":{"kind":"Name","value":"about"},"name":{"kind":"Name","value":"getCMS"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"about","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryPage"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"media"},"name":{"kind":"Name","value":"getCMS"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"media","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryPage"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"challenge"},"name":{"kind":"Name","value":"getCMS"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"challenge","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryPage"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"timetable"},"name":{"kind":"Name","value":"getCMS"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"timetable","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryPage"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"program"},"name":{"kind":"Name","value":"getCMS"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"program","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryPage"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"substitutes"},"name":{"kind":"Name","value":"getCMS"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"substitutes","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryPage"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"privacy"},"name":{"kind":"Name","value":"getCMS"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"privacy","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryPage"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"terms"},"name":{"kind":"Name","value":"getCMS"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"terms","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryPage"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"course"},"name":{"kind":"Name","value":"getCMS"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"nutrition.course","block":false}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasFood"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryPage"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"info"},"name":{"kind":"Name","value":"getCMS"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"nutrition.info","block":false}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasFood"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryPage"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"plan"},"name":{"kind":"Name","value":"getCMS"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"nutrition.plan","block":false}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasFood"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CMSItem"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("key"),field("id"),field("value"),field("task"),{"kind":"Field","name":{"kind":"Name","value":"drawing"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("description"),field("width"),field("height"),{"kind":"Field","name":{"kind":"Name","value":"shapes"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("path"),field("colour"),field("line")]}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("text"),field("x"),field("y")]}}]}}]}}]} as unknown as DocumentNode<Library_PagesQuery, Library_PagesQueryVariables>;
export const TrainingScreen_OwnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrainingScreen_Owner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getTrainingOwner"},"arguments":[argument("id")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("email")]}}]}}]} as unknown as DocumentNode<TrainingScreen_OwnerQuery, TrainingScreen_OwnerQueryVariables>;
export const RecipeScreen_OwnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecipeScreen_Owner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getRecipeOwner"},"arguments":[argument("id")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("email")]}}]}}]} as unknown as DocumentNode<RecipeScreen_OwnerQuery, RecipeScreen_OwnerQueryVariables>;
export const DiaryScreen_ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DiaryScreen_Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getMyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberProfile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("id"),field("email"),field("firstName"),field("lastName"),field("bio"),field("imageURL"),field("updatedAt"),{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("kind"),field("textVersion"),field("givenAt")]}}]}}]} as unknown as DocumentNode<DiaryScreen_ProfileQuery, DiaryScreen_ProfileQueryVariables>;
export const Marks_SinceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Marks_Since"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getMyMarks"},"arguments":[argument("since")],"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[field("__typename"),field("kind"),field("key"),field("value"),field("changedAt")]}},field("cursor"),field("hasMore")]}}]}}]} as unknown as DocumentNode<Marks_SinceQuery, Marks_SinceQueryVariables>;