/** Where the server writes what its operator must know: who and what, never any content of a member's. */
export interface Log {
  info(entry: object, message: string): void;
  warn(entry: object, message: string): void;
  error(entry: object, message: string): void;
}
