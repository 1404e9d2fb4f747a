/** The payouts of a week count together, so that many small ones are held as one large payout is. */
import { updatePayoutAccount } from '../../../db/queries/payout-accounts/accounts';
import { type BuiltActor, buildActor } from '../../factories';
import { buildPayee, buildPayoutAccount, giveMoney, type Payee } from '../../factories/payees';
import { useApi } from '../../support/api';
import { askForPayout, payoutActivities, payoutOf } from '../../support/payouts';

const DAY_MS = 86_400_000;
const LONG_AGO = new Date(Date.now() - 400 * DAY_MS);

const api = useApi();
let operators: BuiltActor[];
beforeAll(async () => {
  operators = [
    await buildActor(api.db, { isOperator: true }),
    await buildActor(api.db, { isOperator: true }),
  ];
});

interface Asked {
  payout_id: string;
  status: string;
}

async function ask({ charity, member, account }: Payee, amount: string, currency = 'USD'): Promise<Asked> {
  const body = { currency, amount, account_id: account.id };
  const path = `/v1/charities/${charity.id}/payouts`;
  const reply = await api.call<Asked>('POST', path, { key: member.key, body });
  expect(reply.status).toBe(201);
  return reply.body;
}

/** Two operators let a held payout go. */
async function approve({ payout_id: id }: Asked): Promise<void> {
  for (const [place, decision] of ['release', 'approve'].entries()) {
    const key = operators[place]?.key ?? '';
    await api.call('POST', `/v1/payouts/${id}/${decision}`, { key, body: { reason: 'Checked.' } });
  }
  expect((await payoutOf(api.db, id)).status).toBe('scheduled');
}

const cancel = ({ charity, member }: Payee, { payout_id: id }: Asked) =>
  api.call<Asked>('POST', `/v1/charities/${charity.id}/payouts/${id}/cancel`, { key: member.key });

it('of ten payouts of 9,999.00 in a week, one leaves without two operators', async () => {
  const payee = await buildPayee(api.db, { minor: 9_999_000n });
  const asked: Asked[] = [];
  for (let number = 0; number < 10; number += 1) asked.push(await ask(payee, '9999.00'));
  expect(asked.map(({ status }) => status)).toEqual(['scheduled', ...Array<string>(9).fill('held')]);
});

it('parallel payouts in two currencies count together', async () => {
  const payee = await buildPayee(api.db, { minor: 999_900n });
  await giveMoney(api.db, payee.charity.id, 900_000n, 'EUR');
  const asked = await Promise.all([ask(payee, '9999.00'), ask(payee, '9000.00', 'EUR')]);
  expect(asked.map(({ status }) => status).sort()).toEqual(['held', 'scheduled']);
});

it('payouts of an earlier week, and those that gave the money back, do not count', async () => {
  const payee = await buildPayee(api.db, { minor: 3_000_000n });
  await askForPayout(api.db, payee, { amount: '9999.00' }, new Date(Date.now() - 7 * DAY_MS - 1_000));
  const first = await ask(payee, '9999.00');
  expect(first.status).toBe('scheduled');
  await cancel(payee, first);
  expect((await ask(payee, '9999.00')).status).toBe('scheduled');
  expect((await ask(payee, '1.01')).status).toBe('held');
});

it('an account of 90 days may take twice the largest week that two operators approved to it', async () => {
  const payee = await buildPayee(api.db, { minor: 50_000_000n, account: { effectiveAt: LONG_AGO } });
  const first = await ask(payee, '20000.00');
  expect(first.status).toBe('held');
  await approve(first);
  const second = await ask(payee, '20000.00');
  expect(second.status).toBe('scheduled');
  expect((await ask(payee, '0.01')).status).toBe('held');
  const other = await buildPayoutAccount(api.db, payee.charity.id, { effectiveAt: LONG_AGO });
  expect((await ask({ ...payee, account: other }, '0.01')).status).toBe('held');
});

it('a small payout that was approved beside a large one allows no large one', async () => {
  const payee = await buildPayee(api.db, { minor: 50_000_000n, account: { effectiveAt: LONG_AGO } });
  const large = await ask(payee, '20000.00');
  const small = await ask(payee, '1.00');
  expect([large.status, small.status]).toEqual(['held', 'held']);
  await approve(small);
  await cancel(payee, large);
  expect((await ask(payee, '20000.00')).status).toBe('held');
});

it('an approved payout that gave the money back allows nothing', async () => {
  const payee = await buildPayee(api.db, { minor: 50_000_000n, account: { effectiveAt: LONG_AGO } });
  const large = await ask(payee, '20000.00');
  await approve(large);
  await cancel(payee, large);
  expect((await ask(payee, '20000.00')).status).toBe('held');
});

it('an account that was corrected counts as new again', async () => {
  const payee = await buildPayee(api.db, { minor: 50_000_000n, account: { effectiveAt: LONG_AGO } });
  await approve(await ask(payee, '20000.00'));
  await updatePayoutAccount(api.db, payee.account.id, { effectiveAt: new Date(Date.now() - 89 * DAY_MS) });
  expect((await ask(payee, '1.00')).status).toBe('held');
});

it('a member cancels a held payout, and the money is available again', async () => {
  const payee = await buildPayee(api.db, { minor: 1_500_000n });
  const held = await ask(payee, '15000.00');
  expect(held.status).toBe('held');
  expect((await cancel(payee, held)).body).toMatchObject({ status: 'cancelled' });
  await payoutActivities(api.db).runToEnd(held.payout_id, new Date());
  expect((await payoutOf(api.db, held.payout_id)).status).toBe('cancelled');
  expect((await cancel(payee, held)).status).toBe(409);
  const decision = { key: operators[0]?.key ?? '', body: { reason: 'Too late.' } };
  expect((await api.call('POST', `/v1/payouts/${held.payout_id}/release`, decision)).status).toBe(409);
  expect((await ask(payee, '15000.00')).status).toBe('held');
});
