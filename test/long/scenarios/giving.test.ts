/** What becomes of gifts: mails, matching, exchange rates and what a charity subscribes to, from sign-up on. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf } from '../../../domain/days';
import { TEST_TIMEOUT_MS } from '../../support/installation';
import { TASK_QUEUE } from '../../../workflows/messages';
import { openCharity } from './application';
import { type Person, type ScenarioWorld, startScenarioWorld, waitPatiently } from './world';

interface WireGift {
  donation_id: string;
  status: string;
  matched_amount: string | null;
  matched_currency: string | null;
}

let world: ScenarioWorld;
let founder: Person;
let charityId: string;
beforeAll(async () => {
  world = await startScenarioWorld();
  founder = await world.join('founder@example.org');
  charityId = await openCharity(world, founder, { name: 'Lantern Street Kitchen' });
}, TEST_TIMEOUT_MS);
afterAll(() => world?.close());

const scenario = (name: string, run: () => Promise<void>) =>
  it(name, () => world.installation.watch(run), TEST_TIMEOUT_MS);

const give = (donor: Person, amount: string, changes: object = {}) =>
  donor.ask<WireGift>('POST', '/v1/donations', {
    charity_id: charityId,
    amount,
    currency: 'USD',
    ...changes,
  });

scenario('a donor reads in their own language what became of each gift', async () => {
  const donor = await world.join('donor@example.org');
  await donor.ask('PATCH', '/v1/users/me', { locale: 'de' });
  const gift = await give(donor, '40.00');
  const thanks = await donor.mail('Ihre Spende an Lantern Street Kitchen');
  expect(thanks.text).toContain('Ihre Spende von 40,00');
  const [receipt] = thanks.attachments ?? [];
  expect(receipt?.contentType).toBe('application/pdf');
  expect(
    Buffer.from(receipt?.base64 ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await give(donor, '10.00', { source: 'card_declined' });
  const failure = await donor.mail('ist fehlgeschlagen');
  expect(failure.text).toContain('Es wurde nichts abgebucht.');
  expect(failure.attachments ?? []).toEqual([]);

  await donor.ask('PATCH', '/v1/users/me', { locale: 'es' });
  await donor.ask('POST', `/v1/donations/${gift.donation_id}/refunds`, {});
  expect((await donor.mail('Reembolso')).text).toContain('Lantern Street Kitchen');
});

scenario('a sponsor doubles a gift to a campaign, pays for it, and the donor sees it', async () => {
  const sponsor = await world.join('sponsor@example.org');
  const donor = await world.join('matched@example.org');
  const campaign = await startCampaign();
  const { source_id: source } = await sponsor.ask<{ source_id: string }>(
    'POST',
    '/v1/users/me/payment-sources',
    { kind: 'card', processor_token: 'card_succeeds' },
  );
  await pledge(sponsor, campaign, { source, cap: '60.00' });
  expect((await sponsor.mail('accepted your pledge')).text).toContain('60.00 USD');

  const gifts = [
    await give(donor, '40.00', { campaign_id: campaign }),
    await give(donor, '40.00', { campaign_id: campaign }),
  ];
  expect(gifts.map((gift) => gift.matched_amount)).toEqual(['40.00', '20.00']);
  expect(await donor.ask('GET', `/v1/campaigns/${campaign}`)).toMatchObject({
    matching: { cap: '60.00', used: '60.00', left: '0.00' },
  });
  const charged = await sponsor.mail('Your matching gift to Lantern Street Kitchen');
  expect(charged.attachments).toHaveLength(1);
  await waitPatiently('the sponsor to have paid', async () => {
    const { donations } = await sponsor.ask<{ donations: (WireGift & { amount: string })[] }>(
      'GET',
      '/v1/users/me/donations',
    );
    const paid = donations.filter(({ status }) => status === 'completed');
    return paid.reduce((sum, { amount }) => sum + Number(amount), 0) === 60;
  });
});

async function startCampaign(): Promise<string> {
  const body = { charity_id: charityId, name: 'A new oven', funding_goal: '5000.00', currency: 'USD' };
  return (await founder.ask<{ id: string }>('POST', '/v1/campaigns', body)).id;
}

/** A sponsor offers to match gifts one to one, and the founder accepts. */
async function pledge(
  sponsor: Person,
  campaign: string,
  { source, cap }: { source: string; cap: string },
): Promise<void> {
  const endsAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const path = `/v1/campaigns/${campaign}/matching`;
  const { pledge_id: id } = await sponsor.ask<{ pledge_id: string }>('POST', path, {
    source,
    ratio: '1.00',
    cap,
    currency: 'USD',
    ends_at: endsAt,
  });
  await founder.ask('POST', `${path}/${id}/accept`);
}

