// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePlayableAddress } from '../../../../../src/features/training/trainings/use-playable-address.ts';

const [OLD, NEW] = ['/closed-media/videos/a.mp4?expires=1', '/closed-media/videos/a.mp4?expires=2'];

afterEach(cleanup);

function watch({ askAddress = () => Promise.resolve(NEW), isStarted = true } = {}) {
  const element = document.createElement('video');
  const [play, load] = [vi.fn(() => Promise.resolve()), vi.fn()];
  Object.assign(element, { play, load });
  const video = { current: element };
  const given = { address: OLD, askAddress, isPlaying: true, isStarted, isSaved: false };
  const hook = renderHook((asked: typeof given) => usePlayableAddress(video, asked), { initialProps: given });
  const breakOff = async () =>
    act(async () => {
      hook.result.current.fail(element);
      await Promise.resolve();
    });
  return { element, play, load, given, hook, breakOff };
}

it('takes the first address that comes, though she has pressed play before', () => {
  const { given } = watch();
  const first = renderHook(
    (address: string | undefined) => usePlayableAddress({ current: null }, { ...given, address }),
    { initialProps: undefined as string | undefined },
  );
  expect(first.result.current.address).toBeUndefined();
  first.rerender(OLD);
  expect(first.result.current.address).toBe(OLD);
  first.rerender(NEW);
  expect(first.result.current.address, 'while she watches').toBe(OLD);
});

describe('a video whose address expires while it is watched', () => {
  it('continues with a new address from the same position', async () => {
    const { element, play, hook, breakOff } = watch();
    element.currentTime = 42;
    await breakOff();
    expect(hook.result.current).toMatchObject({ address: NEW, isFailed: false });
    element.currentTime = 0;
    act(() => hook.result.current.ready(element));
    expect(element.currentTime).toBe(42);
    expect(play).toHaveBeenCalledOnce();
  });

  it('begins anew where staff have put another film in its place', async () => {
    const other = '/closed-media/videos/b.mp4?expires=2';
    const { element, play, hook, breakOff } = watch({ askAddress: () => Promise.resolve(other) });
    element.currentTime = 42;
    await breakOff();
    expect(hook.result.current.address).toBe(other);
    act(() => hook.result.current.ready(element));
    expect(element.currentTime).toBe(0);
    expect(play).toHaveBeenCalledOnce();
  });

  it.each([
    ['the same address comes', () => Promise.resolve(OLD)],
    ['none comes', () => Promise.reject(new Error('no network'))],
  ])('is said not to play where %s', async (_, askAddress) => {
    const { hook, breakOff } = watch({ askAddress });
    await breakOff();
    expect(hook.result.current).toMatchObject({ address: OLD, isFailed: true });
  });

  it('can be retried', async () => {
    const { hook, load, breakOff } = watch({ askAddress: () => Promise.resolve(OLD) });
    await breakOff();
    act(() => hook.result.current.tryAgain());
    expect(hook.result.current.isFailed).toBe(false);
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('an address that arrives meanwhile', () => {
  it('does not restart a video being watched', () => {
    const { given, hook } = watch();
    hook.rerender({ ...given, address: NEW });
    expect(hook.result.current.address).toBe(OLD);
  });

  it('is used while nothing has played', () => {
    const { given, hook } = watch({ isStarted: false });
    hook.rerender({ ...given, address: NEW });
    expect(hook.result.current.address).toBe(NEW);
  });
});

it('a video that failed over the network is read from the device once it is saved', async () => {
  const { element, load, given, hook, breakOff } = watch({ askAddress: () => Promise.resolve(OLD) });
  await breakOff();
  Object.defineProperty(element, 'error', { value: { code: 2 } });
  hook.rerender({ ...given, isSaved: true });
  expect(hook.result.current.isFailed).toBe(false);
  expect(load).toHaveBeenCalledOnce();
});
