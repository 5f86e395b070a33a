// @vitest-environment jsdom
import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { expect, it } from 'vitest';
import { giveConsent } from '../../../../src/platform/consents/give-consent.ts';
import { consentsQuestion } from '../../../../src/platform/consents/consents.question.ts';
import { hasConsentNow } from '../../../../src/platform/consents/consent-now.ts';
import { openOutbox } from '../../features/member-page.tsx';

const CONSENT = {
  __typename: 'Consent',
  kind: 'ENERGY_GOAL',
  textVersion: '2026-11-20',
  givenAt: '2026-11-01T08:00:00Z',
};

it('knows what the device has of the profile, and the consents that wait', async () => {
  const outbox = await openOutbox();
  let requests = 0;
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [cacheExchange, fetchExchange],
    fetch: () => {
      requests += 1;
      const getMyProfile = { __typename: 'MemberProfile', consents: [CONSENT] };
      return Promise.resolve(Response.json({ data: { getMyProfile } }));
    },
  });
  const has = (kind: 'ENERGY_GOAL' | 'FOOD_NOTES') => hasConsentNow(client, outbox, kind);
  expect(has('ENERGY_GOAL')).toBe(false);
  await client.query(consentsQuestion.document, {}).toPromise();
  expect(has('ENERGY_GOAL')).toBe(true);
  expect(has('FOOD_NOTES')).toBe(false);
  await giveConsent(outbox, 'FOOD_NOTES');
  expect(has('FOOD_NOTES')).toBe(true);
  expect(requests).toBe(1);
});
