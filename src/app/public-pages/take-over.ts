/**
 * A public page, from the build to the app (docs/decisions/016 and 047):
 *
 *   build      prerender.ts ─▶ render-screen.tsx ─▶ page-document.ts ─▶ pages.json
 *                 the app's own screens, as a visitor sees them; controls are disabled
 *   server     server/web/public-pages.ts fills in its origin and shop
 *   visitor    reads, follows links; nothing has run yet
 *      │
 *   start.ts   enables controls (a form's stay disabled), marks pressed buttons, and fetches and runs the app at its cue:
 *      │          a pressed button; on lists the first sign of a visitor, too; once painted, on forms and on a device that
 *      │          has had the app
 *   main.tsx   the app's files have come, and it is known who is signed in: React renders into a root outside the document
 *      │
 *   takeOver   1. waits for the app's screen: a heading, nothing busy, pictures already seen decoded
 *              2. waits while something is being pressed or a video fills the screen
 *              3. in one task: done-before.ts reads the page, both are in the document, focus moves, the page goes, text is repeated
 *              4. one task after another: what was ticked, chosen, played and pressed is repeated
 *      │
 *   the app    on the next screen usePrerenderedHead removes what the page said of itself in its head
 *
 * So nobody sees a screen half rendered, nothing moves, and nothing done before the app is lost.
 */
import { appRoot, PRERENDERED_ID } from '../start/app-root.ts';
import { doneBefore } from './done-before.ts';
import { removeFromHead } from './prerendered-head.ts';

/** Words that cannot be used do not delay a screen for longer, however long it takes. */
const LONGEST_MS = 8_000;
/** A picture that is slow to decode is not waited for. */
const PICTURES_MS = 400;
const LOOK_AGAIN_MS = 50;

/** Does nothing if the page was not prerendered. */
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

/** Pictures that are seen already are drawn by the app in the same frame, not one later. */
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

/**
 * Waits while something is pressed, because a control removed before its release is not clicked, and while a video fills the
 * screen. No event tells when a press is over: on a touch screen the click comes some tasks after `pointerup`.
 */
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
