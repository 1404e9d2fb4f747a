/** A sponsor's gift that pays matches is not matched itself, even if another sponsor's pledge has begun. */
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { insertPledge } from '../../../db/queries/matching/pledges';
import { shiftByDays } from '../../../domain/days';
import { parseMoney } from '../../../domain/money';
import { createGateways } from '../../../gateways';
import { newId } from '../../../new-id';
import { createCampaign } from '../../../operations/campaigns/member-changes';
import { acceptGift } from '../../../operations/gifts/accept-gift';
import { buildActor, buildCharity } from '../../factories';
import { PLAIN_ORDER } from '../../factories/gift-order';
import { useDatabase } from '../../support/database';

const test = useDatabase();

const at = new Date();

/** A campaign with the accepted pledge of a sponsor. */
async function buildMatchedCampaign() {
  const charity = await buildCharity(test.db);
  const goal = parseMoney('1000.00', 'USD');
  const campaign = await inTransaction(test.db, (tx) =>
    createCampaign({ tx, at }, { charity, name: 'New roof', goal, edits: {} }),
  );
  const sponsor = await buildActor(test.db);
  await insertPledge(test.db, {
    ...{ id: newId('pledge'), campaignId: campaign.id, charityId: charity.id },
    ...{ accountId: sponsor.accountId, sponsorUserId: sponsor.userId },
    ...{ source: 'own_card', paymentMethod: 'card', ratioHundredths: 100 },
    ...{ currency: 'USD', capMinor: 100_000n, usedMinor: 0n, endsAt: shiftByDays(at, 30) },
    ...{ status: 'accepted', createdAt: at, acceptedAt: at, acceptedByUserId: sponsor.userId },
    ...{ endedAt: null, endReason: null, nextBatchAt: shiftByDays(at, 7) },
  });
  return campaign;
}

it.each([
  [false, [{ reserved: 2500 }]],
  [true, []],
])('a gift of another user: pays matches: %s, matched by %j', async (isMatch, matches) => {
  const { id: campaignId, charityId } = await buildMatchedCampaign();
  const donor = { ...(await buildActor(test.db)), verificationLevel: 'enhanced' as const };
  const amount = parseMoney('25.00', 'USD');
  const order = { ...PLAIN_ORDER, donor, charityId, campaignId, amount, method: 'card' as const, isMatch };
  const gateways = createGateways(readConfig({}), test.db);
  const { id } = await inTransaction(test.db, (tx) =>
    acceptGift({ tx, at }, order, { id: newId('donation'), gateways }),
  );
  const found = await selectRows(
    test.db,
    'SELECT reserved_minor::int AS reserved FROM gift_matches WHERE donation_id = $1',
    [id],
  );
  expect(found).toEqual(matches);
});
