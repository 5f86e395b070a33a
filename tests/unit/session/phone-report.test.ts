/** A phone tells how sending goes only after her yes, at most once a day, in nothing but numbers, and no more once it ends. */
import { wipeDevice } from '../../support/offline/device.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { momentOf } from '../../../contract/moments.ts';
import { type PhoneReport, readPhoneReport } from '../../../contract/phone-report.ts';
import { type Entry, receiptOf } from '../../../src/offline/entry.ts';
import { closeRegister, registerOf } from '../../../src/offline/mark-register.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import { sendAll } from '../../../src/offline/sender.ts';
import { factsOf, noteFacts, PHONE_REPORT, type PhoneFact } from '../../../src/session/phone-facts.ts';
import {
  agreeToReport,
  endReporting,
  hasAgreedToReport,
  tellWhenDue,
} from '../../../src/session/phone-report.ts';
import { clearKv, readKv } from '../../../src/session/session-database.ts';

const MEMBER = 'member-mari';
const VERSION = '6f9f38a6a602';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Sent {
  url: string;
  init: RequestInit;
}
let sent: Sent[];
let answer: () => Promise<Response>;
const heard = () => Promise.resolve(new Response(null, { status: 204 }));
const status = (code: number) => () => Promise.resolve(new Response('{}', { status: code }));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T10:00:00Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sent = [];
  answer = heard;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
  await clearKv();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const note = (...facts: PhoneFact[]) => noteFacts(MEMBER, facts);
const tell = () => tellWhenDue(MEMBER, VERSION);
const told = () => sent.map(({ init }) => readPhoneReport(JSON.parse(String(init.body))));

describe('without her yes', () => {
  it('nothing is kept and nothing is sent', async () => {
    await note(MINUTE, 'INTERNAL');
    expect(await readKv(PHONE_REPORT)).toBeUndefined();
    later(2 * DAY);
    await tell();
    expect(sent).toEqual([]);
  });

  it('another member’s yes on this phone counts nothing of hers', async () => {
    await agreeToReport('other');
    await note(MINUTE);
    later(2 * DAY);
    await tell();
    expect([await hasAgreedToReport(MEMBER), sent]).toEqual([false, []]);
    expect(await readKv(PHONE_REPORT)).toMatchObject({ memberId: 'other', facts: [] });
  });
});

