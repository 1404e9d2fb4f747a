/** Which charity can be chosen for a gift that nobody claimed. */
import { requireTarget } from '../../../operations/gifts/redirect-gift';
import { buildCharity } from '../../factories';
import { useDatabase } from '../../support/database';

const test = useDatabase();

it('the charity that has the gift is refused as such, also if it could be paid', async () => {
  const charity = await buildCharity(test.db, { source: 'sandbox' });
  const choose = requireTarget(test.db, charity, { toCharityId: charity.id, chooser: 'donor' });
  await expect(choose).rejects.toMatchObject({
    details: { fields: [{ field: 'charity_id', code: 'conflict', message: 'already has the gift' }] },
  });
});
