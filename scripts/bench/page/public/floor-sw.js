// Keeps what the floors' pages are made of, so that they open without a network.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.url.includes('?asked=')) return;
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
