/** Failures that the product tells the console of (src/offline/failure-log.ts), for tests that bring some about. */
import { vi } from 'vitest';

/** Takes what it tells of from here to the test's end. Returns its lines, in their order. */
export function hearFailures(): string[] {
  const heard: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void heard.push(String(line)));
  return heard;
}
