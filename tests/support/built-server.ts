/** Runs before the API tests: some of them start the built server as a process, which needs one build and not one each. */
import { buildStale } from '../../scripts/build.mjs';

export const setup = () => buildStale(['server']);
