/** A charity accepts the claimed hours or fewer, and never more. */
import { inTransaction } from '../../../db/database';
import { decideHours } from '../../../operations/hours/member-changes';
import { buildActor, buildHours } from '../../factories';
import { useDatabase } from '../../support/database';

const test = useDatabase();

async function verify(claimedHundredths: number, hundredths: number) {
  const { id: submissionId } = await buildHours(test.db, {
    claimedHundredths,
    hundredths: claimedHundredths,
  });
  const { userId: byUserId } = await buildActor(test.db);
  const at = new Date();
  const decision = { submissionId, decision: 'verify', reason: null, byUserId } as const;
  return inTransaction(test.db, (tx) => decideHours({ tx, at }, { ...decision, hundredths }));
}

it.each([300, 299])('of 300 hundredths, %i are accepted', async (hundredths) => {
  expect(await verify(300, hundredths)).toMatchObject({ status: 'verified', hundredths });
});

it('more than the claim is refused', async () => {
  await expect(verify(300, 301)).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    details: { fields: [{ field: 'hours', code: 'too_large' }] },
  });
});
