/** A person sees how they pay, adds cards, accounts and wallets of the sandbox, and removes them. */
import { type Page } from 'playwright-core';
import { type PaymentSource } from '../../../../client/index';
import { insertPlan } from '../../../../db/queries/plans/plans';
import { update } from '../../../../db/rows';
import { paymentSources } from '../../../../db/tables/sources';
import { newId } from '../../../../new-id';
import { type Person } from '../../../support/api';
import { addLogin, PASSWORD } from '../../../support/oauth';
import { expectReadable, expectTargets } from '../../../support/pages';
import { useSite } from '../../../support/site';
import { buildSource } from '../../../factories/source';
import { planOf } from '../../../factories/recurring';
import { speak } from '../../../../texts/languages';
import { buildClaimedCharity, fillCard, findCardForm, GOOD_CARD } from '../give-form';

const WALLET = `0x5afe${'1'.padStart(36, '0')}`;

const site = useSite({ width: 375, expects: (text) => text.includes('status of 409') });
let page: Page;
let person: Person;
beforeEach(async () => {
  ({ page } = site);
  person = await site.person({ name: 'Ada Lovelace' });
  await addLogin(site.db, person.userId, `${person.userId}@example.org`);
});

async function open(path = '/my/sources'): Promise<void> {
  await page.goto(site.url + path);
  await page.locator('input[name=email]').fill(`${person.userId}@example.org`);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('.trail').waitFor();
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const row = (name: string) => page.locator('.entry', { hasText: name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog');
const remove = () => dialog().getByRole('button', { name: 'Remove', exact: true }).click();
const noted = (text: string) => page.locator('.done-note', { hasText: text }).waitFor();
const sandboxForm = () => page.frameLocator('iframe.card-frame');

async function list(): Promise<PaymentSource[]> {
  return (await person.client.paymentSources.list()).payment_sources;
}

it('the first card becomes the default, and further ways to pay stand beside it, also after a reload', async () => {
  await open();
  await page.getByText('You have no saved cards or accounts').waitFor();
  await page.getByRole('link', { name: 'See your recurring gifts' }).waitFor();
  await expectReadable(page);
  await follow('Add a card');
  await heading('Add a card');
  await fillCard(await findCardForm(page), GOOD_CARD);
  await expectReadable(page);
  await press('Save');
  await noted('The way to pay is saved.');
  await row('Visa •••• 4242').getByText('Default card').waitFor();
  await row('Visa •••• 4242').getByText('Expires 12/2099').waitFor();

  await follow('Add a bank account');
  await sandboxForm().locator('#routing').fill('110000000');
  await sandboxForm().locator('#account').fill('000123456789');
  await press('Save');
  await row('Sandbox Bank •••• 4242').getByText('Default bank account').waitFor();

  await follow('Add a wallet');
  await sandboxForm().locator('#address').fill(WALLET);
  await sandboxForm().locator('#address').press('Enter');
  await row('Wallet 0x5afe…0001').getByText('Default wallet').waitFor();

  await page.reload();
  await row('Wallet 0x5afe…0001').waitFor();
  // A change is told once.
  expect(await page.locator('.done-note').textContent()).toBe('');
  expect((await list()).map(({ kind }) => kind)).toEqual(['wallet', 'ach', 'card']);
  await expectReadable(page);
  await expectTargets(page, 44);
});

it('what was typed wrongly is said at its field, and stays', async () => {
  await open('/my/sources/new/card');
  const form = await findCardForm(page);
  await fillCard(form, '4242424242424241');
  await press('Save');
  await form.getByText('Check the card number.').waitFor();
  expect(await form.locator('#expiry').inputValue()).toBe('12/40');
  expect(await list()).toEqual([]);
  await form.locator('#number').fill(GOOD_CARD);
  await press('Save');
  await noted('The way to pay is saved.');
  expect(await list()).toHaveLength(1);
});

it('an answer that is lost is asked for again, and the card is saved once', async () => {
  await open('/my/sources/new/card');
  await fillCard(await findCardForm(page), GOOD_CARD);
  await page.route('**/v1/users/me/payment-sources', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press('Save');
  await page.getByText('Part of the platform is not answering.').waitFor();
  await page.unroute('**/v1/users/me/payment-sources');
  site.dropFaults('ERR_FAILED');
  await press('Save');
  await noted('The way to pay is saved.');
  expect(await list()).toHaveLength(1);
});

it('another card becomes the default, and the first one is removed after a question', async () => {
  await buildSource(site.db, person.userId);
  await person.client.paymentSources.create({ kind: 'card', processor_token: 'card_slow', default: true });
  await open();
  await press('Make default: Visa •••• 4242');
  await noted('Your default has changed.');
  await page.locator('.entry').last().getByText('Default card').waitFor();
  await page.locator('.entry').last().getByRole('button', { name: 'Remove' }).click();
  await dialog().getByRole('heading', { name: 'Remove Visa •••• 4242' }).waitFor();
  await expectReadable(page);
  await dialog().getByRole('button', { name: 'Keep it as it is' }).click();
  expect(await list()).toHaveLength(2);
  await page.locator('.entry').last().getByRole('button', { name: 'Remove' }).click();
  await remove();
  await noted('The way to pay is removed.');
  await page.locator('.entry').nth(1).waitFor({ state: 'detached' });
  expect(await list()).toHaveLength(1);
});

/** Begins a recurring gift that a source pays. */
async function plan(source: string, status: 'active' | 'pending'): Promise<string> {
  const id = newId('recurring');
  const { userId: donorUserId, accountId } = person;
  const { id: charityId } = await buildClaimedCharity(site.db, 'River Fund');
  const owner = { id, donorUserId, accountId, charityId };
  await insertPlan(site.db, planOf('2999-11-01', 'monthly', { ...owner, source, status }));
  return id;
}

it('a card that pays a recurring gift is removed once another one takes the gift over', async () => {
  const used = await buildSource(site.db, person.userId);
  const recurring = await plan(used, 'active');
  await open();
  await press('Remove: Visa •••• 4242');
  await remove();
  await dialog().getByText('It pays 1 recurring gift.').waitFor();
  await dialog().getByText('Add another one of the same kind first.').waitFor();
  expect(await dialog().getByRole('button', { name: 'Remove', exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');

  const other = await person.client.paymentSources.create({ kind: 'card', processor_token: 'card_slow' });
  await page.reload();
  await page.locator('.entry').last().getByRole('button', { name: 'Remove' }).click();
  await remove();
  await dialog().getByLabel('Pay them with').selectOption(other.source_id);
  await expectReadable(page);
  await remove();
  await noted('The way to pay is removed.');
  expect((await person.client.recurring.get(recurring)).source).toBe(other.source_id);
  expect(await list()).toMatchObject([{ source_id: other.source_id }]);
});

it('a card whose recurring gift is not charged yet stays, and the question leads to the gift', async () => {
  await plan(await buildSource(site.db, person.userId), 'pending');
  await person.client.paymentSources.create({ kind: 'card', processor_token: 'card_slow' });
  await open();
  await page.locator('.entry').last().getByRole('button', { name: 'Remove' }).click();
  await remove();
  const refusal = 'is not charged yet. Wait until it is, or cancel the recurring gift.';
  await dialog().getByRole('alert').getByText(refusal).waitFor();
  expect(await dialog().getByRole('combobox').count()).toBe(0);
  expect(await dialog().getByRole('button', { name: 'Remove', exact: true }).count()).toBe(0);
  await dialog().getByRole('link', { name: 'See your recurring gifts' }).click();
  await heading('Recurring gifts');
  expect(await list()).toHaveLength(2);
});

it('says what no longer works and what is not finished, and what to do about it', async () => {
  const one = await buildSource(site.db, person.userId);
  const two = await buildSource(site.db, person.userId);
  await update(site.db, paymentSources, { id: one }, { status: 'disabled' });
  await update(site.db, paymentSources, { id: two }, { status: 'requires_action', processor: 'stripe' });
  await open();
  await row('No longer works').getByText('Add another one, then remove this one.').waitFor();
  expect(await page.getByRole('button', { name: /^Make default/ }).count()).toBe(0);
  await row('Not finished')
    .getByRole('link', { name: /^Finish adding it/ })
    .click();
  await heading('Add a card');
  // It was begun at a processor that the platform no longer works with.
  await page.getByText('This can no longer be finished. Remove it, then add it again.').waitFor();
  await expectReadable(page);
});

it.each(['de', 'es'] as const)('speaks %s, and fits a phone', async (locale) => {
  await person.client.users.update({ locale });
  const say = speak('my-account', locale);
  await buildSource(site.db, person.userId);
  await open();
  await heading(say('linkSources'));
  await page.getByText(say('expires', { date: '12/2040' })).waitFor();
  await expectReadable(page);
  await follow(say('addCard'));
  await heading(say('addCard'));
  await findCardForm(page);
  await expectReadable(page);
});
