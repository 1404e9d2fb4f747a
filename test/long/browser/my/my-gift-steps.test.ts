/** The way of a gift in the reader's language: also that of a gift which went on to another charity. */
import { type Page } from 'playwright-core';
import { inTransaction } from '../../../../db/database';
import { newId } from '../../../../new-id';
import { lockRedirect, moveGift } from '../../../../operations/gifts/redirect-gift';
import { buildActor, buildCharity } from '../../../factories';
import { buildCompletedGift } from '../../../factories/completed-gift';
import { isMissingProof, newEmail, useSite } from '../../../support/site';
import { addLogin, PASSWORD, speakTo } from '../../../support/oauth';
import { expectReadable } from '../../../support/pages';

const WIDTH = 320;
const EMAIL = newEmail();
/** Donors choose after 90 days, which take a second each in the sandbox. */
const TERM_MS = 91_000;

const site = useSite({ width: WIDTH, locale: 'de-DE', expects: isMissingProof });
let page: Page;

beforeEach(() => {
  ({ page } = site);
});

/** A donor's gift to a charity that nobody claimed, which went on to another one. */
async function buildRedirected(): Promise<{ first: string; next: string }> {
  const { db } = site;
  const donor = await buildActor(db, { name: 'Ada Lovelace' });
  await addLogin(db, donor.userId, EMAIL);
  await speakTo(db, EMAIL, 'de');
  const unclaimed = await buildCharity(db, { name: 'Lost Fund' });
  const target = await buildCharity(db, { name: 'River Fund', source: 'sandbox' });
  const gift = await buildCompletedGift(db, {
    accountId: donor.accountId,
    donorUserId: donor.userId,
    charityId: unclaimed.id,
  });
  const at = new Date(Date.now() + TERM_MS);
  const order = {
    id: newId('donation'),
    donationId: gift.id,
    toCharityId: target.id,
    chooser: 'donor',
    environment: 'sandbox',
  } as const;
  const next = await inTransaction(db, async (tx) =>
    moveGift({ tx, at }, await lockRedirect({ tx, at }, order), order.id),
  );
  return { first: gift.id, next: next.id };
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

it('a gift that went on to another charity says so in German, and leads there and back', async () => {
  const { first, next } = await buildRedirected();
  await page.goto(`${site.url}/my/gifts/${first}`);
  await page.locator('#email').fill(EMAIL);
  await page.locator('#password').fill(PASSWORD);
  await page.locator('#password').press('Enter');
  await heading('5,00 $ für Lost Fund');
  await page.getByText('Weitergegeben an eine andere Organisation', { exact: false }).waitFor();
  expect(await page.locator('.steps [lang=en]').count()).toBe(0);
  await expectReadable(page);

  await page.getByRole('link', { name: 'einer anderen Spende' }).click();
  await heading('5,00 $ für River Fund');
  expect(new URL(page.url()).pathname).toBe(`/my/gifts/${next}`);
  await page.getByText('Ersetzt eine frühere Spende', { exact: false }).waitFor();
  expect(await page.locator('.steps [lang=en]').count()).toBe(0);

  await page.getByRole('link', { name: 'einer anderen Spende' }).click();
  await heading('5,00 $ für Lost Fund');
});
