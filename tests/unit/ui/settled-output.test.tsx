// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SettledOutput } from '../../../src/ui/settled-output.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const said = () => screen.getByRole('status').textContent;
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it('says at once what a pressed filter has changed', () => {
  const { rerender } = render(<SettledOutput text="108 retsepti" typed="kala" />);
  rerender(<SettledOutput text="34 retsepti" typed="kala" />);
  expect(said()).toBe('34 retsepti');
});

it('says what she looks for once she pauses, though the list follows each key', () => {
  const { rerender } = render(<SettledOutput text="108 retsepti" typed="" />);
  for (const [typed, text] of [
    ['k', '90 retsepti'],
    ['ka', '41 retsepti'],
    ['kal', '9 retsepti'],
  ] as const) {
    rerender(<SettledOutput text={text} typed={typed} />);
    pass(900);
    expect(said()).toBe('108 retsepti');
  }
  pass(100);
  expect(said()).toBe('9 retsepti');
});

it('says nothing of a search that she has taken back before she paused', () => {
  const { rerender } = render(<SettledOutput text="108 retsepti" typed="" />);
  rerender(<SettledOutput text="0 retsepti" typed="x" />);
  rerender(<SettledOutput text="108 retsepti" typed="" />);
  pass(2_000);
  expect(said()).toBe('108 retsepti');
});
