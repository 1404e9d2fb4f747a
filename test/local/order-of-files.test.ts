/** `jest --findRelatedTests FILE --bail` shows soon whether a test notices a change of the file. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_DIRECTORY } from '../../local/paths';
import OrderOfFiles from '../support/order-of-files.mjs';

it.each([
  ['a workflow, which workers name by path', 'workflows/verification.ts', 'workflows/verification/decisions'],
  ['a workflow with stored histories', 'workflows/verification.ts', 'replay/replay'],
  ['a migration, which makes the template', 'db/migrations/index.ts', 'db/triggers'],
  ['a route', 'api/routes/refunds/index.ts', 'api/refunds/refunds'],
])('jest finds the tests of %s', (_of, file, test) => {
  const jest = ['node_modules/jest/bin/jest.js', '--listTests', '--findRelatedTests', file];
  const found = execFileSync(process.execPath, jest, { cwd: PROJECT_DIRECTORY, stdio: 'pipe' }).toString();
  expect(found).toContain(`/test/${test}.test.ts\n`);
});

it.each(['operations/fees/keep-tier.ts', 'operations/fees.ts', 'operations/fee.ts'])(
  'runs the tests of the noun of %s first, and of those the tests of its room',
  (file) => {
    const order = new OrderOfFiles({
      globalConfig: {
        seed: 1,
        rootDir: PROJECT_DIRECTORY,
        findRelatedTests: true,
        nonFlagArgs: [file],
      },
    });
    const folders = ['api/gifts', 'operations/gifts', 'domain/fees', 'operations/fees'];
    const tests = folders.map((folder) => ({
      folder,
      path: join(PROJECT_DIRECTORY, 'test', folder, 'some.test.ts'),
    }));
    expect(order.sort(tests).map(({ folder }) => folder)).toEqual(folders.toReversed());
  },
);

it('runs each file once, whatever the order', () => {
  const order = new OrderOfFiles({
    globalConfig: { seed: 1, rootDir: PROJECT_DIRECTORY, findRelatedTests: false, nonFlagArgs: [] },
  });
  const paths = ['long/guides/a', 'long/faults/b', 'long/browser/c', 'e2e/d', 'domain/e'];
  const sorted = order.sort(paths.map((path) => ({ path: `/test/${path}.test.ts` })));
  expect(sorted.map(({ path }) => path).sort()).toEqual(paths.map((path) => `/test/${path}.test.ts`).sort());
});
