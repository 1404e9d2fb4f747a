/**
 * What an application leaves behind: nothing that acts later, and plans that end with its access. The application is one
 * that a user registered and nobody reviewed.
 */
import { inTransaction, selectRows } from '../../../db/database';
import { holdOauthGrant } from '../../../db/queries/access/oauth-records';
import { findPlan, insertPlan } from '../../../db/queries/plans/plans';
import { requireRow } from '../../../domain/errors';
import { type Charity } from '../../../db/queries/charities/charities';
import { createGateways, createSecretBox, type Gateways } from '../../../gateways';
import { readConfig } from '../../../config';
import { hashKey } from '../../../gateways/secrets/tokens';
import { createLog } from '../../../log';
import { newId } from '../../../new-id';
import { holdPlans, releasePlans } from '../../../operations/plans/holds';
import { resetPassword } from '../../../operations/users/password';
import { makeMailLink } from '../../../operations/users/sign-up';
import { relayNotices } from '../../../worker/notice-relay';
import { buildActor, buildCharity } from '../../factories';
import { approveCharge } from '../../factories/charges';
import { useApi } from '../../support/api';
import { authorize, redeem, requestToken, type TokenAnswer } from '../../support/authorization';
import { countWaiting } from '../../support/locks';
import {
  buildClient,
  buildPerson,
  readMails,
  REDIRECT_URI,
  type RegisteredClient,
} from '../../support/oauth';
import { pagesToken } from '../../support/own-clients';
import { waitFor } from '../../support/wait';

const SCOPES = ['donations:read', 'donations:write', 'charities:read', 'webhooks:manage'];
const SCOPE = `openid offline_access ${SCOPES.join(' ')}`;
const GIVING = `openid account:manage ${SCOPES.join(' ')}`;

const api = useApi();
let charity: Charity;
let gateways: Gateways;
beforeAll(async () => {
  charity = await buildCharity(api.db);
  gateways = createGateways(readConfig({}), api.db);
});
afterAll(() => gateways.outbound.close());

type Person = Awaited<ReturnType<typeof buildPerson>>;

/** An application that a user registered on our pages. Nobody has reviewed it. */
async function registerUnreviewed(): Promise<RegisteredClient> {
  const { email } = await buildPerson(api);
  const key = await pagesToken(api, email);
  const body = { name: 'Tea Fund', kind: 'web', redirect_uris: [REDIRECT_URI], scopes: SCOPES };
  const { body: client } = await api.call<RegisteredClient & { reviewed: boolean }>(
    'POST',
    '/v1/oauth/clients',
    { key, body },
  );
  expect(client.reviewed).toBe(false);
  return client;
}

interface Granted {
  person: Person;
  client: RegisteredClient;
  tokens: TokenAnswer['body'];
  key: string;
}

async function allow(client: RegisteredClient, person: Person): Promise<Granted> {
  const { body: tokens } = await redeem(api, await authorize(api, client, person.email, SCOPE));
  return { person, client, tokens, key: tokens.access_token ?? 'no token' };
}

async function grant(): Promise<Granted> {
  return allow(await registerUnreviewed(), await buildPerson(api));
}

interface WireSource {
  source_id: string;
  default: boolean;
}

interface WirePlan {
  status: string;
  cancelled_by: string | null;
  cancel_reason: string | null;
  keepable: boolean;
  amount: string;
}

async function orderPlan(key: string): Promise<{ donation_id: string; recurring_id: string }> {
  const body = {
    charity_id: charity.id,
    amount: '25.00',
    currency: 'USD',
    recurring: { frequency: 'monthly' },
  };
  const { body: gift, text } = await api.call<{ donation_id: string; recurring_id: string | null }>(
    'POST',
    '/v1/donations',
    { key, body },
  );
  if (typeof gift.recurring_id !== 'string') throw new Error(text);
  return { donation_id: gift.donation_id, recurring_id: gift.recurring_id };
}

