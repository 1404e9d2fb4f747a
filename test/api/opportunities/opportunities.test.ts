import { type Charity } from '../../../db/queries/charities/charities';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { type WireError, useApi } from '../../support/api';

interface WireOpportunity {
  id: string;
  status: string;
}

const api = useApi();
let charity: Charity;
let member: BuiltActor;
let volunteer: BuiltActor;
beforeAll(async () => {
  volunteer = await buildActor(api.db);
});
beforeEach(async () => {
  charity = await buildCharity(api.db);
  member = await buildActor(api.db, { memberOf: charity.id });
});

function create<Body = WireOpportunity>(changes: object = {}, key = member.key) {
  const body = {
    charity_id: charity.id,
    title: 'Drive the van',
    mode: 'in_person',
    time_commitment: 'weekly',
    ...changes,
  };
  return api.call<Body>('POST', '/v1/opportunities', { key, body });
}

function edit<Body = WireOpportunity>(id: string, body: object, key = member.key) {
  return api.call<Body>('PATCH', `/v1/opportunities/${id}`, { key, body });
}

async function list(query: string, key = volunteer.key): Promise<string[]> {
  const path = `/v1/opportunities?charity_id=${charity.id}&${query}`;
  const { status, body } = await api.call<{ opportunities: WireOpportunity[] }>('GET', path, { key });
  expect(status).toBe(200);
  return body.opportunities.map(({ id }) => id);
}

async function faultsOf(reply: Promise<{ status: number; body: unknown }>): Promise<string[]> {
  const { status, body } = await reply;
  expect(status).toBe(400);
  const { fields } = (body as WireError).error.details as { fields: { field: string }[] };
  return fields.map(({ field }) => field);
}

const demanding = {
  description: 'Bring food to those who cannot come',
  skills: ['Driving', 'Spanish'],
  background_check_required: true,
  verification_level_required: 'standard',
  minimum_age: 21,
  maximum_age: 75,
  accessibility: ['seated_work'],
};

it("an opportunity has the fields that members set, and the charity's for the rest", async () => {
  const { status, body } = await create({ ...demanding, verifier_id: member.userId });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...demanding,
    charity_id: charity.id,
    title: 'Drive the van',
    tags: [],
    category: charity.category,
    location: { city: charity.city, country: charity.country },
    verifier_id: member.userId,
    status: 'active',
  });
  expect(body.id).toMatch(/^opportunity_/);
  expect((await api.call('GET', `/v1/opportunities/${body.id}`, { key: volunteer.key })).body).toEqual(body);
});

it.each([
  [{ mode: 'online' }, ['mode']],
  [{ time_commitment: undefined }, ['time_commitment']],
  [{ accessibility: ['stairs'] }, ['accessibility.0']],
  [{ minimum_age: 40, maximum_age: 30 }, ['maximum_age']],
  [{ verifier_id: 'user_none' }, ['verifier_id']],
  [{ title: '', mode: 'none' }, ['title', 'mode']],
])('an opportunity with %j is refused, naming %j', async (changes, fields) => {
  expect(await faultsOf(create(changes))).toEqual(fields);
});

it('only members create, edit and close it', async () => {
  expect((await create({}, volunteer.key)).status).toBe(403);
  expect((await create({ charity_id: 'charity_none' })).status).toBe(422);
  const { id } = (await create(demanding)).body;
  expect((await edit(id, { title: 'Mine' }, volunteer.key)).status).toBe(403);
  expect((await edit('opportunity_none', { title: 'A' })).status).toBe(404);
  expect((await edit(id, { maximum_age: null, skills: [] })).body).toMatchObject({
    title: 'Drive the van',
    minimum_age: 21,
    maximum_age: null,
    skills: [],
  });
  expect(await faultsOf(edit(id, { maximum_age: 20 }))).toEqual(['maximum_age']);
  const close = (key: string) => api.call('DELETE', `/v1/opportunities/${id}`, { key });
  expect((await close(volunteer.key)).status).toBe(403);
  expect((await close(member.key)).body).toMatchObject({ status: 'closed' });
  expect((await close(member.key)).status).toBe(200);
  expect((await edit(id, { title: 'Again' })).status).toBe(409);
});

it('of an unlisted charity does not exist for others', async () => {
  charity = await buildCharity(api.db, { listed: false });
  member = await buildActor(api.db, { memberOf: charity.id });
  const { id } = (await create()).body;
  expect((await api.call('GET', `/v1/opportunities/${id}`, { key: volunteer.key })).status).toBe(404);
  expect(await list('')).toEqual([]);
  expect(await list('', member.key)).toEqual([id]);
});

it('is found by every filter of the taxonomy', async () => {
  const van = (await create({ ...demanding, category: 'Health & Medicine' })).body.id;
  const phone = (await create({ mode: 'virtual', time_commitment: 'flexible', location: { country: 'CA' } }))
    .body.id;
  expect(await list('')).toEqual([phone, van]);
  expect(await list('mode=virtual')).toEqual([phone]);
  expect(await list('time_commitment=weekly')).toEqual([van]);
  expect(await list('skill=spanish')).toEqual([van]);
  expect(await list('background_check_required=false')).toEqual([phone]);
  expect(await list('age=20')).toEqual([phone]);
  expect(await list('age=75')).toEqual([phone, van]);
  expect(await list('accessibility=seated_work')).toEqual([van]);
  expect(await list('category=Health%20%26%20Medicine')).toEqual([van]);
  expect(await list('country=CA')).toEqual([phone]);
  expect(await list('status=closed')).toEqual([]);
  expect((await api.call('GET', '/v1/opportunities?age=121', { key: volunteer.key })).status).toBe(400);
});
