/** A server to measure, in a process of its own, and the processor time that it has taken. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

const root = new URL('../../', import.meta.url);
const START_TRIES = 1_200;

/**
 * @param {string} script
 * @param {number} port
 * @param {Record<string, string | undefined>} environment
 */
export async function start(script, port, environment) {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: `${port}`,
      BENCH_PORT: `${port}`,
      RATE_LIMIT_PER_MINUTE: '1000000000',
      RATE_LIMIT_PER_ADDRESS: '1000000000',
      STORED_PER_DAY_TIMES: '100000',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; ; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => true,
        () => false,
      )
    )
      break;
    if (tries === START_TRIES || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error(`${script} did not start`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  };
  return { stop, pid: child.pid, cpuMs: () => cpuMsOf(child.pid) };
}

/**
 * Processor time of a process so far, if the system tells (Linux): other work on the machine does not change it.
 * @param {number | undefined} pid
 */
export async function cpuMsOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}
