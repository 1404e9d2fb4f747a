/** A person saves a card or a bank account by Stripe's form, which confirms it at the bank. No number reaches us. */
import { type FrameLocator, type Page } from 'playwright-core';
import { type PaymentSource } from '../../../../client/index';
import { type Person } from '../../../support/api';
import { addLogin, PASSWORD } from '../../../support/oauth';
import { expectReadable } from '../../../support/pages';
import { useStripeSite } from '../stripe-site';

const CARD = '5555555555554444';
/** Its bank asks the donor when it is saved. */
const ASKED = '4000002500003155';

const site = useStripeSite({ width: 375 });
let page: Page;
let person: Person;
beforeEach(async () => {
  ({ page } = site);
  person = await site.person({ name: 'Ada Lovelace' });
  const email = `${person.userId}@example.org`;
  await addLogin(site.db, person.userId, email);
  await page.goto(`${site.url}/my/sources`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'You have no saved cards or accounts' }).waitFor();
});

const form = (): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]');
const follow = (name: string) => page.getByRole('link', { name }).click();
const save = () => page.getByRole('button', { name: 'Save' }).click();

async function list(): Promise<PaymentSource[]> {
  return (await person.client.paymentSources.list()).payment_sources;
}

async function fill(number: string): Promise<void> {
  await form().getByLabel('Card number').fill(number);
  await form().getByLabel('Expiration date').fill('12/40');
  await form().getByLabel('Security code').fill('123');
}

it('saves a card, whose number goes to Stripe alone', async () => {
  const ours: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.url)) ours.push(request.url() + (request.postData() ?? ''));
  });
  await follow('Add a card');
  await fill(CARD);
  await expectReadable(page);
  await save();
  await page.locator('.done-note', { hasText: 'The way to pay is saved.' }).waitFor();
  await page.locator('.entry', { hasText: 'Mastercard •••• 4444' }).getByText('Default card').waitFor();
  const [source, ...others] = await list();
  expect(others).toEqual([]);
  expect(source).toMatchObject({ kind: 'card', status: 'ready', default: true, last4: '4444' });
  expect(site.theirs).toHaveLength(1);
  expect(Object.fromEntries(new URLSearchParams(site.theirs[0]))).toMatchObject({
    key: site.stripe.settings.publishableKey,
    'payment_method_data[card][number]': CARD,
    'payment_method_data[billing_details][name]': 'Ada Lovelace',
    return_url: `${site.url}/my/sources/${source?.source_id ?? ''}`,
  });
  expect(ours.length).toBeGreaterThan(2);
  expect(ours.join('\n')).not.toContain(CARD);
});

it('a card that the bank does not confirm can be saved later, and is added once', async () => {
  await follow('Add a card');
  await fill(ASKED);
  // A browser without a handler answers the bank's question with no.
  await save();
  await page.getByRole('alert').getByText('This card was not accepted.').waitFor();
  await save();
  await page.getByRole('alert').getByText('This card was not accepted.').waitFor();
  expect(await list()).toMatchObject([{ status: 'requires_action', default: false }]);
  await follow('Back');
  await page.locator('.entry', { hasText: 'Not finished' }).waitFor();
  await follow('Finish adding it');
  await fill(ASKED);
  page.once('dialog', (dialog) => void dialog.accept());
  await save();
  await page.locator('.entry', { hasText: 'Visa •••• 3155' }).waitFor();
  expect(await list()).toMatchObject([{ status: 'ready', default: true }]);
});

it('a bank account that takes days to confirm waits in the list', async () => {
  await follow('Add a bank account');
  await form().getByLabel('Account').selectOption('pm_usBankAccount_microdeposits');
  await save();
  await page.locator('.entry', { hasText: 'Not finished' }).waitFor();
  expect(await page.locator('.done-note').textContent()).toBe('');
  // Adding another bank account continues the setup that is not finished.
  await follow('Add a bank account');
  await form().getByLabel('Account').selectOption('pm_usBankAccount');
  const [first] = await list();
  expect(new URL(page.url()).pathname).toBe(`/my/sources/${first?.source_id ?? ''}`);
  await save();
  await page.locator('.entry', { hasText: 'Default bank account' }).waitFor();
  expect(await list()).toMatchObject([{ kind: 'ach', status: 'ready' }]);
});

it('a bank that sends the browser back leaves no secret in the address, and the page says what is saved', async () => {
  await follow('Add a card');
  await fill(ASKED);
  await save();
  await page.getByRole('alert').waitFor();
  const [source] = await list();
  const path = `/my/sources/${source?.source_id ?? ''}`;
  const passed: string[] = [];
  page.on('request', (request) => passed.push(request.url()));
  await page.goto(`${site.url}${path}?setup_intent=seti_1&setup_intent_client_secret=secret`);
  await form().getByLabel('Card number').waitFor();
  expect(page.url()).toBe(site.url + path);
  expect(passed.filter((each) => each.includes('secret'))).toHaveLength(1);
  // Meanwhile the bank has confirmed it.
  const { setup } = await person.client.paymentSources.get(source?.source_id ?? '');
  const secret = setup?.client_secret ?? '';
  const address = `${site.stripe.url}/v1/setup_intents/${secret.replace(/_secret_.*/, '')}/confirm`;
  const body = new URLSearchParams({
    key: site.stripe.settings.publishableKey,
    client_secret: secret,
    payment_method: 'pm_card_visa',
  });
  expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
  await page.goto(`${site.url}${path}?setup_intent=seti_1&setup_intent_client_secret=secret`);
  await page.locator('.done-note', { hasText: 'The way to pay is saved.' }).waitFor();
  expect(await list()).toMatchObject([{ status: 'ready' }]);
});

it('loads the library of the processor on the page with the form alone', async () => {
  expect(await page.locator('script[src*="stripe"], iframe').count()).toBe(0);
  expect(await page.evaluate('typeof Stripe')).toBe('undefined');
  await follow('Add a card');
  await form().getByLabel('Card number').waitFor();
  expect(await page.evaluate('typeof Stripe')).toBe('function');
});
