/** How a match follows the returns of its gift, and how matches follow the returns of the sponsor's gift. */
import { type Database, inTransaction, runStatement, selectRows } from '../../../db/database';
import { findCampaign } from '../../../db/queries/campaigns/campaigns';
import { type Gift } from '../../../db/queries/gifts/gifts';
import {
  findMatchingCharge,
  insertAttempt,
  insertMatchingCharge,
} from '../../../db/queries/matching/charges';
import { findMatch, type GiftMatch, insertMatch } from '../../../db/queries/matching/matches';
import { newId } from '../../../new-id';
import { followMatch, followReturnOfMatches } from '../../../operations/matching/match';
import { requestRefund } from '../../../operations/refunds/request-refund';
import { buildCharity, buildGift } from '../../factories';
import { buildCampaign, buildPledge } from '../../factories/campaign';
import { buildCompletedGift } from '../../factories/completed-gift';
import { useDatabase } from '../../support/database';
import { countWaiting } from '../../support/locks';
import { waitFor } from '../../support/wait';

const test = useDatabase();

const at = new Date();
const MINOR = 500n;
const run = <Result>(work: (tx: Database) => Promise<Result>) => inTransaction(test.db, work);

interface Matched {
  /** The gift that is matched. */
  gift: Gift;
  /** The gift that paid the match. */
  sponsorsGift: Gift;
  pledgeId: string;
  chargeId: string;
  campaignId: string;
}

/** A pending gift of 5.00 USD whose match used up its pledge. The sponsor was charged for it. */
async function buildMatched(status: GiftMatch['status'] = 'charged'): Promise<Matched> {
  const { id: charityId } = await buildCharity(test.db);
  const { id: campaignId } = await buildCampaign(test.db, { charityId });
  const sponsorsGift = await buildCompletedGift(test.db, { charityId, campaignId });
  const gift = await buildGift(test.db, { charityId, campaignId });
  const { id: pledgeId } = await buildPledge(test.db, sponsorsGift, { usedMinor: MINOR });
  const chargeId = newId('matchcharge');
  await insertMatchingCharge(test.db, {
    id: chargeId,
    pledgeId,
    status: 'charged',
    attempts: 1,
    donationId: sponsorsGift.id,
    amountMinor: MINOR,
    firstAttemptAt: at,
    nextAttemptAt: null,
    failureCode: null,
    failureMessage: null,
    createdAt: at,
  });
  await insertAttempt(test.db, sponsorsGift.id, chargeId);
  const isCharged = status === 'charged';
  await insertMatch(test.db, {
    donationId: gift.id,
    pledgeId,
    reservedMinor: MINOR,
    keptMinor: MINOR,
    status,
    chargeId: isCharged ? chargeId : null,
    chargedMinor: isCharged ? MINOR : 0n,
    givenBackMinor: 0n,
  });
  return { gift, sponsorsGift, pledgeId, chargeId, campaignId };
}

const returnWhole = ({ gift }: Matched) =>
  run((tx) => followMatch({ tx, at }, { gift, refundedMinor: MINOR }));

it('a failed gift frees the money of its match, and the campaign is matched again', async () => {
  const matched = await buildMatched('reserved');
  await returnWhole(matched);
  expect(await findMatch(test.db, matched.gift.id)).toMatchObject({ keptMinor: 0n });
  expect(await findCampaign(test.db, matched.campaignId)).toMatchObject({ hasMatching: true });
});

it('a sponsor gets the match of a returned gift back, even if the charity lacks the money', async () => {
  const matched = await buildMatched();
  await returnWhole(matched);
  const refunds = await selectRows(
    test.db,
    `SELECT amount_minor::int AS minor, requested_by AS by, decision FROM refunds WHERE donation_id = $1`,
    [matched.sponsorsGift.id],
  );
  expect(refunds).toEqual([{ minor: 500, by: 'platform', decision: null }]);
});

it("a returned gift waits for the sponsor's gift before it locks the pledge, so that neither deadlocks", async () => {
  const matched = await buildMatched();
  const { sponsorsGift, pledgeId } = matched;
  let returning = Promise.resolve();
  await run(async (tx) => {
    await runStatement(tx, 'SELECT 1 FROM donations WHERE id = $1 FOR UPDATE', [sponsorsGift.id]);
    returning = returnWhole(matched);
    await waitFor('the lock', async () => (await countWaiting(test.db)) > 0);
    await runStatement(tx, 'SELECT 1 FROM matching_pledges WHERE id = $1 FOR UPDATE NOWAIT', [pledgeId]);
  });
  await returning;
  expect(await findMatch(test.db, matched.gift.id)).toMatchObject({ keptMinor: 0n });
});

it("matches stay while the sponsor's gift is disputed, and fail once nothing is left of it", async () => {
  const { gift, sponsorsGift, chargeId } = await buildMatched();
  const follow = (status: Gift['status'], refundedMinor: bigint) =>
    run((tx) => followReturnOfMatches({ tx, at }, { gift: sponsorsGift, status, refundedMinor }));
  await follow('disputed', 0n);
  expect(await findMatchingCharge(test.db, chargeId)).toMatchObject({ status: 'charged' });
  expect(await findMatch(test.db, gift.id)).toMatchObject({ status: 'charged', keptMinor: MINOR });
  await follow('refunded', MINOR);
  expect(await findMatchingCharge(test.db, chargeId)).toMatchObject({ status: 'failed' });
  expect(await findMatch(test.db, gift.id)).toMatchObject({ status: 'failed', keptMinor: 0n });
});

it('a sponsor cannot take back a gift that pays matches', async () => {
  const { sponsorsGift } = await buildMatched();
  const refund = run((tx) =>
    requestRefund(
      { tx, at },
      {
        id: newId('refund'),
        donationId: sponsorsGift.id,
        reason: null,
        requestedBy: 'donor',
        requestedByUserId: sponsorsGift.donorUserId,
        environment: 'sandbox',
      },
    ),
  );
  await expect(refund).rejects.toMatchObject({ code: 'CONFLICT', details: { reason: 'matches' } });
});
