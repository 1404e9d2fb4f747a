/** Authenticator apps and recovery codes: set up on the security page, asked for at sign-in, used once. */
import { selectRows } from '../../../db/database';
import { decodeJwt } from 'jose';
import { FACTOR_ATTEMPTS_PER_HOUR, RECOVERY_CODES } from '../../../domain/factors/factors';
import { useApi } from '../../support/api';
import { FormBrowser, type Visit } from '../../support/browser';
import { buildClient, buildPerson, PASSWORD, readMails } from '../../support/oauth';
import { authorizationUrl } from '../../support/authorization';
import { codeAt, enrolTotp, pagesUrl, redeemPages, secretOn, signIn } from '../../support/own-clients';
import { linkTo } from '../../support/sign-up';
import { list } from '../../../db/rows';
import { auditLog } from '../../../db/tables/accounts';

const SECURITY = '/account/security';
const STEP_MS = 30_000;

const api = useApi({}, undefined, () => now);
let now: Date;
beforeEach(() => {
  now = new Date();
});

/** Somebody with an authenticator app, whose last code is of an earlier step of time. */
async function buildEnrolled() {
  const { email, userId } = await buildPerson(api);
  const enrolled = await enrolTotp(api, email, now);
  now = new Date(now.getTime() + 2 * STEP_MS);
  return { email, userId, ...enrolled };
}

/** The page after the right password. */
async function askedForCode(email: string): Promise<{ browser: FormBrowser; page: Visit }> {
  const browser = new FormBrowser(api.url);
  return { browser, page: await signIn(await browser.open(pagesUrl(api)), browser, email) };
}

async function subjectsTo(email: string): Promise<string[]> {
  return (await readMails(api)).filter((mail) => mail.to === email).map((mail) => mail.subject);
}

async function auditOf(userId: string) {
  const rows = await list(api.db, auditLog, { actorUserId: userId }, { order: ['id'] });
  return rows.map((row) => row.action);
}

it('the first factor brings recovery codes, a mail and an entry in the audit log; the secret is sealed', async () => {
  const { email, userId, secret, recoveryCodes } = await buildEnrolled();
  expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
  expect(await subjectsTo(email)).toEqual(['An authenticator app was added to your account']);
  expect(await auditOf(userId)).toEqual(['user.totp_added']);
  const [row] = await selectRows<{ stored: string }>(
    api.db,
    `SELECT f::text || (SELECT string_agg(r::text, '') FROM recovery_codes r) AS stored FROM second_factors f
     WHERE user_id = '${userId}'`,
  );
  const stored = row?.stored ?? '';
  expect(stored).not.toContain(secret);
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replace(/-/g, ''));
});

it('a wrong first code adds nothing and keeps the key', async () => {
  const { email } = await buildPerson(api);
  const browser = new FormBrowser(api.url);
  const page = await signIn(await browser.open(SECURITY), browser, email);
  const wrong = await browser.send(page, '/totp', { code: '000000' });
  expect(wrong.status).toBe(422);
  expect(secretOn(wrong)).toBe(secretOn(page));
  expect(wrong.text).toMatch(/role="alert">Correct the marked fields\./);
  expect(wrong.text).toMatch(/id="code-fault">This code is wrong\./);
  expect(wrong.text).toContain('Only your password protects this account');
});

it('after the password the code is asked for, and the token says so', async () => {
  const { email, secret } = await buildEnrolled();
  const { browser, page } = await askedForCode(email);
  expect(page.text).toContain('Six digits from your authenticator app');
  const back = await browser.send(page, '/code', { code: codeAt(secret, now) });
  const { id_token: idToken } = await redeemPages(api, back);
  expect(decodeJwt(idToken ?? '')).toMatchObject({
    acr: 'aal2',
    amr: ['pwd', 'otp', 'mfa'],
    auth_time: Math.floor(now.getTime() / 1000),
  });
});

