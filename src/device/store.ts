/** State that changes outside of React, for useSyncExternalStore and other listeners. */

/** Listeners to changes of something that is kept elsewhere. */
export interface Listeners {
  subscribe: (listener: () => void) => () => void;
  tell: () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}

/** `begin` is called with the first listener, and its result when the last one has left. */
export function createListenersTo(begin: () => () => void): Listeners {
  const { subscribe, tell } = createListeners();
  let count = 0;
  let end: () => void;
  return {
    subscribe(listener) {
      count += 1;
      if (count === 1) end = begin();
      const leave = subscribe(listener);
      return () => {
        leave();
        count -= 1;
        if (count === 0) end();
      };
    },
    tell,
  };
}

/** A value, and listeners to each new one. */
export interface Store<Value> {
  /** Returns the same value until `set`. */
  get: () => Value;
  set: (value: Value) => void;
  subscribe: Listeners['subscribe'];
}

export function createStore<Value>(value: Value): Store<Value> {
  const { subscribe, tell } = createListeners();
  let current = value;
  return {
    get: () => current,
    set(next) {
      current = next;
      tell();
    },
    subscribe,
  };
}
