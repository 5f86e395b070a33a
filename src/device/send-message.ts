export interface Message {
  title?: string;
  text?: string;
  url?: string;
}

/**
 * Sends a message by the phone's own sheet. If there is none, or it fails, its address or text is copied: `copied`. A change of
 * mind is `done` too. Rejects if neither can be done.
 */
export async function sendMessage(message: Message): Promise<'done' | 'copied'> {
  if (await isShared(message)) return 'done';
  await navigator.clipboard.writeText(message.url ?? message.text ?? '');
  return 'copied';
}

async function isShared(message: Message): Promise<boolean> {
  try {
    if (typeof navigator.share !== 'function') return false;
    await navigator.share(message);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}