describe('with her yes', () => {
  it('classes of waiting, codes and storage are told, each within its list, and what the clock cannot tell is left out', async () => {
    await agreeToReport(MEMBER);
    await note(0, MINUTE, MINUTE + 1, DAY, DAY + 1, 40 * DAY, -1, 400 * DAY, Number.NaN);
    await note('CLOCK_WRONG', 'CLOCK_WRONG', 'BAD_USER_INPUT', 'full', 'SOMETHING_ELSE');
    later(DAY);
    await tell();
    expect(told()).toEqual([
      {
        version: VERSION,
        waited: { '1m': 2, '10m': 1, '1d': 1, '3d': 1, longer: 1 },
        refusals: { BAD_USER_INPUT: 1, CLOCK_WRONG: 2 },
        storage: ['full'],
      } satisfies PhoneReport,
    ]);
  });

  it('goes without cookie, token, address of a page or anything but the report', async () => {
    await agreeToReport(MEMBER);
    await note(MINUTE);
    later(DAY);
    await tell();
    const [{ url, init } = { url: '', init: {} }] = sent;
    expect(url).toBe('/phone-reports');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(init.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  it.each([
    [false, ['denied']],
    [true, []],
    [undefined, []],
  ])('a browser that says %s of keeping what is stored is told as %j', async (isKept, storage) => {
    const persisted = isKept === undefined ? undefined : () => Promise.resolve(isKept);
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { persisted } });
    await agreeToReport(MEMBER);
    await note(MINUTE);
    later(DAY);
    await tell();
    Reflect.deleteProperty(navigator, 'storage');
    expect(told()).toMatchObject([{ storage }]);
  });

  it('no more than one report goes in a day, however often she changes her mind, and none without anything to tell', async () => {
    await agreeToReport(MEMBER);
    await note(MINUTE);
    later(DAY - 1);
    await tell();
    expect(sent).toHaveLength(0);
    later(1);
    await Promise.all([tell(), tell()]);
    expect(sent).toHaveLength(1);
    await note(MINUTE);
    later(DAY - 1);
    await tell();
    await endReporting();
    await agreeToReport(MEMBER);
    await note(MINUTE);
    await tell();
    expect(sent).toHaveLength(1);
    later(DAY);
    await tell();
    later(DAY);
    await tell();
    expect(sent).toHaveLength(2);
  });

  it('a clock that was ahead puts it off by no more than a day', async () => {
    later(30 * DAY);
    await agreeToReport(MEMBER);
    later(-30 * DAY);
    await note(MINUTE);
    await tell();
    expect(told()).toMatchObject([{ waited: { '1m': 1 } }]);
  });

  it('what nobody hears is tried once an hour at most, with what came since, and dropped after a week', async () => {
    await agreeToReport(MEMBER);
    await note(MINUTE);
    later(DAY);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await tell();
    await note(MINUTE);
    later(HOUR - 1);
    await tell();
    expect(sent).toHaveLength(1);
    later(1);
    answer = status(200);
    await tell();
    expect(told()[1]).toMatchObject({ waited: { '1m': 2 } });
    later(7 * DAY);
    answer = heard;
    await tell();
    expect(sent).toHaveLength(2);
    expect(await readKv(PHONE_REPORT)).toMatchObject({ facts: [] });
  });

  it('one of which there is nothing that a report can tell goes nowhere', async () => {
    await agreeToReport(MEMBER);
    await note(-1, 'SOMETHING_ELSE');
    later(DAY);
    await tell();
    expect(sent).toEqual([]);
  });

  it.each([400, 404, 413])('an answer of %d ends that report', async (code) => {
    await agreeToReport(MEMBER);
    await note(MINUTE);
    later(DAY);
    answer = status(code);
    await tell();
    later(2 * DAY);
    await tell();
    expect(sent).toHaveLength(1);
  });

  it('one who ends it while it is being sent is not made to agree again by its failure', async () => {
    await agreeToReport(MEMBER);
    await note(MINUTE);
    later(DAY);
    answer = async () => {
      await endReporting();
      throw new TypeError('Failed to fetch');
    };
    await tell();
    expect(await readKv(PHONE_REPORT)).toBeUndefined();
  });

  it('what is kept is bounded, and gone once she ends it or signs out', async () => {
    await agreeToReport(MEMBER);
    for (let times = 0; times < 12; times += 1) await note(...Array<number>(100).fill(MINUTE));
    const kept = (await readKv(PHONE_REPORT)) as { facts: unknown[] };
    expect(kept.facts).toHaveLength(1_000);
    await endReporting();
    expect(await readKv(PHONE_REPORT)).toBeUndefined();
    await agreeToReport(MEMBER);
    await note(MINUTE);
    // Signing out clears the session's database (sign-out.ts).
    await clearKv();
    expect(await readKv(PHONE_REPORT)).toBeUndefined();
  });
});

describe('what the sender hands over', () => {
  it('tells how long an entry waited, but not of one whose moment was put right', () => {
    const entry = { id: 'e1', createdAt: 1_000 } as Entry;
    expect(factsOf([receiptOf(entry, { id: 'e1' } as never, 61_000)])).toEqual([60_000]);
    expect(factsOf([receiptOf({ ...entry, isMomentSure: true }, { id: 'e1' } as never, 61_000)])).toEqual([]);
    expect(factsOf([{ ...entry, state: 'waiting' }])).toEqual([]);
  });

  it('tells nothing of what was carried into her account, nor of what follows it by itself', async () => {
    wipeDevice();
    const outbox = await Outbox.open(MEMBER, VERSION);
    const register = registerOf(outbox);
    await register.ready;
    const pressed = Date.now() - 3 * DAY;
    const rated = (value: string, at: number) => ({
      mark: { kind: 'recipeRating', key: 'soup', value, changedAt: new Date(at).toISOString() },
    });
    const facts = () => factsOf(outbox.entries.map((entry) => receiptOf(entry, [] as never)));
    await register.save([{ ...rated('4', pressed), isCarried: true }]);
    expect([outbox.entries.map(({ createdAt }) => createdAt), facts()]).toEqual([[pressed], []]);
    await register.save([{ ...rated('5', pressed + 1), isUnasked: true }]);
    expect([outbox.entries.map(({ createdAt }) => createdAt), facts()]).toEqual([[pressed + 1], []]);
    await register.save([rated('3', Date.now())]);
    expect(facts()).toEqual([0]);
    closeRegister(outbox);
    outbox.close();
  });

  it('has what the phone itself holds back for its clock, once', async () => {
    wipeDevice();
    const facts: PhoneFact[] = [];
    const outbox = await Outbox.open(MEMBER, VERSION);
    await outbox.add('completeTraining', { id: 't1', eventDateTime: momentOf(new Date()) });
    const wrong = { data: null, errors: [{ extensions: { code: 'BAD_USER_INPUT', clockAheadMs: 2 * DAY } }] };
    const send = () =>
      sendAll({
        memberId: MEMBER,
        endpoint: 'http://localhost/graphql',
        token: async () => ({ type: 'token', token: 'good', memberId: MEMBER }),
        fetch: async () => Response.json(wrong),
        onRecorded: (results) => void facts.push(...factsOf(results)),
      });
    await send();
    await send();
    outbox.close();
    expect(facts).toEqual(['CLOCK_WRONG']);
  });
});
