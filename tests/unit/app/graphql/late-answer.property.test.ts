/**
 * Answers, failures and receipts in any order: an answer may have been asked for before the server had an entry, and come after
 * its receipt, or when another phone has gone on. A change that the device knows stays known, on the screen and on the disk.
 */
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import {
  CalendarScreen_SessionsDocument,
  DiaryScreen_MeasurementsDocument,
} from '../../../../contract/documents.generated.ts';
import { absorbReceipts } from '../../../../src/app/graphql/absorb-receipts.ts';
import type { Measurement } from '../../../../src/features/diary/measurements/measurement.ts';
import { measurementsWithEntries } from '../../../../src/features/diary/measurements/measurements-with-entries.ts';
import type { Receipt } from '../../../../src/offline/entry.ts';
import { Overlay } from '../../../../src/offline/overlay.ts';
import {
  beginOnEmptyDevice,
  failedAnswer,
  idsInDiary,
  measurement,
  openCachedClient,
  receipt,
  timeline,
} from '../../../support/cached-client.ts';

beforeEach(beginOnEmptyDevice);

const task = () => new Promise((resolve) => setTimeout(resolve));

/** Steps on the device, at the server and between them, each taken when it is told. */
class Timing {
  /** The server's list. */
  #stored = ['m0'];
  #count = 0;
  #seq = 0;
  /** Counts the changes of the server's list. */
  #version = 0;
  /** The list's newest version that the device was answered with; none while a question about it failed since. */
  #heard = -1;
  /** By id, in which version the other phone has deleted it. */
  readonly #deletedThere = new Map<string, number>();
  readonly #receipts: Receipt[] = [];
  /** Receipts that the device has and its cache does not yet have on the disk: a start absorbs them again. */
  readonly #unabsorbed = new Set<Receipt>();
  readonly #requests: ((failure?: unknown) => unknown)[] = [];
  readonly #answers: ((isLost: boolean) => void)[] = [];
  /** The ids that the device has been told are stored, and those that are deleted. */
  readonly #created = ['m0'];
  readonly #deleted: string[] = [];
  /** The measurements that the diary's screen has read. */
  #list: readonly Measurement[] | undefined;
  readonly #overlay = new Overlay();
  readonly #memberId = crypto.randomUUID();
  readonly #device = openCachedClient(
    {
      CalendarScreen_Sessions: () => this.#request(() => timeline([])),
      DiaryScreen_Measurements: () =>
        this.#request(
          () => timeline(this.#stored.map(measurement)),
          (version) => (this.#heard = version),
        ),
    },
    '1',
    this.#memberId,
  );

