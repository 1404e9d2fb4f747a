/** What keeps the house in order: types, sizes, effects in their rooms. Prettier owns the formatting. */
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { defineConfig, globalIgnores } from 'eslint/config';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { functionLength, handlerLength } from './lint/function-length.mjs';
import { queryReaders } from './lint/query-readers.mjs';
import { roomArrows } from './lint/room-arrows.mjs';

const NODE_GLOBALS = [
  'AbortController',
  'AbortSignal',
  'Buffer',
  'clearInterval',
  'clearTimeout',
  'console',
  'fetch',
  'performance',
  'process',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
];

/** Files that belong to no product process: they may print and read the environment. */
const SCAFFOLDING = ['local/**', 'test/**', 'bench/**', 'lint/**', '*.mjs'];

/** Written by `npm run types:client`: parsed when it is named on the command line, held to no rule. */
const GENERATED = ['client/openapi-types.ts'];

const typescript = {
  files: ['**/*.ts'],
  ignores: GENERATED,
  extends: [tseslint.configs.strictTypeChecked],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/no-import-type-side-effects': 'off',
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    // A shorthand `() => close()` reads better than braces, and says nothing false.
    '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    // Koa, Temporal and Sequelize ask for async functions that need not wait.
    '@typescript-eslint/require-await': 'off',
    // `async () => void (await work())` is how a promise's value is dropped.
    '@typescript-eslint/no-meaningless-void-operator': 'off',
    // Wrong wherever a variable changes during an `await`, or a library's type promises too much.
    '@typescript-eslint/no-unnecessary-condition': 'off',
    // Spreading a text gives its code points, which is what we want when we do it.
    '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
    // An unneeded type argument that documents the call is no fault.
    '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  },
};

const ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'config.ts is the only reader of process.env: take a Config.',
};

const sizesAndEffects = {
  ignores: GENERATED,
  plugins: {
    house: {
      rules: {
        'room-arrows': roomArrows,
        'query-readers': queryReaders,
        'function-length': functionLength,
        'handler-length': handlerLength,
      },
    },
  },
  rules: {
    eqeqeq: 'error',
    'no-console': 'error',
    'no-restricted-properties': ['error', ENVIRONMENT],
    'max-lines': ['error', 300],
    'house/function-length': ['error', 70],
    'house/room-arrows': 'error',
    'house/query-readers': 'error',
  },
};

const PURE = 'domain/ is pure: the caller passes';
const pureDomain = {
  files: ['domain/**/*.ts'],
  rules: {
    'no-restricted-properties': [
      'error',
      { object: 'process', message: `${PURE} what it read from the configuration.` },
      { object: 'Date', property: 'now', message: `${PURE} the time.` },
      { object: 'performance', property: 'now', message: `${PURE} the time.` },
      { object: 'Math', property: 'random', message: `${PURE} the random number.` },
      { object: 'crypto', message: `${PURE} the random value.` },
    ],
    'no-restricted-syntax': [
      'error',
      { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: `${PURE} the time.` },
      { selector: "CallExpression[callee.name='Date']", message: `${PURE} the time.` },
    ],
    'no-restricted-globals': [
      'error',
      ...['fetch', 'setTimeout', 'setInterval', 'setImmediate'].map((name) => ({
        name,
        message: 'domain/ is pure: effects belong in activities/.',
      })),
    ],
  },
};

/** A route reads in one look: validate, authorise, act = one operation, present. */
const shortRoutes = {
  files: ['api/routes/**/*.ts'],
  ignores: ['**/schema.ts', '**/*-schema.ts'],
  rules: { 'max-lines': ['error', 80], 'house/handler-length': ['error', 25] },
};

const CALLERS_CLOCK = 'An operation takes the time `at`: only its caller reads the clock.';
const clocklessOperations = {
  files: ['operations/**/*.ts'],
  plugins: { import: importX },
  settings: {
    ...importX.flatConfigs.typescript.settings,
    'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts'] })],
  },
  rules: {
    'import/no-cycle': 'error',
    'no-restricted-properties': [
      'error',
      ENVIRONMENT,
      { object: 'Date', property: 'now', message: CALLERS_CLOCK },
    ],
    'no-restricted-syntax': [
      'error',
      { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: CALLERS_CLOCK },
      { selector: "CallExpression[callee.name='Date']", message: CALLERS_CLOCK },
    ],
  },
};

export default defineConfig(
  globalIgnores(['dist/', '.local/', 'coverage/', 'test/replay/histories/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { ...js.configs.recommended, ignores: GENERATED },
  { files: GENERATED, extends: [tseslint.configs.base] },
  typescript,
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, false])) },
  },
  sizesAndEffects,
  pureDomain,
  shortRoutes,
  clocklessOperations,
  { files: ['config.ts'], rules: { 'no-restricted-properties': 'off' } },
  { files: SCAFFOLDING, rules: { 'no-console': 'off', 'no-restricted-properties': 'off' } },
  { files: ['test/**'], rules: { 'max-lines': ['error', 500] } },
  prettier,
);
