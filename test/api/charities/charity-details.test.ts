/** Members describe their charity by sub-category, size and programs, and searches know what they already know. */
import { selectRows } from '../../../db/database';
import { findSearchable } from '../../../db/queries/search/entities';
import { requireRow } from '../../../domain/errors';
import { buildDocument } from '../../../search/index/documents';
import { buildActor, buildCharity } from '../../factories';
import { type WireError, useApi } from '../../support/api';
import { indexAll } from '../../support/index-search';

interface WireCharity {
  category: string | null;
  sub_category: string | null;
  founded: number | null;
  programs: object[];
}

const api = useApi();

async function buildMember(changes: Parameters<typeof buildCharity>[1] = {}) {
  const charity = await buildCharity(api.db, { category: 'Education', ...changes });
  const { key } = await buildActor(api.db, { memberOf: charity.id });
  const path = `/v1/charities/${charity.id}`;
  const edit = (body: object) => api.call<WireCharity & WireError>('PATCH', path, { key, body });
  const finds = async (q: string) => {
    await indexAll(api);
    const found = `/api/v1/search?${new URLSearchParams({ q }).toString()}`;
    const { body } = await api.call<{ results: { id: string }[] }>('GET', found, { key });
    return body.results.map(({ id }) => id).includes(charity.id);
  };
  return { charity, key, path, edit, finds };
}

async function indexed(charityId: string) {
  const [entity] = await findSearchable(api.db, 'organization', [charityId]);
  return buildDocument(requireRow(entity, charityId), new Date());
}

it('members choose a sub-category of their category, and search has it', async () => {
  const { charity, edit } = await buildMember();
  expect((await edit({ sub_category: 'Adult Literacy' })).body.sub_category).toBe('Adult Literacy');
  expect(await indexed(charity.id)).toMatchObject({ sub_category: 'Adult Literacy' });
  const changes = await selectRows<{ id: string }>(
    api.db,
    'SELECT entity_id AS id FROM search_changes WHERE entity_id = $1',
    [charity.id],
  );
  expect(changes.length).toBeGreaterThanOrEqual(2);
});

it('refuses a sub-category of another category, and drops one with its category', async () => {
  const { edit } = await buildMember();
  const { status, body } = await edit({ sub_category: 'Forestry' });
  expect([status, body.error.details]).toMatchObject([
    400,
    { fields: [{ field: 'sub_category', code: 'not_allowed' }] },
  ]);
  await edit({ sub_category: 'K-12 Schools' });
  expect((await edit({ category: 'Environment' })).body).toMatchObject({
    category: 'Environment',
    sub_category: null,
  });
});

it("without a chosen sub-category the register's code decides", async () => {
  const ein = '990000017';
  await selectRows(
    api.db,
    `INSERT INTO register_entries (ein, name, ntee, deductibility) VALUES ($1, 'SCHOOL', 'B20', 'yes') RETURNING ein`,
    [ein],
  );
  const { charity, key, path, edit } = await buildMember({ ein });
  expect((await api.call<WireCharity>('GET', path, { key })).body.sub_category).toBe('K-12 Schools');
  expect((await edit({ sub_category: 'STEM Programs' })).body.sub_category).toBe('STEM Programs');
  expect((await edit({ sub_category: null })).body.sub_category).toBe('K-12 Schools');
  const { body } = await api.call<{ charities: { id: string; sub_category: string }[] }>(
    'GET',
    '/v1/charities?limit=100&category=Education',
    { key },
  );
  expect(body.charities.find(({ id }) => id === charity.id)?.sub_category).toBe('K-12 Schools');
});

it('members write size, founding year and programs', async () => {
  const { charity, edit } = await buildMember();
  const programs = [{ name: 'Reading at night', description: 'Two evenings a week.' }, { name: 'Library' }];
  const { body } = await edit({ founded: 1987, staff_count: 12, annual_budget_usd: 250_000, programs });
  expect(body).toMatchObject({
    founded: 1987,
    staff_count: 12,
    annual_budget_usd: 250_000,
    programs: [programs[0], { name: 'Library', description: null }],
  });
  expect(await indexed(charity.id)).toMatchObject({ founded: 1987, staff: 12, size: 'medium' });
  expect((await edit({ programs: [{ name: 'A' }, { name: 'A' }] })).status).toBe(400);
  expect((await edit({ programs: [] })).body.programs).toEqual([]);
});

it('a search finds a charity by the words of its programs, until its members change them', async () => {
  const { edit, finds } = await buildMember();
  expect(await finds('lamplighters')).toBe(false);
  const description = 'Two evenings a week with the lamplighters of Zephyr Street.';
  await edit({ programs: [{ name: 'Reading at night', description }, { name: 'Wandering bookcase' }] });
  for (const q of [
    ...['lamplighters', 'reading lamplighters bookcase', 'lampl*', 'programs:bookcase'],
    ...['"wandering bookcase"', '"the lamplighters of zephyr"', 'programs:"two evenings a week"'],
  ]) {
    expect([q, await finds(q)]).toEqual([q, true]);
  }
  // A phrase never spans two programs, nor a program's name and its description.
  for (const q of ['"night two"', '"street wandering"', 'description:lamplighters']) {
    expect([q, await finds(q)]).toEqual([q, false]);
  }
  await edit({ programs: [{ name: 'Wandering bookcase' }] });
  expect([await finds('lamplighters'), await finds('bookcase')]).toEqual([false, true]);
});
