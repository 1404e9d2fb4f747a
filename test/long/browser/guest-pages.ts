/** A guest on our own pages: gives every month, and opens the mailed link in a browser. */
import { type Page } from 'playwright-core';
import { call, type TestApi } from '../../support/api';
import { beginGuest, giveAsGuest, saveCard } from '../../factories/guests';
import { readMails } from '../../support/oauth';
import { type Site } from '../../support/site';
import { waitFor } from '../../support/wait';
import { untilBegun } from '../../support/plans';

export interface MonthlyGuest {
  userId: string;
  recurringId: string;
}

/** Begins a recurring gift of 25 USD by a card that the guest added for it. `token` names the card to the processor. */
export async function giveMonthly(
  { url, db }: Pick<Site, 'url' | 'db'>,
  given: { charityId: string; email: string; token?: string; coverFees?: boolean },
): Promise<MonthlyGuest> {
  const { charityId, email, token: card = 'card_succeeds', coverFees = false } = given;
  const api = {
    call: <Body>(...[method, path, options]: Parameters<TestApi['call']>) =>
      call<Body>(url, method, path, options),
  };
  const { access_token: token, user_id: userId } = await beginGuest(api);
  const { status, body } = await giveAsGuest(api, token, {
    charity_id: charityId,
    donor: { name: 'Lin', email },
    source: (await saveCard(api, token, card)).body.source_id,
    recurring: { frequency: 'monthly' },
    cover_fees: coverFees,
  });
  if (status !== 201) throw new Error(`no recurring gift: ${JSON.stringify(body)}`);
  await untilBegun(db, body.recurring_id);
  return { userId, recurringId: body.recurring_id };
}

/** Asks for the link, and comes by it to the guest's gifts. */
export async function openMailedLink(
  page: Page,
  site: Pick<Site, 'url' | 'db'>,
  email: string,
): Promise<void> {
  await page.goto(`${site.url}/account/guest`);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await page.goto(site.url + (await waitFor('the mail', () => linkTo(site, email))));
  await page.getByRole('button', { name: 'Open my gifts' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gifts' }).waitFor();
}

async function linkTo(site: Pick<Site, 'db'>, email: string): Promise<string | undefined> {
  const mail = (await readMails(site)).find(({ to, subject }) => to === email && subject === 'Your gifts');
  return /\/account\/guest\?token=\S+/.exec(mail?.text ?? '')?.[0];
}
