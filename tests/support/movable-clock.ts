/** A server's clock that a test sets on while it runs: HOOG_CLOCK sets only its start. */
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface MovableClock {
  /** For the server's process. */
  environment: Record<string, string>;
  /** Resolves when every clock of the process shows it. */
  moveTo(time: Date): Promise<void>;
  remove(): Promise<void>;
}

/** Runs before the server does: its clocks are as far ahead as the file says. */
const AHEAD = `
import { readFileSync } from 'node:fs';
const Real = Date;
const ahead = () => Number(readFileSync(process.env.TEST_CLOCK_AHEAD, 'utf8'));
globalThis.Date = class Date extends Real {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(Real.now() + ahead());
  }
  static now() {
    return Real.now() + ahead();
  }
  static [Symbol.hasInstance](value) {
    return value instanceof Real;
  }
};
`;

export async function makeMovableClock(start: Date): Promise<MovableClock> {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-clock-'));
  const file = join(folder, 'ahead');
  const moveTo = async (time: Date) => {
    await writeFile(`${file}.new`, String(time.getTime() - Date.now()));
    // It is read at any moment, and never half written.
    await rename(`${file}.new`, file);
  };
  await moveTo(start);
  return {
    environment: {
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(AHEAD)}`,
      TEST_CLOCK_AHEAD: file,
    },
    moveTo,
    remove: () => rm(folder, { recursive: true }),
  };
}
