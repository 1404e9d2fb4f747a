/** Matching over every process: gifts race for the cap, matches are charged, returned and declined; the ledger stays clean. */
import { type Campaign, type Donation, GivingClient } from '../../../client/index';
import { buildActor, buildCharity } from '../../factories';
import { findBroken } from '../../support/broken-invariants';
import { SETTLING_MS, TEST_TIMEOUT_MS, useInstallation } from '../../support/installation';
import { isLarge, sizeOf } from '../../support/large';
import { matchingSums, sponsorGifts } from '../../support/matching';
import { waitFor } from '../../support/wait';

const GIFTS = sizeOf({ usual: 60, large: 1_000 });
const DONORS = 4;
const GIFT_CENTS = 1_003;
/** What is left of the cap for the last gift that is matched. */
const REST_CENTS = 37;
const IN_A_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString();

const installation = useInstallation();
let charityId: string;
let member: GivingClient;
let sponsor: GivingClient;
let donors: GivingClient[];

async function clientOf(options: Parameters<typeof buildActor>[1] = {}): Promise<GivingClient> {
  const { key } = await buildActor(installation.db, options);
  return new GivingClient({ apiKey: key, environment: 'sandbox', baseUrl: installation.api.address });
}

beforeAll(async () => {
  charityId = (await buildCharity(installation.db)).id;
  member = await clientOf({ memberOf: charityId });
  sponsor = await clientOf();
  donors = await Promise.all(Array.from({ length: DONORS }, () => clientOf()));
});

/** Prints a figure of a large run. */
function say(what: string, startedAt: number): void {
  if (!isLarge()) return;
  process.stderr.write(`matching: ${what} ${String(Date.now() - startedAt)} ms\n`);
}

const cents = (amount: string | null) => Math.round(Number(amount) * 100);
const dollars = (amount: number) => (amount / 100).toFixed(2);

function startCampaign(): Promise<Campaign> {
  return member.campaigns.create({ charity_id: charityId, name: 'A new roof', funding_goal: '1000.00' });
}

async function pledge(campaignId: string, { cap, token }: { cap: number; token: string }): Promise<string> {
  const source = await sponsor.paymentSources.create({ kind: 'card', processor_token: token });
  const { pledge_id } = await sponsor.matching.create(campaignId, {
    source: source.source_id,
    ratio: '1.00',
    cap: dollars(cap),
    currency: 'USD',
    ends_at: IN_A_YEAR,
  });
  expect((await member.matching.accept(campaignId, pledge_id)).status).toBe('accepted');
  return pledge_id;
}

function give(
  number: number,
  campaignId: string,
): Promise<{ donation_id: string; matched_amount: string | null }> {
  const donor = donors[number % DONORS] ?? member;
  const gift = { charity_id: charityId, amount: dollars(GIFT_CENTS), currency: 'USD' as const };
  return donor.donations.create({ ...gift, campaign_id: campaignId });
}

function ofDonor(number: number): GivingClient {
  return donors[number % DONORS] ?? member;
}

async function expectCleanLedger(): Promise<void> {
  expect(await findBroken(installation.db)).toEqual([]);
}

interface NumberedGift {
  donation_id: string;
  number: number;
}

/** Gives all gifts at once; answers those that were matched in full. */
async function raceForCap(campaignId: string, cap: number): Promise<NumberedGift[]> {
  const startedAt = Date.now();
  const gifts = await Promise.all(Array.from({ length: GIFTS }, (_, number) => give(number, campaignId)));
  say(`${String(GIFTS)} gifts at once accepted`, startedAt);
  const matches = gifts.map(({ matched_amount }) => cents(matched_amount));
  const full = gifts.flatMap(({ donation_id }, number) =>
    matches[number] === GIFT_CENTS ? [{ donation_id, number }] : [],
  );
  expect(full).toHaveLength(Math.floor(GIFTS / 2));
  expect(matches.filter((match) => match !== GIFT_CENTS && match !== 0)).toEqual([REST_CENTS]);
  expect(await member.campaigns.get(campaignId)).toMatchObject({
    matching: { cap: dollars(cap), used: dollars(cap), left: '0.00' },
    matching_funds: '0.00',
    matching_funds_available: false,
  });
  return full;
}

