import type { KeyboardEvent, RefObject } from 'react';

/** Keys of a keyboard, and of a page turner or a pedal. */
const NEXT_KEYS = ['ArrowRight', 'PageDown', ' ', 'Enter'];
const PREVIOUS_KEYS = ['ArrowLeft', 'PageUp'];

interface CookDeeds {
  /** A list is above. */
  isCovered: boolean;
  /** The step's text, whose times are buttons. */
  words: RefObject<HTMLElement | null>;
  onNext: () => void;
  onPrevious: () => void;
  onList: () => void;
}

/** Keys turn the steps, open the list, and start the first time of a step that does not run. */
export function pressCookKey(event: KeyboardEvent, { isCovered, ...deeds }: CookDeeds): void {
  const { key, target, currentTarget } = event;
  if (isCovered || event.altKey || event.ctrlKey || event.metaKey) return;
  // A sheet above has its keys to itself.
  if (!(target instanceof Element) || target.closest('dialog') !== currentTarget) return;
  // On a button or a link, these press it.
  const isPress = (key === ' ' || key === 'Enter') && target.closest('a, button, input') !== null;
  const deed = isPress ? undefined : deedOf(key, deeds);
  // Held down, it would run through all steps and end the cooking.
  if (deed && !event.repeat) deed();
  if (deed || (event.repeat && isPress && target.closest('a, button'))) event.preventDefault();
}

function deedOf(
  key: string,
  { words, onNext, onPrevious, onList }: Omit<CookDeeds, 'isCovered'>,
): (() => void) | undefined {
  if (NEXT_KEYS.includes(key)) return onNext;
  if (PREVIOUS_KEYS.includes(key)) return onPrevious;
  if (key === 'ArrowUp') return onList;
  const timer = words.current?.querySelector<HTMLElement>('button:not([aria-disabled="true"])');
  // Without a timer it scrolls a long step.
  return key === 'ArrowDown' && timer ? () => timer.click() : undefined;
}
