// @vitest-environment jsdom
/** Her edits in the form of a training that she logged. */
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  SessionRows,
  useSessionChanging,
} from '../../../../../src/features/training/sessions/day-sessions.tsx';
import { saveSession } from '../../../../../src/features/training/sessions/save-session.ts';
import { sessionsWithEntries } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { sessionsText } from '../../../../../src/features/training/sessions/sessions.text.ts';
import { actions } from '../../../../../src/language/words.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { useUnsettledEntries } from '../../../../../src/offline/outbox-context.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

const user = userEvent.setup();
const WALK = `${sessionsText.kinds.WALK}, kell 18:00`;
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  const id = '6b8f3a52-3f5e-4d3c-9a51-0f4f2d7f6f10';
  const walk = { id, kind: 'WALK' as const, eventDateTime: '2026-11-20T18:00:00+02:00', minutes: 30 };
  await saveSession(outbox, walk);
  openPage(<Day />, { outbox });
  await user.click(screen.getByRole('button', { name: `${actions.edit}: ${WALK}` }));
  await user.type(await note(), 'Vihmas');
});
afterEach(() => void vi.useRealTimers());

function Day() {
  const changing = useSessionChanging();
  return (
    <>
      <SessionRows
        sessions={sessionsWithEntries([], useUnsettledEntries())}
        isDone={() => false}
        changing={changing}
      />
      {changing.dialogs}
    </>
  );
}

const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(sessionsText.note) });
const leaveBy = async (name: string) => {
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: `${actions.edit}: ${WALK}` }));
};

it('promise 5: stays when she closes the form and opens it again', async () => {
  await leaveBy(actions.close);
  expect((await note()).value).toBe('Vihmas');
});

it('goes when she cancels', async () => {
  await leaveBy(actions.cancel);
  expect((await note()).value).toBe('');
});

it('names what each button edits or deletes', () => {
  const names = screen
    .getAllByRole('button', { hidden: true })
    .map((each) => each.getAttribute('aria-label'));
  expect(names.slice(0, 2)).toEqual([`${actions.edit}: ${WALK}`, `${actions.delete}: ${WALK}`]);
});

it('says of which year the one is that she is asked about', async () => {
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: actions.cancel }));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 0, 2) });
  await user.click(screen.getByRole('button', { name: `${actions.delete}: ${WALK}` }));
  const question = screen.getByRole('dialog', { name: sessionsText.deleteQuestion });
  expect(question.textContent?.replaceAll('\u00A0', ' ')).toContain('20. novembril 2026 kell 18:00');
});
