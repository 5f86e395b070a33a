import { defineConfig } from 'vite';
import { recordReads } from '../scripts/build-reads.mjs';

/** The server as a few files that Node starts at once; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  plugins: [recordReads('server')],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    copyPublicDir: false,
    rollupOptions: {
      input: { main: 'server/main.ts' },
      output: {
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes('/stand-ins/')) ? 'stand-ins/[name].js' : 'shared/[name].js',
      },
    },
  },
});
