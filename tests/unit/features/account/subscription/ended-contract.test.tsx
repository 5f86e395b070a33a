// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscriptionText } from '../../../../../src/features/account/subscription/subscription.text.ts';
import { completeJsdom, openOutbox } from '../../member-page.tsx';
import { openScreen } from './subscription-page.tsx';

beforeAll(completeJsdom);
beforeEach(() => openOutbox());

describe('a contract that has ended', () => {
  const ENDED = { status: 'canceled' as const, withdrawn_at: '2026-11-26T15:00:00+02:00' };
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const manage = (name: string) => region(name).queryByRole('button', { name: /^(Halda|Vaata arveid)/ });

  it('says when she withdrew, leads to her invoices, and offers nothing that is over', async () => {
    await openScreen(ENDED);
    const words = screen.getByRole('region', { name: 'Premium' }).textContent?.replaceAll('\u00A0', ' ');
    expect(words).toContain('Taganesid sellest lepingust 26. novembril 2026.');
    expect(words, 'no card is managed there').not.toContain(subscriptionText.invoices);
    const buttons = region('Premium').getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Vaata arveid']);
  });

  it('says nothing of a withdrawal where there was none', async () => {
    await openScreen({ ...ENDED, withdrawn_at: null });
    expect(screen.queryByText(/^Taganesid/)).toBeNull();
  });

  it.each([
    ['beside one that runs', { status: 'active' as const }, ['VIP']],
    ['beside an earlier one', { status: 'canceled' as const }, ['Premium']],
    ['that was never paid, beside an earlier one', { status: 'canceled' as const }, ['VIP']],
  ])('leads to her invoices from one card alone: %s', async (what, earlier, leading) => {
    const isPaid = what !== 'that was never paid, beside an earlier one';
    const later = {
      ...ENDED,
      withdrawn_at: null,
      status: isPaid ? ENDED.status : 'incomplete_expired',
    } as const;
    await openScreen(later, { id: 'sub_0', product_names: ['VIP'], tier: 'VIP', ...earlier });
    expect(['Premium', 'VIP'].filter(manage)).toEqual(leading);
  });
});
