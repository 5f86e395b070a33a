/** Decides before any resolver whether a request may run: by its document, and by how often its rare operations were called. */
import type { GraphQLSchema } from 'graphql';
import type { CallLimit } from '../modules/call-counts/call-counts.ts';
import type { Network } from '../core/network.ts';
import type { Caller, MemberId } from '../core/caller.ts';
import type { AllServices } from '../resolvers/context.ts';
import { createMinuteCounts } from '../core/minute-counts.ts';
import type { CheckedDocument, DocumentCheck } from './document-check.ts';
import { createDocumentCheck } from './document-check.ts';
import { Failure } from '../core/failures.ts';
import type { Question } from './question.ts';

const HOUR_MS = 3_600_000;

/** Rare by nature, and dear: counted for the account, or for the network of whom has none. */
const RARE_OPERATIONS: Readonly<Record<string, CallLimit>> = {
  exportMyData: { count: 20, windowMs: HOUR_MS },
  deleteMyAccount: { count: 20, windowMs: HOUR_MS },
  savePushDevice: { count: 120, windowMs: HOUR_MS },
  renewMyCalendarFeed: { count: 20, windowMs: HOUR_MS },
  withdrawFromContract: { count: 30, windowMs: HOUR_MS },
  getStripeCustomerPortal: { count: 60, windowMs: HOUR_MS },
  getStripeCheckoutId: { count: 60, windowMs: HOUR_MS },
  previewPlanChange: { count: 120, windowMs: HOUR_MS },
  changeSubscriptionPlan: { count: 30, windowMs: HOUR_MS },
  cancelSubscription: { count: 30, windowMs: HOUR_MS },
  resumeSubscription: { count: 30, windowMs: HOUR_MS },
};

/** Dear, and asked often: counted in memory, where it costs no query. */
const FREQUENT_OPERATIONS: Readonly<Record<string, number>> = {
  // Asks the card service at every start of the app. While a payment is being confirmed, a screen asks 26 times in the first minute,
  // so a member may leave it open on four devices.
  listSubscriptions: 120,
  // Needs no account, and is long; many readers may be behind one network.
  getSharedShoppingList: 120,
};

export interface AdmissionOptions {
  services: Pick<AllServices, 'countCall'>;
  schema: GraphQLSchema;
  /** Whether only the product's own operations may run. */
  isKnownOnly: boolean;
}

export interface Admission {
  /** Throws for a question that is not run. */
  admit: (question: Question, caller: Caller, network: Network) => Promise<CheckedDocument>;
  recall: DocumentCheck['recall'];
}

export function createAdmission({ services, schema, isKnownOnly }: AdmissionOptions): Admission {
  const { check, recall } = createDocumentCheck({ schema, isKnownOnly });
  const frequent = new Map(
    Object.entries(FREQUENT_OPERATIONS).map(([name, limit]) => [name, createMinuteCounts(limit)]),
  );
  const rare = new Map(Object.entries(RARE_OPERATIONS));
  const count = (name: string, whom: MemberId | Network) => {
    const limit = rare.get(name);
    return limit ? services.countCall(name, whom, limit) : (frequent.get(name)?.take(whom) ?? null);
  };
  const admit: Admission['admit'] = async (question, caller, network) => {
    const checked = check(question);
    for (const name of checked.rootFields) {
      const retryAfterSeconds = await count(name, caller.member?.id ?? network);
      if (retryAfterSeconds !== null) throw new Failure('RATE_LIMITED', undefined, { retryAfterSeconds });
    }
    return checked;
  };
  return { admit, recall };
}
