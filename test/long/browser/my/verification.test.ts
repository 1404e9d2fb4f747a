/** People apply for verifications of themselves and of their charity, on a telephone and without the API. */
import { type Page } from 'playwright-core';
import { inTransaction } from '../../../../db/database';
import { addMember } from '../../../../db/queries/members/members';
import { buildCharity } from '../../../factories';
import { useApi } from '../../../support/api';
import { buildPerson, PASSWORD, speakTo } from '../../../support/oauth';
import { expectUsable } from '../../../support/pages';
import { useTabs } from '../../../support/tabs';
import { untranslatedOn } from '../translated-page';

const BYLAWS = { name: 'bylaws.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };

const api = useApi();
/** Who never applied has no verification. */
const expects = (text: string, url: string) =>
  text.includes('status of 404') && url.includes('/verification/status/');
const tabs = useTabs({ width: 320, expects });
let page: Page;
beforeEach(() => {
  ({ page } = tabs);
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const said = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

async function signIn(path: string, email: string): Promise<void> {
  await page.goto(api.url + path);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('.person button').waitFor();
}

async function buildMember(charityId: string): Promise<{ email: string; userId: string }> {
  const person = await buildPerson(api);
  await inTransaction(api.db, (tx) => addMember(tx, charityId, person.userId, new Date()));
  return person;
}

it('a person confirms a phone, accepts the terms, applies as a volunteer and withdraws', async () => {
  const { email } = await buildPerson(api);
  await signIn('/my/account', email);
  await heading('Your account');
  await page.getByRole('main').getByRole('link', { name: 'Verification', exact: true }).click();
  await heading('Verification');
  await press('As a volunteer');
  await page.getByText('You hold no level yet.').waitFor();
  await expectUsable(page);

  await page.getByLabel('Phone number').fill('12');
  await press('Send the code');
  await page.getByText('This number is not valid.', { exact: false }).waitFor();
  tabs.dropFaults('status of 400');
  await page.getByLabel('Phone number').fill('+12025550123');
  await press('Send the code');
  await said('We have sent the code.');
  await page.getByLabel('Code from the message').fill('111111');
  await press('Confirm the number');
  await page.getByText('The code is wrong.').waitFor();
  tabs.dropFaults('status of 400');
  await page.getByLabel('Code from the message').fill('000000');
  expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toMatch(/000000|12025550123/);
  await press('Confirm the number');
  await page.getByText('Confirmed: +12025550123').waitFor();
  await press('I accept the terms');
  await page.getByText('You accepted the terms.').first().waitFor();

  await press('Apply');
  await said('Your application has arrived.');
  await page.getByRole('heading', { name: 'Your application' }).waitFor();
  await expectUsable(page);
  await page.getByLabel('Why you withdraw it').fill('I have no time.');
  await press('Withdraw');
  await said('The application is withdrawn.');
  await page.getByText('Withdrawn', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Apply', exact: true }).waitFor();
});

it('a member applies for a charity, reads what is missing and sends a document', async () => {
  const charity = await buildCharity(api.db, { name: 'Lake Fund' });
  const { email } = await buildMember(charity.id);
  await signIn('/my/account', email);
  await page.getByRole('link', { name: 'Verification of Lake Fund' }).click();
  await heading('Verification of Lake Fund');
  await page.getByLabel('Level').selectOption('standard');
  await press('Apply');
  await said('Your application has arrived.');
  await page.getByText('Articles of incorporation or bylaws').waitFor();
  await expectUsable(page);

  await press('Send');
  await page.getByText('Choose a file.').waitFor();
  await page.getByLabel('What it is').selectOption('bylaws');
  await page.getByLabel('File (PDF', { exact: false }).setInputFiles(BYLAWS);
  await page.route('**/verification/*/documents', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press('Send');
  await page.getByText('Part of the platform is not answering.', { exact: false }).waitFor();
  await page.unroute('**/verification/*/documents');
  tabs.dropFaults('ERR_FAILED');
  await press('Send');
  await said('The document has arrived.');
  await page.getByRole('button', { name: 'Open: Bylaws' }).waitFor();
  await page.getByText('We are checking it').waitFor();
  await expectUsable(page);

  await page.getByLabel('Addresses').fill('http://social.example.org/lake');
  await press('Save the profiles');
  await page.getByText('Enter an address that begins with https://.', { exact: false }).waitFor();
  tabs.dropFaults('status of 400');
  await page.getByLabel('Addresses').fill('https://social.example.org/lake');
  await press('Save the profiles');
  await said('The profiles are saved.');
  await page.getByRole('link', { name: 'https://social.example.org/lake' }).waitFor();
  await expectUsable(page);
});

it('somebody who is no member is told so', async () => {
  const { id } = await buildCharity(api.db, { name: 'Hill Fund' });
  const { email } = await buildPerson(api);
  await signIn(`/charity/${id}/verification`, email);
  await heading('You are not a member of this charity');
  await expectUsable(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Your charities' }).click();
  await page.getByText('You manage no charity yet.').waitFor();
});

it.each(['de', 'es'])('fits on a telephone in the language %s', async (locale) => {
  const { id } = await buildCharity(api.db, { name: 'Narrow Fund' });
  const { email } = await buildMember(id);
  await speakTo(api.db, email, locale);
  await signIn('/charity', email);
  for (const path of ['/charity', `/charity/${id}/verification`, '/my/verification?as=donor']) {
    await page.goto(api.url + path);
    await page.locator('main :is(section, .entry)').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('document.documentElement.lang')).toBe(locale);
    await expectUsable(page);
  }
});

it('has no text that cannot be translated', async () => {
  const { id, name, description } = await buildCharity(api.db, { name: 'Pseudo Fund' });
  const { email } = await buildMember(id);
  page = await tabs.open({ locale: 'en-XA' });
  await signIn(`/charity/${id}/verification`, email);
  await page.locator('main form').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await untranslatedOn(page, '#charity', [email, name, description ?? ''])).toEqual([]);
});
