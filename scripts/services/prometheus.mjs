/** The product's metrics and rules in the Prometheus that operators have. */
import { unpackPrometheus, versionOfPrometheus } from '../prometheus.mjs';
import { vitest } from '../test-runners.mjs';

/** @type {import('../services.mjs').ForeignService} */
export const prometheus = {
  name: 'prometheus',
  find() {
    const version = versionOfPrometheus();
    return version && `Prometheus ${version}`;
  },
  get: unpackPrometheus,
  howToGet: 'Debian: apt-get install prometheus',
  run: () => vitest('services-prometheus', 'services', ['prometheus']),
};
