/** The part of a browser that keeps responses, for pages without one. */
const absolute = (address: string) => new URL(address, 'http://localhost');

interface Query {
  ignoreSearch?: boolean;
}

class KeptResponses {
  readonly #kept = new Map<string, Response>();

  #addresses(address: string | undefined, { ignoreSearch = false }: Query = {}): string[] {
    const all = [...this.#kept.keys()];
    if (address === undefined) return all;
    const { href, pathname } = absolute(address);
    return all.filter((each) => (ignoreSearch ? absolute(each).pathname === pathname : each === href));
  }

  async match(address: string): Promise<Response | undefined> {
    return this.#kept.get(absolute(address).href)?.clone();
  }

  async put(address: string, response: Response): Promise<void> {
    this.#kept.set(absolute(address).href, response);
  }

  async keys(address?: string, query?: Query): Promise<{ url: string }[]> {
    return this.#addresses(address, query).map((url) => ({ url }));
  }

  async delete(asked: string | { url: string }, query?: Query): Promise<boolean> {
    const gone = this.#addresses(typeof asked === 'string' ? asked : asked.url, query);
    for (const each of gone) this.#kept.delete(each);
    return gone.length > 0;
  }
}

/** For `vi.stubGlobal('caches', …)`. */
export function createCacheStorage() {
  const caches = new Map<string, KeptResponses>();
  return {
    has: async (name: string) => caches.has(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      caches.get(cacheName)?.match(address),
    async open(name: string): Promise<KeptResponses> {
      const cache = caches.get(name) ?? new KeptResponses();
      caches.set(name, cache);
      return cache;
    },
  };
}
