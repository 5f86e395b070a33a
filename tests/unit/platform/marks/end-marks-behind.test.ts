/** The marks of this device under a consent that was withdrawn. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, energyGoal } from '../../../../contract/marks/energy-goal.mark.ts';
import { type Mark, mergedMarks, nameOf } from '../../../../contract/marks/merge.ts';
import { momentAfter } from '../../../../contract/moment-after.ts';
import { momentOf } from '../../../../contract/moments.ts';
import { endMarksBehind, marksBehind } from '../../../../src/platform/marks/end-marks-behind.ts';
import { saveMark } from '../../../../src/platform/marks/save-mark.ts';
import { receiptOf } from '../../../../src/offline/entry.ts';
import { registerOf } from '../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { sendAll } from '../../../../src/offline/sender.ts';
import { underClock } from '../../../../src/offline/wrong-clock.ts';
import {
  closeWithMarks,
  openOnEmptyDevice,
  openWithMarks,
} from '../../../support/offline/outbox-with-marks.ts';
import { hearFailures } from '../../../support/told-failures.ts';

const HOUR_MS = 3_600_000;
const goalOf = (kcal: number) => ({ kcal });
let outbox: Outbox;

beforeEach(async () => {
  outbox = await openOnEmptyDevice();
});
afterEach(() => closeWithMarks(outbox));

it('promise 5: is ended, and stays what she sets again under a new one, also where the clock is an hour ahead', async () => {
  const register = registerOf(outbox);
  const values = () => [...register.marks.values()].map(({ value }) => value && JSON.parse(value));
  const before = momentOf(new Date(Date.now() - HOUR_MS - 60_000));
  const first: Mark = {
    kind: energyGoal.name,
    key: DAY,
    value: JSON.stringify(goalOf(2000)),
    changedAt: before,
  };
  await register.take([first]);
  await endMarksBehind(outbox, marksBehind(outbox, 'ENERGY_GOAL'));
  expect(values()).toEqual([null]);

  await saveMark(register, energyGoal, DAY, goalOf(1800));
  const [entry] = outbox.entries;
  if (entry?.kind !== 'saveMarks') throw new Error('The goal does not wait');
  const sent = underClock(entry, HOUR_MS) as typeof entry;
  await register.takeSettled([receiptOf(sent, sent.variables.input as never)]);
  await outbox.drop(entry);
  expect(values()).toEqual([goalOf(1800)]);
});

/** The service as far as marks of one consent go, and the requests of one phone that are on their way to it. */
class Service {
  hasConsent = true;
  marks: ReadonlyMap<string, Mark> = new Map();

  withdraw(): void {
    this.hasConsent = false;
    const ended = [...this.marks.values()].map((mark) => ({
      ...mark,
      value: null,
      changedAt: momentAfter(new Date(), mark.changedAt),
    }));
    this.marks = mergedMarks(ended);
  }

  answer(body: string): unknown {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, [Mark]> };
    const alias = /(e\d+): saveMarks/.exec(query)?.[1] ?? '';
    const mark = variables[`input_${alias}`]?.[0];
    if (!mark) throw new Error('Only marks are sent');
    if (mark.value !== null && !this.hasConsent)
      return {
        data: { [alias]: null },
        errors: [{ path: [alias], extensions: { code: 'NOT_AUTHORIZED' } }],
      };
    this.marks = mergedMarks(this.marks.values(), [mark]);
    return { data: { [alias]: [this.marks.get(nameOf(mark))] } };
  }

  /** Sends what waits on the phone; `onItsWay` happens once the first request has left and has not arrived. */
  async takeFrom(phone: Outbox, onItsWay: () => Promise<void>): Promise<void> {
    let isFirst = true;
    await sendAll({
      memberId: phone.memberId,
      endpoint: 'http://localhost/graphql',
      token: async () => ({ type: 'token', token: 'good', memberId: phone.memberId }),
      fetch: async (_input, init) => {
        if (isFirst) await onItsWay();
        isFirst = false;
        return Response.json(this.answer(String(init?.body)));
      },
    });
    await phone.refresh();
    await registerOf(phone).take([...this.marks.values()]);
  }
}

describe('what was on its way when she withdrew the consent', () => {
  let service: Service;
  const shown = (phone: Outbox) =>
    [...registerOf(phone).marks.values()].filter(({ value }) => value !== null);
  const withdraw = async () => {
    const behind = marksBehind(outbox, 'ENERGY_GOAL');
    service.withdraw();
    await endMarksBehind(outbox, behind);
  };
  beforeEach(async () => {
    service = new Service();
    outbox.listen({ onSettled: (receipts) => registerOf(outbox).takeSettled(receipts) });
    await saveMark(registerOf(outbox), energyGoal, DAY, goalOf(2000));
  });

  it('promise 3: ends on every phone, also where it arrives under a new consent', async () => {
    await service.takeFrom(outbox, async () => {
      await withdraw();
      expect(shown(outbox)).toEqual([]);
      // On her other phone.
      service.hasConsent = true;
    });
    const other = await openWithMarks('her other phone');
    await registerOf(other).take([...service.marks.values()]);
    expect([outbox.entries, shown(outbox), shown(other)]).toEqual([[], [], []]);
    closeWithMarks(other);
  });

  it('is gone where it arrives without a consent, and no refusal of it is left', async () => {
    const heard = hearFailures();
    await service.takeFrom(outbox, withdraw);
    expect([outbox.entries, shown(outbox)]).toEqual([[], []]);
    expect(heard).toEqual(['Failed: saveMarks NOT_AUTHORIZED']);
  });

  it('promise 5: leaves what she sets on another phone after that, here too', async () => {
    const behind = marksBehind(outbox, 'ENERGY_GOAL');
    await service.takeFrom(outbox, async () => {
      service.withdraw();
      service.hasConsent = true;
      const value = JSON.stringify(goalOf(1800));
      const there: Mark = {
        kind: energyGoal.name,
        key: DAY,
        value,
        changedAt: momentOf(new Date(Date.now() + 60_000)),
      };
      service.marks = mergedMarks(service.marks.values(), [there]);
      await registerOf(outbox).take([there]);
      // The answer to the withdrawal comes only now.
      await endMarksBehind(outbox, behind);
    });
    expect(
      [service.marks, registerOf(outbox).marks].map((marks) => [...marks.values()].map(({ value }) => value)),
    ).toEqual([[JSON.stringify(goalOf(1800))], [JSON.stringify(goalOf(1800))]]);
  });
});
