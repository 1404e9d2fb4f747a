/** Another site shows the page for giving: only if the charity listed it, and it hears only what that page says. */
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type FrameLocator, type Page } from 'playwright-core';
import { runStatement, selectRows } from '../../../../db/database';
import { buildActor, buildCharity } from '../../../factories';
import { buildCampaign } from '../../../factories/campaign';
import { readBlocks } from '../../guides/guide';
import { isMissingProof, useSite } from '../../../support/site';

const MOST_SCRIPT_BYTES = 5_000;

const site = useSite({
  // A test gift has no proof, and Chromium says which frame it does not show.
  expects: (text, url) => isMissingProof(text, url) || text.includes('frame-ancestors'),
});
let page: Page;
let host: Server;
let hostUrl: string;
let charityId: string;

beforeAll(async () => {
  const charity = await buildCharity(site.db, { name: 'River Fund' });
  await buildActor(site.db, { memberOf: charity.id });
  charityId = charity.id;
  host = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(hostPage());
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  hostUrl = `http://127.0.0.1:${String((host.address() as AddressInfo).port)}`;
});
afterAll(() => void host?.close());
beforeEach(() => {
  ({ page } = site);
});

/** What the guide tells a site to write, with the addresses of this test. */
function guideBlocks(): string {
  return readBlocks('docs/guides/embed.md')
    .filter(({ language }) => language === 'html')
    .map(({ text }) => text)
    .join('\n')
    .replaceAll('https://give.example.org', site.url)
    .replaceAll('charity_sandbox_000000000000', charityId)
    .replaceAll('Harbor Light', 'River Fund');
}

/** A page of another site, with names of its own that the script must not meet. It notes what it hears. */
function hostPage(): string {
  return `<!doctype html><title>Another site</title>
    <script>
      var heard = [];
      function e() { return 'mine'; } function t() { return 'mine'; } function n() { return 'mine'; }
      for (const type of ['ready', 'height', 'completed', 'closed'])
        addEventListener('giving:' + type, (event) => heard.push([type, event.detail.donation_id]));
    </script>
    ${guideBlocks()}`;
}

function list(origins: string[]): Promise<void> {
  return runStatement(site.db, `UPDATE charities SET give_settings = $2::jsonb WHERE id = $1`, [
    charityId,
    JSON.stringify({ embedOrigins: origins }),
  ]);
}

const heard = (type: string) =>
  page.evaluate<[string, string | undefined][]>(`heard.filter(([type]) => type === '${type}')`);

async function give(frame: FrameLocator): Promise<void> {
  await frame.locator('#amount').fill('25');
  await frame.locator('#name').fill('Ada Lovelace');
  await frame.locator('#email').fill('ada@example.org');
  const card = frame.frameLocator('iframe');
  await card.locator('#number').fill('4242424242424242');
  await card.locator('#expiry').fill('12/40');
  await card.locator('#code').fill('123');
  await frame.getByRole('button', { name: /^Give \$/ }).click();
}

it('a listed site shows the form, and hears when a gift is completed and when it is closed', async () => {
  await list([hostUrl]);
  await page.goto(hostUrl);
  const frame = page.frameLocator('iframe');
  await frame.locator('#amount').waitFor();
  await page.getByText('Give to River Fund').waitFor({ state: 'hidden' });
  expect(await page.locator('iframe').getAttribute('allow')).toBe('payment *');
  await give(frame);
  await frame.getByText('Your test gift of $25.00 to River Fund is complete.').waitFor();
  await page.waitForFunction(`heard.some(([type]) => type === 'completed')`);
  const [gift] = await selectRows<{ id: string }>(site.db, 'SELECT id FROM donations WHERE charity_id = $1', [
    charityId,
  ]);
  expect(await heard('completed')).toEqual([['completed', gift?.id]]);
  const height = await page.evaluate<number>(`parseInt(document.querySelector('iframe').style.height)`);
  expect(height).toBeGreaterThan(300);
  // The site has a name and a way back of its own.
  expect(await frame.getByRole('banner').count()).toBe(0);
  expect(await frame.getByRole('link', { name: 'Find another charity' }).count()).toBe(0);
  await frame.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Give to River Fund').waitFor();
  expect(await page.locator('iframe').isHidden()).toBe(true);
  expect(await page.evaluate('[e(), t(), n()]')).toEqual(['mine', 'mine', 'mine']);
});

