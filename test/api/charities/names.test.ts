/** Names that show something else than they say, or that a verified charity already has. */
import { completeApplication } from '../../factories/complete-application';
import { inTransaction, selectRows } from '../../../db/database';
import { updateCharity } from '../../../db/queries/charities/charities';
import { type GivingClient } from '../../../client/index';
import { buildCharity, buildOpportunity } from '../../factories';
import { type Person } from '../../support/api';
import { refusal } from '../../support/refusal';
import { secrets } from '../../support/member-mails';
import { buildVerification, buildVerifiedCharity } from '../../factories/verified-charity';
import { PLAN_BY_INDEX } from '../../../db/driver';
import { judgeLookUp } from '../../../operations/verification/judge-look-up';
import { startWorld, type World } from './world';

let world: World;
let member: Person;
let operator: Person;
let charityId: string;
beforeAll(async () => {
  world = await startWorld();
  charityId = (await buildCharity(world.api.db)).id;
  member = await world.api.person({ memberOf: charityId });
  operator = await world.api.person({ isOperator: true });
});
afterAll(() => world.close());

const HIDDEN = ['Red\u202eCross', 'Red\u200bCross', '\ufeffRed Cross', 'Red Cross\n', 'Red\u0007Cross'];

describe.each(HIDDEN)('the name %j', (name) => {
  const app = { name, kind: 'public' as const, redirect_uris: ['https://app.example/back'] };

  it.each<[string, string, (client: GivingClient) => Promise<unknown>]>([
    ['a new charity', 'name', ({ charities }) => charities.create({ name })],
    ['a charity', 'name', ({ charities }) => charities.update(charityId, { name })],
    [
      'a campaign',
      'name',
      ({ campaigns }) => campaigns.create({ name, funding_goal: '5.00', charity_id: charityId }),
    ],
    [
      'an opportunity',
      'title',
      ({ opportunities }) =>
        opportunities.create({
          title: name,
          mode: 'virtual',
          time_commitment: 'weekly',
          charity_id: charityId,
        }),
    ],
    ['an API key', 'name', ({ apiKeys }) => apiKeys.create({ name, scopes: ['charities:read'] })],
    [
      'an application',
      'name',
      ({ oauthClients }) => oauthClients.create({ ...app, scopes: ['charities:read'] }),
    ],
  ])('is refused for %s, as its %s', async (what, field, create) => {
    const { client } = what === 'an application' ? operator : member;
    expect(await refusal(create(client))).toBe(`400 ${field}`);
  });
});

it('a tag and a city are names too', async () => {
  const { charities } = member.client;
  expect(await refusal(charities.update(charityId, { tags: ['a\u202eb'] }))).toBe('400 tags.0');
  const location = { city: 'Dal\u200blas' };
  expect(await refusal(charities.update(charityId, { location }))).toBe('400 location.city');
});

it('an edited campaign and opportunity are held to the same', async () => {
  const { campaigns, opportunities } = member.client;
  const { id } = await buildOpportunity(world.api.db, { charityId });
  expect(await refusal(opportunities.update(id, { title: 'Sort\u202e food' }))).toBe('400 title');
  const campaign = await campaigns.create({ name: 'Food', funding_goal: '5.00', charity_id: charityId });
  expect(await refusal(campaigns.update(campaign.id, { name: 'Fo\u202eod' }))).toBe('400 name');
});

let eins = 121_212_120;

/** The look-up of an application that finds nothing wrong. */
async function lookUp(verificationId: string, charityId: string, name: string): Promise<void> {
  eins += 1;
  const ein = String(eins);
  await updateCharity(world.api.db, charityId, { ein, country: 'US' });
  const found = {
    ein,
    name,
    deductibility: 'yes' as const,
    subsection: '03',
    rulingMonth: '2020-01',
    importedAt: new Date(),
  };
  const charity = { ein, name, country: 'US' };
  const lists = [{ digest: 'd', list: 'ofac-sdn', names: 7, importedAt: new Date() }];
  const answers = { screening: { name, lists, hits: [] }, registration: { charity, found } };
  await inTransaction(world.api.db, (tx) =>
    judgeLookUp({ tx, at: new Date(), secrets }, { verificationId, lookUp: answers }),
  );
}

