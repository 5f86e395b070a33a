/**
 * Promise 2 for what can still be undone: whatever the clock says and jumps to, and whichever pages die or freeze, nothing is
 * sent while it can be undone. Nothing is held longer than its few seconds or than its page lives.
 */
import { actAs, freezePage, killPage, wipeDevice } from '../../support/offline/device.ts';
import { ModelService } from '../../support/offline/model-service.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Outbox } from '../../../src/offline/outbox.ts';
import type { PassEnd } from '../../../src/offline/pass-end.ts';
import { sendAll } from '../../../src/offline/sender.ts';

const MEMBER = 'member';
const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_HOLD_MS = 20_000;
const PAGES = ['first', 'second', 'third'] as const;

type Step =
  | { do: 'hold'; page: number; holdMs: number }
  | { do: 'add' | 'die' | 'freeze'; page: number }
  | { do: 'undo' | 'let go'; which: number }
  | { do: 'set the clock'; byMs: number }
  | { do: 'wait'; ms: number }
  | { do: 'send' };

const page = fc.nat({ max: PAGES.length - 1 });
const which = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('hold'), page, holdMs: fc.constantFrom(6_000, LONGEST_HOLD_MS) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('add', 'die', 'freeze'), page }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('undo', 'let go'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('set the clock'),
      byMs: fc.integer({ min: -800 * DAY_MS, max: 800 * DAY_MS }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.nat({ max: 8_000 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('send') }) },
);

interface Held {
  id: string;
  seq: number;
  page: number;
  /** Time on the device's monotonic clock, which no setting moves. */
  endsAt: number;
  isOver: boolean;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Lets the disk and the channels do their work, which takes no time on any clock of the device. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1_000) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 1_000));
    await settle();
  }
}

/** A device with three pages and a worker that sends, on a network without fault. */
class Device {
  readonly service = new ModelService();
  readonly added: string[] = [];
  readonly undone: string[] = [];
  /** Entries that could not be undone although their time was not over. */
  readonly sentTooEarly: string[] = [];
  readonly #held: Held[] = [];
  readonly #stopped = new Set<number>();
  readonly #dead = new Set<number>();
  readonly #outboxes: Outbox[];
  sending: Promise<PassEnd> | undefined;

  constructor(outboxes: Outbox[]) {
    this.#outboxes = outboxes;
  }

  static async open(): Promise<Device> {
    wipeDevice();
    return new Device(await Promise.all(PAGES.map(() => Outbox.open(MEMBER, 'test'))));
  }

  async do(step: Step): Promise<void> {
    if (step.do === 'hold') await this.#add(step.page, step.holdMs);
    else if (step.do === 'add') await this.#add(step.page);
    else if (step.do === 'die') this.#die(step.page);
    else if (step.do === 'freeze') this.#freeze(step.page);
    else if (step.do === 'undo') await this.#undo(step.which);
    else if (step.do === 'let go') await this.#letGo(step.which);
    else if (step.do === 'set the clock') vi.setSystemTime(Math.max(0, Date.now() + step.byMs));
    else if (step.do === 'wait') await pass(step.ms);
    else this.send();
    await settle();
  }

  send(): void {
    actAs('worker');
    this.sending ??= sendAll({
      memberId: MEMBER,
      endpoint: 'http://localhost/graphql',
      token: async () => ({ type: 'token', token: 'good', memberId: MEMBER }),
      fetch: async (_input, init) => Response.json(this.service.answer(String(init?.body))),
    }).finally(() => (this.sending = undefined));
  }

  close(): void {
    for (const outbox of this.#outboxes) outbox.close();
  }

  async #add(page: number, holdMs?: number): Promise<void> {
    if (this.#stopped.has(page)) return;
    actAs(PAGES[page] ?? '');
    const id = `m${this.added.length}`;
    const options = holdMs === undefined ? {} : { holdMs };
    const adding = this.#outboxes[page]?.add('deleteMeasurement', { id }, options);
    const entry = await adding;
    if (!entry) throw new Error('Nothing was added');
    this.added.push(id);
    if (holdMs === undefined) return;
    this.#held.push({ id, seq: entry.seq, page, endsAt: performance.now() + holdMs, isOver: false });
  }

  #die(page: number): void {
    this.#stopped.add(page);
    this.#dead.add(page);
    killPage(PAGES[page] ?? '');
  }

  #freeze(page: number): void {
    this.#stopped.add(page);
    freezePage(PAGES[page] ?? '');
  }

  async #undo(which: number): Promise<void> {
    const held = this.#ofLivePage(which);
    if (!held) return;
    const isDropped = await this.#drop(held);
    if (isDropped) this.undone.push(held.id);
    if (!isDropped && performance.now() < held.endsAt) this.sentTooEarly.push(held.id);
    held.isOver = true;
  }

  async #drop({ page, seq }: Held): Promise<boolean> {
    const outbox = this.#outboxes[page];
    await outbox?.refresh();
    const entry = outbox?.entries.find((each) => each.seq === seq);
    return entry && outbox ? outbox.drop(entry) : false;
  }

  async #letGo(which: number): Promise<void> {
    const held = this.#ofLivePage(which);
    const outbox = held && this.#outboxes[held.page];
    const entry = outbox?.entries.find(({ seq }) => seq === held?.seq);
    if (!held || !outbox || !entry) return;
    await outbox.release(entry);
    held.isOver = true;
  }

  #ofLivePage(which: number): Held | undefined {
    const live = this.#held.filter(({ page, isOver }) => !isOver && !this.#stopped.has(page));
    return live[which % Math.max(1, live.length)];
  }
}

const arrived = ({ service }: Device) => service.requested.map(({ id }) => id);

it('promise 2: nothing is sent while it can be undone, and nothing is held for longer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const device = await Device.open();
      for (const each of steps) await device.do(each);
      device.send();
      await settle();
      await pass(LONGEST_HOLD_MS + 1_000);
      device.send();
      await settle();
      expect(arrived(device)).toEqual(device.added.filter((id) => !device.undone.includes(id)));
      expect(device.sentTooEarly).toEqual([]);
      device.close();
    }),
    { numRuns: 60 },
  );
}, 240_000);

it('promise 2: what a page held when it died is sent at the next chance, even if its clock was a year ahead', async () => {
  const device = await Device.open();
  vi.setSystemTime(Date.now() + 365 * DAY_MS);
  await device.do({ do: 'hold', page: 0, holdMs: 6_000 });
  await device.do({ do: 'add', page: 1 });
  await device.do({ do: 'die', page: 0 });
  vi.setSystemTime(Date.now() - 365 * DAY_MS);
  await device.do({ do: 'send' });
  await settle();
  expect(arrived(device)).toEqual(['m0', 'm1']);
  device.close();
});
