import type { Push } from '../../server/ports/push.ts';
import { openWebPush } from '../../server/push/web-push.ts';

/** The keys of the servers under test. */
export const PUSH_KEYS = {
  publicKey: 'BCN_n0dWgzYjvHkZs6ziGpXtozYrfc5x2MuXyQa-rYMFqxbX6uTE4jH9lqi3kJjMKDYLlfiV7YNP8UeSDTdzf3U',
  privateKey: 'FsWxWDWv6xxDSQPuOUpfPjnzKMYd6awIxzN0i4B-5ps',
  subject: 'mailto:abi@example.com',
};

/** Such as a browser could have been given; nobody sends to it in tests. */
export const BROWSER_ADDRESS = {
  p256dh: 'BDawHxTcSiiK30-ogOL_SyAZnOvGTVyMi_cELJiG6RXpb_8-Go7d2jrC4oL1Y5FOBTFP8CRaxr-Sac4b0c_AUCw',
  auth: 'RDu_ZULyfsXIth6mb75KLA',
};
export const browserEndpoint = (id: string) => `https://fcm.googleapis.com/fcm/send/${id}`;

/** Null for an installation that reminds nobody. */
export function testPush(origins: readonly string[] | null = []): Push | null {
  return origins === null ? null : openWebPush({ ...PUSH_KEYS, origins });
}

/** The environment of a process that pushes with these keys. */
export function pushEnvironment(origins: readonly string[]): Record<string, string> {
  return {
    VAPID_PUBLIC_KEY: PUSH_KEYS.publicKey,
    VAPID_PRIVATE_KEY: PUSH_KEYS.privateKey,
    VAPID_SUBJECT: PUSH_KEYS.subject,
    PUSH_ORIGINS: origins.join(','),
  };
}
