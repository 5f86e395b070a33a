/** Whatever is logged and deleted here and elsewhere, and wherever a reading is cut off: what the device was given stays in reach. */
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { absorbReceipts } from '../../../src/app/graphql/absorb-receipts.ts';
import { beginOnEmptyDevice, measurement, openCachedClient, receipt } from '../../support/cached-client.ts';
import { idsDownFrom, pagesOf, readDiary, readOffline, untilKept } from '../../support/paged-diary.ts';

beforeEach(beginOnEmptyDevice);

type Step = { do: 'log' | 'delete'; isHere: boolean; which: number } | { do: 'read'; pageCount: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('log' as const, 'delete' as const),
    isHere: fc.boolean(),
    which: fc.nat(),
  }),
  fc.record({ do: fc.constant('read' as const), pageCount: fc.integer({ min: 1, max: 6 }) }),
);

class History {
  readonly #memberId = crypto.randomUUID();
  #newest: number;
  /** Newest first. */
  #stored: string[];
  /** What the device was given, and neither phone has deleted. */
  #given = new Set<string>();
  #deletedHere = new Set<string>();
  #wasWhole = false;

  constructor(count: number) {
    this.#newest = count;
    this.#stored = idsDownFrom(count);
  }

  async take(taken: Step): Promise<void> {
    if (taken.do === 'read') await this.#read(taken.pageCount);
    else if (taken.do === 'log') await this.#log(taken.isHere);
    else await this.#delete(taken.isHere, taken.which);
  }

  /** What is wrong with what the device reads without a network. */
  async faults(): Promise<unknown> {
    const { ids, isWhole } = await readOffline(this.#memberId);
    return {
      lost: [...this.#given].filter((id) => !ids.includes(id)),
      deleted: ids.filter((id) => this.#deletedHere.has(id)),
      twice: ids.filter((id, index) => ids.indexOf(id) < index),
      isCut: this.#wasWhole && !isWhole,
      isWronglyWhole: isWhole && !this.#wasWhole,
    };
  }

  /** Reads to the end; returns what the service has, and what the device reads then without a network. */
  async readAll(): Promise<[readonly string[], unknown]> {
    await this.#read(Infinity);
    return [this.#stored, await readOffline(this.#memberId)];
  }

  #start(pageCount: number) {
    return openCachedClient(pagesOf(this.#stored, pageCount), '1', this.#memberId);
  }

  async #read(pageCount: number): Promise<void> {
    const device = this.#start(pageCount);
    const { ids, isWhole } = await readDiary(device, 'network-only');
    await untilKept(device);
    for (const id of ids) if (this.#stored.includes(id)) this.#given.add(id);
    this.#wasWhole ||= isWhole;
  }

  async #log(isHere: boolean): Promise<void> {
    this.#newest += 1;
    const id = `m${this.#newest}`;
    this.#stored.unshift(id);
    if (!isHere || this.#given.size === 0) return;
    const made = { __typename: 'CreateMeasurementResult', measurement: measurement(id), upload: null };
    await this.#absorb(receipt('createMeasurement', { input: { id } }, made));
    this.#given.add(id);
  }

  async #delete(isHere: boolean, which: number): Promise<void> {
    const here = this.#stored.filter((id) => this.#given.has(id));
    const id = isHere ? here[which % here.length] : this.#stored[which % this.#stored.length];
    if (id === undefined) return;
    this.#stored = this.#stored.filter((each) => each !== id);
    this.#given.delete(id);
    if (!isHere) return;
    this.#deletedHere.add(id);
    await this.#absorb(receipt('deleteMeasurement', { id }, id));
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
  await fc.assert(histories, { numRuns: 40 });
}, 120_000);
