/** A visitor finds a charity on a telephone, sees whether to trust it, puts three side by side, and comes to give. */
import { type Page } from 'playwright-core';
import { inTransaction } from '../../../../db/database';
import { refreshTrust } from '../../../../operations/trust/ratings';
import { buildActor, buildCharity, buildOpportunity } from '../../../factories';
import { call } from '../../../support/api';
import { newWord, useSite } from '../../../support/site';
import { expectReadable } from '../../../support/pages';
import { addPhoto, seePhoto } from '../../../factories/photos';
import { eventually, waitFor } from '../../../support/wait';

/** The word by which a search finds the rows of this file alone. */
const WORD = newWord();
const TITLE = WORD.replace(/^./, (first) => first.toUpperCase());
const [FUND, BIRDS, SCHOOL] = [`${TITLE} Fund`, `${TITLE} Birds`, `${TITLE} School`];
const GARDEN_WORD = newWord();
const GARDEN = `Garden am ${GARDEN_WORD}`;
const CAMPAIGN = `A cleaner ${WORD}`;
const OPPORTUNITY = `Count ${WORD} herons`;
const WIDTH = 320;
/** One row of the bar. */
const MOST_BAR_PX = 70;
const LEAST_ABOVE_PX = 16;

const site = useSite({ width: WIDTH });
let page: Page;
let memberKey: string;
let river: string;
let birds: string;
let campaign: string;

beforeAll(async () => {
  const { db } = site;
  const place = { city: 'Denver', state: 'CO', country: 'US', latitude: 39.74, longitude: -104.99 };
  const charities = await Promise.all([
    buildCharity(db, {
      ...place,
      name: FUND,
      description: 'We keep rivers clean.',
      category: 'Environment',
      programs: [{ name: 'Clean banks', description: 'Every Saturday.' }],
    }),
    buildCharity(db, {
      ...place,
      name: BIRDS,
      description: 'WE COUNT THE BIRDS OF DENVER AND THE USA.',
      category: 'Animals & Wildlife',
    }),
    buildCharity(db, {
      name: SCHOOL,
      category: 'Education',
      city: 'Austin',
      state: 'TX',
      country: 'US',
    }),
  ]);
  river = charities[0].id;
  birds = charities[1].id;
  await inTransaction(db, (tx) => refreshTrust({ tx, at: new Date() }, river));
  memberKey = (await buildActor(db, { memberOf: river })).key;
  await buildOpportunity(db, { charityId: river, title: OPPORTUNITY, skills: ['binoculars'] });
  const body = { charity_id: river, name: CAMPAIGN, funding_goal: '1000.00', currency: 'USD' };
  const made = await call<{ id: string }>(site.url, 'POST', '/v1/campaigns', { key: memberKey, body });
  campaign = made.body.id;
  await waitFor('the index', async () => (await countOf(WORD)) === 5);
});
beforeEach(() => {
  ({ page } = site);
});

