/** The caller that a limit per address counts. Every such limit takes a `Network`, and only `networkOf` makes one. */
import { isIPv6 } from 'node:net';

declare const counted: unique symbol;
/** One IPv4 address, or the /64 of an IPv6 address, which belongs as a whole to one household or phone. */
export type Network = string & { readonly [counted]: true };

/** Returns the network of a request: of the address that a trusted proxy names, else of the connected one. */
export function networkOf({ ip }: { ip: string }): Network {
  return networkOfAddress(ip) as Network;
}

/** The form of an IPv4 address on a dual-stack socket, which on most servers is every request's. */
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

function networkOfAddress(written: string): string {
  // Every request is counted, and only IPv6 addresses need to be understood for that.
  if (!written.includes(':')) return written;
  const mapped = MAPPED_IPV4.exec(written)?.[1];
  if (mapped !== undefined) return mapped;
  const [address = ''] = written.split('%');
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const last32 = groups.slice(6).map((group) => Number.parseInt(group, 16));
  const head = groups.slice(0, 6).join(':');
  if (head === '0:0:0:0:0:ffff') return last32.flatMap((word) => [word >> 8, word & 0xff]).join('.');
  return head === '0:0:0:0:0:0' && last32.join() === '0,1' ? '::1' : `${groups.slice(0, 4).join(':')}::/64`;
}

/** All eight groups of an IPv6 address, each in its shortest form. */
function groupsOf(address: string): string[] {
  // An address can be written in many ways; a URL has it in one, with only zeros missing.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head.split(':').filter((group) => group !== '');
  if (tail === undefined) return before;
  const after = tail.split(':').filter((group) => group !== '');
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** The machine itself says nothing about who is calling: a proxy beside the server, or a developer. */
export function isOwnMachine(network: Network): boolean {
  return network === '::1' || network.startsWith('127.');
}
