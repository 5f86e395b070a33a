import {
  SubscriptionScreen_CheckoutDocument,
  SubscriptionScreen_ListDocument,
  SubscriptionScreen_PlanChangeDocument,
  SubscriptionScreen_PlanContentsDocument,
  SubscriptionScreen_PortalDocument,
} from '../../../../contract/documents.generated.ts';
import type { SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import { declareQuestion } from '../../../reading/question.ts';

/** Her contracts, newest first. */
export const subscriptionsQuestion = declareQuestion({
  document: SubscriptionScreen_ListDocument,
  variables: () => ({}),
  answerOf: ({ listSubscriptions }) => listSubscriptions?.items,
  readAhead: () => [[]],
});

/** The number of things that each plan opens. */
export const planContentsQuestion = declareQuestion({
  document: SubscriptionScreen_PlanContentsDocument,
  variables: () => ({}),
  answerOf: ({ listPlanContents }) => listPlanContents,
});

/** The effect and the cost of another plan now. */
export const planChangeQuestion = declareQuestion({
  document: SubscriptionScreen_PlanChangeDocument,
  variables: (subscriptionId: string, tier: SubscriptionTier) => ({ subscriptionId, tier }),
  answerOf: ({ previewPlanChange }) => previewPlanChange,
  isPassing: true,
});

/** A plan's payment page. */
export const checkoutQuestion = declareQuestion({
  document: SubscriptionScreen_CheckoutDocument,
  variables: (tier: SubscriptionTier) => ({ tier }),
  answerOf: ({ getStripeCheckoutId }) => getStripeCheckoutId?.url,
  isPassing: true,
});

/** The payment service's page about her card and her invoices. */
export const portalQuestion = declareQuestion({
  document: SubscriptionScreen_PortalDocument,
  variables: () => ({}),
  answerOf: ({ getStripeCustomerPortal }) => getStripeCustomerPortal,
  isPassing: true,
});
