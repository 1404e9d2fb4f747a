/** A confirmed Stripe account is not paid any more when its holder gets a name that does not fit the charity. */
import { inTransaction } from '../../../db/database';
import { findPayoutAccount } from '../../../db/queries/payout-accounts/accounts';
import { isUsableAccount } from '../../../domain/payout-accounts/account';
import { followHostedAccount } from '../../../operations/payout-accounts/follow-hosted-account';
import { sealDetails } from '../../../operations/payout-accounts/sealed-details';
import { requireRow } from '../../../domain/errors';
import { useDatabase } from '../../support/database';
import { means } from '../../support/member-mails';
import { buildPayee } from '../../factories/payees';

const test = useDatabase();

it.each([
  ['Somebody Else LLC', false],
  ['Maple Street Food Bank Inc', true],
])('of %s, whose bank is the confirmed one: may be paid: %s', async (holderName, isUsable) => {
  const banks = { USD: 'ba_1' };
  const sealedDetails = sealDetails(means.secrets, {
    kind: 'stripe',
    stripeAccount: 'acct_1',
    holderName: 'Maple Street Food Bank',
    banks,
  });
  const { account } = await buildPayee(test.db, { minor: 0n, account: { kind: 'stripe', sealedDetails } });
  const known = { isPayable: true, holderName, banks, last4: '6789' };
  const at = new Date();
  const news = { payoutAccountId: account.id, known, ...means };
  await inTransaction(test.db, (tx) => followHostedAccount({ tx, at, secrets: means.secrets }, news));
  const stored = requireRow(await findPayoutAccount(test.db, account.id), account.id);
  expect(stored).toMatchObject({ status: 'active', isHolderAccepted: isUsable });
  expect(isUsableAccount(stored)).toBe(isUsable);
});
