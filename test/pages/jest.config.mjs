/** `npm run test:pages`: walks the pages in three languages, on a phone and a desktop, while processes are killed. */
import path from 'node:path';
import everyTest from '../../jest.config.mjs';

/** @type {import('jest').Config} */
export default {
  ...everyTest,
  rootDir: path.resolve(import.meta.dirname, '../..'),
  testMatch: ['<rootDir>/test/pages/**/*.walk.ts'],
};
