/** The way from a sign-up to a payout account, with nothing that a user could not have got. */
import path from 'node:path';
import { importSanctions } from '../../../operations/imports/import-sanctions';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { FormBrowser } from '../../support/browser';
import { makeOwnKey } from '../../support/own-clients';
import { signUp } from '../../support/sign-up';
import { completePeople } from '../../factories/complete-application';
import { startVerificationWorld, type VerificationWorld } from './world';

const FIXTURES = path.join(__dirname, '../../fixtures/sanctions');
const SCOPES = [
  'charities:read',
  'charities:write',
  'verification:read',
  'verification:write',
  'payouts:read',
  'payouts:manage',
];
const ACCOUNT = {
  kind: 'bank_us',
  routing_number: '021000021',
  account_number: '009876543210',
  account_type: 'checking',
  holder_name: 'Maple Street Food Bank',
};

let world: VerificationWorld;
/** Two for each claim: who approved the claim of a person is tied to them, and decides nothing else that concerns them. */
let claimDeciders: Record<'first' | 'second', BuiltActor[]>;
beforeAll(async () => {
  world = await startVerificationWorld();
  const reviewer = () => buildActor(world.api.db, { isReviewer: true });
  claimDeciders = {
    first: [await reviewer(), await reviewer()],
    second: [await reviewer(), await reviewer()],
  };
  // An operator's import: without a list nobody is screened, and nobody who is not screened is paid.
  await importSanctions(
    world.api.db,
    ['sdn.csv', 'alt.csv'].map((file) => path.join(FIXTURES, file)),
    new Date(),
  );
});
afterAll(() => world.close());

interface WireClaim {
  claim_id: string;
  /** Absent from a refusal. */
  status?: string;
  objections_until: string | null;
}

/** Signs up in a browser and makes a key. */
async function newcomer(email: string): Promise<string> {
  const browser = new FormBrowser(world.api.url);
  await signUp(world.api, browser, await browser.open('/account/security'), email);
  return makeOwnKey(world.api.url, browser, SCOPES);
}

async function claim(key: string, charityId: string): Promise<WireClaim> {
  const body = { documents: ['https://charity.example/board.pdf'], statement: 'I am its treasurer.' };
  return (await world.api.call<WireClaim>('POST', `/v1/charities/${charityId}/claims`, { key, body })).body;
}

async function approve(claimId: string, deciders: BuiltActor[]): Promise<string[]> {
  const statuses: string[] = [];
  for (const { key } of deciders) {
    const answer = await world.api.call<WireClaim>('POST', `/v1/claims/${claimId}/decision`, {
      key,
      body: { decision: 'approve' },
    });
    statuses.push(answer.body.status ?? String(answer.status));
  }
  return statuses;
}

it('a stranger signs up, makes a key, claims a charity, has it verified and adds a payout account', async () => {
  const { api } = world;
  const charity = await buildCharity(api.db);
  const key = await newcomer('treasurer@example.org');
  const reason = async () =>
    (await api.call<{ pending_reason: string | null }>('GET', `/v1/charities/${charity.id}/balance`, { key }))
      .body.pending_reason;
  const { claim_id: claimId } = await claim(key, charity.id);
  expect(await approve(claimId, claimDeciders.first)).toEqual(['in_review', 'approved']);
  expect(await reason()).toBe('not_verified');

  const { body: me } = await api.call<{ user_id: string }>('GET', '/v1/users/me', { key });
  await completePeople(api.db, charity.id, me.user_id);
  // Its key is all that the newcomer has.
  const applicant = world.applicantOf(charity, { ...(await buildActor(api.db)), key });
  expect(await applicant.becomeVerified()).toMatchObject({ status: 'approved', level: 'standard' });
  expect(await reason()).toBeNull();
  const added = await api.call('POST', `/v1/charities/${charity.id}/payout-accounts`, { key, body: ACCOUNT });
  expect([added.status, added.body]).toMatchObject([201, { status: 'pending_confirmation' }]);

  // Somebody else claims it. The verification of before does not speak for them.
  const other = await newcomer('newcomer@example.org');
  const second = await claim(other, charity.id);
  expect(second.objections_until).not.toBeNull();
  expect(await approve(second.claim_id, claimDeciders.first)).toEqual(['403', '403']);
  expect(await approve(second.claim_id, claimDeciders.second)).toEqual(['409', '409']);
  await world.pass(1);
  expect(await approve(second.claim_id, claimDeciders.second)).toEqual(['in_review', 'approved']);
  expect(await reason()).toBe('not_verified');
  await applicant.post(world.reviewer, 'triggers', { trigger: 'leadership_change' });
  await applicant.approve();
  expect(await reason()).toBeNull();
});
