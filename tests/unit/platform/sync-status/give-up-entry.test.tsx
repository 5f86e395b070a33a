// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { sessionEntries } from '../../../../src/features/training/sessions/sessions.entries.ts';
import { saveSession } from '../../../../src/features/training/sessions/save-session.ts';
import type { EntryView } from '../../../../src/platform/sync-status/entry-view.ts';
import { giveUpEntry, mayBeGivenUp } from '../../../../src/platform/sync-status/give-up-entry.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { leaveEntry, openOutbox } from '../../features/member-page.tsx';

const WALK = { id: 's', kind: 'WALK', eventDateTime: '2026-11-20T07:30:00+02:00', minutes: 30 } as const;
const view = sessionEntries.saveSession as unknown as EntryView;
let outbox: Outbox;

beforeEach(async () => {
  outbox = await openOutbox();
});

it('never deletes a session of which one change is given up, though the server may have it', async () => {
  await saveSession(outbox, WALK, { seen: 9 });
  const [tried] = outbox.entries;
  if (!tried) throw new Error('Nothing waits');
  await leaveEntry(outbox, tried, { attempts: 1 });
  await saveSession(outbox, { ...WALK, minutes: 40 }, { seen: 10 });
  const [older] = outbox.entries;
  if (!older) throw new Error('Nothing waits');
  expect(mayBeGivenUp(older, view)).toBe(false);
  expect(await giveUpEntry(outbox, older, view)).toBe(false);
  expect(outbox.entries).toMatchObject([
    { kind: 'saveSession', variables: { input: { revision: 10 } } },
    { kind: 'saveSession', variables: { input: { revision: 11 } } },
  ]);
});

it('gives up a change that was never sent', async () => {
  await saveSession(outbox, WALK, { seen: 9 });
  const [change] = outbox.entries;
  if (!change) throw new Error('Nothing waits');
  expect(mayBeGivenUp(change, view)).toBe(true);
  expect(await giveUpEntry(outbox, change, view)).toBe(true);
  expect(outbox.entries).toEqual([]);
});
