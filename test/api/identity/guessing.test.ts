/** Secrets and passwords cannot be guessed, and no page tells whether an address has an account. */
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { listLocks } from '../../support/locks';
import { useApi } from '../../support/api';
import { authorizationUrl, requestToken } from '../../support/authorization';
import { FormBrowser, type Visit } from '../../support/browser';
import { withinOneHour } from '../../support/hour';
import { buildClient, buildPerson, PASSWORD } from '../../support/oauth';
import { linkTo } from '../../support/sign-up';
import { waitFor } from '../../support/wait';

const api = useApi({ TRUSTED_PROXIES: '127.0.0.1/32' });

describe('client secrets', () => {
  const LIMIT = 1_000;
  const machine = async () => {
    const person = await buildPerson(api);
    return buildClient(api, {
      kind: 'machine',
      redirect_uris: [],
      user_id: person.userId,
      scopes: ['charities:read'],
    });
  };

  async function ask(
    client: { client_id: string; client_secret: string | null },
    from: string,
    path?: string,
  ) {
    const { client_id: id, client_secret: secret } = client;
    const response = await fetch(new URL(path ?? '/oauth/token', api.url), {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${id}:${secret ?? ''}`).toString('base64')}`,
        'X-Forwarded-For': from,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', token: 'none' }),
    });
    const body = (await response.json()) as { error?: string; access_token?: string };
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), body };
  }

  /** Counts wrong secrets as if they had been sent before. */
  async function spend(attempts: number): Promise<void> {
    await runStatement(
      api.db,
      `UPDATE rate_windows SET used = used + $1 WHERE subject LIKE 'client-secret:%'`,
      [attempts],
    );
  }

  it('once a client and address are over the limit, the right secret waits too; other addresses do not', async () => {
    await withinOneHour(api.db);
    const client = await machine();
    const wrong = { ...client, client_secret: 'gp_client_wrong' };
    expect((await ask(wrong, '192.0.2.1')).status).toBe(401);
    await spend(LIMIT - 2);
    expect((await ask(client, '192.0.2.1')).status).toBe(200);
    expect((await ask(wrong, '192.0.2.1')).status).toBe(401);
    expect((await ask(wrong, '192.0.2.1')).status).toBe(429);
    const right = await ask(client, '192.0.2.1');
    expect({ status: right.status, error: right.body.error }).toEqual({
      status: 429,
      error: 'temporarily_unavailable',
    });
    expect(right.body.access_token).toBeUndefined();
    expect(Number(right.retryAfter)).toBeGreaterThan(0);
    for (const path of ['/oauth/introspect', '/oauth/revoke']) {
      expect((await ask(client, '192.0.2.1', path)).status).toBe(429);
    }
    expect((await ask(client, '192.0.2.2')).status).toBe(200);
    expect((await ask(await machine(), '192.0.2.1')).status).toBe(200);
  });

  it('right secrets are not counted', async () => {
    await withinOneHour(api.db);
    const client = await machine();
    await ask({ ...client, client_secret: 'gp_client_wrong' }, '192.0.2.3');
    await spend(LIMIT - 2);
    for (let time = 0; time < 5; time++) expect((await ask(client, '192.0.2.3')).status).toBe(200);
  });

  it('wrong secrets sent at the same time learn no more than the limit', async () => {
    await withinOneHour(api.db);
    const client = await machine();
    const wrong = { ...client, client_secret: 'gp_client_wrong' };
    await ask(wrong, '192.0.2.4');
    await spend(LIMIT - 6);
    const replies = await Promise.all(Array.from({ length: 30 }, () => ask(wrong, '192.0.2.4')));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  it('an unknown client leaves no window of its own', async () => {
    const unknown = { client_id: 'client_unknown', client_secret: 'gp_client_wrong' };
    const count = async () =>
      (await selectRows(api.db, `SELECT 1 FROM rate_windows WHERE subject LIKE 'client-secret:%'`)).length;
    const before = await count();
    expect((await requestToken(api, unknown, { grant_type: 'client_credentials' })).status).toBe(401);
    expect(await count()).toBe(before);
  });
});

