/** Evidence, the issuer's outcome and the deadline may come at the same moment: one order counts, and none deadlocks. */
import { inTransaction } from '../../../db/database';
import { type Dispute, findDispute } from '../../../db/queries/disputes/disputes';
import { GivingError } from '../../../domain/errors';
import { newId } from '../../../new-id';
import { endUnansweredDispute } from '../../../operations/disputes/unanswered';
import { giveEvidence } from '../../../operations/disputes/evidence';
import { openDispute, resolveDispute } from '../../../operations/disputes/operator-changes';
import { buildCompletedGift } from '../../factories/completed-gift';
import { useDatabase } from '../../support/database';

const test = useDatabase();

const at = new Date('2026-03-10T12:00:00Z');

async function open(): Promise<Dispute> {
  const gift = await buildCompletedGift(test.db);
  return inTransaction(test.db, (tx) =>
    openDispute(
      { tx, at },
      {
        id: newId('dispute'),
        donationId: gift.id,
        reason: null,
        evidenceDueAt: at,
        openedByUserId: gift.donorUserId,
      },
    ),
  );
}

/** Everything that can happen to a dispute, at once; answers what was refused. */
async function race({ id: disputeId, openedByUserId }: Dispute): Promise<unknown[]> {
  const won = { disputeId, outcome: 'won' as const, resolvedByUserId: openedByUserId ?? '' };
  const results = await Promise.allSettled([
    inTransaction(test.db, (tx) => giveEvidence({ tx, at }, { disputeId, evidence: 'A letter.' })),
    inTransaction(test.db, (tx) => resolveDispute({ tx, at }, won)),
    inTransaction(test.db, (tx) => endUnansweredDispute({ tx, at }, disputeId, 1_000_000n)),
  ]);
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
}

it('moves of one dispute at the same moment end it once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const dispute = await open();
    const refusals = await race(dispute);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(GivingError);
    expect(['won', 'lost']).toContain((await findDispute(test.db, dispute.id))?.status);
  }
});
