/** The product on a failover cluster whose primary is killed every 20 seconds, as docs/operations.md wants it set. */
import { installStopped, versionOf } from '../machine-packages.mjs';
import { findProgram } from '../patroni.mjs';
import { findPostgres } from '../postgres.mjs';
import { vitest } from '../test-runners.mjs';

/** @type {import('../services.mjs').ForeignService} */
export const failover = {
  name: 'failover',
  find() {
    const [patroni, etcd, haproxy] = [findProgram('patroni'), findProgram('etcd'), findProgram('haproxy')];
    const postgres = findPostgres();
    if (!patroni || !etcd || !haproxy || !postgres) return undefined;
    const ofHaproxy = versionOf(haproxy, process.env, '-v')?.split(' 20')[0];
    return [versionOf(patroni), versionOf(etcd), ofHaproxy, versionOf(postgres)].join(', ');
  },
  get: () => installStopped('postgresql', 'patroni', 'etcd-server', 'haproxy'),
  howToGet: 'Debian: apt-get install postgresql patroni etcd-server haproxy',
  run: () => vitest('services-failover', 'services', ['failover']),
};
