/**
 * The browser's own install prompt, held back until she asks for it. Its event fires once, soon after the page
 * starts, so the listener must be there before anything is rendered.
 */
import { createListeners } from '../../../device/store.ts';
import { askToPersist } from '../../../offline/persistence.ts';
import { installRecord, noteInstalled, noteStart } from './install-record.ts';
import { type InstallWay, installWay, surroundings } from './install-way.ts';

interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** A prompt event that came to a rendered page before the app (src/app/public-pages/start.ts). */
    earlyInstallOffer?: Event;
  }
}

const listeners = createListeners();
let held: InstallPromptEvent | undefined;
let isInstalledNow = false;

/** Call once per page, before the app renders. */
export function watchInstalling(): void {
  noteStart(Date.now());
  if (surroundings(false).isStandalone && !installRecord().isInstalled) noteInstalled();
  if (window.earlyInstallOffer) hold(window.earlyInstallOffer as InstallPromptEvent);
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    hold(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => {
    isInstalledNow = true;
    noteInstalled();
    hold(undefined);
    void askToPersist();
  });
}

export function currentInstallWay(): InstallWay | undefined {
  return isInstalledNow ? undefined : installWay(surroundings(held !== undefined));
}

export const onInstallWay = listeners.subscribe;

/** Shows the browser's prompt; only works from a tap. Returns whether she declined. */
export async function askToInstall(): Promise<{ isRefused: boolean }> {
  const asked = held;
  if (!asked) return { isRefused: false };
  try {
    await asked.prompt();
    return { isRefused: (await asked.userChoice).outcome === 'dismissed' };
  } finally {
    // The event prompts only once; the browser fires another when it may ask again.
    if (held === asked) hold(undefined);
  }
}

function hold(event: InstallPromptEvent | undefined): void {
  held = event;
  listeners.tell();
}
