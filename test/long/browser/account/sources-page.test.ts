/** The page /account/sources: without a script in a sandbox, and in Chromium with the processor's own form. */
import { LISTED_SOURCES } from '../../../../domain/sandbox/sources';
import { type Page } from 'playwright-core';
import { hashKey, keyPrefix, newApiKey } from '../../../../gateways/secrets/tokens';
import { insertApiKey } from '../../../../db/queries/access/api-keys';
import { SCOPES } from '../../../../domain/access/scopes';
import { newId } from '../../../../new-id';
import { buildActor, buildCharity } from '../../../factories';
import { type TestApi } from '../../../support/api';
import { FormBrowser, type Visit } from '../../../support/browser';
import { buildPerson, PASSWORD } from '../../../support/oauth';
import { enrolTotp, pagesUrl, signIn } from '../../../support/own-clients';
import { useStripePages, useStripeTabs } from '../stripe-pages';
import { approveCharge } from '../../../factories/charges';
import { update } from '../../../../db/rows';
import { paymentSources } from '../../../../db/tables/sources';

const SOURCES = '/account/sources';
const CARD = '5555555555554444';

const pages = useStripePages();
let sandbox: TestApi;
let api: TestApi;
beforeAll(() => {
  ({ sandbox, real: api } = pages);
});

interface Source {
  source_id: string;
  status: string;
  kind: string;
  default: boolean;
  last4: string | null;
}

/** An API key of somebody who signs in on the pages. */
async function keyOf(
  of: TestApi,
  { userId, accountId }: { userId: string; accountId: string },
): Promise<string> {
  const key = newApiKey('sandbox');
  await insertApiKey(of.db, {
    id: newId('key'),
    accountId,
    userId,
    name: 'test',
    keyPrefix: keyPrefix(key),
    keyHash: hashKey(key),
    scopes: [...SCOPES],
    demo: false,
    createdAt: new Date(),
    expiresAt: null,
    issuedBy: [],
  });
  return key;
}

/** Pledges to match gifts of a new campaign of a charity. */
async function pledge(charityId: string, { key, source }: { key: string; source: string }) {
  const { key: member } = await buildActor(sandbox.db, { memberOf: charityId });
  const campaign = { charity_id: charityId, name: 'A new roof', funding_goal: '1000.00' };
  const { id } = (
    await sandbox.call<{ id: string }>('POST', '/v1/campaigns', { key: member, body: campaign })
  ).body;
  const ends = '2999-12-31T00:00:00Z';
  const body = { source, ratio: '1', cap: '100.00', currency: 'USD', ends_at: ends };
  return sandbox.call('POST', `/v1/campaigns/${id}/matching`, { key, body });
}

async function listOf(of: TestApi, key: string): Promise<Source[]> {
  const { body } = await of.call<{ payment_sources: Source[] }>('GET', '/v1/users/me/payment-sources', {
    key,
  });
  return body.payment_sources;
}

async function open(of: TestApi) {
  const person = await buildPerson(of);
  const forms = new FormBrowser(of.url);
  const page = await signIn(await forms.open(SOURCES), forms, person.email);
  return { forms, page, key: await keyOf(of, person), person };
}

function addTest(forms: FormBrowser, page: Visit, source: string): Promise<Visit> {
  return forms.send(page, '/add', { test_source: source });
}

const WALLET =
  LISTED_SOURCES.find(({ kind, outcome }) => kind === 'wallet' && outcome === 'succeeds')?.source ?? 'none';

