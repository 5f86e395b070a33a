/** The reasons why a recipe, a training, the menu, a page or a program is closed, and the plan that opens it. */
import type { AccessLevel } from '../../../contract/enumerations.ts';
import { isPlanGroup, permissionsOfGroups } from '../../../contract/permissions.ts';
import { SUBSCRIPTION_PLANS, type SubscriptionTier } from '../../../contract/subscription-plans.ts';
import { formatEuros } from '../../language/numbers.ts';
import { accessLevel, fill, subscription, training } from '../../language/words.ts';

export type LockedThing = 'recipe' | 'training' | 'menu' | 'page' | 'program';

const BELONGS: Readonly<Record<LockedThing, string>> = {
  recipe: 'See retsept kuulub paketti {plan}.',
  training: training.subscribeHint,
  menu: 'Päevamenüü kuulub paketti {plan}.',
  page: 'See leht kuulub paketti {plan}.',
  program: 'Osa selle programmi treeninguid kuulub paketti {plan}.',
};

const ANY_PLAN: Readonly<Record<LockedThing, string>> = {
  recipe: 'See retsept avaneb iga paketiga.',
  training: 'See treening avaneb iga paketiga.',
  menu: 'Päevamenüü avaneb iga paketiga.',
  page: 'See leht avaneb iga paketiga.',
  program: 'Osa selle programmi treeninguid avaneb iga paketiga.',
};

const PERSONAL: Readonly<Record<LockedThing, string>> = {
  recipe: 'See retsept on koostatud ühele liikmele isiklikult.',
  training: 'See kava on koostatud ühele liikmele isiklikult.',
  menu: 'See menüü on koostatud ühele liikmele isiklikult.',
  page: 'See leht on koostatud ühele liikmele isiklikult.',
  program: 'See programm on koostatud ühele liikmele isiklikult.',
};

/** Other plans that open the level too. */
const ALSO: Partial<Record<AccessLevel, string>> = {
  BASIC: 'Selle avab ka Premium.',
  FOOD: 'Selle avab ka Premium.',
};

/** „See retsept kuulub paketti Toitumine. Selle avab ka Premium.“ */
export function lockedReason(thing: LockedThing, level: AccessLevel): string {
  if (level === 'OWNER') return PERSONAL[thing];
  if (level === 'SUBSCRIBER' || level === 'PUBLIC') return ANY_PLAN[thing];
  const belongs = fill(BELONGS[thing], { plan: accessLevel[level] });
  return [belongs, ALSO[level]].filter(Boolean).join(' ');
}

/** „Avaneb paketiga Premium“, for places with room for a few words only. */
export function opensWith(level: AccessLevel): string {
  if (level === 'OWNER') return accessLevel.OWNER;
  if (level === 'SUBSCRIBER' || level === 'PUBLIC') return lockedText.opensWithAny;
  return fill(lockedText.opensWith, { plan: accessLevel[level] });
}

/** The plans that open the level, cheapest first; empty if no plan opens it. */
const OPENED_BY: Readonly<Record<AccessLevel, readonly SubscriptionTier[]>> = {
  PUBLIC: [],
  OWNER: [],
  SUBSCRIBER: ['FOOD', 'BASIC', 'PREMIUM', 'VIP'],
  BASIC: ['BASIC', 'PREMIUM'],
  FOOD: ['FOOD', 'PREMIUM'],
  PREMIUM: ['PREMIUM'],
  VIP: ['VIP'],
};

/**
 * The least plan that opens the level and also everything that her present plans open; undefined if every plan does, or none, so
 * that there is none to point out.
 */
export function leastPlanFor(level: AccessLevel, groups: readonly string[]): SubscriptionTier | undefined {
  if (level === 'SUBSCRIBER') return undefined;
  const present = [...permissionsOfGroups(groups.filter(isPlanGroup))];
  return OPENED_BY[level].find((tier) => {
    const opened = permissionsOfGroups([tier.toLowerCase()]);
    return present.every((permission) => opened.has(permission));
  });
}

export interface PlanPrice {
  plan: string;
  /** „19,90 € kuus“, with tax. */
  price: string;
}

/** The prices of the plans that open the level. They are built into the app, so they are known offline. */
export function pricesOfOpeningPlans(level: AccessLevel): readonly PlanPrice[] {
  return OPENED_BY[level].map((tier) => {
    const { name, monthlyPriceCents } = SUBSCRIPTION_PLANS[tier];
    return { plan: name, price: fill(subscription.perMonth, { price: formatEuros(monthlyPriceCents) }) };
  });
}

export const lockedText = {
  opensWith: 'Avaneb paketiga {plan}',
  opensWithAny: 'Avaneb iga paketiga',
  prices: 'Pakettide hinnad',
  signInFirst: 'Kui sul on tellimus juba olemas, logi sisse.',
} as const;
