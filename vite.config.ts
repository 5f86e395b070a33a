import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(process.env['HOOG_VERSION'] ?? 'dev') },
  build: {
    outDir: 'dist/page',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest,woff2}'],
        // Screenshots of the install sheet and the sharing picture are not part of the shell.
        globIgnores: ['**/store/**', 'sw.js'],
        maximumFileSizeToCacheInBytes: 400_000,
      },
    }),
  ],
  server: {
    proxy: Object.fromEntries(
      [
        '/graphql',
        '/idp',
        '/objects',
        '/config.json',
        '/healthz',
        '/mailbox',
        '/media/',
        '/profile',
        '/pay',
        '/webhooks',
      ].map((path) => [path, server]),
    ),
  },
});
