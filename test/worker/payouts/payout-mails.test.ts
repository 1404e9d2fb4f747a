/** Members of a charity learn by mail what happens to its payouts, why, and where to look. */
import { readConfig } from '../../../config';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { listNewestMails } from '../../../db/queries/platform/mails';
import { savePayoutSettings } from '../../../db/queries/payouts/settings';
import { removeMember } from '../../../db/queries/members/members';
import { createGateways, type Gateways } from '../../../gateways';
import { type Mail } from '../../../gateways/mail/mailer';
import { openMail } from '../../../letters/mails/write';
import { createLog } from '../../../log';
import { decidePayout } from '../../../operations/payouts/decide-payout';
import { relayNotices } from '../../../worker/notice-relay';
import { buildActor, type BuiltActor } from '../../factories';
import { useDatabase } from '../../support/database';
import { buildPayee, buildPayoutAccount, type Payee } from '../../factories/payees';
import { askForPayout, payoutActivities } from '../../support/payouts';

const log = createLog('worker', 'silent');
const config = { publicUrl: 'https://give.example', port: 0 };
const test = useDatabase();
let gateways: Gateways;
beforeAll(async () => {
  gateways = createGateways(readConfig({}), test.db);
});

async function giveAddress({ userId }: BuiltActor): Promise<string> {
  const email = `${userId}@example.org`;
  await runStatement(
    test.db,
    `INSERT INTO user_logins (user_id, email, password_hash, confirmed_at) VALUES ($1, $2, 'x', now())`,
    [userId, email],
  );
  return email;
}

async function mailsTo(email: string): Promise<Mail[]> {
  await relayNotices({ db: test.db, gateways, config }, log);
  const stored = await listNewestMails(test.db, 500);
  return stored
    .map((mail) => openMail({ ...gateways, address: config.publicUrl }, mail))
    .filter(({ to }) => to === email);
}

/** A payee whose account ends in the given digits, and the addresses of its two members. */
async function buildMembers(last4 = '6789'): Promise<{ payee: Payee; emails: [string, string] }> {
  const built = await buildPayee(test.db);
  const { charity, member } = built;
  const other = await buildActor(test.db, { memberOf: charity.id });
  const account = last4 === '6789' ? built.account : await buildPayoutAccount(test.db, charity.id, { last4 });
  return {
    payee: { charity, member, account },
    emails: [await giveAddress(member), await giveAddress(other)],
  };
}

const later = () => new Date(Date.now() + 3_600_000);

it('every member reads that a payout was made and paid, and no mail has bank data', async () => {
  const { payee, emails } = await buildMembers();
  const { id } = await askForPayout(test.db, payee);
  await payoutActivities(test.db, gateways).runToEnd(id, later());
  for (const email of emails) {
    const mails = await mailsTo(email);
    const subjects = mails.map(({ subject }) => subject).sort();
    expect(subjects).toEqual([
      `Payout of 100.00 USD to ${payee.charity.name}`,
      `Payout of 100.00 USD to ${payee.charity.name} is paid`,
    ]);
    const texts = mails.map(({ text, html }) => `${text}${html ?? ''}`).join('');
    expect(texts).toContain('A member or an operator asked for a payout of 100.00 USD.');
    expect(texts).toContain(`Id of the payout: ${id}`);
    expect(texts).toContain('https://give.example/docs/reference/payouts#getPayout');
    expect(texts).toContain('https://give.example/docs/reference/payouts#cancelPayout');
    expect(texts).not.toContain('6789');
  }
});

it.each([
  ['0001', 'failed', 'The whole amount is in the balance again'],
  ['0002', 'came back', 'Nothing more is paid to this account'],
])('a payout to an account ending in %s %s, and the mail says why', async (last4, ending, consequence) => {
  const { payee, emails } = await buildMembers(last4);
  const { id } = await askForPayout(test.db, payee);
  await payoutActivities(test.db, gateways).runToEnd(id, later());
  const [payout] = await selectRows<{ why: string }>(
    test.db,
    'SELECT failure_message AS why FROM payouts WHERE id = $1',
    [id],
  );
  for (const email of emails) {
    const mail = (await mailsTo(email)).find(({ subject }) => subject.endsWith(ending));
    expect(mail?.text).toContain(`Why: ${payout?.why ?? 'none'}`);
    expect(mail?.text).toContain(consequence);
  }
});

it('a payout that can no longer leave says why', async () => {
  const { payee, emails } = await buildMembers();
  const { id } = await askForPayout(test.db, payee);
  await runStatement(test.db, `UPDATE payout_accounts SET is_holder_accepted = false WHERE id = $1`, [
    payee.account.id,
  ]);
  await payoutActivities(test.db, gateways).leavePayout({ payoutId: id, nowMs: later().getTime() });
  const mail = (await mailsTo(emails[0])).find(({ subject }) => subject.endsWith('failed'));
  expect(mail?.text).toContain('Why: The account is no longer active.');
});

it("a hold tells the operator's reason", async () => {
  const { payee, emails } = await buildMembers();
  const { id } = await askForPayout(test.db, payee);
  const operator = await buildActor(test.db, { isOperator: true });
  const actor: Actor = {
    ...operator,
    credential: 'api_key',
    credentialId: 'key_none',
    scopes: [],
    plan: 'enterprise',
    hourlyLimit: null,
    isReviewer: false,
    isOperator: true,
    verificationLevel: 'none',
    useIsStale: false,
  };
  const at = new Date();
  const order = {
    payoutId: id,
    decision: 'hold' as const,
    reason: 'We ask the bank.',
  };
  await inTransaction(test.db, (tx) => decidePayout({ tx, at, actor }, order));
  const mail = (await mailsTo(emails[1])).find(({ subject }) => subject.endsWith('is held'));
  expect(mail?.text).toContain('Why: We ask the bank.');
});

it('a payout run says that it was the schedule, and who left reads nothing', async () => {
  const { payee, emails } = await buildMembers();
  const charityId = payee.charity.id;
  await savePayoutSettings(test.db, { charityId, frequency: 'daily', minimumMinor: 0n });
  const all = payoutActivities(test.db, gateways);
  await all.makeDuePayouts({ day: '2026-11-25', nowMs: Date.now(), after: '', cash: await all.readCash() });
  await removeMember(test.db, { charityId, userId: payee.member.userId, at: new Date() });
  expect(await mailsTo(emails[0])).toEqual([]);
  const [mail] = await mailsTo(emails[1]);
  expect(mail?.text).toContain('The schedule of the charity made a payout of 100.00 USD.');
});
