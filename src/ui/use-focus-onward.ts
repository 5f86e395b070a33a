import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'a[href], button, input';

interface Held {
  control: Element;
  /** The row's place among the rows, and the control's in its row. */
  row: number;
  place: number;
}

/**
 * For a part of a screen whose rows go when a button in them is pressed. Its focus goes on to the same control of the row that
 * has taken their place, so that keys go through a list; with the last row, and if the whole part goes, to the screen's heading.
 * With a `heading` of its own it goes there, because the button beside does something else.
 */
export function useFocusOnward<Part extends HTMLElement>(heading?: RefObject<HTMLElement | null>) {
  const part = useRef<Part>(null);
  const held = useRef<Held>(undefined);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      held.current = part.current && target instanceof Element ? heldIn(part.current, target) : undefined;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useLayoutEffect(() => {
    if (!held.current || held.current.control.isConnected) return;
    const { row, place } = held.current;
    held.current = undefined;
    if (document.activeElement !== document.body) return;
    if (heading) heading.current?.focus();
    else focusRow(part.current, row, place);
  });
  useLayoutEffect(() => {
    const own = part.current;
    // Still in the page here; React tells nothing of an element that it removes with the focus in it.
    return () => {
      if (own?.contains(document.activeElement)) focusScreen();
    };
  }, []);
  return part;
}

/** The items of its list, or its controls if it has none. */
function rowsIn(part: Element): Element[] {
  const items = [...part.querySelectorAll('li')].filter((item) => !item.parentElement?.closest('li'));
  return items.length > 0 ? items : [...part.querySelectorAll(CONTROLS)];
}

function controlsIn(row: Element): Element[] {
  return row.matches(CONTROLS) ? [row] : [...row.querySelectorAll(CONTROLS)];
}

function heldIn(part: Element, control: Element): Held | undefined {
  if (!part.contains(control)) return undefined;
  const rows = rowsIn(part);
  const row = rows.findIndex((each) => each.contains(control));
  const own = rows[row];
  return { control, row, place: own ? controlsIn(own).indexOf(control) : 0 };
}

function focusRow(part: Element | null, row: number, place: number): void {
  const rows = part ? rowsIn(part) : [];
  const next = rows[Math.min(row, rows.length - 1)];
  const controls = next ? controlsIn(next) : [];
  const control = controls[Math.min(place, controls.length - 1)];
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  else focusScreen();
}

function focusScreen(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
