/** A hit on a sanctions list acts on the organization's verification, and is stored with its outcome. */
import { inTransaction } from '../../../db/database';
import { listHits } from '../../../db/queries/imports/sanction-hits';
import { listVerifications } from '../../../db/queries/verification/verifications';
import { recordHits } from '../../../operations/imports/screening';
import { buildCharity } from '../../factories';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { means } from '../../support/member-mails';
import { buildVerification, buildVerifiedCharity } from '../../factories/verified-charity';

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test.close());

const at = new Date();
const HIT = { list: 'ofac-sdn', uid: '36', name: 'MAPLE STREET', programs: ['CUBA'], similarity: 1 };

async function record(id: string) {
  const finding = {
    charity: { id, name: 'Maple Street' },
    lists: [{ list: HIT.list, names: 1, digest: 'd1', importedAt: at }],
    hits: [{ ...HIT, listedAsOf: at }],
    ...{ ...means },
  };
  const outcome = await inTransaction(test.db, (tx) =>
    recordHits({ tx, at, secrets: means.secrets, address: means.address }, finding),
  );
  const stored = (await listHits(test.db, 9)).map((hit) => hit.outcome);
  const verifications = await listVerifications(test.db, 'organization', id);
  return { outcome, stored, stages: verifications.map(({ state }) => state.stage) };
}

it('an open application goes back to the look-up, and a known entry changes nothing', async () => {
  const { id } = await buildCharity(test.db);
  await buildVerification(test.db, id, 'compliance_check');
  const after = { stored: ['look_up'], stages: ['database_verification'] };
  expect(await record(id)).toEqual({ outcome: 'look_up', ...after });
  expect(await record(id)).toEqual({ outcome: null, ...after });
});

it('a concern about the verification in force is the outcome, also if an application is open', async () => {
  const { id } = await buildVerifiedCharity(test.db);
  await buildVerification(test.db, id, 'compliance_check', 'enhanced');
  expect(await record(id)).toEqual({
    outcome: 'concern',
    stored: ['concern'],
    stages: ['opportunity_to_remedy', 'database_verification'],
  });
});

it('without a verification, the hit is only stored', async () => {
  const { id } = await buildCharity(test.db);
  expect(await record(id)).toEqual({ outcome: 'noted', stored: ['noted'], stages: [] });
});
