/**
 * WebKitGTK, the closest to a phone's Safari that runs on Linux, over W3C WebDriver. A driven instance keeps its data
 * in memory only, and loses its driver with the page's process: it cannot be killed, so its tab is closed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findWebkit, HOW_TO_GET } from '../../scripts/other-browsers.mjs';
import { freePort } from '../support/free-port.ts';
import { type DrivenBrowser, type DrivenElement, PHONE } from './driven-browser.ts';

const START_LIMIT_MS = 90_000;

/**
 * A bus that starts no services: the desktop's portal would mount its documents into the browser's home, which then cannot be
 * removed.
 */
const BUS = `<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
`;

type Command = <Answer = unknown>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Answer>;
/** The protocol's key for an element reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Outcome<Answer> = { answer: Answer } | { failure: string };

export async function openWebkit(): Promise<DrivenBrowser> {
  const found = findWebkit();
  if (found === undefined) throw new Error(HOW_TO_GET.webkit);
  const home = await mkdtemp(join(tmpdir(), 'hoog-webkit-'));
  const bus = join(home, 'bus.conf');
  await writeFile(bus, BUS);
  const port = await freePort();
  const onBus = ['dbus-run-session', `--config-file=${bus}`, '--'];
  const driver = spawn('xvfb-run', ['-a', ...onBus, found.driver, '-p', `${port}`], {
    // A separate process group, so that killing it includes the display and the browser.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOME: home, TZ: 'Europe/Tallinn', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const session = await startSession(`http://127.0.0.1:${port}`, found.browser, driver);
  const run = async <Answer>(script: string, given: unknown): Promise<Answer> => {
    const outcome = await session<Outcome<Answer>>('POST', '/execute/async', { script, args: [given] });
    if ('failure' in outcome) throw new Error(outcome.failure);
    return outcome.answer;
  };
  return {
    open: async (address) => void (await session('POST', '/url', { url: address })),
    load: async (script) => void (await session('POST', '/execute/sync', { script, args: [] })),
    evaluate: (work, given) => run(scriptOf(work), given),
    find: async (work, given) => elementOf(session, await run(scriptOf(work), given)),
    dieAndReturn: () => changeTabs(session),
    dispose: async () => {
      await end(driver);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startSession(address: string, binary: string, driver: ChildProcess): Promise<Command> {
  await untilReady(address, driver);
  const tell = commandOf(address);
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = await tell<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: options },
  });
  const session = commandOf(`${address}/session/${sessionId}`);
  await session('POST', '/window/rect', PHONE);
  return session;
}

/** Opens another tab before closing the only one, because the browser ends with its last tab, and its data with it. */
async function changeTabs(session: Command): Promise<void> {
  const { handle } = await session<{ handle: string }>('POST', '/window/new', { type: 'window' });
  await session('DELETE', '/window');
  await session('POST', '/window', { handle });
  await session('POST', '/window/rect', PHONE);
}

function commandOf(address: string): Command {
  return async (method, path, body) => {
    const request = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(address + path, request);
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 500)}`);
    return value;
  };
}

async function untilReady(address: string, driver: ChildProcess): Promise<void> {
  for (const until = Date.now() + START_LIMIT_MS; ; await delay(40)) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (driver.exitCode !== null || Date.now() > until) throw new Error('WebKitWebDriver did not start');
  }
}

/** Turns the function into a script that reports how it ended. */
function scriptOf(work: (given: never) => unknown): string {
  return `const [given, done] = arguments;
    (async () => (${work.toString()})(given))().then(
      (answer) => done({ answer }),
      (error) => done({ failure: String(error) }),
    );`;
}

function elementOf(session: Command, reference: Record<string, string>): DrivenElement {
  const path = `/element/${reference[ELEMENT]}`;
  const type = async (text: string) => void (await session('POST', `${path}/value`, { text }));
  return {
    click: async () => void (await session('POST', `${path}/click`, {})),
    type,
    chooseFile: type,
  };
}

async function end(driver: ChildProcess): Promise<void> {
  if (driver.pid === undefined || driver.exitCode !== null || driver.signalCode !== null) return;
  const ended = once(driver, 'exit');
  process.kill(-driver.pid, 'SIGKILL');
  await ended;
}
