import { wipeDevice } from '../../support/offline/device.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { isHeldByPage } from '../../../src/offline/hold.ts';
import { Outbox } from '../../../src/offline/outbox.ts';

const MEMBER = 'member';
const weighed = (id: string, weight = 68.5) => ({
  input: { id, weight, eventDateTime: '2026-11-20T07:30:00+02:00' },
});

beforeEach(wipeDevice);

describe('what one press changes and adds', () => {
  const kindsIn = async () => (await Outbox.open(MEMBER, 'test')).entries.map(({ kind }) => kind);
  const added = [{ kind: 'deleteMeasurement' as const, variables: { id: 'other' } }];

  it('promise 1: is kept together, and shown at once', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    const [edited, dropped] = [
      await outbox.add('createMeasurement', weighed('m1')),
      await outbox.add('createMeasurement', weighed('m2')),
    ];
    const besides = { added, dropped: [dropped] };
    expect(await outbox.edit(edited, weighed('m1', 70), { besides })).toBe(true);
    const kept = [
      { ...edited, variables: weighed('m1', 70) },
      { kind: 'deleteMeasurement', variables: { id: 'other' } },
    ];
    expect(outbox.entries).toMatchObject(kept);
    expect((await Outbox.open(MEMBER, 'test')).entries).toMatchObject(kept);
  });

  it('promise 2: is nothing where another tab has changed what is to be dropped', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    const seen = await outbox.add('createMeasurement', weighed('m1'));
    await (await Outbox.open(MEMBER, 'test')).edit(seen, weighed('m1', 70));
    expect(await outbox.addTogether(added, { dropped: [seen] })).toBeUndefined();
    expect(outbox.entries).toMatchObject([{ variables: weighed('m1', 70) }]);
    expect(await kindsIn()).toEqual(['createMeasurement']);
  });

  it('promise 2: is nothing where what is to be edited is gone', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    const gone = await outbox.add('createMeasurement', weighed('m1'));
    await outbox.drop(gone);
    expect(await outbox.edit(gone, weighed('m1', 70), { besides: { added } })).toBe(false);
    expect([outbox.entries, await kindsIn()]).toEqual([[], []]);
  });

  it('is held where it can be undone, and dropped together it holds nothing back any more', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    const held = added.map((each) => ({ ...each, holdMs: 5000, shown: 'what she saw' }));
    const kept = (await outbox.addTogether(held)) ?? [];
    const areHeld = () => Promise.all(kept.map(({ id }) => isHeldByPage(id)));
    expect([kept[0]?.shown, kept[0]?.holdMs, await areHeld()]).toEqual(['what she saw', 5000, [true]]);
    expect(await outbox.dropTogether(kept)).toBe(true);
    expect([outbox.entries, await areHeld()]).toEqual([[], [false]]);
    expect(await outbox.dropTogether(kept)).toBe(false);
  });
});
