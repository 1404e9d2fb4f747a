/** Every stored history must replay on today's workflow code: a workflow started last year still runs. */
import { readdirSync } from 'node:fs';
import { bundleWorkflowCode, DefaultLogger, Worker } from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import * as workflows from '../../workflows';
import { workflowBundle } from '../support/workflow-bundle';
import '../support/temporal';
import { endOf, HISTORIES, readHistory, workflowOf } from './stored-history';
import { WAYS } from './ways';

const types = Object.keys(workflows);
const names = Object.keys(WAYS);

/** Replays the histories of a workflow. Returns the errors by the names of the ways. */
async function replay(type: string, workflowBundle: { code: string } | { codePath: string }) {
  const ways = names.filter((name) => WAYS[name]?.workflow.name === type);
  const histories = ways.map((workflowId) => ({ workflowId, history: readHistory(workflowId) }));
  const errors: Record<string, Error | undefined> = {};
  for await (const { workflowId, error } of Worker.runReplayHistories({ workflowBundle }, histories)) {
    errors[workflowId] = error;
  }
  return { ways, errors };
}

it('there is a history of every way, and of no other', () => {
  expect(readdirSync(HISTORIES).sort()).toEqual(names.map((name) => `${name}.json`).sort());
});

it('there is a way through every workflow', () => {
  const run = new Set(Object.values(WAYS).map(({ workflow }) => workflow.name));
  expect([...run].sort()).toEqual(types.sort());
});

it.each(names)('%s is a run of its workflow, and ends as its way says', (name) => {
  const history = readHistory(name);
  const way = WAYS[name];
  expect(workflowOf(history)).toBe(way?.workflow.name);
  expect(endOf(history)).toMatchObject(way?.plan(0).end ?? {});
});

it.each(types)('every history of %s replays', async (type) => {
  const { ways, errors } = await replay(type, workflowBundle());
  expect(errors).toEqual(Object.fromEntries(ways.map((way) => [way, undefined])));
});

describe('a changed workflow', () => {
  let bundle: { code: string };
  beforeAll(async () => {
    const workflowsPath = require.resolve('./changed-workflows');
    bundle = await bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('ERROR') });
  });

  it.each(types)('is caught by every history of %s', async (type) => {
    const { ways, errors } = await replay(type, bundle);
    expect(Object.keys(errors).sort()).toEqual(ways.sort());
    const missed = Object.entries(errors).filter(
      ([, error]) => !(error instanceof DeterminismViolationError),
    );
    expect(missed).toEqual([]);
  });
});
