/**
 * The events given to the device stay in reach: whatever is logged, corrected and deleted here and elsewhere, of today and of
 * past days, and at any interruption of a reading.
 */
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { absorbReceipts } from '../../../src/app/graphql/absorb-receipts.ts';
import { beginOnEmptyDevice, openCachedClient, type receipt } from '../../support/cached-client.ts';
import { untilKept } from '../../support/paged-diary.ts';
import {
  inOrder,
  pagesOfTrainings,
  readTrainings,
  readTrainingsOffline,
  type Training,
  trainingDeleted,
  trainingsDownFrom,
  trainingSaved,
} from '../../support/paged-trainings.ts';

beforeEach(beginOnEmptyDevice);

type Step =
  | { do: 'log' | 'move'; isHere: boolean; which: number; day: number }
  | { do: 'delete'; isHere: boolean; which: number }
  | { do: 'read'; pageCount: number };

/** Few days, so that several share a moment. */
const day = fc.integer({ min: 1, max: 16 });

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('log' as const, 'move' as const),
    isHere: fc.boolean(),
    which: fc.nat(),
    day,
  }),
  fc.record({ do: fc.constant('delete' as const), isHere: fc.boolean(), which: fc.nat() }),
  fc.record({ do: fc.constant('read' as const), pageCount: fc.integer({ min: 1, max: 6 }) }),
);

class History {
  readonly #memberId = crypto.randomUUID();
  #count: number;
  readonly #stored: Map<string, Training>;
  /** The events that the device was given, and neither phone has deleted. */
  #given = new Set<string>();
  #deletedHere = new Set<string>();
  #wasWhole = false;
  /** Another phone has put something behind all that the device was given. */
  #isLonger = false;

  constructor(count: number) {
    this.#count = count;
    this.#stored = new Map(trainingsDownFrom(count).map((training) => [training.id, training]));
  }

  async take(taken: Step): Promise<void> {
    if (taken.do === 'read') await this.#read(taken.pageCount);
    else if (taken.do === 'log') await this.#log(taken.isHere, taken.day);
    else if (taken.do === 'move')
      await this.#move(this.#find(taken.isHere, taken.which), taken.isHere, taken.day);
    else await this.#delete(this.#find(taken.isHere, taken.which), taken.isHere);
  }

  /** The faults in the device's readings without a network. */
  async faults(): Promise<unknown> {
    const { ids, isWhole } = await readTrainingsOffline(this.#memberId);
    return {
      lost: [...this.#given].filter((id) => !ids.includes(id)),
      deleted: ids.filter((id) => this.#deletedHere.has(id)),
      twice: ids.filter((id, index) => ids.indexOf(id) < index),
      isCut: this.#wasWhole && !isWhole && !this.#isLonger,
      isWronglyWhole: isWhole && !this.#wasWhole,
    };
  }

  /** Reads to the end; returns what the service has, and what the device reads then without a network. */
  async readAll(): Promise<[readonly string[], unknown]> {
    await this.#read(Infinity);
    const ids = inOrder(this.#stored.values()).map(({ id }) => id);
    return [ids, await readTrainingsOffline(this.#memberId)];
  }

  #start(pageCount: number) {
    return openCachedClient(pagesOfTrainings(this.#stored.values(), pageCount), '1', this.#memberId);
  }

  async #read(pageCount: number): Promise<void> {
    const device = this.#start(pageCount);
    const { ids, isWhole } = await readTrainings(device);
    await untilKept(device);
    for (const id of ids) if (this.#stored.has(id)) this.#given.add(id);
    this.#wasWhole ||= isWhole;
    if (isWhole) this.#isLonger = false;
  }

  /** One that the device shows, or any that the service has. */
  #find(isHere: boolean, which: number): Training | undefined {
    const all = [...this.#stored.values()].filter(({ id }) => !isHere || this.#given.has(id));
    return all[which % all.length];
  }

  async #log(isHere: boolean, on: number): Promise<void> {
    this.#count += 1;
    const training = { id: `s${this.#count}`, day: on, revision: 1 };
    this.#stored.set(training.id, training);
    if (!isHere) this.#isLonger ||= this.#isBehindAll(training);
    if (!isHere || this.#given.size === 0) return;
    await this.#absorb(trainingSaved(training));
    this.#given.add(training.id);
  }

  /** She corrects its day. */
  async #move(training: Training | undefined, isHere: boolean, to: number): Promise<void> {
    if (!training) return;
    const moved = { ...training, day: to, revision: training.revision + 1 };
    this.#stored.set(moved.id, moved);
    if (isHere) return this.#absorb(trainingSaved(moved));
    // If its former page comes without it, the device cannot tell it from a deleted one until it reads on.
    if (to < training.day) this.#given.delete(moved.id);
    this.#isLonger ||= this.#isBehindAll(moved);
  }

  #isBehindAll(training: Training): boolean {
    const given = [...this.#given].flatMap((id) => this.#stored.get(id) ?? []);
    return inOrder([...given, training]).at(-1) === training;
  }

  async #delete(training: Training | undefined, isHere: boolean): Promise<void> {
    if (!training) return;
    const { id } = training;
    this.#stored.delete(id);
    this.#given.delete(id);
    if (!isHere) return;
    this.#deletedHere.add(id);
    await this.#absorb(trainingDeleted(id));
  }

  async #absorb(settled: ReturnType<typeof receipt>): Promise<void> {
    const device = this.#start(0);
    await absorbReceipts(device.storage, device.outbox, [settled]);
    await untilKept(device);
  }
}

const FLAWLESS = { lost: [], deleted: [], twice: [], isCut: false, isWronglyWhole: false };

it('promise 8: what it was given is there without a network, and after a whole reading what the service has', async () => {
  const steps = fc.array(step, { maxLength: 10 });
  const histories = fc.asyncProperty(fc.integer({ min: 0, max: 12 }), steps, async (count, taken) => {
    const history = new History(count);
    for (const one of taken) {
      await history.take(one);
      expect(await history.faults()).toEqual(FLAWLESS);
    }
    const [stored, read] = await history.readAll();
    expect(read).toEqual({ ids: stored, isWhole: true });
  });
  await fc.assert(histories, { numRuns: 60 });
}, 120_000);
