/**
 * On a prerendered page the app draws itself aside, out of the document, and takes the words' place in one step when its
 * screen is whole: nobody sees it half drawn, and nothing moves (docs/decisions/016-public-pages-are-prerendered.md).
 */
import { appRoot, PRERENDERED_ID } from '../start/app-root.ts';
import { doneBefore } from './done-before.ts';
import { removeFromHead } from './prerendered-head.ts';

/** However long a screen takes, words that cannot be used do not stand in its way for longer. */
const LONGEST_MS = 8_000;
/** A picture that is slow to decode is not waited for. */
const PICTURES_MS = 400;
const LOOK_AGAIN_MS = 50;

/** Does nothing where the page was not prerendered. */
export function takeOver(): void {
  const prerendered = document.getElementById(PRERENDERED_ID);
  if (!prerendered) return;
  const root = appRoot();
  const finish = () => {
    observer.disconnect();
    clearTimeout(timer);
    void picturesReady(prerendered, root)
      .then(() => untilReleased(prerendered))
      .then(() => exchange(prerendered, root));
  };
  const observer = new MutationObserver(() => {
    if (isWhole(root)) finish();
  });
  const timer = setTimeout(finish, LONGEST_MS);
  observer.observe(root, { attributes: true, childList: true, subtree: true });
  // It may have been drawn before this was here.
  if (isWhole(root)) finish();
}

function isWhole(root: HTMLElement): boolean {
  return root.querySelector('h1') !== null && root.querySelector('[aria-busy=true]') === null;
}

/** What is seen already is drawn by the app in the same frame, not one later. */
async function picturesReady(prerendered: HTMLElement, root: HTMLElement): Promise<void> {
  const seen = new Set(
    Array.from(prerendered.querySelectorAll('img'), ({ complete, currentSrc }) => complete && currentSrc),
  );
  const decoding = Array.from(root.querySelectorAll('img'))
    .filter(({ src }) => seen.has(src))
    .map((image) => {
      image.loading = 'eager';
      image.decoding = 'sync';
      return image.decode().catch(() => undefined);
    });
  await Promise.race([Promise.all(decoding), new Promise((resolve) => setTimeout(resolve, PICTURES_MS))]);
}

/** Waits while something is pressed, because a control removed before its release is not clicked, and while a video fills the screen. */
async function untilReleased(prerendered: HTMLElement): Promise<void> {
  while (prerendered.matches(':active') || document.fullscreenElement)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}

function exchange(prerendered: HTMLElement, root: HTMLElement): void {
  const { focus, repeat } = doneBefore(prerendered, root);
  // For a moment both are there: a keyboard on the screen stays only when the focus goes from field to field.
  prerendered.after(root);
  focus();
  prerendered.remove();
  void repeat();
  // The app has its own of these.
  removeFromHead('[rel="canonical"][data-prerendered], [name="robots"][data-prerendered]');
}
