// Loads the TypeScript of the global setup; jest-runtime.mjs does so for the tests.
import 'tsx';

const { isLarge } = await import('./test/support/large.ts');

/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/test/support/jest-environment.mjs',
  runtime: '<rootDir>/test/support/jest-runtime.mjs',
  transform: {},
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  // These files need many minutes or an install, and have no usual size. A skipped test would look like one that passed.
  testPathIgnorePatterns: ['/node_modules/', ...(isLarge() ? [] : ['<rootDir>/test/long/large/'])],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/client/dist/', '<rootDir>/.local/'],
  testSequencer: '<rootDir>/test/support/order-of-files.mjs',
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/skip-without-chromium.ts'],
  // Each test file leaves something in its worker. A new worker starts in time.
  workerIdleMemoryLimit: '2500MB',
  // Long enough for the slowest machine. Only a test that hangs takes longer.
  testTimeout: 300_000,
};