it('the offer of an account opens a tab of its own, and the frame and its site stay where they are', async () => {
  await list([hostUrl]);
  await page.goto(hostUrl);
  const frame = page.frameLocator('iframe');
  await give(frame);
  await frame.getByText('Your test gift of $25.00 to River Fund is complete.').waitFor();
  const opened = page.context().waitForEvent('page');
  await frame.getByRole('link', { name: 'Create an account' }).click();
  const tab = await opened;
  await tab.getByRole('heading', { name: 'Create an account' }).waitFor();
  expect(tab.url()).toBe(`${site.url}/account/register`);
  expect(await tab.evaluate('opener')).toBeNull();
  await tab.close();
  expect(page.url()).toBe(`${hostUrl}/`);
  await frame.getByRole('button', { name: 'Close' }).waitFor();
});

it('a forged message changes nothing, whoever sends it', async () => {
  await list([hostUrl]);
  await page.goto(hostUrl);
  const frame = page.frameLocator('iframe[allow]');
  await frame.locator('#amount').waitFor();
  await page.evaluate(`(() => {
      const forged = { source: 'giving', version: 1, type: 'completed', donation_id: 'donation_forged' };
      postMessage(forged, '*');
      document.querySelector('iframe').contentWindow.postMessage(forged, '*');
      const other = document.body.appendChild(document.createElement('iframe'));
      other.contentWindow.eval('parent.postMessage(' + JSON.stringify(forged) + ', "*")');
    })()`);
  await frame.locator('#amount').fill('30');
  expect(await heard('completed')).toEqual([]);
  expect(await heard('ready')).toHaveLength(1);
  expect(await heard('closed')).toEqual([]);
  expect(await frame.locator('#amount').inputValue()).toBe('30');
});

it('a site that is not listed sees nothing, and its link stays', async () => {
  await list(['https://other.example']);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(hostUrl);
  await refused;
  expect(await page.evaluate('heard')).toEqual([]);
  expect(await page.getByText('Give to River Fund').isVisible()).toBe(true);
  expect(await page.locator('iframe').isHidden()).toBe(true);
});

const headersAt = async (path: string) => (await fetch(`${site.url}${path}`)).headers;

it('only the page in a frame may be framed, by the listed sites alone', async () => {
  await list([hostUrl]);
  const headersOf = (query: string) => headersAt(`/give/${charityId}${query}`);
  const alone = await headersOf('');
  expect(alone.get('X-Frame-Options')).toBe('DENY');
  expect(alone.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  const framed = await headersOf('?embed=1');
  expect(framed.get('X-Frame-Options')).toBeNull();
  expect(framed.get('Content-Security-Policy')).toContain(`frame-ancestors ${hostUrl};`);
  for (const other of ['?embed', '?embed=', '?embed=0', '?embed=true', '?embed=1&embed=1']) {
    const headers = await headersOf(other);
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  }
  await list([]);
  expect((await headersOf('?embed=1')).get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
});

it('the page of a campaign, and its form for cards, may be framed by the sites that its charity listed', async () => {
  await list([hostUrl]);
  const { id } = await buildCampaign(site.db, { charityId });
  for (const path of [`/give/${id}?embed=1`, `/sandbox/card-form?embed=${id}`]) {
    const headers = await headersAt(path);
    expect(headers.get('X-Frame-Options')).toBeNull();
    expect(headers.get('Content-Security-Policy')).toMatch(new RegExp(`frame-ancestors [^;]*${hostUrl};`));
  }
  expect((await headersAt(`/give/${id}`)).get('X-Frame-Options')).toBe('DENY');
  await list([]);
  expect((await headersAt(`/give/${id}?embed=1`)).get('Content-Security-Policy')).toContain(
    "ancestors 'none'",
  );
});

it('names the site to the page only if it is listed', async () => {
  await list([hostUrl]);
  const textOf = async (origin: string) => {
    const query = new URLSearchParams({ embed: '1', origin });
    return (await fetch(`${site.url}/give/${charityId}?${query.toString()}`)).text();
  };
  expect(await textOf(hostUrl)).toContain(`data-embed-origin="${hostUrl}"`);
  for (const other of ['https://other.example', `${hostUrl}/`, '"><script>']) {
    expect(await textOf(other)).not.toContain('data-embed-origin');
  }
});

it('the script is small, has no other part and is asked for again after an hour', async () => {
  const reply = await fetch(`${site.url}/embed.js`, { headers: { 'Accept-Encoding': 'identity' } });
  const script = await reply.text();
  expect(reply.headers.get('Content-Type')).toMatch(/javascript/);
  expect(reply.headers.get('Cache-Control')).toBe('public, max-age=3600');
  expect(Buffer.byteLength(script)).toBeLessThan(MOST_SCRIPT_BYTES);
  expect(script).not.toMatch(/\bimport\b|\bexport\b/);
});
