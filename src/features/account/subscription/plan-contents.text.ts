/** The contents of a plan, with real counts: „94 retsepti 107-st“, and „kõik“ only if it is all of them. */
import type {
  PlanContentCountFragment,
  SubscriptionScreen_PlanContentsQuery,
} from '../../../../contract/documents.generated.ts';
import type { SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import { formatList, formatNumber } from '../../../language/numbers.ts';
import { formatCount } from '../../../language/plurals.ts';
import { subscriptionText } from './subscription.text.ts';

export type PlanContents = NonNullable<SubscriptionScreen_PlanContentsQuery['listPlanContents']>;

const text = subscriptionText.contents;

function counted({ open, all }: PlanContentCountFragment, noun: (count: number) => string): string[] {
  if (open === 0) return [];
  if (open < all) return [`${noun(open)} ${formatNumber(all)}-st`];
  return [all === 1 ? noun(all) : `${text.all} ${noun(all)}`];
}

const programCount = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? text.program : text.programs}`;

function countsOf({
  trainings,
  programs,
  recipes,
}: Pick<PlanContents, 'trainings' | 'programs' | 'recipes'>): string[] {
  return [
    ...counted(trainings, (count) => formatCount(count, 'treening')),
    ...counted(programs, programCount),
    ...counted(recipes, (count) => formatCount(count, 'retsept')),
  ];
}

/** One line for each thing the plan opens; without counts if they are unknown. */
export function planLines(tier: SubscriptionTier, contents: PlanContents | undefined): string[] {
  const plan = contents?.items.find((one) => one.tier === tier);
  if (!plan) return [text.inShort[tier]];
  return [
    ...countsOf(plan),
    ...(plan.hasMenu ? [text.menu] : []),
    ...(tier === 'VIP' ? [text.personal] : []),
  ];
}

/** „Ilma paketita on avatud 21 treeningut 43-st ja 22 retsepti 108-st.“ */
export function freeLine(contents: PlanContents): string {
  return `${text.free} ${formatList(countsOf(contents))}.`;
}
