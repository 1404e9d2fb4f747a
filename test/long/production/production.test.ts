/**
 * docs/production.md leads to an installation that takes a real dollar, with a quick build and on the servers of the test
 * run. `test/long/large/production.test.ts` follows it with the page's own build, and goes on from there.
 */
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { innerHomes } from '../../support/services';
import { workflowBundle } from '../../support/workflow-bundle';
import { TEST_TIMEOUT_MS } from '../../support/installation';
import { startDouble } from './processor';
import { startOnSharedServers } from './servers';
import { listNamedVariables, listSettings } from './steps';
import { pageSteps } from './walk-steps';
import { Walk } from './walk';

let walk: Walk;
beforeAll(async () => {
  mkdirSync(innerHomes(), { recursive: true });
  const home = mkdtempSync(path.join(innerHomes(), 'production-'));
  chmodSync(home, 0o755);
  walk = await Walk.open({
    home,
    program: { kind: 'quick', workflowBundle: workflowBundle().codePath },
    servers: await startOnSharedServers(home),
    openProcessor: startDouble,
    mayBuildMailbox: false,
  });
}, TEST_TIMEOUT_MS);
afterAll(() => walk?.close());

it(
  'leads from an empty folder to a gift with a proof that verifies, its refund, and a clean ledger',
  async () => {
    for (const { run } of pageSteps(walk)) await run();
    // The dollar less the processing fee.
    expect(await walk.processor.totals()).toEqual({ taken: 100, returned: 67 });
    expect(walk.operator.faults).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);

it('names every setting that its file has, and no setting that does not exist', () => {
  const settings = listSettings();
  expect(settings).toContain('PAYMENT_PROCESSOR');
  expect(settings.filter((name) => !listNamedVariables().has(name))).toEqual([]);
});
