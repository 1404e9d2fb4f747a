/** A guest who came by a mailed link enters another card for a recurring gift, and again for a larger amount. */
import { type Frame, type Page } from 'playwright-core';
import { inTransaction, selectRows } from '../../../../db/database';
import { disableSource } from '../../../../operations/sources/follow-source';
import { buildClaimedCharity, fillCard, GOOD_CARD } from '../give-form';
import { giveMonthly, openMailedLink } from '../guest-pages';
import { newEmail, useSite } from '../../../support/site';
import { expectReadable } from '../../../support/pages';
import { waitFor } from '../../../support/wait';

const WIDTH = 320;
const UNKNOWN_CARD = '4111111111111111';

const site = useSite({ width: WIDTH });
let page: Page;
let charityId: string;
/** What the browser sent to the API. */
let sent: string[];

beforeAll(async () => {
  charityId = (await buildClaimedCharity(site.db, 'River Fund')).id;
});
beforeEach(() => {
  ({ page } = site);
  sent = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
});

const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const save = () => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();

async function openPlan(email: string): Promise<void> {
  await openMailedLink(page, site, email);
  await page.getByRole('link', { name: 'Recurring', exact: true }).click();
  await page.getByRole('link', { name: 'River Fund' }).click();
  await page.getByRole('heading', { level: 1, name: '$25.00 every month to River Fund' }).waitFor();
}

async function cardForm(): Promise<Frame> {
  const frame = await waitFor('the form for cards', async () =>
    page.frames().find((each) => each.url().includes('/sandbox/card-form')),
  );
  await frame.locator('#code').waitFor();
  return frame;
}

function readPlan(id: string) {
  return selectRows<{ status: string; source: string; amountMinor: bigint; guestLimitMinor: bigint }>(
    site.db,
    'SELECT status, source, amount_minor, guest_limit_minor FROM recurring_plans WHERE id = $1',
    [id],
  );
}

it('the recurring gift goes on with another card, and a larger amount asks for the card again', async () => {
  const email = newEmail();
  const { userId, recurringId } = await giveMonthly(site, { charityId, email });
  const at = new Date();
  const lost = { processor: 'sandbox', reference: 'card_succeeds', userId } as const;
  await inTransaction(site.db, (tx) => disableSource({ tx, at }, lost));
  await openPlan(email);
  await page.getByText('Visa •••• 4242').waitFor();
  await page.getByText('Your card or account no longer works.', { exact: false }).waitFor();
  await page.getByRole('main').getByText('Needs another way to pay', { exact: true }).waitFor();

  await press('Change how it is paid');
  const form = await cardForm();
  await expectReadable(page);
  await fillCard(form, UNKNOWN_CARD);
  await save();
  await page.getByRole('alert').filter({ hasText: 'Check the card number.' }).waitFor();
  await fillCard(form, GOOD_CARD);
  await form.locator('#code').press('Enter');
  await page.getByText('The new way to pay is saved.').waitFor();
  await page.getByRole('main').getByText('Active', { exact: true }).waitFor();
  expect(await readPlan(recurringId)).toEqual([
    { status: 'active', source: 'card_succeeds', amountMinor: 2_500n, guestLimitMinor: 2_500n },
  ]);

  await press('Change the amount');
  await page.getByText('For more than $25.00, you enter a card again', { exact: false }).waitFor();
  await page.getByLabel('New amount').fill('40');
  await fillCard(await cardForm(), GOOD_CARD);
  await expectReadable(page);
  await save();
  await page.getByRole('heading', { level: 1, name: '$40.00 every month to River Fund' }).waitFor();
  expect(await readPlan(recurringId)).toMatchObject([{ amountMinor: 4_000n, guestLimitMinor: 4_000n }]);
  expect(sent.filter((body) => /4242|4111|12\/40/.test(body))).toEqual([]);
});

it('fees on top are said at the recurring gift, and for another amount before it is saved', async () => {
  const email = newEmail();
  await giveMonthly(site, { charityId, email, coverFees: true });
  await openPlan(email);
  await page.locator('.figures').getByText(sumOf('25.00')).waitFor();
  await press('Change the amount');
  await page.getByLabel('New amount').fill('20');
  const said = page.getByRole('dialog').getByText(sumOf('20.00'));
  const [, , fees = '', total = ''] = sumOf('20.00').exec((await said.textContent()) ?? '') ?? [];
  expect(Number(total) - Number(fees)).toBeCloseTo(20, 2);
  await expectReadable(page);
});

const sumOf = (amount: string) => new RegExp(`^\\$(${amount}) plus \\$(\\S+) fees, \\$(\\S+) in all$`);
