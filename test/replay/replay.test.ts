/** Every stored history must replay on today's workflow code: a workflow started last year still runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { workflowBundle } from '../support/services';
import '../support/temporal';

const HISTORIES = join(__dirname, 'histories');
const files = readdirSync(HISTORIES).filter((file) => file.endsWith('.json'));

function readHistory(file: string): unknown {
  return JSON.parse(readFileSync(join(HISTORIES, file), 'utf8'));
}

it('there is a history of every way a gift ends', () => {
  for (const way of ['completed', 'declined', 'dropped', 'never-confirms']) {
    expect(files).toContain(`donation-${way}.json`);
  }
});

it('there is a history of every way a run of a plan, and a retry of its charge, ends', () => {
  for (const way of [
    'gift-made',
    'gift-nothing-due',
    'gift-caught-up',
    'retry-attempted',
    'retry-outdated',
  ]) {
    expect(files).toContain(`recurring-${way}.json`);
  }
});

it('there is a history of every way a refund and a dispute end', () => {
  for (const way of [
    'refund-completed',
    'refund-failed',
    'refund-slow',
    'dispute-won',
    'dispute-lost-at-deadline',
  ]) {
    expect(files).toContain(`${way}.json`);
  }
});

it('there is a history of the search index built anew and checked', () => {
  for (const name of ['reindex-completed', 'search-check-completed']) expect(files).toContain(`${name}.json`);
});

it('there is a history of every way the retries of a webhook end', () => {
  for (const way of [
    'delivered',
    'exhausted',
    'gone',
    'given-up',
    'held',
    'cancelled-by-hand',
    'tried-now',
    'begun-when-due',
    'given-up-before-due',
  ]) {
    expect(files).toContain(`webhook-delivery-${way}.json`);
  }
});

it('there is a history of every way hours end', () => {
  for (const way of ['verified', 'withdrawn', 'expired', 'found-decided']) {
    expect(files).toContain(`volunteer-hours-${way}.json`);
  }
});

it('there is a history of every way a verification goes', () => {
  for (const way of ['approved', 'information-required', 'rejected', 'revoked-and-restored']) {
    expect(files).toContain(`verification-${way}.json`);
  }
});

it('there is a history of the hourly discovery', () => {
  expect(files).toContain('discovery-completed.json');
});

it.each(files)('%s replays', async (file) => {
  await Worker.runReplayHistory({ workflowBundle: workflowBundle() }, readHistory(file), file);
});

it('a changed workflow is caught', async () => {
  const workflowsPath = require.resolve('./changed-workflows');
  const replay = Worker.runReplayHistory({ workflowsPath }, readHistory('donation-completed.json'));
  await expect(replay).rejects.toThrow(DeterminismViolationError);
});
