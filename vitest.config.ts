import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { EnvironmentSequencer } from './tests/support/environment-sequencer.ts';

/** A machine that does much else takes ten times as long as a quiet one, and nothing here is a promise of time. */
const node = { environment: 'node' as const, testTimeout: 120_000, hookTimeout: 120_000 };

/**
 * The files that a worker runs one after another share the modules that they import: to load these again for each took a third of
 * the time. So a file leaves nothing behind in a module, which `--sequence.shuffle.files` shows. If the tested code keeps
 * something for as long as a page lives, each file has modules of ours of its own (fresh-page.ts), in a window that it shares.
 */
const isolate = false;
/** Their modules keep nothing. */
const SHARING_UNIT_FILES = [
  'tests/unit/{contract,language,press,server,stand-ins}/**/*.test.ts',
  'tests/contract/**/*.test.ts',
];
const SILENT_CONSOLE = 'tests/support/silent-console.ts';
/** Vitest shuffles by a sequencer of its own, which another would replace. */
const isShuffled = process.argv.some((word) => word.startsWith('--sequence.shuffle'));
/** Quicker by a tenth than processes, and no unit test needs one of its own. */
const pool = 'threads' as const;

export default defineConfig({
  plugins: [react()],
  define: { __APP_VERSION__: JSON.stringify('test') },
  test: {
    // Vitest leaves one processor free, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // A busy machine would fail waits under Vitest's own limit of one second.
    expect: { poll: { timeout: 20_000 } },
    // The second listens to the console after the first has taken back an earlier file's spies.
    sequence: { setupFiles: 'list', ...(!isShuffled && { sequencer: EnvironmentSequencer }) },
    // The AWS SDK's notice of what it will need in 2027 (docs/commands.md).
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    // The files that tests read, and so do not import.
    forceRerunTriggers: [
      '**/{package,vitest.config,tsconfig}*',
      '**/contract/*.graphql',
      '**/migrations/**',
      '**/content/**',
    ],
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'unit',
          pool,
          isolate,
          setupFiles: ['tests/support/fresh-page.ts', SILENT_CONSOLE],
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: SHARING_UNIT_FILES,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'unit-sharing',
          pool,
          isolate,
          setupFiles: [SILENT_CONSOLE],
          include: SHARING_UNIT_FILES,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'api',
          isolate,
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/built-server.ts', 'tests/support/migrated-database.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'simulation',
          pool,
          isolate,
          include: ['tests/simulation/*.test.ts'],
          testTimeout: 10 * 3_600_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'guards',
          include: ['tests/simulation/guards/*.test.ts'],
          testTimeout: 3_600_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'services',
          include: ['tests/services/**/*.test.ts'],
          globalSetup: ['tests/support/built-server.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'browsers',
          include: ['tests/other-browsers/**/*.test.ts'],
          globalSetup: ['tests/support/data-template.ts'],
          testTimeout: 300_000,
          // A browser takes all that a small machine has.
          fileParallelism: false,
        },
      },
    ],
  },
});