scenario(
  'an operator renews the rates from a file, corrects one, and gifts count at the rate of their moment',
  async () => {
    const donor = await world.join('euros@example.org');
    const campaign = await startCampaign();
    const raised = async () =>
      (await donor.ask<{ raised_usd: string }>('GET', `/v1/campaigns/${campaign}`)).raised_usd;
    const giveEuros = async () => {
      const before = await raised();
      await give(donor, '100.00', { currency: 'EUR', campaign_id: campaign });
      return waitPatiently('the campaign to grow', async () => {
        const now = await raised();
        return now !== before && now;
      });
    };
    const today = dayOf(new Date());
    const file = join(world.installation.home, 'rates.csv');
    writeFileSync(file, `Date,USD,GBP\n${today},1.25,0.80\n`);
    expect(await world.run('rates', 'import', file)).toContain(`the newest of ${today}`);
    expect(await giveEuros()).toBe('125.00');

    const [operator, other] = world.operators;
    const correction = { from: 'EUR', to: 'USD', rate: '1.50', date: today, reason: 'The file was wrong.' };
    expect((await donor.call('POST', '/v1/exchange-rates', correction)).status).toBe(403);
    const { approval_id } = await operator.ask<{ approval_id: string }>(
      'POST',
      '/v1/exchange-rates',
      correction,
    );
    const decision = { decision: 'approve', reason: 'I read the file.' };
    await other.ask('POST', `/v1/approvals/${approval_id}/decision`, decision);
    expect(await giveEuros()).toBe('275.00');
    await world.run('rates', 'import', file);
    expect(await giveEuros()).toBe('425.00');
  },
);

interface WireBalance {
  balances: { USD?: { available: string } };
}

/** A member of a new charity, and what they read about it. */
async function openOwnCharity(email: string, name: string) {
  const member = await world.join(email);
  const id = await openCharity(world, member, { name });
  const available = async () => {
    const { balances } = await member.ask<WireBalance>('GET', `/v1/charities/${id}/balance`);
    return Number(balances.USD?.available ?? '0');
  };
  const hourlyLimit = async () => (await member.call('GET', '/v1/users/me')).headers.get('X-RateLimit-Limit');
  return { id, member, available, hourlyLimit };
}

scenario('a charity pays for API premium and reports from its balance, and gets both', async () => {
  const { id, member, available, hourlyLimit } = await openOwnCharity('chair@example.org', 'Elm Readers');
  const subscriptions = `/v1/charities/${id}/subscriptions`;
  const refused = await member.call('POST', subscriptions, { kind: 'api_premium' });
  expect(refused.body.error.code).toBe('INSUFFICIENT_FUNDS');
  await give(await world.join('generous@example.org'), '400.00', { charity_id: id });
  await waitPatiently('the gift to be available', async () => (await available()) > 0);
  const before = await available();
  expect(await hourlyLimit()).toBe('1000');
  await member.ask('POST', subscriptions, { kind: 'api_premium' });
  expect(await hourlyLimit()).toBe('10000');
  await member.ask('POST', subscriptions, { kind: 'custom_reporting' });
  expect(await available()).toBeCloseTo(before - 150, 2);

  const columns = ['kind', 'payment_method', 'donation_amount'];
  const { next_on: day } = await member.ask<{ next_on: string }>('POST', `/v1/charities/${id}/reports`, {
    name: 'Each evening',
    frequency: 'daily',
    format: 'csv',
    columns,
  });
  await runReportsOf(day);
  const [file] = (await member.mail('Each evening: report of Elm Readers')).attachments ?? [];
  const text = Buffer.from(file?.base64 ?? '', 'base64').toString();
  // The balance paid both subscriptions, which are no gifts.
  const paid = ['subscription,,0.00', 'subscription,,0.00'];
  expect(text.trim().split('\r\n')).toEqual([columns.join(','), 'completed,card,400.00', ...paid]);
  expect(await member.ask('DELETE', `${subscriptions}/custom_reporting`)).toMatchObject({ status: 'ending' });
});

/** Starts what the daily schedule starts on that day. */
async function runReportsOf(day: string): Promise<void> {
  const { workflows } = world.installation;
  const run = { workflowId: `report-run/${day}`, taskQueue: TASK_QUEUE };
  await workflows.execute('reportRun', { ...run, args: [{ day, reports: 0, after: '' }] });
}
