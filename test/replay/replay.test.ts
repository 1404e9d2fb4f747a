/** Every stored history must replay on today's workflow code: a workflow started last year still runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { workflowBundle } from '../support/workflow-bundle';
import '../support/temporal';

interface Payload {
  data?: string;
}

interface StoredEvent {
  markerRecordedEventAttributes?: { markerName: string };
  upsertWorkflowSearchAttributesEventAttributes?: {
    searchAttributes: { indexedFields: Record<string, Payload> };
  };
  workflowExecutionCompletedEventAttributes?: { result?: { payloads: Payload[] } };
}

interface StoredHistory {
  events: StoredEvent[];
}

const HISTORIES = join(__dirname, 'histories');
const files = readdirSync(HISTORIES).filter((file) => file.endsWith('.json'));

/** What a completed workflow answered, or the states that a verification went through. */
type End = { result: unknown } | { statuses: string[] };

/** Every way that a workflow goes, and its end. */
const ENDS: Record<string, End> = {
  'charity-change-in-force': { result: 'in_force' },
  'charity-change-in-review': { result: 'in_review' },
  'charity-change-refused': { result: 'refused' },
  'discovery-completed': { result: { charities: 2, pairs: 2 } },
  'dispute-lost-at-deadline': { result: 'lost' },
  'dispute-won': { result: 'won' },
  'donation-authenticated': { result: 'completed' },
  'donation-authentication-expired': { result: 'failed' },
  'donation-authentication-refused': { result: 'failed' },
  'donation-cancelled': { result: 'failed' },
  'donation-completed': { result: 'completed' },
  'donation-declined': { result: 'failed' },
  'donation-dropped': { result: 'completed' },
  'donation-never-confirms': { result: 'failed' },
  'donation-slow': { result: 'completed' },
  'exchange-rates-not-renewed': { result: { changed: null, stale: 13 } },
  'exchange-rates-renewed': { result: { changed: 4, stale: 0 } },
  'matching-charged': { result: 'ended' },
  'matching-declined': { result: 'ended' },
  'matching-retried': { result: 'ended' },
  'payout-cancelled': { result: 'cancelled' },
  'payout-cancelled-by-operator': { result: 'failed' },
  'payout-failed': { result: 'failed' },
  'payout-failed-before-leaving': { result: 'failed' },
  'payout-held-and-released': { result: 'paid' },
  'payout-paid': { result: 'paid' },
  'payout-returned': { result: 'returned' },
  'payout-run-completed': { result: { day: expect.any(String) as string, charities: 3, payouts: 2 } },
  'payout-account-active': { result: 'active' },
  'payout-account-disabled': { result: 'disabled' },
  'reconciliation-completed': {
    result: { day: expect.any(String) as string, movements: 10, compared: 40, differences: 6 },
  },
  'recurring-gift-caught-up': { result: 12 },
  'recurring-gift-made': { result: 1 },
  'recurring-gift-nothing-due': { result: 0 },
  'recurring-retry-attempted': { result: 'attempted' },
  'recurring-retry-outdated': { result: 'outdated' },
  'recurring-retry-skipped': { result: 'skipped' },
  'refund-cancelled': { result: 'failed' },
  'refund-completed': { result: 'completed' },
  'refund-failed': { result: 'failed' },
  'refund-slow': { result: 'completed' },
  'reindex-completed': { result: expect.any(Number) },
  'report-run-completed': { result: { day: expect.any(String) as string, reports: 3 } },
  'screening-completed': {
    result: { status: 'completed', screened: 515, found: 206, concerns: 103 },
  },
  'screening-replaced': { result: { status: 'replaced', screened: 5, found: 2, concerns: 1 } },
  'search-check-completed': { result: 0 },
  'subscription-cancelled': { result: 'ended' },
  'subscription-unpaid': { result: 'ended' },
  'unclaimed-gifts-told': { result: 3 },
  'verification-approved': { statuses: ['pending', 'in_review', 'approved'] },
  'verification-approved-by-two': { statuses: ['pending', 'in_review', 'approved'] },
  'verification-identity-proven': { statuses: ['pending', 'in_review', 'approved'] },
  'verification-information-required': {
    statuses: ['pending', 'information_required', 'pending', 'in_review'],
  },
  'verification-rejected': { statuses: ['pending', 'in_review', 'rejected'] },
  'verification-renewed-by-two': { statuses: ['approved', 'renewal_due', 'approved'] },
  'verification-revoked-and-restored': {
    statuses: ['approved', 'concern', 'revoked', 'appealed', 'approved'],
  },
  'volunteer-hours-expired': { result: 'expired' },
  'volunteer-hours-found-decided': { result: 'verified' },
  'volunteer-hours-rejected-after-hand-over': { result: 'rejected' },
  'volunteer-hours-verified': { result: 'verified' },
  'volunteer-hours-withdrawn': { result: 'withdrawn' },
  'webhook-delivery-begun-when-due': { result: 'delivered' },
  'webhook-delivery-cancelled-by-hand': { result: 'outdated' },
  'webhook-delivery-delivered': { result: 'delivered' },
  'webhook-delivery-exhausted': { result: 'failed' },
  'webhook-delivery-given-up': { result: 'failed' },
  'webhook-delivery-given-up-before-due': { result: 'failed' },
  'webhook-delivery-gone': { result: 'failed' },
  'webhook-delivery-held': { result: 'held' },
  'webhook-delivery-tried-now': { result: 'delivered' },
};

