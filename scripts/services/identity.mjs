/** The product in real mode with its members in a pool that speaks Cognito's protocol. */
import { findNpmPackage, getNpmPackage, howToGet, startNpmService } from '../npm-services.mjs';
import { vitest } from '../test-runners.mjs';
import { apiFiles } from '../test-selection.mjs';

const COGNITO_LOCAL = { name: 'cognito-local', version: '5.3.0' };

/** @type {import('../services.mjs').ForeignService} */
export const identity = {
  name: 'identity',
  find: () => findNpmPackage(COGNITO_LOCAL) && `${COGNITO_LOCAL.name} ${COGNITO_LOCAL.version}`,
  get: () => getNpmPackage(COGNITO_LOCAL),
  howToGet: howToGet(COGNITO_LOCAL),
  async run() {
    const service = await startNpmService(COGNITO_LOCAL, {
      file: 'lib/bin/start.js',
      at: (port) => ({ env: { HOST: '127.0.0.1', PORT: String(port) } }),
      healthPath: '/health',
    });
    const environment = { TEST_COGNITO_ENDPOINT: service.endpoint };
    try {
      return await vitest('services-identity', 'api', apiFiles(['other-pool']), environment);
    } finally {
      await service.close();
    }
  },
};
