import { defineConfig } from 'vite';

/** The server as a few files that Node starts at once; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    copyPublicDir: false,
    rollupOptions: { input: { main: 'server/main.ts' } },
  },
});
