/** A person chooses their emails and the language of them. */
import { type Page } from 'playwright-core';
import { markBouncing } from '../../../../db/queries/mails/readers';
import { type Person } from '../../../support/api';
import { addLogin, PASSWORD } from '../../../support/oauth';
import { expectReadable, expectTargets } from '../../../support/pages';
import { useSite } from '../../../support/site';
import { buildCharity } from '../../../factories';

const site = useSite({ width: 375 });
let page: Page;
let person: Person;
let email: string;

async function enter(options: Parameters<typeof site.person>[0] = {}): Promise<void> {
  ({ page } = site);
  person = await site.person(options);
  email = `${person.userId}@example.org`;
  await addLogin(site.db, person.userId, email);
}

async function open(): Promise<void> {
  // The address that mails once had.
  await page.goto(`${site.url}/account/mail`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('main form').waitFor();
}

const save = (name = 'Save') => page.getByRole('button', { name, exact: true }).click();
const noted = (text: string) => page.locator('.done-note', { hasText: text }).waitFor();
const groups = async () => (await page.locator('fieldset fieldset legend').allTextContents()).sort();

it('the mails of what the person does are switched off and on, and a reload shows it', async () => {
  await enter({ memberOf: (await buildCharity(site.db)).id });
  await open();
  expect(new URL(page.url()).pathname).toBe('/my/mails');
  await page.getByText(`We send your emails to ${email}.`).waitFor();
  expect(await groups()).toEqual(['Charities that you manage', 'Giving']);
  await expectReadable(page);
  await expectTargets(page, 24);
  await page.getByLabel('Your card expires soon').uncheck();
  await save();
  await noted('Your choice is saved.');
  await page.reload();
  expect(await page.getByLabel('Your card expires soon').isChecked()).toBe(false);
  expect(await page.getByLabel('Volunteer hours are waiting for your decision').isChecked()).toBe(true);
  expect((await person.client.users.me()).mail_preferences).toMatchObject({
    card_expiring: false,
    hours_decided: true,
    hours_due: true,
  });
  await page.getByLabel('Your card expires soon').check();
  await save();
  await noted('Your choice is saved.');
  expect((await person.client.users.me()).mail_preferences.card_expiring).toBe(true);
});

it('another language is also the language of the pages, each of which fits a phone', async () => {
  await enter();
  await open();
  await page.getByLabel('Language').selectOption('de');
  await save();
  await noted('Ihre Auswahl ist gespeichert.');
  await expectReadable(page);
  await page.getByLabel('Sprache').selectOption('es');
  await save('Speichern');
  await noted('Su elección está guardada.');
  await expectReadable(page);
  expect((await person.client.users.me()).locale).toBe('es');
});

it('an address that refused a mail gets mails again when the person says that it works', async () => {
  await enter();
  await markBouncing(site.db, email, new Date());
  await open();
  await page.getByText(`${email} did not accept an email from us.`).waitFor();
  await expectReadable(page);
  await page.getByRole('button', { name: 'This address works again' }).click();
  await noted('We send emails to this address again.');
  expect(await page.getByText('did not accept an email from us.').count()).toBe(0);
  expect((await person.client.users.me()).email_status).toBe('confirmed');
});

it('a choice that did not arrive stays on the page, and is saved by the next try', async () => {
  await enter();
  await open();
  await page.getByLabel('Your card expires soon').uncheck();
  await page.route('**/v1/users/me', (route) => route.abort());
  await save();
  await page.getByRole('alert').getByText('Part of the platform is not answering.').waitFor();
  expect(await page.getByLabel('Your card expires soon').isChecked()).toBe(false);
  await page.unroute('**/v1/users/me');
  site.dropFaults('ERR_FAILED');
  await save();
  await noted('Your choice is saved.');
  expect((await person.client.users.me()).mail_preferences.card_expiring).toBe(false);
});
