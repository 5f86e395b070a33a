/**
 * Errors of `import()` in the built page: of a file that was not fetched, or came damaged. Browsers give them no class and no
 * code, each words them differently, and Vite's helper around every `import()` passes them on before it throws them.
 */
const failures = new WeakSet<object>();

// The build that renders public pages has no window.
globalThis.window?.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));

export function isFileFailure(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error);
}
