/** Reviewers decide claims and read reports about guests, on a telephone. Operators also decide approvals. */
import { type Page } from 'playwright-core';
import { inTransaction } from '../../../../db/database';
import { keepReport } from '../../../../db/queries/guests/giving';
import { update } from '../../../../db/rows';
import { users } from '../../../../db/tables/accounts';
import { buildCharity } from '../../../factories';
import { claimOfOther } from '../../../factories/claims';
import { useApi } from '../../../support/api';
import { buildPerson, PASSWORD, speakTo } from '../../../support/oauth';
import { expectUsable } from '../../../support/pages';
import { useTabs } from '../../../support/tabs';
import { untranslatedOn } from '../translated-page';

const PROOF = { statement: 'I am its treasurer.', documents: ['https://charity.example/board.pdf'] };
const PAGES = ['/review', '/review/claims', '/review/approvals', '/review/guest-reports'];

const api = useApi();
const tabs = useTabs({ width: 320 });
let page: Page;
beforeEach(() => {
  ({ page } = tabs);
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const cardOf = (charity: string) => page.locator('section', { hasText: charity });

async function signIn(path: string, email: string): Promise<void> {
  await page.goto(api.url + path);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('.person button').waitFor();
}

async function buildReviewer(locale = 'en', roles: object = { isReviewer: true }): Promise<string> {
  const { email, userId } = await buildPerson(api);
  await update(api.db, users, { id: userId }, roles);
  await speakTo(api.db, email, locale);
  return email;
}

const buildOperator = (locale?: string) => buildReviewer(locale, { isOperator: true });

/** An operator asks for new fee terms of a charity of this name. Returns the charity's id. */
async function askForTerms(name: string): Promise<string> {
  const { id } = await buildCharity(api.db, { name });
  const { client } = await api.person({ isOperator: true });
  await client.fees.updateTerms(id, { reason: 'Agreed by letter.', negotiated_rate: 0.01 });
  return id;
}

/** Eve claims a charity of this name. */
async function claim(name: string): Promise<string> {
  const { id } = await buildCharity(api.db, { name });
  const { client } = await api.person({ name: 'Eve' });
  return (await client.claims.create(id, PROOF)).claim_id;
}

async function reportGuest(email: string): Promise<void> {
  await inTransaction(api.db, (tx) =>
    keepReport(tx, {
      email,
      year: 2026,
      givenUsdMinor: 1_234_500n,
      requiredLevel: 'enhanced',
      donationId: 'donation_over',
      createdAt: new Date('2026-11-20T12:00:00Z'),
    }),
  );
}

it('somebody who does not decide is told so, and sees no claim', async () => {
  await claim('Meadow Fund');
  const { email } = await buildPerson(api);
  await signIn('/review/claims', email);
  await heading('You do not have access to this page');
  await expectUsable(page);
  expect(await page.getByText('Meadow Fund').count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Back to your account' }).click();
  await heading('Your account');
});

it('a reviewer who reads German denies a claim, and approves another one only once', async () => {
  await Promise.all([claim('Lake Fund'), claim('Hill Fund')]);
  await signIn('/review/claims', await buildReviewer('de'));
  await heading('Anträge, die auf eine Entscheidung warten');
  expect(new URL(page.url()).pathname).toBe('/review/claims');
  await expectUsable(page);

  const lake = cardOf('Lake Fund');
  await lake.getByText('Eve', { exact: true }).waitFor();
  await lake.getByText(PROOF.documents[0] ?? '').waitFor();
  const reason = lake.getByLabel('Warum Sie ihn ablehnen');
  const deny = lake.getByRole('button', { name: 'Antrag ablehnen: Lake Fund' });
  await deny.press('Enter');
  await lake.getByText('Füllen Sie dieses Feld aus.').waitFor();
  await reason.fill('4111 1111 1111 1111');
  await deny.press('Enter');
  await lake.getByText('Entfernen Sie die Kartennummer.').waitFor();
  expect(await reason.getAttribute('aria-invalid')).toBe('true');
  await expectUsable(page);
  tabs.dropFaults('status of 400');
  // A reload loses nothing.
  await reason.fill('Nicht die Kassiererin.');
  await page.reload();
  expect(await reason.inputValue()).toBe('Nicht die Kassiererin.');
  await reason.press('Enter');
  await lake.waitFor({ state: 'detached' });
  await page.getByRole('status').filter({ hasText: 'Ihre Entscheidung ist gespeichert.' }).waitFor();

  const approve = cardOf('Hill Fund').getByRole('button', { name: 'Antrag genehmigen: Hill Fund' });
  await approve.press('Enter');
  await cardOf('Hill Fund').getByText('Genehmigt von', { exact: false }).waitFor();
  await approve.press('Enter');
  const twice = 'Sie haben an einer früheren Genehmigung mitgewirkt.';
  await page.getByRole('alert').filter({ hasText: twice }).waitFor();
  await expectUsable(page);
  tabs.dropFaults('status of 409');
});

it('nobody approves while members may object, and a reviewer reads what they say', async () => {
  const { id } = await buildCharity(api.db, { name: 'Wood Fund' });
  const member = await api.person({ memberOf: id });
  await claimOfOther(api, id, PROOF.statement);
  const { claims } = await member.client.claims.list();
  await member.client.claims.object(claims[0]?.claim_id ?? '', { reason: 'She left last year.' });
  await signIn('/review/claims', await buildReviewer());
  const wood = cardOf('Wood Fund');
  await wood.getByText(`Objection of ${member.userId}: She left last year.`).waitFor();
  await wood.getByText('You can approve after that.', { exact: false }).waitFor();
  expect(await wood.getByRole('button').allTextContents()).toEqual(['Deny the claim']);
});

it('a claim that somebody decided meanwhile says so', async () => {
  const claimId = await claim('Vale Fund');
  await signIn('/review/claims', await buildReviewer());
  const vale = cardOf('Vale Fund');
  await vale.getByLabel('Why you deny it').fill('Not its treasurer.');
  const { client } = await api.person({ isOperator: true });
  await client.claims.decide(claimId, { decision: 'deny', reason: 'No.' });
  await page.keyboard.press('Enter');
  await vale.getByRole('alert').filter({ hasText: 'Somebody has already decided this claim.' }).waitFor();
  expect(await vale.getByLabel('Why you deny it').inputValue()).toBe('Not its treasurer.');
  tabs.dropFaults('status of 409');
});

it('an operator approves what another one asked for, and refuses what no longer fits', async () => {
  const [first, second] = [await askForTerms('Reef Fund'), await askForTerms('Cape Fund')];
  const other = await api.person({ isOperator: true });
  const moreTerms = { reason: 'Agreed by mail.', negotiated_rate: 0.02 };
  const { approval_id } = await other.client.fees.updateTerms(second, moreTerms);
  await signIn('/review/approvals', await buildOperator());
  await heading('Acts of operators to decide');
  const reef = cardOf(first);
  await reef.getByText('Reason: Agreed by letter.').waitFor();
  await reef.getByText('0.01 (before: null)').waitFor();
  const approve = reef.getByRole('button', { name: 'Approve' });
  await approve.press('Enter');
  await reef.getByText('Fill in this field.').waitFor();
  await expectUsable(page);
  tabs.dropFaults('status of 400');
  await reef.getByLabel('Why you decide so').fill('I read the letter.');
  await approve.press('Enter');
  await reef.waitFor({ state: 'detached' });
  await page.getByRole('status').filter({ hasText: 'Your decision is saved.' }).waitFor();
  expect((await other.client.fees.getTerms(first)).negotiated_rate).toBe(0.01);

  const cape = page.locator('section', { hasText: 'Reason: Agreed by letter.' });
  const { client } = await api.person({ isOperator: true });
  await client.approvals.decide(approval_id, { decision: 'approve', reason: 'I read the mail.' });
  await cape.getByLabel('Why you decide so').fill('I read the letter.');
  await cape.getByRole('button', { name: 'Approve' }).press('Enter');
  await cape.getByRole('alert').filter({ hasText: 'was changed after somebody asked for it' }).waitFor();
  tabs.dropFaults('status of 409');
  await cape.getByRole('button', { name: 'Refuse' }).press('Enter');
  await cape.waitFor({ state: 'detached' });
  expect((await other.client.fees.getTerms(second)).negotiated_rate).toBe(0.02);
});

it('a reviewer is not led to what operators decide', async () => {
  await signIn('/review', await buildReviewer());
  await heading('What to review');
  await page.getByRole('main').getByRole('link', { name: 'Guest reports' }).waitFor();
  expect(await page.getByRole('link', { name: 'Approvals' }).count()).toBe(0);
});

it('the first page counts what waits, and leads to the reports about guests', async () => {
  await reportGuest('guest@example.org');
  await signIn('/review', await buildReviewer());
  await heading('What to review');
  const reports = page.getByRole('listitem').filter({ hasText: 'Look into guests who gave more' });
  await reports.getByText('1', { exact: true }).waitFor();
  await reports.getByRole('link', { name: 'Guest reports' }).click();
  await heading('Guest reports');
  const report = cardOf('guest@example.org');
  expect(await report.locator('dd').allTextContents()).toEqual([
    '$12,345.00',
    'Enhanced',
    'donation_over',
    'November 20, 2026',
  ]);
  await expectUsable(page);
});

it('an operator blocks the person of a report and ends the block, and a reviewer cannot', async () => {
  const [guest, operator] = [await buildPerson(api), await buildPerson(api)];
  await reportGuest(guest.email);
  await signIn('/review/guest-reports', await buildReviewer());
  const report = cardOf(guest.email);
  await report.getByText(`The account with this address: ${guest.userId}`).waitFor();
  expect(await report.getByRole('button').count()).toBe(0);

  await update(api.db, users, { id: operator.userId }, { isOperator: true });
  page = await tabs.open({ width: 320 });
  await signIn('/review/guest-reports', operator.email);
  const card = cardOf(guest.email);
  const block = card.getByRole('button', { name: `Block this person: ${guest.userId}` });
  await block.press('Enter');
  await card.getByText('Fill in this field.').waitFor();
  await card.getByLabel('Why you block this person').fill('Gave with stolen cards.');
  await expectUsable(page);
  await block.press('Enter');
  await page.getByRole('status').filter({ hasText: 'The person is blocked.' }).waitFor();
  await card.getByText('Blocked since', { exact: false }).waitFor();
  await card.getByRole('button', { name: `End the block: ${guest.userId}` }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'The block has ended.' }).waitFor();
  await block.waitFor();
  tabs.dropFaults('status of 400');
});

it('a claim beside another one is passed to review, which voids the approval of the other', async () => {
  const first = await claim('Twin Fund');
  const [reviewer, rival] = [await api.person({ isReviewer: true }), await api.person({ name: 'Ada' })];
  const { charity_id: charityId } = await reviewer.client.claims.decide(first, { decision: 'approve' });
  await rival.client.claims.create(charityId, PROOF);
  await signIn('/review/claims', await buildReviewer());
  const second = cardOf('Twin Fund').filter({ hasText: 'Ada' });
  await second.getByRole('button', { name: 'Pass the claim to review: Twin Fund' }).press('Enter');
  await second.getByText('Passed to review at', { exact: false }).waitFor();
  const other = cardOf('Twin Fund').filter({ hasText: 'Eve' });
  expect(await other.getByText('Approved by', { exact: false }).count()).toBe(0);
  await expectUsable(page);
});

it.each(['en', 'de', 'es'])('fits on a telephone in the language %s', async (locale) => {
  await Promise.all([
    claim('Narrow Fund'),
    askForTerms('Slim Fund'),
    reportGuest('a.guest.with.a.long.name@example.org'),
  ]);
  await signIn('/review', await buildOperator(locale));
  for (const path of PAGES) {
    await page.goto(api.url + path);
    await page.locator('main :is(section, .entry)').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('document.documentElement.lang')).toBe(locale);
    await expectUsable(page);
  }
});

it('has no text that cannot be translated', async () => {
  await Promise.all([claim('Pseudo Fund'), askForTerms('Mock Fund'), reportGuest('pseudo@example.org')]);
  const email = await buildOperator();
  page = await tabs.open({ locale: 'en-XA' });
  await signIn('/review', email);
  for (const path of PAGES) {
    await page.goto(api.url + path);
    await page.locator('main :is(section, .entry)').first().waitFor();
    await page.waitForLoadState('networkidle');
    const texts = await untranslatedOn(page, '#review', [email]);
    const isOurs = (text: string) =>
      !/ Fund$|@example\.org$|^https:|^(?:Ada|Eve|\$[\d,.]+|[A-Z][a-z]+ \d+, \d{4})$|^I am/.test(text);
    expect(texts.filter(isOurs)).toEqual([]);
  }
});
