/** Names that show something else than they say, or that a verified charity already has. */
import { inTransaction, selectRows } from '../../../db/database';
import { updateCharity } from '../../../db/queries/charities/charities';
import { buildActor, buildCharity, buildOpportunity, type BuiltActor } from '../../factories';
import { type WireError } from '../../support/api';
import { buildVerification, buildVerifiedCharity } from '../../factories/verified-charity';
import { PLAN_BY_INDEX } from '../../../db/prepared';
import { judgeLookUp } from '../../../operations/verification/judge-look-up';
import { startWorld, type World } from './world';

let world: World;
let member: BuiltActor;
let operator: BuiltActor;
let charityId: string;
beforeAll(async () => {
  world = await startWorld();
  const { db } = world.api;
  charityId = (await buildCharity(db)).id;
  member = await buildActor(db, { memberOf: charityId });
  operator = await buildActor(db, { isOperator: true });
});
afterAll(() => world.close());

const HIDDEN = ['Red\u202eCross', 'Red\u200bCross', '\ufeffRed Cross', 'Red Cross\n', 'Red\u0007Cross'];

describe.each(HIDDEN)('the name %j', (name) => {
  it.each<[string, 'POST' | 'PATCH', (id: string) => string, object]>([
    ['a new charity', 'POST', () => '/v1/charities', { name }],
    ['a charity', 'PATCH', (id) => `/v1/charities/${id}`, { name }],
    ['a campaign', 'POST', () => '/v1/campaigns', { name, funding_goal: '5.00' }],
    [
      'an opportunity',
      'POST',
      () => '/v1/opportunities',
      { title: name, mode: 'virtual', time_commitment: 'weekly' },
    ],
    ['an API key', 'POST', () => '/v1/api-keys', { name, scopes: ['charities:read'] }],
    [
      'an application',
      'POST',
      () => '/v1/oauth/clients',
      {
        name,
        kind: 'public',
        redirect_uris: ['https://app.example/back'],
        scopes: ['charities:read'],
      },
    ],
  ])('is refused for %s', async (what, method, path, body) => {
    const isOffer = 'title' in body || 'funding_goal' in body;
    const { key } = what === 'an application' ? operator : member;
    const sent = isOffer ? { ...body, charity_id: charityId } : body;
    const { status, body: answer } = await world.api.call(method, path(charityId), { key, body: sent });
    expect(status).toBe(400);
    const { fields } = answer.error.details as { fields: { field: string }[] };
    expect(fields.map(({ field }) => field)).toEqual(['title' in body ? 'title' : 'name']);
  });
});

it('a tag and a city are names too', async () => {
  for (const body of [{ tags: ['a\u202eb'] }, { location: { city: 'Dal\u200blas' } }]) {
    const { status } = await world.api.call('PATCH', `/v1/charities/${charityId}`, { key: member.key, body });
    expect(status).toBe(400);
  }
});

it('an edited campaign and opportunity are held to the same', async () => {
  const { db } = world.api;
  const { id } = await buildOpportunity(db, { charityId });
  const path = `/v1/opportunities/${id}`;
  const body = { title: 'Sort\u202e food' };
  expect((await world.api.call('PATCH', path, { key: member.key, body })).status).toBe(400);
});

/** The look-up of an application that finds nothing wrong. */
async function lookUp(verificationId: string, name: string): Promise<void> {
  const found = {
    ein: '121212121',
    name,
    deductibility: 'yes' as const,
    subsection: '03',
    rulingMonth: '2020-01',
    importedAt: new Date(),
  };
  const charity = { ein: '121212121', name, country: 'US' };
  const lists = [{ digest: 'd', list: 'ofac-sdn', names: 7, importedAt: new Date() }];
  const answers = { screening: { name, lists, hits: [] }, registration: { charity, found } };
  await inTransaction(world.api.db, (tx) =>
    judgeLookUp(tx, { verificationId, lookUp: answers, at: new Date() }),
  );
}