async function create(name: string): Promise<string> {
  const { id, listed } = await member.client.charities.create({ name });
  expect(listed).toBe(false);
  return id;
}

const readRecord = (id: string, { client } = operator) => client.verification.status(id);

describe('a name that a charity of any level has', () => {
  it('also by look-alike letters, is accepted; its application goes to a reviewer with the evidence', async () => {
    const verified = await buildVerifiedCharity(world.api.db, { name: 'Cedar Relief Mission', ein: null });
    const id = await create('Сеdаr Rеlіеf Мissiоn');
    await lookUp(
      await buildVerification(world.api.db, id, 'database_verification', 'standard'),
      id,
      'Сеdаr Rеlіеf Мissiоn',
    );
    const seen = await readRecord(id);
    expect(seen.stage).toBe('manual_review');
    expect(seen.evidence).toContainEqual(
      expect.objectContaining({
        source: 'name_look_alikes',
        outcome: 'possible_match',
        facts: { name: 'Сеdаr Rеlіеf Мissiоn', charities: [verified.id] },
      }),
    );
    // The applicant is not told whose name it is.
    const own = await readRecord(id, member);
    expect(own.evidence.map(({ source }) => source)).not.toContain('name_look_alikes');
    expect((await member.client.charities.get(id)).listed).toBe(false);
  });

  it('does not concern a charity without a level, such as the rows of a register', async () => {
    await buildCharity(world.api.db, { name: 'Hazel Relief Mission', ein: null });
    const id = await create('Hazel Relief Mission');
    await lookUp(
      await buildVerification(world.api.db, id, 'database_verification', 'standard'),
      id,
      'Hazel Relief Mission',
    );
    expect((await readRecord(id)).stage).toBe('financial_review');
  });

  it('waits for a reviewer when a listed charity asks for it, and comes with its approved verification', async () => {
    const { db } = world.api;
    await buildVerifiedCharity(db, { name: 'Rowan Relief Mission', ein: null });
    const imported = await buildCharity(db, { ein: null });
    const own = await world.api.person({ memberOf: imported.id });
    const id = await world.ask(imported.id, { name: 'Rowan ReIief Mission' }, own.key);
    await world.act(imported.id, id, 'confirm', operator.key);
    expect(await world.endCoolingOff(id)).toBe('in_review');
    await completeApplication(db, await buildVerification(db, imported.id, 'compliance_check'));
    for (let round = 0; round < 2 && (await world.stageOf(imported.id)) !== 'verified'; round += 1) {
      const reviewer = await world.api.person({ isReviewer: true });
      await reviewer.client.verification.review(imported.id, { decision: 'approve' });
    }
    expect(await own.client.charities.get(imported.id)).toMatchObject({ name: 'Rowan ReIief Mission' });
  });

  it('is found by an index of charities with a level only, also after a change of the name', async () => {
    const { db } = world.api;
    const charity = await buildVerifiedCharity(db, { name: 'Aspen', ein: null });
    await updateCharity(db, charity.id, { name: 'Birch' });
    const [row] = await selectRows(db, 'SELECT name_skeleton FROM charities WHERE id = $1', [charity.id]);
    expect(row).toEqual({ nameSkeleton: 'blrch' });
    const plan = await inTransaction(db, async (tx) => {
      await selectRows(tx, `SELECT ${PLAN_BY_INDEX}`);
      return selectRows<{ 'QUERY PLAN': string }>(
        tx,
        `EXPLAIN SELECT id FROM charities WHERE verification_level IS NOT NULL AND name_skeleton = 'blrch' AND id <> 'x' ORDER BY id LIMIT 20`,
      );
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('charities_of_level_skeleton');
  });
});
