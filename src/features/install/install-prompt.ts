/**
 * The browser's own offer to install, held back until she asks for it. It comes once, soon after the page's start, so
 * whoever waits for it must be there before anything is drawn.
 */
import { askToPersist } from '../../offline/persistence.ts';
import { installRecord, noteInstalled, noteStart } from './install-record.ts';
import { type InstallWay, installWay, surroundings } from './install-way.ts';

interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** An offer that came to a rendered page before the app (src/start.ts). */
    earlyInstallOffer?: Event;
  }
}

const listeners = new Set<() => void>();
let held: InstallPromptEvent | undefined;
let isInstalledNow = false;

/** Once per page, before the app is drawn. */
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

export function onInstallWay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the browser ask her; only from a tap. Answers whether she said no there. */
export async function askToInstall(): Promise<{ isRefused: boolean }> {
  const asked = held;
  if (!asked) return { isRefused: false };
  try {
    await asked.prompt();
    return { isRefused: (await asked.userChoice).outcome === 'dismissed' };
  } finally {
    // The event asks once; the browser gives another when it may be asked again.
    if (held === asked) hold(undefined);
  }
}

function hold(event: InstallPromptEvent | undefined): void {
  held = event;
  for (const listener of listeners) listener();
}
