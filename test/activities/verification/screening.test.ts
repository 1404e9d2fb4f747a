/** After an import every organization is screened again, and each entry that one resembles counts once. */
import { MockActivityEnvironment } from '@temporalio/testing';
import { join } from 'node:path';
import { createScreeningActivities, type ScreenedBatch } from '../../../activities/screening';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { listHits } from '../../../db/queries/imports/sanction-hits';
import { listSanctionLists, replaceSanctionList } from '../../../db/queries/imports/sanctions';
import { listEvidence } from '../../../db/queries/verification/evidence';
import { listOfEntity } from '../../../db/queries/verification/verifications';
import { createGateways } from '../../../gateways';
import { importSanctions, OFAC_SDN } from '../../../operations/imports/import-sanctions';
import { recordScreening } from '../../../operations/imports/screening';
import { holdVerification, moveVerification } from '../../../operations/verification/transition';
import { buildCharity } from '../../factories';
import { useDatabase } from '../../support/database';
import { buildVerification, buildVerifiedCharity } from '../../factories/verified-charity';

const FILES = ['sdn.csv', 'alt.csv'].map((file) => join(__dirname, '../../fixtures/sanctions', file));
const at = new Date('2026-03-01T00:00:00Z');

const test = useDatabase();
let activities: ReturnType<typeof createScreeningActivities>;
beforeAll(async () => {
  const gateways = createGateways(readConfig({ DATABASE_URL: test.url }), test.db);
  activities = createScreeningActivities({ db: test.db, gateways, clock: () => at });
});

async function screenAll(digest?: string): Promise<ScreenedBatch> {
  const lists = await listSanctionLists(test.db);
  const edition = digest ?? lists.find(({ list }) => list === OFAC_SDN)?.digest ?? '';
  const step = { list: OFAC_SDN, digest: edition, after: '' };
  const batch: ScreenedBatch = await new MockActivityEnvironment().run(() =>
    activities.screenOrganizations(step),
  );
  return batch;
}

const idOf = async (entityId: string) => (await listOfEntity(test.db, { entityId })).at(-1)?.id ?? '';

async function stageOf(charityId: string) {
  return (await listOfEntity(test.db, { entityId: charityId })).at(-1)?.state;
}

it('raises a concern about a verified organization, once for each entry, and warns nobody of what was found', async () => {
  const charity = await buildVerifiedCharity(test.db, { name: 'Northern Star Shiping' });
  const clean = await buildVerifiedCharity(test.db, { name: 'Quilting Bee of Zephyrhills' });
  await importSanctions(test.db, FILES, at);
  expect(await screenAll()).toMatchObject({ after: null, found: 1, concerns: 1, isReplaced: false });
  const state = await stageOf(charity.id);
  expect(state).toMatchObject({ stage: 'opportunity_to_remedy', grounds: 'regulatory_non_compliance' });
  expect(JSON.stringify([state?.reason, state?.requiredActions])).not.toMatch(/sanction|list|STAR/i);
  expect((await stageOf(clean.id))?.stage).toBe('verified');
  expect(await listHits(test.db, 10)).toMatchObject([
    { charityId: charity.id, list: OFAC_SDN, uid: '4106', outcome: 'concern', foundAt: at },
  ]);
  const id = await idOf(charity.id);
  expect(await listEvidence(test.db, id)).toMatchObject([
    { source: 'sanctions_screening', outcome: 'possible_match', facts: { hits: [{ uid: '4106' }] } },
  ]);
  const by = { kind: 'reviewer' as const, userId: null, persons: ['user_1'] };
  await inTransaction(test.db, async (tx) =>
    moveVerification(tx, await holdVerification(tx, id), { happening: 'dismiss', by, at }),
  );
  expect(await screenAll()).toMatchObject({ found: 0, concerns: 0 });
  expect((await stageOf(charity.id))?.stage).toBe('verified');
  const wakes = await selectRows(test.db, 'SELECT signal FROM outbox WHERE workflow_id = $1', [id]);
  expect(wakes).toContainEqual({ signal: 'changed' });
});