/** Waits until the campaign has this much of its cap left. */
async function untilLeft(campaignId: string, left: number): Promise<void> {
  await waitFor(
    'a refund to release its match',
    async () => (await member.campaigns.get(campaignId)).matching?.left === dollars(left),
    SETTLING_MS,
  );
}

const settle = ({ donation_id, number }: NumberedGift) =>
  ofDonor(number).donations.waitUntilSettled(donation_id, { pollMs: 100, timeoutMs: SETTLING_MS });

/** What the sponsor paid and did not get back. */
async function netOfSponsor(campaignId: string): Promise<number> {
  const paid = await sponsorGifts(sponsor, campaignId);
  return paid.reduce((sum, gift) => sum + cents(gift.amount) - cents(gift.refunded_amount), 0);
}

it(
  'gifts at once are matched to the cent of the cap, returns release, and the sponsor pays what the gifts keep',
  () =>
    installation.watch(async () => {
      const { id } = await startCampaign();
      // Reached in the middle of a gift in the middle of the gifts.
      const cap = Math.floor(GIFTS / 2) * GIFT_CENTS + REST_CENTS;
      const pledgeId = await pledge(id, { cap, token: 'card_succeeds' });
      const [early, late] = await raceForCap(id, cap);
      if (early === undefined || late === undefined) throw new Error('too few gifts');

      await settle(early);
      await ofDonor(early.number).refunds.create(early.donation_id, {});
      await untilLeft(id, GIFT_CENTS);
      expect((await give(0, id)).matched_amount).toBe(dollars(GIFT_CENTS));

      const startedAt = Date.now();
      const isCharged = async () => (await matchingSums(installation.db, pledgeId)).openMinor === 0;
      await waitFor('every match to be charged', isCharged, SETTLING_MS);
      say('all matches charged after another', startedAt);
      const paid = await sponsorGifts(sponsor, id);
      // The match of the early gift was released, or charged before the refund and then returned.
      const isReturned = ({ status, matches }: Donation) =>
        status === 'refunded' && matches.includes(early.donation_id);
      expect(paid.filter((gift) => gift.status !== 'completed' && !isReturned(gift))).toEqual([]);
      expect(paid.flatMap((gift) => gift.matches)).toContain(late.donation_id);
      expect(await settle(late)).toMatchObject({
        matched_amount: dollars(GIFT_CENTS),
        matched_currency: 'USD',
        match_failed: false,
      });

      await member.refunds.create(late.donation_id, { reason: 'by mistake' });
      const hasGoneBack = async () => (await netOfSponsor(id)) === cap - GIFT_CENTS;
      await waitFor('the match of the refunded gift to go back', hasGoneBack, SETTLING_MS);
      await untilLeft(id, GIFT_CENTS);
      await sponsor.matching.close(id, pledgeId);
      expect((await member.campaigns.get(id)).matching).toBeNull();
      expect(await installation.workflows.getHandle(pledgeId).result()).toBe('ended');
      await expectCleanLedger();
    }),
  TEST_TIMEOUT_MS,
);

it.each(['card_declined', 'card_insufficient_funds'])(
  'the matches of a sponsor who pays by %s fail, and the pledge ends',
  (token) =>
    installation.watch(async () => {
      const { id } = await startCampaign();
      const pledgeId = await pledge(id, { cap: 10_000, token });
      const gift = await give(0, id);
      expect(gift.matched_amount).toBe(dollars(GIFT_CENTS));
      const hasEnded = async () => (await sponsor.matching.get(id, pledgeId)).status === 'ended';
      await waitFor('the pledge to end', hasEnded, SETTLING_MS);
      expect(await installation.workflows.getHandle(pledgeId).result()).toBe('ended');
      expect(await sponsor.matching.get(id, pledgeId)).toMatchObject({
        status: 'ended',
        end_reason: 'charge_failed',
        used: '0.00',
      });
      const shown = await ofDonor(0).donations.get(gift.donation_id);
      expect(shown).toMatchObject({ status: 'completed', matched_amount: '0.00', match_failed: true });
      expect(shown.timeline.at(-1)?.detail).toContain('not matched');
      expect((await give(0, id)).matched_amount).toBeNull();
      await expectCleanLedger();
    }),
  TEST_TIMEOUT_MS,
);
