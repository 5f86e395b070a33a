import { describe, expect, it } from 'vitest';
import { ACCESS_LEVELS } from '../../../../src/contract/enumerations.ts';
import { lockedReason } from '../../../../src/features/access/locked.text.ts';

describe('lockedReason', () => {
  it('names the plan, and the larger one that opens it too', () => {
    expect(lockedReason('recipe', 'FOOD')).toBe(
      'See retsept kuulub paketti Toitumine. Selle avab ka Premium.',
    );
    expect(lockedReason('training', 'BASIC')).toBe(
      'See treening kuulub paketti Treeningud. Selle avab ka Premium.',
    );
    expect(lockedReason('recipe', 'PREMIUM')).toBe('See retsept kuulub paketti Premium.');
    expect(lockedReason('training', 'VIP')).toBe('See treening kuulub paketti VIP.');
  });

  it('says that any plan will do for what is open to all subscribers', () => {
    expect(lockedReason('recipe', 'SUBSCRIBER')).toBe('See retsept avaneb iga paketiga.');
  });

  it('offers no plan for what was made for one member', () => {
    expect(lockedReason('training', 'OWNER')).not.toContain('paket');
  });

  it('leaves no placeholder unfilled', () => {
    for (const level of ACCESS_LEVELS) expect(lockedReason('recipe', level)).not.toMatch(/[{}]/);
  });
});
