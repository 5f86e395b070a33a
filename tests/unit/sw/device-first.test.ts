/** A phone whose disk is busy, or whose caches have just been cleared, keeps nobody waiting for longer than two seconds. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceFirst } from '../../../sw/device-first.ts';
import { answerMedia } from '../../../sw/media.ts';

const never = () => new Promise<never>(() => undefined);
const served = (text = 'network', status = 200) => Promise.resolve(new Response(text, { status }));
const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const textOf = async (answer: Promise<Response>) => (await answer).text();

/** The device's answer comes when the test says so. */
function slowDevice() {
  let answer!: (response: Response | undefined) => void;
  const looking = new Promise<Response | undefined>((resolve) => (answer = resolve));
  return { looking, answer: (text?: string) => answer(text === undefined ? undefined : new Response(text)) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  // A device that answers is waited for again.
  await deviceFirst(Promise.resolve(new Response()), never);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('promise 7: a file of the app, or a picture', () => {
  it('comes from the device, and the network is not asked', async () => {
    const ask = vi.fn(served);
    expect(await textOf(deviceFirst(Promise.resolve(new Response('device')), ask))).toBe('device');
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['does not have it', () => Promise.resolve(undefined)],
    ['cannot be read', () => Promise.reject<undefined>(new DOMException('ill', 'UnknownError'))],
  ])('comes from the network at once where the device %s', async (_what, look) => {
    expect(await textOf(deviceFirst(look(), served))).toBe('network');
  });

  it('comes from the network after two seconds where the device does not answer, and the next at once', async () => {
    const ask = vi.fn(served);
    const first = textOf(deviceFirst(never(), ask));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toBe('network');
    const second = textOf(deviceFirst(never(), ask));
    await vi.advanceTimersByTimeAsync(0);
    expect(await second).toBe('network');
  });

  it('is waited for again once the device has answered', async () => {
    const { looking, answer } = slowDevice();
    const first = deviceFirst(looking, served);
    await vi.advanceTimersByTimeAsync(2_000);
    await first;
    answer('late');
    await vi.advanceTimersByTimeAsync(0);
    const ask = vi.fn(served);
    void deviceFirst(never(), ask);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['hangs', never],
    ['is not there', offline],
    ['has another release, or nothing', () => served('none', 404)],
  ])('still comes from a slow device where the network %s', async (_what, ask) => {
    const { looking, answer } = slowDevice();
    const text = textOf(deviceFirst(looking, ask));
    await vi.advanceTimersByTimeAsync(3_000);
    answer('device');
    expect(await text).toBe('device');
  });

  it('is what the network says where that has nothing and the device does not answer at all', async () => {
    const answer = deviceFirst(never(), () => served('none', 503));
    await vi.advanceTimersByTimeAsync(4_000);
    expect((await answer).status).toBe(503);
  });

  it('fails as the network does where neither has it', async () => {
    await expect(deviceFirst(Promise.resolve(undefined), offline)).rejects.toThrow('Failed to fetch');
    expect((await deviceFirst(Promise.resolve(undefined), () => served('none', 404))).status).toBe(404);
  });
});

it.each(['/media/covers/supp.svg', '/media/videos/kukk.mp4'])(
  'promise 7: %s comes from the network where the phone’s own storage does not answer',
  async (path) => {
    vi.stubGlobal('location', { origin: 'http://localhost' });
    vi.stubGlobal('caches', { match: never, open: never, has: never, keys: never });
    vi.stubGlobal('indexedDB', { open: () => ({ addEventListener: () => undefined }) });
    vi.stubGlobal('fetch', () => served());
    const text = textOf(answerMedia(new Request(`http://localhost${path}`)));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await text).toBe('network');
  },
);
