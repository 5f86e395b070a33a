/** What somebody did on a prerendered page before the app was there, done in the app: nothing of it is lost. */

const CONTROLS = 'a[href], button, input, select, textarea, video';

interface DoneBefore {
  /** Whoever walks the page by keyboard, or types, goes on where she was; both pages are in the document. */
  focus: () => void;
  /** What was typed, chosen, played and pressed, one after another. */
  repeat: () => Promise<void>;
}

/** To be asked before the page gives way to the app. */
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
  const deeds = controls.flatMap((control) => {
    const deed = deedOf(control);
    const counterpart = deed && counterpartOf(control);
    return counterpart ? () => deed(counterpart) : [];
  });
  return {
    focus: () => focused?.focus({ preventScroll: true }),
    async repeat() {
      for (const deed of deeds) {
        deed();
        // Each is answered before the next, as it would have been.
        await new Promise((resolve) => setTimeout(resolve));
        if (selection && isText(focused) && focused === document.activeElement)
          focused.setSelectionRange(...selection);
      }
    },
  };
}

/** To where the link past the menu leads. */
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

/** What was done with the control, to be done with the app's; undefined where nothing was. */
function deedOf(control: HTMLElement): ((counterpart: HTMLElement) => void) | undefined {
  if ('asked' in control.dataset) return (button) => button.click();
  if (control instanceof HTMLInputElement) {
    if (control.checked !== control.defaultChecked) return (box) => check(box, control.checked);
    if (control.value !== control.defaultValue) return (field) => type(field, control.value);
  }
  if (control instanceof HTMLSelectElement && isChosen(control)) return (list) => choose(list, control.value);
  if (control instanceof HTMLVideoElement && control.currentTime > 0) {
    // As it is now: what leaves the document stops.
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

/** As a keyboard does it: React overlooks a value that a script has set. */
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
