/**
 * The layers over the page: questions, sheets, the drawer and full screens, one above the other. Each is a native modal dialog, so
 * that all below it is inert. Their common rules are here and nowhere else:
 *
 * - Esc, a press beside it and Back close the innermost, and nothing below it. While it is busy they do nothing.
 * - Focus goes into it, and back to its former place when it closes, or else to the heading of what is then on top.
 * - The page behind does not scroll (base.css).
 * - A full screen has nothing beside it, and an address, which Back leaves. The drawer closes when anything opens.
 */
import { beginAtEntry } from './history-entry.ts';

type LayerShape = 'dialog' | 'sheet' | 'drawer' | 'screen';

export interface Layer {
  element: HTMLDialogElement;
  shape: LayerShape;
  /** Closes it, unless it is busy. */
  ask: () => void;
}

const layers: Layer[] = [];
const HEADING = 'h2[tabindex]';
const EVENTS = ['cancel', 'close', 'pointerdown', 'click'];

export function innermostLayer(): Layer | undefined {
  return layers.at(-1);
}

/** Shows it above all others. Call the returned function while it is still in the page, so that the focus is not lost with it. */
export function openLayer(layer: Layer): () => void {
  const { element, shape, ask } = layer;
  for (const below of layers) if (below.shape === 'drawer') below.ask();
  layers.push(layer);
  if (shape !== 'screen') beginAtEntry();
  element.showModal();
  (
    element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>(HEADING)
  )?.focus();
  let pressed: EventTarget | null = null;
  const onEvent = (event: Event) => {
    const { type, target } = event;
    if (type === 'pointerdown') pressed = target;
    // An event that rises from a question above it, or from a file picker in it, is not for this one.
    else if (target !== element) return;
    else if (type === 'click') {
      // A press that began in it, as a selection of text does, is not one beside it.
      if (shape !== 'screen' && pressed === element) ask();
    } else if (type === 'cancel') {
      event.preventDefault();
      ask();
    } else if (!element.open) {
      // Chromium closes it without asking at a second Esc after a first that did not.
      element.showModal();
      ask();
    }
  };
  for (const type of EVENTS) element.addEventListener(type, onEvent);
  return () => {
    for (const type of EVENTS) element.removeEventListener(type, onEvent);
    layers.splice(layers.indexOf(layer), 1);
    close(element);
  };
}

/** The browser gives the focus back. If its element is gone, like a deleted row, it would be nowhere. */
function close(element: HTMLDialogElement): void {
  element.close();
  const { activeElement } = document;
  if (activeElement !== document.body && !element.contains(activeElement)) return;
  const top = innermostLayer()?.element.querySelector<HTMLElement>(`${HEADING},button`);
  (top ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}
