/** People get in by pages and mailed links: they claim the page of their charity, and invite each other. */
import { join } from 'node:path';
import { FormBrowser } from '../../support/browser';
import { TEST_TIMEOUT_MS } from '../../support/installation';
import { linkTo, signUpBy } from '../../support/sign-up';
import { type Person, type ScenarioWorld, startScenarioWorld, waitPatiently } from './world';

const REGISTER = join(__dirname, '../../fixtures/register/organizations.csv');
const FAIR = 'Ossipee Valley Agricultural Society';

let world: ScenarioWorld;
beforeAll(async () => {
  world = await startScenarioWorld();
}, TEST_TIMEOUT_MS);
afterAll(() => world?.close());

it(
  'a treasurer claims the charity from the register, two operators decide, and a colleague is invited',
  () =>
    world.installation.watch(async () => {
      await world.run('import', REGISTER);
      const treasurer = await world.join('treasurer@example.org');
      const id = await findCharity(treasurer);
      await claim(treasurer, id);
      await decide(id);
      const told = await linkTo(world.installation, treasurer.email, 'Your claim of');
      expect(told).toBe('/my/claims');
      await treasurer.ask('PATCH', `/v1/charities/${id}`, { description: 'A fair each September.' });

      const colleague = 'colleague@example.org';
      await treasurer.ask('POST', `/v1/charities/${id}/invitations`, { email: colleague });
      await accept(colleague);
      expect((await treasurer.call('GET', `/v1/charities/${id}/members`)).text).toContain('Grace');
    }),
  TEST_TIMEOUT_MS,
);

/** Finds the charity by its name, as anybody would. */
function findCharity(person: Person): Promise<string> {
  return waitPatiently('the search to know the charity', async () => {
    const path = '/api/v1/search?q=ossipee%20agricultural';
    const { results } = await person.ask<{ results: { id: string; name: string }[] }>('GET', path);
    return results.find(({ name }) => name === FAIR)?.id;
  });
}

async function claim(person: Person, charity: string): Promise<void> {
  const proof = { statement: 'I am its treasurer.', documents: ['https://ossipee.example/board.pdf'] };
  await person.ask('POST', `/v1/charities/${charity}/claims`, proof);
}

async function decide(charityId: string): Promise<void> {
  for (const operator of world.operators) {
    const { claims } = await operator.ask<{ claims: { claim_id: string; charity_id: string }[] }>(
      'GET',
      '/v1/claims',
    );
    const open = claims.find((each) => each.charity_id === charityId);
    await operator.ask('POST', `/v1/claims/${open?.claim_id ?? ''}/decision`, { decision: 'approve' });
  }
}

/** Opens the mailed invitation without an account, makes one, and accepts. */
async function accept(email: string): Promise<void> {
  const browser = new FormBrowser(world.installation.api.address);
  const page = await browser.open(await linkTo(world.installation, email, 'Invitation to manage'));
  const confirm = () => linkTo(world.installation, email, 'Confirm your email address');
  const invitation = await signUpBy(confirm, browser, page, email);
  expect((await browser.send(invitation, '/account/invitation', {})).text).toContain('You are a member');
}
