/** Somebody without an account gives through Stripe's form: by card and by wallet, and no number reaches us. */
import { type BrowserContext, type FrameLocator, type Page } from 'playwright-core';
import { processorForm } from '../../../../api/identity/pages/processor-form';
import { selectRows } from '../../../../db/database';
import { STRIPE_API_VERSION } from '../../../../gateways/processors/stripe/client';
import { findViolations } from '../../../support/accessibility';
import { buildClaimedCharity, GOOD_CARD } from '../give-form';
import { useStripeSite } from '../stripe-site';
import { expectToFit } from '../../../support/pages';
import { type StripeDouble } from '../../../doubles/stripe/double';
import { serveStripeForm } from '../../../doubles/stripe-form';
import { eventually, waitFor } from '../../../support/wait';

const site = useStripeSite({
  width: 375,
  // Chromium writes such a line itself for what is refused, and for the proof that the sandbox's network lacks.
  expects: (text, url) =>
    /status of (400|404)/.test(text) && /\/(proof|payment-sources|payment_methods)$/.test(url),
});
let stripe: StripeDouble;
let charity: { id: string; name: string };
let context: BrowserContext;
let page: Page;
/** What the browser sent to us, by path, and to Stripe. */
let ours: string[];
let theirs: string[];
/** The numbers that the test has typed. */
let typed: string[];

beforeEach(async () => {
  ({ page, stripe, theirs } = site);
  context = page.context();
  charity = await buildClaimedCharity(site.db, 'River Fund');
  ours = [];
  typed = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.url) && request.method() === 'POST') {
      ours.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`);
    }
  });
});
afterEach(() => {
  // Whatever happened, no number came to us.
  for (const number of typed) expect(ours.join('\n')).not.toContain(number);
});

/** Stripe's frame with the fields of a card. */
const card = (): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]');
/** Stripe's frame with the button of a wallet, and the wallet. */
const wallet = (): FrameLocator => page.frameLocator('iframe[title="Secure express checkout frame"]');

/** Chromium may draw no frame of a foreign page that is out of view, and a click waits for one. */
async function press(frame: FrameLocator, name: string): Promise<void> {
  await frame.owner().scrollIntoViewIfNeeded();
  await frame.getByRole('button', { name }).click();
}

async function open(query = ''): Promise<void> {
  await page.goto(`${site.url}/give/${charity.id}${query}`);
  await card().getByLabel('Security code').waitFor();
}

async function fillDonor(amount = '25'): Promise<void> {
  await page.locator('#amount').fill(amount);
  await page.locator('#name').fill('Ada Lovelace');
  await page.locator('#email').fill('ada@example.org');
}

async function fillCard(number: string): Promise<void> {
  typed.push(number);
  await card().getByLabel('Card number').fill(number);
  await card().getByLabel('Expiration date').fill('12/40');
  await card().getByLabel('Security code').fill('123');
}

const submit = () => page.locator('.submit button').click();

/** Waits until the page says this below the form of Stripe. The list above the form says it, too. */
const cardFault = (text: string) => page.locator('#card-fault').getByText(text).waitFor();

/** The requests that would give something, or save a card. */
const gifts = () => ours.filter((request) => /^\/v1\/(donations|users\/me\/payment-sources) /.test(request));

/** What Stripe charged for gifts to the charity of the test. */
async function charges() {
  const rows = await selectRows<{ id: string }>(site.db, 'SELECT id FROM donations WHERE charity_id = $1', [
    charity.id,
  ]);
  return stripe
    .charges()
    .filter(({ donationId }) => rows.some(({ id }) => id === donationId))
    .map(({ amount, currency, status, paymentIntent }) => ({ amount, currency, status, paymentIntent }));
}

/** The smallest gift in US cents. */
async function smallestGift(): Promise<number> {
  const { minimum } = (await (await fetch(`${site.url}/v1/give/${charity.id}`)).json()) as {
    minimum: { USD: string };
  };
  return Math.round(Number(minimum.USD) * 100);
}

/** Waits until Stripe's form shows these options. */
const formShows = (options: object) =>
  waitFor(`the form of ${JSON.stringify(options)}`, async () => {
    const shown = await page.evaluate<Record<string, unknown>>('stripeDouble.options');
    return Object.entries(options).every(([name, value]) => shown[name] === value) ? shown : undefined;
  });

it('the library has the version of the API that the platform speaks', () => {
  expect(processorForm('stripe').library).toBe(
    `https://js.stripe.com/${STRIPE_API_VERSION.split('.')[1]}/stripe.js`,
  );
});

