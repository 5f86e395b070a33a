// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { cleanUp } from '../../../../src/app/start/clean-up.ts';
import { recall, remember } from '../../../../src/session/member-memory.ts';
import { tellSessionChanged } from '../../../../src/session/session-channel.ts';
import { writeSession } from '../../../../src/session/session-database.ts';
import { openSessionStore } from '../../../../src/session/session-store.ts';
import { wipeDevice } from '../../../support/offline/device.ts';

beforeEach(() => {
  wipeDevice();
  localStorage.clear();
});

const isText = (value: unknown): value is string => typeof value === 'string';
const kept = (id: string) => recall(id, 'timer', isText);
const signIn = (id: string, needsSignIn = false) =>
  writeSession({ member: { id, email: `${id}@example.com`, groups: [] }, needsSignIn });

it('promise 6: takes a member’s data off the device once another has signed in after her session ended', async () => {
  await signIn('mari', true);
  const store = openSessionStore();
  await store.known;
  remember('mari', 'timer', 'soup', 60_000);
  remember('gone', 'timer', 'soup', 60_000);
  cleanUp(store);
  await expect.poll(() => kept('gone')).toBeUndefined();
  expect(kept('mari')).toBe('soup');
  await signIn('liis');
  remember('liis', 'timer', 'stew', 60_000);
  tellSessionChanged();
  await expect.poll(() => kept('mari')).toBeUndefined();
  expect(kept('liis')).toBe('stew');
});