it('without a factor the token says that, too', async () => {
  const { email } = await buildPerson(api);
  const { page } = await askedForCode(email);
  const { id_token: idToken } = await redeemPages(api, page);
  expect(decodeJwt(idToken ?? '')).toMatchObject({ acr: 'aal1', amr: ['pwd'] });
});

it('the right password is not enough, for any application', async () => {
  const { email } = await buildEnrolled();
  const client = await buildClient(api);
  const browser = new FormBrowser(api.url);
  const url = authorizationUrl(api, client).href;
  const asked = await browser.send(await browser.open(url), '/sign-in', { email, password: PASSWORD });
  expect(asked.text).toContain('Confirm that it is you');
  expect((await browser.open(url)).text).toContain('Password');
  expect((await browser.open(SECURITY)).text).toContain('Password');
});

it('a code works once, and none from before the last one', async () => {
  const { email, secret } = await buildEnrolled();
  const code = codeAt(secret, now);
  const { browser, page } = await askedForCode(email);
  await browser.send(page, '/code', { code });
  for (const used of [code, codeAt(secret, new Date(now.getTime() - STEP_MS))]) {
    const second = await askedForCode(email);
    const refused = await second.browser.send(second.page, '/code', { code: used });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('code or passkey is wrong, or you have used it before');
  }
});

it('two at once with one code: one signs in', async () => {
  const { email, secret } = await buildEnrolled();
  const asked = [await askedForCode(email), await askedForCode(email), await askedForCode(email)];
  const code = codeAt(secret, now);
  const answers = await Promise.all(asked.map(({ browser, page }) => browser.send(page, '/code', { code })));
  expect(answers.filter(({ url }) => url.includes('/account/callback?code='))).toHaveLength(1);
});

it.each([
  [-2, 422],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 422],
])('a code from %i steps of time away is answered with %i', async (steps, status) => {
  const { email, secret } = await buildEnrolled();
  now = new Date(now.getTime() + 10 * STEP_MS);
  const { browser, page } = await askedForCode(email);
  const code = codeAt(secret, new Date(now.getTime() + steps * STEP_MS));
  // 200 is the callback of giving-pages.
  expect((await browser.send(page, '/code', { code })).status).toBe(status);
});

it('a recovery code works once, however it is typed, and is mailed about', async () => {
  const { email, userId, recoveryCodes } = await buildEnrolled();
  const [code = ''] = recoveryCodes;
  const first = await askedForCode(email);
  const typed = ` ${code.toUpperCase().replace(/-/g, ' ')}`;
  expect((await first.browser.send(first.page, '/code', { code: typed })).url).toContain('?code=');
  const second = await askedForCode(email);
  expect((await second.browser.send(second.page, '/code', { code })).status).toBe(422);
  expect(await subjectsTo(email)).toContain('A recovery code was used to sign in to your account');
  expect(await auditOf(userId)).toContain('user.recovery_code_used');
  const page = await first.browser.open(SECURITY);
  expect(page.text).toContain(`${String(RECOVERY_CODES - 1)} of ${String(RECOVERY_CODES)} codes left`);
});

it.each(['', '１２３４５６', '12345é', ' ', '\u0000'.repeat(6), '1'.repeat(9_000)])(
  'whatever is sent as a code is refused',
  async (code) => {
    const { email } = await buildEnrolled();
    const { browser, page } = await askedForCode(email);
    expect((await browser.send(page, '/code', { code })).status).toBe(422);
  },
);

it("nobody signs in with another's recovery code", async () => {
  const { email } = await buildEnrolled();
  const { recoveryCodes } = await buildEnrolled();
  const { browser, page } = await askedForCode(email);
  expect((await browser.send(page, '/code', { code: recoveryCodes[0] ?? '' })).status).toBe(422);
});

it('attempts are limited, also across browsers, and the right code comes too late', async () => {
  const { email, secret } = await buildEnrolled();
  for (let attempt = 0; attempt < FACTOR_ATTEMPTS_PER_HOUR; attempt += 1) {
    const { browser, page } = await askedForCode(email);
    expect((await browser.send(page, '/code', { code: '000000' })).status).toBe(422);
  }
  const { browser, page } = await askedForCode(email);
  const late = await browser.send(page, '/code', { code: codeAt(secret, now) });
  expect(late.status).toBe(429);
  expect(late.text).toContain('Too many attempts');
});

