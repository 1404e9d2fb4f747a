/**
 * Sends 1,000 gifts at once to a campaign whose sponsor's cap is reached in the middle, and as many to a campaign without a
 * sponsor. Compares their gifts a second. `test/long/e2e/matching.test.ts` proves that the matches sum to the cap.
 */
import { closeDatabase, openDatabase } from '../db/database';
import { buildActor, buildCharity, type BuiltActor } from '../test/factories';
import { row, say } from './figures';
import { runServer } from './processes';
import { startBenchServices } from './services';

const GIFTS = 1_000;
const DONORS = 20;
const GIFT_MINOR = 2_500;
/** Half of the gifts are matched in full, and one gets the rest. */
const REST_MINOR = 1_000;
const CAP_MINOR = Math.floor(GIFTS / 2) * GIFT_MINOR + REST_MINOR;

const dollars = (minor: number) => (minor / 100).toFixed(2);

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

/** Sends all gifts at the same time. Returns the gifts a second. */
async function giveAtOnce({ post, charityId, donors }: World, campaignId: string): Promise<number> {
  const body = {
    charity_id: charityId,
    campaign_id: campaignId,
    amount: dollars(GIFT_MINOR),
    currency: 'USD',
  };
  const start = performance.now();
  await Promise.all(
    Array.from({ length: GIFTS }, (_, index) =>
      post('/v1/donations', donors[index % donors.length]?.key ?? '', body),
    ),
  );
  return GIFTS / ((performance.now() - start) / 1_000);
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
    say(`\n${GIFTS} gifts at once, and a cap of ${dollars(CAP_MINOR)} USD that is reached in the middle`);
    row('', 'gifts/s');
    row('matched campaign', ours.toFixed(0));
    row('campaign without a sponsor', peer.toFixed(0));
    say(`ratio of gifts/s: ${(ours / peer).toFixed(2)}`);
  } finally {
    await api.stop();
    await closeDatabase(db);
    await services.stop();
  }
}
