/** The account's overview, keys and applications: by keyboard, on a telephone, in three languages, after a recent sign-in. */
import { type Page } from 'playwright-core';
import { runStatement } from '../../../../db/database';
import { findUser } from '../../../../db/queries/access/accounts';
import { update } from '../../../../db/rows';
import { users } from '../../../../db/tables/accounts';
import { STEP_UP_MAX_AGE_SECONDS } from '../../../../domain/access/step-up';
import { requireRow } from '../../../../domain/errors';
import { buildActor, buildCharity, buildGift } from '../../../factories';
import { completeDonation } from '../../../factories/completed-gift';
import { useApi } from '../../../support/api';
import { addLogin, buildPerson, PASSWORD, speakTo } from '../../../support/oauth';
import { expectUsable, tabTo } from '../../../support/pages';
import { newEmail } from '../../../support/site';
import { useTabs } from '../../../support/tabs';
import { expectTranslated } from '../translated';

const api = useApi();
const tabs = useTabs({ width: 320 });
let page: Page;

beforeEach(() => {
  ({ page } = tabs);
});

const heading = (name: string, level = 1) =>
  page.getByRole('heading', { level, name, exact: true }).waitFor();
const dialog = () => page.getByRole('dialog');
const alert = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

async function signIn(email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/** Signs a new person in at a page of the account. From then on the pages speak the person's language. */
async function enter(path: string, locale = 'en'): Promise<{ email: string; userId: string }> {
  const { email, userId } = await buildPerson(api);
  await speakTo(api.db, email, locale);
  await page.goto(api.url + path);
  await signIn(email);
  return { email, userId };
}

async function pressAt(name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

async function expectFault(field: string, fault: string): Promise<void> {
  const wrong = page.getByLabel(field, { exact: true });
  expect(await wrong.getAttribute('aria-invalid')).toBe('true');
  const described = ((await wrong.getAttribute('aria-describedby')) ?? '').split(' ').at(-1) ?? 'nothing';
  expect(await page.locator(`[id="${described}"]`).innerText()).toBe(fault);
}

/** As if the person had signed in longer ago than a change of the account allows. */
async function age(model: 'Session' | 'AccessToken', userId: string): Promise<void> {
  const field = model === 'Session' ? '{loginTs}' : '{extra,auth_time}';
  await runStatement(
    api.db,
    `UPDATE oauth_records SET payload = jsonb_set(payload, $3, to_jsonb((payload #>> $3)::int - $4::int))
     WHERE model = $1 AND user_id = $2 AND payload #> $3 IS NOT NULL`,
    [model, userId, field, STEP_UP_MAX_AGE_SECONDS + 60],
  );
}

it('the overview says whose account it is, and leads to every page', async () => {
  const charity = await buildCharity(api.db, { name: 'River Fund' });
  const { userId } = await buildActor(api.db, { name: 'Ada Lovelace', memberOf: charity.id });
  const email = newEmail();
  await addLogin(api.db, userId, email);
  await page.goto(`${api.url}/account`);
  await signIn(email);
  await heading('Your account');
  expect(new URL(page.url()).pathname).toBe('/my/account');
  await page.getByRole('main').getByText(charity.id).waitFor();
  await expectUsable(page);
  expect(await page.locator('main .lead').innerText()).toBe(`Ada Lovelace\n${email}`);
  const ways = page.locator('main .rows a');
  const paths = await page.evaluate<string[]>(
    `[...document.querySelectorAll('main .rows a')].map((each) => each.getAttribute('href'))`,
  );
  expect(paths).toEqual(expect.arrayContaining(['/my', '/my/plans', '/my/receipts', '/account/security']));
  expect(paths).toEqual(expect.arrayContaining(['/my/sessions', '/my/keys', '/my/applications']));
  expect(await ways.getByText('Claims to decide').count()).toBe(0);

  await update(api.db, users, { id: userId }, { name: '', isReviewer: true });
  await page.reload();
  await ways.getByText('Claims to decide').waitFor();
  expect(await page.locator('main .lead').innerText()).toBe(email);
  await page.getByRole('link', { name: 'API keys' }).click();
  await heading('API keys');
  const trail = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
  expect(await trail.allTextContents()).toEqual(['Account', 'API keys']);
  const account = page.locator('.person').getByRole('link', { name: 'Account' });
  expect(await account.getAttribute('aria-current')).toBe('true');
  await page.goBack();
  await heading('Your account');
});

it('the keyboard alone makes a key, keeps what was typed when a scope is missing, and is asked before it revokes', async () => {
  await enter('/my/keys');
  await heading('API keys');
  await page.getByText('You have no API keys yet.').waitFor();
  await expectUsable(page);
  await tabTo(page, 'Name');
  await page.keyboard.type('My key');
  await pressAt('Create a key');
  await alert('Correct the marked fields.');
  await page.getByText('Choose at least one.').waitFor();
  const group = page.getByRole('group', { name: 'What it may do' });
  expect(await group.getAttribute('aria-describedby')).toMatch(/-fault$/);
  expect(await group.getByRole('group', { name: 'Fees and payouts' }).getByRole('checkbox').count()).toBe(4);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('My key');
  await expectUsable(page);
  tabs.dropFaults('status of 400');

  await page.reload();
  await heading('API keys');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('My key');
  await page.getByLabel('See fees').focus();
  await page.keyboard.press('Space');
  await pressAt('Create a key');
  await heading('Your new key My key', 2);
  const key = await page.locator('pre').innerText();
  expect((await api.call('GET', '/v1/api-keys', { key })).text).toContain('fees:read');
  await expectUsable(page);
  await pressAt('Done');
  await heading('My key', 2);
  expect(await page.content()).not.toContain(key);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
  await expectUsable(page);

  await page.getByRole('button', { name: 'Revoke: My key' }).click();
  await dialog().getByRole('heading', { name: 'Revoke My key?' }).waitFor();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  expect((await api.call('GET', '/v1/api-keys', { key })).status).toBe(200);
  await page.getByRole('button', { name: 'Revoke: My key' }).click();
  await dialog().getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('status').filter({ hasText: 'The key is revoked.' }).waitFor();
  await page.getByText('You have no API keys yet.').waitFor();
  expect((await api.call('GET', '/v1/api-keys', { key })).status).toBe(401);
  await expectUsable(page);
});

it('a key whose answer is lost is made once, and the page says that nobody will see it', async () => {
  await enter('/my/keys');
  await page.getByLabel('Name', { exact: true }).fill('Lost');
  await page.getByLabel('See fees').check();
  let attempts = 0;
  await page.route('**/v1/api-keys', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    attempts += 1;
    if (attempts > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Create a key' }).click();
  await alert('The key was created, but we cannot show it any more.');
  await heading('Lost', 2);
  expect(await page.getByRole('button', { name: 'Revoke: Lost' }).count()).toBe(1);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Lost');
  tabs.dropFaults('net::ERR_FAILED');
  tabs.dropFaults('status of 409');
});

it('a sign-in that is too old is asked for when the page opens, and when it is too old for a change', async () => {
  const { email, userId } = await enter('/my/account');
  await heading('Your account');
  await age('Session', userId);
  await page.goto(`${api.url}/my/keys?from=mail`);
  await signIn(email);
  await heading('API keys');
  expect(new URL(page.url()).search).toBe('?from=mail');

  await page.getByLabel('Name', { exact: true }).fill('Later');
  await page.getByLabel('See fees').check();
  await age('AccessToken', userId);
  await page.getByRole('button', { name: 'Create a key' }).click();
  await signIn(email);
  await heading('API keys');
  tabs.dropFaults('status of 401');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Later');
  expect(await page.getByLabel('See fees').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Create a key' }).click();
  await heading('Your new key Later', 2);
});

it('somebody who reads German registers an application and revokes it', async () => {
  await enter('/my/applications', 'de');
  await heading('Anwendungen');
  await page.getByText('Sie haben noch keine Anwendung.').waitFor();
  await expectUsable(page);
  await tabTo(page, 'Name');
  await page.keyboard.type('Spendenbuch');
  const addresses = page.getByLabel('Adressen für die Rückkehr');
  await addresses.fill('https://buch.example/\nftp://buch.example/');
  await page.getByLabel('Gebühren sehen').check();
  await page.getByRole('button', { name: 'Registrieren' }).press('Enter');
  await alert('Berichtigen Sie die markierten Felder.');
  await expectFault(
    'Adressen für die Rückkehr',
    '„ftp://buch.example/“: Beginnen Sie mit https:// oder auf dem eigenen Rechner mit http://, und lassen Sie Benutzernamen, # und * weg.',
  );
  await expectUsable(page);
  tabs.dropFaults('status of 400');
  await addresses.fill('https://buch.example/');
  await page.getByRole('button', { name: 'Registrieren' }).press('Enter');
  await heading('Ihre neue Anwendung Spendenbuch', 2);
  expect(await page.locator('pre').allInnerTexts()).toEqual([
    expect.stringMatching(/^client_/),
    expect.stringMatching(/./),
  ]);
  await expectUsable(page);
  await page.getByRole('button', { name: 'Fertig' }).press('Enter');
  await page.getByText('Nicht geprüft', { exact: true }).waitFor();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Widerrufen: Spendenbuch' }).press('Enter');
  await dialog().getByRole('heading', { name: 'Spendenbuch widerrufen?' }).waitFor();
  await expectUsable(page);
  await dialog().getByRole('button', { name: 'Widerrufen' }).click();
  await page.getByText('Sie haben noch keine Anwendung.').waitFor();
});

it("an operator registers an application as everybody does, and sees neither the platform's nor those of others", async () => {
  const owner = await buildActor(api.db, { isOperator: true });
  const email = newEmail();
  await addLogin(api.db, owner.userId, email);
  const theirs = await buildActor(api.db, { isOperator: true });
  for (const [key, name] of [
    [owner.key, 'Of the platform'],
    [theirs.key, 'Theirs'],
  ] as const) {
    const body = { name, kind: 'public', redirect_uris: ['https://a.example/'], scopes: ['fees:read'] };
    expect((await api.call('POST', '/v1/oauth/clients', { key, body })).status).toBe(201);
  }
  await page.goto(`${api.url}/my/applications`);
  await signIn(email);
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  await page.locator('textarea').fill('https://mine.example/');
  await page.getByLabel('See fees').check();
  await page.getByRole('button', { name: 'Register' }).click();
  await heading('Your new application Mine', 2);
  await page.getByRole('button', { name: 'Done' }).click();
  await heading('Mine', 2);
  await page.getByText('Not reviewed', { exact: true }).waitFor();
  for (const name of ['Theirs', 'Of the platform']) expect(await page.getByText(name).count()).toBe(0);
});

it('has no text that cannot be translated, also when a form is refused', async () => {
  const { email, userId } = await enter('/my/account');
  await heading('Your account');
  await update(api.db, users, { id: userId }, { isReviewer: true });
  page = await tabs.open({ viewport: { width: 320, height: 800 }, locale: 'en-XA' });
  const seen: { url: string; status: number; headers: Headers; text: string }[] = [];
  const keep = async () => {
    await expectUsable(page);
    seen.push({ url: page.url(), status: 200, headers: new Headers(), text: await page.content() });
  };
  await page.goto(`${api.url}/my/account`);
  await page.getByLabel(/Email/i).or(page.locator('input[name=email]')).first().fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('main .group').first().waitFor();
  await keep();
  for (const path of ['/my/keys', '/my/applications']) {
    await page.goto(api.url + path);
    await page.locator('form .primary').click();
    await page.locator('.alert').waitFor();
    await keep();
    await page.locator('form .field input').fill('Mine');
    if (path === '/my/applications') await page.locator('textarea').fill('https://app.example/');
    await page.locator('.check input').first().check();
    await page.locator('form .primary').click();
    await page.locator('pre').first().waitFor();
    await keep();
    await page.locator('main .primary').click();
    await page.locator('.secondary.danger').click();
    await dialog().waitFor();
    await keep();
    await dialog().locator('.primary').click();
    await dialog().waitFor({ state: 'detached' });
    await keep();
  }
  tabs.dropFaults('status of 400');
  expectTranslated(seen, ['Mine', email, 'Ada', 'Giving Platform', 'app.example']);
});

it('people get their data by mail and close their account, and read what hinders it, what goes and what stays', async () => {
  const { email, userId } = await enter('/my/data', 'es');
  await heading('Sus datos');
  await expectUsable(page);
  await page.getByRole('button', { name: 'Enviarme mis datos' }).click();
  await page.getByRole('status').getByText('Estamos creando el archivo.', { exact: false }).waitFor();

  await page.getByText('Lo que queda: sus donaciones', { exact: false }).waitFor();
  const [field, button] = ['Escriba la dirección de correo de su cuenta', 'Eliminar mi cuenta'];
  await page.getByLabel(field).fill('other@example.org');
  await page.getByRole('button', { name: button }).click();
  await alert('Corrija');
  await expectFault(field, 'Esta no es la dirección de su cuenta.');

  const { accountId } = requireRow(await findUser(api.db, userId), userId);
  const gift = await buildGift(api.db, { donorUserId: userId, accountId });
  await page.getByLabel(field).fill(email);
  await page.getByRole('button', { name: button }).click();
  await alert('está sin liquidar. Espere a que lo esté');
  await completeDonation(api.db, gift);
  await page.getByRole('button', { name: button }).click();
  await heading('Su cuenta está cerrada');
  await expectUsable(page);
  tabs.dropFaults('status of 400');
  tabs.dropFaults('status of 409');
});
