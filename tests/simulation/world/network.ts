/** The network between one phone and the services. Requests may be lost, doubled, late or hang; so may their answers. */
import type { Chance } from './chance.ts';
import { IDENTITY, type Identity } from './identity.ts';
import type { Cancel, Scheduler } from './scheduler.ts';
import type { Service } from './service.ts';
import { RETRY_AFTER_MS } from '../waits.ts';

export const WEATHERS = [
  'fine',
  'slow',
  'none',
  'hanging',
  'answers lost',
  'answers cut off',
  'copies late',
  'doubled',
  'bad gateway',
  'portal',
  'too many',
  'tokens refused',
  /** Each answer takes longer than a small request is given. */
  'crawling',
  /** A proxy on the way lets only short requests through. */
  'too large',
  /** The service fails on every document, whatever is in it. */
  'ill',
  /** It says that it cannot answer now, and when to come back. */
  'unavailable',
  /** A proxy before the service says that it is asked too much, and no more than that. */
  'overloaded',
] as const;
export type Weather = (typeof WEATHERS)[number];

/** In these nothing of the service comes back, so that she who watches is served soon after. */
export const UNREACHED: ReadonlySet<Weather> = new Set<Weather>([
  'none',
  'hanging',
  'answers lost',
  'answers cut off',
  'bad gateway',
  'portal',
]);

/** In these the service, or what lies before it, says that it cannot serve. */
export const ILL: ReadonlySet<Weather> = new Set<Weather>(['ill', 'unavailable', 'overloaded']);

interface Answer {
  status: number;
  body: string;
  retryAfterMs?: number;
}

export interface Wire {
  scheduler: Scheduler;
  chance: Chance;
  service: Service;
  identity: Identity;
  /** Called with each request to the identity service. */
  onRenewal: (phone: string) => void;
  /** Called with each request that brings entries, once it has left and once its phone waits for it no more. */
  onBatch: (phone: string, token: string, isLeaving: boolean) => void;
  /** Called when a token of one member brings entries to the service. */
  onArrival: (phone: string, memberId: string, body: string) => void;
}

export interface NetworkUser {
  name: string;
  isAlive: boolean;
  isAsleep: boolean;
  /** It has just been woken, and may not know yet that its turn was taken. */
  isDrowsy: boolean;
  act: () => void;
}

/** A page asks under this address for her other phones' changes. Tokens are about sent entries, so that this needs none. */
export const MARKS_ADDRESS = '/graphql?marks';

const PORTAL = '<html><body>Ostke andmemahtu</body></html>';

export class PhoneNetwork {
  weather: Weather = 'fine';
  readonly #wire: Wire;
  readonly #phone: string;
  /** The requests that each page waits for, with the ways to drop them and to let them fail. */
  readonly #awaited = new Map<NetworkUser, Map<() => void, () => void>>();
  /** The ways to stop counting each page's requests. */
  readonly #uncount = new Map<NetworkUser, Set<() => void>>();

  constructor(phone: string, wire: Wire) {
    this.#phone = phone;
    this.#wire = wire;
  }

