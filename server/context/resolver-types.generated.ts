// Written by scripts/generate.mjs from contract/schema.graphql; do not edit.
import type * as Contract from '../core/contract-types.generated.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ContentDigestSource, TrainingSource, MeasurementEventSource } from './mappers.ts';
import type { RequestContext } from './context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Contract.Maybe<TTypes> | Promise<Contract.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  TimelineEvent:
    | ( MeasurementEventSource )
    | ( Omit<Contract.CompletedTraining, 'training'> & { training: _RefType['Training'] } )
    | ( Omit<Contract.PublicTraining, 'training'> & { training: _RefType['Training'] } )
    | ( Contract.TrainingSession )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Contract.Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Contract.Scalars['Date']['output']>;
  AccessLevel: Contract.AccessLevel;
  IngredientUnit: Contract.IngredientUnit;
  MealType: Contract.MealType;
  RecipeTag: Contract.RecipeTag;
  Equipment: Contract.Equipment;
  TrainingType: Contract.TrainingType;
  TrainingCategory: Contract.TrainingCategory;
  PlanUnit: Contract.PlanUnit;
  PlanSide: Contract.PlanSide;
  SubscriptionTier: Contract.SubscriptionTier;
  SubscriptionStatus: Contract.SubscriptionStatus;
  Ingredient: ResolverTypeWrapper<Contract.Ingredient>;
  ID: ResolverTypeWrapper<Contract.Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Contract.Scalars['String']['output']>;
  Float: ResolverTypeWrapper<Contract.Scalars['Float']['output']>;
  Allergen: Contract.Allergen;
  RecipeIngredient: ResolverTypeWrapper<Contract.RecipeIngredient>;
  Recipe: ResolverTypeWrapper<Contract.Recipe>;
  Int: ResolverTypeWrapper<Contract.Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Contract.Scalars['Boolean']['output']>;
  RecipeList: ResolverTypeWrapper<Contract.RecipeList>;
  ContentDigest: ResolverTypeWrapper<ContentDigestSource>;
  RecipeGroup: ResolverTypeWrapper<Contract.RecipeGroup>;
  RecipeVersion: ResolverTypeWrapper<Contract.RecipeVersion>;
  MealPlanEntry: ResolverTypeWrapper<Contract.MealPlanEntry>;
  ListMealPlanInput: Contract.ListMealPlanInput;
  ListMealPlanWeekInput: Contract.ListMealPlanWeekInput;
  Training: ResolverTypeWrapper<TrainingSource>;
  PlanSection: ResolverTypeWrapper<Contract.PlanSection>;
  PlanBlock: ResolverTypeWrapper<Contract.PlanBlock>;
  PlanStep: ResolverTypeWrapper<Contract.PlanStep>;
  Exercise: ResolverTypeWrapper<Contract.Exercise>;
  TrainingList: ResolverTypeWrapper<Omit<Contract.TrainingList, 'items'> & { items: Array<ResolversTypes['Training']> }>;
  PlanOwner: ResolverTypeWrapper<Contract.PlanOwner>;
  TimelineEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TimelineEvent']>;
  MeasurementEvent: ResolverTypeWrapper<MeasurementEventSource>;
  EventOwner: ResolverTypeWrapper<Contract.EventOwner>;
  CompletedTraining: ResolverTypeWrapper<Omit<Contract.CompletedTraining, 'training'> & { training: ResolversTypes['Training'] }>;
  PublicTraining: ResolverTypeWrapper<Omit<Contract.PublicTraining, 'training'> & { training: ResolversTypes['Training'] }>;
  SessionKind: Contract.SessionKind;
  SetSide: Contract.SetSide;
  PerformedSet: ResolverTypeWrapper<Contract.PerformedSet>;
  SessionPlace: ResolverTypeWrapper<Contract.SessionPlace>;
  SetFigures: ResolverTypeWrapper<Contract.SetFigures>;
  TrainingSession: ResolverTypeWrapper<Contract.TrainingSession>;
  Timeline: ResolverTypeWrapper<Omit<Contract.Timeline, 'events'> & { events: Array<ResolversTypes['TimelineEvent']> }>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PlanChangePreview: ResolverTypeWrapper<Contract.PlanChangePreview>;
  ContentCount: ResolverTypeWrapper<Contract.ContentCount>;
  PlanContents: ResolverTypeWrapper<Contract.PlanContents>;
  PlanContentsList: ResolverTypeWrapper<Contract.PlanContentsList>;
  SubscriptionChange: ResolverTypeWrapper<Contract.SubscriptionChange>;
  SubscriptionList: ResolverTypeWrapper<Contract.SubscriptionList>;
  StripeCheckout: ResolverTypeWrapper<Contract.StripeCheckout>;
  Profile: ResolverTypeWrapper<Contract.Profile>;
  ConsentKind: Contract.ConsentKind;
  Consent: ResolverTypeWrapper<Contract.Consent>;
  CMSItem: ResolverTypeWrapper<Contract.CmsItem>;
  Drawing: ResolverTypeWrapper<Contract.Drawing>;
  DrawingShape: ResolverTypeWrapper<Contract.DrawingShape>;
  DrawingLabel: ResolverTypeWrapper<Contract.DrawingLabel>;
  DrawingColour: Contract.DrawingColour;
  User: ResolverTypeWrapper<Contract.User>;
  UserList: ResolverTypeWrapper<Contract.UserList>;
  WithdrawalReceipt: ResolverTypeWrapper<Contract.WithdrawalReceipt>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ShoppingLink: ResolverTypeWrapper<Contract.ShoppingLink>;
  SharedShoppingList: ResolverTypeWrapper<Contract.SharedShoppingList>;
  SharedMark: ResolverTypeWrapper<Contract.SharedMark>;
  CreateMeasurementInput: Contract.CreateMeasurementInput;
  CreateMeasurementResult: ResolverTypeWrapper<Omit<Contract.CreateMeasurementResult, 'measurement'> & { measurement: ResolversTypes['MeasurementEvent'] }>;
  EditMyProfileInput: Contract.EditMyProfileInput;
  PerformedSetInput: Contract.PerformedSetInput;
  SessionPlaceInput: Contract.SessionPlaceInput;
  SetFiguresInput: Contract.SetFiguresInput;
  SessionInput: Contract.SessionInput;
  Mark: ResolverTypeWrapper<Contract.Mark>;
  MarkPage: ResolverTypeWrapper<Contract.MarkPage>;
  MarkInput: Contract.MarkInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Contract.Scalars['DateTime']['output'];
  Date: Contract.Scalars['Date']['output'];
  Ingredient: Contract.Ingredient;
  ID: Contract.Scalars['ID']['output'];
  String: Contract.Scalars['String']['output'];
  Float: Contract.Scalars['Float']['output'];
  RecipeIngredient: Contract.RecipeIngredient;
  Recipe: Contract.Recipe;
  Int: Contract.Scalars['Int']['output'];
  Boolean: Contract.Scalars['Boolean']['output'];
  RecipeList: Contract.RecipeList;
  ContentDigest: ContentDigestSource;
  RecipeGroup: Contract.RecipeGroup;
  RecipeVersion: Contract.RecipeVersion;
  MealPlanEntry: Contract.MealPlanEntry;
  ListMealPlanInput: Contract.ListMealPlanInput;
  ListMealPlanWeekInput: Contract.ListMealPlanWeekInput;
  Training: TrainingSource;
  PlanSection: Contract.PlanSection;
  PlanBlock: Contract.PlanBlock;
  PlanStep: Contract.PlanStep;
  Exercise: Contract.Exercise;
  TrainingList: Omit<Contract.TrainingList, 'items'> & { items: Array<ResolversParentTypes['Training']> };
  PlanOwner: Contract.PlanOwner;
  TimelineEvent: ResolversInterfaceTypes<ResolversParentTypes>['TimelineEvent'];
  MeasurementEvent: MeasurementEventSource;
  EventOwner: Contract.EventOwner;
  CompletedTraining: Omit<Contract.CompletedTraining, 'training'> & { training: ResolversParentTypes['Training'] };
  PublicTraining: Omit<Contract.PublicTraining, 'training'> & { training: ResolversParentTypes['Training'] };
  PerformedSet: Contract.PerformedSet;
  SessionPlace: Contract.SessionPlace;
  SetFigures: Contract.SetFigures;
  TrainingSession: Contract.TrainingSession;
  Timeline: Omit<Contract.Timeline, 'events'> & { events: Array<ResolversParentTypes['TimelineEvent']> };
  Subscription: Record<PropertyKey, never>;
  PlanChangePreview: Contract.PlanChangePreview;
  ContentCount: Contract.ContentCount;
  PlanContents: Contract.PlanContents;
  PlanContentsList: Contract.PlanContentsList;
  SubscriptionChange: Contract.SubscriptionChange;
  SubscriptionList: Contract.SubscriptionList;
  StripeCheckout: Contract.StripeCheckout;
  Profile: Contract.Profile;
  Consent: Contract.Consent;
  CMSItem: Contract.CmsItem;
  Drawing: Contract.Drawing;
  DrawingShape: Contract.DrawingShape;
  DrawingLabel: Contract.DrawingLabel;
  User: Contract.User;
  UserList: Contract.UserList;
  WithdrawalReceipt: Contract.WithdrawalReceipt;
  Query: Record<PropertyKey, never>;
  ShoppingLink: Contract.ShoppingLink;
  SharedShoppingList: Contract.SharedShoppingList;
  SharedMark: Contract.SharedMark;
  CreateMeasurementInput: Contract.CreateMeasurementInput;
  CreateMeasurementResult: Omit<Contract.CreateMeasurementResult, 'measurement'> & { measurement: ResolversParentTypes['MeasurementEvent'] };
  EditMyProfileInput: Contract.EditMyProfileInput;
  PerformedSetInput: Contract.PerformedSetInput;
  SessionPlaceInput: Contract.SessionPlaceInput;
  SetFiguresInput: Contract.SetFiguresInput;
  SessionInput: Contract.SessionInput;
  Mark: Contract.Mark;
  MarkPage: Contract.MarkPage;
  MarkInput: Contract.MarkInput;
  Mutation: Record<PropertyKey, never>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type IngredientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Ingredient'] = ResolversParentTypes['Ingredient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name_EE?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  protein?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kcal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  carbs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity_EE?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partitive_EE?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group_EE?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecipeIngredientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecipeIngredient'] = ResolversParentTypes['RecipeIngredient']> = {
  amount?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['IngredientUnit'], ParentType, ContextType>;
  ingredient?: Resolver<ResolversTypes['Ingredient'], ParentType, ContextType>;
};

