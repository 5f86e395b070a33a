import { describe, expect, it } from 'vitest';
import { changeServings, scaleAmount } from '../../../../../src/features/food/recipes/scale-amount.ts';

describe('scaleAmount', () => {
  it('rounds to 5 above 50', () => {
    expect(scaleAmount(120, 1.5)).toBe(180);
    expect(scaleAmount(85, 1.5)).toBe(130);
    expect(scaleAmount(101, 0.5)).toBe(50);
  });

  it('rounds to 1 at 50 and below', () => {
    expect(scaleAmount(25, 1.5)).toBe(38);
    expect(scaleAmount(100, 0.5)).toBe(50);
    expect(scaleAmount(33, 0.5)).toBe(17);
  });

  it('never rounds an amount to zero', () => {
    expect(scaleAmount(1, 0.25)).toBe(0.3);
    expect(scaleAmount(0.1, 0.25)).toBe(0.1);
  });

  it('leaves an unscaled amount as written', () => {
    expect(scaleAmount(123, 1)).toBe(123);
    expect(scaleAmount(2.5, 1)).toBe(2.5);
  });
});

describe('changeServings', () => {
  it('moves in halves', () => {
    expect(changeServings(2, 2.5)).toBe(2.5);
    expect(changeServings(2, 1.5)).toBe(1.5);
  });

  it('goes to the next half from portions that are none', () => {
    expect(changeServings(2.29, 2.79)).toBe(2.5);
    expect(changeServings(2.29, 1.79)).toBe(2);
  });

  it('stays between half a portion and 24', () => {
    expect(changeServings(0.5, 0)).toBe(0.5);
    expect(changeServings(24, 24.5)).toBe(24);
  });
});
