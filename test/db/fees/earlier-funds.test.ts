/** Gifts and postings from before charities had funds count in them when the schema is migrated. */
import { type Database, inTransaction, selectRows } from '../../../db/database';
import { charityFunds } from '../../../db/migrations/20261219000000-create-charity-funds';
import { checkLedger, type InvariantResult } from '../../../db/queries/ledger/check';
import { findFunds } from '../../../db/queries/ledger/funds';
import { DAY_MS } from '../../../domain/days';
import { openDispute } from '../../../operations/disputes/open-dispute';
import { newId } from '../../../new-id';
import { buildCharity } from '../../factories';
import { buildCompletedDonation } from '../../factories/completed-gift';
import { bookGift } from '../../factories/booked-gifts';
import { useDatabase } from '../../support/database';

const test = useDatabase();

async function run(db: Database, sql: string): Promise<void> {
  await inTransaction(db, (tx) => tx.sequelize.query(sql, { transaction: tx.transaction }));
}

it('older gifts are available, and those of the last days are pending as far as they are left', async () => {
  const { db } = test;
  const { id: charityId } = await buildCharity(db);
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  await bookGift(db, { charityId, at: ago(40) });
  await bookGift(db, { charityId, at: ago(6) });
  await bookGift(db, { charityId, at: ago(6), method: 'ach' });
  await bookGift(db, { charityId, at: ago(4), quote: { absorbs: { platform: true, processing: true } } });
  const disputed = await buildCompletedDonation(db, { charityId });
  await inTransaction(db, (tx) =>
    openDispute(tx, {
      id: newId('dispute'),
      donationId: disputed.id,
      reason: null,
      evidenceDueAt: new Date(),
      openedByUserId: disputed.donorUserId,
      at: new Date(),
    }),
  );
  const [before] = await findFunds(db, charityId, new Date());
  await run(db, charityFunds.down);
  await run(db, charityFunds.up);
  const [funds] = await findFunds(db, charityId, new Date());
  expect(funds).toMatchObject({ payableMinor: before?.payableMinor, absorbedMinor: before?.absorbedMinor });
  // The bank debit of 6 days ago and the card of 4 days ago. Nothing is left of the disputed gift.
  const [ach, card] = await selectRows<{ minor: string }>(
    db,
    `SELECT (net_minor - absorbed_platform_minor - absorbed_processing_minor)::text AS minor FROM donations
     WHERE charity_id = $1 AND available_at > now() AND status = 'completed' ORDER BY payment_method`,
    [charityId],
  );
  expect(funds?.pendingMinor).toBe(BigInt(ach?.minor ?? 0) + BigInt(card?.minor ?? 0));
  expect(funds?.pendingMinor).toBeGreaterThan(15_000n);
  const broken: InvariantResult[] = [];
  await checkLedger(db, (result) => {
    if (result.offenders > 0 && /charity/.test(result.invariant)) broken.push(result);
  });
  expect(broken).toEqual([]);
});