it('two screenings at the same time raise one concern', async () => {
  const charity = await buildVerifiedCharity(test.db, { name: 'Sea Wanderer' });
  const both = await Promise.all([screenAll(), screenAll()]);
  expect(both.map(({ concerns }) => concerns).sort()).toEqual([0, 1]);
  const raised = await selectRows(
    test.db,
    `SELECT 1 FROM verification_history h JOIN verifications v ON v.id = h.verification_id
     WHERE v.charity_id = $1 AND h.happening = 'concern_raised'`,
    [charity.id],
  );
  expect(raised).toHaveLength(1);
});

it('does not ask a reviewer again about an entry that a reviewer saw before the approval', async () => {
  const charity = await buildVerifiedCharity(test.db, { name: 'Example Island Airlines' });
  const verificationId = await idOf(charity.id);
  const hit = { list: OFAC_SDN, uid: '36', name: 'EXAMPLE', programs: [], similarity: 1, listedAsOf: at };
  const lists = await listSanctionLists(test.db);
  await recordScreening({ tx: test.db, at }, { verificationId, name: charity.name, lists, hits: [hit] });
  expect(await screenAll()).toMatchObject({ found: 0, concerns: 0 });
  expect((await stageOf(charity.id))?.stage).toBe('verified');
});

it('sends an open application back to the look-up, and only notes an organization without one', async () => {
  const name = 'Ramon Perez Garcia';
  const [applying, waiting, unknown] = [
    await buildCharity(test.db, { name }),
    await buildCharity(test.db, { name }),
    await buildCharity(test.db, { name }),
  ];
  await buildVerification(test.db, applying.id, 'compliance_check');
  await buildVerification(test.db, waiting.id, 'initial_review');
  expect(await screenAll()).toMatchObject({ found: 3, concerns: 0 });
  expect(await stageOf(applying.id)).toMatchObject({
    stage: 'database_verification',
    checks: { database: 'in_review' },
  });
  expect((await stageOf(waiting.id))?.stage).toBe('initial_review');
  const ids = [applying.id, waiting.id, unknown.id];
  const hits = (await listHits(test.db, 100)).filter(({ charityId }) => ids.includes(charityId));
  expect(new Map(hits.map(({ charityId, outcome }) => [charityId, outcome]))).toEqual(
    new Map([
      [applying.id, 'look_up'],
      [waiting.id, 'noted'],
      [unknown.id, 'noted'],
    ]),
  );
});

it('an organization that was verified before any list was imported counts as screened from then on', async () => {
  const charity = await buildVerifiedCharity(test.db, { name: 'Lantern Road Shelter' });
  const verificationId = await idOf(charity.id);
  await recordScreening(
    { tx: test.db, at: new Date(0) },
    {
      verificationId,
      name: charity.name,
      lists: [],
      hits: [],
    },
  );
  await screenAll();
  await screenAll();
  const outcomes = (await listEvidence(test.db, verificationId)).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(['not_screened', 'no_match']);
});

it('ends when a newer edition has replaced its own, and then uses the newer one', async () => {
  const charity = await buildVerifiedCharity(test.db, { name: 'Windmill Harbor Orphanage' });
  expect(await screenAll('an earlier edition')).toMatchObject({ after: null, screened: 0, isReplaced: true });
  const entry = { uid: '77', name: 'WINDMILL HARBOR ORPHANAGE', programs: ['X'] };
  const names = [{ ...entry, isAlias: false }];
  await inTransaction(test.db, (tx) => replaceSanctionList(tx, OFAC_SDN, { digest: 'newer', names, at }));
  expect(await screenAll('newer')).toMatchObject({ concerns: 1 });
  expect((await stageOf(charity.id))?.stage).toBe('opportunity_to_remedy');
});
