/** The Web Locks of one phone, as its pages and its worker see them. */
import type { Scheduler } from './scheduler.ts';

type Work<T> = (lock: Lock | null) => T | PromiseLike<T>;

interface Request {
  name: string;
  owner: string;
  mode: LockMode;
  /** Called when it is granted. */
  begin: () => void;
  /** Called when somebody steals it. */
  lose: (error: unknown) => void;
}

export class PhoneLocks {
  readonly #scheduler: Scheduler;
  #held: Request[] = [];
  #waiting: Request[] = [];

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  of(owner: string, isAlive: () => boolean): Pick<LockManager, 'request'> {
    const request = <T>(name: string, ...rest: [Work<T>] | [LockOptions, Work<T>]): Promise<T> => {
      if (!isAlive()) return new Promise<T>(() => undefined);
      const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
      return this.#request(owner, name, options, work);
    };
    return { request: request as LockManager['request'] };
  }

  /** The page or worker is gone, with all that it held and waited for. */
  kill(owner: string): void {
    this.#held = this.#held.filter((each) => each.owner !== owner);
    this.#waiting = this.#waiting.filter((each) => each.owner !== owner);
    this.#grant();
  }

  #request<T>(owner: string, name: string, options: LockOptions, work: Work<T>): Promise<T> {
    const { mode = 'exclusive', signal, steal = false, ifAvailable = false } = options;
    return new Promise<T>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      const request: Request = { name, owner, mode, begin: () => undefined, lose: reject };
      const abort = () => {
        if (!this.#waiting.includes(request)) return;
        this.#waiting = this.#waiting.filter((each) => each !== request);
        reject(signal?.reason as Error);
        this.#grant();
      };
      request.begin = () => {
        signal?.removeEventListener('abort', abort);
        void (async () => work({ name, mode }))()
          .then(resolve, reject)
          .finally(() => {
            this.#held = this.#held.filter((each) => each !== request);
            this.#grant();
          });
      };
      signal?.addEventListener('abort', abort);
      if (steal) {
        for (const { owner: holder, lose } of this.#held.filter((held) => held.name === name))
          this.#scheduler.addAlone(0, () => lose(new DOMException('Stolen', 'AbortError')), holder);
        this.#held = this.#held.filter((held) => held.name !== name);
        this.#hold(request);
      } else if (ifAvailable && !this.#isFree(request)) {
        const refuse = () => void (async () => work(null))().then(resolve, reject);
        this.#scheduler.addAlone(0, refuse, owner);
      } else {
        this.#waiting.push(request);
        this.#grant();
      }
    });
  }

  #grant(): void {
    for (const request of this.#waiting) {
      const isBehind = this.#waiting.find((each) => each.name === request.name) !== request;
      if (isBehind || !this.#isFree(request)) continue;
      this.#waiting = this.#waiting.filter((each) => each !== request);
      this.#hold(request);
      return this.#grant();
    }
  }

  #hold(request: Request): void {
    this.#held.push(request);
    const begin = () => {
      if (this.#held.includes(request)) request.begin();
    };
    this.#scheduler.addAlone(0, begin, request.owner);
  }

  #isFree({ name, mode }: Request): boolean {
    return this.#held.every((held) => held.name !== name || (mode === 'shared' && held.mode === 'shared'));
  }
}
