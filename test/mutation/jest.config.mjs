/**
 * Jest under Stryker, without the services, which `npm run mutate` starts once. Here jest itself loads the code, anew for
 * each file: a mutant in a constant shows only when its module is loaded again.
 */
import base from '../../jest.config.mjs';

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
  ...base,
  rootDir: '../..',
  testEnvironment: 'node',
  runtime: undefined,
  transform: {
    '\\.m?[jt]s$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'commonjs' } },
    ],
  },
  // An import() names the compiled file, as Node wants it; here only its source exists.
  moduleNameMapper: { '^(\\.{1,2}/.+)\\.js$': ['$1.js', '$1'] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  globalSetup: undefined,
  globalTeardown: undefined,
  testSequencer: undefined,
};
