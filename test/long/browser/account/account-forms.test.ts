/** People claim charities and decide claims by keyboard, on a telephone, in three languages. */
import { type Page } from 'playwright-core';
import { inTransaction } from '../../../../db/database';
import { addMember } from '../../../../db/queries/members/members';
import { buildActor, buildCharity } from '../../../factories';
import { useApi } from '../../../support/api';
import { claimOfOther } from '../../../factories/claims';
import { buildPerson, PASSWORD, speakTo } from '../../../support/oauth';
import { expectUsable, tabTo } from '../../../support/pages';
import { useTabs } from '../../../support/tabs';
import { askReferee } from '../../../factories/referees';
import { update } from '../../../../db/rows';
import { users } from '../../../../db/tables/accounts';

const PROOF = { statement: 'I am its treasurer.', documents: ['https://charity.example/board.pdf'] };

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

it('somebody who reads Spanish claims a charity, and objects to a claim of their own', async () => {
  const [river, lake] = [await buildCharity(api.db, { name: 'River Fund' }), await buildCharity(api.db)];
  const userId = await enter(`/account/claims?charity=${river.id}`, 'es');
  await heading('Reclamar una organización');
  await inTransaction(api.db, (tx) => addMember(tx, lake.id, userId, new Date()));
  await claimOfOther(api, lake.id, PROOF.statement);

  await page.getByLabel('EIN o identificador').fill('00-0000000');
  await page.getByLabel('Su función en la organización').fill(PROOF.statement);
  await page.getByLabel('Enlaces a documentos').fill(PROOF.documents.join('\n'));
  await pressAt('Enviar la solicitud');
  await expectRefused(
    'Corrija los campos marcados.',
    'EIN o identificador de la organización',
    'No conocemos ninguna organización con este EIN o identificador.',
  );
  await page.getByLabel('EIN o identificador').fill(river.id);
  await pressAt('Enviar la solicitud');
  await page.getByText('Su función: I am its treasurer.').waitFor();
  await expectUsable(page);
  const objection = page.getByLabel('Por qué esta persona no debe gestionar la organización');
  await objection.fill('No es la tesorera.');
  await page.keyboard.press('Enter');
  await page.getByText('Los miembros de la organización pueden oponerse hasta').waitFor();
  await expectUsable(page);
});

it('a reviewer denies one of two claims and reads why nothing else may be decided', async () => {
  const claimant = await buildActor(api.db, { name: 'Eve' });
  const names = ['Lake Fund', 'Hill Fund'];
  for (const name of names) {
    const { id } = await buildCharity(api.db, { name });
    await api.call('POST', `/v1/charities/${id}/claims`, { key: claimant.key, body: PROOF });
  }
  const userId = await enter('/account/decisions', 'de');
  await heading('Sie haben keinen Zugang zu dieser Seite');
  await expectUsable(page);
  tabs.dropFaults('status of 403');
  await update(api.db, users, { id: userId }, { isReviewer: true });
  await page.goto(`${api.url}/account/decisions`);
  await heading('Übernahmen, die auf eine Entscheidung warten');
  await expectUsable(page);
  const lake = page.locator('section', { hasText: 'Lake Fund' });
  await lake.getByLabel('Warum Sie ihn ablehnen').fill('4111 1111 1111 1111');
  await lake.getByRole('button', { name: 'Antrag ablehnen: Lake Fund' }).press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Berichtigen Sie die markierten Felder.' }).waitFor();
  expect(await lake.locator('.fault').innerText()).toBe('Entfernen Sie die Kartennummer.');
  await expectUsable(page);
  tabs.dropFaults('status of 422');
  await lake.getByLabel('Warum Sie ihn ablehnen').fill('Nicht die Kassiererin.');
  await page.keyboard.press('Enter');
  await lake.waitFor({ state: 'detached' });

  const hill = page.locator('section', { hasText: 'Hill Fund' });
  await hill.getByRole('button', { name: 'Antrag genehmigen: Hill Fund' }).press('Enter');
  await hill.getByText('Genehmigt von').waitFor();
  await hill.getByRole('button', { name: 'Antrag genehmigen: Hill Fund' }).press('Enter');
  const twice = 'Sie haben an einer früheren Genehmigung mitgewirkt.';
  await page.getByRole('alert').filter({ hasText: twice }).waitFor();
  await expectUsable(page);
  tabs.dropFaults('status of 422');
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
