/** People manage keys and applications by keyboard, and referees answer, on a telephone, in three languages. */
import { type Page } from 'playwright-core';
import { useApi } from '../../../support/api';
import { buildPerson, PASSWORD, speakTo } from '../../../support/oauth';
import { expectUsable, tabTo } from '../../../support/pages';
import { useTabs } from '../../../support/tabs';
import { askReferee } from '../../../factories/referees';

const api = useApi();
const tabs = useTabs({ width: 320 });
let page: Page;

beforeEach(() => {
  ({ page } = tabs);
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Signs a new person in at a page of the account. From then on the pages speak the person's language. */
async function enter(path: string, locale: string): Promise<string> {
  const { email, userId } = await buildPerson(api);
  await speakTo(api.db, email, locale);
  await page.goto(api.url + path);
  await tabTo(page, 'Email address');
  await page.keyboard.type(email);
  await tabTo(page, 'Password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  return userId;
}

async function pressAt(name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** The form is refused. The page says so at once, and the field says why. */
async function expectRefused(alert: string, field: string, fault: string): Promise<void> {
  await page.getByRole('alert').filter({ hasText: alert }).waitFor();
  const wrong = page.getByLabel(field, { exact: true });
  expect(await wrong.getAttribute('aria-invalid')).toBe('true');
  const [described = 'nothing'] = ((await wrong.getAttribute('aria-describedby')) ?? '').split(' ');
  expect(await page.locator(`[id="${described}"]`).innerText()).toBe(fault);
  await expectUsable(page);
  tabs.dropFaults('status of 422');
}

it('the keyboard alone makes a key, keeps what was typed when a scope is missing, and is asked before it revokes', async () => {
  await enter('/account/keys', 'en');
  await heading('API keys');
  await expectUsable(page);
  await tabTo(page, 'Name');
  await page.keyboard.type('My key');
  await pressAt('Create a key');
  await page.getByRole('alert').filter({ hasText: 'Correct the marked fields.' }).waitFor();
  await page.getByText('Choose at least one.').waitFor();
  const group = page.getByRole('group', { name: 'What it may do' });
  expect(await group.getAttribute('aria-describedby')).toBe('scopes-fault');
  expect(await group.getByRole('group', { name: 'Fees and payouts' }).getByRole('checkbox').count()).toBe(3);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('My key');
  await expectUsable(page);
  tabs.dropFaults('status of 422');

  await tabTo(page, 'See fees fees:read');
  await page.keyboard.press('Space');
  await pressAt('Create a key');
  await heading('Your new key My key');
  await expectUsable(page);
  await pressAt('Done');
  await page.getByRole('heading', { level: 2, name: 'My key' }).waitFor();
  await expectUsable(page);
  await pressAt('Revoke');
  await heading('Revoke My key?');
  await expectUsable(page);
  await pressAt('Keep it');
  await heading('API keys');
  await pressAt('Revoke');
  await heading('Revoke My key?');
  await pressAt('Revoke');
  await page.getByRole('status').filter({ hasText: 'The key is revoked.' }).waitFor();
  await page.getByText('You have no API keys yet.').waitFor();
  await expectUsable(page);
});

it('somebody who reads German registers an application and revokes it', async () => {
  await enter('/account/applications', 'de');
  await heading('Anwendungen');
  await tabTo(page, 'Name');
  await page.keyboard.type('Spendenbuch');
  await page.getByLabel('Adressen für die Rückkehr').fill('ftp://buch.example/');
  await page.getByLabel('Gebühren sehen').check();
  await pressAt('Registrieren');
  await expectRefused(
    'Berichtigen Sie die markierten Felder.',
    'Adressen für die Rückkehr',
    '„ftp://buch.example/“: Beginnen Sie mit https:// oder auf dem eigenen Rechner mit http://, und lassen Sie Benutzernamen, # und * weg.',
  );
  await page.getByLabel('Adressen für die Rückkehr').fill('https://buch.example/');
  await pressAt('Registrieren');
  await heading('Ihre neue Anwendung Spendenbuch');
  await expectUsable(page);
  await pressAt('Fertig');
  await page.getByText('Nicht geprüft', { exact: true }).waitFor();
  await expectUsable(page);
  await pressAt('Widerrufen');
  await heading('Spendenbuch widerrufen?');
  await expectUsable(page);
  await pressAt('Widerrufen');
  await page.getByText('Sie haben noch keine Anwendung.').waitFor();
});

it('a referee answers in their own language, and a sandbox shows its mails', async () => {
  await page.goto(api.url + (await askReferee(api.db, 'es')));
  await heading('Referencia para River Fund');
  await expectUsable(page);
  await page.getByLabel('¿Conoce la organización?').selectOption('Sí');
  await page.getByLabel('¿Desde cuándo?').fill('2020');
  await page.getByLabel('¿De qué la conoce?').fill('4111 1111 1111 1111');
  await page.getByLabel('¿La recomendaría a donantes?').selectOption('Sí');
  await page.getByLabel('Su declaración').fill('Buena.');
  await pressAt('Enviar la referencia');
  await expectRefused('Corrija los campos marcados.', '¿De qué la conoce?', 'Quite el número de tarjeta.');
  await page.getByLabel('¿De qué la conoce?').fill('Soy su auditora.');
  await pressAt('Enviar la referencia');
  await heading('Gracias');
  await expectUsable(page);

  await page.goto(`${api.url}/sandbox/mails`);
  await heading('Sandbox emails');
  await expectUsable(page);
});

it('links below a form stand clear of the line above them', async () => {
  await page.goto(`${api.url}/account/guest`);
  const styleOf = (name: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('.alone > .links')).${name}`);
  expect(await styleOf('borderTopStyle')).toBe('solid');
  expect(parseFloat(await styleOf('paddingTop'))).toBeGreaterThan(0);
});
