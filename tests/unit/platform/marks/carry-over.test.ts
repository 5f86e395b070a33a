// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { FORMER_MEMORIES } from '../../../../src/app/former-memories.ts';
import { programStart } from '../../../../contract/marks/program-start.mark.ts';
import { carryOver } from '../../../../src/platform/marks/carry-over.ts';
import { DeviceMarks } from '../../../../src/platform/marks/device-marks.ts';
import { saveMark } from '../../../../src/platform/marks/save-mark.ts';
import { VISITOR as VISITOR_ID } from '../../../../src/library/viewer.ts';
import { registerOf } from '../../../../src/offline/mark-register.ts';
import type { EntryOfKind } from '../../../../src/offline/entry.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { underClock } from '../../../../src/offline/wrong-clock.ts';
import { remember, rememberedUnder } from '../../../../src/session/member-memory.ts';
import { MEMBER } from '../../features/entry-arbitraries.ts';
import { keptEntries, openOutbox } from '../../features/member-page.tsx';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const START = { startedAt: '2026-11-02T00:00:00+02:00', pauses: [{ from: '2026-11-10' }] };

let outbox: Outbox;

beforeEach(async () => {
  outbox = await openOutbox();
});

const left = () => rememberedUnder(MEMBER.id, '').map(({ name }) => name);
const marks = async () =>
  (await keptEntries()).flatMap((entry) => (entry.kind === 'saveMarks' ? entry.variables.input : []));

it('promise 2: her start of a program from before marks becomes one, with the moment at which she changed it', async () => {
  remember(MEMBER.id, 'program.hoog-sisse', START, YEAR_MS - HOUR_MS);
  const changedMs = Date.now() - HOUR_MS;
  await carryOver(registerOf(outbox), MEMBER.id, FORMER_MEMORIES);
  const [mark, ...others] = await marks();
  expect(others).toEqual([]);
  expect(mark).toMatchObject({ kind: 'program-start', key: 'hoog-sisse', value: JSON.stringify(START) });
  expect(Math.abs(Date.parse(mark?.changedAt ?? '') - changedMs)).toBeLessThan(60_000);
  expect(left()).toEqual([]);
  await carryOver(registerOf(outbox), MEMBER.id, FORMER_MEMORIES);
  expect(await marks()).toHaveLength(1);
});

it('promise 3: is put right by when she changed it, and not by when a later page has stored it', async () => {
  remember(MEMBER.id, 'program.hoog-sisse', START, YEAR_MS - 3 * HOUR_MS);
  await carryOver(registerOf(outbox), MEMBER.id, FORMER_MEMORIES);
  const [entry] = outbox.entries as EntryOfKind<'saveMarks'>[];
  const sent = entry && (underClock(entry, HOUR_MS) as typeof entry);
  const movedMs = [entry, sent].map((each) => Date.parse(each?.variables.input[0].changedAt ?? ''));
  expect((movedMs[0] ?? 0) - (movedMs[1] ?? 0)).toBe(HOUR_MS);
});

it('promise 2: her place in the course and in videos and what she cooks from before marks become marks', async () => {
  remember(MEMBER.id, 'course', { read: ['01-alustame', '02-taldrik'], lastOpened: '03-valgud' }, YEAR_MS);
  remember(MEMBER.id, 'watched.selg', 200, 30 * 24 * HOUR_MS);
  remember(MEMBER.id, 'recipe.supp', { servings: 1.5, ticked: [0, 4], step: 2 }, 3 * 24 * HOUR_MS);
  await carryOver(registerOf(outbox), MEMBER.id, FORMER_MEMORIES);
  expect((await marks()).map(({ kind, key, value }) => [kind, key, value])).toEqual([
    ['lesson-read', '01-alustame', 'true'],
    ['lesson-read', '02-taldrik', 'true'],
    ['lesson-opened', 'nutrition', '"03-valgud"'],
    ['cooking', 'supp', '{"servings":1.5,"ticked":[0,4],"step":2}'],
    ['watch-position', 'selg', '{"seconds":200}'],
  ]);
  expect(left()).toEqual([]);
});

it('her place in a film that a page remembered when it ended is of that film', async () => {
  const position = { seconds: 200, film: 'selg.mp4' };
  remember(MEMBER.id, 'watched.selg', position, 30 * 24 * HOUR_MS);
  await carryOver(registerOf(outbox), MEMBER.id, FORMER_MEMORIES);
  expect((await marks()).map(({ value }) => value)).toEqual([JSON.stringify(position)]);
});

it('a visitor’s stay with the device, and are read as marks there', async () => {
  remember(VISITOR_ID, 'watched.selg', 200, 30 * 24 * HOUR_MS);
  const store = new DeviceMarks(VISITOR_ID);
  await carryOver(store, VISITOR_ID, FORMER_MEMORIES);
  expect([...store.marks.values()]).toMatchObject([{ kind: 'watch-position', value: '{"seconds":200}' }]);
  expect(await marks()).toEqual([]);
});

it('does not stand over what she has done since', async () => {
  await saveMark(registerOf(outbox), programStart, 'hoog-sisse', null);
  remember(MEMBER.id, 'program.hoog-sisse', START, YEAR_MS - HOUR_MS);
  await carryOver(registerOf(outbox), MEMBER.id, FORMER_MEMORIES);
  expect(await marks()).toMatchObject([{ value: null }]);
  expect(left()).toEqual([]);
});

it('leaves out what is not of its form, and what belongs to another member', async () => {
  remember(MEMBER.id, 'program.hoog-sisse', { startedAt: 1 }, YEAR_MS);
  remember('another', 'program.hoog-sisse', START, YEAR_MS);
  await carryOver(registerOf(outbox), MEMBER.id, FORMER_MEMORIES);
  expect(await marks()).toEqual([]);
  expect(rememberedUnder('another', 'program.')).toHaveLength(1);
});
