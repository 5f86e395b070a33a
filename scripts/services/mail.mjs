/** The product's mails at a service that takes what Amazon SES takes. */
import { findNpmPackage, getNpmPackage, howToGet, startNpmService } from '../npm-services.mjs';
import { vitest } from '../test-runners.mjs';

const SES = { name: 'aws-ses-v2-local', version: '2.10.2' };

/** @type {import('../services.mjs').ForeignService} */
export const mail = {
  name: 'mail',
  find: () => findNpmPackage(SES) && `${SES.name} ${SES.version}`,
  get: () => getNpmPackage(SES),
  howToGet: howToGet(SES),
  async run() {
    const service = await startNpmService(SES, {
      file: 'dist/cli.js',
      at: (port) => ({ args: ['--host', '127.0.0.1', '--port', String(port)] }),
      healthPath: '/health-check',
    });
    try {
      return await vitest('services-mail', 'services', ['mail'], { TEST_SES_ENDPOINT: service.endpoint });
    } finally {
      await service.close();
    }
  },
};
