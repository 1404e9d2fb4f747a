/** A real browser with a virtual authenticator makes a passkey and signs in with it. */
import { type BrowserContext, type Page } from 'playwright-core';
import { readConfig } from '../../../../config';
import { inTransaction } from '../../../../db/database';
import { createSecretBox } from '../../../../gateways';
import { addPasskey as storePasskey } from '../../../../operations/factors/passkeys';
import { useApi } from '../../../support/api';
import { FormBrowser } from '../../../support/browser';
import { buildPerson, PASSWORD, readMails } from '../../../support/oauth';
import { codeAt, secretOn, signIn } from '../../../support/own-clients';
import { useTabs } from '../../../support/tabs';

const api = useApi();
const tabs = useTabs();
let site: string;
beforeAll(() => {
  site = api.url.replace('127.0.0.1', 'localhost');
});

/** A tab in a browser of its own, with an authenticator that says yes. */
async function openDevice(): Promise<{ context: BrowserContext; page: Page }> {
  const page = await tabs.open();
  const context = page.context();
  const protocol = await context.newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { context, page };
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function addPasskey(page: Page, email: string): Promise<void> {
  await page.goto(`${site}/account/security`);
  await givePassword(page, email);
  await page.getByLabel('Name of the passkey').fill('Laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
}

it('makes a passkey, and signs in with it and not without', async () => {
  const owner = await buildPerson(api);
  const { email } = owner;
  const { context, page } = await openDevice();
  const sent = page.waitForRequest((request) => request.postData()?.includes('answer=') === true);
  await addPasskey(page, email);
  const answer = new URLSearchParams((await sent).postData() ?? '').get('answer') ?? '';
  await page.getByRole('link', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'Remove Laptop' }).waitFor();
  await page.getByText('1 set up', { exact: true }).waitFor();

  await context.clearCookies();
  await page.goto(`${site}/account/security`);
  await givePassword(page, email);
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Remove Laptop' }).waitFor();
  const subjects = (await readMails(api)).filter((mail) => mail.to === email).map((mail) => mail.subject);
  expect(subjects).toEqual(['A passkey was added to your account']);

  await page.getByRole('button', { name: 'Remove Laptop' }).click();
  await page.getByText('Only your password protects this account').waitFor();
  await context.close();

  // The answer that made the passkey was used, so it does not bring a removed passkey back.
  const given = { site: { id: 'localhost', origin: site }, name: 'Laptop', answer };
  const secrets = createSecretBox(readConfig({}).dataKeys);
  const again = await inTransaction(api.db, (tx) =>
    storePasskey({ tx, at: new Date(), secrets }, { ...owner, issuer: site }, given),
  );
  expect(again).toEqual({ state: 'wrong' });
});

it("refuses an answer that was used, no answer, and another user's passkey", async () => {
  const { email } = await buildPerson(api);
  const { context, page } = await openDevice();
  await addPasskey(page, email);
  await context.clearCookies();
  await page.goto(`${site}/account/security`);
  await givePassword(page, email);
  const sent = page.waitForRequest((request) => request.url().endsWith('/passkey'));
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  const answer = new URLSearchParams((await sent).postData() ?? '').get('answer') ?? '';
  await page.getByRole('button', { name: 'Remove Laptop' }).waitFor();
  await context.close();

  const replay = new FormBrowser(site);
  const asked = await signIn(await replay.open('/account/security'), replay, email);
  expect(asked.text).toContain('Use a passkey');
  expect((await replay.send(asked, '/passkey', { answer })).status).toBe(422);
  expect((await replay.send(asked, '/passkey', { answer: '{}' })).status).toBe(422);
  expect((await replay.send(asked, '/passkey', {})).status).toBe(422);
  const clientDataJSON = Buffer.from('{"challenge":1}').toString('base64url');
  const odd = JSON.stringify({ id: 'a', response: { clientDataJSON } });
  expect((await replay.send(asked, '/passkey', { answer: odd })).status).toBe(422);

  const eve = await buildPerson(api);
  const device = await openDevice();
  await addPasskey(device.page, eve.email);
  // Eve's device answers the challenge of somebody else's sign-in: her passkey is not theirs.
  const options = /data-options="([^"]+)"/.exec(asked.text)?.[1]?.replaceAll('&quot;', '"') ?? '';
  const { allowCredentials: _, ...open } = JSON.parse(options) as Record<string, unknown>;
  await device.page.getByRole('link', { name: 'I have saved them' }).click();
  await device.page.getByRole('button', { name: 'Remove Laptop' }).waitFor();
  const evesAnswer = await device.page.evaluate<string>(
    `SimpleWebAuthnBrowser.startAuthentication({ optionsJSON: ${JSON.stringify(open)} }).then(JSON.stringify)`,
  );
  expect(evesAnswer).toContain('clientDataJSON');
  expect((await replay.send(asked, '/passkey', { answer: evesAnswer })).status).toBe(422);
  await device.context.close();
});

it('an authenticator app and a passkey stand side by side', async () => {
  const { email } = await buildPerson(api);
  const { context, page } = await openDevice();
  await addPasskey(page, email);
  await page.getByRole('link', { name: 'I have saved them' }).click();
  await page.locator('summary').click();
  // Screen readers read the key below the picture instead.
  expect(await page.locator('[aria-hidden=true] svg').count()).toBe(1);
  const secret = (await page.locator('#totp-key').textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(codeAt(secret, new Date()));
  await page.getByRole('button', { name: 'Add the app' }).click();
  await page.getByRole('button', { name: 'Remove Authenticator app' }).waitFor();
  expect(await page.locator('svg').count()).toBe(0);
  await context.close();
});

it('an IP address offers no passkey', async () => {
  const { email } = await buildPerson(api);
  const ip = new FormBrowser(api.url);
  const page = await signIn(await ip.open('/account/security'), ip, email);
  expect(page.text).not.toContain('Add a passkey');
  expect(secretOn(page)).toMatch(/^[A-Z2-7]{32}$/);
});

it('the scripts are our own, and the page allows no other', async () => {
  const { email } = await buildPerson(api);
  const form = new FormBrowser(site);
  const page = await signIn(await form.open('/account/security'), form, email);
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'; ");
  const scripts = [...page.text.matchAll(/<script defer src="([^"]+)"><\/script>/g)].map(([, path]) => path);
  expect(scripts).toEqual(['/account/webauthn.js', '/account/passkey.js']);
  for (const path of scripts) {
    const { headers } = await fetch(new URL(path ?? '', site));
    expect(headers.get('Content-Type')).toContain('javascript');
  }
});
