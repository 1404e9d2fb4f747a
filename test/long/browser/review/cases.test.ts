/** Reviewers read the cases of verifications and decide them, on a telephone and without the API. */
import { type Page } from 'playwright-core';
import { runStatement } from '../../../../db/database';
import { update } from '../../../../db/rows';
import { users } from '../../../../db/tables/accounts';
import { buildCharity } from '../../../factories';
import { type Person, useApi } from '../../../support/api';
import { buildPerson, PASSWORD, speakTo } from '../../../support/oauth';
import { expectUsable } from '../../../support/pages';
import { useTabs } from '../../../support/tabs';
import { untranslatedOn } from '../translated-page';

const PDF = '%PDF-1.7\n';

const api = useApi();
const tabs = useTabs({ width: 320 });
let page: Page;
beforeEach(() => {
  ({ page } = tabs);
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const card = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const said = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

async function signIn(path: string, email: string): Promise<void> {
  await page.goto(api.url + path);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('.person button').waitFor();
}

async function buildReviewer(locale = 'en'): Promise<string> {
  const { email, userId } = await buildPerson(api);
  await update(api.db, users, { id: userId }, { isReviewer: true });
  await speakTo(api.db, email, locale);
  return email;
}

/** Takes the place of the workflow. */
async function moveTo(verificationId: string, stage: string): Promise<void> {
  await runStatement(
    api.db,
    `UPDATE verifications SET stage = $2, status = 'in_review', due_at = now() + interval '1 day' WHERE id = $1`,
    [verificationId, stage],
  );
}

async function volunteer(name: string): Promise<Person & { caseId: string }> {
  const person = await api.person({ name });
  const { verification_id: caseId } = await person.client.verification.initiate({
    entity_type: 'volunteer',
    entity_id: person.userId,
    verification_level: 'basic',
  });
  await moveTo(caseId, 'initial_review');
  return { ...person, caseId };
}

async function organization(name: string): Promise<{ caseId: string; reviewer: Person }> {
  const charity = await buildCharity(api.db, { name });
  const member = await api.person({ memberOf: charity.id });
  await member.client.charities.update(charity.id, {
    social_links: ['https://social.example.org/organizations/that-give-to-people-and-rivers'],
  });
  const { document_id: uploaded } = await member.client.documents.upload(new Blob([PDF]));
  const { verification_id: caseId } = await member.client.verification.initiate({
    entity_type: 'organization',
    entity_id: charity.id,
    verification_level: 'standard',
    documents: [
      { type: 'bylaws', document_id: uploaded },
      { type: 'board_list', url: 'https://files.example.org/board.pdf', issued_on: '2026-06-01' },
    ],
  });
  await moveTo(caseId, 'compliance_check');
  return { caseId, reviewer: await api.person({ isReviewer: true }) };
}

it('a reviewer takes a case, asks for a reason only where one is needed, and grants the level', async () => {
  const { caseId, client, userId } = await volunteer('Wanda Volunteer');
  await signIn('/review', await buildReviewer());
  await page.getByRole('main').getByRole('link', { name: 'Verifications to decide' }).click();
  await heading('Verifications to decide');
  await page.getByLabel('Who is verified').selectOption('volunteer');
  await page.getByRole('link', { name: 'Wanda Volunteer' }).click();
  await heading('Wanda Volunteer');
  expect(new URL(page.url()).pathname).toBe(`/review/cases/${caseId}`);
  await expectUsable(page);

  await press('Take this case');
  await said('You have taken the case.');
  await page.getByText('You work on this case.').waitFor();
  await press('Deny');
  await page.getByText('Fill in this field.').waitFor();
  tabs.dropFaults('status of 400');
  await expectUsable(page);
  await press('Pass to the next step');
  await said('Your decision is saved.');
  await card('The case').getByText('Look-up in registers and lists').waitFor();

  await moveTo(caseId, 'compliance_check');
  await page.reload();
  await card('Approvals').getByText('0 of 1 person approved.').waitFor();
  await press('Approve');
  await said('Your decision is saved.');
  expect((await client.verification.status(userId, { entity_type: 'volunteer' })).status).toBe('approved');
  await page.getByLabel('What you found').fill('The reference is forged.');
  await press('Raise the concern');
  await said('The concern is raised.');
  await expectUsable(page);
});

it('a case shows its documents, what is missing, and that two people approve', async () => {
  const { caseId } = await organization('River Fund');
  await signIn(`/review/cases/${caseId}`, await buildReviewer());
  await heading('River Fund');
  const documents = card('Documents');
  const saved = page.waitForEvent('download');
  await documents.getByRole('button', { name: 'Open: Bylaws' }).click();
  expect((await saved).suggestedFilename()).toBe('bylaws.pdf');
  const link = documents.getByRole('link', { name: 'Open: List of the board' });
  expect(await link.getAttribute('href')).toBe('https://files.example.org/board.pdf');
  await card('What the level asks for').getByText('Verified officer').waitFor();
  await card('Approvals').getByText('0 of 2 people approved.').waitFor();
  await card('History').getByText('Applied', { exact: false }).waitFor();
  await page.getByLabel('Why you decide so about the profile').fill('It links to the organization.');
  await press('Pass the profile');
  await said('Your decision is saved.');
  await card('Social profiles').getByText('Passed', { exact: true }).waitFor();
  await press('Approve');
  await page.getByRole('alert').filter({ hasText: 'is missing:' }).waitFor();
  tabs.dropFaults('status of 409');
  await expectUsable(page);
});

it.each(['en', 'de', 'es'])('fits on a telephone in the language %s', async (locale) => {
  const { caseId } = await organization('Narrow Fund');
  await signIn('/review/cases', await buildReviewer(locale));
  for (const path of ['/review/cases', `/review/cases/${caseId}`]) {
    await page.goto(api.url + path);
    await page.getByText('Narrow Fund').first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectUsable(page);
  }
});

it('has no text that cannot be translated', async () => {
  const { caseId } = await volunteer('Pseudo Person');
  const email = await buildReviewer();
  page = await tabs.open({ locale: 'en-XA' });
  await signIn(`/review/cases/${caseId}`, email);
  await page.getByRole('heading', { level: 1, name: 'Pseudo Person' }).waitFor();
  await page.waitForLoadState('networkidle');
  const texts = await untranslatedOn(page, '#review', [email, 'Pseudo Person']);
  expect(texts.filter((text) => !/^[A-Z][a-z]+ \d+, \d{4}/.test(text))).toEqual([]);
});
