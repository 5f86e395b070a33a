/** The parts of one phone, beneath any code: a disk, locks, channels, a clock that may be wrong, and a network. */
import type { Chance } from './chance.ts';
import { PhoneChannels } from './channels.ts';
import { PhoneDisk } from './disk.ts';
import { PhoneLocks } from './locks.ts';
import { PhoneNetwork, type Wire } from './network.ts';
import { Place } from './place.ts';
import type { Scheduler } from './scheduler.ts';

export class Phone {
  readonly name: string;
  readonly disk = new PhoneDisk();
  readonly locks: PhoneLocks;
  readonly channels: PhoneChannels;
  readonly network: PhoneNetwork;
  readonly places = new Set<Place>();
  /** When a page or worker last ended, and may have told nobody what it did. */
  lastEndAt = 0;
  /** The lead of its clock. */
  aheadMs = 0;
  readonly #scheduler: Scheduler;
  readonly #chance: Chance;
  #count = 0;

  constructor(name: string, wire: Wire) {
    this.name = name;
    this.#scheduler = wire.scheduler;
    this.#chance = wire.chance;
    this.locks = new PhoneLocks(wire.scheduler);
    this.channels = new PhoneChannels(wire.scheduler);
    this.network = new PhoneNetwork(name, wire);
  }

  clock(): number {
    return Math.floor(this.#scheduler.now) + this.aheadMs;
  }

  open(kind: 'page' | 'worker'): Place {
    this.#count += 1;
    const place = new Place(`${this.name} ${kind} ${this.#count}`, this, {
      scheduler: this.#scheduler,
      chance: this.#chance,
    });
    this.places.add(place);
    return place;
  }

  /** Nothing of it is left but what is on the disk and on its way. */
  forget(place: Place): void {
    this.places.delete(place);
    this.lastEndAt = this.#scheduler.now;
    this.disk.kill(place, this.#chance.isLucky(0.5));
    this.locks.kill(place.name);
    this.channels.kill(place);
    this.network.kill(place);
  }

  /** Nobody looks at it any more; what has left it is on its way. */
  leave(place: Place): void {
    this.disk.endTransactions(place);
    this.network.leave(place);
  }

  losePower(): void {
    for (const place of this.places) place.kill();
    this.disk.losePower(() => this.#chance.isLucky(0.7));
  }
}