export type RecipeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Recipe'] = ResolversParentTypes['Recipe']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name_EE?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mealType?: Resolver<Array<ResolversTypes['MealType']>, ParentType, ContextType>;
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cookingTime?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accessLevel?: Resolver<ResolversTypes['AccessLevel'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['RecipeTag']>, ParentType, ContextType>;
  servings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  allergens?: Resolver<Contract.Maybe<Array<ResolversTypes['Allergen']>>, ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withdrawn?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  steps?: Resolver<Contract.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  ingredients?: Resolver<Contract.Maybe<Array<ResolversTypes['RecipeIngredient']>>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RecipeListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecipeList'] = ResolversParentTypes['RecipeList']> = {
  items?: Resolver<Array<ResolversTypes['Recipe']>, ParentType, ContextType>;
  nextToken?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentDigestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentDigest'] = ResolversParentTypes['ContentDigest']> = {
  recipes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trainings?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  menu?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedRecipes?: Resolver<Array<ResolversTypes['RecipeGroup']>, ParentType, ContextType, RequireFields<Contract.ContentDigestChangedRecipesArgs, 'held'>>;
};

export type RecipeGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecipeGroup'] = ResolversParentTypes['RecipeGroup']> = {
  group?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recipes?: Resolver<Array<ResolversTypes['RecipeVersion']>, ParentType, ContextType>;
};

