import { describe, expect, it } from 'vitest';
import { ACCESS_LEVELS } from '../../../../contract/enumerations.ts';
import { SUBSCRIPTION_PLANS } from '../../../../contract/subscription-plans.ts';
import {
  lockedReason,
  opensWith,
  pricesOfOpeningPlans,
} from '../../../../src/platform/access/locked.text.ts';

describe('lockedReason', () => {
  it('names the plan, and the larger plan that includes it', () => {
    expect(lockedReason('recipe', 'FOOD')).toBe(
      'See retsept kuulub paketti Toitumine. Selle avab ka Premium.',
    );
    expect(lockedReason('training', 'BASIC')).toBe(
      'See treening kuulub paketti Treeningud. Selle avab ka Premium.',
    );
    expect(lockedReason('recipe', 'PREMIUM')).toBe('See retsept kuulub paketti Premium.');
    expect(lockedReason('training', 'VIP')).toBe('See treening kuulub paketti VIP.');
  });

  it('says that any plan opens what is open to all subscribers', () => {
    expect(lockedReason('recipe', 'SUBSCRIBER')).toBe('See retsept avaneb iga paketiga.');
  });

  it('has a short form of what opens it', () => {
    expect(opensWith('SUBSCRIBER')).toBe('Avaneb iga paketiga');
    expect(opensWith('BASIC')).toBe('Avaneb paketiga Treeningud');
    expect(opensWith('OWNER')).toBe('Ainult sulle');
  });

  it('offers no plan for content made for one member', () => {
    expect(lockedReason('training', 'OWNER')).not.toContain('paket');
  });

  it('leaves no placeholder unfilled', () => {
    for (const level of ACCESS_LEVELS) expect(lockedReason('recipe', level)).not.toMatch(/[{}]/);
  });
});

describe('pricesOfOpeningPlans', () => {
  it('gives the price of every plan that the reason names, cheapest first', () => {
    expect(pricesOfOpeningPlans('FOOD')).toEqual([
      { plan: 'Toitumine', price: '12,90\u00a0€ kuus' },
      { plan: 'Premium', price: '19,90\u00a0€ kuus' },
    ]);
    for (const level of ACCESS_LEVELS) {
      const reason = lockedReason('recipe', level);
      const named = Object.values(SUBSCRIPTION_PLANS)
        .map(({ name }) => name)
        .filter((name) => new RegExp(`${name}\\.`).test(reason));
      const priced = pricesOfOpeningPlans(level).map(({ plan }) => plan);
      expect(level === 'SUBSCRIBER' ? [] : [...priced].sort()).toEqual(named.sort());
    }
  });

  it('prices every plan if any will do, and none for content that is not for sale', () => {
    expect(pricesOfOpeningPlans('SUBSCRIBER').map(({ plan }) => plan)).toEqual([
      'Toitumine',
      'Treeningud',
      'Premium',
      'VIP',
    ]);
    expect(pricesOfOpeningPlans('OWNER')).toEqual([]);
  });
});
