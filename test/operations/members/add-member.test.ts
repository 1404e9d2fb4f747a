/** The audit log tells a charity's first member, whom a second operator must confirm, from a later one. */
import { inTransaction, selectRows } from '../../../db/database';
import { addMember } from '../../../operations/members/change-members';
import { buildActor, buildCharity } from '../../factories';
import { useDatabase } from '../../support/database';
import { buildOperator } from '../../factories/operators';

const test = useDatabase();

async function add(charityId: string): Promise<[boolean, unknown]> {
  const actor = await buildOperator(test.db);
  const { userId } = await buildActor(test.db);
  const { isPending } = await inTransaction(test.db, (tx) =>
    addMember({ tx, at: new Date(), actor }, { charityId, userId }),
  );
  const audited = await selectRows<{ action: string }>(
    test.db,
    'SELECT action FROM audit_log WHERE subject_id = $1',
    [charityId],
  );
  return [isPending, audited.map(({ action }) => action)];
}

it('a first member is proposed, and a later one is added', async () => {
  const empty = await buildCharity(test.db);
  expect(await add(empty.id)).toEqual([true, ['charity_member.proposed']]);
  const { id } = await buildCharity(test.db);
  await buildActor(test.db, { memberOf: id });
  expect(await add(id)).toEqual([false, ['charity_member.added']]);
});
