// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignOutDialog } from '../../../../src/app/sign-out-dialog.tsx';
import { avoidedAllergen } from '../../../../contract/marks/avoided-allergen.mark.ts';
import { dayOf, momentOf } from '../../../../contract/moments.ts';
import { giveConsent } from '../../../../src/platform/consents/give-consent.ts';
import { deviceMarksOf } from '../../../../src/platform/marks/device-marks.ts';
import { saveMark } from '../../../../src/platform/marks/save-mark.ts';
import { rememberDraft } from '../../../../src/features/food/own-recipe/note-draft.ts';
import { formatWhen } from '../../../../src/language/dates.ts';
import { noteRequest } from '../../../../src/offline/connection.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { keepEntries } from '../../../../src/offline/keep-entries.ts';
import { type NewEntry, OutboxConnection } from '../../../../src/offline/outbox-database.ts';
import { readSession, writeSession } from '../../../../src/session/session-database.ts';
import { MEMBER } from '../../features/entry-arbitraries.ts';
import type { Session } from '../../../../src/session/session.ts';
import { completeJsdom, keptEntries, openOutbox, openPage, SIGNED_IN } from '../../features/member-page.tsx';

const user = userEvent.setup();
const MEASURED = '2026-11-22T07:30:00+02:00';
const when = () => formatWhen(MEASURED, dayOf(momentOf(new Date()))).replaceAll('\u00A0', ' ');
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  await writeSession({ member: { ...MEMBER, groups: [] }, needsSignIn: false });
});
afterEach(() => act(() => noteRequest(true)));

/** Like another tab whose message has not arrived yet. */
async function saveElsewhere(): Promise<void> {
  const id = crypto.randomUUID();
  const entry: NewEntry = {
    id,
    kind: 'createMeasurement',
    version: 1,
    variables: { input: { id, weight: 72.5, eventDateTime: MEASURED } },
    subject: id,
    state: 'waiting',
    hasPhoto: false,
    attempts: 0,
    serverFailures: 0,
    createdAt: 0,
    appVersion: 'test',
  };
  await new OutboxConnection(MEMBER.id).run((database) => keepEntries(database, [entry]));
}

const UNSAVED_NOTE = { text: 'Vähem soola', writes: 0, isSaved: false, seen: {} };
const DISCARD = 'Loobu saatmata kirjetest';
const inQuestion = () => within(screen.getByRole('dialog', { name: DISCARD }));
const choices = () =>
  screen.getAllByRole('button').flatMap(({ textContent }) => (textContent ? [textContent] : []));

