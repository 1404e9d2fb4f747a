/** Which identity check counts when a verification has moved on since the check was requested. */
import { inTransaction } from '../../../db/database';
import {
  type IdentityCheck,
  insertIdentityCheck,
  updateIdentityCheck,
} from '../../../db/queries/identity-checks/identity-checks';
import { newId } from '../../../new-id';
import { requestIdentityCheck } from '../../../operations/identity-checks/steps';
import { buildCharity } from '../../factories';
import { useDatabase } from '../../support/database';
import { buildVerification } from '../../factories/verified-charity';

const test = useDatabase();

const at = new Date();

/** A check that ended in an earlier stage of its verification. */
async function buildEarlierCheck(state: 'verified' | 'failed'): Promise<IdentityCheck> {
  const { id: charityId } = await buildCharity(test.db);
  const check: IdentityCheck = {
    id: newId('identitycheck'),
    verificationId: await buildVerification(test.db, charityId, 'manual_review'),
    stageEnteredAt: new Date('2026-01-10T12:00:00.000Z'),
    vendor: 'stripe',
    reference: newId('identitycheck'),
    state,
    problem: null,
    nameMatches: null,
    askAgainAt: at,
    endsAt: at,
  };
  await insertIdentityCheck(test.db, { ...check, state: 'requested' });
  await updateIdentityCheck(test.db, { ...check, concludedAt: at });
  return check;
}

const request = ({ verificationId }: IdentityCheck) =>
  inTransaction(test.db, (tx) => requestIdentityCheck({ tx, at }, { verificationId, vendor: 'stripe' }));

it('a verified check still counts in a later stage, so the person is not asked again', async () => {
  const earlier = await buildEarlierCheck('verified');
  expect(await request(earlier)).toMatchObject(earlier);
});

it('a failed check does not count in a later stage, so the person gets another attempt', async () => {
  const earlier = await buildEarlierCheck('failed');
  const next = await request(earlier);
  expect(next).toMatchObject({ state: 'requested', reference: null });
  expect(await request(earlier)).toMatchObject(next);
});
