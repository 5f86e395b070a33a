// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeJsdom, openOutbox } from '../../member-page.tsx';
import { openScreen } from './subscription-page.tsx';

beforeAll(completeJsdom);
beforeEach(() => openOutbox());

const words = () => screen.getByRole('region', { name: 'Premium' }).textContent?.replaceAll('\u00A0', ' ');

it('names the day on which a contract ends, where that is another than its period’s end', async () => {
  await openScreen({
    cancel_at_period_end: true,
    cancel_at: '2026-12-24T12:00:00+02:00',
    current_period_end: '2027-01-04T12:00:00+02:00',
  });
  expect(words()).toContain('Ligipääs kestab kuni 24. detsembrini 2026');
});

it.each([
  ['goes on', { status: 'active', cancel_at_period_end: false }, 'Aktiivne', 'success'],
  ['was ended', { status: 'active', cancel_at_period_end: true }, 'Lõpeb', 'neutral'],
  ['was ended and is owed', { status: 'past_due', cancel_at_period_end: true }, 'Makse hilineb', 'neutral'],
] as const)('wears one true word where it %s', async (_what, contract, word, tone) => {
  await openScreen(contract);
  const badge = within(screen.getByRole('region', { name: 'Premium' })).getByText(word);
  expect(badge.className).toContain(tone);
});

describe('what a contract costs', () => {
  const prices = () =>
    screen.getAllByText(/kuus$/).map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));

  it('is what she pays, where the plan has another price by now', async () => {
    await openScreen({ monthly_price_cents: 1790 });
    expect(words()).toContain('17,90 € kuus');
    expect(prices()).toEqual([
      '17,90 € kuus',
      '14,90 € kuus',
      '12,90 € kuus',
      '17,90 € kuus',
      '39,90 € kuus',
    ]);
  });

  it('is the plan’s price where an earlier build kept none', async () => {
    await openScreen({ monthly_price_cents: null });
    expect(words()).toContain('19,90 € kuus');
  });
});

describe('a contract for which a payment is owed', () => {
  it.each(['past_due', 'unpaid'] as const)(
    'can be ended while it is %s, and says what stays owed',
    async (status) => {
      await openScreen({ status, current_period_end: '2026-12-04T12:00:00+02:00' });
      const contract = screen.getByRole('region', { name: 'Premium' });
      await userEvent.click(within(contract).getByRole('button', { name: 'Lõpeta tellimus' }));
      const dialog = await screen.findByRole('dialog', { name: 'Kas lõpetada tellimus?' });
      const said = dialog.textContent?.replaceAll('\u00A0', ' ');
      expect(said).toContain('Tellimus lõpeb 4. detsembril 2026');
      expect(said).toContain('Tegemata makse tuleb siiski tasuda');
      expect(said).not.toContain('Rohkem makseid ei tule');
    },
  );

  it('says after that when it ends, promises access only for the payment, and can go on', async () => {
    await openScreen({
      status: 'past_due',
      cancel_at_period_end: true,
      current_period_end: '2026-12-04T12:00:00+02:00',
    });
    expect(words()).toContain('Tellimus lõpeb 4. detsembril 2026');
    expect(words()).not.toContain('Ligipääs kestab');
    expect(words()).toContain('Kui see õnnestub, kestab ligipääs');
    expect(screen.getByRole('button', { name: 'Jätka tellimust' })).toBeTruthy();
  });
});
