/** The page's side of the service worker: registers it, tells of a new version, and lets it take over when asked. */
import type { WorkerMessage } from '../../contract/worker-messages.ts';

type Listener = () => void;

let waiting: ServiceWorker | undefined;
const listeners = new Set<Listener>();

/** Once per page, after the first screen: a first visit should not compete with its own caching. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const registration = await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
  const noteUpdate = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && isUpdate(worker, registration)) noteWaiting(worker);
  };
  noteUpdate(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const installing = registration.installing;
    installing?.addEventListener('statechange', () => noteUpdate(installing));
  });
  document.addEventListener('visibilitychange', () => {
    // Offline it fails, and the next time will do.
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

const WORKER_PATH = '/sw.js';

interface ScriptAddresses {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** The page's policy lets nothing but this one address become a script (Trusted Types), where a browser knows of it. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptAddresses };
  if (trustedTypes === undefined) return WORKER_PATH;
  const policy = trustedTypes.createPolicy('hoog-worker', { createScriptURL: () => WORKER_PATH });
  return policy.createScriptURL(WORKER_PATH);
}

/** On a first visit the worker waits a moment too, and some browsers say late that it no longer does: it follows none. */
function isUpdate(worker: ServiceWorker, { active }: ServiceWorkerRegistration): boolean {
  return active !== null && active !== worker;
}

function noteWaiting(worker: ServiceWorker): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

export function isUpdateWaiting(): boolean {
  return waiting !== undefined;
}

export function onUpdateWaiting(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Hands over to the new version and loads it in this tab; others go on with what they have until they are opened anew.
 * Resolves when the new version has taken over.
 */
export async function applyUpdate(): Promise<void> {
  // Another tab may have let it in already.
  if (waiting?.state === 'installed') await letIn(waiting);
  location.reload();
}

async function letIn(worker: ServiceWorker): Promise<void> {
  const taken = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  const message: WorkerMessage = { type: 'SKIP_WAITING' };
  worker.postMessage(message);
  await taken;
}
