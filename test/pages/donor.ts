/** A donor of a sandbox who signed up on its pages, and has given, planned and worked. */
import { GivingClient } from '../../client/index';
import { linkOfMail } from '../long/guides/person';
import { type Sandbox } from '../long/guides/sandbox';
import { FormBrowser } from '../support/browser';
import { makeOwnKey } from '../support/own-clients';
import { signUpBy } from '../support/sign-up';

export interface Donor {
  browser: FormBrowser;
  giftId: string;
  planId: string;
  charityId: string;
  campaignId: string;
}

const SCOPES = ['charities:read', 'donations:read', 'donations:write', 'volunteer:read', 'volunteer:write'];

export async function buildDonor({ url, keys }: Sandbox): Promise<Donor> {
  const browser = new FormBrowser(url);
  const email = 'grace@example.org';
  await signUpBy(() => linkOfMail(browser, email), browser, await browser.open('/account/security'), email);
  const giving = clientOf(url, await makeOwnKey(url, browser, SCOPES));
  const charity = clientOf(url, keys.member);
  const { charity_id: charityId } = await giving.sandbox.get();
  const campaign = await charity.campaigns.create({
    charity_id: charityId,
    name: 'A winter without hunger',
    description: 'From December to March, we cook a warm meal each evening for everybody who comes.',
    funding_goal: '1000.00',
    currency: 'USD',
  });
  const gift = { charity_id: charityId, amount: '25.00', currency: 'USD' } as const;
  const given = await giving.donations.create({ ...gift, campaign_id: campaign.id });
  await giving.donations.waitUntilSettled(given.donation_id);
  const card = await giving.paymentSources.create({ kind: 'card', processor_token: 'card_succeeds' });
  const planned = await giving.donations.create({
    ...gift,
    source: card.source_id,
    recurring: { frequency: 'monthly' },
  });
  await giving.donations.waitUntilSettled(planned.donation_id);
  return {
    browser,
    giftId: given.donation_id,
    planId: planned.recurring_id ?? '',
    charityId,
    campaignId: campaign.id,
  };
}

function clientOf(url: string, apiKey = ''): GivingClient {
  return new GivingClient({ apiKey, environment: 'sandbox', baseUrl: `${url}/v1` });
}