it('by card, from the form to the receipt, by Enter in Stripe’s field', async () => {
  await open();
  await expectToFit(page);
  expect(await findViolations(page)).toEqual([]);
  await fillDonor();
  await fillCard(GOOD_CARD);
  await card().getByLabel('Security code').press('Enter');
  await page.getByText('Your test gift of $25.00 to River Fund is complete.').waitFor();
  expect(await charges()).toMatchObject([{ amount: 2500, currency: 'usd', status: 'succeeded' }]);
  const [method, ...more] = theirs.map((body) => new URLSearchParams(body));
  expect(more).toEqual([]);
  expect(Object.fromEntries(method ?? [])).toMatchObject({
    key: stripe.settings.publishableKey,
    'card[number]': GOOD_CARD,
    'billing_details[name]': 'Ada Lovelace',
    'billing_details[email]': 'ada@example.org',
  });
  // A single gift leaves no card behind.
  const [saving] = gifts();
  expect(saving).toMatch(
    /^\/v1\/users\/me\/payment-sources \{"kind":"card","processor_token":"pm_\w+","save":false\}$/,
  );
});

it('monthly by the button of a wallet, which opens only for a gift that is complete', async () => {
  await open();
  await press(wallet(), 'Donate with G Pay');
  await page.locator('#amount-fault').waitFor();
  await eventually(async () => {
    expect(await page.evaluate('document.activeElement.id')).toBe('faults');
  });
  expect(await wallet().getByRole('button', { name: 'Approve' }).isHidden()).toBe(true);
  await fillDonor();
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.locator('#coverFees').check();
  await page.getByText(/^You pay \$26\.\d\d, River Fund receives \$25\.00\.$/).waitFor();
  const { amount } = await formShows({ setupFutureUsage: 'off_session' });
  const sum = page.getByRole('region', { name: 'Summary' });
  const next = await sum.locator('div', { hasText: 'Next charge' }).locator('dd').textContent();
  await press(wallet(), 'Donate with G Pay');
  await wallet()
    .getByText(`${String(amount)} usd and later ones`)
    .waitFor();
  await press(wallet(), 'Approve');
  await page.getByText('Your test gift of $25.00 to River Fund is complete.').waitFor();
  expect(await charges()).toMatchObject([{ amount, currency: 'usd', status: 'succeeded' }]);
  expect(Number(amount)).toBeGreaterThan(2600);
  const plans = await selectRows<{ status: string }>(
    site.db,
    'SELECT status FROM recurring_plans WHERE charity_id = $1',
    [charity.id],
  );
  expect(plans).toEqual([{ status: 'active' }]);
  await page
    .getByText('This is your monthly gift of $25.00. The next charge is on', { exact: false })
    .waitFor();
  expect(await page.locator('.result').textContent()).toContain(`on ${next ?? ''}.`);
});

it('a card that is refused when it is saved is told to the wallet and to the donor, who gives with another one', async () => {
  await open();
  await fillDonor();
  await press(wallet(), 'Donate with G Pay');
  await wallet().getByLabel('Card').selectOption('pm_card_attachDeclined');
  await press(wallet(), 'Approve');
  await wallet().getByText('The payment failed').waitFor();
  await cardFault('This card was not accepted. Nothing was charged.');
  expect(await charges()).toEqual([]);
  await fillCard(GOOD_CARD);
  await submit();
  await page.getByText('Your test gift of $25.00 to River Fund is complete.').waitFor();
  expect(await charges()).toMatchObject([{ amount: 2500, currency: 'usd', status: 'succeeded' }]);
});

