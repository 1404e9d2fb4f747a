/** The page on which a donor confirms a payment: without a script in a sandbox, and in Chromium with Stripe's library. */
import { takeChargeStep } from '../../../activities/charges';
import { findGift } from '../../../db/queries/gifts/gifts';
import { readConfig } from '../../../config';
import { requireRow } from '../../../domain/errors';
import { createGateways } from '../../../gateways';
import { createStripeProcessor } from '../../../gateways/processors/stripe';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { type TestApi } from '../../support/api';
import { FormBrowser } from '../../support/browser';
import { useStripePages, useStripeTabs } from '../../long/browser/stripe-pages';

interface Gift {
  donation_id: string;
  status: string;
  next_action: { url: string } | null;
}

const pages = useStripePages();
let sandbox: TestApi;
let real: TestApi;
beforeAll(() => {
  ({ sandbox, real } = pages);
});

/** Takes one step of the gift's workflow. */
async function step(api: TestApi, id: string) {
  const gateways = createGateways(readConfig({}), api.db);
  const processor = api === real ? createStripeProcessor(pages.stripe.settings) : gateways.processor;
  const gift = requireRow(await findGift(api.db, id), id);
  return takeChargeStep({ db: api.db, gateways: { ...gateways, processor } }, gift, new Date());
}

/** Makes a gift that waits for its donor. Returns the path of its page. */
async function giveAndWait(api: TestApi, donor: BuiltActor, source: string, changes: object = {}) {
  const { id: charityId } = await buildCharity(api.db, { name: 'Water & <b>Wells</b>' });
  const { body } = await api.call<Gift>('POST', '/v1/donations', {
    key: donor.key,
    body: { charity_id: charityId, amount: '25.00', currency: 'USD', source, ...changes },
  });
  expect(await step(api, body.donation_id)).toMatchObject({ status: 'waiting' });
  const read = await api.call<Gift>('GET', `/v1/donations/${body.donation_id}`, { key: donor.key });
  const { pathname, search } = new URL(read.body.next_action?.url ?? '');
  return { id: body.donation_id, path: pathname + search };
}

it('shows charity and amount alone, and the donor confirms', async () => {
  const donor = await buildActor(sandbox.db);
  const changes = { message: 'Private words', return_url: 'http://127.0.0.1:3000/thanks?a=1' };
  const { id, path } = await giveAndWait(sandbox, donor, 'card_requires_action', changes);
  const visitor = new FormBrowser(sandbox.url);
  const page = await visitor.open(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('25.00 USD');
  expect(page.text).toContain('Water &amp; &lt;b&gt;Wells');
  expect(page.text).not.toContain('Private words');
  expect(page.text).not.toContain(id);
  const done = await visitor.send(page, '/account/authenticate', { answer: 'approve' });
  expect(done.text).toContain('The payment is confirmed');
  expect(done.text).toContain(`http://127.0.0.1:3000/thanks?a=1&amp;donation_id=${id}`);
  expect(await step(sandbox, id)).toEqual({ status: 'charged' });
});

it('a wrong token shows nothing', async () => {
  const visitor = new FormBrowser(sandbox.url);
  expect((await visitor.open('/account/authenticate?token=AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
  expect((await visitor.open('/account/authenticate')).status).toBe(404);
});

describe('in Chromium', () => {
  const tabs = useStripeTabs(pages);

  it('the bank asks in the browser, and only the processor’s hosts are reached', async () => {
    const donor = await buildActor(real.db);
    const added = await real.call<{ source_id: string; status: string }>(
      'POST',
      '/v1/users/me/payment-sources',
      { key: donor.key, body: { kind: 'card', processor_token: 'pm_card_threeDSecureRequired' } },
    );
    const { id, path } = await giveAndWait(real, donor, added.body.source_id);
    const { page } = tabs;
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(real.url + path);
    await page.getByRole('button', { name: 'Confirm with your bank' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await step(real, id)).toEqual({ status: 'charged' });
  });
});
