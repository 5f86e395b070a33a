/** A change of plan as the screen makes it: she agrees to what it has shown. */
import { expect } from 'vitest';
import type { TestMember } from './test-server.ts';

export interface PlanPreview {
  payTodayCents: number;
  calculatedAt: string;
  takesBackEnding: boolean;
}

export async function previewPlan(member: TestMember, id: string, tier: string): Promise<PlanPreview> {
  const { data } = await member.ask(
    `query ($id: ID!, $tier: SubscriptionTier!) {
      previewPlanChange(subscriptionId: $id, tier: $tier) { payTodayCents calculatedAt takesBackEnding }
    }`,
    { id, tier },
  );
  return data?.['previewPlanChange'] as PlanPreview;
}

/** Returns what was shown. */
export async function changePlan(member: TestMember, id: string, tier: string): Promise<PlanPreview> {
  const shown = await previewPlan(member, id, tier);
  const { errors } = await member.ask(
    `mutation ($id: ID!, $tier: SubscriptionTier!, $pay: Int!, $at: DateTime!) {
      changeSubscriptionPlan(subscriptionId: $id, tier: $tier, payTodayCents: $pay, calculatedAt: $at) { url }
    }`,
    { id, tier, pay: shown.payTodayCents, at: shown.calculatedAt },
  );
  expect(errors).toEqual([]);
  return shown;
}
