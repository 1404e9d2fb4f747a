/** A receipt says that the platform holds the money while nobody has claimed the charity. */
import { createActivities } from '../../../activities';
import { attachReceipt } from '../../../worker/receipt-attachment';
import { isHeldGift } from '../../../letters/mails/gifts/common';
import { readConfig } from '../../../config';
import { runStatement } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { createGateways } from '../../../gateways';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { useApi } from '../../support/api';
import { buildPayee, storePayout } from '../../factories/payees';
import { extractPdfText } from '../../support/pdf';
import { update } from '../../../db/rows';
import { charities } from '../../../db/tables/charities';

const now = new Date();
const YEAR = now.getUTCFullYear();

const api = useApi({}, {}, () => now);

interface Receipt {
  version: number;
  status: string;
  held_for: { id: string; name: string } | null;
}

function give(charity: Charity, donor: BuiltActor): Promise<Gift> {
  const parties = { charityId: charity.id, donorUserId: donor.userId, accountId: donor.accountId };
  return buildCompletedGift(api.db, { ...parties, createdAt: now });
}

const read = (gift: Gift, key: string) =>
  api.call<Receipt>('GET', `/v1/donations/${gift.id}/receipt`, { key });

/** Gives all money back as the refund's workflow does. */
async function refund(gift: Gift, key: string): Promise<void> {
  const reply = await api.call<{ refund_id: string }>('POST', `/v1/donations/${gift.id}/refunds`, {
    key,
    body: {},
  });
  const activities = createActivities({ db: api.db, gateways: createGateways(readConfig({}), api.db) });
  await activities.settleRefund({ refundId: reply.body.refund_id });
}

const textOf = async (gift: Gift, key: string) => {
  const path = `/v1/donations/${gift.id}/receipt?format=pdf`;
  const reply = await api.call('GET', path, { key });
  return extractPdfText(reply.bytes);
};

/** The text of the attachment of the mail about the gift. */
async function attachedTo(gift: Gift): Promise<string> {
  const config = readConfig({});
  const dependencies = { db: api.db, config, gateways: createGateways(config, api.db) };
  const { base64 } = await attachReceipt(dependencies, gift, {
    isHeld: await isHeldGift(api.db, gift),
    tribute: undefined,
    language: 'en',
  });
  return extractPdfText(Buffer.from(base64, 'base64'));
}

it('names a charity that nobody claimed, in JSON and PDF, until somebody claims it', async () => {
  const donor = await buildActor(api.db);
  const charity = await buildCharity(api.db, { name: 'Quiet Lake Trust' });
  const gift = await give(charity, donor);
  const held = { id: charity.id, name: 'Quiet Lake Trust' };
  expect((await read(gift, donor.key)).body).toMatchObject({ version: 1, held_for: held });
  const year = `/v1/users/me/receipts/${String(YEAR)}`;
  const readYear = () => api.call<{ receipts: Receipt[] }>('GET', year, { key: donor.key });
  expect((await readYear()).body.receipts).toMatchObject([{ held_for: held }]);
  expect(await textOf(gift, donor.key)).toContain('Held for');
  expect(await attachedTo(gift)).toContain('Held for');
  await buildActor(api.db, { memberOf: charity.id });
  expect((await read(gift, donor.key)).body).toMatchObject({ version: 1, held_for: null });
  expect((await readYear()).body.receipts).toMatchObject([{ held_for: null }]);
  expect(await textOf(gift, donor.key)).not.toContain('Held for');
  expect(await attachedTo(gift)).not.toContain('Held for');
});

it('ends when the charity is paid, although its last member left later', async () => {
  const donor = await buildActor(api.db);
  const payee = await buildPayee(api.db, { minor: 0n });
  const gift = await give(payee.charity, donor);
  await update(api.db, charities, { id: payee.charity.id }, { source: 'register' });
  await runStatement(api.db, 'DELETE FROM charity_members WHERE charity_id = $1', [payee.charity.id]);
  expect((await read(gift, donor.key)).body.held_for).not.toBeNull();
  const paidAt = new Date(Date.now() + 1_000);
  const payout = { charityId: payee.charity.id, payoutAccountId: payee.account.id, status: 'paid' as const };
  await storePayout(api.db, { ...payout, requestedBy: null, leftAt: paidAt, paidAt, endedAt: paidAt });
  expect((await read(gift, donor.key)).body.held_for).toBeNull();
});

it('is on no voided receipt', async () => {
  const donor = await buildActor(api.db);
  const gift = await give(await buildCharity(api.db), donor);
  await read(gift, donor.key);
  await refund(gift, donor.key);
  expect((await read(gift, donor.key)).body).toMatchObject({ status: 'voided', held_for: null });
});