/** A plan of 25.00 USD each month whose first gift is charged. */
async function beginPlan(key: string): Promise<string> {
  const { donation_id: gift, recurring_id: id } = await orderPlan(key);
  await approveCharge(api.db, gift);
  return id;
}

async function readPlan(id: string, key: string): Promise<WirePlan> {
  return (await api.call<WirePlan>('GET', `/v1/recurring/${id}`, { key })).body;
}

/** How the API answers a change of a plan: the status, and the reason of a refusal. */
async function change(key: string, path: string, body: object = {}) {
  const method = path.includes('/') ? 'POST' : 'PATCH';
  const { status, body: answer } = await api.call<{ error?: { details: { reason?: string } } }>(
    method,
    `/v1/recurring/${path}`,
    { key, body },
  );
  return [status, answer.error?.details.reason];
}

const refused = [403, 'application'];
const takeBack = (key: string, { client_id: id }: RegisteredClient) =>
  api.call('DELETE', `/v1/users/me/applications/${id}`, { key });

describe('an unreviewed application', () => {
  it('pledges no match, which somebody could accept after its access has ended', async () => {
    const { key } = await grant();
    const { id: charityId } = await buildCharity(api.db);
    const member = await buildActor(api.db, { memberOf: charityId });
    const campaign = { charity_id: charityId, name: 'A roof', funding_goal: '5000.00' };
    const made = await api.call<{ id: string }>('POST', '/v1/campaigns', { key: member.key, body: campaign });
    const pledged = await api.call('POST', `/v1/campaigns/${made.body.id}/matching`, {
      key,
      body: {
        source: 'own_card',
        ratio: '1.00',
        cap: '500.00',
        currency: 'USD',
        ends_at: '2999-12-31T00:00:00Z',
      },
    });
    expect([pledged.status, pledged.body.error.details.reason]).toEqual(refused);
    const listed = await api.call('GET', `/v1/campaigns/${made.body.id}/matching`, { key: member.key });
    expect(listed.body).toMatchObject({ total: 0 });
  });

  it('makes no webhook endpoint and learns no secret of one', async () => {
    const { key, person } = await grant();
    const own = await pagesToken(api, person.email, { scope: GIVING });
    const body = { url: 'https://example.org/hook', events: ['*'] };
    const made = await api.call('POST', '/v1/webhooks/endpoints', { key, body });
    expect([made.status, made.body.error.details.reason]).toEqual(refused);
    const { body: endpoint } = await api.call<{ endpoint_id: string }>('POST', '/v1/webhooks/endpoints', {
      key: own,
      body,
    });
    const path = `/v1/webhooks/endpoints/${endpoint.endpoint_id}`;
    const before = await selectRows(api.db, 'SELECT * FROM webhook_endpoints');
    for (const [method, of, sent] of [
      ['POST', `${path}/rotate-secret`, undefined],
      ['PATCH', path, { url: 'https://thief.example/hook' }],
      ['DELETE', path, undefined],
    ] as const) {
      const reply = await api.call(method, of, { key, ...(sent === undefined ? {} : { body: sent }) });
      expect([reply.status, reply.body.error.details.reason]).toEqual(refused);
    }
    expect(await selectRows(api.db, 'SELECT * FROM webhook_endpoints')).toEqual(before);
  });

  it('adds a card that does not become the default, and neither chooses nor removes the default', async () => {
    const { key, person } = await grant();
    const path = '/v1/users/me/payment-sources';
    const card = { kind: 'card', processor_token: 'card_succeeds' };
    const added = await api.call<WireSource>('POST', path, { key, body: card });
    expect(added).toMatchObject({ status: 201, body: { default: false } });
    const own = await pagesToken(api, person.email, { scope: GIVING });
    const { body: chosen } = await api.call<WireSource>('POST', path, { key: own, body: card });
    expect(chosen.default).toBe(true);
    const { source_id: other } = added.body;
    const tries = [
      await api.call('POST', path, { key, body: { ...card, default: true } }),
      await api.call('PATCH', `${path}/${other}`, { key, body: { default: true } }),
      await api.call('PATCH', `${path}/${chosen.source_id}`, { key, body: { default: false } }),
      await api.call('DELETE', `${path}/${chosen.source_id}`, { key }),
      await api.call('DELETE', `${path}/${chosen.source_id}?replace_with=${other}`, { key }),
    ];
    for (const { status, body } of tries) expect([status, body.error.details.reason]).toEqual(refused);
    expect((await api.call('DELETE', `${path}/${other}`, { key })).status).toBe(200);
  });
});