  /** A page that is gone waits for nothing; what it has sent is on its way. */
  kill(user: NetworkUser): void {
    for (const drop of this.#awaited.get(user)?.keys() ?? []) drop();
    this.#awaited.delete(user);
  }

  /** Requests sent by a page that sleeps now are nobody's business. */
  leave(user: NetworkUser): void {
    for (const uncount of this.#uncount.get(user) ?? []) uncount();
  }

  /** Fails requests that wait for an answer in vain. */
  clear(): void {
    this.weather = 'fine';
    for (const [{ name }, failures] of this.#awaited)
      for (const fail of failures.values()) this.#wire.scheduler.addAlone(0, fail, name);
  }

  fetchOf(user: NetworkUser): typeof fetch {
    return ((input: string, init: RequestInit = {}) => {
      user.act();
      if (!user.isAlive) return new Promise(() => undefined);
      return this.#send(user, String(input), init);
    }) as typeof fetch;
  }

  #send(user: NetworkUser, address: string, init: RequestInit): Promise<unknown> {
    const { scheduler, chance, onBatch, onRenewal } = this.#wire;
    const token = String(new Headers(init.headers).get('authorization') ?? '').replace('Bearer ', '');
    const isBatch = address.endsWith('/graphql');
    const { weather } = this;
    const delay = () => {
      if (weather === 'slow') return 500 + chance.below(16_000);
      return weather === 'crawling' ? 2_600 + chance.below(1_000) : 1 + chance.below(60);
    };
    let isCounted = isBatch && !user.isDrowsy;
    const uncount = () => {
      this.#uncount.get(user)?.delete(uncount);
      if (isCounted) onBatch(this.#phone, token, false);
      isCounted = false;
    };
    if (isCounted) {
      this.#uncount.set(user, (this.#uncount.get(user) ?? new Set()).add(uncount));
      onBatch(this.#phone, token, true);
    }
    // Nothing of what brings no entries comes twice: it is sent once, through one connection.
    const mayRepeat = isBatch;
    if (address === IDENTITY.userPoolEndpoint) onRenewal(this.#phone);
    return new Promise((resolve, reject) => {
      const cancels: Cancel[] = [];
      let isOver = false;
      const end = (finish: () => void) => {
        if (isOver) return;
        isOver = true;
        for (const cancel of cancels) cancel();
        this.#awaited.get(user)?.delete(drop);
        uncount();
        if (user.isAlive) finish();
      };
      const drop = () => end(() => undefined);
      const fail = () => end(() => reject(new TypeError('Failed to fetch')));
      const arrivals: Cancel[] = [];
      // A request that reaches the service of sign-ins late, after two further renewals, looks like theft to it, and it would be
      // right.
      const breakOff = () => {
        if (!mayRepeat) for (const cancel of arrivals) cancel();
        fail();
      };
      this.#awaited.set(user, (this.#awaited.get(user) ?? new Map()).set(drop, breakOff));
      const later = (delayMs: number, run: () => void) =>
        cancels.push(scheduler.addAlone(delayMs, run, user.name));
      const reply = (answer: Answer) => later(delay(), () => end(() => resolve(responseOf(answer))));
      if (init.signal?.aborted) return fail();
      init.signal?.addEventListener('abort', () => end(() => reject(init.signal?.reason as Error)));
      const reach = (delayMs: number, onAnswer: (answer: Answer) => void) => {
        const arrive = () => onAnswer(this.#arrive(address, token, init, weather));
        arrivals.push(scheduler.addAlone(delayMs, arrive, 'service'));
      };
      switch (weather) {
        case 'none':
          return void later(1, fail);
        case 'hanging':
          // Half of them have reached the service.
          if (chance.isLucky(0.5)) reach(delay(), () => undefined);
          return undefined;
        case 'bad gateway':
          return reply({ status: 502, body: '<html>502</html>' });
        case 'portal':
          return reply({ status: 200, body: PORTAL });
        case 'answers lost':
          return reach(delay(), () => later(delay(), fail));
        case 'answers cut off':
          return reach(delay(), ({ status, body }) =>
            reply({ status, body: body.slice(0, body.length / 2) }),
          );
        case 'copies late':
          if (mayRepeat) reach(chance.below(10 * 60_000), () => undefined);
          return reach(delay(), reply);
        case 'doubled':
          if (mayRepeat) reach(delay(), () => undefined);
          return reach(delay(), reply);
        case 'fine':
        case 'slow':
        case 'too many':
        case 'tokens refused':
        case 'crawling':
        case 'too large':
        case 'ill':
        case 'unavailable':
        case 'overloaded':
          return reach(delay(), reply);
      }
    });
  }

  #arrive(address: string, token: string, init: RequestInit, weather: Weather): Answer {
    const { service, identity, onArrival } = this.#wire;
    const json = (status: number, body: object) => ({ status, body: JSON.stringify(body) });
    if (address === '/objects') {
      const form = init.body as FormData;
      return service.storage.answer(String(form.get('key')), Number(form.get('expires')));
    }
    if (address === '/config.json') return json(200, { identity: IDENTITY });
    const headers = new Headers(init.headers);
    if (address === MARKS_ADDRESS) {
      const { memberId, since } = JSON.parse(String(init.body)) as { memberId: string; since?: string };
      return json(200, service.marksSince(memberId, since));
    }
    if (!address.endsWith('/graphql')) {
      const { status, body } = identity.answer(
        this.#phone,
        String(headers.get('x-amz-target')),
        String(init.body),
      );
      return json(status, body);
    }
    const memberId = identity.memberOf(token);
    if (weather === 'unavailable') return { status: 503, body: '', retryAfterMs: RETRY_AFTER_MS };
    if (weather === 'overloaded') return { status: 429, body: '<html>429</html>' };
    if (memberId === undefined || weather === 'tokens refused') return json(401, { data: null });
    if (weather === 'ill') return json(200, { data: null, errors: [{ extensions: { code: 'INTERNAL' } }] });
    if (weather === 'too many')
      return json(200, {
        data: null,
        errors: [{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 7 } }],
      });
    onArrival(this.#phone, memberId, String(init.body));
    const body = JSON.parse(String(init.body)) as Parameters<Service['answer']>[1];
    if (weather === 'too large' && body.query.split(/^ {2}e\d/m).length > 3) return { status: 413, body: '' };
    if (service.turnsDown(String(init.body)))
      return json(400, { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    return json(200, service.answer(memberId, body, headers.get('device-clock') ?? undefined));
  }
}

function responseOf({ status, body, retryAfterMs }: Answer): object {
  return {
    status,
    headers: new Headers(retryAfterMs === undefined ? {} : { 'Retry-After': `${retryAfterMs / 1000}` }),
    ok: status >= 200 && status < 300,
    json: async () => JSON.parse(body) as unknown,
    text: async () => body,
  };
}
