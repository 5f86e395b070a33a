import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isOwnMachine, networkOf } from '../../../../server/core/network.ts';

describe('the network by which limits count', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::1:0:0:0:1', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::2', '0:0:0:0::/64'],
    ['::1', '::1'],
    ['unknown', 'unknown'],
  ])('is of %s %s', (ip, network) => {
    expect(networkOf({ ip })).toBe(network);
  });

  it.each([
    ['127.0.0.1', true],
    ['::ffff:127.0.0.1', true],
    ['::1', true],
    ['::2', false],
    ['128.0.0.1', false],
    ['2001:db8::1', false],
  ])('distinguishes this machine from others: %s', (ip, isOwn) => {
    expect(isOwnMachine(networkOf({ ip }))).toBe(isOwn);
  });

  it('is read in one place: no other file of the server reads a caller’s address', () => {
    const root = new URL('../../../../', import.meta.url);
    const readers = ['server', 'stand-ins'].flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/${path}`)
        .filter(
          (path) =>
            path.endsWith('.ts') &&
            /\.ips?\b|[{,]\s*ips?\s*[,:}]|remoteAddress|forwarded-for/.test(
              readFileSync(new URL(path, root), 'utf8'),
            ),
        ),
    );
    expect(readers).toEqual(['server/core/network.ts']);
  });
});
