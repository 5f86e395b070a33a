/**
 * Runs before each unit test file: what is printed fails the test, with the text and the place that printed it. A test that
 * expects output takes it with `vi.spyOn(console, …).mockImplementation(…)` and says what it expects.
 */
import type { EventEmitter } from 'node:events';
import { format } from 'node:util';
import { afterAll, afterEach, beforeEach } from 'vitest';

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
let printed: Error[] = [];

/** Takes the place of a spy, too, that an earlier test left behind. */
function listen(): void {
  for (const method of METHODS)
    console[method] = (...words: unknown[]) => {
      printed.push(new Error(`console.${method}: ${format(...words)}`));
    };
}

/** Vitest's window prints to the console that was there before. */
const { jsdom } = globalThis as { jsdom?: { virtualConsole: EventEmitter } };
jsdom?.virtualConsole
  .removeAllListeners('jsdomError')
  .on('jsdomError', (error: Error) => void printed.push(error));

function expectSilence(): void {
  const [first, ...others] = printed;
  printed = [];
  if (first) throw new Error([first, ...others].map(({ message }) => message).join('\n'), { cause: first });
}

listen();
beforeEach(listen);
afterEach(expectSilence);
// Outside its tests a file prints nothing either.
afterAll(expectSilence);
