/** docs/production.md leads to an installation that takes a real dollar, from sources and on servers of its own. */
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { innerHomes, workflowBundle } from '../support/services';
import { TEST_TIMEOUT_MS } from '../support/installation';
import { beginPlan } from '../support/production/plan';
import { listNamedVariables, listSettings, readSteps, type Step } from '../support/production/steps';
import { Walk } from '../support/production/walk';

/** A build takes minutes; `npm run bench -- production` makes it. */
const BUILDS = 'The program';

let walk: Walk;
const printed = new Map<string, string>();
beforeAll(async () => {
  mkdirSync(innerHomes(), { recursive: true });
  const home = mkdtempSync(path.join(innerHomes(), 'production-'));
  chmodSync(home, 0o755);
  const program = { kind: 'source', workflowBundle: workflowBundle().codePath } as const;
  walk = await Walk.open({ home, program, mayBuildMailbox: false });
}, TEST_TIMEOUT_MS);
afterAll(() => walk?.close());

const steps = readSteps().filter(({ title, blocks }) => title !== BUILDS && blocks.length > 0);

it.each(steps.map((step): [string, Step] => [step.title, step]))(
  '%s',
  async (title, step) => {
    printed.set(title, await walk.follow(step));
  },
  TEST_TIMEOUT_MS,
);

it('leaves nothing missing, a proof that verifies, and books that are right', () => {
  expect(printed.get('Look at everything')).not.toContain('MISSING');
  const last = printed.get('One dollar') ?? '';
  expect(last).toContain('The ledger is clean.');
  expect(walk.operator.faults).toEqual([]);
});

it('gave the donor back what the rules say, as the processor itself lists', async () => {
  expect(await walk.processor.totals()).toEqual({ taken: 100, returned: 67 });
});

it(
  'begins a plan, whose next date is in Temporal',
  async () => {
    const { nextDate, scheduledDate } = await beginPlan(walk);
    expect(nextDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(scheduledDate).toBe(nextDate);
  },
  TEST_TIMEOUT_MS,
);

it('names every setting that its file has, and no setting that does not exist', () => {
  const settings = listSettings();
  expect(settings).toContain('PAYMENT_PROCESSOR');
  expect(settings.filter((name) => !listNamedVariables().has(name))).toEqual([]);
});
