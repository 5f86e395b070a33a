/** `node dist/server/main.js`: reads the environment, opens the server, listens, and ends it in order when told to stop. */
import { setTimeout as pause } from 'node:timers/promises';
import { timerMs } from '../contract/timers.ts';
import { readConfiguration } from './configuration.ts';
import { OperatorsProblem } from './database/operators-problem.ts';
import type { OpenServer } from './open-server.ts';
import { openServer } from './open-server.ts';
import { productionWarnings } from './production-configuration.ts';

// The AWS SDK would say at each start that its versions of 2027 need Node 22 (docs/commands.md).
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const startedAt = performance.now();
  const server = await openServer(configuration, { level: configuration.logLevel });
  closeOnSignal(server, configuration.drainSeconds);
  await server.app.listen({ port: configuration.port, host: configuration.host });
  console.log(
    `Hoog is at ${configuration.publicUrl} (ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
  for (const warning of productionWarnings(configuration)) console.warn(`WARNING: ${warning}`);
  if (configuration.identity.kind === 'embedded' && configuration.hasDemoMembers) {
    const { DEMO_MEMBERS, DEMO_PASSWORD } = await import('../stand-ins/demo/demo-members.ts');
    console.log(`Sign in with the password ${DEMO_PASSWORD} as`);
    for (const { email } of DEMO_MEMBERS) console.log(`  ${email}`);
  }
}

/** Below the 30 seconds that the operator allows after DRAIN_SECONDS. */
const CLOSED_WITHIN_MS = 28_000;

/** A process that ends before all that it has in hand: the next turn does it again, as after a kill. */
class ClosingCut extends OperatorsProblem {
  override readonly name = 'ClosingCut';

  constructor() {
    super(
      `It was ended ${CLOSED_WITHIN_MS / 1000} s after closing began. What was under way is begun again, as after a kill.`,
    );
  }
}

async function cutClosing(): Promise<never> {
  await pause(CLOSED_WITHIN_MS);
  throw new ClosingCut();
}

/**
 * SIGTERM drains (server/web/drain.ts), then ends what has begun and takes nothing new, but waits for no service that does not
 * answer; SIGINT, which a person sends, does not drain. A second signal ends the process at once.
 */
function closeOnSignal({ app, close }: OpenServer, drainSeconds: number): void {
  let isTold = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isTold) process.exit(1);
    isTold = true;
    app.drain();
    const drained = signal === 'SIGTERM' ? pause(timerMs(drainSeconds * 1000)) : Promise.resolve();
    drained.then(() => Promise.race([close(), cutClosing()])).then(() => process.exit(0), exitWith);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Reports what an operator can mend in its own words, and the rest with its stack trace. */
function exitWith(error: unknown): never {
  console.error(error instanceof OperatorsProblem ? error.message : error);
  process.exit(1);
}

main().catch(exitWith);
