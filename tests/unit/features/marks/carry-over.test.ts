// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { FORMER_MEMORIES } from '../../../../src/app/former-memories.ts';
import { programStart } from '../../../../src/contract/marks/program-start.mark.ts';
import { carryOver } from '../../../../src/features/marks/carry-over.ts';
import { saveMark } from '../../../../src/features/marks/save-mark.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { remember, rememberedUnder } from '../../../../src/session/member-memory.ts';
import { MEMBER } from '../entry-arbitraries.ts';
import { keptEntries, openOutbox } from '../member-page.tsx';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const START = { startedAt: '2026-11-02T00:00:00+02:00', pauses: [{ from: '2026-11-10' }] };

let outbox: Outbox;

beforeEach(async () => {
  outbox = await openOutbox();
});

const left = () => rememberedUnder(MEMBER.id, 'program.').map(({ name }) => name);
const marks = async () =>
  (await keptEntries()).flatMap((entry) => (entry.kind === 'saveMarks' ? entry.variables.input : []));

it('promise 2: her start of a program from before marks becomes one, with the moment at which she changed it', async () => {
  remember(MEMBER.id, 'program.hoog-sisse', START, YEAR_MS - HOUR_MS);
  const changedMs = Date.now() - HOUR_MS;
  await carryOver(outbox, FORMER_MEMORIES);
  const [mark, ...others] = await marks();
  expect(others).toEqual([]);
  expect(mark).toMatchObject({ kind: 'program-start', key: 'hoog-sisse', value: JSON.stringify(START) });
  expect(Math.abs(Date.parse(mark?.changedAt ?? '') - changedMs)).toBeLessThan(60_000);
  expect(left()).toEqual([]);
  await carryOver(outbox, FORMER_MEMORIES);
  expect(await marks()).toHaveLength(1);
});

it('does not stand over what she has done since', async () => {
  await saveMark(outbox, programStart, 'hoog-sisse', null);
  remember(MEMBER.id, 'program.hoog-sisse', START, YEAR_MS - HOUR_MS);
  await carryOver(outbox, FORMER_MEMORIES);
  expect(await marks()).toMatchObject([{ value: null }]);
  expect(left()).toEqual([]);
});

it('leaves out what is not of its form, and what belongs to another member', async () => {
  remember(MEMBER.id, 'program.hoog-sisse', { startedAt: 1 }, YEAR_MS);
  remember('another', 'program.hoog-sisse', START, YEAR_MS);
  await carryOver(outbox, FORMER_MEMORIES);
  expect(await marks()).toEqual([]);
  expect(rememberedUnder('another', 'program.')).toHaveLength(1);
});
