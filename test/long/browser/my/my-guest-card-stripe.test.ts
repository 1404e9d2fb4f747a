/** A guest who came by a mailed link enters another card for a recurring gift in Stripe's form. */
import { type FrameLocator, type Page } from 'playwright-core';
import { selectRows } from '../../../../db/database';
import { buildClaimedCharity, GOOD_CARD } from '../give-form';
import { giveMonthly, openMailedLink } from '../guest-pages';
import { useStripeSite } from '../stripe-site';
import { newEmail } from '../../../support/site';
import { expectReadable } from '../../../support/pages';

const site = useStripeSite({ width: 375 });
let page: Page;
/** What the browser sent to us. */
let ours: string[];

beforeEach(() => {
  ({ page } = site);
  ours = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.url)) ours.push(request.postData() ?? '');
  });
});

const card = (): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]');

it('the new card pays the plan alone, and its number goes to Stripe alone', async () => {
  const charity = await buildClaimedCharity(site.db, 'River Fund');
  const [email, token] = [newEmail(), 'pm_card_visa'];
  const { recurringId } = await giveMonthly(site, { charityId: charity.id, email, token });
  const before = await readSource(recurringId);
  await openMailedLink(page, site, email);
  await page.getByRole('link', { name: 'Recurring', exact: true }).click();
  await page.getByRole('link', { name: 'River Fund' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Change how it is paid' }).click();
  await card().getByLabel('Card number').fill(GOOD_CARD);
  await card().getByLabel('Expiration date').fill('12/40');
  await card().getByLabel('Security code').fill('123');
  await expectReadable(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('The new way to pay is saved.').waitFor();

  const after = await readSource(recurringId);
  expect(after.source).not.toBe(before.source);
  expect(after).toMatchObject({ boundTo: recurringId, isGuests: true, guestLimitMinor: 2_500n });
  expect(site.theirs.join('\n')).toContain(GOOD_CARD);
  expect(ours.join('\n')).not.toContain(GOOD_CARD);
});

async function readSource(recurringId: string) {
  const [row] = await selectRows<{
    source: string;
    boundTo: string;
    isGuests: boolean;
    guestLimitMinor: bigint;
  }>(
    site.db,
    `SELECT p.source, s.bound_to, s.is_guests, p.guest_limit_minor
     FROM recurring_plans p JOIN payment_sources s ON s.id = p.source WHERE p.id = $1`,
    [recurringId],
  );
  if (row === undefined) throw new Error('the recurring gift has no source');
  return row;
}
