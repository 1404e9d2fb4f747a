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

/** Replays every history on this code in one worker. Returns the errors by the names of the ways. */
async function replayAll(workflowBundle: { code: string } | { codePath: string }) {
  const histories = names.map((workflowId) => ({ workflowId, history: readHistory(workflowId) }));
  const errors: Record<string, Error | undefined> = {};
  for await (const { workflowId, error } of Worker.runReplayHistories({ workflowBundle }, histories)) {
    errors[workflowId] = error;
  }
  return errors;
}

const waysThrough = (type: string) => names.filter((name) => WAYS[name]?.workflow.name === type);

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

describe("today's workflows", () => {
  let errors: Record<string, Error | undefined>;
  beforeAll(async () => {
    errors = await replayAll(workflowBundle());
  });

  it.each(types)('every history of %s replays', (type) => {
    const ways = waysThrough(type);
    expect(ways.map((way) => [way, way in errors, errors[way]])).toEqual(
      ways.map((way) => [way, true, undefined]),
    );
  });
});

describe('a changed workflow', () => {
  let errors: Record<string, Error | undefined>;
  beforeAll(async () => {
    const workflowsPath = require.resolve('./changed-workflows');
    errors = await replayAll(await bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('ERROR') }));
  });

  it.each(types)('is caught by every history of %s', (type) => {
    const missed = waysThrough(type).filter((way) => !(errors[way] instanceof DeterminismViolationError));
    expect(missed).toEqual([]);
  });
});
