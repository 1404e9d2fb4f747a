/** A donor whose payment was declined changes it and tries again: nothing is typed twice, and one plan begins. */
import { type Page } from 'playwright-core';
import { selectRows } from '../../../../db/database';
import { buildClaimedCharity, fillCard, findCardForm, GOOD_CARD, openGiveForm } from '../give-form';
import { useSite } from '../../../support/site';
import { findViolations } from '../../../support/accessibility';
import { eventually } from '../../../support/wait';

const DECLINED_CARD = '4000000000000002';

const site = useSite({
  width: 375,
  // Chromium writes such a line itself for the proof that a test gift lacks.
  expects: (text, url) => text.includes('status of 404') && url.endsWith('/proof'),
});
let charity: { id: string; name: string };
let page: Page;

beforeEach(async () => {
  ({ page } = site);
  charity = await buildClaimedCharity(site.db, 'River Fund');
});

const TYPED = {
  '#amount': '31',
  '#name': 'Ada Lovelace',
  '#email': 'ada@example.org',
  '#tributeName': 'Rosa Marín',
  '#notifyName': 'Luis Marín',
  '#notifyEmail': 'luis@example.org',
  '#notifyMessage': 'She loved this river.',
  '#message': 'For the otters',
  '#employer': 'Analytical Engines',
};

/** What the form holds, apart from the payment. */
async function readForm() {
  const texts = Object.keys(TYPED).map(async (id) => [id, await page.locator(id).inputValue()] as const);
  return {
    ...Object.fromEntries(await Promise.all(texts)),
    isMonthly: await page.getByRole('radio', { name: 'Monthly' }).isChecked(),
    coversFees: await page.locator('#coverFees').isChecked(),
    isAnonymous: await page.locator('#anonymous').isChecked(),
  };
}

async function fillForm(): Promise<void> {
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.getByText('In honor or in memory').click();
  await page.locator('input[name=tribute][value=in_memory]').check();
  await page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })");
  for (const [id, text] of Object.entries(TYPED)) await page.locator(id).fill(text);
  await page.locator('#coverFees').check();
  await page.locator('#anonymous').check();
}

/** The first time that the page asks for a gift, the gift is on its way, however fast the worker is. */
async function showPendingFirst(): Promise<void> {
  await page.route(
    '**/v1/donations/donation_*',
    async (route) => {
      const response = await route.fetch();
      const json = { ...((await response.json()) as object), status: 'pending', failure: null };
      await route.fulfill({ response, json });
    },
    { times: 1 },
  );
}

const plansOfCharity = () =>
  selectRows<{ status: string }>(
    site.db,
    'SELECT status, wakes_at IS NOT NULL AS has_date FROM recurring_plans WHERE charity_id = $1 ORDER BY id',
    [charity.id],
  );

it('a monthly gift that is declined keeps every field, and another card begins one plan', async () => {
  const frame = await openGiveForm(page, `${site.url}/give/${charity.id}`);
  await fillForm();
  const typed = await readForm();
  expect(typed).toEqual({ ...TYPED, isMonthly: true, coversFees: true, isAnonymous: true });
  await fillCard(frame, DECLINED_CARD);
  await showPendingFirst();
  await page.getByRole('button', { name: /^Give \$.* a month$/ }).click();

  await page.getByRole('heading', { name: 'Your gift was not made' }).waitFor();
  await page
    .getByText('Try another way to pay, or ask your bank for the reason.', { exact: false })
    .waitFor();
  await page.getByText('Your monthly gift has not started.', { exact: false }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await plansOfCharity()).toEqual([{ status: 'failed', hasDate: false }]);

  await page.reload();
  await page.getByRole('button', { name: 'Change it and try again' }).click();
  const again = await findCardForm(page);
  expect(await readForm()).toEqual(typed);
  expect(await again.locator('#number').inputValue()).toBe('');
  await fillCard(again, GOOD_CARD);
  await page.getByRole('button', { name: /^Give \$.* a month$/ }).click();
  await page.getByText('Your test gift of $31.00 to River Fund is complete.').waitFor();
  await page.getByText('The next charge is on', { exact: false }).waitFor();
  expect(await plansOfCharity()).toEqual([
    { status: 'failed', hasDate: false },
    { status: 'active', hasDate: true },
  ]);
  await eventually(async () => {
    const kept = await page.evaluate<string>('JSON.stringify({ ...localStorage })');
    expect(kept).not.toContain('For the otters');
  });
});
