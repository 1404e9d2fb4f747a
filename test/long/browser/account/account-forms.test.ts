/** Referees answer in their own language on a telephone, and a sandbox shows its mails. */
import { type Page } from 'playwright-core';
import { useApi } from '../../../support/api';
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
