/** An organization and its officer reach each level from sign-up on by pages and mailed links alone. Nobody uses the API. */
import { join } from 'node:path';
import { type Page } from 'playwright-core';
import { PDF } from '../../doubles/document-server';
import { datesOf } from '../../factories/complete-application';
import { TEST_TIMEOUT_MS } from '../../support/installation';
import { PASSWORD } from '../../support/oauth';
import { linkTo } from '../../support/sign-up';
import { useTabs } from '../../support/tabs';
import { type ScenarioWorld, startScenarioWorld, waitPatiently } from './world';

const REGISTER = join(__dirname, '../../fixtures/register/organizations.csv');
const CHARITY = 'Ossipee Valley Agricultural Society';
const EIN = '01-0350004';
const FOUNDER = 'founder@example.org';
const REVIEWERS = ['rosa@platform.example', 'remo@platform.example'] as const;
const PROFILE = 'https://social.example/ossipee';
/** Each application sends them. */
const GOVERNANCE = ['proof_of_address', 'background_check_consent', 'bylaws', 'board_list'] as const;
const MINUTE_MS = 60_000;
/** The field holds whole minutes, so a call of the next one could be over before the request arrives. */
const SPARE_MS = 30_000;

/** Who never applied has no verification. */
const expects = (text: string, url: string) =>
  text.includes('status of 404') && url.includes('/verification/status/');
const tabs = useTabs({ width: 390, expects });
let world: ScenarioWorld;
let founder: Page;
/** Who decides a claim does not decide what the charity gets by it, so that four people decide. */
let deciders: Page[];
let reviewers: [Page, Page];
beforeAll(async () => {
  world = await startScenarioWorld();
  await world.run('import', REGISTER);
  for (const email of REVIEWERS) {
    await world.join(email);
    await world.run('operator', email);
  }
}, TEST_TIMEOUT_MS);
afterAll(() => world?.close());

const at = (path: string) => world.installation.api.address + path;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

it('sign-up, claim, basic, standard and enhanced', () =>
  world.installation.watch(async () => {
    founder = tabs.page;
    deciders = [];
    for (const { email } of world.operators) deciders.push(await openReview(email));
    reviewers = [await openReview(REVIEWERS[0]), await openReview(REVIEWERS[1])];
    await signUp();
    const path = await claimCharity();

    await applyFor(path, 'basic');
    await untilShown(path, 'Information needed');
    expect(await lacking()).toEqual(['Confirmed phone number', 'Complete profile', 'Accepted terms']);
    await completePerson();
    await completeProfile();
    await untilGranted(path, 'Basic');

    await becomeOfficer();
    await applyFor(path, 'standard');
    await untilShown(path, 'Information needed');
    expect(await lacking()).toEqual([
      ...['Proof of address', 'Social profile', 'Consent to a background check'],
      ...['Articles of incorporation or bylaws', 'List of the board'],
    ]);
    await showProfile();
    await sendDocuments([...GOVERNANCE]);
    await passReviews(CHARITY, judgeProfile);
    await approveTwice(CHARITY);
    await untilGranted(path, 'Standard');

    await applyFor(path, 'enhanced');
    await untilShown(path, 'Information needed');
    expect(await lacking()).toEqual([
      ...['Proof of address', 'Consent to a background check', 'Articles of incorporation or bylaws'],
      ...[
        'List of the board',
        'Annual return',
        'Audited statements',
        'Budget',
        'Conflict of interest policy',
      ],
      ...['References', 'Video call'],
    ]);
    await sendDocuments([
      ...GOVERNANCE,
      'annual_return',
      'audited_statements',
      'budget',
      'conflict_of_interest_policy',
    ]);
    await nameReferees(['ada@referee.example', 'alan@referee.example']);
    await proposeCall();
    await passReviews(CHARITY);
    await holdCall();
    await approveTwice(CHARITY);
    await untilGranted(path, 'Enhanced');
  }));

/** Somebody of the staff reads about all that waits, in a tab of their own. */
async function openReview(email: string): Promise<Page> {
  const page = await tabs.open();
  await page.goto(at('/review'));
  await signIn(page, email);
  return page;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').click();
  await page.locator('.person button').waitFor();
}