export type RecipeVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecipeVersion'] = ResolversParentTypes['RecipeVersion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MealPlanEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MealPlanEntry'] = ResolversParentTypes['MealPlanEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sk_dateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mealType?: Resolver<ResolversTypes['MealType'], ParentType, ContextType>;
  servings?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  recipe?: Resolver<ResolversTypes['Recipe'], ParentType, ContextType>;
};

export type TrainingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Training'] = ResolversParentTypes['Training']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plan?: Resolver<Contract.Maybe<Array<ResolversTypes['PlanSection']>>, ParentType, ContextType>;
  type?: Resolver<Array<ResolversTypes['TrainingType']>, ParentType, ContextType>;
  category?: Resolver<Array<ResolversTypes['TrainingCategory']>, ParentType, ContextType>;
  video?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  soundcloudUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessLevel?: Resolver<ResolversTypes['AccessLevel'], ParentType, ContextType>;
  thumbnail?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duration?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  videoBytes?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  chapters?: Resolver<Contract.Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withdrawn?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PlanSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanSection'] = ResolversParentTypes['PlanSection']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['PlanBlock']>, ParentType, ContextType>;
};

export type PlanBlockResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanBlock'] = ResolversParentTypes['PlanBlock']> = {
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roundRestSeconds?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  restAfterSeconds?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PlanStep']>, ParentType, ContextType>;
};

