// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WaitingCount } from '../../../../src/platform/sync-status/waiting-count.tsx';
import { SignOutDialog } from '../../../../src/app/sign-out-dialog.tsx';
import { WaitingEntries } from '../../../../src/app/waiting-entries.tsx';
import { noteRequest } from '../../../../src/offline/connection.ts';
import { noteFullDay } from '../../../../src/offline/full-day.ts';
import type { Entry } from '../../../../src/offline/entry.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { MEMBER, trainingCard } from '../../features/entry-arbitraries.ts';
import { completeJsdom, keptEntries, leaveEntry, openOutbox, openPage } from '../../features/member-page.tsx';

const user = userEvent.setup();
const eventDateTime = '2026-11-20T07:30:00+02:00';
let outbox: Outbox;

const measure = (id: string, weight: number) =>
  outbox.add('createMeasurement', { input: { id, eventDateTime, weight } });

const leave = (entry: Entry, changes: Partial<Entry>) => leaveEntry(outbox, entry, changes);

const refuse = (entry: Entry) =>
  leave(entry, { state: 'refused', refusal: { code: 'BAD_USER_INPUT', field: 'input.weight' } });

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});
afterEach(() => {
  vi.useRealTimers();
  act(() => noteRequest(true));
});

describe('the count of waiting entries in the header', () => {
  it.each([
    [1, '1 muudatus ootab saatmist'],
    [3, '3 muudatust ootab saatmist'],
  ])('counts %d', async (count, words) => {
    for (let made = 0; made < count; made += 1) await measure(`m-${made}`, 65);
    openPage(<WaitingCount List={WaitingEntries} />, { outbox });
    expect(screen.getByRole('button', { name: words })).toBeTruthy();
  });

  it('is absent when nothing waits', () => {
    openPage(<WaitingCount List={WaitingEntries} />, { outbox });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says nothing of what is sent within a second, and counts what is not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const isCounted = () => screen.queryByRole('button', { name: '1 muudatus ootab saatmist' }) !== null;
    const passMs = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    openPage(<WaitingCount List={WaitingEntries} />, { outbox });
    const sentSoon = await act(() => measure('m-1', 65));
    passMs(900);
    await act(() => outbox.drop(sentSoon));
    passMs(200);
    await act(() => measure('m-2', 66));
    passMs(900);
    expect(isCounted()).toBe(false);
    passMs(200);
    expect(isCounted()).toBe(true);
  });

  it('counts at once without a connection', async () => {
    openPage(<WaitingCount List={WaitingEntries} />, { outbox });
    act(() => noteRequest(false));
    await act(() => measure('m-1', 65));
    expect(screen.getByRole('button', { name: '1 muudatus ootab saatmist' })).toBeTruthy();
  });

  it('promise 5: shows a refused entry first', async () => {
    await measure('m-1', 65);
    await refuse(await measure('m-2', 66));
    openPage(<WaitingCount List={WaitingEntries} />, { outbox });
    expect(
      screen.getByRole('button', { name: /^1 kirje vajab tähelepanu.*1 muudatus ootab saatmist$/ }),
    ).toBeTruthy();
  });
});

