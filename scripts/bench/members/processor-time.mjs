/** The processor time of PostgreSQL: of its parent process and of those that it has started. */
import { readFile } from 'node:fs/promises';

/**
 * @param {number | undefined} parent
 * @param {(pid: number | undefined) => Promise<number>} cpuMsOf
 */
export async function processorMs(parent, cpuMsOf) {
  const text = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8').catch(() => '');
  const children = text.trim().split(/\s+/).filter(Boolean).map(Number);
  const times = await Promise.all([parent, ...children].map((pid) => cpuMsOf(pid)));
  return times.reduce((sum, ms) => sum + ms, 0);
}