async function create(name: string): Promise<string> {
  const { status, body } = await world.api.call<{ id: string; listed: boolean }>('POST', '/v1/charities', {
    key: member.key,
    body: { name },
  });
  expect([status, body.listed]).toEqual([201, false]);
  return body.id;
}

interface Record extends WireError {
  stage: string;
  evidence: { source: string; outcome: string; facts: { charities: string[] } }[];
}

const readRecord = async (id: string, key: string) =>
  (await world.api.call<Record>('GET', `/api/v1/verification/status/${id}`, { key })).body;

describe('a name that a verified charity has', () => {
  it('also by look-alike letters, is accepted; its application goes to a reviewer with the evidence', async () => {
    const verified = await buildVerifiedCharity(world.api.db, { name: 'Cedar Relief Mission', ein: null });
    const id = await create('Сеdаr Rеlіеf Мissiоn');
    await lookUp(await buildVerification(world.api.db, id, 'database_verification'), 'Сеdаr Rеlіеf Мissiоn');
    const seen = await readRecord(id, operator.key);
    expect(seen.stage).toBe('manual_review');
    expect(seen.evidence).toContainEqual(
      expect.objectContaining({
        source: 'name_look_alikes',
        outcome: 'possible_match',
        facts: { name: 'Сеdаr Rеlіеf Мissiоn', charities: [verified.id] },
      }),
    );
    // The applicant is not told whose name it is.
    const own = await readRecord(id, member.key);
    expect(own.evidence.map(({ source }) => source)).not.toContain('name_look_alikes');
    expect((await world.read(id, member.key)).listed).toBe(false);
  });

  it('does not concern a charity that is not verified, such as the rows of a register', async () => {
    await buildCharity(world.api.db, { name: 'Hazel Relief Mission', ein: null });
    const id = await create('Hazel Relief Mission');
    await lookUp(await buildVerification(world.api.db, id, 'database_verification'), 'Hazel Relief Mission');
    expect((await readRecord(id, operator.key)).stage).toBe('financial_review');
  });

  it('waits for a reviewer when a listed charity asks for it, and comes with its approved verification', async () => {
    const { db } = world.api;
    await buildVerifiedCharity(db, { name: 'Rowan Relief Mission', ein: null });
    const imported = await buildCharity(db, { ein: null });
    const own = await buildActor(db, { memberOf: imported.id });
    const id = await world.ask(imported.id, { name: 'Rowan ReIief Mission' }, own.key);
    await world.act(imported.id, id, 'confirm', operator.key);
    expect(await world.endCoolingOff(id)).toBe('in_review');
    await buildVerification(db, imported.id, 'compliance_check');
    const review = { decision: 'approve' };
    const path = `/api/v1/verification/${imported.id}/review`;
    for (let round = 0; round < 2 && (await world.stageOf(imported.id)) !== 'verified'; round += 1) {
      const { key } = await buildActor(db, { isReviewer: true });
      await world.api.call('POST', path, { key, body: review });
    }
    expect(await world.read(imported.id, own.key)).toMatchObject({ name: 'Rowan ReIief Mission' });
  });

  it('is found by an index of verified charities only, also after a change of the name', async () => {
    const { db } = world.api;
    const charity = await buildVerifiedCharity(db, { name: 'Aspen', ein: null });
    await updateCharity(db, charity.id, { name: 'Birch' });
    const [row] = await selectRows(db, 'SELECT name_skeleton FROM charities WHERE id = $1', [charity.id]);
    expect(row).toEqual({ name_skeleton: 'blrch' });
    const plan = await inTransaction(db, async (tx) => {
      await selectRows(tx, `SELECT ${PLAN_BY_INDEX}`);
      return selectRows<{ 'QUERY PLAN': string }>(
        tx,
        `EXPLAIN SELECT id FROM charities WHERE verified AND name_skeleton = 'blrch' AND id <> 'x' ORDER BY id LIMIT 20`,
      );
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('charities_verified_skeleton');
  });
});
