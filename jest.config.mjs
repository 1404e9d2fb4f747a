// Loads the TypeScript of the global setup; jest-runtime.mjs does so for the tests.
import 'tsx';

/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/test/support/jest-environment.mjs',
  runtime: '<rootDir>/test/support/jest-runtime.mjs',
  transform: {},
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/client/dist/', '<rootDir>/.local/'],
  testSequencer: '<rootDir>/test/support/order-of-files.mjs',
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/skip-without-chromium.ts'],
  // Each test file leaves something in its worker. A new worker starts in time.
  workerIdleMemoryLimit: '2500MB',
  // Long enough for the slowest machine. Only a test that hangs takes longer.
  testTimeout: 120_000,
};
