// Keeps what the floor page is made of, so that it opens without a network.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  event.respondWith(
    caches.open('floor').then(async (cache) => {
      const kept = await cache.match(event.request);
      if (kept) return kept;
      const response = await fetch(event.request);
      await cache.put(event.request, response.clone());
      return response;
    }),
  );
});
