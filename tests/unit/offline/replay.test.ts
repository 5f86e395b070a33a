// @vitest-environment jsdom
/** Promise 7: when a page sends. However the network comes back, waiting entries are sent within seconds. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Replay, startReplay } from '../../../src/offline/replay.ts';
import type { PassEnd } from '../../../src/offline/pass-end.ts';

const UNREACHED: PassEnd = { type: 'later', isUnreached: true };
let replay: Replay | undefined;
let passes: number[];

beforeEach(() => {
  vi.useFakeTimers();
  passes = [];
});
afterEach(() => {
  replay?.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Sending passes that each take `ms` and end with what `end` returns. */
function start(end: () => PassEnd, msOf: (isProbing: boolean) => number = () => 0, random = () => 1): void {
  replay = startReplay({
    async send(isProbing) {
      passes.push(Date.now());
      await new Promise((resolve) => setTimeout(resolve, msOf(isProbing)));
      return end();
    },
    random,
  });
  void replay.kick();
}

function hidePage(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
}

describe('a page with something to send', () => {
  it('promise 7: sends within 10 s of a network that comes back unnoticed, however long it was gone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 3_600_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        async (ms, random) => {
          let sentAt = 0;
          const healsAt = Date.now() + ms;
          start(
            () => {
              if (Date.now() < healsAt) return UNREACHED;
              sentAt ||= Date.now();
              return { type: 'empty' };
            },
            () => 0,
            () => random,
          );
          await vi.advanceTimersByTimeAsync(ms + 10_000);
          replay?.stop();
          expect(sentAt).toBeGreaterThanOrEqual(healsAt);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('promise 7: is as quick when requests hang, because it probes, and gives a slow network its full time now and then', async () => {
    const probes: boolean[] = [];
    start(
      () => UNREACHED,
      (isProbing) => {
        probes.push(isProbing);
        return isProbing ? 5_000 : 15_000;
      },
    );
    await vi.advanceTimersByTimeAsync(120_000);
    expect(probes.slice(0, 9)).toEqual([false, true, true, true, false, true, true, true, false]);
  });

  it('backs off to five minutes while it is hidden or the service says that it cannot serve', async () => {
    const secondsBetween = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return passes.slice(1).map((at, index) => Math.round((at - (passes[index] ?? 0)) / 1_000));
    };
    start(() => ({ type: 'later' }));
    const answered = await secondsBetween(3_600_000);
    expect(answered.slice(0, 4)).toEqual([2, 4, 8, 16]);
    expect(answered.at(-1)).toBe(300);
    replay?.stop();
    passes = [];
    hidePage();
    start(() => UNREACHED);
    expect((await secondsBetween(3_600_000)).at(-1)).toBe(300);
  });

  it.each([400 * 24 * 3_600, 1e12, Infinity])(
    'tries again within minutes, but not at once, when asked to wait %d seconds',
    async (seconds) => {
      start(() => ({ type: 'later', retryAfterMs: seconds * 1_000 }));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(passes).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(300_000);
      expect(passes).toHaveLength(2);
    },
  );

  it('promise 7: leaves a service that cannot answer alone: as long as it asks, or longer each time, with small requests', async () => {
    const probes: boolean[] = [];
    const isProbe = (isProbing: boolean) => {
      probes.push(isProbing);
      return 0;
    };
    const away = { type: 'later', isUnavailable: true } as const;
    start(() => away, isProbe);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(passes.map((at) => Math.round((at - (passes[0] ?? 0)) / 1_000))).toEqual([0, 2, 6, 14, 30, 62]);
    expect(probes).toEqual([false, true, true, true, false, true]);
    replay?.stop();
    passes = [];
    start(() => ({ ...away, retryAfterMs: 20_000 }), isProbe);
    await vi.advanceTimersByTimeAsync(120_000);
    // A quarter more at most, so that not all phones come back at once.
    expect(passes.map((at) => Math.round((at - (passes[0] ?? 0)) / 1_000))).toEqual([0, 25, 50, 75, 100]);
  });

  it('promise 7: begins with short pauses when a service answers that nobody reached for an hour', async () => {
    const healsAt = Date.now() + 3_600_000;
    hidePage();
    start(() => (Date.now() < healsAt ? UNREACHED : { type: 'later', isUnavailable: true }));
    await vi.advanceTimersByTimeAsync(3_600_000 + 300_000);
    const [first = 0, second = 0] = passes.filter((at) => at >= healsAt);
    expect(Math.round((second - first) / 1_000)).toBe(2);
  });

  it('pauses between requests when a limit names no time', async () => {
    start(() => ({ type: 'later', retryAfterMs: 0 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(passes.length).toBeLessThan(8);
  });
});

describe('a page that hears of something added elsewhere', () => {
  it('promise 7: sends it within seconds, once, in case the page that added it is gone', async () => {
    start(() => ({ type: 'empty' }));
    await vi.advanceTimersByTimeAsync(60_000);
    for (let heard = 0; heard < 5; heard += 1) replay?.standBy();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(passes).toHaveLength(2);
  });

  it('waits no less than before for a service that limits it', async () => {
    start(() => ({ type: 'later', retryAfterMs: 200_000 }));
    await vi.advanceTimersByTimeAsync(1_000);
    replay?.standBy();
    await vi.advanceTimersByTimeAsync(150_000);
    expect(passes).toHaveLength(1);
  });

  it('promise 7: sends what was added while it ended a pass, too', async () => {
    start(
      () => ({ type: 'empty' }),
      () => 1_000,
    );
    await vi.advanceTimersByTimeAsync(500);
    replay?.standBy();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(passes.map((at) => Math.round((at - (passes[0] ?? 0)) / 1_000))).toEqual([0, 5]);
  });

  it('does nothing once it has ended', async () => {
    start(() => ({ type: 'empty' }));
    await vi.advanceTimersByTimeAsync(1_000);
    replay?.standBy();
    replay?.stop();
    replay?.standBy();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(passes).toHaveLength(1);
  });
});
