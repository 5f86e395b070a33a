/**
 * A finger that taps twice but meant to tap once must not press a control that is there only since the first tap: take back the
 * first one's mark, skip a rest, tick off the next food, leave the screen below a sheet. The second tap has no effect if it comes
 * soon, at the same place, and meets another control, or the same one about something else. Two taps on a control that stays as
 * it is (one repetition more, the next month) are two.
 */
const SOON_MS = 600;
/** As far as the same finger strays, in CSS pixels. */
const NEAR_PX = 30;
/** The name of a control, and its subject (`data-of`) if its words stay the same. */
const NAMES = ['aria-label', 'data-of'];
const CONTROLS = 'button, a, label, summary, input, select, textarea';

interface Tap {
  at: number;
  x: number;
  y: number;
  control: Element | null;
  name: string;
}

/** Watches the page's taps. A mouse, a keyboard and whatever reads the page to her press once. */
export function ignoreSecondTaps(page: Document): void {
  let last: Tap | undefined;
  /** A finger has come down; until its first click, because a label's click is followed by its field's. */
  let isTouched = false;
  const onDown = ({ pointerType }: PointerEvent) => {
    isTouched = pointerType === 'touch';
  };
  const onClick = (event: MouseEvent) => {
    if (!isTouched) return;
    isTouched = false;
    const tap = tapOf(event);
    // A visitor who goes on tapping is heard again soon: an ignored tap does not count.
    if (!last || !isSecond(tap, last)) {
      // A tap beside everything did nothing, and the next one is meant.
      last = tap.control ? tap : undefined;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener('pointerdown', onDown, { capture: true, passive: true });
  page.addEventListener('click', onClick, { capture: true });
}

function tapOf({ timeStamp: at, clientX: x, clientY: y, target }: MouseEvent): Tap {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return { at, x, y, control, name: nameOf(control) };
}

function nameOf(control: Element | null): string {
  if (!control) return '';
  const { textContent } = control;
  return [textContent, ...NAMES.map((attribute) => control.getAttribute(attribute))].join(' ');
}

function isSecond(tap: Tap, last: Tap): boolean {
  const isSoon = tap.at - last.at < SOON_MS;
  const isNear = Math.hypot(tap.x - last.x, tap.y - last.y) < NEAR_PX;
  return isSoon && isNear && (tap.control !== last.control || tap.name !== last.name);
}