describe('passwords', () => {
  const faultOf = async (password: string, email = 'ada.lovelace@example.org') => {
    const browser = new FormBrowser(api.url);
    const page = await openRegistration(browser);
    const { text } = await browser.send(page, '/register', { name: 'Ada Lovelace', email, password });
    return /class="fault"[^>]*>([^<]+)/.exec(text)?.[1];
  };

  it.each([
    'short1!Xq7z',
    'passwordpassword',
    'Password1234!',
    'P@ssw0rd2026!',
    '123456789012',
    'qwertyuiop12',
    'iloveyou1234',
    'letmeinletmein',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'ada.lovelace@example.org',
    'AdaLovelace1',
    'x'.repeat(201),
    `${'a'.repeat(60)}9Zq!`,
  ])('refuses %s', async (password) => {
    expect(await faultOf(password)).toMatch(/^(Use at |This password is too easy)/);
  });

  it.each(['correct horse battery', 'vK7#pw2Lmq9!', 'Übermut tut selten gut'])(
    'takes %s',
    async (password) => {
      expect(await faultOf(password, `new${String(password.length)}@example.org`)).toBeUndefined();
    },
  );

  it('are judged by the same rule when they are replaced, and a refused one does not use up the link', async () => {
    const { email } = await buildPerson(api);
    const browser = new FormBrowser(api.url);
    await browser.send(await browser.open('/account/forgotten'), '/account/forgotten', { email });
    const form = await browser.open(await linkTo(api, email, 'Choose a new password'));
    for (const password of ['qwertyuiop12', email]) {
      const refused = await browser.send(form, '/account/new-password', { password });
      expect(refused.text).toContain('too easy to guess');
    }
    const changed = await browser.send(form, '/account/new-password', { password: 'another long phrase' });
    expect(changed.text).toContain('Your password is changed');
  });
});

describe('whether an address has an account', () => {
  /** What a page answers while nobody may look an address up. */
  async function whileLookUpsWait(send: () => Promise<Visit>): Promise<Visit> {
    return inTransaction(api.db, async (tx) => {
      await runStatement(tx, 'LOCK TABLE user_logins IN ACCESS EXCLUSIVE MODE');
      const page = await send();
      await waitFor('the look-up to begin', async () => (await listLocks(api.db, 'user_logins')).length > 0);
      return page;
    });
  }

  it.each(['known', 'unknown'])(
    'a forgotten password of %s: the answer leaves before the look-up',
    async (kind) => {
      const email = kind === 'known' ? (await buildPerson(api)).email : 'unknown@example.org';
      const browser = new FormBrowser(api.url);
      const form = await browser.open('/account/forgotten');
      const page = await whileLookUpsWait(() => browser.send(form, '/account/forgotten', { email }));
      expect([page.status, page.text.includes('Check your email')]).toEqual([200, true]);
      if (kind === 'known') await linkTo(api, email, 'Choose a new password');
    },
  );

  it.each(['known', 'unknown'])('a sign-up of %s: the answer leaves before the look-up', async (kind) => {
    const email = kind === 'known' ? (await buildPerson(api)).email : 'fresh@example.org';
    const browser = new FormBrowser(api.url);
    const form = await openRegistration(browser);
    const page = await whileLookUpsWait(() =>
      browser.send(form, '/register', { name: 'Eve', email, password: PASSWORD }),
    );
    expect([page.status, page.text.includes('Check your email')]).toEqual([200, true]);
    await linkTo(api, email, kind === 'known' ? 'You already have an account' : 'Confirm your email address');
  });
});

async function openRegistration(browser: FormBrowser): Promise<Visit> {
  const client = await buildClient(api);
  const page = await browser.open(authorizationUrl(api, client).href);
  return browser.open(`${new URL(page.url).pathname}/register`);
}
