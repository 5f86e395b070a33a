/** Only a report leaves the phone, whatever she logs and however it goes. */
import { wipeDevice } from '../../support/offline/device.ts';
import { ModelService } from '../../support/offline/model-service.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FAILURE_CODES } from '../../../contract/failures.ts';
import { readPhoneReport } from '../../../contract/phone-report.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import { sendAll } from '../../../src/offline/sender.ts';
import { factsOf, noteFacts, PHONE_REPORT } from '../../../src/session/phone-facts.ts';
import { agreeToReport, tellWhenDue } from '../../../src/session/phone-report.ts';
import { clearKv, readKv } from '../../../src/session/session-database.ts';

const MEMBER = 'member-mari';
const VERSION = '6f9f38a6a602';
const DAY = 24 * 60 * 60_000;

let sent: RequestInit[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T10:00:00Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent.push(init);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SECRETS = ['väsinud', 'põlv valutab', 'mari@example.com', MEMBER, '61.5', 'kyykk'];
const secret = fc.constantFrom(...SECRETS);

/** Her entries hold her texts and figures, and the service may refuse them with texts of its own. */
const step = fc.oneof(
  fc.record({ do: fc.constant('measure' as const), id: fc.uuid(), isNear: fc.boolean() }),
  fc.record({ do: fc.constant('train' as const), id: secret, isNear: fc.boolean() }),
  fc.record({ do: fc.constant('consent' as const), textVersion: secret }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: -2 * DAY, max: 9 * DAY }) }),
  fc.record({
    do: fc.constant('send' as const),
    code: fc.option(fc.constantFrom(...FAILURE_CODES, 'KYYKK', ...SECRETS), { nil: undefined }),
    field: fc.option(secret, { nil: undefined }),
  }),
);

it('whatever she logs and however it goes, nothing but the lists’ names and numbers leaves the phone', async () => {
  let reports = 0;
  let refusals = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
      wipeDevice();
      vi.setSystemTime(new Date('2026-11-24T10:00:00Z'));
      sent = [];
      await clearKv();
      await agreeToReport(MEMBER);
      const service = new ModelService();
      const outbox = await Outbox.open(MEMBER, VERSION);
      const noting: Promise<void>[] = [];
      let delivered = 0;
      const send = () =>
        sendAll({
          memberId: MEMBER,
          endpoint: 'http://localhost/graphql',
          token: async () => ({ type: 'token', token: 'good', memberId: MEMBER }),
          fetch: async (_url, init) => new Response(JSON.stringify(service.answer(String(init?.body)))),
          onRecorded: (results) => {
            delivered += results.filter((each) => 'entryId' in each).length;
            noting.push(noteFacts(MEMBER, factsOf(results)));
          },
        });
      for (const each of steps) {
        const eventDateTime = new Date(Date.now()).toISOString();
        if (each.do === 'measure')
          await outbox.add('createMeasurement', { input: { id: each.id, weight: 61.5, eventDateTime } });
        else if (each.do === 'train')
          await outbox.add(
            'completeTraining',
            { id: each.id, eventDateTime },
            { shown: { name: SECRETS[1] } },
          );
        else if (each.do === 'consent')
          await outbox.add('giveConsent', {
            kind: 'PHOTOS',
            textVersion: each.textVersion,
            givenAt: eventDateTime,
          });
        else if (each.do === 'wait') vi.setSystemTime(Date.now() + each.ms);
        else {
          service.refuse = () => each.code;
          service.field = each.field;
          await send();
        }
      }
      service.refuse = () => undefined;
      await send();
      await Promise.all(noting);
      outbox.close();
      vi.setSystemTime(((await readKv(PHONE_REPORT)) as { nextAt: number }).nextAt);
      await tellWhenDue(MEMBER, VERSION);
      expect(sent.length).toBeLessThanOrEqual(1);
      for (const { body } of sent) {
        const text = String(body);
        const report = readPhoneReport(JSON.parse(text));
        expect(report, text).toBeDefined();
        for (const hers of [...SECRETS, 'KYYKK']) expect(text).not.toContain(hers);
        expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
        const waited = Object.values(report?.waited ?? {}).reduce((sum, count) => sum + count, 0);
        expect(waited).toBeLessThanOrEqual(delivered);
        reports += 1;
        refusals += Object.keys(report?.refusals ?? {}).length;
      }
    }),
    { numRuns: 150 },
  );
  // Histories of which nothing is told would prove nothing.
  expect(reports).toBeGreaterThan(50);
  expect(refusals).toBeGreaterThan(10);
}, 120_000);