export type PlanStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanStep'] = ResolversParentTypes['PlanStep']> = {
  exercise?: Resolver<ResolversTypes['Exercise'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['PlanUnit'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  side?: Resolver<Contract.Maybe<ResolversTypes['PlanSide']>, ParentType, ContextType>;
  restSeconds?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cue?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExerciseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Exercise'] = ResolversParentTypes['Exercise']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  technique?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clip?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  equipment?: Resolver<Contract.Maybe<ResolversTypes['Equipment']>, ParentType, ContextType>;
};

export type TrainingListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrainingList'] = ResolversParentTypes['TrainingList']> = {
  items?: Resolver<Array<ResolversTypes['Training']>, ParentType, ContextType>;
  nextToken?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlanOwnerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanOwner'] = ResolversParentTypes['PlanOwner']> = {
  email?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TimelineEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TimelineEvent'] = ResolversParentTypes['TimelineEvent']> = {
  __resolveType: TypeResolveFn<'MeasurementEvent' | 'CompletedTraining' | 'PublicTraining' | 'TrainingSession', ParentType, ContextType>;
};

export type MeasurementEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MeasurementEvent'] = ResolversParentTypes['MeasurementEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventDateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  weight?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hips?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  chest?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  waist?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  leftThigh?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rightThigh?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  photoUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventOwnerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventOwner'] = ResolversParentTypes['EventOwner']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompletedTrainingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompletedTraining'] = ResolversParentTypes['CompletedTraining']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventDateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['EventOwner'], ParentType, ContextType>;
  training?: Resolver<ResolversTypes['Training'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublicTrainingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PublicTraining'] = ResolversParentTypes['PublicTraining']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventDateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  training?: Resolver<ResolversTypes['Training'], ParentType, ContextType>;
  liveUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PerformedSetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PerformedSet'] = ResolversParentTypes['PerformedSet']> = {
  exerciseId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  exercise?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repetitions?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seconds?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weight?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  side?: Resolver<Contract.Maybe<ResolversTypes['SetSide']>, ParentType, ContextType>;
  doneAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  takenBack?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SessionPlaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SessionPlace'] = ResolversParentTypes['SessionPlace']> = {
  section?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  set?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secondsLeft?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endsAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isRest?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  figures?: Resolver<Contract.Maybe<ResolversTypes['SetFigures']>, ParentType, ContextType>;
  exerciseId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  number?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SetFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetFigures'] = ResolversParentTypes['SetFigures']> = {
  repetitions?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weight?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type TrainingSessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrainingSession'] = ResolversParentTypes['TrainingSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SessionKind'], ParentType, ContextType>;
  trainingId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventDateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endDateTime?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  minutes?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  effort?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  note?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Contract.Maybe<ResolversTypes['SessionPlace']>, ParentType, ContextType>;
  sets?: Resolver<Array<ResolversTypes['PerformedSet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TimelineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Timeline'] = ResolversParentTypes['Timeline']> = {
  events?: Resolver<Array<ResolversTypes['TimelineEvent']>, ParentType, ContextType>;
  nextToken?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  id?: SubscriptionResolver<ResolversTypes['ID'], "id", ParentType, ContextType>;
  status?: SubscriptionResolver<ResolversTypes['SubscriptionStatus'], "status", ParentType, ContextType>;
  cancel_at_period_end?: SubscriptionResolver<ResolversTypes['Boolean'], "cancel_at_period_end", ParentType, ContextType>;
  current_period_end?: SubscriptionResolver<ResolversTypes['DateTime'], "current_period_end", ParentType, ContextType>;
  collection_method?: SubscriptionResolver<ResolversTypes['String'], "collection_method", ParentType, ContextType>;
  customer_email?: SubscriptionResolver<Contract.Maybe<ResolversTypes['String']>, "customer_email", ParentType, ContextType>;
  payment_method_last4?: SubscriptionResolver<Contract.Maybe<ResolversTypes['String']>, "payment_method_last4", ParentType, ContextType>;
  payment_method_brand?: SubscriptionResolver<Contract.Maybe<ResolversTypes['String']>, "payment_method_brand", ParentType, ContextType>;
  payment_method_exp_month?: SubscriptionResolver<Contract.Maybe<ResolversTypes['Int']>, "payment_method_exp_month", ParentType, ContextType>;
  payment_method_exp_year?: SubscriptionResolver<Contract.Maybe<ResolversTypes['Int']>, "payment_method_exp_year", ParentType, ContextType>;
  product_names?: SubscriptionResolver<Array<ResolversTypes['String']>, "product_names", ParentType, ContextType>;
  created?: SubscriptionResolver<ResolversTypes['DateTime'], "created", ParentType, ContextType>;
  tier?: SubscriptionResolver<Contract.Maybe<ResolversTypes['SubscriptionTier']>, "tier", ParentType, ContextType>;
  next_tier?: SubscriptionResolver<Contract.Maybe<ResolversTypes['SubscriptionTier']>, "next_tier", ParentType, ContextType>;
  duplicate_of?: SubscriptionResolver<Contract.Maybe<ResolversTypes['ID']>, "duplicate_of", ParentType, ContextType>;
  cancel_at?: SubscriptionResolver<Contract.Maybe<ResolversTypes['DateTime']>, "cancel_at", ParentType, ContextType>;
  monthly_price_cents?: SubscriptionResolver<Contract.Maybe<ResolversTypes['Int']>, "monthly_price_cents", ParentType, ContextType>;
  withdrawn_at?: SubscriptionResolver<Contract.Maybe<ResolversTypes['DateTime']>, "withdrawn_at", ParentType, ContextType>;
};

export type PlanChangePreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanChangePreview'] = ResolversParentTypes['PlanChangePreview']> = {
  subscriptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['SubscriptionTier'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['SubscriptionTier'], ParentType, ContextType>;
  isImmediate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  takesEffectAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chargeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payTodayCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthlyPriceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextPaymentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  takesBackEnding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  calculatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ContentCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentCount'] = ResolversParentTypes['ContentCount']> = {
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanContentsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanContents'] = ResolversParentTypes['PlanContents']> = {
  tier?: Resolver<ResolversTypes['SubscriptionTier'], ParentType, ContextType>;
  recipes?: Resolver<ResolversTypes['ContentCount'], ParentType, ContextType>;
  trainings?: Resolver<ResolversTypes['ContentCount'], ParentType, ContextType>;
  programs?: Resolver<ResolversTypes['ContentCount'], ParentType, ContextType>;
  hasMenu?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlanContentsListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanContentsList'] = ResolversParentTypes['PlanContentsList']> = {
  items?: Resolver<Array<ResolversTypes['PlanContents']>, ParentType, ContextType>;
  recipes?: Resolver<ResolversTypes['ContentCount'], ParentType, ContextType>;
  trainings?: Resolver<ResolversTypes['ContentCount'], ParentType, ContextType>;
  programs?: Resolver<ResolversTypes['ContentCount'], ParentType, ContextType>;
};

export type SubscriptionChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscriptionChange'] = ResolversParentTypes['SubscriptionChange']> = {
  subscription?: Resolver<ResolversTypes['Subscription'], ParentType, ContextType>;
  url?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscriptionList'] = ResolversParentTypes['SubscriptionList']> = {
  items?: Resolver<Array<ResolversTypes['Subscription']>, ParentType, ContextType>;
  nextToken?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StripeCheckoutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StripeCheckout'] = ResolversParentTypes['StripeCheckout']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bio?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageURL?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  consents?: Resolver<Array<ResolversTypes['Consent']>, ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  kind?: Resolver<ResolversTypes['ConsentKind'], ParentType, ContextType>;
  textVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CmsItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CMSItem'] = ResolversParentTypes['CMSItem']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  task?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drawing?: Resolver<Contract.Maybe<ResolversTypes['Drawing']>, ParentType, ContextType>;
};

