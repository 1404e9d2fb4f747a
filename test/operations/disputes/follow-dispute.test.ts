/** What the processor reports about a dispute, and what follows for the gift, its plan and the dispute's workflow. */
import { inTransaction, selectRows } from '../../../db/database';
import { moveCharge } from '../../../db/queries/charges/charges';
import { type Dispute, findDisputeByReference } from '../../../db/queries/disputes/disputes';
import { type Gift, listTimeline } from '../../../db/queries/gifts/gifts';
import { findPlan, insertPlan } from '../../../db/queries/plans/plans';
import { requireRow } from '../../../domain/errors';
import { type ProcessorDispute } from '../../../gateways/processors/processor-reports';
import { newId } from '../../../new-id';
import { followDispute } from '../../../operations/disputes/follow-dispute';
import { buildActor, buildCharity } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { useDatabase } from '../../support/database';
import { planOf } from '../../factories/recurring';

const test = useDatabase();

const at = new Date();

/** Follows what the processor reports about a gift. Returns the dispute, and the inputs of its workflow. */
async function follow(
  gift: Gift,
  changes: Partial<ProcessorDispute>,
): Promise<{ dispute: Dispute; inputs: unknown[] }> {
  await moveCharge(test.db, gift.id, ['unasked'], { state: 'approved', reference: gift.id });
  const known: ProcessorDispute = {
    reference: `dispute of ${gift.id}`,
    payment: gift.id,
    donationId: gift.id,
    state: 'open',
    withdrawn: { currency: 'USD', minor: 500n },
    reason: 'fraudulent',
    returnCode: null,
    evidenceDueAt: at,
    ...changes,
  };
  expect(await inTransaction(test.db, (tx) => followDispute({ tx, at }, { known }))).toBe(true);
  const dispute = requireRow(await findDisputeByReference(test.db, 'sandbox', known.reference), gift.id);
  const rows = await selectRows<{ input: unknown }>(
    test.db,
    'SELECT input FROM outbox WHERE workflow_id = $1 AND signal IS NULL',
    [dispute.id],
  );
  return { dispute, inputs: rows.map(({ input }) => input) };
}

const detailsOf = async ({ id }: Gift) => (await listTimeline(test.db, id)).map(({ detail }) => detail);

it('an open dispute starts a workflow, which knows that the processor decides', async () => {
  const gift = await buildCompletedGift(test.db);
  const { dispute, inputs } = await follow(gift, {});
  expect(dispute.status).toBe('opened');
  expect(inputs).toEqual([{ disputeId: dispute.id, evidenceDueAtMs: at.getTime(), isProcessors: true }]);
  expect(await detailsOf(gift)).toContain("The donor's bank disputes USD 5.00.");
});

it('a dispute that has ended already starts none', async () => {
  const { dispute, inputs } = await follow(await buildCompletedGift(test.db), { state: 'lost' });
  expect(dispute.status).toBe('lost');
  expect(inputs).toEqual([]);
});

it('a returned debit is lost at once, because no evidence can undo it', async () => {
  const gift = await buildCompletedGift(test.db);
  const { dispute } = await follow(gift, { returnCode: 'R01' });
  expect(dispute).toMatchObject({ status: 'lost', returnCode: 'R01' });
  expect(await detailsOf(gift)).toContain("The donor's bank returned the debit of USD 5.00 (R01).");
});

it('a dispute of a gift of a plan cancels the plan', async () => {
  const { userId: donorUserId, accountId } = await buildActor(test.db);
  const { id: charityId } = await buildCharity(test.db);
  const plan = planOf('2026-11-01', 'monthly', {
    id: newId('recurring'),
    donorUserId,
    accountId,
    charityId,
  });
  await insertPlan(test.db, plan);
  await follow(
    await buildCompletedGift(test.db, { donorUserId, accountId, charityId, recurringId: plan.id }),
    {},
  );
  expect(await findPlan(test.db, plan.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'platform' });
});
