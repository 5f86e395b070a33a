/** The beginning of files about payments: a server whose clock goes ahead as they say, and for each test a member of its own. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestMember, TestServer, TestServerOptions } from './test-server.ts';
import { startTestServer } from './test-server.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Must be called once, at the beginning of a file. `server` and `member` are those of the time when a test uses them. */
export function payingMember(options: Omit<TestServerOptions, 'clock'> = {}) {
  let running: TestServer | undefined;
  let current: TestMember | undefined;
  const server = whichever(() => running);
  const member = whichever(() => current);
  const clock = { aheadMs: 0 };
  beforeAll(async () => {
    running = await startTestServer({ ...options, clock: () => new Date(Date.now() + clock.aheadMs) });
  });
  afterAll(() => running?.close());
  const signInAnother = async () => {
    current = await server.signedIn();
  };
  beforeEach(signInAnother);
  /** Her token says again what is true. */
  const signInAgain = async () => {
    current = await server.signInAgain(member);
  };
  return {
    server,
    member,
    /** The lead of the server's clock. */
    clock,
    signInAgain,
    /** `member` is a new one from now on. */
    signInAnother,
    stripe: () => server.payments.payments.stripe,
    /** The card service's events until then happen too, and her token is one of then. */
    async goAheadDays(days: number) {
      clock.aheadMs += days * DAY_MS;
      await server.payments.settle();
      await signInAgain();
    },
  };
}

/** Stands for an object that is there, and another one, only later. */
function whichever<Thing extends object>(find: () => Thing | undefined): Thing {
  const found = () => {
    const thing = find();
    if (thing === undefined) throw new Error('It is not there before the first test');
    return thing;
  };
  return new Proxy({} as Thing, {
    get: (_target, name) => Reflect.get(found(), name),
    set: (_target, name, value) => Reflect.set(found(), name, value),
  });
}
