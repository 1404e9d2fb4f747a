/** Another host shows our pages (`WEB_ORIGINS`): it forwards them and their files alone, and they work as at home. */
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Page } from 'playwright-core';
import { buildActor } from '../../../factories';
import { startApi } from '../../../support/api';
import { buildClaimedCharity, fillGift, GOOD_CARD, openGiveForm } from '../give-form';
import { isMissingProof, newEmail, useSite } from '../../../support/site';
import { addLogin, PASSWORD } from '../../../support/oauth';
import { type PagesProcess, startPagesProcess } from '../../../support/pages';
import { addPhoto, seePhoto } from '../../../factories/photos';

const EMAIL = newEmail();
/** What docs/production.md tells the host to forward, and the sandbox's stand-in for a processor's form. */
const FORWARDED =
  /^\/(?:$|(?:charities|campaigns|give|my|assets)\/|my$|account\/callback$|embed\.js$|sandbox\/card-form$)/;

const site = useSite({ width: 375, expects: isMissingProof });
let pages: PagesProcess;
let host: Server;
let hostUrl: string;
let page: Page;
let charity: { id: string; name: string };
let memberKey: string;

beforeAll(async () => {
  host = createServer();
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  // For a browser this is another site than 127.0.0.1, where the API is.
  hostUrl = `http://localhost:${String((host.address() as AddressInfo).port)}`;
  pages = await startPagesProcess(site.installation, (url) => ({ PUBLIC_URL: url, WEB_ORIGINS: hostUrl }));
  forward(host, pages.url);
  charity = await buildClaimedCharity(site.db, 'River Fund');
  memberKey = (await buildActor(site.db, { memberOf: charity.id })).key;
  const { userId } = await buildActor(site.db, { name: 'Ada Lovelace' });
  await addLogin(site.db, userId, EMAIL);
});
afterAll(async () => {
  host?.close();
  await pages?.close();
});
beforeEach(() => {
  ({ page } = site);
});

/** Forwards the pages, and sends the browser to the API's address for everything else. */
function forward(server: Server, target: string): void {
  server.on('request', (incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    if (!FORWARDED.test(new URL(url, target).pathname)) {
      outgoing.writeHead(302, { Location: target + url }).end();
      return;
    }
    incoming.pipe(
      request(target + url, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }),
    );
  });
}

it('a guest sees a charity with its photographs there, and gives', () =>
  site.installation.watch(async () => {
    await addPhoto(pages.url, { charityId: charity.id, key: memberKey });
    await page.goto(`${hostUrl}/charities/${charity.id}`);
    await seePhoto(page);
    const frame = await openGiveForm(page, `${hostUrl}/give/${charity.id}`);
    await fillGift(frame, GOOD_CARD);
    await page.getByRole('button', { name: /^Give \$/ }).click();
    await page.getByText('Your test gift of $25.00 to River Fund is complete.').waitFor();
    expect(new URL(page.url()).origin).toBe(hostUrl);
  }));

it('somebody signs in at the address of the API, comes back, and stays signed in over a reload', () =>
  site.installation.watch(async () => {
    const gifts = () => page.getByRole('heading', { level: 1, name: 'Gifts' }).waitFor();
    await page.goto(`${hostUrl}/my`);
    await page.getByLabel('Email address').fill(EMAIL);
    expect(new URL(page.url()).origin).toBe(pages.url);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await gifts();
    expect(page.url()).toBe(`${hostUrl}/my`);
    await page.reload();
    await gifts();
    expect(page.url()).toBe(`${hostUrl}/my`);
    await page.getByRole('link', { name: 'Account' }).click();
    await page.waitForURL(`${hostUrl}/my/account`);
    await page.getByRole('main').getByText(EMAIL).waitFor();
  }));

describe('the API', () => {
  const HTML = { Accept: 'text/html' };
  const [HOME, ELSEWHERE] = ['https://give.example', 'https://www.give.example'];

  it('names its public address to the pages, whatever the Host header says, and lets them call it', async () => {
    const api = await startApi({ PUBLIC_URL: `${HOME}/`, WEB_ORIGINS: ELSEWHERE });
    try {
      for (const headers of [HTML, { ...HTML, Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }]) {
        const answer = await api.call('GET', '/my', { headers });
        expect(answer.text).toContain(`<meta name="giving-api" content="${HOME}" />`);
        expect(answer.text).toContain(`href="${HOME}/.well-known/openid-configuration"`);
        const policy = answer.headers.get('Content-Security-Policy');
        expect(policy).toContain(`img-src 'self' ${HOME}; connect-src 'self' ${HOME};`);
        expect(answer.text + String(policy)).not.toContain('evil');
      }
    } finally {
      await api.close();
    }
  });

  it('lets scripts of exactly these origins call it, without cookies', async () => {
    const api = await startApi({ PUBLIC_URL: HOME, WEB_ORIGINS: ELSEWHERE });
    try {
      for (const path of ['/v1/charities', '/oauth/token', '/.well-known/openid-configuration']) {
        const asked = { 'Access-Control-Request-Method': path === '/oauth/token' ? 'POST' : 'GET' };
        const { headers } = await api.call('OPTIONS', path, { headers: { ...asked, Origin: ELSEWHERE } });
        expect([path, headers.get('Access-Control-Allow-Origin')]).toEqual([path, ELSEWHERE]);
        expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
      }
      const other = await api.call('GET', '/v1/charities', {
        headers: { Origin: 'https://give.example.evil' },
      });
      expect(other.headers.get('Access-Control-Allow-Origin') ?? '').toBe('');
    } finally {
      await api.close();
    }
  });

  it('tells pages nothing if no other host shows them', async () => {
    const api = await startApi({ PUBLIC_URL: HOME });
    try {
      const { text, headers } = await api.call('GET', '/my', { headers: HTML });
      expect(text).not.toContain('giving-api');
      expect(text).toContain('href="/.well-known/openid-configuration"');
      expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self';");
    } finally {
      await api.close();
    }
  });
});
