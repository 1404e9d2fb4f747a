/** Whatever the worker watches, `doctor` and the metrics count when it is late, so that the three never disagree. */
import { randomUUID } from 'node:crypto';
import { inTransaction, runStatement } from '../../db/database';
import { insertChange } from '../../db/queries/charities/changes';
import { type Gift } from '../../db/queries/gifts/gifts';
import { insertOccurrences } from '../../db/queries/plans/occurrences';
import { insertPlan } from '../../db/queries/plans/plans';
import { listOpenRuns } from '../../db/queries/platform/open-runs';
import { countOverdue } from '../../db/queries/platform/overdue';
import { insertDataExport } from '../../db/queries/users/data-exports';
import { insertErasure } from '../../db/queries/users/erasures';
import { OVERDUE_KINDS, type OverdueKind, RUN_KINDS } from '../../domain/care/overdue';
import { addDays, DAY_MS, dayOf } from '../../domain/days';
import { newId } from '../../new-id';
import { openDispute } from '../../operations/disputes/operator-changes';
import { endPayoutRun } from '../../operations/payouts/payout-run';
import { requestRefund } from '../../operations/refunds/request-refund';
import { beginSubscription } from '../../operations/subscriptions/member-changes';
import { buildGift } from '../factories';
import { buildPledge } from '../factories/campaign';
import { buildCompletedGift } from '../factories/completed-gift';
import { buildPayee, buildPayoutAccount, type Payee, storePayout } from '../factories/payees';
import { occurrenceOf, planOf } from '../factories/recurring';
import { useDatabase } from '../support/database';

const test = useDatabase();

const now = new Date();
const longAgo = new Date(now.getTime() - 40 * DAY_MS);

let payee: Payee;
let gift: Gift;
beforeAll(async () => {
  payee = await buildPayee(test.db, { minor: 100_000n });
  gift = await buildCompletedGift(test.db, { charityId: payee.charity.id });
});

async function storePlan(startDate: string) {
  const { charity, member } = payee;
  const owner = { charityId: charity.id, donorUserId: member.userId, accountId: member.accountId };
  const plan = planOf(startDate, 'annually', { ...owner, id: newId('recurring') });
  await insertPlan(test.db, plan);
  return plan;
}

/** Stores one row of each kind that should have moved on long ago. */
const STORE_LATE: Record<OverdueKind, () => Promise<unknown>> = {
  gift: () => buildGift(test.db, { createdAt: longAgo }),
  refund: async () => {
    const { id: donationId } = await buildCompletedGift(test.db, { charityId: payee.charity.id });
    const asker = { requestedBy: 'platform', requestedByUserId: payee.member.userId, reason: null } as const;
    const terms = { doesPlatformBearFees: true, environment: 'sandbox' } as const;
    const order = { ...asker, ...terms, id: newId('refund'), donationId };
    await inTransaction(test.db, (tx) => requestRefund({ tx, at: longAgo }, order));
  },
  payout: () => {
    const order = { charityId: payee.charity.id, payoutAccountId: payee.account.id };
    return storePayout(test.db, { ...order, requestedBy: payee.member.userId, createdAt: longAgo });
  },
  // The test's database was made today, so that no other day is missing.
  payoutRun: () => {
    const day = addDays(dayOf(now), -2);
    return inTransaction(test.db, (tx) => endPayoutRun({ tx, at: longAgo }, { day, endedAs: 'finished' }));
  },
  account: () =>
    buildPayoutAccount(test.db, payee.charity.id, { status: 'cooling_off', effectiveAt: longAgo }),
  retry: async () => {
    const plan = await storePlan(dayOf(now));
    const retrying = { status: 'retrying', nextAttemptAt: longAgo } as const;
    await insertOccurrences(test.db, [occurrenceOf(plan, retrying)]);
  },
  dispute: async () => {
    const order = { donationId: gift.id, reason: null, openedByUserId: gift.donorUserId };
    const id = newId('dispute');
    await inTransaction(test.db, (tx) =>
      openDispute({ tx, at: longAgo }, { ...order, id, evidenceDueAt: longAgo }),
    );
  },
  pledge: () => buildPledge(test.db, gift, { acceptedAt: longAgo, nextBatchAt: longAgo }),
  subscription: () => {
    const order = { charity: payee.charity, kind: 'api_premium' } as const;
    return inTransaction(test.db, (tx) => beginSubscription({ tx, at: longAgo, actor: payee.member }, order));
  },
  change: async () => {
    const { charity, member } = payee;
    await insertChange(test.db, {
      ...{ id: newId('change'), charityId: charity.id, field: 'name', value: 'River Watch' },
      ...{ status: 'cooling_off', askedBy: gift.donorUserId, askingPersons: [], askedAt: longAgo },
      ...{ confirmedBy: member.userId, effectiveAt: longAgo, approvedAt: null, endedAt: null },
    });
  },
  erasure: () => {
    const { userId } = payee.member;
    return insertErasure(test.db, { id: newId('erasure'), userId, scheduledAt: longAgo, eraseAt: longAgo });
  },
  export: () => {
    const { userId } = payee.member;
    const order = { id: newId('export'), userId, storageKey: randomUUID(), requestedAt: longAgo };
    return insertDataExport(test.db, order);
  },
  plan: () => storePlan(addDays(dayOf(now), -400)),
};

it('counts each kind when it is late', async () => {
  for (const kind of OVERDUE_KINDS) {
    const before = await countOverdue(test.db, now);
    await STORE_LATE[kind]();
    expect([kind, await countOverdue(test.db, now)]).toEqual([kind, { ...before, [kind]: before[kind] + 1 }]);
  }
});

it('counts nothing that the worker would not start again', async () => {
  const counts = await countOverdue(test.db, now);
  for (const kind of RUN_KINDS) {
    const ids = await listOpenRuns(test.db, { kind, before: now, after: '', limit: 50 });
    expect([kind, ids.length]).toEqual([kind, counts[kind]]);
  }
});

it('counts evidence that was not sent to the processor, and no dispute that the processor decides', async () => {
  const { dispute: before } = await countOverdue(test.db, now);
  await runStatement(
    test.db,
    `UPDATE disputes SET status = 'under_review', evidence = 'A photo.', opened_by_user_id = NULL,
       processor = 'sandbox', processor_reference = id`,
  );
  expect((await countOverdue(test.db, now)).dispute).toBe(before - 1);
  await runStatement(
    test.db,
    `INSERT INTO donation_timeline (donation_id, status, detail, at, code)
     VALUES ($1, 'disputed', 'Evidence was submitted.', $2, 'evidence_submitted')`,
    [gift.id, longAgo],
  );
  expect((await countOverdue(test.db, now)).dispute).toBe(before);
  await runStatement(test.db, 'UPDATE disputes SET evidence_sent_at = now()');
  expect((await countOverdue(test.db, now)).dispute).toBe(before - 1);
});
