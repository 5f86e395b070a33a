import { wipeDevice } from '../../../support/offline/device.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAhead } from '../../../../src/app/start/open-ahead.ts';
import type { Session } from '../../../../src/session/session.ts';

beforeEach(() => {
  wipeDevice();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const NEVER = new Promise<never>(() => undefined);
const visitor: Session = { state: 'unauthenticated' };
const member = {
  state: 'authenticated',
  member: { id: 'm', email: 'uus@example.com', groups: [] },
  needsSignIn: false,
} as Session;

const waitingFor = [
  ['the disk, which does not say who is signed in', NEVER, Promise.resolve()],
  ['files, which the network does not bring', Promise.resolve(member), NEVER],
  ['files of a visitor, which the network does not bring', Promise.resolve(visitor), NEVER],
] as const;

it.each(waitingFor)('promise 7: lets the shell be drawn without %s', async (_what, session, files) => {
  const opened = openAhead(session, files, '/calendar');
  await vi.advanceTimersByTimeAsync(600);
  expect(await opened).toBeUndefined();
});

it('lets a visitor’s screen be drawn as soon as its file is there, and not before', async () => {
  let filesCome = () => undefined as void;
  const files = new Promise<void>((resolve) => (filesCome = resolve));
  const drawn = vi.fn();
  const opened = openAhead(Promise.resolve(visitor), files, '/recipes').then(drawn);
  await vi.advanceTimersByTimeAsync(500);
  expect(drawn).not.toHaveBeenCalled();
  filesCome();
  await opened;
  expect(drawn).toHaveBeenCalledWith(undefined);
});

it('promise 7: lets the shell be drawn where the disk cannot be read', async () => {
  const disk = Promise.reject(new Error('broken'));
  expect(await openAhead(disk, Promise.resolve(), '/calendar')).toBeUndefined();
});