/** Workflows whose steps became remote: each of their ways is stored before and after it. */
const MADE_REMOTE = /^(donation|recurring-gift|recurring-retry|refund|reindex|verification)-/;

/** Ways that came after their steps became remote. */
const ALWAYS_REMOTE =
  /^(donation-(authenticat(ed|ion-.*)|cancelled)|refund-cancelled|recurring-retry-skipped|verification-(.*-by-two|identity-proven))$/;

function readHistory(file: string): StoredHistory {
  return JSON.parse(readFileSync(join(HISTORIES, file), 'utf8')) as StoredHistory;
}

function read({ data = '' }: Payload): unknown {
  return JSON.parse(Buffer.from(data, 'base64').toString());
}

function endOf({ events }: StoredHistory): End {
  const completed = events.at(-1)?.workflowExecutionCompletedEventAttributes;
  if (completed !== undefined) return { result: completed.result?.payloads.map(read)[0] };
  const upserts = events.map((event) => event.upsertWorkflowSearchAttributesEventAttributes);
  const statuses = upserts.map((upsert) => upsert?.searchAttributes.indexedFields.VerificationStatus);
  return { statuses: statuses.flatMap((status) => (status === undefined ? [] : (read(status) as string[]))) };
}

it('there is a history of every way, and of no other', () => {
  const remote = Object.keys(ENDS).filter((way) => MADE_REMOTE.test(way));
  const local = Object.keys(ENDS).filter((way) => !ALWAYS_REMOTE.test(way));
  const expected = [...local.map((way) => `${way}.json`), ...remote.map((way) => `${way}.remote-steps.json`)];
  expect([...files].sort()).toEqual(expected.sort());
});

it.each(files)('%s ends as its name says', (file) => {
  const [way = ''] = file.split('.');
  expect(endOf(readHistory(file))).toEqual(ENDS[way]);
});

it.each(files)('%s is of the code that its name says', (file) => {
  const { events } = readHistory(file);
  const markers = events.map((event) => event.markerRecordedEventAttributes?.markerName);
  expect(markers.includes('core_patch')).toBe(file.endsWith('.remote-steps.json'));
});

it.each(files)('%s replays', async (file) => {
  await Worker.runReplayHistory({ workflowBundle: workflowBundle() }, readHistory(file), file);
});

it.each(['donation-completed.json', 'donation-completed.remote-steps.json'])(
  'a changed workflow is caught by %s',
  async (file) => {
    const workflowsPath = require.resolve('./changed-workflows');
    const replay = Worker.runReplayHistory({ workflowsPath }, readHistory(file));
    await expect(replay).rejects.toThrow(DeterminismViolationError);
  },
);
