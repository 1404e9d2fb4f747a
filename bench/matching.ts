/**
 * Sends 1,000 gifts (MATCHING_GIFTS) at once to a campaign whose sponsor's cap is reached in the middle, and as many to
 * a campaign without a sponsor. Prints the gifts a second of both. The matches must sum to the cap to the cent.
 */
import { type Database, closeDatabase, openDatabase, selectRows } from '../db/database';
import { buildActor, buildCharity, type BuiltActor } from '../test/factories';
import { row, say } from './figures';
import { runServer } from './processes';
import { findBroken } from '../test/support/broken-invariants';
import { startBenchServices } from './services';

const GIFTS = Number(process.env.MATCHING_GIFTS ?? 1_000);
const DONORS = 20;
const GIFT_MINOR = 2_500;
/** Half of the gifts are matched in full, and one gets the rest. */
const REST_MINOR = 1_000;
const CAP_MINOR = Math.floor(GIFTS / 2) * GIFT_MINOR + REST_MINOR;

const dollars = (minor: number) => (minor / 100).toFixed(2);

interface Gift {
  matched_amount: string | null;
}

type Post = <Body>(path: string, key: string, body: object) => Promise<Body>;

function poster(url: string): Post {
  return async <Body>(path: string, key: string, body: object) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as Body;
  };
}

interface World {
  post: Post;
  charityId: string;
  member: BuiltActor;
  donors: BuiltActor[];
}

async function makeCampaign({ post, charityId, member }: World, name: string): Promise<string> {
  const body = { charity_id: charityId, name, funding_goal: '1000000.00' };
  return (await post<{ id: string }>('/v1/campaigns', member.key, body)).id;
}

async function sponsorCampaign({ post, member }: World, campaignId: string, sponsor: BuiltActor) {
  const path = `/v1/campaigns/${campaignId}/matching`;
  const terms = { source: 'own_card', ratio: '1', cap: dollars(CAP_MINOR), currency: 'USD' };
  const pledge = { ...terms, ends_at: '2999-12-31T00:00:00Z' };
  const { pledge_id } = await post<{ pledge_id: string }>(path, sponsor.key, pledge);
  await post(`${path}/${pledge_id}/accept`, member.key, {});
}

/** Sends all gifts at the same time. Returns the gifts a second and their matched amounts in cents. */
async function giveAtOnce({ post, charityId, donors }: World, campaignId: string) {
  const body = {
    charity_id: charityId,
    campaign_id: campaignId,
    amount: dollars(GIFT_MINOR),
    currency: 'USD',
  };
  const start = performance.now();
  const gifts = await Promise.all(
    Array.from({ length: GIFTS }, (_, index) =>
      post<Gift>('/v1/donations', donors[index % donors.length]?.key ?? '', body),
    ),
  );
  const perSecond = GIFTS / ((performance.now() - start) / 1_000);
  const matched = gifts.map((gift) => Math.round(Number(gift.matched_amount ?? 0) * 100));
  return { perSecond, matched };
}

interface Reserved {
  matches: number;
  minor: number;
  used: number;
}

async function readReserved(db: Database, campaignId: string): Promise<Reserved> {
  const [reserved] = await selectRows<Reserved>(
    db,
    `SELECT count(m.*)::int AS matches, coalesce(sum(m.reserved_minor), 0)::float8 AS minor,
       max(p.used_minor)::float8 AS used
     FROM matching_pledges p LEFT JOIN gift_matches m ON m.pledge_id = p.id WHERE p.campaign_id = $1`,
    [campaignId],
  );
  return reserved ?? { matches: 0, minor: 0, used: 0 };
}

/** Lists what is wrong with the matches of a campaign whose cap is used up. */
function listFaults(shown: number[], { matches, minor, used }: Reserved): string[] {
  const expected = { matches: Math.floor(GIFTS / 2) + 1, minor: CAP_MINOR };
  const sum = shown.reduce((one, other) => one + other, 0);
  const partly = shown.filter((each) => each > 0 && each < GIFT_MINOR);
  const faults: string[] = [];
  if (sum !== CAP_MINOR) faults.push(`the answers show ${dollars(sum)}, the cap is ${dollars(CAP_MINOR)}`);
  if (minor !== expected.minor || used !== expected.minor) faults.push('the cap is not used exactly');
  if (matches !== expected.matches) faults.push(`${matches} matches instead of ${expected.matches}`);
  if (partly.length !== 1 || partly[0] !== REST_MINOR) faults.push('not exactly one gift got the rest');
  return faults;
}

export async function benchMatching(): Promise<void> {
  const services = await startBenchServices();
  const db = openDatabase({ url: services.databaseUrl, poolMax: 2 });
  const api = await runServer('api/server', services.environment);
  try {
    const { id: charityId } = await buildCharity(db);
    const member = await buildActor(db, { memberOf: charityId });
    const donors: BuiltActor[] = [];
    for (let made = 0; made < DONORS; made += 1) donors.push(await buildActor(db));
    const world = { post: poster(String(api.ready.url)), charityId, member, donors };
    const [warmUp, plain, sponsored] = [
      await makeCampaign(world, 'Warm-up'),
      await makeCampaign(world, 'Without a sponsor'),
      await makeCampaign(world, 'With a sponsor'),
    ];
    await sponsorCampaign(world, sponsored, await buildActor(db));
    await giveAtOnce(world, warmUp);
    const peer = await giveAtOnce(world, plain);
    const ours = await giveAtOnce(world, sponsored);
    const reserved = await readReserved(db, sponsored);
    say(`\n${GIFTS} gifts at once, and a cap of ${dollars(CAP_MINOR)} USD that is reached in the middle`);
    row('', 'gifts/s');
    row('matched campaign', ours.perSecond.toFixed(0));
    row('campaign without a sponsor', peer.perSecond.toFixed(0));
    say(`ratio of gifts/s: ${(ours.perSecond / peer.perSecond).toFixed(2)}`);
    row('matches, and their sum', String(reserved.matches), dollars(reserved.minor));
    const faults = listFaults(ours.matched, reserved);
    for (const { invariant } of await findBroken(db)) faults.push(`broken: ${invariant}`);
    row('faults (limit 0)', String(faults.length));
    if (faults.length > 0) throw new Error(faults.join('; '));
  } finally {
    await api.stop();
    await closeDatabase(db);
    await services.stop();
  }
}
