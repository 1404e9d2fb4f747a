/** The worker starts workflows of open money again when they ended early, and no others. */
import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { readConfig } from '../../../config';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { insertChange } from '../../../db/queries/charities/changes';
import { insertMatch } from '../../../db/queries/matching/matches';
import { updatePayoutAccount } from '../../../db/queries/payout-accounts/accounts';
import { createGateways } from '../../../gateways';
import { createLog } from '../../../log';
import { newId } from '../../../new-id';
import { endCoolingOff } from '../../../operations/charities/decide-change';
import { openDispute } from '../../../operations/disputes/operator-changes';
import { beginSubscription } from '../../../operations/subscriptions/member-changes';
import { restartLostRuns } from '../../../worker/care/runs';
import { buildActor, buildCharity, buildGift } from '../../factories';
import { buildPledge } from '../../factories/campaign';
import { buildCompletedGift } from '../../factories/completed-gift';
import { buildPayee, storePayout } from '../../factories/payees';
import { useDatabase } from '../../support/database';

const test = useDatabase();

const LATER_MS = 600_000;

/** A Temporal in which every workflow ended in this way, or is gone. */
function clientWhere(status: string | null): Client {
  const describe = () =>
    status === null
      ? Promise.reject(new WorkflowNotFoundError('gone', 'id', undefined))
      : Promise.resolve({ status: { name: status } });
  const withDeadline = (_deadline: number, act: () => Promise<unknown>) => act();
  return { workflow: { getHandle: () => ({ describe }) }, withDeadline } as unknown as Client;
}

function care(status: string | null, now = new Date(Date.now() + LATER_MS)): Promise<string[]> {
  const gateways = createGateways(readConfig({}), test.db);
  const client = clientWhere(status);
  return restartLostRuns({ db: test.db, client, gateways, log: createLog('test', 'silent') }, now);
}

async function takeStarts(): Promise<string[]> {
  const rows = await selectRows<{ type: string }>(
    test.db,
    `DELETE FROM outbox WHERE signal IS NULL AND NOT schedule RETURNING workflow_type AS type`,
  );
  return rows.map(({ type }) => type).sort();
}

/** A pending gift, and an open payout, dispute, pledge and subscription. */
async function openMoney(): Promise<void> {
  const at = new Date();
  await buildGift(test.db);
  const { charity, member, account } = await buildPayee(test.db, { minor: 100_000n });
  const charityId = charity.id;
  await storePayout(test.db, { charityId, payoutAccountId: account.id, requestedBy: member.userId });
  const gift = await buildCompletedGift(test.db, { charityId });
  await inTransaction(test.db, async (tx) => {
    const order = { donationId: gift.id, reason: null, openedByUserId: member.userId };
    await openDispute({ tx, at }, { ...order, id: newId('dispute'), evidenceDueAt: at });
    await beginSubscription({ tx, at, actor: member }, { charity, kind: 'api_premium' });
  });
  await buildPledge(test.db, gift);
}

it('starts each kind again, however its workflow was lost', async () => {
  await openMoney();
  await takeStarts();
  expect(await care('RUNNING')).toEqual([]);
  expect(await care('COMPLETED')).toEqual([]);
  expect(await care('TERMINATED', new Date())).toEqual([]);
  const all = ['dispute', 'donation', 'matching', 'payout', 'subscription'];
  for (const status of ['TERMINATED', 'FAILED', 'CANCELLED', 'TIMED_OUT', null]) {
    expect(await care(status)).toHaveLength(all.length);
    // What is queued is not queued again.
    expect(await care(status)).toEqual([]);
    expect(await takeStarts()).toEqual(all);
  }
});

it('leaves alone what has ended', async () => {
  await runStatement(
    test.db,
    `UPDATE payouts SET status = 'cancelled', ended_at = now() WHERE status = 'scheduled'`,
  );
  await care('TERMINATED');
  expect(await takeStarts()).not.toContain('payout');
});

it('starts an ended pledge again while a match of it is not charged', async () => {
  const gift = await buildCompletedGift(test.db);
  const at = new Date();
  const ended = { status: 'ended', endedAt: at, endReason: 'sponsor', usedMinor: 500n } as const;
  const { id: pledgeId } = await buildPledge(test.db, gift, ended);
  await takeStarts();
  expect(await care('TERMINATED')).not.toContain(pledgeId);
  const match = {
    donationId: gift.id,
    pledgeId,
    reservedMinor: 500n,
    keptMinor: 500n,
    status: 'reserved',
  } as const;
  await insertMatch(test.db, { ...match, chargeId: null, chargedMinor: 0n, givenBackMinor: 0n });
  expect(await care('TERMINATED')).toContain(pledgeId);
});

it('starts the lost workflow of a payout account in its cooling-off again, so that no payout waits forever', async () => {
  const at = new Date();
  const { account } = await buildPayee(test.db, {
    minor: 0n,
    account: { status: 'cooling_off', effectiveAt: at },
  });
  const id = `${account.id}/${String(at.getTime())}`;
  await takeStarts();
  // Its own workflow may still be on time.
  expect(await care('TERMINATED', at)).not.toContain(id);
  expect(await care(null)).toContain(id);
  expect(await takeStarts()).toContain('payoutAccount');
  expect(await care('RUNNING')).not.toContain(id);
  await updatePayoutAccount(test.db, account.id, { status: 'active' });
  expect(await care(null)).not.toContain(id);
});

it('starts the lost workflow of a confirmed change again, so that the change comes into force', async () => {
  const at = new Date();
  const { id: charityId } = await buildCharity(test.db);
  const [asker, confirmer] = [await buildActor(test.db), await buildActor(test.db)];
  const id = newId('change');
  await insertChange(test.db, {
    ...{ id, charityId, field: 'name', value: 'River Watch', status: 'cooling_off', askedAt: at },
    ...{ askedBy: asker.userId, askingPersons: [asker.userId], confirmedBy: confirmer.userId },
    ...{ effectiveAt: at, approvedAt: null, endedAt: null },
  });
  await takeStarts();
  // Its own workflow may still be on time.
  expect(await care('CANCELLED', at)).not.toContain(id);
  expect(await care('CANCELLED')).toContain(id);
  expect(await care('CANCELLED')).not.toContain(id);
  expect(await takeStarts()).toContain('charityChange');
  const { secrets } = createGateways(readConfig({}), test.db);
  await inTransaction(test.db, (tx) => endCoolingOff({ tx, at, secrets }, id));
  expect(await care(null)).not.toContain(id);
});
