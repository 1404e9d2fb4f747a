/** Mails to sponsors about their pledges: one for each acceptance, charge, decline and end. */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { findGift } from '../../../db/queries/gifts/gifts';
import { listNewestMails } from '../../../db/queries/platform/mails';
import { requireRow } from '../../../domain/errors';
import { createGateways } from '../../../gateways';
import { openMail } from '../../../letters/mails/write';
import { createLog } from '../../../log';
import { decideRetry } from '../../../operations/matching/charge';
import { failGift } from '../../../operations/gifts/end-gift';
import { relayNotices } from '../../../worker/notice-relay';
import { buildActor, buildCharity } from '../../factories';
import { completeDonation } from '../../factories/completed-gift';
import { useApi } from '../../support/api';

const LATER_MS = 20_000;
const config = { publicUrl: 'https://give.example', port: 0 };
const log = createLog('worker', 'silent');

const api = useApi();

/** A campaign whose sponsor has an address and a pledge that a member accepted. */
async function buildSponsorship() {
  const gateways = createGateways(readConfig({}), api.db);
  const activities = createActivities({ db: api.db, gateways });
  const charity = await buildCharity(api.db);
  const member = await buildActor(api.db, { memberOf: charity.id });
  const [sponsor, donor] = [await buildActor(api.db), await buildActor(api.db)];
  const email = `${sponsor.userId}@example.org`;
  await runStatement(
    api.db,
    `INSERT INTO user_logins (user_id, email, password_hash, confirmed_at) VALUES ($1, $2, 'x', now())`,
    [sponsor.userId, email],
  );
  const campaign = { charity_id: charity.id, name: 'A new roof', funding_goal: '1000.00' };
  const { id: campaignId } = (
    await api.call<{ id: string }>('POST', '/v1/campaigns', { key: member.key, body: campaign })
  ).body;
  const path = `/v1/campaigns/${campaignId}/matching`;
  const ends = '2999-12-31T00:00:00Z';
  const terms = { source: 'own_card', ratio: '0.5', cap: '100.00', currency: 'USD', ends_at: ends };
  const { pledge_id: pledgeId } = (
    await api.call<{ pledge_id: string }>('POST', path, { key: sponsor.key, body: terms })
  ).body;
  await api.call('POST', `${path}/${pledgeId}/accept`, { key: member.key });
  let nowMs = Date.now();

  const charge = async (): Promise<string> => {
    nowMs = Math.max(nowMs, Date.now()) + LATER_MS;
    await activities.followPledge({ pledgeId, nowMs });
    const { body } = await api.call<{ donations: { donation_id: string }[] }>(
      'GET',
      '/v1/users/me/donations',
      {
        key: sponsor.key,
      },
    );
    return body.donations[0]?.donation_id ?? '';
  };
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  const mails = async () => {
    await relayNotices({ db: api.db, gateways, config }, log);
    const stored = await listNewestMails(api.db, 100);
    return stored.map((mail) => openMail(gateways, mail)).filter(({ to }) => to === email);
  };
  const give = async () => {
    const body = { charity_id: charity.id, amount: '25.00', currency: 'USD', campaign_id: campaignId };
    const { body: gift } = await api.call<{ donation_id: string }>('POST', '/v1/donations', {
      key: donor.key,
      body,
    });
    await complete(gift.donation_id);
  };
  const end = () => api.call('DELETE', `${path}/${pledgeId}`, { key: sponsor.key });
  return { charity, sponsor, give, charge, mails, subjects, end };
}

const giftOf = async (id: string) => requireRow(await findGift(api.db, id), id);
const complete = async (id: string) => completeDonation(api.db, await giftOf(id));

async function decline(id: string): Promise<void> {
  const gift = await giftOf(id);
  await inTransaction(api.db, (tx) => failGift({ tx, at: new Date() }, { gift, code: 'INSUFFICIENT_FUNDS' }));
}

/** Decides whether a declined charge is retried, as the pledge's workflow does at once. */
async function decideRetryOf(sponsorUserId: string): Promise<void> {
  const [charge] = await selectRows<{ id: string }>(
    api.db,
    `SELECT c.id FROM matching_charges c JOIN matching_pledges p ON p.id = c.pledge_id
     WHERE p.sponsor_user_id = $1 AND c.status = 'declined'`,
    [sponsorUserId],
  );
  const at = new Date();
  const declined = { chargeId: charge?.id ?? '', environment: 'sandbox' } as const;
  await inTransaction(api.db, (tx) => decideRetry({ tx, at }, declined));
}

it('a sponsor reads of the acceptance, of the charge with its receipt, and of the end, each once', async () => {
  const { charity, give, charge, mails, subjects, end } = await buildSponsorship();
  const accepted = `${charity.name} accepted your pledge`;
  const [first] = await mails();
  expect(first?.subject).toBe(accepted);
  expect(first?.text).toContain('You add 0.50 for each 1.00');
  expect(first?.text).toContain('at most 100.00 USD');

  await give();
  await complete(await charge());
  const charged = (await mails()).find(({ subject }) => subject === `Your matching gift to ${charity.name}`);
  expect(charged?.text).toContain('It matches gifts to "A new roof": 1.');
  expect(charged?.attachments).toMatchObject([{ contentType: 'application/pdf' }]);

  await end();
  await end();
  const ended = `Your pledge to ${charity.name} has ended`;
  expect((await subjects()).sort()).toEqual([accepted, charged?.subject, ended].sort());
  const last = (await mails()).find(({ subject }) => subject === ended);
  expect(last?.text).toContain('You ended it.');
  expect(last?.text).toContain('It matched 12.50 USD.');
});

it('a sponsor reads of each decline and of its retry, and at last that the gifts are not matched', async () => {
  const { charity, sponsor, give, charge, mails } = await buildSponsorship();
  await give();
  const failed = async () =>
    (await mails()).filter(({ subject }) => subject === `Your matching gift to ${charity.name} failed`);
  await decline(await charge());
  await decideRetryOf(sponsor.userId);
  const [retried] = await failed();
  expect(retried?.text).toContain('The card or account does not have enough money.');
  expect(retried?.text).toContain('We try again on');
  // Of an attempt that was repeated before the worker wrote the mail, the sponsor does not read any more.
  await decline(await charge());
  await decline(await charge());
  await charge();
  const told = await failed();
  expect(told).toHaveLength(2);
  expect(told.filter(({ text }) => text.includes('These gifts are not matched.'))).toHaveLength(1);
  const [ended] = (await mails()).filter(
    ({ subject }) => subject === `Your pledge to ${charity.name} has ended`,
  );
  expect(ended?.text).toContain('A charge for its matches was not paid.');
  expect((await mails()).filter(({ subject }) => subject === `Your gift to ${charity.name} failed`)).toEqual(
    [],
  );
});