describe('the list of waiting entries', () => {
  const open = () => openPage(<WaitingEntries isOpen onClose={() => undefined} />, { outbox });
  const items = () => screen.getAllByRole('listitem');

  it('promise 4: lists entries in the order they were made, in plain words with their state', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 14) });
    await measure('m-1', 68.5);
    await outbox.add('completeTraining', { id: 't-1', eventDateTime }, { shown: trainingCard('t-1') });
    open();
    expect(items().map((item) => item.querySelector('p')?.textContent?.replaceAll('\u00A0', ' '))).toEqual([
      'Mõõtmine 20. novembril kell 07:30: kaal 68,5 kg',
      'Treening tehtud 20. novembril kell 07:30: Treening t-1',
    ]);
    expect(screen.getAllByText('Ootab saatmist')).toHaveLength(2);
  });

  it('promise 5: keeps a refused entry with its reason, and resends it on request', async () => {
    await refuse(await measure('m-1', 68.5));
    open();
    const [item] = items();
    expect(item?.textContent).toContain(
      'Server ei võtnud kirjet vastu: Sisesta väärtus vahemikus 20–400 kg. (Kaal)',
    );
    await user.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
    await waitFor(async () => expect((await keptEntries())[0]?.state).toBe('waiting'));
  });

  it('says how many were refused once for all of them, also of those refused while it is open', async () => {
    for (let made = 0; made < 20; made += 1) await refuse(await measure(`m-${made}`, 68.5));
    open();
    expect(screen.queryByRole('alert')).toBeNull();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said()).toContain('20 kirjet vajab tähelepanu');
    await act(async () => refuse(await measure('m-20', 69)));
    await waitFor(() => expect(said()).toContain('21 kirjet vajab tähelepanu'));
  });

  it('says when the rest will be sent, once the day’s limit is reached', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 14) });
    const after = (hours: number) => ({ type: 'later', retryAfterMs: hours * 3_600_000 }) as const;
    const full = 'Täna on salvestatud nii palju, kui ühte päeva mahub. Ülejäänu läheb teele';
    const inOrder = 'Saadame need siinses järjekorras niipea, kui ühendus on olemas.';
    await measure('m-1', 68.5);
    open();
    for (const [end, words] of [
      [after(10), `${full} homme.`],
      [{ type: 'busy' }, `${full} homme.`],
      // A service that is away for an hour says nothing of her day.
      [{ type: 'later', isUnavailable: true, retryAfterMs: 3_600_000 }, `${full} homme.`],
      // Abroad, some of her day is still left then.
      [after(3), `${full} kell 17:00.`],
      [after(1 / 60), inOrder],
    ] as const) {
      act(() => noteFullDay(MEMBER.id, end));
      expect(screen.getByText(words)).toBeTruthy();
    }
    act(() => noteFullDay('who used this phone before her', after(10)));
    expect(screen.getByText(inOrder)).toBeTruthy();
    vi.useRealTimers();
  });

  it('gives an entry up only after asking', async () => {
    await measure('m-1', 68.5);
    open();
    await user.click(screen.getByRole('button', { name: 'Loobu kirjest' }));
    const question = screen.getByRole('dialog', { name: 'Loobu kirjest' });
    expect(question.textContent).toContain('Kas loobuda saatmata kirjest? Seda ei saa taastada.');
    expect(await keptEntries()).toHaveLength(1);
    await user.click(within(question).getByRole('button', { name: 'Loobu kirjest' }));
    await waitFor(async () => expect(await keptEntries()).toEqual([]));
  });

  it('queues a deletion behind an entry that may have arrived without a response', async () => {
    await leave(await measure('m-1', 68.5), { attempts: 1 });
    open();
    await user.click(screen.getByRole('button', { name: 'Loobu kirjest' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Loobu kirjest' })).getByRole('button', {
        name: 'Loobu kirjest',
      }),
    );
    await waitFor(async () =>
      expect((await keptEntries()).map(({ kind }) => kind)).toEqual([
        'createMeasurement',
        'deleteMeasurement',
      ]),
    );
  });

  it('leaves an entry alone while it is being sent', async () => {
    await leave(await measure('m-1', 68.5), { state: 'sending', attempts: 1 });
    open();
    expect(screen.queryByRole('button', { name: 'Loobu kirjest' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Muuda' })).toBeNull();
  });

  it.each([
    [
      'what it says was refused',
      { code: 'BAD_USER_INPUT', field: 'input.weight' },
      ['Muuda', 'Proovi uuesti'],
    ],
    ['the server had trouble with it', { code: 'INTERNAL' }, ['Proovi uuesti', 'Muuda']],
  ] as const)('offers first what can help, where %s', async (_why, refusal, order) => {
    await leave(await measure('m-1', 68.5), { state: 'refused', refusal });
    open();
    const [item] = items();
    if (!item) throw new Error('Nothing waits');
    expect(
      within(item)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([...order, 'Loobu kirjest']);
  });

  it('opens a measurement for editing with its values', async () => {
    await refuse(await measure('m-1', 68.5));
    open();
    await user.click(screen.getByRole('button', { name: 'Muuda' }));
    expect(screen.getByRole('dialog', { name: 'Muuda mõõtmist' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Kaal').value).toBe('68,5');
  });

  it('promise 5: keeps what she corrects when she closes that form', async () => {
    await refuse(await measure('m-1', 68.5));
    open();
    await user.click(screen.getByRole('button', { name: 'Muuda' }));
    const weight = () => screen.getByLabelText<HTMLInputElement>('Kaal');
    await user.clear(weight());
    await user.type(weight(), '67,5');
    const form = screen.getByRole('dialog', { name: 'Muuda mõõtmist' });
    await user.click(within(form).getByRole('button', { name: 'Sulge' }));
    await user.click(screen.getByRole('button', { name: 'Muuda' }));
    expect(weight().value).toBe('67,5');
  });

  it('says that everything is sent when nothing waits', () => {
    open();
    expect(screen.getByText('Kõik on saadetud')).toBeTruthy();
  });

  it('moves the focus to what it says when the button that was pressed is gone', async () => {
    const entry = await measure('m-1', 68.5);
    open();
    await user.click(screen.getByRole('button', { name: 'Saada kohe' }));
    await act(() => outbox.drop(entry));
    expect(screen.queryByRole('button', { name: 'Saada kohe' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Kõik on saadetud');
  });

  it('leaves the focus where it is while other entries go', async () => {
    const entry = await measure('m-1', 68.5);
    await refuse(await measure('m-2', 66));
    open();
    screen.getByRole('button', { name: 'Proovi uuesti' }).focus();
    await act(() => outbox.drop(entry));
    expect(document.activeElement?.textContent).toBe('Proovi uuesti');
  });

  it('releases held entries when everything is to be sent at once', async () => {
    await outbox.add('completeTraining', { id: 't-1', eventDateTime }, { holdMs: 60_000 });
    open();
    await user.click(screen.getByRole('button', { name: 'Saada kohe' }));
    await waitFor(async () => expect((await keptEntries())[0]?.holdMs).toBeUndefined());
  });
});

describe('promise 6: signing out with entries unsent', () => {
  it('states how many, and offers to send, to keep and to give up', async () => {
    await measure('m-1', 65);
    await measure('m-2', 66);
    const onClose = vi.fn();
    openPage(<SignOutDialog onClose={onClose} />, { outbox });
    expect(screen.getByText('2 muudatust on saatmata.')).toBeTruthy();
    expect(
      screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label')),
    ).toEqual([
      'Sulge',
      'Saada kohe',
      'Hoia seadmes, kuni login uuesti sisse',
      'Loobu saatmata kirjetest',
      'Tagasi',
    ]);
    await user.click(screen.getByRole('button', { name: 'Tagasi' }));
    expect(onClose).toHaveBeenCalled();
    expect(await keptEntries()).toHaveLength(2);
  });

  it('still offers to sign out if everything was sent while she was reading', async () => {
    const entry = await measure('m-1', 65);
    openPage(<SignOutDialog onClose={() => undefined} />, { outbox });
    expect(screen.queryByRole('button', { name: 'Logi välja' })).toBeNull();
    await outbox.drop(entry);
    expect(await screen.findByRole('button', { name: 'Logi välja' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Saada kohe' })).toBeNull();
  });
});
