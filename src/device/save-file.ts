const KEPT_MS = 60_000;

/** Keeps a file where her browser keeps what she downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Safari reads it only after this turn, and a long one for as long as it takes.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
