/** Only a payout above the limit has a second operator to approve it. Nobody decides about a payout who could ask for it. */
import { inTransaction, runStatement } from '../../../db/database';
import { decidePayout, findPayoutToDecide } from '../../../operations/payouts/decide-payout';
import { useDatabase } from '../../support/database';
import { buildOperator } from '../../factories/operators';
import { buildPayee } from '../../factories/payees';
import { askForPayout, payoutOf } from '../../support/payouts';

const test = useDatabase();

it('an approval of a held payout that needs none says that a release is enough', async () => {
  const { id: payoutId } = await askForPayout(test.db, await buildPayee(test.db));
  const decide = async (decision: 'hold' | 'release' | 'approve') => {
    const actor = await buildOperator(test.db);
    const order = { payoutId, decision, reason: 'Checked.' };
    return inTransaction(test.db, (tx) => decidePayout({ tx, at: new Date(), actor }, order));
  };
  await decide('hold');
  await expect(decide('approve')).rejects.toThrow('needs no second operator');
  expect(await payoutOf(test.db, payoutId)).toMatchObject({ status: 'held', approvedBy: null });
  await decide('release');
  expect(await payoutOf(test.db, payoutId)).toMatchObject({ status: 'scheduled', holdReason: null });
});

it('counts everybody who can use the key that asked, also after its issue ties nobody any more', async () => {
  const payee = await buildPayee(test.db);
  const issuer = await buildOperator(test.db);
  const { userId } = payee.member;
  await runStatement(
    test.db,
    `UPDATE api_keys SET id = 'key_of_' || user_id, issued_by = ARRAY[$2], created_at = now() - interval '400 days'
     WHERE user_id = $1`,
    [userId, issuer.userId],
  );
  const withKey = await askForPayout(test.db, payee, { credentialId: `key_of_${userId}`, amount: '10.00' });
  expect(withKey.askingPersons.toSorted()).toEqual([userId, issuer.userId].toSorted());
  const signedIn = await askForPayout(test.db, payee, { amount: '10.00' });
  const find = (actor: typeof issuer, { id }: { id: string }) =>
    inTransaction(test.db, (tx) => findPayoutToDecide({ tx, at: new Date(), actor }, id));
  await expect(find(issuer, withKey)).rejects.toMatchObject({ details: { reason: 'not_independent' } });
  expect(await find(issuer, signedIn)).toMatchObject({ id: signedIn.id });
  expect(await find(await buildOperator(test.db), withKey)).toMatchObject({ id: withKey.id });
});
