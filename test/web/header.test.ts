/** All pages have one header and one icon: those that the server writes and those of a script. */
import { type Page } from 'playwright-core';
import { buildCharity } from '../factories';
import { useApi } from '../support/api';
import { buildPerson, PASSWORD } from '../support/oauth';
import { useTabs } from '../support/tabs';

const api = useApi();
// The API runs without its search.
const tabs = useTabs({ width: 1200, expects: (text) => text.includes('status of 503') });

const HTML = { Accept: 'text/html' };
const LOGO = /\/assets\/logo-[\w-]{8}\.svg/;

async function readPage(path: string): Promise<string> {
  return (await api.call('GET', path, { headers: HTML })).text;
}

it('every page names the same icon, and its header begins with it and the name of the platform', async () => {
  const charity = await buildCharity(api.db);
  const paths = [
    '/',
    '/my',
    `/give/${charity.id}`,
    `/charities/${charity.id}`,
    `/receipts/${'0'.repeat(64)}`,
    '/account/register',
    '/sandbox/mails',
    '/docs',
    '/docs/errors/NOT_FOUND',
    '/docs/nowhere',
    '/nowhere',
  ];
  const [logo = ''] = LOGO.exec(await readPage('/')) ?? [];
  const brand = `<header class="bar"><p class="brand"><a href="/"><img src="${logo}" alt="" width="24" height="24" /><span translate="no">Giving Platform</span></a></p>`;
  for (const path of paths) {
    const text = (await readPage(path)).replaceAll(/>\s+</g, '><').replace('bar many"', 'bar"');
    expect([path, text.includes(brand)]).toEqual([path, true]);
    expect(text).toContain(`<link rel="icon" type="image/svg+xml" href="${logo}" />`);
  }
});

it('a page in a frame of another site has no header', async () => {
  const charity = await buildCharity(api.db);
  expect(await readPage(`/give/${charity.id}?embed=1`)).not.toContain('<header class="bar');
});

it('the icon is a picture, also for a browser that only guesses where it is', async () => {
  const [logo = ''] = LOGO.exec(await readPage('/')) ?? [];
  for (const path of [logo, '/favicon.ico']) {
    const { status, headers, text } = await api.call('GET', path);
    expect([status, headers.get('Content-Type'), text.slice(0, 4)]).toEqual([200, 'image/svg+xml', '<svg']);
  }
});

/** The elements of the header with their attributes and texts. Attributes that only a script needs are left out. */
const ELEMENTS = `(root) => [...root.querySelectorAll('.skip, header.bar, header.bar *')].map((each) => [
  each.tagName,
  ...[...each.attributes].map(({ name, value }) => name + '=' + value).filter((text) => !text.startsWith('data-')).sort(),
  each.children.length === 0 ? each.textContent.trim() : '',
])`;

async function elementsOf(page: Page, written?: string): Promise<string[][]> {
  if (written === undefined) return page.evaluate<string[][]>(`(${ELEMENTS})(document)`);
  const parse = `new DOMParser().parseFromString(${JSON.stringify(written)}, 'text/html')`;
  return page.evaluate<string[][]>(`(${ELEMENTS})(${parse})`);
}

it.each(['/', '/charities'])('the script shows the header that the server wrote: %s', async (start) => {
  const { page } = tabs;
  const path = start === '/' ? start : `${start}/${(await buildCharity(api.db)).id}`;
  await page.goto(api.url + path);
  await page.getByRole('contentinfo').waitFor();
  const shown = await elementsOf(page);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown).toEqual(await elementsOf(page, await readPage(path)));
});

it('names who is signed in', async () => {
  const { page } = tabs;
  const { email } = await buildPerson(api);
  await page.goto(`${api.url}/account/security`);
  expect(await page.locator('.person').count()).toBe(0);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.goto(`${api.url}/account/security`);
  expect(await page.locator('.person :is(span, a)').allTextContents()).toEqual([
    email,
    'Account',
    'Sign out',
  ]);
});
