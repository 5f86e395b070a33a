/** Repeats in the app what somebody did on a prerendered page before the app was there: nothing of it is lost. */

const CONTROLS = 'a[href], button, input, select, textarea, video';

interface DoneBefore {
  /** Moves the focus of a visitor who uses the keyboard or types to the same control; both pages are in the document. */
  focus: () => void;
  /** Repeats the typed text before this returns; then the choices, plays and presses, one after another. */
  repeat: () => Promise<void>;
}

/** Must be called before the page gives way to the app. */
export function doneBefore(prerendered: HTMLElement, root: HTMLElement): DoneBefore {
  const controls = controlsIn(prerendered);
  const counterpartOf = (control: Element) => {
    const isAlike = (each: HTMLElement) => isSame(each, control);
    return controlsIn(root).filter(isAlike)[controls.filter(isAlike).indexOf(control as HTMLElement)];
  };
  const { activeElement } = document;
  const isHere = activeElement !== null && prerendered.contains(activeElement);
  const focused = isHere ? (mainLike(activeElement, root) ?? counterpartOf(activeElement)) : undefined;
  const selection = isHere && isText(activeElement) ? selectionOf(activeElement) : undefined;
  const deedsOf = (kind: (control: HTMLElement) => Deed | undefined) =>
    controls.flatMap((control) => {
      const deed = kind(control);
      const counterpart = deed && counterpartOf(control);
      return counterpart ? () => deed(counterpart) : [];
    });
  const texts = deedsOf(typed);
  const others = deedsOf(chosen);
  return {
    focus: () => focused?.focus({ preventScroll: true }),
    async repeat() {
      // Text and caret at once: the next letter may be on its way.
      for (const deed of texts) deed();
      if (selection && isText(focused)) focused.setSelectionRange(...selection);
      for (const deed of others) {
        // Each is answered before the next, as it would have been.
        await new Promise((resolve) => setTimeout(resolve));
        deed();
      }
    },
  };
}

/** Returns the target of the link past the menu. */
function mainLike(element: Element, root: HTMLElement): HTMLElement | null {
  return element.matches('main') ? root.querySelector('main') : null;
}

function controlsIn(within: HTMLElement): HTMLElement[] {
  return Array.from(within.querySelectorAll<HTMLElement>(CONTROLS));
}

const ATTRIBUTES = ['href', 'type', 'aria-label'];

function isSame(one: Element, other: Element): boolean {
  return (
    one.tagName === other.tagName &&
    one.textContent === other.textContent &&
    ATTRIBUTES.every((name) => one.getAttribute(name) === other.getAttribute(name))
  );
}

function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement) {
  return [selectionStart, selectionEnd] as const;
}

function isText(element: Element | undefined): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.selectionStart !== null;
}

/** A visitor's act on a control, to be done with the app's. */
type Deed = (counterpart: HTMLElement) => void;

function typed(control: HTMLElement): Deed | undefined {
  if (!isText(control) || control.value === control.defaultValue) return undefined;
  return (field) => type(field, control.value);
}

function chosen(control: HTMLElement): Deed | undefined {
  if ('asked' in control.dataset) return (button) => button.click();
  if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked)
    return (box) => check(box, control.checked);
  if (control instanceof HTMLSelectElement && isChosen(control)) return (list) => choose(list, control.value);
  if (control instanceof HTMLVideoElement && control.currentTime > 0) {
    // Read now, because a video stops when it leaves the document.
    const { currentTime, paused } = control;
    return (video) => goOn(video, currentTime, !paused);
  }
  return undefined;
}

function isChosen({ options }: HTMLSelectElement): boolean {
  return Array.from(options).some(({ selected, defaultSelected }) => selected && !defaultSelected);
}

function check(box: HTMLElement, isChecked: boolean): void {
  if (box instanceof HTMLInputElement && box.checked !== isChecked) box.click();
}

/** Types as a keyboard does, because React overlooks a value that a script has set. */
function type(field: HTMLElement, text: string): void {
  if (!isText(field)) return;
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(list: HTMLElement, value: string): void {
  if (!(list instanceof HTMLSelectElement)) return;
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

function goOn(video: HTMLElement, seconds: number, isPlaying: boolean): void {
  if (!(video instanceof HTMLVideoElement)) return;
  video.currentTime = seconds;
  // The browser may refuse it to a page that nobody has touched.
  if (isPlaying) void video.play().catch(() => undefined);
}
