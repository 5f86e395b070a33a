const NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** True if an address's hostname leads to this machine itself, which nobody else reaches by that name. */
export function isOwnMachine(hostname: string): boolean {
  return NAMES.includes(hostname);
}
