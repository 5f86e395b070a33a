/** Asks the browser not to clear this device's data when its disk runs short. Granted or not, nothing else changes. */

let isAsked = false;

/** Asks at most once per page, and only after a member has stored something that she would miss. */
export async function askToPersist(): Promise<void> {
  if (isAsked || !navigator.storage?.persist) return;
  isAsked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // A browser that forbids asking has answered.
  }
}
