/** Decides before any resolver whether a request may run: by its document, and by how often its rare operations were called. */
import type { GraphQLSchema } from 'graphql';
import type { CallLimit } from '../modules/call-counts/call-counts.ts';
import { createCountCall } from '../modules/call-counts/call-counts.ts';
import type { Network } from '../core/network.ts';
import type { Caller } from '../core/caller.ts';
import type { AllServices } from '../resolvers/context.ts';
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
  getStripeCheckoutId: { count: 60, windowMs: HOUR_MS },
  previewPlanChange: { count: 120, windowMs: HOUR_MS },
  changeSubscriptionPlan: { count: 30, windowMs: HOUR_MS },
  cancelSubscription: { count: 30, windowMs: HOUR_MS },
  resumeSubscription: { count: 30, windowMs: HOUR_MS },
};

export interface AdmissionOptions {
  services: Pick<AllServices, 'database' | 'clock'>;
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
  const countCall = createCountCall(services.database, services.clock);
  const admit: Admission['admit'] = async (question, caller, network) => {
    const checked = check(question);
    for (const name of checked.rootFields) {
      const limit = Object.hasOwn(RARE_OPERATIONS, name) ? RARE_OPERATIONS[name] : undefined;
      if (limit === undefined) continue;
      const whom = caller.member?.id ?? network;
      const retryAfterSeconds = await countCall(name, whom, limit);
      if (retryAfterSeconds !== null) throw new Failure('RATE_LIMITED', undefined, { retryAfterSeconds });
    }
    return checked;
  };
  return { admit, recall };
}
