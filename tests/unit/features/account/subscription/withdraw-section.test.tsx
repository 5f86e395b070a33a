// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WithdrawSection } from '../../../../../src/features/account/subscription/withdraw-section.tsx';
import { completeJsdom, openOutbox, openPage, serverThat, VISITOR } from '../../member-page.tsx';
import { focusWhenShown } from '../../focus-when-shown.ts';

const RECEIPT = {
  __typename: 'WithdrawalReceipt',
  id: 'r1',
  subscriptionId: 'sub_1Ab',
  receivedAt: '2026-11-21T12:30:00+02:00',
  sentTo: 'liige@example.com',
};

const user = userEvent.setup();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = async (name: string) => {
  const buttons = screen.getAllByRole('button', { name });
  await user.click(buttons.at(-1) ?? document.body);
};

/** Completes the first step. */
async function declare(number: string, email: string): Promise<void> {
  await press('Taganen lepingust');
  await user.type(field('Lepingu number'), number);
  await user.type(field('E-posti aadress'), email);
  await press('Taganen lepingust');
}

beforeAll(completeJsdom);
beforeEach(() => openOutbox());

describe('withdrawing without signing in', () => {
  it('takes two steps, sends the number and the address without spaces, and shows the receipt', async () => {
    const { client, questions } = serverThat(() => ({ withdrawFromContract: RECEIPT }));
    openPage(<WithdrawSection />, { session: VISITOR, client });
    await declare(' sub_1Ab ', 'liige@example.com ');
    expect(screen.getByText('Taganen lepingust sub_1Ab.')).toBeTruthy();
    expect(questions).toEqual([]);
    const focused = focusWhenShown(() => screen.queryByText(/^Saime/) !== null);
    await press('Kinnitan taganemise');
    expect(
      await screen.findByText(/^Saime sinu taganemisavalduse kätte 21\. novembril 2026 kell/),
    ).toBeTruthy();
    expect((await focused)?.contains(screen.getByText(/^Saime/))).toBe(true);
    expect(await focused).not.toBe(document.body);
    expect(questions.map(({ variables }) => variables)).toEqual([
      { subscriptionId: 'sub_1Ab', email: 'liige@example.com' },
    ]);
  });

  it('marks what is wrong with each field, focuses the first and keeps what was typed', async () => {
    openPage(<WithdrawSection />, { session: VISITOR });
    await declare('12345', 'mari');
    expect(
      screen.getByText('Lepingu number algab tähtedega sub_. Kopeeri see tellimuse kinnituskirjast.'),
    ).toBeTruthy();
    expect(screen.getByText('E-posti aadress peab olema õiges vormingus.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Lepingu number')));
    expect(field('Lepingu number').value).toBe('12345');
    expect(screen.queryByRole('button', { name: 'Kinnitan taganemise' })).toBeNull();
  });

  it('says that it needs a connection, and can be confirmed again or corrected', async () => {
    openPage(<WithdrawSection />, { session: VISITOR });
    await declare('sub_1Ab', 'liige@example.com');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    await press('Kinnitan taganemise');
    expect((await screen.findByRole('alert')).textContent).toBe('Selleks on vaja internetiühendust.');
    expect(screen.getByRole('button', { name: 'Kinnitan taganemise' })).toBeTruthy();
    await press('Muuda');
    expect(field('Lepingu number').value).toBe('sub_1Ab');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opens from its address and fills in a signed-in member’s own email', () => {
    openPage(<WithdrawSection />, { address: '/terms?action=withdraw' });
    expect(field('E-posti aadress').value).toMatch(/@example\.com$/);
  });
});