async function signUp(): Promise<void> {
  await founder.goto(at('/my/account'));
  await founder.getByRole('link', { name: 'Create an account' }).click();
  await founder.getByLabel('Your name').fill('Grace Hopper');
  await founder.getByLabel('Email address').fill(FOUNDER);
  await founder.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(founder, 'Create account').click();
  await founder.goto(at(await linkTo(world.installation, FOUNDER, 'Confirm your email address')));
  await button(founder, 'Confirm').click();
  await founder.goto(at('/my/account'));
  await signIn(founder, FOUNDER);
}

/** Returns the address of the page about the charity's verification. */
async function claimCharity(): Promise<string> {
  await founder.goto(at('/my/claims'));
  await founder.getByLabel('EIN or charity ID').fill(EIN);
  await founder.getByLabel('Your role at the charity').fill('I am its treasurer.');
  await founder.getByLabel('Links to documents').fill('https://ossipee.example/board.pdf');
  await button(founder, 'Send the request').click();
  await said(founder, 'Your request is sent.');
  for (const page of deciders) {
    await page.goto(at('/review/claims'));
    await button(page, `Approve the claim: ${CHARITY}`).click();
    await said(page, 'saved');
  }
  await founder.goto(at('/my/account'));
  await founder.getByRole('link', { name: `Verification of ${CHARITY}` }).click();
  await button(founder, 'Apply').waitFor();
  return new URL(founder.url()).pathname;
}

async function applyFor(path: string, level: string): Promise<void> {
  await founder.goto(at(path));
  await founder.getByLabel('Level', { exact: true }).selectOption(level);
  await button(founder, 'Apply').click();
  await said(founder, 'Your application has arrived.');
}

/** Reads the page again until it shows this state. */
async function untilShown(path: string, state: string): Promise<void> {
  await waitPatiently(`the page to say ${state}`, async () => {
    await founder.goto(at(path));
    await founder.locator('section .chip').first().waitFor();
    return (await founder.locator('.head .chip').allInnerTexts()).includes(state);
  });
}

async function untilGranted(path: string, level: string): Promise<void> {
  await waitPatiently(`the level ${level}`, async () => {
    await founder.goto(at(path));
    const held = section(founder, 'The level that you hold');
    await held.waitFor();
    return (await held.innerText()).includes(`Level: ${level}`);
  });
}

/** The names of what the open application lacks. */
async function lacking(): Promise<string[]> {
  const missing = section(founder, 'Your application').locator('li.entry:visible', { hasText: 'Missing' });
  return missing.locator('span:first-child').allInnerTexts();
}

async function completePerson(): Promise<void> {
  await founder.getByLabel('Phone number').fill('+12025550123');
  await button(founder, 'Send the code').click();
  await founder.getByLabel('Code from the message').fill('000000');
  await button(founder, 'Confirm the number').click();
  await founder.getByText('Confirmed: +12025550123').waitFor();
  await button(founder, 'I accept the terms').click();
  await founder.getByText('You accepted the terms.').first().waitFor();
}

async function completeProfile(): Promise<void> {
  await founder
    .getByLabel('Description')
    .fill('Runs a fair each September, at which farmers show what they grow.');
  await button(founder, 'Save the profile').click();
  await said(founder, 'The profile is saved.');
}

/** The founder is verified as a person, to the level that an officer needs. */
async function becomeOfficer(): Promise<void> {
  const path = '/my/verification?as=donor';
  await applyFor(path, 'standard');
  await sendDocuments(['government_id', 'proof_of_address', 'source_of_funds']);
  await passReviews('Grace Hopper');
  await approveTwice('Grace Hopper');
  await untilGranted(path, 'Standard');
}

type Papers = Parameters<typeof datesOf>[0];

async function sendDocuments(types: Papers[]): Promise<void> {
  for (const type of types) {
    await founder.getByLabel('What it is').selectOption(type);
    const file = { name: `${type}.pdf`, mimeType: 'application/pdf', buffer: PDF };
    await founder.getByLabel('File (PDF', { exact: false }).setInputFiles(file);
    const { issued_on: issued, expires_on: expires } = datesOf(type);
    const day = founder.locator('input[type=date]');
    if ((await day.count()) > 0) await day.fill(expires ?? issued);
    const sent = founder.waitForResponse((answer) => answer.url().endsWith('/documents') && answer.ok());
    await button(founder, 'Send').first().click();
    await sent;
    await said(founder, 'The document has arrived.');
  }
}

