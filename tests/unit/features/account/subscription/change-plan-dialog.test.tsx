// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { SubscriptionScreen } from '../../../../../src/features/account/subscription/subscription-screen.tsx';
import { actions } from '../../../../../src/language/words.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';
import { CONTRACT } from './subscription-page.tsx';

beforeAll(completeJsdom);

it('keeps the focus where it asks again for what the change costs', async () => {
  await openOutbox();
  const { client } = serverThat(({ operation }) => {
    if (operation === 'SubscriptionScreen_List')
      return { listSubscriptions: { __typename: 'SubscriptionList', items: [CONTRACT], nextToken: null } };
    return operation === 'SubscriptionScreen_PlanChange' ? 'INTERNAL' : undefined;
  });
  openPage(<SubscriptionScreen />, { client, address: '/settings/subscription' });
  await userEvent.click(await screen.findByRole('button', { name: 'Vali VIP' }));
  const dialog = await screen.findByRole('dialog');
  const retry = await within(dialog).findByRole('button', { name: actions.retry });
  await userEvent.click(retry);
  await expect.poll(() => retry.isConnected).toBe(false);
  expect(document.activeElement).not.toBe(document.body);
  expect(dialog.contains(document.activeElement)).toBe(true);
});
