/** Packages that exist only as ES modules. Jest transforms them, because it loads everything as CommonJS. */
const ES_MODULES = [
  'canonicalize',
  'oidc-provider',
  'jose',
  'openid-client',
  'oauth4webapi',
  'marked',
  'hucre',
];

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/client/dist/', '<rootDir>/.local/'],
  transform: {
    '\\.m?[jt]s$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'commonjs' } },
    ],
  },
  // An import() names the compiled file, as Node wants it; here only its source exists.
  moduleNameMapper: { '^(\\.{1,2}/.+)\\.js$': ['$1.js', '$1'] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  testSequencer: '<rootDir>/test/support/spread-long-tests.mjs',
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/skip-without-chromium.ts'],
  // A worker keeps something of each file that it has run. Near 4 GB it only collects garbage, and then it crashes.
  workerIdleMemoryLimit: '1500MB',
  // Long enough for the slowest machine. Only a test that hangs takes longer.
  testTimeout: 120_000,
};
