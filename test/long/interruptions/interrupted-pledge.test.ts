/**
 * Whatever an operator does to a pledge's workflow, its match ends: the sponsor pays it once, or it fails and the sponsor
 * pays nothing.
 */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { insertMatch } from '../../../db/queries/matching/matches';
import { addUsed } from '../../../db/queries/matching/pledges';
import { createGateways } from '../../../gateways';
import { acceptPledge } from '../../../operations/matching/accept-pledge';
import { closePledge } from '../../../operations/matching/sponsor-changes';
import { buildActor, buildCharity } from '../../factories';
import { buildCampaign, buildPledge } from '../../factories/campaign';
import { buildCompletedGift } from '../../factories/completed-gift';
import { useDatabase } from '../../support/database';
import {
  type Interrupter,
  type Interruption,
  interruptionsOf,
  nameOf,
  openInterrupter,
  unexpectedEnds,
} from '../../support/interruptions';

const TEST_TIMEOUT_MS = 300_000;
const MINOR = 500n;
const CHARGED = 'ended, match charged, gifts completed';
const DECLINED = 'ended, match failed, gifts failed failed failed';

const test = useDatabase(20);

interface Case extends Interruption {
  source: string;
  /** True if the sponsor ends the pledge before its first charge. */
  isClosed: boolean;
  ends: readonly string[];
}

function casesOf(
  terms: Pick<Case, 'source' | 'isClosed'>,
  end: string,
  calls: Parameters<typeof interruptionsOf>[0],
): Case[] {
  return interruptionsOf(calls).map((each) => ({ ...each, ...terms, ends: [end] }));
}

/** The first step waits for the first charge, the second one makes it, and the third one sees its outcome. */
const CASES = [
  ...casesOf({ source: 'own_card', isClosed: false }, CHARGED, [['followPledge', 1, 'waits']]),
  ...casesOf({ source: 'own_card', isClosed: true }, CHARGED, [
    ['followPledge', 1, 'waits'],
    ['followPledge', 2],
    ['followPledge', 3],
  ]),
  ...casesOf({ source: 'card_declined', isClosed: true }, DECLINED, [['followPledge', 3]]),
];

let pledges: Map<string, Case>;
let interrupter: Interrupter;
beforeAll(async () => {
  const gateways = createGateways(readConfig({}), test.db);
  const activities = createActivities({ db: test.db, gateways });
  interrupter = await openInterrupter({ db: test.db, gateways, activities });
  pledges = new Map();
  for (const each of CASES) {
    const id = await beginPledge(each);
    pledges.set(id, each);
    interrupter.plan(id, each);
  }
  await interrupter.work(async () => {
    await closeInterrupted();
    return (await selectRows(test.db, `SELECT 1 FROM (${ENDS}) AS ends WHERE NOT "isOver"`)).length === 0;
  });
}, TEST_TIMEOUT_MS);
afterAll(() => interrupter?.close());

/** A pledge with the match of one completed gift. */
async function beginPledge({ source, isClosed }: Case): Promise<string> {
  const sponsor = await buildActor(test.db);
  const { id: charityId } = await buildCharity(test.db);
  const { id: campaignId } = await buildCampaign(test.db, { charityId });
  const gift = await buildCompletedGift(test.db, { charityId, campaignId });
  const { id } = await buildPledge(test.db, gift, {
    ...{ source, accountId: sponsor.accountId, sponsorUserId: sponsor.userId },
    ...{ status: 'pending', acceptedAt: null, acceptedByUserId: null, nextBatchAt: null },
  });
  const acceptance = { pledgeId: id, acceptedByUserId: gift.donorUserId, environment: 'sandbox' } as const;
  await inTransaction(test.db, (tx) => acceptPledge({ tx, at: new Date() }, acceptance));
  await insertMatch(test.db, {
    donationId: gift.id,
    pledgeId: id,
    reservedMinor: MINOR,
    keptMinor: MINOR,
    status: 'reserved',
    chargeId: null,
    chargedMinor: 0n,
    givenBackMinor: 0n,
  });
  await inTransaction(test.db, (tx) => addUsed(tx, id, MINOR));
  if (isClosed) await close(id);
  return id;
}

const close = (pledgeId: string) =>
  inTransaction(test.db, (tx) => closePledge({ tx, at: new Date() }, { pledgeId, reason: 'sponsor' }));

/** Ends the other pledges once the operator has acted, so that their workflows end, too. */
async function closeInterrupted(): Promise<void> {
  const open = await selectRows<{ id: string }>(
    test.db,
    `SELECT id FROM matching_pledges WHERE status = 'accepted'`,
  );
  for (const { id } of open) if (interrupter.hasInterrupted(id)) await close(id);
}

/** What became of each pledge, of its match, and of the gifts that were to pay the match. */
const ENDS = `
  SELECT p.id, p.status || ', match ' || m.status || ', gifts ' || coalesce(gifts.states, 'none') AS end,
    m.status IN ('charged', 'failed') AND p.status = 'ended' AS "isOver"
  FROM matching_pledges p JOIN gift_matches m ON m.pledge_id = p.id, LATERAL (
    SELECT string_agg(d.status, ' ' ORDER BY d.id) AS states FROM matching_charges c
    JOIN matching_attempts a ON a.charge_id = c.id JOIN donations d ON d.id = a.donation_id
    WHERE c.pledge_id = p.id) AS gifts`;

it('a match ends at each moment', async () => {
  const rows = await selectRows<{ id: string; end: string }>(test.db, ENDS);
  expect(unexpectedEnds(pledges, rows)).toEqual([]);
});

it('the sponsor is charged for no gift that pays no match', async () => {
  const wrong = await selectRows(
    test.db,
    `SELECT c.id FROM matching_charges c JOIN matching_attempts a ON a.charge_id = c.id
     JOIN sandbox_charges s ON s.idempotency_key = a.donation_id
     WHERE (s.state = 'approved') <> (c.status = 'charged')`,
  );
  expect(wrong).toEqual([]);
});

it('every workflow was interrupted', () => {
  const missed = [...pledges].filter(([id]) => !interrupter.hasInterrupted(id));
  expect(missed.map(([, each]) => nameOf(each))).toEqual([]);
});
