// @vitest-environment jsdom
/** A plan follows a pointer, until something ends that. jsdom has no layout: the element under the pointer is given. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dragPlan } from '../../../../../src/features/calendar/calendar/drag-plan.ts';

const drop = vi.fn<(target: HTMLElement) => void>();
const scrollBy = vi.fn();
let under: Element | null = null;

const button = (name: string) => screen.getByRole('button', { name });
const at = (clientX: number, clientY: number) => ({
  pointerId: 1,
  clientX,
  clientY,
  buttons: 1,
  isPrimary: true,
});
const isAimedAt = (name: string) => button(name).hasAttribute('data-target');

beforeEach(() => {
  drop.mockClear();
  scrollBy.mockClear();
  document.elementFromPoint = () => under;
  HTMLElement.prototype.setPointerCapture = () => undefined;
  vi.stubGlobal('scrollBy', scrollBy);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  const drag = { accepts: (target: HTMLElement) => target === button('päev'), drop };
  render(
    <>
      <button onPointerDown={(event) => dragPlan(event, drag)}>pide</button>
      <button>päev</button>
      <button>muu</button>
    </>,
  );
  under = button('päev');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(): void {
  fireEvent.pointerDown(button('pide'), at(10, 300));
  fireEvent.pointerMove(button('pide'), at(10, 320));
  vi.advanceTimersToNextFrame();
}

it('goes to what it is let go on, if that takes it', () => {
  begin();
  expect(isAimedAt('päev')).toBe(true);
  fireEvent.pointerUp(button('pide'), { ...at(10, 320), buttons: 0 });
  expect(drop).toHaveBeenCalledExactlyOnceWith(button('päev'));
  expect(isAimedAt('päev')).toBe(false);
  begin();
  under = button('muu');
  fireEvent.pointerUp(button('pide'), { ...at(10, 340), buttons: 0 });
  expect(drop).toHaveBeenCalledOnce();
});

it('is no drag where she only presses, with another button, or with another finger', () => {
  fireEvent.pointerDown(button('pide'), at(10, 300));
  fireEvent.pointerMove(button('pide'), at(12, 301));
  fireEvent.pointerUp(button('pide'), { ...at(12, 301), buttons: 0 });
  for (const other of [{ button: 2 }, { ctrlKey: true }, { isPrimary: false }]) {
    fireEvent.pointerDown(button('pide'), { ...at(10, 300), ...other });
    fireEvent.pointerMove(button('pide'), at(10, 320));
    fireEvent.pointerUp(button('pide'), { ...at(10, 320), buttons: 0 });
  }
  expect(drop).not.toHaveBeenCalled();
});

it('ends with no drop by Escape, with its pointer, and where the page has not heard that it was let go', () => {
  const ends = [
    () => fireEvent.keyDown(document, { key: 'Escape' }),
    () => fireEvent.lostPointerCapture(button('pide'), { pointerId: 1 }),
    () => fireEvent.pointerMove(button('pide'), { ...at(10, 330), buttons: 0 }),
  ];
  for (const end of ends) {
    begin();
    end();
    expect(isAimedAt('päev')).toBe(false);
    fireEvent.pointerUp(button('pide'), { ...at(10, 320), buttons: 0 });
  }
  expect(drop).not.toHaveBeenCalled();
});

it('does not end with another finger', () => {
  begin();
  fireEvent.lostPointerCapture(button('muu'), { pointerId: 2 });
  expect(isAimedAt('päev')).toBe(true);
});

it('scrolls the page near its edges as long as she holds it there, and not as she lets go', () => {
  begin();
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  fireEvent.pointerMove(button('pide'), at(10, innerHeight - 5));
  vi.advanceTimersToNextFrame();
  expect(scrollBy.mock.lastCall?.[0].top).toBeGreaterThan(0);
  fireEvent.pointerMove(button('pide'), at(10, 5));
  vi.advanceTimersToNextFrame();
  expect(scrollBy.mock.lastCall?.[0].top).toBeLessThan(0);
  scrollBy.mockClear();
  fireEvent.pointerUp(button('pide'), { ...at(10, 5), buttons: 0 });
  expect(scrollBy).not.toHaveBeenCalled();
});
