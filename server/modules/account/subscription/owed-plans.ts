/**
 * VIP is sold with a training made for its member, which a person has to write. Staff are told of each purchase, and of each
 * week in which it is still owed; a change of plan to VIP is a purchase as well.
 */
import type Stripe from 'stripe';
import { isPaid } from '../../../../contract/subscription-status.ts';
import { isTrainingOwned } from '../../platform/content/owned-trainings.repository.ts';
import { findProfile } from '../../platform/profile/profile.repository.ts';
import { listNoticesOf, noteForStaff } from '../staff/staff-notices.repository.ts';
import { tiersOf } from './access.ts';
import type { Billing } from './billing.ts';
import { contractOf } from './contract.ts';
import { owedPlanNotice } from './staff.mails.ts';

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** To be run for each member who pays once a day at least, as `reconciliation` does. */
export async function noteOwedPlans(
  billing: Billing,
  memberId: string,
  subscriptions: readonly Stripe.Subscription[],
): Promise<void> {
  const { payments } = billing;
  const sold = subscriptions.find((one) => isPaid(one) && tiersOf(one, payments.priceIds).includes('VIP'));
  if (sold === undefined) return;
  const { database, clock } = billing;
  const begin = `personal-plan:${sold.id}:`;
  const earlier = (await listNoticesOf(database, memberId)).filter(({ id }) => id.startsWith(begin));
  const last = Math.max(0, ...earlier.map(({ createdAt }) => createdAt.getTime()));
  const now = clock();
  if (now.getTime() - last < WEEK_MS) return;
  const email = (await findProfile(database, memberId))?.email ?? null;
  const names = [memberId, ...(email === null ? [] : [email.toLowerCase()])];
  const isMade = await isTrainingOwned(database, names);
  if (isMade && earlier.length > 0) return;
  const contract = contractOf(sold, payments.priceIds);
  const notice = owedPlanNotice(contract, { memberId, email, weeks: earlier.length, isMade });
  await noteForStaff(database, { ...notice, id: `${begin}${earlier.length}`, memberId, createdAt: now });
}
