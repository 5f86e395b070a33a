import type { Client } from '@urql/core';
import type { ConsentKind } from '../../../contract/enumerations.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { hasConsent } from './consents-with-entries.ts';
import { consentsQuestion } from './consents.question.ts';

/** True if she agrees at this moment, as far as this device knows: for work that comes later than the screen that began it. */
export function hasConsentNow(client: Client, outbox: Outbox, kind: ConsentKind): boolean {
  const { document, variablesOf, answerOf } = consentsQuestion;
  const data = client.readQuery(document, variablesOf(), { requestPolicy: 'cache-only' })?.data;
  const profile = data ? answerOf([data]) : undefined;
  return hasConsent(profile?.consents ?? [], outbox.overlay, kind);
}
