/** This browser's subscription at its push service, and the number on the app's icon. Nothing here rejects. */

/** Undefined if there is none, or the browser knows no such thing. */
export async function readPushSubscription(): Promise<PushSubscription | undefined> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return (await registration?.pushManager?.getSubscription()) ?? undefined;
  } catch {
    return undefined;
  }
}

/** From now on nothing that is pushed arrives: the push service refuses the address, which needs no word to our server. */
export async function endPushSubscription(): Promise<void> {
  const subscription = await readPushSubscription();
  await subscription?.unsubscribe().catch(() => undefined);
}

/** The number on the app's icon; none for 0. Browsers without one show nothing. */
export async function showBadge(count: number): Promise<void> {
  try {
    if (count > 0) await navigator.setAppBadge?.(count);
    else await navigator.clearAppBadge?.();
  } catch {
    // Only an app that is on the home screen has an icon.
  }
}
