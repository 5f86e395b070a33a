// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceChoice } from '../../../src/ui/device-choice.ts';
import { switchVibrationOff, vibrate } from '../../../src/ui/vibration.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a choice of the device', () => {
  it('is no until she chooses, and survives a reload', () => {
    const choice = deviceChoice('weightHidden');
    expect(choice.read()).toBe(false);
    choice.choose(true);
    expect(deviceChoice('weightHidden').read()).toBe(true);
    choice.choose(false);
    expect(deviceChoice('weightHidden').read()).toBe(false);
  });

  it('changes the screen at once, even if another tab chose', () => {
    const choice = deviceChoice('weightHidden');
    const { result } = renderHook(choice.use);
    act(() => choice.choose(true));
    expect(result.current).toBe(true);
    localStorage.removeItem('hoog.weightHidden');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'hoog.weightHidden' })));
    expect(result.current).toBe(false);
  });

  it('follows what it is told until she chooses, and then stays hers, yes or no', () => {
    let isAsked = true;
    let change = () => {};
    const asked = { read: () => isAsked, listen: (changed: () => void) => ((change = changed), () => {}) };
    const choice = deviceChoice('clips', asked);
    const { result } = renderHook(choice.use);
    expect(result.current).toBe(true);
    isAsked = false;
    act(() => change());
    expect(result.current).toBe(false);
    isAsked = true;
    act(() => choice.choose(false));
    expect(result.current).toBe(false);
    expect(deviceChoice('clips', asked).read()).toBe(false);
  });

  it('lasts until the page is left if storage is unavailable', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    const choice = deviceChoice('weightHidden');
    choice.choose(true);
    expect(choice.read()).toBe(true);
    expect(deviceChoice('weightHidden').read()).toBe(false);
  });
});

describe('vibration', () => {
  it('vibrates until she switches it off, and does no harm on devices without it', () => {
    vibrate(10);
    const felt: (number | number[])[] = [];
    Object.assign(navigator, { vibrate: (pattern: number | number[]) => felt.push(pattern) > 0 });
    vibrate(10);
    switchVibrationOff(true);
    vibrate(10);
    switchVibrationOff(false);
    vibrate([300, 150, 300]);
    Reflect.deleteProperty(navigator, 'vibrate');
    expect(felt).toEqual([10, [300, 150, 300]]);
  });
});
