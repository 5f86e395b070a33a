/** The calendar address in programs that follow and show it. */
import { vitest } from '../test-runners.mjs';
import { installPackages, versionOf } from '../machine-packages.mjs';

/** @type {import('../services.mjs').ForeignService} */
export const calendar = {
  name: 'calendar',
  find() {
    const [vdirsyncer, khal] = [versionOf('vdirsyncer'), versionOf('khal')];
    return vdirsyncer && khal && [vdirsyncer, khal].join(' and ').replaceAll(', version', '');
  },
  get: () => installPackages('vdirsyncer', 'khal'),
  howToGet: 'Debian: apt-get install vdirsyncer khal',
  run: () => vitest('services-calendar', 'services', ['calendar']),
};
