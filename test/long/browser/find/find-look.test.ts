/** What stands where on the pages on which people find a charity, on a desktop and on a telephone. */
import { type Locator, type Page } from 'playwright-core';
import { buildActor, buildCharity } from '../../../factories';
import { call } from '../../../support/api';
import { newWord, useSite } from '../../../support/site';
import { expectReadable } from '../../../support/pages';
import { waitFor } from '../../../support/wait';

/** The word by which a search finds the rows of this file alone. */
const WORD = newWord();
const FUND = `${WORD} Fund`;
const PHONE = 320;
const DESKTOP = 1_280;
const CARD_PADDING = '24px';
const LEAST_BAR_PX = 12;
const LEAST_TARGET_PX = 44;

const site = useSite({ width: PHONE });
let page: Page;
let charity: string;
let campaign: string;

beforeAll(async () => {
  const { db } = site;
  const place = { city: 'Denver', state: 'CO', country: 'US', latitude: 39.74, longitude: -104.99 };
  const { id } = await buildCharity(db, {
    ...place,
    name: FUND,
    description: 'We keep rivers clean.',
    verified: true,
    verificationLevel: 'standard',
  });
  charity = id;
  const { key } = await buildActor(db, { memberOf: charity });
  const body = { charity_id: charity, name: `A cleaner ${WORD}`, funding_goal: '1000.00', currency: 'USD' };
  const made = await call<{ id: string }>(site.url, 'POST', '/v1/campaigns', {
    key,
    body: { ...body, description: 'We clean its banks.' },
  });
  campaign = made.body.id;
  await waitFor('the index', async () => {
    const found = await call<{ total: number }>(site.url, 'GET', `/api/v1/search?q=${WORD}`, { key });
    return found.body.total === 2;
  });
});

async function boxOf(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('it does not show');
  return box;
}

const styleOf = (selector: string, name: string) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}'))['${name}']`);
const card = (name: string) => page.getByRole('region', { name, exact: true });

it('a campaign shows first how much it has raised, beside what it is for', async () => {
  page = await site.open({ width: DESKTOP });
  await page.goto(`${site.url}/campaigns/${campaign}`);
  await page.getByRole('link', { name: 'Give to this campaign' }).waitFor();
  const progress = card('Progress');
  const [figure, heading] = [
    await styleOf('.main-figure', 'fontSize'),
    await styleOf('#progress', 'fontSize'),
  ];
  expect(parseFloat(figure)).toBeGreaterThan(parseFloat(heading));
  expect((await boxOf(page.getByRole('progressbar'))).height).toBeGreaterThanOrEqual(LEAST_BAR_PX);
  const [first, purpose] = [await boxOf(progress), await boxOf(card('About this campaign'))];
  expect(purpose.y).toBe(first.y);
  expect(purpose.x).toBeGreaterThan(first.x + first.width);
  expect(await styleOf('section[aria-labelledby=progress]', 'padding')).toBe(CARD_PADDING);
  await page.getByText('Our reviewers approved this charity after a check of its documents').waitFor();
  await expectReadable(page);
});

it('a charity has the way to give and its trust beside what it does, and on a telephone right below', async () => {
  const places = async () => {
    await page.goto(`${site.url}/charities/${charity}`);
    await card('Impact').waitFor();
    await card('Trust').getByText('Verified', { exact: true }).waitFor();
    return {
      mission: await boxOf(page.locator('.mission')),
      give: await boxOf(page.getByRole('link', { name: `Give to ${FUND}` })),
      trust: await boxOf(card('Trust')),
      impact: await boxOf(card('Impact')),
    };
  };
  page = await site.open({ width: DESKTOP });
  const { mission, give, trust, impact } = await places();
  expect(give.y).toBeCloseTo(mission.y, 0);
  expect(give.x).toBeGreaterThan(mission.x + mission.width);
  expect(trust.x).toBeCloseTo(give.x, 0);
  expect(trust.width).toBeCloseTo(give.width, 0);
  expect(impact.x).toBeCloseTo(mission.x, 0);
  expect(impact.y).toBeLessThan(trust.y + trust.height);
  await expectReadable(page);
  ({ page } = site);
  const tops = Object.values(await places()).map(({ y }) => y);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

it('a filter shows each value with a box to tick, and its count at the edge', async () => {
  ({ page } = site);
  await page.goto(`${site.url}/?q=${WORD}`);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Type' }).click();
  const value = page.getByRole('listitem').filter({ hasText: /^Charity1$/ });
  const row = await boxOf(value);
  const link = await boxOf(value.getByRole('link'));
  const count = await boxOf(value.getByText('1'));
  expect(count.x + count.width).toBeCloseTo(row.x + row.width, 0);
  expect(link.height).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
  // The values stand below their own filter.
  const next = await boxOf(page.getByRole('button', { name: 'Cause' }));
  expect(next.y).toBeGreaterThan(row.y);
  await expectReadable(page);
});

it('every page leads to how gifts are proven, to the documentation and to what is known of its accessibility', async () => {
  ({ page } = site);
  await page.goto(`${site.url}/campaigns/${campaign}`);
  const links = page.getByRole('contentinfo').getByRole('link');
  await links.first().waitFor();
  const names = await links.allTextContents();
  expect(names).toEqual(['How a gift is proven', 'Documentation', 'Accessibility']);
  for (const link of await links.all()) {
    const answer = await fetch(new URL((await link.getAttribute('href')) ?? '', site.url));
    expect(answer.status).toBe(200);
  }
});

it("a charity's figures end at one edge", async () => {
  page = await site.open({ width: DESKTOP });
  await page.goto(`${site.url}/charities/${charity}`);
  await page.getByText('Our reviewers approved this charity after a check of its documents').waitFor();
  const values = card('Impact').locator('.figures > div:not(.main) dd');
  await values.first().waitFor();
  expect(await styleOf('section[aria-labelledby=impact]', 'padding')).toBe(CARD_PADDING);
  const edges = await Promise.all(
    (await values.all()).map(async (value) => {
      const { x, width } = await boxOf(value);
      return Math.round(x + width);
    }),
  );
  const { x, width } = await boxOf(card('Impact'));
  const edge = Math.round(x + width - parseFloat(CARD_PADDING));
  expect(edges).toEqual([edge, edge]);
});

it('on a telephone, the name, the facts and the choice to compare each begin a line of their own', async () => {
  ({ page } = site);
  await page.goto(`${site.url}/?q=${WORD}&near=${encodeURIComponent('Denver, CO')}&type=organization`);
  const hit = page.getByRole('listitem').filter({ hasText: FUND });
  await hit.getByText(/Denver, CO\s· [\d.]+ miles away$/).waitFor();
  const name = await boxOf(hit.getByRole('link'));
  const facts = await boxOf(hit.locator('.hint'));
  const choice = await boxOf(hit.getByRole('checkbox', { name: `Compare ${FUND}` }));
  expect([facts.x, choice.x]).toEqual([name.x, name.x]);
  expect(facts.y).toBeGreaterThan(name.y);
  expect(choice.y).toBeGreaterThan(facts.y + facts.height);
  expect(choice.height).toBeGreaterThanOrEqual(24);
});
