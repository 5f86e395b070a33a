/** The storage of photos: they come by a signed form, which is good for a while. */
const FORM_LIFE_MS = 10 * 60_000;

export type StorageMood = 'well' | 'refusing' | 'failing';

export class Storage {
  mood: StorageMood = 'well';
  readonly photos = new Set<string>();
  /** Photos that it has refused for good. */
  readonly refused = new Set<string>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  formFor(key: string): string {
    return JSON.stringify({ url: '/objects', fields: { key, expires: this.#now() + FORM_LIFE_MS } });
  }

  answer(key: string, expires: number): { status: number; body: string } {
    if (this.mood === 'failing') return { status: 503, body: '' };
    if (expires < this.#now()) return { status: 403, body: '<Code>AccessDenied</Code>' };
    if (this.mood === 'refusing') {
      this.refused.add(key);
      return { status: 400, body: '<Code>EntityTooLarge</Code>' };
    }
    this.photos.add(key);
    return { status: 204, body: '' };
  }
}