export type DrawingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Drawing'] = ResolversParentTypes['Drawing']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shapes?: Resolver<Array<ResolversTypes['DrawingShape']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['DrawingLabel']>, ParentType, ContextType>;
};

export type DrawingShapeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DrawingShape'] = ResolversParentTypes['DrawingShape']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['DrawingColour'], ParentType, ContextType>;
  line?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DrawingLabelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DrawingLabel'] = ResolversParentTypes['DrawingLabel']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserList'] = ResolversParentTypes['UserList']> = {
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  nextToken?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WithdrawalReceiptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WithdrawalReceipt'] = ResolversParentTypes['WithdrawalReceipt']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subscriptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getCMS?: Resolver<Contract.Maybe<Array<ResolversTypes['CMSItem']>>, ParentType, ContextType, RequireFields<Contract.QueryGetCmsArgs, 'key' | 'limit'>>;
  getRecipe?: Resolver<Contract.Maybe<ResolversTypes['Recipe']>, ParentType, ContextType, RequireFields<Contract.QueryGetRecipeArgs, 'id'>>;
  listRecipes?: Resolver<Contract.Maybe<ResolversTypes['RecipeList']>, ParentType, ContextType, RequireFields<Contract.QueryListRecipesArgs, 'limit'>>;
  getContentDigest?: Resolver<Contract.Maybe<ResolversTypes['ContentDigest']>, ParentType, ContextType>;
  listMealPlan?: Resolver<Contract.Maybe<Array<ResolversTypes['MealPlanEntry']>>, ParentType, ContextType, RequireFields<Contract.QueryListMealPlanArgs, 'input'>>;
  listMealPlanWeek?: Resolver<Contract.Maybe<Array<ResolversTypes['MealPlanEntry']>>, ParentType, ContextType, RequireFields<Contract.QueryListMealPlanWeekArgs, 'input'>>;
  listSubscriptions?: Resolver<Contract.Maybe<ResolversTypes['SubscriptionList']>, ParentType, ContextType, Partial<Contract.QueryListSubscriptionsArgs>>;
  getStripeCheckoutId?: Resolver<Contract.Maybe<ResolversTypes['StripeCheckout']>, ParentType, ContextType, RequireFields<Contract.QueryGetStripeCheckoutIdArgs, 'tier'>>;
  getStripeCustomerPortal?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listPlanContents?: Resolver<Contract.Maybe<ResolversTypes['PlanContentsList']>, ParentType, ContextType>;
  previewPlanChange?: Resolver<Contract.Maybe<ResolversTypes['PlanChangePreview']>, ParentType, ContextType, RequireFields<Contract.QueryPreviewPlanChangeArgs, 'subscriptionId' | 'tier'>>;
  getMyTimelineByType?: Resolver<Contract.Maybe<ResolversTypes['Timeline']>, ParentType, ContextType, RequireFields<Contract.QueryGetMyTimelineByTypeArgs, 'limit' | 'type'>>;
  getMySessions?: Resolver<Contract.Maybe<ResolversTypes['Timeline']>, ParentType, ContextType, RequireFields<Contract.QueryGetMySessionsArgs, 'limit'>>;
  getPublicTimeline?: Resolver<Contract.Maybe<ResolversTypes['Timeline']>, ParentType, ContextType, RequireFields<Contract.QueryGetPublicTimelineArgs, 'limit' | 'type' | 'eventDateTime'>>;
  getPrivateTimelineByType?: Resolver<Contract.Maybe<ResolversTypes['Timeline']>, ParentType, ContextType, RequireFields<Contract.QueryGetPrivateTimelineByTypeArgs, 'limit' | 'type' | 'date'>>;
  getTraining?: Resolver<Contract.Maybe<ResolversTypes['Training']>, ParentType, ContextType, RequireFields<Contract.QueryGetTrainingArgs, 'id'>>;
  listTrainings?: Resolver<Contract.Maybe<ResolversTypes['TrainingList']>, ParentType, ContextType, RequireFields<Contract.QueryListTrainingsArgs, 'limit'>>;
  listLatestTrainings?: Resolver<Contract.Maybe<ResolversTypes['TrainingList']>, ParentType, ContextType, RequireFields<Contract.QueryListLatestTrainingsArgs, 'limit'>>;
  hasCompletedTrainingOnDate?: Resolver<Contract.Maybe<ResolversTypes['CompletedTraining']>, ParentType, ContextType, RequireFields<Contract.QueryHasCompletedTrainingOnDateArgs, 'trainingId' | 'date'>>;
  getMyProfile?: Resolver<Contract.Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  adminListUsersByEmail?: Resolver<Contract.Maybe<ResolversTypes['UserList']>, ParentType, ContextType, RequireFields<Contract.QueryAdminListUsersByEmailArgs, 'limit' | 'email'>>;
  getTrainingOwner?: Resolver<Contract.Maybe<ResolversTypes['PlanOwner']>, ParentType, ContextType, RequireFields<Contract.QueryGetTrainingOwnerArgs, 'id'>>;
  getRecipeOwner?: Resolver<Contract.Maybe<ResolversTypes['PlanOwner']>, ParentType, ContextType, RequireFields<Contract.QueryGetRecipeOwnerArgs, 'id'>>;
  exportMyData?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  getMyCalendarFeed?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  getMyShoppingLink?: Resolver<Contract.Maybe<ResolversTypes['ShoppingLink']>, ParentType, ContextType>;
  getSharedShoppingList?: Resolver<Contract.Maybe<ResolversTypes['SharedShoppingList']>, ParentType, ContextType, RequireFields<Contract.QueryGetSharedShoppingListArgs, 'token'>>;
  getMyMarks?: Resolver<Contract.Maybe<ResolversTypes['MarkPage']>, ParentType, ContextType, RequireFields<Contract.QueryGetMyMarksArgs, 'limit'>>;
};