describe('in a sandbox, without scripts', () => {
  it('asks for a sign-in and returns', async () => {
    const { page } = await open(sandbox);
    expect(page.url).toBe(`${sandbox.url}${SOURCES}`);
    expect(page.text).toContain('You have no saved cards or accounts');
    expect(page.text).toContain('<a href="/my/plans">See your recurring gifts</a>');
    expect(page.text).not.toContain('<script');
    expect(page.headers.get('Content-Security-Policy')).not.toMatch(/script-src|stripe/);
  });

  it('needs the second factor of somebody who has one', async () => {
    const { email } = await buildPerson(sandbox);
    await enrolTotp(sandbox, email, new Date());
    const forms = new FormBrowser(sandbox.url);
    const page = await signIn(await forms.open(pagesUrl(sandbox)), forms, email);
    expect(page.text).toContain('Six digits');
    expect((await forms.open(SOURCES)).text).toContain('Password');
  });

  it('adds test sources, changes the default and removes', async () => {
    const { forms, page, key } = await open(sandbox);
    const one = await addTest(forms, page, 'card_succeeds');
    expect(one.text).toMatch(
      /<strong>Visa •••• 4242<\/strong>[^]*>Ready<[^]*>Default card<[^]*Expires 12\/2099/,
    );
    expect(one.text).not.toContain('You have no saved');
    const two = await addTest(forms, one, 'ach_succeeds');
    expect(two.text).toContain('Sandbox Bank •••• 4242');
    await addTest(forms, two, 'card_slow');
    const [slow, , first] = await listOf(sandbox, key);
    const id = slow?.source_id ?? '';
    const changed = await forms.send(await forms.open(SOURCES), '/default', { source_id: id });
    expect(changed.status).toBe(200);
    expect((await listOf(sandbox, key)).map((each) => each.default)).toEqual([true, true, false]);
    const asked = await forms.send(changed, '/remove', { source_id: first?.source_id ?? '' });
    expect(asked.text).toMatch(/<h1>Remove Visa •••• 4242<\/h1>[^]*>Keep it</);
    expect(await listOf(sandbox, key)).toHaveLength(3);
    await forms.send(asked, '/remove', {});
    expect(await listOf(sandbox, key)).toHaveLength(2);
  });

  it('adds the same card once, also if its form is sent at the same time or again', async () => {
    const { forms, page, key } = await open(sandbox);
    await Promise.all([addTest(forms, page, 'card_succeeds'), addTest(forms, page, 'card_succeeds')]);
    expect((await addTest(forms, page, 'card_succeeds')).text).toContain('•••• 4242');
    expect(await listOf(sandbox, key)).toHaveLength(1);
    await addTest(forms, page, 'ach_succeeds');
    expect(await listOf(sandbox, key)).toHaveLength(2);
  });

  it('shows the start and the end of the address of a wallet', async () => {
    const { forms, page } = await open(sandbox);
    const { text } = await addTest(forms, page, WALLET);
    expect(text).toMatch(/<strong>Wallet 0x[0-9a-f]{4}…[0-9a-f]{4}<\/strong>[^]*>Default wallet</);
  });

  it('says what is not finished or no longer works, and what to do about it', async () => {
    const { forms, page, person } = await open(sandbox);
    await addTest(forms, page, 'card_succeeds');
    await addTest(forms, await forms.open(SOURCES), 'card_slow');
    const [slow, fast] = await listOf(sandbox, await keyOf(sandbox, person));
    const change = (status: 'requires_action' | 'disabled', id = '') =>
      update(sandbox.db, paymentSources, { id }, { status, isDefault: false });
    await change('disabled', slow?.source_id);
    await change('requires_action', fast?.source_id);
    const { text } = await forms.open(SOURCES);
    expect(text).toMatch(
      /<span class="pill bad">No longer works<\/span>[^]*Add another one, then remove this one\./,
    );
    expect(text).toMatch(
      /<span class="pill bad">Not finished<\/span>[^]*<a class="secondary" href="[^"]+">Finish/,
    );
    expect(text).not.toMatch(/>Ready<|Make default/);
    expect(text.indexOf('Your cards and accounts')).toBeLessThan(text.indexOf('Add another way to pay'));
  });

  it('asks which source takes over recurring gifts and pledges to match gifts, and moves them', async () => {
    const { forms, page, key } = await open(sandbox);
    await addTest(forms, page, 'card_succeeds');
    const { id: charity } = await buildCharity(sandbox.db);
    const gift = await sandbox.call<{ donation_id: string; recurring_id: string }>('POST', '/v1/donations', {
      key,
      body: { charity_id: charity, amount: '25.00', currency: 'USD', recurring: { frequency: 'monthly' } },
    });
    await approveCharge(sandbox.db, gift.body.donation_id);
    const [used] = await listOf(sandbox, key);
    const source_id = used?.source_id ?? '';
    const pledged = await pledge(charity, { key, source: source_id });
    expect(pledged.status).toBe(201);
    const alone = await forms.send(await forms.open(SOURCES), '/remove', { source_id });
    expect([alone.status, alone.text]).toEqual([409, expect.stringContaining('Add another one')]);
    await addTest(forms, await forms.open(SOURCES), 'card_slow');
    const [other] = await listOf(sandbox, key);
    const asked = await forms.send(await forms.open(SOURCES), '/remove', { source_id });
    expect(asked.text).toContain('It pays 1 recurring gift.');
    expect(asked.text).toContain('It pays 1 matching pledge.');
    await forms.send(asked, '/remove', { source_id, replace_with: other?.source_id ?? '' });
    expect(await listOf(sandbox, key)).toHaveLength(1);
    const plan = await sandbox.call('GET', `/v1/recurring/${gift.body.recurring_id}`, { key });
    expect(plan.body).toMatchObject({ source: other?.source_id, status: 'active' });
  });

  it("touches nobody else's source", async () => {
    const { forms: theirs, page, key } = await open(sandbox);
    await addTest(theirs, page, 'card_succeeds');
    await addTest(theirs, await theirs.open(SOURCES), 'card_slow');
    const [other, first] = await listOf(sandbox, key);
    const { forms } = await open(sandbox);
    await addTest(forms, await forms.open(SOURCES), 'card_succeeds');
    for (const source_id of [other?.source_id ?? '', first?.source_id ?? '']) {
      const mine = await forms.open(SOURCES);
      expect((await forms.send(mine, '/remove', { source_id })).status).toBe(404);
      expect((await forms.open(`${SOURCES}/${source_id}`)).status).toBe(404);
    }
    expect(await listOf(sandbox, key)).toHaveLength(2);
  });

  it.each<Record<string, string>>([{}, { kind: 'wallet' }, { test_source: 'nothing' }])(
    '%j adds nothing',
    async (fields) => {
      const { forms, page, key } = await open(sandbox);
      expect((await forms.send(page, '/add', { test_source: '', ...fields })).status).toBe(422);
      expect(await listOf(sandbox, key)).toEqual([]);
    },
  );

  it('refuses forms of other sites', async () => {
    const reply = await fetch(`${sandbox.url}${SOURCES}/remove`, {
      method: 'POST',
      body: new URLSearchParams({ source_id: 'source_1' }),
      headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(reply.status).toBe(403);
  });
});

describe("with the processor's own form, in Chromium", () => {
  const tabs = useStripeTabs(pages);
  let page: Page;
  beforeEach(() => {
    ({ page } = tabs);
  });

  async function signInAsDonor() {
    const person = await buildPerson(api);
    await page.goto(api.url + SOURCES);
    await page.getByLabel('Email address').fill(person.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'How you pay' }).waitFor();
    return { key: await keyOf(api, person) };
  }

  async function save(number: string) {
    await page.getByLabel('Number of the card or account').fill(number);
    await page.getByRole('button', { name: 'Save' }).click();
  }

  it('saves a card, which never reaches us', async () => {
    const { key } = await signInAsDonor();
    const ours: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(api.url)) ours.push(request.url() + (request.postData() ?? ''));
    });
    await page.getByRole('button', { name: 'Add a card' }).click();
    await page.getByRole('heading', { name: 'Add a card' }).waitFor();
    await save(CARD);
    await page.getByText('Mastercard •••• 4444').waitFor();
    expect(await page.getByText('Default card', { exact: true }).count()).toBe(1);
    const [source] = await listOf(api, key);
    expect(source).toMatchObject({ kind: 'card', status: 'ready', default: true, last4: '4444' });
    const { sent } = tabs;
    expect(sent).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(sent[0]))).toMatchObject({
      key: pages.stripe.settings.publishableKey,
      'payment_method_data[card][number]': CARD,
      return_url: `${api.url}${SOURCES}/${source?.source_id ?? ''}`,
    });
    expect(ours.length).toBeGreaterThan(2);
    expect(ours.join('\n')).not.toContain(CARD);
  });

  it('shows why a card was not saved, and lets the donor finish later', async () => {
    const { key } = await signInAsDonor();
    await page.getByRole('button', { name: 'Add a card' }).click();
    // A browser without a handler answers the bank's question with no.
    await save('4000002500003155');
    await page.getByText('The donor did not confirm.').waitFor();
    expect(await listOf(api, key)).toMatchObject([{ status: 'requires_action', default: false }]);
    await page.goto(api.url + SOURCES);
    await page.getByRole('link', { name: 'Finish adding it' }).click();
    page.once('dialog', (dialog) => void dialog.accept());
    await save('4000002500003155');
    await page.getByText('Visa •••• 3155').waitFor();
    expect(await listOf(api, key)).toMatchObject([{ status: 'ready', default: true }]);
  });

  it('goes on with a card that is not finished when the donor adds one again', async () => {
    const { key } = await signInAsDonor();
    for (const kind of ['a card', 'a card', 'a bank account']) {
      await page.goto(api.url + SOURCES);
      await page.getByRole('button', { name: `Add ${kind}` }).click();
      await page.getByRole('heading', { name: `Add ${kind}`, level: 1 }).waitFor();
    }
    expect((await listOf(api, key)).map(({ kind }) => kind)).toEqual(['ach', 'card']);
  });

  it('drops the client secret that a redirect of the processor puts into the address', async () => {
    const { key } = await signInAsDonor();
    await page.getByRole('button', { name: 'Add a bank account' }).click();
    await page.getByRole('heading', { name: 'Add a bank account' }).waitFor();
    const [source] = await listOf(api, key);
    const path = `${SOURCES}/${source?.source_id ?? ''}`;
    await page.goto(`${api.url}${path}?setup_intent_client_secret=secret`);
    expect(page.url()).toBe(api.url + path);
    expect(source?.kind).toBe('ach');
  });

  it('allows scripts, frames and calls of the processor on the page with the form alone', async () => {
    await signInAsDonor();
    const policyOf = async (path: string) => {
      const reply = await page.goto(api.url + path);
      return reply?.headers()['content-security-policy'] ?? '';
    };
    await page.getByRole('button', { name: 'Add a card' }).click();
    await page.getByRole('heading', { name: 'Add a card' }).waitFor();
    const form = await policyOf(new URL(page.url()).pathname);
    expect(form).toContain("script-src 'self' https://js.stripe.com");
    expect(form).toContain('frame-src https://js.stripe.com');
    expect(form).toContain('connect-src https://api.stripe.com');
    expect(form).toContain("default-src 'none'");
    for (const path of [SOURCES, '/account/security', '/account/forgotten']) {
      expect(await policyOf(path)).not.toContain('stripe');
    }
    await page.goto(api.url + SOURCES);
    expect(await page.locator('script').count()).toBe(0);
  });
});
