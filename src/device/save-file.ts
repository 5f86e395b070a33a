const READABLE_MS = 60_000;

/**
 * Keeps a file where her browser keeps what she downloads. An iPhone's app on the home screen has no such place, and would show the
 * file over itself without a way back: there she sends it where she wants it.
 */
export function saveFile(file: File): void {
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  const isTaken = isOnHomeScreen && navigator.canShare?.({ files: [file] });
  if (!isTaken) return download(file);
  navigator.share?.({ files: [file] }).catch((error: unknown) => {
    // A change of mind is no failure. Without her press just before there is no sheet.
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(file);
  });
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
