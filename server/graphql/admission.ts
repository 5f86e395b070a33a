/** Decides before any resolver whether a request may run: by its document, and by how often its rare operations were called. */
import type { GraphQLSchema } from 'graphql';
import { type CallLimit, MINUTE_MS, OPERATION_LIMITS } from '../core/call-limits.ts';
import type { Network } from '../core/network.ts';
import type { Caller, MemberId } from '../core/caller.ts';
import type { AllServices } from '../context/context.ts';
import { createMinuteCounts, type MinuteCounts } from '../core/minute-counts.ts';
import type { CheckedDocument, DocumentCheck } from './document-check.ts';
import { createDocumentCheck } from './document-check.ts';
import { Failure } from '../core/failures.ts';
import type { Question } from './question.ts';

export interface AdmissionOptions {
  services: Pick<AllServices, 'countCall'>;
  schema: GraphQLSchema;
  /** True if only the product's own operations may run. */
  isKnownOnly: boolean;
}

export interface Admission {
  /** Throws for a question that is not run. */
  admit: (question: Question, caller: Caller, network: Network) => Promise<CheckedDocument>;
  recall: DocumentCheck['recall'];
}

export function createAdmission({ services, schema, isKnownOnly }: AdmissionOptions): Admission {
  const { check, recall } = createDocumentCheck({ schema, isKnownOnly });
  const limits = new Map<string, CallLimit | null>(Object.entries(OPERATION_LIMITS));
  const inMinute = new Map<string, MinuteCounts>();
  for (const [name, limit] of limits)
    if (limit?.windowMs === MINUTE_MS) inMinute.set(name, createMinuteCounts(limit.count));
  const count = (name: string, whom: MemberId | Network) => {
    const minutes = inMinute.get(name);
    if (minutes !== undefined) return minutes.take(whom);
    const limit = limits.get(name) ?? null;
    return limit && services.countCall(name, whom, limit);
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
