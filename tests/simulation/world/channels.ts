/** The broadcast channels of one phone: to all but the sender, in the sender's order, some time later. */
import type { Scheduler } from './scheduler.ts';

type Listener = (event: { data: unknown }) => void;

export interface ChannelUser {
  name: string;
  isAlive: boolean;
  isAsleep: boolean;
  act: () => void;
}

interface OpenChannel {
  name: string;
  user: ChannelUser;
  listeners: Set<Listener>;
  isOpen: boolean;
}

export class PhoneChannels {
  readonly #scheduler: Scheduler;
  readonly #open = new Set<OpenChannel>();

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  /** The class as this page or worker knows it. */
  of(user: ChannelUser): new (name: string) => object {
    const open = (channel: OpenChannel) => void this.#open.add(channel);
    const post = (channel: OpenChannel, data: unknown) => this.#post(channel, data);
    const close = (channel: OpenChannel) => {
      channel.isOpen = false;
      this.#open.delete(channel);
    };
    return class {
      readonly #channel: OpenChannel;

      constructor(name: string) {
        this.#channel = { name, user, listeners: new Set(), isOpen: user.isAlive };
        open(this.#channel);
      }

      addEventListener(_type: string, listener: Listener): void {
        this.#channel.listeners.add(listener);
      }

      removeEventListener(_type: string, listener: Listener): void {
        this.#channel.listeners.delete(listener);
      }

      postMessage(data: unknown): void {
        user.act();
        if (user.isAlive && !this.#channel.isOpen) throw new DOMException('Closed', 'InvalidStateError');
        if (user.isAlive) post(this.#channel, structuredClone(data));
      }

      close(): void {
        close(this.#channel);
      }
    };
  }

  kill(user: ChannelUser): void {
    for (const channel of this.#open) if (channel.user === user) this.#open.delete(channel);
  }

  #post(from: OpenChannel, data: unknown): void {
    for (const to of this.#open) {
      // Nothing reaches a page that sleeps.
      if (to === from || to.name !== from.name || to.user.isAsleep) continue;
      this.#scheduler.add(
        0,
        () => {
          if (to.isOpen && to.user.isAlive) for (const listener of to.listeners) listener({ data });
        },
        `${to.user.name}/channel ${from.user.name} ${to.name}`,
      );
    }
  }
}