describe('promise 6: signing out', () => {
  it('asks even if nothing waits, and „Loobu“ leaves her signed in', async () => {
    const onClose = vi.fn();
    openPage(<SignOutDialog onClose={onClose} />, { outbox });
    expect(screen.getByRole('button', { name: 'Logi välja' })).toBeTruthy();
    expect(screen.getByText('Uuesti sisselogimiseks on vaja internetiühendust.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Loobu' }));
    expect(onClose).toHaveBeenCalled();
    expect(await readSession()).toMatchObject({ member: { id: MEMBER.id } });
  });

  it('warns, while offline, that she cannot sign in again without a network', () => {
    noteRequest(false);
    openPage(<SignOutDialog onClose={() => undefined} />, { outbox });
    expect(screen.getByText(/saad tagasi sisse alles siis, kui ühendus on taastunud/)).toBeTruthy();
  });

  it.each([
    ['has no connection', false],
    ['has an ended session', true],
  ])('offers no sending while she %s, and again as soon as she can', async (_why, needsSignIn) => {
    await saveElsewhere();
    await outbox.refresh();
    const session = { ...SIGNED_IN, needsSignIn } as Session;
    openPage(<SignOutDialog onClose={() => undefined} />, { outbox, session });
    act(() => noteRequest(false));
    expect(choices()).toEqual([
      'Hoia seadmes, kuni login uuesti sisse',
      'Loobu saatmata kirjetest',
      'Tagasi',
    ]);
    act(() => noteRequest(true));
    expect(choices()[0]).toBe('Saada kohe');
  });

  it('names the dialog and its button by what she pressed', () => {
    openPage(<SignOutDialog title="Kustuta selle seadme andmed" onClose={() => undefined} />, { outbox });
    expect(screen.getByRole('dialog', { name: 'Kustuta selle seadme andmed' })).toBeTruthy();
    expect(choices()).toEqual(['Kustuta selle seadme andmed', 'Loobu']);
  });

  it('stops and asks again when another tab has saved something she was not asked about', async () => {
    openPage(<SignOutDialog onClose={() => undefined} />, { outbox });
    await saveElsewhere();
    await user.click(screen.getByRole('button', { name: 'Logi välja' }));
    expect(await screen.findByText('1 muudatus on saatmata.')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('Vahepeal lisandus veel midagi.');
    expect(await readSession()).toMatchObject({ member: { id: MEMBER.id } });
    expect(await keptEntries()).toHaveLength(1);
  });

  it('gives up only what she was asked about', async () => {
    await saveElsewhere();
    await outbox.refresh();
    openPage(<SignOutDialog onClose={() => undefined} />, { outbox });
    expect(screen.getByText('1 muudatus on saatmata.')).toBeTruthy();
    await saveElsewhere();
    await user.click(screen.getByRole('button', { name: DISCARD }));
    await user.click(inQuestion().getByRole('button', { name: DISCARD }));
    await waitFor(() => expect(screen.getByText('2 muudatust on saatmata.')).toBeTruthy());
    expect(await keptEntries()).toHaveLength(2);
    expect(screen.queryByRole('dialog', { name: DISCARD })).toBeNull();
  });

  it('gives nothing up at one tap: she is told how many and which, and „Tagasi“ keeps them', async () => {
    await saveElsewhere();
    await saveElsewhere();
    await outbox.refresh();
    openPage(<SignOutDialog onClose={() => undefined} />, { outbox });
    await user.click(screen.getByRole('button', { name: DISCARD }));
    expect(inQuestion().getByText('Kas loobuda 2 saatmata kirjest? Neid ei saa taastada.')).toBeTruthy();
    const which = inQuestion()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
    expect(which).toEqual(Array(2).fill(`Mõõtmine ${when()}: kaal 72,5 kg`));
    await user.click(inQuestion().getByRole('button', { name: 'Tagasi' }));
    expect(screen.queryByRole('dialog', { name: DISCARD })).toBeNull();
    expect(await keptEntries()).toHaveLength(2);
    expect(await readSession()).toMatchObject({ member: { id: MEMBER.id } });
  });

  it('moves the focus to why it asks again, when „Saada kohe“ is gone with the connection', async () => {
    await saveElsewhere();
    await outbox.refresh();
    openPage(<SignOutDialog onClose={() => undefined} />, { outbox });
    screen.getByRole('button', { name: 'Saada kohe' }).focus();
    act(() => noteRequest(false));
    expect(screen.queryByRole('button', { name: 'Saada kohe' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(screen.getByText('1 muudatus on saatmata.'))).toBe(true);
  });

  it('counts a note that a killed page left unstored among what is unsent', async () => {
    await giveConsent(outbox, 'FOOD_NOTES');
    rememberDraft(MEMBER.id, 'supp', UNSAVED_NOTE);
    openPage(<SignOutDialog onClose={() => undefined} />, { outbox });
    expect(await screen.findByText('2 muudatust on saatmata.')).toBeTruthy();
  });

  it('says what only this device has before that goes, also where she is quicker than it is known', async () => {
    rememberDraft(MEMBER.id, 'supp', UNSAVED_NOTE);
    await saveMark(deviceMarksOf(MEMBER.id), avoidedAllergen, 'MILK', true);
    openPage(<SignOutDialog onClose={() => undefined} />, { outbox });
    fireEvent.click(screen.getByRole('button', { name: 'Logi välja' }));
    expect(
      await screen.findByText(
        'Ainult selles seadmes on veel retseptide märkused ja toiduvalikud. Väljalogimisel need kustuvad.',
      ),
    ).toBeTruthy();
    expect(await readSession()).toMatchObject({ member: { id: MEMBER.id } });
    await user.click(screen.getByRole('button', { name: 'Logi välja' }));
    await expect.poll(readSession).toBeUndefined();
  });
});