it('what the form refuses is said in the donor’s language, and nothing is sent to us', async () => {
  await open('?lang=de');
  await formShows({ locale: 'de' });
  await page.getByText('Das Zahlungsformular wird geladen…').waitFor({ state: 'detached' });
  await submit();
  await page.locator('#faults').waitFor();
  expect(await page.locator('#faults a').allTextContents()).toEqual([
    'Geben Sie einen Betrag ein.',
    'Geben Sie Ihren Namen ein.',
    'Geben Sie Ihre E-Mail-Adresse ein.',
    'Geben Sie die Kartennummer ein.',
  ]);
  await page.getByRole('link', { name: 'Geben Sie die Kartennummer ein.' }).press('Enter');
  await card().locator('#number:focus').waitFor();
  await fillDonor();
  await submit();
  await page.locator('#amount-fault').waitFor({ state: 'detached' });
  await cardFault('Geben Sie die Kartennummer ein.');
  await fillCard('4242424242424241');
  await submit();
  await cardFault('Prüfen Sie die Kartennummer.');
  await fillCard(GOOD_CARD);
  await card().getByLabel('Expiration date').fill('01/20');
  await submit();
  await cardFault('Prüfen Sie das Ablaufdatum.');
  expect(theirs).toEqual([]);
  // A number that only Stripe can refuse.
  await fillCard('4111111111111111');
  await submit();
  await cardFault('Prüfen Sie die Kartennummer.');
  expect(theirs).toHaveLength(1);
  expect(gifts()).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

it('the form knows amount, currency and frequency, also of a currency without decimals', async () => {
  await open();
  // Before anything is typed, the form shows the smallest gift.
  await formShows({ amount: await smallestGift(), currency: 'usd', setupFutureUsage: null });
  await fillDonor('25.50');
  await formShows({ amount: 2550 });
  await page.locator('#currency').selectOption('JPY');
  await page.locator('#amount').fill('3000');
  await formShows({ amount: 3000, currency: 'jpy' });
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await formShows({ setupFutureUsage: 'off_session' });
  await page.getByRole('radio', { name: 'One time' }).check();
  await formShows({ setupFutureUsage: null });
  await fillCard(GOOD_CARD);
  await submit();
  await page.getByText('Your test gift of ¥3,000 to River Fund is complete.').waitFor();
  expect(await charges()).toMatchObject([{ amount: 3000, currency: 'jpy', status: 'succeeded' }]);
});

it('by a bank account, with its own fees, until the debit has arrived', async () => {
  stripe.webhook({ url: `${site.url}/v1/processors/stripe/webhook` });
  await open();
  await fillDonor();
  await page.locator('#coverFees').check();
  await press(card(), 'US bank account');
  await page.getByText('You pay $26.13, River Fund receives $25.00.').waitFor();
  await formShows({ amount: 2613 });
  await press(wallet(), 'Donate with G Pay');
  await cardFault('This button pays by card.');
  await card().getByLabel('Account').selectOption('pm_usBankAccount_microdeposits');
  await submit();
  await cardFault('Your bank did not confirm the account at once.');
  await card().getByLabel('Account').selectOption('pm_usBankAccount');
  await submit();
  await page
    .getByText('Your bank transfers your gift of $25.00 to River Fund within a few days.', { exact: false })
    .waitFor();
  const debit = await waitFor('the debit', async () => (await charges())[0]);
  expect(debit).toMatchObject({ amount: 2613, currency: 'usd', status: 'pending' });
  stripe.settle({ payment_intent: debit.paymentIntent });
  await page.getByText('Your test gift of $25.00 to River Fund is complete.').waitFor();
});

it('by a SEPA debit in euros, which dollars do not offer', async () => {
  stripe.webhook({ url: `${site.url}/v1/processors/stripe/webhook` });
  await open();
  await fillDonor();
  const sepa = card().getByRole('button', { name: 'SEPA Debit' });
  await card().getByRole('button', { name: 'US bank account' }).waitFor();
  expect(await sepa.count()).toBe(0);
  await page.locator('#currency').selectOption('EUR');
  await press(card(), 'SEPA Debit');
  await submit();
  await cardFault('Complete the payment details.');
  expect(gifts()).toEqual([]);
  await card().getByLabel('IBAN').selectOption('pm_sepaDebit');
  await submit();
  await page
    .getByText('Your bank transfers your gift of €25.00 to River Fund within a few days.', { exact: false })
    .waitFor();
  const debit = await waitFor('the debit', async () => (await charges())[0]);
  expect(debit).toMatchObject({ amount: 2500, currency: 'eur', status: 'pending' });
  stripe.settle({ payment_intent: debit.paymentIntent });
  await page.getByText('Your test gift of €25.00 to River Fund is complete.').waitFor();
});

it('a card of another country costs more, and the donor agrees to the new total before it is charged', async () => {
  await open();
  await fillDonor();
  await page.locator('#coverFees').check();
  await page.getByText('You pay $26.66, River Fund receives $25.00.').waitFor();
  await fillCard('4000002760000016');
  await submit();
  await cardFault('This card has other fees');
  await page.getByText('You pay $27.03, River Fund receives $25.00.').waitFor();
  expect(await charges()).toEqual([]);
  await submit();
  await page.getByText('Your test gift of $25.00 to River Fund is complete.').waitFor();
  expect(await charges()).toMatchObject([{ amount: 2703, currency: 'usd', status: 'succeeded' }]);
});

it('a charity without bank debits is given by card alone, and so is one of another currency', async () => {
  await open();
  await press(card(), 'US bank account');
  await page.locator('#currency').selectOption('EUR');
  await card().getByLabel('Card number').waitFor();
  expect(await card().getByRole('button', { name: 'US bank account' }).count()).toBe(0);
  charity = await buildClaimedCharity(site.db, 'Card Fund', { paymentMethods: ['card'] });
  await open();
  await formShows({ currency: 'usd' });
  expect(await card().getByRole('button', { name: 'US bank account' }).count()).toBe(0);
});

it('a bank that asks is answered on its own page, and the donor comes back to the gift', async () => {
  await open();
  await fillDonor();
  await fillCard('4000000000003220');
  await submit();
  await page.getByRole('link', { name: 'Confirm with your bank' }).click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Confirm with your bank' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByText('Your test gift of $25.00 to River Fund is complete.').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/give/${charity.id}`);
  expect(await charges()).toMatchObject([{ amount: 2500, currency: 'usd', status: 'succeeded' }]);
});

it('a library that does not load is said, and loads when the donor asks again', async () => {
  await context.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto(`${site.url}/give/${charity.id}`);
  await page.getByText('The payment form did not load.').waitFor();
  site.dropFaults('ERR_FAILED');
  await fillDonor();
  await submit();
  await cardFault('The payment form did not load.');
  expect(gifts()).toEqual([]);
  await context.unroute('https://js.stripe.com/**');
  await serveStripeForm(context, stripe.url);
  await page.getByRole('button', { name: 'Try again' }).click();
  await fillCard(GOOD_CARD);
  await submit();
  await page.getByText('Your test gift of $25.00 to River Fund is complete.').waitFor();
});

it('only the hosts of Stripe are added to the policies of the pages with its form, and of no others', async () => {
  const policyOf = async (path: string) =>
    (await fetch(site.url + path)).headers.get('Content-Security-Policy') ?? '';
  for (const path of [`/give/${charity.id}`, '/my']) {
    const policy = await policyOf(path);
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
    );
    expect(policy).not.toContain('unsafe');
  }
  for (const path of ['/', '/account/guest', `/charities/${charity.id}`])
    expect(await policyOf(path)).not.toContain('stripe');
});
