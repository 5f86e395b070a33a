import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { recordReads } from './scripts/build-reads.mjs';
import { nameClass } from './scripts/class-names.mjs';
import { SERVICE_PATHS } from './contract/service-paths.ts';
import { codeSplitting } from './build/chunks.ts';
import { directImports } from './build/direct-imports.ts';
import {
  compactFiles,
  compileHints,
  filesOfStart,
  listLoadedModules,
  screenPath,
} from './build/page-plugins.ts';
import { buildTarget } from './build/target.ts';

/** The package gives a bundler its development build, with warnings that nobody reads on a phone. */
const routerFile = (name: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

const server = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;

export default defineConfig(({ command }) => ({
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerFile('index') },
            { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
          ]
        : [],
  },
  define: { __APP_VERSION__: JSON.stringify(process.env['HOOG_VERSION'] ?? 'dev') },
  css: { modules: { generateScopedName: nameClass } },
  build: {
    outDir: 'dist/page',
    target: buildTarget,
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One sheet of some 15 kB for all screens: a rendered page is whole with it, and no screen waits for one of its own.
    cssCodeSplit: false,
    // The manifest names the files for the rendered pages and the byte budgets (scripts/build.mjs).
    manifest: true,
    rollupOptions: {
      input: { index: 'index.html', start: 'src/app/public-pages/start.ts' },
      output: { codeSplitting: codeSplitting() },
    },
  },
  plugins: [
    react(),
    directImports(),
    compileHints(),
    listLoadedModules(),
    compactFiles(),
    recordReads('page'),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        target: buildTarget,
        buildPlugins: { vite: [filesOfStart(), screenPath(), recordReads('page')] },
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest,woff2}'],
        // The sharing picture and the script of rendered pages are not part of the shell. Its hash has eight letters: other
        // names begin with `start-` too (scripts/budgets.mjs tells when one of them is left out).
        // Nor are the pictures that only an installation reads, which needs the network anyway.
        globIgnores: [
          '**/store/**',
          '**/icons/{maskable,monochrome,shortcut,apple-touch}-*.png',
          '**/start-????????.js',
          'sw.js',
        ],
        maximumFileSizeToCacheInBytes: 400_000,
      },
    }),
  ],
  server: {
    proxy: Object.fromEntries(SERVICE_PATHS.map((path) => [path, server])),
  },
}));