describe('the plan of an application', () => {
  it('takes changes of its grant and of the donor, and of no other application', async () => {
    const first = await grant();
    const id = await beginPlan(first.key);
    const other = await allow(await registerUnreviewed(), first.person);
    const again = await allow(first.client, first.person);
    const own = await pagesToken(api, first.person.email, { scope: GIVING });
    for (const key of [first.key, own]) {
      expect(await change(key, id, { amount: '26.00' })).toEqual([200, undefined]);
      expect(await change(key, `${id}/pause`)).toEqual([200, undefined]);
      expect(await change(key, `${id}/resume`)).toEqual([200, undefined]);
      expect(await change(key, `${id}/skip`)).toEqual([200, undefined]);
    }
    for (const key of [other.key, again.key]) {
      expect(await change(key, id, { amount: '2600.00' })).toEqual(refused);
      for (const what of ['pause', 'resume', 'skip', 'cancel']) {
        expect(await change(key, `${id}/${what}`)).toEqual(refused);
      }
    }
    expect(await readPlan(id, own)).toMatchObject({ status: 'active', amount: '26.00' });
    expect(await change(first.key, `${id}/cancel`)).toEqual([200, undefined]);
  });

  it('is the only one that the application changes: not the plan that the donor made', async () => {
    const { key, person } = await grant();
    const own = await pagesToken(api, person.email, { scope: GIVING });
    const id = await beginPlan(own);
    expect(await change(key, id, { amount: '2500.00' })).toEqual(refused);
    await takeBack(own, { client_id: 'giving-pages', client_secret: null });
    expect(await selectRows(api.db, 'SELECT status FROM recurring_plans WHERE id = $1', [id])).toEqual([
      { status: 'active' },
    ]);
  });

  /** Every way in which a grant ends before its time. */
  const revocations: Record<string, (granted: Granted, own: string) => Promise<unknown>> = {
    'the donor takes the access back': ({ client }, own) => takeBack(own, client),
    'the application revokes its token': ({ client, key }) =>
      requestToken(api, client, { token: key }, '/oauth/revoke'),
    'a refresh token is used twice': async ({ client, tokens }) => {
      const again = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
      expect((await requestToken(api, client, again)).status).toBe(200);
      expect((await requestToken(api, client, again)).status).toBe(400);
    },
    'the donor ends the session': (_, own) => api.call('DELETE', '/v1/users/me/sessions', { key: own }),
    'the donor chooses a new password': async ({ person: { userId } }) => {
      const token = await makeMailLink(api.db, { userId, purpose: 'reset_password', interaction: null });
      await inTransaction(api.db, (tx) =>
        resetPassword(
          { tx, at: new Date(), secrets: createSecretBox(readConfig({}).dataKeys) },
          { token, passwordHash: 'another' },
        ),
      );
    },
    'an operator revokes the application': async ({ client }) => {
      const { key } = await buildActor(api.db, { isOperator: true });
      await api.call('DELETE', `/v1/oauth/clients/${client.client_id}`, { key });
    },
  };

  it.each(Object.keys(revocations))('is cancelled when %s', async (name) => {
    const granted = await grant();
    const id = await beginPlan(granted.key);
    const pending = (await orderPlan(granted.key)).recurring_id;
    const own = await pagesToken(api, granted.person.email, { scope: GIVING });
    await revocations[name]?.(granted, own);
    expect((await api.call('GET', '/v1/users/me/recurring', { key: granted.key })).status).toBe(401);
    const plans = await selectRows(
      api.db,
      'SELECT status, cancelled_by AS by, keepable, wakes_at AS wakes FROM recurring_plans WHERE id = ANY($1) ORDER BY id',
      [[id, pending]],
    );
    const cancelled = { status: 'cancelled', by: 'platform', wakes: null };
    expect(plans).toEqual([
      { ...cancelled, keepable: true },
      // Its first gift was not charged yet, so there is nothing to keep.
      { ...cancelled, keepable: false },
    ]);
    const events = await selectRows(
      api.db,
      `SELECT 1 FROM events WHERE name = 'recurring.cancelled' AND data->>'recurring_id' = $1 AND account_id = $2`,
      [id, granted.person.accountId],
    );
    expect(events).toHaveLength(1);
  });

  it('stays when the grant of another donor or application ends', async () => {
    const client = await registerUnreviewed();
    const [ada, bob] = [
      await allow(client, await buildPerson(api)),
      await allow(client, await buildPerson(api)),
    ];
    const other = await allow(await registerUnreviewed(), ada.person);
    const id = await beginPlan(ada.key);
    const own = await pagesToken(api, ada.person.email, { scope: GIVING });
    await takeBack(await pagesToken(api, bob.person.email), client);
    await takeBack(own, other.client);
    expect(await readPlan(id, own)).toMatchObject({ status: 'active', keepable: false });
  });

  it('is offered to its donor by mail, who keeps it without the application', async () => {
    const { key, person, client } = await grant();
    const id = await beginPlan(key);
    const own = await pagesToken(api, person.email, { scope: GIVING });
    await takeBack(own, client);
    const means = { db: api.db, gateways, config: { publicUrl: 'https://give.example', port: 0 } };
    const log = createLog('worker', 'silent');
    let isMore = true;
    while (isMore) isMore = await relayNotices(means, log);
    const told = (await readMails(api)).filter(({ to, text }) => to === person.email && text.includes(id));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('because Tea Fund, which set it up, no longer has access');
    expect(told[0]?.text).toContain(`https://give.example/my/plans/${id}`);

    expect(await readPlan(id, own)).toMatchObject({ cancelled_by: 'platform', keepable: true });
    expect(await change(own, `${id}/resume`)).toEqual([200, undefined]);
    expect(await readPlan(id, own)).toMatchObject({
      status: 'active',
      keepable: false,
      cancelled_by: null,
      cancel_reason: null,
    });
    // The application is allowed again, but the plan is the donor's own now.
    const again = await allow(client, person);
    expect(await change(again.key, id, { amount: '2500.00' })).toEqual(refused);
    await takeBack(own, client);
    expect(await readPlan(id, own)).toMatchObject({ status: 'active' });
  });

  it('waits for the charity if that lost its verification meanwhile', async () => {
    const { key, person, client } = await grant();
    const [id, own] = [await beginPlan(key), await pagesToken(api, person.email, { scope: GIVING })];
    await takeBack(own, client);
    await inTransaction(api.db, (tx) => holdPlans({ tx, at: new Date() }, charity.id));
    expect(await readPlan(id, own)).toMatchObject({ cancelled_by: 'platform', keepable: true });
    expect(await change(own, `${id}/resume`)).toEqual([200, undefined]);
    expect(await readPlan(id, own)).toMatchObject({ status: 'paused', keepable: false });
    expect((await change(own, `${id}/resume`))[0]).toBe(409);
    await inTransaction(api.db, (tx) => releasePlans({ tx, at: new Date() }, { charityId: charity.id }));
    expect(await readPlan(id, own)).toMatchObject({ status: 'active' });
  });

  it('is kept by nobody else, and not again once the donor has cancelled it', async () => {
    const { key, person, client } = await grant();
    const [id, own] = [await beginPlan(key), await pagesToken(api, person.email, { scope: GIVING })];
    await takeBack(own, client);
    const again = await allow(client, person);
    expect(await change(again.key, `${id}/resume`)).toEqual(refused);
    const { key: operator } = await buildActor(api.db, { isOperator: true });
    expect((await change(operator, `${id}/resume`))[0]).toBe(403);
    expect((await readPlan(id, operator)).keepable).toBe(false);
    expect(await change(own, `${id}/resume`)).toEqual([200, undefined]);
    expect(await change(own, `${id}/cancel`)).toEqual([200, undefined]);
    expect((await change(own, `${id}/resume`))[0]).toBe(409);
  });

  it('waits for another source if its card was removed meanwhile', async () => {
    const { key, person, client } = await grant();
    const own = await pagesToken(api, person.email, { scope: GIVING });
    const card = { kind: 'card', processor_token: 'card_succeeds' };
    const path = '/v1/users/me/payment-sources';
    const { body: source } = await api.call<{ source_id: string }>('POST', path, { key: own, body: card });
    const id = await beginPlan(key);
    await takeBack(own, client);
    expect((await api.call('DELETE', `${path}/${source.source_id}`, { key: own })).status).toBe(200);
    expect(await change(own, `${id}/resume`)).toEqual([200, undefined]);
    expect(await readPlan(id, own)).toMatchObject({ status: 'paused', pause_reason: 'source' });
  });

  it('is cancelled also if it is stored while the access is taken back', async () => {
    const { key, person, client } = await grant();
    const plan = requireRow(await findPlan(api.db, await beginPlan(key)), 'the plan');
    const own = await pagesToken(api, person.email, { scope: GIVING });
    const id = newId('recurring');
    const revoking = await inTransaction(api.db, async (tx) => {
      expect(await holdOauthGrant(tx, String(plan.grantHash))).toBe(true);
      const answer = takeBack(own, client);
      await waitFor('the revocation to wait', async () => (await countWaiting(api.db)) > 0);
      await insertPlan(tx, { ...plan, id });
      return { answer };
    });
    expect((await revoking.answer).status).toBe(200);
    expect(await findPlan(api.db, id)).toMatchObject({ status: 'cancelled', keepable: true });
    expect(await inTransaction(api.db, (tx) => holdOauthGrant(tx, hashKey('unknown')))).toBe(false);
  });
});

