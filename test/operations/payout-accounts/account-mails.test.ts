/** The mails about payout accounts say which account it is, whether it is paid, and how to stop it. */
import { type PayoutAccountRow } from '../../../db/queries/payout-accounts/accounts';
import { mailAccount } from '../../../operations/payout-accounts/move-account';
import { useDatabase } from '../../support/database';
import { giveAddress, means, readNewestMails } from '../../support/member-mails';
import { buildPayee } from '../../factories/payees';

const test = useDatabase();

/** The paragraphs of the mail about an account. */
async function mailOf(changes: Partial<PayoutAccountRow>): Promise<string[]> {
  const { charity, member, account } = await buildPayee(test.db, { minor: 0n, account: changes });
  await giveAddress(test.db, member.userId);
  await mailAccount(
    { tx: test.db, at: new Date(), secrets: means.secrets },
    { charity, account, payouts: 'disabled' },
  );
  const [mail] = await readNewestMails(test.db, 1);
  const text = mail?.text ?? 'no mail';
  return text.replaceAll(charity.id, 'CHARITY').replaceAll(account.id, 'ACCOUNT').trim().split('\n\n');
}

const NEWS =
  "Stripe does not pay to this account at the moment. A member can answer Stripe's questions with a new link.";
const CHARITY = 'Charity: Maple Street Food Bank (CHARITY)';

it.each([
  ['bank_us', 'US bank account'],
  ['bank_iban', 'bank account with an IBAN'],
  ['bank_other', 'bank account'],
  ['stripe', 'Stripe account'],
] as const)('an active account of the kind %s is named, and can be removed', async (kind, name) => {
  expect(await mailOf({ kind })).toEqual([
    CHARITY,
    `Payout account: ${name} (US), ending in 6789`,
    NEWS,
    'Any member can remove it. Its id is ACCOUNT.',
    `Read how to remove it:\n${means.address}/docs/rules/payout-accounts#who-decides`,
  ]);
});

it('a disabled account needs no more words, and one with a strange holder says that it waits', async () => {
  const account = 'Payout account: US bank account (US), ending in 6789';
  const disabled = { status: 'disabled', disabledReason: 'removed', disabledAt: new Date() } as const;
  expect(await mailOf({ ...disabled, isHolderAccepted: false })).toEqual([CHARITY, account, NEWS]);
  expect((await mailOf({ isHolderAccepted: false }))[3]).toContain('Nothing is paid to the account before');
});
