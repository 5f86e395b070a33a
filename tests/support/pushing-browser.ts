/** A browser's parts for pushing: a permission, a subscription at its push service, a worker. None of it calls a network. */
import { vi } from 'vitest';
import { BROWSER_ADDRESS } from './push-keys.ts';

export class PushingBrowser {
  permission: NotificationPermission = 'default';
  /** Her answer when she is asked. */
  answer: NotificationPermission = 'granted';
  /** The address under which the push service knows this browser. */
  endpoint: string | undefined;
  /** The keys with which it has been asked for one. */
  readonly keys: string[] = [];
  isServiceAway = false;
  #made = 0;

  readonly pushManager = {
    getSubscription: () => Promise.resolve(this.subscription()),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (this.isServiceAway) return Promise.reject(new DOMException('No push service', 'AbortError'));
      this.#made += 1;
      this.keys.push(applicationServerKey);
      this.endpoint = `https://fcm.googleapis.com/fcm/send/${this.#made}`;
      return Promise.resolve(this.subscription());
    },
  };

  subscription(): PushSubscription | null {
    const { endpoint } = this;
    if (endpoint === undefined) return null;
    const { p256dh, auth } = BROWSER_ADDRESS;
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: () => {
        if (this.endpoint === endpoint) this.endpoint = undefined;
        return Promise.resolve(true);
      },
    };
    return subscription as unknown as PushSubscription;
  }

  /** For as long as the test runs. */
  begin(): void {
    const registration = { pushManager: this.pushManager };
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', {
      requestPermission: () => {
        if (this.permission === 'default') this.permission = this.answer;
        return Promise.resolve(this.permission);
      },
    });
    Object.defineProperty(Notification, 'permission', { get: () => this.permission });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: () => Promise.resolve(registration) },
    });
  }
}