describe('POST /v1/oauth/clients', () => {
  it('takes no address of the platform itself', async () => {
    const { email } = await buildPerson(api);
    const key = await pagesToken(api, email);
    const { port } = new URL(api.url);
    const register = (uris: string[]) =>
      api.call('POST', '/v1/oauth/clients', {
        key,
        body: { name: 'Tea Fund', kind: 'public', redirect_uris: uris, scopes: ['donations:read'] },
      });
    for (const host of ['127.0.0.1', 'localhost', '[::1]', 'LOCALHOST']) {
      for (const path of ['/account/callback', '/', '/my/gifts?x=1']) {
        const { status, body } = await register([REDIRECT_URI, `http://${host}:${port}${path}`]);
        expect([status, body.error.details['fields']]).toMatchObject([
          400,
          [{ field: 'redirect_uris.1', code: 'not_allowed' }],
        ]);
      }
    }
    expect((await register([`http://127.0.0.1:${String(Number(port) + 1)}/back`])).status).toBe(201);
    const operator = await buildActor(api.db, { isOperator: true });
    const body = { name: 'App', kind: 'web', redirect_uris: [`${api.url}/account/callback`], scopes: SCOPES };
    expect((await api.call('POST', '/v1/oauth/clients', { key: operator.key, body })).status).toBe(400);
    await expect(buildClient(api, { redirect_uris: [`${api.url}/account/callback`] })).rejects.toThrow(
      'redirect_uris.0',
    );
  });
});