async function countOf(words: string): Promise<number> {
  const path = `/api/v1/search?q=${encodeURIComponent(words)}`;
  const { body } = await call<{ total: number }>(site.url, 'GET', path, { key: memberKey });
  return body.total;
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (name: string) => page.getByRole('button', { name }).first().click();
const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
const total = (text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor();

const readsWell = () => expectReadable(page);

/** Each name of a row stands above its three values, and nothing scrolls sideways. */
async function expectTableToFit(): Promise<void> {
  const table = page.getByRole('table');
  // Nobody knows a budget or people reached, so these rows are left out.
  await eventually(async () => {
    expect(await table.getByRole('rowheader').allTextContents()).toEqual([
      'Mission',
      'Place',
      'Founded',
      'Verification',
      'Trust',
      'On this platform',
      'Received on this platform',
      'Donors on this platform',
      'Volunteer hours',
    ]);
    expect(await table.getByRole('cell').count()).toBe(30);
  });
  const right = await page.evaluate<number>(
    "Math.max(...[...document.querySelectorAll('.compared :is(th, td)')].map((each) => each.getBoundingClientRect().right))",
  );
  expect(right).toBeLessThan(WIDTH);
  const place = await table.getByRole('rowheader', { name: 'Place' }).boundingBox();
  const value = await table.getByRole('cell', { name: 'Austin, TX' }).boundingBox();
  expect(value?.y).toBeGreaterThanOrEqual((place?.y ?? 0) + (place?.height ?? 0));
}

/** A name that fits into its column is on lines of whole words. */
async function expectWholeNames(): Promise<void> {
  const broken = await page.evaluate<
    string[]
  >(`[...document.querySelectorAll('.compared th a')].flatMap((link) =>
    [...link.textContent.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(link.firstChild, index);
      range.setEnd(link.firstChild, index + word.length);
      return range.getClientRects().length > 1;
    }).map(([word]) => word))`);
  expect(broken).toEqual([]);
}

async function expectTrustAndBar(): Promise<void> {
  // Nobody has scored the other two. Their own pages say the same.
  const trust = page.getByRole('row').filter({ hasText: 'Trust' }).getByRole('cell');
  await eventually(async () => {
    expect(await trust.allTextContents()).toEqual([
      expect.stringMatching(/^New or not verified, \d+ of 100$/),
      'No score yet',
      'No score yet',
    ]);
  });
  await expectWholeNames();
  await page.locator('.hits .entry').last().scrollIntoViewIfNeeded();
  const bar = page.locator('.compare-bar');
  expect((await bar.boundingBox())?.height).toBeLessThan(MOST_BAR_PX);
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await eventually(async () => {
    expect(await page.evaluate('document.activeElement.id')).toBe('compared');
  });
  // The bar leaves the comparison free, and its heading keeps off the edge.
  await page.locator('.compare-bar.away').waitFor();
  const table = await page.getByRole('table').boundingBox();
  expect((await bar.boundingBox())?.y).toBeGreaterThan((table?.y ?? 0) + (table?.height ?? 0));
  expect((await page.locator('#compared').boundingBox())?.y).toBeGreaterThanOrEqual(LEAST_ABOVE_PX);
}

/** From the charity over its campaign to the page for giving. */
async function readCharityAndCampaign(): Promise<void> {
  await follow(FUND);
  await heading(FUND);
  expect(new URL(page.url()).pathname).toBe(`/charities/${river}`);
  await page.getByText('We keep rivers clean.').waitFor();
  await page.getByText('Clean banks').waitFor();
  await page.getByText('Our reviewers have not approved this charity.', { exact: false }).waitFor();
  await page.getByText('A charity that is new here starts low.', { exact: false }).waitFor();
  await page.getByText('How the score is made').click();
  await page.getByText('The score is updated once a day', { exact: false }).waitFor();
  await page.getByText('Ratings by donors', { exact: true }).waitFor();
  await page.getByText('No gifts counted yet').waitFor();
  await page.getByText('Volunteer hours').waitFor();
  await page.getByText(OPPORTUNITY).waitFor();
  await page.getByRole('link', { name: CAMPAIGN }).waitFor();
  expect((await page.locator('main h2').allTextContents()).slice(0, 5)).toEqual([
    'Trust',
    'What it does',
    'Impact',
    'Campaigns',
    'Volunteer work',
  ]);
  await readsWell();
  await follow(CAMPAIGN);
  await heading(CAMPAIGN);
  await page.getByRole('progressbar', { name: '$0 raised of $1,000 0%' }).waitFor();
  await page.getByText('No end date').waitFor();
  await page.getByRole('heading', { name: `About ${FUND}` }).waitFor();
  await readsWell();
  await follow('Give to this campaign');
  await page.waitForURL(`${site.url}/give/${campaign}`);
  await page.locator('#amount').waitFor();
}

it('photographs of a charity show on its page, whatever name of this machine the page has', async () => {
  await addPhoto(site.url, { charityId: river, key: memberKey });
  for (const name of ['127.0.0.1', 'localhost']) {
    await page.goto(`${site.url.replace('127.0.0.1', name)}/charities/${river}`);
    await seePhoto(page);
  }
});

it('from words over filters, the map and a comparison to the page for giving', async () => {
  await page.goto(site.url);
  await page.locator('.person').getByRole('link', { name: 'Account' }).waitFor();
  await heading('Find a charity');
  await page.locator('.entry').first().waitFor();
  await readsWell();

  await page.getByRole('combobox').fill(WORD);
  await page.getByRole('option').first().waitFor();
  // The list does not cover the button: Playwright clicks only what is on top.
  await page.getByRole('button', { name: 'Search' }).click({ trial: true });
  await readsWell();
  // One Enter searches, though suggestions show.
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`q=${WORD}`));
  expect(await page.getByRole('option').count()).toBe(0);
  await total('5 results');
  await page
    .getByRole('listitem')
    .filter({ hasText: BIRDS })
    .getByText('Not verified', { exact: false })
    .waitFor();

  expect(await page.getByText('Type', { exact: true }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await page.getByText('Type', { exact: true }).click();
  await readsWell();
  await follow('Charity');
  await total('3 results');
  await page.getByText('State', { exact: true }).click();
  await press('Show a map');
  await page.locator('.map path.shade-4').first().waitFor();
  await readsWell();
  await follow('Colorado');
  await total('2 results');
  await press('Filters (2)');
  expect(await page.getByText('Cause', { exact: true }).isVisible()).toBe(false);
  await follow('Remove the filter Colorado');
  await total('3 results');

  const heights = () =>
    page.evaluate<number[]>(
      "[...document.querySelectorAll('.hits .entry')].map((each) => each.getBoundingClientRect().height)",
    );
  const before = await heights();
  for (const [index, name] of [FUND, BIRDS, SCHOOL].entries()) {
    await page.getByRole('listitem').filter({ hasText: name }).getByText('Compare').click();
    expect(await page.evaluate('document.activeElement.labels[0].textContent')).toBe(`Compare ${name}`);
    await page.getByText(`${String(index + 1)} of 3 chosen.`, { exact: false }).waitFor();
    if (index === 0) expect(await page.getByRole('table').count()).toBe(0);
  }
  await page.getByRole('columnheader', { name: SCHOOL }).waitFor();
  expect(await heights()).toEqual(before);
  await expectTableToFit();
  await readsWell();
  await expectTrustAndBar();
  await page.reload();
  await page.getByRole('button', { name: `Remove ${BIRDS}` }).click();
  await page.getByRole('columnheader', { name: BIRDS }).waitFor({ state: 'detached' });
  await press('Stop comparing');

  await readCharityAndCampaign();
});

it('offers countries and a map of the world once matches lie in several', async () => {
  await page.goto(`${site.url}/?q=${WORD}`);
  await total('5 results');
  await press('Filters');
  expect(await page.getByRole('button', { name: 'Country' }).count()).toBe(0);
  const place = { city: 'Berlin', country: 'DE', latitude: 52.52, longitude: 13.4 };
  const charity = await buildCharity(site.db, { ...place, name: GARDEN });
  await waitFor('the index', async () => (await countOf(GARDEN_WORD)) === 1);
  await page.goto(`${site.url}/?q=${encodeURIComponent(`${WORD} OR ${GARDEN_WORD}`)}`);
  await press('Filters');
  await press('Country');
  await page.getByRole('link', { name: 'United States', exact: true }).waitFor();
  await press('Show a map');
  await page.locator('.map circle').first().waitFor();
  await readsWell();
  await follow('Germany');
  await total('1 result');
  await page.locator(`a[href="/charities/${charity.id}"]`).first().waitFor();
  await page.getByText('Remove the filter Germany').waitFor();
});

it('a suggestion leads to what it names, with the keyboard alone', async () => {
  await page.goto(site.url);
  await page.getByRole('combobox').focus();
  await page.keyboard.type(`${WORD} bi`);
  await page.getByRole('option', { name: BIRDS }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await heading(BIRDS);
  await page.getByText('This charity has not joined this platform yet.', { exact: false }).waitFor();
  await page.getByText('We count the birds of Denver and the USA.').waitFor();
  await page.getByText('There is no score yet.', { exact: false }).waitFor();
});

it('each way back from a charity shows what was typed, the results, and the place in the list', async () => {
  await page.goto(`${site.url}/?q=${WORD}`);
  await total('5 results');
  await page.getByRole('combobox').fill(`${WORD} bi`);
  await page.getByLabel('Near').fill('Denver, CO');
  // Equal matches come in any order: only the last charity is below the screen for certain.
  const charities = new RegExp(`^(${FUND}|${BIRDS}|${SCHOOL})$`);
  const last = page.getByRole('link', { name: charities }).last();
  const name = (await last.textContent()) ?? '';
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate<number>('scrollY');
  expect(place).toBeGreaterThan(0);
  await last.click();
  await heading(name);
  await waitFor('the top of the page', async () => (await page.evaluate('scrollY')) === 0);
  await page.goBack();
  await last.waitFor();
  await waitFor('the place in the list', async () => (await page.evaluate('scrollY')) === place);
  await total('5 results');
  await eventually(async () => {
    expect(await page.getByRole('combobox').inputValue()).toBe(`${WORD} bi`);
    expect(await page.getByLabel('Near').inputValue()).toBe('Denver, CO');
  });

  await last.click();
  await heading(name);
  await follow('Back to the results');
  await last.waitFor();
  await waitFor('the place in the list', async () => (await page.evaluate('scrollY')) === place);

  // A search that was sent is in the address of its own step.
  await page.getByLabel('Near').fill('');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(new RegExp(`q=${WORD}\\+bi`));
  await page.goBack();
  await total('5 results');
  await eventually(async () => {
    expect(await page.getByRole('combobox').inputValue()).toBe(WORD);
  });
});

it('names a charity before its page has loaded', async () => {
  await page.route('**/v1/charities/*', () => undefined);
  await page.goto(`${site.url}/charities/${river}`);
  await page.getByText('Loading…').first().waitFor();
  await heading(FUND);
});

it('says what is wrong with a search, finds nothing politely, and corrects what was mistyped', async () => {
  await page.goto(`${site.url}/?q=${encodeURIComponent('rivers AND (')}`);
  await page.getByText('This search cannot be read.').waitFor();
  await readsWell();
  site.dropFaults('status of 400');
  await page.goto(`${site.url}/?q=${WORD}`);
  await page.getByLabel('Near').fill('colorado');
  await press('Search');
  await page.getByText('Remove the filter Colorado').waitFor();
  await page.goto(`${site.url}/?q=qqqqzzzz`);
  await page.getByText('Nothing matches “qqqqzzzz”.').waitFor();
  await readsWell();
  await page.goto(`${site.url}/?q=${WORD.replace(/(.)(.)$/, '$2$1')}`);
  await page.getByText('Nothing matches these exact words.', { exact: false }).waitFor();
  await page.getByRole('link', { name: FUND }).waitFor();
});

it('has no text that cannot be translated', async () => {
  const untranslated = async (path: string) => {
    await page.goto(`${site.url}${path}${path.includes('?') ? '&' : '?'}lang=en-XA`);
    await page.locator('main section').first().waitFor();
    await page.waitForLoadState('networkidle');
    const texts = await page.evaluate<string[]>(`(() => {
        const texts = [];
        const walker = document.createTreeWalker(document.getElementById('find'), NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          // What the API says, and what people wrote.
          if (walker.currentNode.parentElement.closest('[lang="en"], a[href^="/c"], .brand, h3, .mission') === null)
            texts.push(walker.currentNode.textContent.trim());
        }
        for (const each of document.querySelectorAll('#find [aria-label], #find [placeholder]'))
          texts.push(each.getAttribute('aria-label') ?? each.placeholder);
        return texts;
      })()`);
    const isOurs = (text: string) => /[a-z]{2}/.test(text) && !text.startsWith('⟦');
    return texts.filter(isOurs);
  };
  const people = [
    FUND,
    BIRDS,
    SCHOOL,
    GARDEN,
    CAMPAIGN,
    'Every Saturday.',
    'We keep rivers clean.',
    'We count the birds of Denver and the USA.',
  ];
  const fromPeople = (text: string) =>
    people.includes(text) || /^(Denver|Austin|Giving Platform)|binoculars/.test(text);
  for (const path of [
    `/?q=${WORD}&compare=${river},${birds}`,
    `/charities/${river}`,
    `/campaigns/${campaign}`,
  ]) {
    expect((await untranslated(path)).filter((text) => !fromPeople(text))).toEqual([]);
  }
});
