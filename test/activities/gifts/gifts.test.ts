/** The steps of a gift on a real database: charged once and broadcast once whichever step runs twice, failed once refused. */
import { randomUUID } from 'node:crypto';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { type Gift, findGift } from '../../../db/queries/gifts/gifts';
import { findRefund } from '../../../db/queries/refunds/refunds';
import { GivingError } from '../../../domain/errors';
import { createGateways, type Gateways } from '../../../gateways';
import { createSandboxNetwork } from '../../../gateways/settlement/sandbox-network';
import { requestRefund } from '../../../operations/refunds/request-refund';
import { newId } from '../../../new-id';
import { donation } from '../../../workflows';
import { TASK_QUEUE } from '../../../workflows/messages';
import { buildGift } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

const GIVE_UP_AFTER_MS = 600_000;
let env: TestWorkflowEnvironment;
let test: TestDatabase;

beforeAll(async () => {
  [env, test] = await Promise.all([startTimeSkipping(), openTestDatabase()]);
});
afterAll(async () => {
  await env.teardown();
  await test.close();
});

const refusal = new GivingError('INSUFFICIENT_FUNDS', 'The source cannot pay.');

/** Activities whose network goes by the clock of the environment; `change` replaces gateways. */
function activitiesWith(change: (gateways: Gateways) => Partial<Gateways> = () => ({})) {
  let networkMs = 0;
  const created = createGateways(readConfig({}), test.db);
  // A day passes between two questions: what was broadcast is confirmed.
  const sandbox = createSandboxNetwork(test.db, () => (networkMs += 86_400_000));
  const gateways = { ...created, networks: { ...created.networks, sandbox } };
  return createActivities({ db: test.db, gateways: { ...gateways, ...change(gateways) } });
}

/** Runs the activity once more after its first run, as when the worker died before it could report. */
function twice<Input, Output>(activity: (input: Input) => Promise<Output>) {
  let runs = 0;
  return async (input: Input) => {
    const output = await activity(input);
    runs += 1;
    if (runs === 1) throw new Error('the worker died');
    return output;
  };
}

async function settle(gift: Gift, activities: Partial<ReturnType<typeof createActivities>>) {
  const worker = await createTestWorker(env, activities);
  return worker.runUntil(
    env.client.workflow.execute(donation, {
      workflowId: randomUUID(),
      taskQueue: TASK_QUEUE,
      args: [{ donationId: gift.id, giveUpAfterMs: GIVE_UP_AFTER_MS }],
      workflowExecutionTimeout: '1 day',
    }),
  );
}

/** What the processor, the network, the ledger and the feed have of a gift. */
async function traces({ id, transactionHash }: Gift) {
  const [row] = await selectRows<Record<string, unknown>>(
    test.db,
    `SELECT (SELECT array_agg(state) FROM sandbox_charges WHERE idempotency_key = $1) AS charges,
            (SELECT count(*)::int FROM sandbox_transfers WHERE hash = $2) AS transfers,
            (SELECT count(*)::int FROM ledger_transactions WHERE donation_id = $1) AS postings,
            (SELECT array_agg(DISTINCT name) FROM events WHERE data->>'donation_id' = $1) AS events`,
    [id, transactionHash],
  );
  return row;
}

it('a gift whose every step runs twice is charged, broadcast and booked once', async () => {
  const gift = await buildGift(test.db);
  const activities = activitiesWith();
  const status = await settle(gift, {
    chargeDonation: twice(activities.chargeDonation),
    broadcastDonation: twice(activities.broadcastDonation),
    settleDonation: twice((step) => activities.settleDonation(step)),
  });
  expect(status).toBe('completed');
  expect(await traces(gift)).toEqual({
    charges: ['approved'],
    transfers: 1,
    postings: 1,
    events: ['donation.completed'],
  });
});

it('a gift that is charged again after it was settled stays as it is', async () => {
  const gift = await buildGift(test.db);
  const activities = activitiesWith();
  expect(await settle(gift, activities)).toBe('completed');
  expect(await activities.chargeDonation({ donationId: gift.id })).toEqual({ status: 'completed' });
  expect(await activities.broadcastDonation({ donationId: gift.id })).toEqual({ status: 'completed' });
});

it('a charge that is refused for good fails the gift, with its event', async () => {
  const gift = await buildGift(test.db);
  const refusing = activitiesWith(({ processor }) => ({
    processor: { ...processor, charge: () => Promise.reject(refusal) },
  }));
  expect(await settle(gift, refusing)).toBe('failed');
  expect(await findGift(test.db, gift.id)).toMatchObject({ status: 'failed', failureCode: 'DECLINED' });
  expect(await traces(gift)).toEqual({
    charges: null,
    transfers: 0,
    postings: 0,
    events: ['donation.failed'],
  });
});

it('a processor that is away is asked again, and the gift is completed', async () => {
  const gift = await buildGift(test.db);
  let asked = 0;
  const flaky = activitiesWith(({ processor }) => ({
    processor: {
      ...processor,
      charge: (request) => {
        asked += 1;
        return asked < 3 ? Promise.reject(new Error('connection reset')) : processor.charge(request);
      },
    },
  }));
  expect(await settle(gift, flaky)).toBe('completed');
  expect(asked).toBe(3);
});

it('a transfer that the network refuses fails its gift at the deadline, and the charge is voided', async () => {
  const gift = await buildGift(test.db);
  const refusing = activitiesWith(({ networks }) => ({
    networks: { ...networks, sandbox: { ...networks.sandbox, broadcast: () => Promise.reject(refusal) } },
  }));
  expect(await settle(gift, refusing)).toBe('failed');
  expect(await findGift(test.db, gift.id)).toMatchObject({ failureCode: 'NOT_CONFIRMED' });
  expect(await traces(gift)).toMatchObject({ charges: ['voided'], transfers: 0, postings: 0 });
});

it('a refund that the processor refuses for good fails', async () => {
  const { id: donationId, donorUserId } = await buildCompletedGift(test.db);
  const id = newId('refund');
  await inTransaction(test.db, (tx) =>
    requestRefund(
      { tx, at: new Date() },
      {
        id,
        donationId,
        reason: null,
        requestedBy: 'donor',
        requestedByUserId: donorUserId,
        environment: 'sandbox',
      },
    ),
  );
  const refusing = activitiesWith(({ processor }) => ({
    processor: { ...processor, refund: () => Promise.reject(refusal) },
  }));
  expect(await refusing.settleRefund({ refundId: id })).toEqual({ status: 'failed' });
  expect(await findRefund(test.db, id)).toMatchObject({ status: 'failed', failureCode: 'REFUSED' });
});
