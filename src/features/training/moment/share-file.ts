/** Sends a file by the phone's own sheet. */

export function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Must be called by her press. A change of mind is no failure. */
export async function shareFile(file: File): Promise<void> {
  await navigator.share?.({ files: [file] }).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
  });
}
