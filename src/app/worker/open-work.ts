/**
 * The work that neither a new version nor a change of her plan may interrupt: a form with something typed in it, anything open
 * over the page (the measurement sheet, cook mode), a training that has begun, and a file that she has chosen. It is read from
 * the document, so that no screen can forget to say so; only an element that holds a file says it, by `data-holds-file`.
 */
const typedIn = new Set<HTMLFormElement>();

/** The open work in the document. */
export interface OpenWork {
  hasDialog: boolean;
  hasTypedForm: boolean;
  /** A video that is playing or was paused part of the way, as when she rests or reads the plan. */
  isTraining: boolean;
  /** A file on a page, as in the import: its answers are in no form. */
  holdsFile: boolean;
}

export function mayBeReplaced({ hasDialog, hasTypedForm, isTraining, holdsFile }: OpenWork): boolean {
  return !hasDialog && !hasTypedForm && !isTraining && !holdsFile;
}

/**
 * Starts once per page, before a new version can ask. A form counts until it leaves the page: only its screen knows when
 * it is done.
 */
export function watchOpenWork(): void {
  document.addEventListener('input', noteTyping, { capture: true, passive: true });
}

function noteTyping({ target }: Event): void {
  const form = target instanceof Element ? target.closest('form') : null;
  if (form) typedIn.add(form);
}

export function openWork(): OpenWork {
  for (const form of typedIn) if (!form.isConnected) typedIn.delete(form);
  const videos = [...document.querySelectorAll('video')];
  return {
    hasDialog: document.querySelector('dialog[open]') !== null,
    hasTypedForm: typedIn.size > 0,
    isTraining: videos.some(({ paused, ended, currentTime }) => !ended && (!paused || currentTime > 0)),
    holdsFile: document.querySelector('[data-holds-file]') !== null,
  };
}

const CHANCES = ['input', 'play', 'seeked', 'ended', 'emptied'];

/** Calls `listener` when it may have changed. It watches the whole document, so use it only while something waits. */
export function onOpenWork(listener: () => void): () => void {
  const watcher = new MutationObserver(listener);
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open', 'data-holds-file'],
  });
  for (const chance of CHANCES) document.addEventListener(chance, listener, { capture: true });
  return () => {
    watcher.disconnect();
    for (const chance of CHANCES) document.removeEventListener(chance, listener, { capture: true });
  };
}
