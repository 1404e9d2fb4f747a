/** Packages that are ES modules only: jest loads them as CommonJS, like all it loads. */
const ES_MODULES = ['oidc-provider', 'jose', 'openid-client', 'oauth4webapi'];

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.local/'],
  transform: {
    '\\.[jt]s$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'commonjs' } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  testSequencer: '<rootDir>/test/support/spread-long-tests.mjs',
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // For what hangs, on the slowest machine.
  testTimeout: 120_000,
};
