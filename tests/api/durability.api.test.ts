import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entry } from '../../src/offline/entry.ts';
import { DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import { freePort } from '../support/free-port.ts';
import type { LoggedState } from '../support/logged-batches.ts';
import { batchesOf, memberIn, readState, sendBatch, stateAfter } from '../support/logged-batches.ts';
import type { Installation, ServerProcess } from '../support/server-process.ts';
import { openInstallation } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';

/** `npm test -- all` has more of them. */
const KILLS = Number(process.env['HOOG_SERVER_KILLS'] ?? 3);
const EMAILS = ['uus', 'food', 'premium'].map((name) => `${name}@example.com`);
let installation: Installation;
let url: string;
let server: ServerProcess;

beforeAll(async () => {
  installation = await openInstallation();
  ({ url } = installation);
  server = await startAgain();
});
afterAll(() => installation.remove());

async function startAgain(): Promise<ServerProcess> {
  const started = await installation.start();
  if (!started.output().includes('ready in')) throw new Error(`It did not start:\n${started.output()}`);
  return started;
}

/** She logs batch after batch, whatever becomes of the server. */
interface LoggingMember {
  token: string;
  next: () => Entry[];
  /** The stored state by all that was acknowledged. */
  state: LoggedState;
  acknowledged: number;
  /** Sent without an answer. */
  open: Entry[];
}

async function startLogging(email: string): Promise<LoggingMember> {
  const token = await signIn(url, email, DEMO_PASSWORD);
  const state = await readState(url, token);
  return { token, next: batchesOf(memberIn(token)), state, acknowledged: 0, open: [] };
}

/** Resolves when the server is gone. `onStep` is called at each sending and at each acknowledgement. */
async function logUntilKilled(member: LoggingMember, onStep: () => void): Promise<void> {
  for (;;) {
    const entries = member.open.length > 0 ? member.open : member.next();
    member.open = entries;
    const sending = sendBatch(url, member.token, entries);
    onStep();
    if (!(await sending)) return;
    member.open = [];
    member.acknowledged += entries.length;
    member.state = stateAfter(member.state, entries);
    onStep();
  }
}

describe('the embedded server', () => {
  it('refuses a second process on the same data', { timeout: 200_000 }, async () => {
    const second = await installation.start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('is using');
  });

  it(
    'keeps every acknowledged entry of every kind through kills at random moments',
    { timeout: 400_000 + KILLS * 60_000 },
    async () => {
      expect(server.output()).toContain(url);
      const members = await Promise.all(EMAILS.map(startLogging));
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { child } = server;
        let left = 1 + Math.floor(Math.random() * 24);
        const countDown = () => {
          left -= 1;
          if (left === 0) child.kill('SIGKILL');
        };
        await Promise.all(members.map((member) => logUntilKilled(member, countDown)));
        await server.ended;
        server = await startAgain();
        for (const { token, state, open } of members) {
          // All of a batch is stored or nothing of it.
          const stored = await readState(url, token);
          expect([state, stateAfter(state, open)]).toContainEqual(stored);
        }
      }
      const acknowledged = members.reduce((sum, member) => sum + member.acknowledged, 0);
      expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
      for (const { token, state, open } of members) {
        expect(await sendBatch(url, token, open)).toBe(true);
        expect(await readState(url, token)).toEqual(stateAfter(state, open));
      }
      console.info(`${KILLS} kills, ${acknowledged} entries acknowledged, none of them lost or doubled`);
    },
  );
});
