/** Which charity can be chosen for a gift that nobody claimed. */
import { lockChoice, requireTarget } from '../../../operations/gifts/redirect-gift';
import { inTransaction } from '../../../db/database';
import { buildCharity } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { useDatabase } from '../../support/database';

const test = useDatabase();

it('the charity that has the gift is refused as such, also if it could be paid', async () => {
  const charity = await buildCharity(test.db, { source: 'sandbox' });
  const choose = requireTarget(test.db, charity, { toCharityId: charity.id, chooser: 'donor' });
  await expect(choose).rejects.toMatchObject({
    details: { fields: [{ field: 'charity_id', code: 'conflict', message: 'already has the gift' }] },
  });
});

it('the gift must not be larger than the chosen charity may receive', async () => {
  const { id: charityId } = await buildCharity(test.db);
  const { id: toCharityId } = await buildCharity(test.db, { source: 'sandbox' });
  const choose = async (limitUsdMinor: bigint) => {
    const { id: donationId } = await buildCompletedGift(test.db, {
      ...{ charityId, limitUsdMinor },
      // Its money waits for no bank.
      paymentMethod: 'crypto',
    });
    return inTransaction(test.db, (tx) =>
      lockChoice({ tx, at: new Date() }, { donationId, toCharityId, chooser: 'donor' }),
    );
  };
  expect((await choose(100_000n)).to.id).toBe(toCharityId);
  await expect(choose(100_001n)).rejects.toMatchObject({
    code: 'LIMIT_EXCEEDED',
    details: { limit_of: 'charity', charity_id: toCharityId, required_level: 'standard' },
  });
});
