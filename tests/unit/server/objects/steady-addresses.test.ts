import { beforeEach, expect, test } from 'vitest';
import { steadyAddresses } from '../../../../server/objects/steady-addresses.ts';

let seconds: number;
let signed: string[];

let steady: ReturnType<typeof steadyAddresses>;

beforeEach(() => {
  seconds = 0;
  signed = [];
  steady = steadyAddresses(
    (key, expiresInSeconds) => {
      signed.push(`${key} for ${expiresInSeconds} from ${seconds}`);
      return Promise.resolve(signed.at(-1) ?? '');
    },
    () => new Date(seconds * 1000),
  );
});

test('an address stays the same for the first half of its lifetime and no longer', async () => {
  const first = await steady('a', 60);
  seconds = 29;
  expect(await steady('a', 60)).toBe(first);
  seconds = 30;
  expect(await steady('a', 60)).toBe('a for 60 from 30');
  seconds = 59;
  expect(await steady('a', 60)).toBe('a for 60 from 30');
});

test('another object or another lifetime has an address of its own', async () => {
  const addresses = [await steady('a', 60), await steady('b', 60), await steady('a', 90)];
  expect(new Set(addresses).size).toBe(3);
});

test('when there are too many, the address signed longest ago is dropped first', async () => {
  await steady('first', 60);
  for (let index = 0; index < 5_000; index += 1) await steady(`key ${index}`, 60);
  const signatures = signed.length;
  await steady('key 4999', 60);
  expect(signed).toHaveLength(signatures);
  await steady('first', 60);
  expect(signed).toHaveLength(signatures + 1);
});

test('a failed signature is tried again', async () => {
  let times = 0;
  const failing = steadyAddresses(
    () => {
      times += 1;
      return times === 1 ? Promise.reject(new Error('no credentials')) : Promise.resolve('an address');
    },
    () => new Date(0),
  );
  await expect(failing('a', 60)).rejects.toThrow('no credentials');
  expect(await failing('a', 60)).toBe('an address');
});
