/** Verified donors of the highest level are compared with the lists each quarter, and after each import. */
import { join } from 'node:path';
import { readConfig } from '../../../config';
import { runStatement, selectRows } from '../../../db/database';
import { listEvidence } from '../../../db/queries/verification/evidence';
import { findVerification, insertVerification } from '../../../db/queries/verification/verifications';
import { type Level } from '../../../domain/verification/vocabulary';
import { beginApplication } from '../../../domain/verification/decide';
import { createGateways, type Gateways } from '../../../gateways';
import { createLog } from '../../../log';
import { newId } from '../../../new-id';
import { importSanctions } from '../../../operations/imports/import-sanctions';
import { screenDonors } from '../../../worker/care/donor-screening';
import { buildActor } from '../../factories';
import { useDatabase } from '../../support/database';

const FILES = ['sdn.csv', 'alt.csv'].map((file) => join(__dirname, '../../fixtures/sanctions', file));
const approved = new Date('2026-01-15T10:00:00Z');

const test = useDatabase();
let gateways: Gateways;
beforeAll(() => {
  gateways = createGateways(readConfig({ DATABASE_URL: test.url }), test.db);
});
beforeEach(() => runStatement(test.db, 'UPDATE verifications SET in_force = false'));

/** A donor who was approved on the day, and screened on it. */
async function buildDonor(name: string, level: Level = 'enhanced'): Promise<string> {
  const { accountId, userId } = await buildActor(test.db);
  await runStatement(test.db, 'UPDATE users SET name = $2 WHERE id = $1', [userId, name]);
  const by = { kind: 'entity', userId, persons: [userId] } as const;
  const { state } = beginApplication({
    entityType: 'donor',
    level,
    hasDocuments: true,
    isIdentityKnown: true,
    requiredActions: [],
    by,
    at: approved,
  });
  const id = newId('verification');
  const verified = { ...state, stage: 'verified', expiresAt: new Date('2027-01-15T10:00:00Z') } as const;
  await insertVerification(test.db, {
    id,
    entityId: userId,
    accountId,
    submittedAt: approved,
    state: { ...verified, dueAt: null, period: 1 },
  });
  await screenAll(approved);
  return id;
}

const screenAll = (at: string | Date) =>
  screenDonors({ db: test.db, log: createLog('worker', 'silent'), gateways }, new Date(at));

async function screenedOn(id: string): Promise<string[]> {
  const evidence = await listEvidence(test.db, id);
  return evidence.map(({ outcome, checkedAt }) => `${checkedAt.toISOString().slice(0, 10)} ${outcome}`);
}

const stepsOf = (id: string) =>
  selectRows<{ happening: string }>(
    test.db,
    'SELECT happening FROM verification_history WHERE verification_id = $1 ORDER BY id',
    [id],
  ).then((rows) => rows.map(({ happening }) => happening));

it('each quarter, which the evidence and the history show', async () => {
  await importSanctions(test.db, FILES, new Date('2026-01-01T00:00:00Z'));
  const donor = await buildDonor('Ada Lovelace');
  for (const day of ['2026-04-14', '2026-04-15', '2026-07-14', '2026-07-15']) {
    await screenAll(`${day}T00:00:00Z`);
    await screenAll(`${day}T00:05:00Z`);
  }
  expect(await screenedOn(donor)).toEqual([
    '2026-01-15 no_match',
    '2026-04-15 no_match',
    '2026-07-15 no_match',
  ]);
  expect(await stepsOf(donor)).toEqual(['screened', 'screened', 'screened']);
});

it('after each import of a list, once', async () => {
  await importSanctions(test.db, FILES, new Date('2026-01-01T00:00:00Z'));
  const donor = await buildDonor('Grace Hopper');
  await importSanctions(test.db, FILES, new Date('2026-02-01T00:00:00Z'));
  await screenAll('2026-02-01T00:01:00Z');
  await screenAll('2026-02-01T00:06:00Z');
  expect(await screenedOn(donor)).toEqual(['2026-01-15 no_match', '2026-02-01 no_match']);
});

it('a new match raises one concern that warns nobody, and a match that reviewers dismissed none', async () => {
  await importSanctions(test.db, FILES, new Date('2026-01-01T00:00:00Z'));
  const donor = await buildDonor('Ida Wells');
  const user = 'UPDATE users SET name = $2 WHERE id = (SELECT user_id FROM verifications WHERE id = $1)';
  await runStatement(test.db, user, [donor, 'Sea Wanderer']);
  await screenAll('2026-04-15T00:00:00Z');
  const concern = await findVerification(test.db, donor);
  expect(concern?.state).toMatchObject({ grounds: 'regulatory_non_compliance', concernRaisedBy: [] });
  expect(JSON.stringify([concern?.state.reason, concern?.state.requiredActions])).not.toMatch(
    /sanction|list|sea/i,
  );
  await screenAll('2026-07-15T00:00:00Z');
  expect((await stepsOf(donor)).filter((step) => step === 'concern_raised')).toHaveLength(1);
  expect(await screenedOn(donor)).toEqual([
    '2026-01-15 no_match',
    '2026-04-15 possible_match',
    '2026-07-15 possible_match',
  ]);
});

it('only donors of the highest level', async () => {
  await importSanctions(test.db, FILES, new Date('2026-01-01T00:00:00Z'));
  expect(await screenedOn(await buildDonor('Rosa Parks', 'standard'))).toEqual([]);
});
