/** Jest under Stryker: the project's configuration without the services, which `npm run mutate` starts once. */
import base from '../../jest.config.mjs';

/** @type {import('jest').Config} */
export default {
  ...base,
  rootDir: '../..',
  globalSetup: undefined,
  globalTeardown: undefined,
  testSequencer: undefined,
};
