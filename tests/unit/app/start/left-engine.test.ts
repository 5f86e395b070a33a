// @vitest-environment jsdom
/** An engine that is stopped, because she has signed out in another tab, while a file is still on its way. */
import { afterEach, expect, it, vi } from 'vitest';
import { startEngine } from '../../../../src/app/start/engine.tsx';
import { giveConsent } from '../../../../src/platform/consents/give-consent.ts';
import { rememberDraft } from '../../../../src/features/food/own-recipe/note-draft.ts';
import { marksName } from '../../../../src/offline/marks-database.ts';
import { MEMBER } from '../../features/entry-arbitraries.ts';
import { openOutbox } from '../../features/member-page.tsx';

const TYPED = { text: 'Vähem soola', writes: 0, isSaved: false, seen: {} };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('makes nothing of hers anew when the file comes', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const outbox = await openOutbox();
  await giveConsent(outbox, 'FOOD_NOTES');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin - 1);
  rememberDraft(MEMBER.id, 'supp', TYPED);
  clock.mockRestore();
  const engine = startEngine(outbox);
  const open = vi.spyOn(indexedDB, 'open');
  engine.work();
  engine.stop();
  await import('../../../../src/app/device-alone.ts');
  await new Promise((resolve) => setTimeout(resolve));
  expect(open.mock.calls.map(([name]) => name)).not.toContain(marksName(MEMBER.id));
  expect(outbox.entries.map(({ kind }) => kind)).toEqual(['giveConsent']);
});
