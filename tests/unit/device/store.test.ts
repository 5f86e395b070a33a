import { describe, expect, it } from 'vitest';
import { createListenersTo, createStore } from '../../../src/device/store.ts';

describe('a store', () => {
  it('tells everyone who listens of a new value, and nobody who has left', () => {
    const store = createStore(1);
    const heard: string[] = [];
    const leave = store.subscribe(() => heard.push(`one ${store.get()}`));
    store.subscribe(() => heard.push(`other ${store.get()}`));
    store.set(2);
    leave();
    store.set(3);
    expect(heard).toEqual(['one 2', 'other 2', 'other 3']);
  });
});

describe('listeners', () => {
  it('follow the source from the first to the last, and again after that', () => {
    const events: string[] = [];
    const listeners = createListenersTo(() => {
      events.push('begin');
      return () => events.push('end');
    });
    const stops = [listeners.subscribe(() => undefined), listeners.subscribe(() => undefined)];
    for (const stop of stops) stop();
    expect(events).toEqual(['begin', 'end']);
    listeners.subscribe(() => undefined)();
    expect(events).toEqual(['begin', 'end', 'begin', 'end']);
  });
});