it('new recovery codes replace the old ones; removing the last factor removes them', async () => {
  const { email, userId, secret, recoveryCodes } = await buildEnrolled();
  const browser = new FormBrowser(api.url);
  const page = await signIn(await browser.open(SECURITY), browser, email, () => codeAt(secret, now));
  const renewed = await browser.send(page, '/recovery-codes', {});
  expect(renewed.text).not.toContain(recoveryCodes[0]);
  const other = await askedForCode(email);
  expect((await other.browser.send(other.page, '/code', { code: recoveryCodes[0] ?? '' })).status).toBe(422);

  const removed = await browser.send(await browser.open(SECURITY), '/remove', {});
  expect(removed.text).toContain('Only your password protects this account');
  expect((await askedForCode(email)).page.url).toContain('/account/callback?code=');
  expect(await auditOf(userId)).toEqual([
    'user.totp_added',
    'user.recovery_codes_replaced',
    'user.totp_removed',
  ]);
  expect(await subjectsTo(email)).toHaveLength(3);
});

it('the page needs a recent sign-in, for reading and for changing', async () => {
  const { email, secret } = await buildEnrolled();
  const browser = new FormBrowser(api.url);
  const page = await signIn(await browser.open(SECURITY), browser, email, () => codeAt(secret, now));
  expect(page.text).toContain('Authenticator app');
  now = new Date(now.getTime() + 11 * 60_000);
  expect((await browser.open(SECURITY)).text).toContain('name="password"');
  expect((await browser.send(page, '/remove', {})).text).toContain('name="password"');
  expect((await askedForCode(email)).page.text).toContain('Confirm that it is you');
});

it("another's factor is not found, and a form of another's is worth nothing", async () => {
  const { userId } = await buildEnrolled();
  const eve = await buildEnrolled();
  const [factor] = await selectRows<{ id: string }>(
    api.db,
    'SELECT id FROM second_factors WHERE user_id = $1',
    [userId],
  );
  const browser = new FormBrowser(api.url);
  const code = () => codeAt(eve.secret, now);
  const page = await signIn(await browser.open(SECURITY), browser, eve.email, code);
  expect((await browser.send(page, '/remove', { factor_id: factor?.id ?? '' })).status).toBe(404);
  expect((await fetch(`${api.url}${SECURITY}/remove`, { method: 'POST' })).status).toBe(415);
});

it('a user who wants another account starts again', async () => {
  const { email } = await buildEnrolled();
  const { browser, page } = await askedForCode(email);
  expect((await browser.send(page, '/restart', {})).text).toContain('Password');
});

it('a new password does not replace the second factor', async () => {
  const { email } = await buildEnrolled();
  const browser = new FormBrowser(api.url);
  await browser.send(await browser.open('/account/forgotten'), '/account/forgotten', { email });
  const form = await browser.open(await linkTo(api, email, 'Choose a new password'));
  await browser.send(form, '/account/new-password', { password: PASSWORD });
  expect((await askedForCode(email)).page.text).toContain('Confirm that it is you');
});

it('the page of an IP address leads to the same page where passkeys work, and shows no address', async () => {
  const { email } = await buildPerson(api);
  const browser = new FormBrowser(api.url);
  const page = await signIn(await browser.open(SECURITY), browser, email);
  const elsewhere = `http://localhost:${new URL(api.url).port}/account/security`;
  expect(page.text).toContain(`href="${elsewhere}">Go on to passkeys</a>`);
  expect(page.text.split(elsewhere)).toHaveLength(2);
  expect(page.text).not.toContain('<script');
});

it('a refused sign-in changes nothing', async () => {
  expect((await new FormBrowser(api.url).open(`${SECURITY}?error=access_denied`)).text).toContain(
    'You did not sign in',
  );
});
