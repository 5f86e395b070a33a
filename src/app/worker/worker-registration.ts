/** The page's side of the service worker: registers it, announces a new version, and lets it take over when asked. */
import { Workbox } from 'workbox-window';
import type { WorkerMessage } from '../../../contract/worker-messages.ts';
import { onReturn } from '../../device/return.ts';
import { createStore } from '../../device/store.ts';
import { askForPeriodicSync } from './periodic-sync.ts';

let workbox: Workbox | undefined;
/** True if a new version waits to be let in. */
export const updateWaiting = createStore(false);

/** Registers once per page, after the first screen, so that a first visit does not compete with its own caching. */
export async function registerWorker(): Promise<void> {
  // In its private windows Firefox has the name alone.
  if (!navigator.serviceWorker || import.meta.env.DEV) return;
  workbox = new Workbox(workerAddress(), { updateViaCache: 'none' });
  // Registered before anything is announced, so that an announced version can be compared with the running worker.
  const registration = await workbox.register({ immediate: true });
  askForClaim(registration);
  void askForPeriodicSync(registration);
  const look = () => {
    if (isUpdate(registration)) updateWaiting.set(true);
  };
  workbox.addEventListener('waiting', look);
  look();
  // Offline it fails; the next start tries again.
  onReturn(() => void workbox?.update().then(look, () => undefined));
}

/** Otherwise a page that was loading when the worker started, or was loaded past it, would never have one. */
function askForClaim(registration: ServiceWorkerRegistration | undefined): void {
  if (navigator.serviceWorker.controller) return;
  const claim: WorkerMessage = { type: 'claim' };
  registration?.active?.postMessage(claim);
}

const WORKER_PATH = '/sw.js';

interface ScriptAddresses {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** In browsers with Trusted Types the page's policy allows only this address as a script. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptAddresses };
  if (trustedTypes === undefined) return WORKER_PATH;
  const policy = trustedTypes.createPolicy('hoog-worker', { createScriptURL: () => WORKER_PATH });
  return policy.createScriptURL(WORKER_PATH);
}

/** On a first visit the worker also waits for a moment, and some browsers report its end late; but it replaces no other. */
function isUpdate(registration: ServiceWorkerRegistration | undefined): boolean {
  const { waiting, active } = registration ?? {};
  return waiting?.state === 'installed' && Boolean(active) && active !== waiting;
}

/**
 * Hands over to the new version and loads it in this tab; other tabs keep their version until they are opened again.
 * Resolves when the new version has taken over.
 */
export async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  // Another tab may already have let it take over.
  if (registration?.waiting?.state === 'installed') await letIn();
  location.reload();
}

async function letIn(): Promise<void> {
  const taken = new Promise<void>((resolve) => {
    workbox?.addEventListener('controlling', () => resolve());
  });
  workbox?.messageSkipWaiting();
  await taken;
}
