const READABLE_MS = 60_000;

/**
 * `left` if she changed her mind; `refused` if the phone opened no sheet, as without a press just before; `untaken` if nothing on it
 * takes such a file.
 */
export type FileOutcome = 'saved' | 'left' | 'refused' | 'untaken';

/**
 * Stores a file in her browser's place for downloads. An iPhone's app on the home screen has no such place, and would show the
 * file over itself without a way back: there she sends it to a place of her choice, or is told what to do.
 */
export async function saveFile(file: File): Promise<FileOutcome> {
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  if (!isOnHomeScreen) {
    download(file);
    return 'saved';
  }
  if (!navigator.share || !navigator.canShare?.({ files: [file] })) return 'untaken';
  try {
    await navigator.share({ files: [file] });
    return 'saved';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'refused';
  }
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Safari reads it only after this turn, and a long one for as long as it takes.
  setTimeout(() => URL.revokeObjectURL(address), READABLE_MS);
}
