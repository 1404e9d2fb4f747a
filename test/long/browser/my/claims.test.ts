/** People claim charities and object to claims of their own charities, on a telephone. */
import { type Page } from 'playwright-core';
import { inTransaction } from '../../../../db/database';
import { addMember } from '../../../../db/queries/members/members';
import { RIVAL_APPROVED } from '../../../../domain/claims/claim';
import { buildCharity } from '../../../factories';
import { claimOfOther } from '../../../factories/claims';
import { useApi } from '../../../support/api';
import { buildPerson, PASSWORD, speakTo } from '../../../support/oauth';
import { expectUsable, tabTo } from '../../../support/pages';
import { useTabs } from '../../../support/tabs';
import { untranslatedOn } from '../translated-page';

const PROOF = { statement: 'I am its treasurer.', documents: ['https://charity.example/board.pdf'] };
const CHARITY = 'EIN o identificador de la organización';

const api = useApi();
const tabs = useTabs({ width: 320 });
let page: Page;
beforeEach(() => {
  ({ page } = tabs);
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const done = (said: string) => page.getByRole('status').filter({ hasText: said }).waitFor();

async function signIn(path: string, email: string): Promise<void> {
  await page.goto(api.url + path);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('.person button').waitFor();
}

async function pressAt(name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** The form is refused. The page says so at once, and the field says why. */
async function expectRefused(status: number, field: string, fault: string): Promise<void> {
  await page.getByText(fault, { exact: true }).waitFor();
  const wrong = page.getByLabel(field, { exact: true });
  expect(await wrong.getAttribute('aria-invalid')).toBe('true');
  const described = ((await wrong.getAttribute('aria-describedby')) ?? '').split(' ');
  const texts = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).innerText()));
  expect(texts).toContain(fault);
  await expectUsable(page);
  tabs.dropFaults(`status of ${String(status)}`);
}

it('somebody who reads Spanish claims a charity by its EIN, and is told what is wrong', async () => {
  const river = await buildCharity(api.db, { name: 'River Fund', ein: '123456780' });
  const { email } = await buildPerson(api);
  await speakTo(api.db, email, 'es');
  await signIn('/my/claims?charity=none', email);
  await heading('Reclamar una organización');
  expect(new URL(page.url()).pathname).toBe('/my/claims');
  expect(await page.getByLabel(CHARITY).inputValue()).toBe('none');
  await expectUsable(page);

  await page.getByLabel(CHARITY).fill('00-0000000');
  await page.getByLabel('Su función en la organización').fill(PROOF.statement);
  await page.getByLabel('Enlaces a documentos').fill('https://a.example/1\nnowhere');
  await pressAt('Enviar la solicitud');
  await expectRefused(
    400,
    'Enlaces a documentos que muestran su función',
    '«nowhere»: Introduzca una dirección web sin nombre de usuario que empiece con https:// o http://, o el identificador de un documento que usted subió.',
  );
  await page.getByLabel('Enlaces a documentos').fill(PROOF.documents.join('\n'));
  await pressAt('Enviar la solicitud');
  await page.getByRole('alert').filter({ hasText: 'Corrija los campos marcados.' }).waitFor();
  await expectRefused(404, CHARITY, 'No conocemos ninguna organización con este EIN o identificador.');

  // A reload loses nothing.
  await page.reload();
  await heading('Reclamar una organización');
  expect(await page.getByLabel('Su función en la organización').inputValue()).toBe(PROOF.statement);
  await page.getByLabel(CHARITY).fill('12-3456780');
  await pressAt('Enviar la solicitud');
  await done('Su solicitud está enviada.');
  const claim = page.locator('section', { hasText: river.name });
  await claim.getByText('Su función: I am its treasurer.').waitFor();
  await claim.getByText('En revisión', { exact: true }).waitFor();
  expect(await page.getByLabel('Enlaces a documentos').inputValue()).toBe('');
  await expectUsable(page);

  await page.getByLabel(CHARITY).fill(river.id);
  await page.getByLabel('Su función en la organización').fill(PROOF.statement);
  await page.getByLabel('Enlaces a documentos').fill(PROOF.documents.join('\n'));
  await pressAt('Enviar la solicitud');
  const twice = 'Ya ha pedido gestionar esta organización.';
  await page.getByRole('alert').filter({ hasText: twice }).waitFor();
  tabs.dropFaults('status of 409');
});

it('a member objects to a claim, and a claimant reads that another one was approved', async () => {
  const [lake, hill] = [
    await buildCharity(api.db, { name: 'Lake Fund' }),
    await buildCharity(api.db, { name: 'Hill Fund' }),
  ];
  const { email, userId } = await buildPerson(api);
  await inTransaction(api.db, (tx) => addMember(tx, lake.id, userId, new Date()));
  await claimOfOther(api, lake.id, PROOF.statement);
  await signIn('/my/claims', email);
  await heading('Claim a charity');
  const objection = page.getByLabel('Why this person should not manage the charity');
  await objection.fill('4111 1111 1111 1111');
  await page.keyboard.press('Enter');
  await expectRefused(400, 'Why this person should not manage the charity', 'Remove the card number.');
  await objection.fill('She is not the treasurer.');
  await page.keyboard.press('Enter');
  await done('Your objection is sent.');
  await page.getByText('Somebody asks to manage this charity: I am its treasurer.').waitFor();
  await page.getByText('Members of the charity can object until', { exact: false }).waitFor();
  await expectUsable(page);

  await page.getByLabel('EIN or charity ID').fill(hill.id);
  await page.getByLabel('Your role at the charity').fill(PROOF.statement);
  await page.getByLabel('Links to documents').fill(PROOF.documents.join('\n'));
  await pressAt('Send the request');
  await done('Your request is sent.');
  const rival = await api.person();
  const { claim_id: claimId } = await rival.client.claims.create(hill.id, PROOF);
  const approve = async () => {
    const { client } = await api.person({ isReviewer: true });
    await client.claims.decide(claimId, { decision: 'approve' });
  };
  await approve();
  await approve();
  await page.reload();
  const denied = page.locator('section', { hasText: 'Hill Fund' });
  await denied.getByText('Denied', { exact: true }).waitFor();
  await denied.getByText('We approved another request for this charity.', { exact: false }).waitFor();
  expect(await page.getByText(RIVAL_APPROVED).count()).toBe(0);
  await expectUsable(page);
});

it('has no text that cannot be translated', async () => {
  const lake = await buildCharity(api.db, { name: 'Lake Fund' });
  const { email, userId } = await buildPerson(api);
  await inTransaction(api.db, (tx) => addMember(tx, lake.id, userId, new Date()));
  await claimOfOther(api, lake.id, 'Treasurer.');
  page = await tabs.open({ locale: 'en-XA' });
  await signIn('/my/claims', email);
  await page.locator('form textarea').first().waitFor();
  await page.locator('form button').last().click();
  await page.getByRole('alert').first().waitFor();
  expect(await untranslatedOn(page, '#my', ['Lake Fund', email])).toEqual([]);
  tabs.dropFaults('status of 400');
});
