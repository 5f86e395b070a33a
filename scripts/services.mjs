/**
 * `npm test -- services`: the product against services that others wrote, as far as this machine has them or can get them
 * (decision 110). Each says which it ran against, with its version; one that did not run says what is missing.
 */
import { calendar } from './services/calendar.mjs';
import { database } from './services/database.mjs';
import { debian } from './services/debian.mjs';
import { failover } from './services/failover.mjs';
import { identity } from './services/identity.mjs';
import { mail } from './services/mail.mjs';
import { payments } from './services/payments.mjs';
import { newestDatabase } from './services/newest-database.mjs';
import { objects } from './services/objects.mjs';
import { pooler } from './services/pooler.mjs';
import { prometheus } from './services/prometheus.mjs';
import { protocol } from './services/protocol.mjs';
import { recovery } from './services/recovery.mjs';
import { signIn } from './services/sign-in.mjs';

/** @typedef {import('./test-runners.mjs').Counts} Counts */

/**
 * @typedef {object} ForeignService
 * @property {string} name By which it is chosen, and its file.
 * @property {() => string | undefined} find What there is of it, with its version; undefined if something is missing.
 * @property {() => void} get Brings here what is missing, if this machine can.
 * @property {string} howToGet What to say if it is still missing.
 * @property {() => Promise<Counts>} run Starts it, runs what fits it, and ends it.
 */

/** @type {ForeignService[]} */
const services = [
  calendar,
  objects,
  identity,
  signIn,
  mail,
  payments,
  database,
  newestDatabase,
  pooler,
  prometheus,
  protocol,
  recovery,
  failover,
  debian,
];

/**
 * Runs those that have one of the words in their name, or all. Unless `isGetting`, only what is here already: nothing is fetched or installed.
 * @param {string[]} words
 * @returns {Promise<Counts>}
 */
export async function testServices(words, { isGetting = true } = {}) {
  const counts = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const lines = [];
  for (const service of services) {
    if (words.length > 0 && !words.some((word) => service.name.includes(word))) continue;
    if (isGetting && service.find() === undefined) service.get();
    const found = service.find();
    if (found === undefined) {
      lines.push(`${service.name}: did NOT run. ${service.howToGet}`);
      continue;
    }
    console.log(`\n${service.name}, against ${found}:`);
    const { passed, failed } = await service.run();
    lines.push(`${service.name}, against ${found}: ${passed} passed, ${failed} failed`);
    counts.passed += passed;
    counts.failed += failed;
  }
  console.log(`\n${lines.join('\n')}`);
  return counts;
}
