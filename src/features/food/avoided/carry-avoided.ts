import type { Client } from '@urql/core';
import { registerOf } from '../../../offline/mark-register.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { hasConsent } from '../../../platform/consents/consents-with-entries.ts';
import { deviceMarksOf } from '../../../platform/marks/device-marks.ts';
import { consentsQuestion } from '../../../platform/consents/consents.question.ts';
import { hasChoices, moveAvoided } from './move-avoided.ts';

/**
 * Moves her choices on this device to her account once her profile says that she has agreed, on any device. Returns a function
 * that ends the watching.
 */
export function carryAvoided(client: Client, outbox: Outbox): () => void {
  const { document } = consentsQuestion;
  const device = deviceMarksOf(outbox.memberId);
  const account = registerOf(outbox);
  const watching = client.query(document, {}).subscribe(({ data, stale }) => {
    const profile = consentsQuestion.answerOf([data]);
    // An older answer may not know yet that she has withdrawn it.
    if (!profile || stale || !hasConsent(profile.consents, outbox.entries, 'FOOD_CHOICES')) return;
    // A move that fails is tried again at the next start.
    void moveAvoided(outbox).catch(() => undefined);
  });
  let hadChoices = hasChoices(account);
  const stopHearing = account.subscribe(() => {
    const has = hasChoices(account);
    // They came from another device, on which she must have agreed.
    if (has && !hadChoices && hasChoices(device)) {
      void client.query(document, {}, { requestPolicy: 'network-only' }).toPromise();
    }
    hadChoices = has;
  });
  return () => {
    watching.unsubscribe();
    stopHearing();
  };
}