export type ShoppingLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShoppingLink'] = ResolversParentTypes['ShoppingLink']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SharedShoppingListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SharedShoppingList'] = ResolversParentTypes['SharedShoppingList']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  marks?: Resolver<Array<ResolversTypes['SharedMark']>, ParentType, ContextType>;
};

export type SharedMarkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SharedMark'] = ResolversParentTypes['SharedMark']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateMeasurementResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateMeasurementResult'] = ResolversParentTypes['CreateMeasurementResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  presignedUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measurement?: Resolver<ResolversTypes['MeasurementEvent'], ParentType, ContextType>;
};

export type MarkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mark'] = ResolversParentTypes['Mark']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MarkPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MarkPage'] = ResolversParentTypes['MarkPage']> = {
  marks?: Resolver<Array<ResolversTypes['Mark']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createMeasurement?: Resolver<Contract.Maybe<ResolversTypes['CreateMeasurementResult']>, ParentType, ContextType, RequireFields<Contract.MutationCreateMeasurementArgs, 'input'>>;
  deleteMeasurement?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<Contract.MutationDeleteMeasurementArgs, 'id'>>;
  completeTraining?: Resolver<Contract.Maybe<ResolversTypes['CompletedTraining']>, ParentType, ContextType, RequireFields<Contract.MutationCompleteTrainingArgs, 'id'>>;
  uncompleteTraining?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<Contract.MutationUncompleteTrainingArgs, 'id'>>;
  saveSession?: Resolver<Contract.Maybe<ResolversTypes['TrainingSession']>, ParentType, ContextType, RequireFields<Contract.MutationSaveSessionArgs, 'input'>>;
  deleteSession?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<Contract.MutationDeleteSessionArgs, 'id'>>;
  editMyProfile?: Resolver<Contract.Maybe<ResolversTypes['Profile']>, ParentType, ContextType, RequireFields<Contract.MutationEditMyProfileArgs, 'input'>>;
  saveMarks?: Resolver<Contract.Maybe<Array<ResolversTypes['Mark']>>, ParentType, ContextType, RequireFields<Contract.MutationSaveMarksArgs, 'input'>>;
  giveConsent?: Resolver<Contract.Maybe<ResolversTypes['Profile']>, ParentType, ContextType, RequireFields<Contract.MutationGiveConsentArgs, 'kind' | 'textVersion'>>;
  withdrawConsent?: Resolver<Contract.Maybe<ResolversTypes['Profile']>, ParentType, ContextType, RequireFields<Contract.MutationWithdrawConsentArgs, 'kind'>>;
  changeSubscriptionPlan?: Resolver<Contract.Maybe<ResolversTypes['SubscriptionChange']>, ParentType, ContextType, RequireFields<Contract.MutationChangeSubscriptionPlanArgs, 'subscriptionId' | 'tier' | 'payTodayCents' | 'calculatedAt'>>;
  cancelSubscription?: Resolver<Contract.Maybe<ResolversTypes['SubscriptionChange']>, ParentType, ContextType, RequireFields<Contract.MutationCancelSubscriptionArgs, 'id'>>;
  resumeSubscription?: Resolver<Contract.Maybe<ResolversTypes['SubscriptionChange']>, ParentType, ContextType, RequireFields<Contract.MutationResumeSubscriptionArgs, 'id'>>;
  withdrawFromContract?: Resolver<Contract.Maybe<ResolversTypes['WithdrawalReceipt']>, ParentType, ContextType, RequireFields<Contract.MutationWithdrawFromContractArgs, 'subscriptionId'>>;
  createShoppingLink?: Resolver<ResolversTypes['ShoppingLink'], ParentType, ContextType>;
  endShoppingLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  savePushDevice?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Contract.MutationSavePushDeviceArgs, 'endpoint' | 'p256dh' | 'auth'>>;
  endPushDevice?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Contract.MutationEndPushDeviceArgs, 'endpoint'>>;
  renewMyCalendarFeed?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deleteMyAccount?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Contract.MutationDeleteMyAccountArgs, 'email'>>;
};

