// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubscriptionDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { SubscriptionScreen } from '../../../../../src/features/account/subscription/subscription-screen.tsx';
import { subscriptionText } from '../../../../../src/features/account/subscription/subscription.text.ts';
import { forgetPayment } from '../../../../../src/features/account/subscription/use-payment-return.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';
import { CONTRACT } from './subscription-page.tsx';

beforeAll(completeJsdom);

describe('a closed page that led her to the plans', () => {
  const PLACE = '/nutrition/plan?week=2';
  const wayBack = () => screen.queryByRole('link', { name: subscriptionText.backToPlace });

  /** The closed page's link, and the plans as a page of their own after the card service. */
  async function come(items: readonly SubscriptionDetailsFragment[], from: unknown = PLACE) {
    const { client } = serverThat(({ operation }) =>
      operation === 'SubscriptionScreen_List'
        ? { listSubscriptions: { __typename: 'SubscriptionList', items, nextToken: null } }
        : undefined,
    );
    const outbox = await openOutbox();
    function Screens() {
      if (useLocation().pathname === '/settings/subscription') return <SubscriptionScreen />;
      return (
        <Link to="/settings/subscription?plan=VIP" state={{ from }}>
          See the plans
        </Link>
      );
    }
    openPage(<Screens />, { client, outbox, address: '/nutrition/plan' });
    await userEvent.click(screen.getByRole('link', { name: 'See the plans' }));
    return { client, outbox };
  }

  async function returnPaid({ client, outbox }: Awaited<ReturnType<typeof come>>, action: string) {
    cleanup();
    openPage(<SubscriptionScreen />, { client, outbox, address: `/settings/subscription?action=${action}` });
    await screen.findByText(subscriptionText[action === 'changed' ? 'changed' : 'cancelled']);
  }

  beforeEach(() => {
    sessionStorage.clear();
    forgetPayment();
  });

  it('is led back to from the confirmation, once', async () => {
    const page = await come([CONTRACT]);
    await returnPaid(page, 'changed');
    await expect.poll(() => wayBack()?.getAttribute('href')).toBe(PLACE);
    await returnPaid(page, 'changed');
    expect(wayBack()).toBeNull();
  });

  it('is kept over an order that she gives up', async () => {
    const page = await come([CONTRACT]);
    await returnPaid(page, 'cancel');
    expect(wayBack()).toBeNull();
    await returnPaid(page, 'changed');
    await expect.poll(() => wayBack()?.getAttribute('href')).toBe(PLACE);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 7])(
    'is not a page of another origin: %s',
    async (place) => {
      await returnPaid(await come([CONTRACT], place), 'changed');
      expect(wayBack()).toBeNull();
    },
  );

  it('shows a subscriber the plan among the others, and orders no change by itself', async () => {
    const scrollTo = vi.fn();
    Element.prototype.scrollIntoView = scrollTo;
    await come([CONTRACT]);
    await expect.poll(() => document.activeElement?.textContent).toBe('VIP');
    expect(scrollTo).toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(subscriptionText.chosen).closest('li')?.textContent).toContain('VIP');
  });
});
