/** Fills in the page for giving, as a donor does. */
import { type Frame, type Page } from 'playwright-core';
import { type Database } from '../../../db/database';
import { buildActor, buildCharity } from '../../factories';
import { waitFor } from '../../support/wait';

export const GOOD_CARD = '4242424242424242';

/** A charity for which somebody acts, so gifts reach it. */
export async function buildClaimedCharity(
  db: Database,
  name: string,
  changes: Parameters<typeof buildCharity>[1] = {},
): Promise<{ id: string; name: string }> {
  const built = await buildCharity(db, { name, ...changes });
  await buildActor(db, { memberOf: built.id });
  return built;
}

/** Opens the page, and waits for the form for cards in it. */
export async function openGiveForm(page: Page, address: string): Promise<Frame> {
  await page.goto(address);
  return findCardForm(page);
}

/** Waits for the sandbox's form for cards on a page. */
export async function findCardForm(page: Page): Promise<Frame> {
  const frame = await waitFor('the form for cards', async () =>
    page.frames().find((each) => each.url().includes('/sandbox/card-form')),
  );
  await frame.locator('#code').waitFor();
  return frame;
}

export async function fillCard(frame: Frame, number: string): Promise<void> {
  await frame.locator('#number').fill(number);
  await frame.locator('#expiry').fill('12/40');
  await frame.locator('#code').fill('123');
}

/** Fills in a gift of 25 of the currency that the page has chosen, and pays by card. */
export async function fillGift(frame: Frame, number: string, email?: string): Promise<void> {
  await fillAllButPayment(frame.page(), email);
  await fillCard(frame, number);
}

export async function fillAllButPayment(page: Page, email = 'ada@example.org'): Promise<void> {
  await page.locator('#amount').fill('25');
  await page.locator('#name').fill('Ada Lovelace');
  await page.locator('#email').fill(email);
}