  #request(read: () => unknown, hear: (version: number) => void = () => undefined): Promise<unknown> {
    return new Promise((resolve) => {
      this.#requests.push((failure) => {
        const answer = failure ?? read();
        const version = failure ? -1 : this.#version;
        this.#answers.push((isLost) => {
          hear(isLost ? -1 : version);
          resolve(isLost ? Promise.reject(new TypeError('Load failed')) : answer);
        });
      });
    });
  }

  /** Opens the diary, which stays open, and has its first answer. */
  async begin(): Promise<void> {
    this.#device.client.query(DiaryScreen_MeasurementsDocument, { limit: 100 }).subscribe(({ data }) => {
      this.#list = data?.getMyTimelineByType?.events as readonly Measurement[] | undefined;
    });
    while (!this.#list) {
      await task();
      this.read(0);
      this.arrive(0);
    }
  }

  askAgain(): void {
    const { client } = this.#device;
    void client
      .query(DiaryScreen_MeasurementsDocument, { limit: 100 }, { requestPolicy: 'network-only' })
      .toPromise();
  }

  askOther(): void {
    const month = { type: 'SESSION#2026-11', limit: 100 };
    void this.#device.client
      .query(CalendarScreen_SessionsDocument, month, { requestPolicy: 'network-only' })
      .toPromise();
  }

  /** The server reads what one of the requests asks for. */
  read(at: number): void {
    take(this.#requests, at)?.();
  }

  /** The server fails on one of the requests. */
  fail(at: number): void {
    const code = at % 2 === 0 ? 'INTERNAL' : 'RATE_LIMITED';
    take(this.#requests, at)?.(failedAnswer('getMyTimelineByType', code));
  }

  /** One of the answers arrives. */
  arrive(at: number): void {
    take(this.#answers, at)?.(false);
  }

  /** The network loses one of them. */
  lose(at: number): void {
    take(this.#answers, at)?.(true);
  }

  create(): void {
    this.#count += 1;
    const id = `m${this.#count}`;
    this.#stored = [id, ...this.#stored];
    this.#version += 1;
    const input = { id, weight: 68.5, eventDateTime: measurement(id).eventDateTime };
    const answer = {
      __typename: 'CreateMeasurementResult',
      id,
      presignedUrl: '{}',
      measurement: measurement(id),
    };
    this.#answerWith('createMeasurement', { input }, answer);
  }

  delete(): void {
    const id = this.#stored[0];
    if (id === undefined) return;
    this.#stored = this.#stored.slice(1);
    this.#version += 1;
    this.#answerWith('deleteMeasurement', { id }, id);
  }

  deleteThere(): void {
    const id = this.#stored[0];
    if (id === undefined) return;
    this.#stored = this.#stored.slice(1);
    this.#version += 1;
    this.#deletedThere.set(id, this.#version);
  }

  #answerWith(...of: Parameters<typeof receipt>): void {
    const { entry, ...settled } = receipt(...of);
    const id = crypto.randomUUID();
    this.#receipts.push({ ...settled, entryId: id, entry: { ...entry, id, seq: (this.#seq += 1) } });
  }

  settle(): void {
    const settled = this.#receipts.shift();
    if (!settled) return;
    this.#overlay.arrive([settled]);
    const { kind, variables } = settled.entry;
    if (kind === 'createMeasurement') this.#created.push(variables.input.id ?? '');
    if (kind === 'deleteMeasurement') this.#deleted.push(variables.id);
    const { storage, outbox } = this.#device;
    this.#unabsorbed.add(settled);
    void absorbReceipts(storage, outbox, [settled]).then(() => this.#unabsorbed.delete(settled));
    void outbox.absorb([]).then(() => this.#overlay.leave([settled]));
  }

  /**
   * The measurements that the screen hides although the device knows of them, and those that it shows although it knows better.
   */
  faults(): readonly string[] {
    const shown = measurementsWithEntries(this.#list ?? [], this.#overlay.entries);
    return this.#faultsIn(shown.map(({ measurement: { id } }) => id));
  }

  /** Everything is settled, and every question answered; what is shown then although an answer has said that it is deleted. */
  async outdated(): Promise<readonly string[]> {
    while (this.#receipts.length > 0) this.settle();
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await task();
      if (this.#requests.length + this.#answers.length > 0) quiet = -1;
      while (this.#requests.length > 0) this.read(0);
      while (this.#answers.length > 0) this.arrive(0);
    }
    const shown = this.#list?.map(({ id }) => id) ?? [];
    return shown.filter((id) => (this.#deletedThere.get(id) ?? Infinity) <= this.#heard);
  }

  /** The faults of the screen if it is killed now and started again without a network. */
  async faultsAfterStart(): Promise<readonly string[]> {
    await task();
    await this.#device.storage.flushed();
    const { client, storage, outbox } = openCachedClient({}, '1', this.#memberId);
    await storage.hydrated;
    await outbox.absorb([...this.#unabsorbed]);
    return this.#faultsIn((await idsInDiary(client)) as string[] | undefined);
  }

  #faultsIn(shown: readonly string[] = []): readonly string[] {
    return [
      ...this.#created.filter((id) => !shown.includes(id) && this.#stored.includes(id)),
      ...this.#deleted.filter((id) => shown.includes(id)),
    ];
  }
}

function take<T>(items: T[], at: number): T | undefined {
  return items.length === 0 ? undefined : items.splice(at % items.length, 1)[0];
}

const at = fc.constant(0);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('read', 'arrive'), at: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('fail', 'lose'), at: fc.nat({ max: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('askAgain', 'create', 'settle'), at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('askOther', 'delete', 'deleteThere'), at }) },
);

it('promise 5: shows what was stored and nothing that was deleted, in whatever order answers, failures and receipts come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30, size: 'max' }), async (steps) => {
      const timing = new Timing();
      await timing.begin();
      for (const each of steps) {
        await task();
        timing[each.do](each.at);
        await task();
        expect(timing.faults()).toEqual([]);
      }
      expect(await timing.faultsAfterStart()).toEqual([]);
      expect(await timing.outdated()).toEqual([]);
    }),
    { numRuns: 100 },
  );
}, 120_000);