export type Resolvers<ContextType = RequestContext> = {
  DateTime?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  Ingredient?: IngredientResolvers<ContextType>;
  RecipeIngredient?: RecipeIngredientResolvers<ContextType>;
  Recipe?: RecipeResolvers<ContextType>;
  RecipeList?: RecipeListResolvers<ContextType>;
  ContentDigest?: ContentDigestResolvers<ContextType>;
  RecipeGroup?: RecipeGroupResolvers<ContextType>;
  RecipeVersion?: RecipeVersionResolvers<ContextType>;
  MealPlanEntry?: MealPlanEntryResolvers<ContextType>;
  Training?: TrainingResolvers<ContextType>;
  PlanSection?: PlanSectionResolvers<ContextType>;
  PlanBlock?: PlanBlockResolvers<ContextType>;
  PlanStep?: PlanStepResolvers<ContextType>;
  Exercise?: ExerciseResolvers<ContextType>;
  TrainingList?: TrainingListResolvers<ContextType>;
  PlanOwner?: PlanOwnerResolvers<ContextType>;
  TimelineEvent?: TimelineEventResolvers<ContextType>;
  MeasurementEvent?: MeasurementEventResolvers<ContextType>;
  EventOwner?: EventOwnerResolvers<ContextType>;
  CompletedTraining?: CompletedTrainingResolvers<ContextType>;
  PublicTraining?: PublicTrainingResolvers<ContextType>;
  PerformedSet?: PerformedSetResolvers<ContextType>;
  SessionPlace?: SessionPlaceResolvers<ContextType>;
  SetFigures?: SetFiguresResolvers<ContextType>;
  TrainingSession?: TrainingSessionResolvers<ContextType>;
  Timeline?: TimelineResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  PlanChangePreview?: PlanChangePreviewResolvers<ContextType>;
  ContentCount?: ContentCountResolvers<ContextType>;
  PlanContents?: PlanContentsResolvers<ContextType>;
  PlanContentsList?: PlanContentsListResolvers<ContextType>;
  SubscriptionChange?: SubscriptionChangeResolvers<ContextType>;
  SubscriptionList?: SubscriptionListResolvers<ContextType>;
  StripeCheckout?: StripeCheckoutResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  Consent?: ConsentResolvers<ContextType>;
  CMSItem?: CmsItemResolvers<ContextType>;
  Drawing?: DrawingResolvers<ContextType>;
  DrawingShape?: DrawingShapeResolvers<ContextType>;
  DrawingLabel?: DrawingLabelResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserList?: UserListResolvers<ContextType>;
  WithdrawalReceipt?: WithdrawalReceiptResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ShoppingLink?: ShoppingLinkResolvers<ContextType>;
  SharedShoppingList?: SharedShoppingListResolvers<ContextType>;
  SharedMark?: SharedMarkResolvers<ContextType>;
  CreateMeasurementResult?: CreateMeasurementResultResolvers<ContextType>;
  Mark?: MarkResolvers<ContextType>;
  MarkPage?: MarkPageResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
};