async function showProfile(): Promise<void> {
  await founder.getByLabel('Addresses').fill(PROFILE);
  await button(founder, 'Save the profiles').click();
  await said(founder, 'The profiles are saved.');
}

/** Opens the case of this name as the list shows it. */
async function openCase(page: Page, name: string): Promise<void> {
  await waitPatiently(`the case of ${name}`, async () => {
    await page.goto(at('/review/cases'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    return (await page.getByRole('link', { name, exact: true }).count()) > 0;
  });
  await page.getByRole('link', { name, exact: true }).first().click();
  await section(page, 'The case').waitFor();
}

/** The first reviewer passes each stage until the case waits for its approvals. */
async function passReviews(name: string, judge?: () => Promise<void>): Promise<void> {
  const [page] = reviewers;
  await openCase(page, name);
  await judge?.();
  await waitPatiently(`the case of ${name} to wait for its approvals`, async () => {
    await page.reload();
    await section(page, 'The case').waitFor();
    const stage = await section(page, 'The case').innerText();
    if (stage.includes('Decision about the approval')) return true;
    const pass = button(page, 'Pass to the next step');
    if (await pass.isVisible()) {
      await pass.click();
      await said(page, 'Your decision is saved.');
    }
    return false;
  });
}

async function judgeProfile(): Promise<void> {
  const [page] = reviewers;
  await page.getByLabel('Why you decide so about the profile').fill('It links to the charity.');
  await button(page, 'Pass the profile').click();
  await said(page, 'Your decision is saved.');
}

async function approveTwice(name: string): Promise<void> {
  for (const page of reviewers) {
    await openCase(page, name);
    await button(page, 'Approve').click();
    await said(page, 'saved');
  }
}

async function nameReferees(emails: string[]): Promise<void> {
  for (const email of emails) {
    await founder.getByLabel('Name', { exact: true }).fill('Ada Auditor');
    await founder.getByLabel('Email address', { exact: true }).fill(email);
    await founder.getByLabel('How they know the organization').fill('Auditor');
    await button(founder, 'Ask for the reference').click();
    await said(founder, 'We have sent the mail to the referee.');
    await answerReference(email);
  }
}

async function answerReference(email: string): Promise<void> {
  const page = await tabs.open();
  await page.goto(at(await linkTo(world.installation, email, 'Reference for')));
  await page.locator('select[name=knows]').selectOption('yes');
  await page.locator('input[name=since]').fill('2019');
  await page.locator('input[name=how]').fill('I audit its books.');
  await page.locator('select[name=recommends]').selectOption('yes');
  await page.locator('textarea[name=statement]').fill('Its books are in order.');
  await button(page, 'Send the reference').click();
  await page.getByText('Your reference has arrived.').waitFor();
}

/** What a field for a time holds. The browser and this process are in one time zone. */
function minuteIn(ms: number): string {
  const then = new Date(Date.now() + ms);
  return new Date(then.getTime() - then.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

async function proposeCall(): Promise<void> {
  await founder.getByLabel('Time, in your time zone').fill(minuteIn(24 * 60 * MINUTE_MS));
  await button(founder, 'Propose this time').click();
  await said(founder, 'Your proposal has arrived.');
}

/**
 * Both are free within a minute or so, and the reviewer sets the call for then. The request must arrive before that. The
 * form that records the call appears when it begins.
 */
async function holdCall(): Promise<void> {
  const [page] = reviewers;
  await page.getByLabel('Time of the call, in your time zone').fill(minuteIn(MINUTE_MS + SPARE_MS));
  await page.getByLabel('Address of the call').fill('https://calls.example.org/1');
  await button(page, 'Set the call').click();
  await said(page, 'The call is set.');
  const present = page.getByLabel('Who took part');
  await present.waitFor({ timeout: 2 * MINUTE_MS });
  await present.fill('Grace Hopper');
  await button(page, 'Record the call').click();
  await said(page, 'The call is recorded.');
}
