/** Sign-up, confirmation, sign-in and consent as a person meets them, without a script. */
import { useApi } from '../../support/api';
import { FormBrowser } from '../../support/browser';
import {
  backAtApplication,
  buildClient,
  buildPerson,
  PASSWORD,
  REDIRECT_URI,
  type RegisteredClient,
} from '../../support/oauth';
import { linkTo } from '../../support/sign-up';

const api = useApi();
let client: RegisteredClient;
beforeAll(async () => {
  client = await buildClient(api);
});

function authorizePath(changes: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'donations:read',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    state: 'back',
    ...changes,
  });
  return `/oauth/authorize?${query.toString()}`;
}

it('signs up, confirms by mail, signs in, agrees, and is back at the application with a code', async () => {
  const browser = new FormBrowser(api.url);
  const signIn = await browser.open(authorizePath());
  expect(signIn.text).toContain('to continue to Giving App');
  expect(signIn.text).toContain('<a href="/account/guest">Gave without an account? Find your gifts</a>');
  const register = await browser.open(new URL(signIn.url).pathname + '/register');
  expect(register.text).toContain('come into your account');
  const account = { name: 'Grace', email: ' Grace@Example.org ', password: PASSWORD };
  expect((await browser.send(register, '/register', account)).text).toContain('works once, for 24 hours');

  const link = await linkTo(api, 'grace@example.org', 'Confirm your email address');
  const early = await browser.send(signIn, '/sign-in', account);
  expect(early.text).toContain('Confirm your email address first');

  const confirm = await browser.open(link);
  const confirmed = await browser.send(confirm, '/account/confirm', {});
  expect(confirmed.text).toContain(new URL(signIn.url).pathname);
  expect((await browser.send(confirm, '/account/confirm', {})).status).toBe(422);

  const consent = await browser.send(signIn, '/sign-in', account);
  expect(consent.text).toContain('See your gifts');
  const back = backAtApplication(await browser.send(consent, '/consent', { answer: 'allow' }));
  expect(back.searchParams.get('code')).toMatch(/^\S{20,}$/);
  expect(back.searchParams.get('state')).toBe('back');
});

it('says what is wrong with an address whose part before the @ has other letters, and takes any domain', async () => {
  const browser = new FormBrowser(api.url);
  const signIn = await browser.open(authorizePath());
  const register = await browser.open(new URL(signIn.url).pathname + '/register');
  const signUp = (email: string) =>
    browser.send(register, '/register', { name: 'Uta', email, password: PASSWORD });
  expect((await signUp('üta@example.org')).text).toContain('without accents or other letters than a to z');
  expect((await signUp('uta@müller.de')).text).toContain('works once, for 24 hours');
  expect(await linkTo(api, 'uta@xn--mller-kva.de', 'Confirm your email address')).toContain(
    '/account/confirm',
  );
});

it('tells the person, not only the developer, that an application is refused', async () => {
  const { text } = await new FormBrowser(api.url).open(authorizePath({ client_id: 'client_unknown' }));
  expect(text).toContain('This application cannot sign you in');
  expect(text).toContain('You did nothing wrong');
  expect(text).toContain('client is invalid (invalid_client)');
  expect(text).not.toContain('<!--');
});

it('says before somebody agrees to gifts that saved cards are charged without asking again', async () => {
  const browser = new FormBrowser(api.url);
  const { email } = await buildPerson(api);
  const giving = await buildClient(api, { scopes: ['donations:write'] });
  const signIn = await browser.open(authorizePath({ client_id: giving.client_id, scope: 'donations:write' }));
  const consent = await browser.send(signIn, '/sign-in', { email, password: PASSWORD });
  expect(consent.text).toContain('charge your saved cards and accounts without asking you again');
});

it('nobody signs up under a name with an address', async () => {
  const browser = new FormBrowser(api.url);
  const signIn = await browser.open(authorizePath());
  const register = await browser.open(new URL(signIn.url).pathname + '/register');
  const account = { name: 'Claim at refund.org', email: 'eve@example.org', password: PASSWORD };
  const refused = await browser.send(register, '/register', account);
  expect(refused.text).toContain('Remove the web or mail address from your name.');
});

it('a user who refuses is sent back without a code', async () => {
  const { email } = await buildPerson(api);
  const browser = new FormBrowser(api.url);
  const consent = await browser.send(await browser.open(authorizePath()), '/sign-in', {
    email,
    password: PASSWORD,
  });
  const back = backAtApplication(await browser.send(consent, '/consent', { answer: 'refuse' }));
  expect(back.searchParams.get('error')).toBe('access_denied');
});

it('tells every fault of a registration beside its field', async () => {
  const browser = new FormBrowser(api.url);
  const register = await browser.open(
    new URL((await browser.open(authorizePath())).url).pathname + '/register',
  );
  const fields = { name: '', email: 'nobody', password: 'short' };
  const { status, text } = await browser.send(register, '/register', fields);
  expect(status).toBe(422);
  expect(text.match(/class="fault"/g)).toHaveLength(3);
  expect(text).not.toContain('value="short"');
});

it('an address that has an account gets the same page, and learns by mail', async () => {
  const { email } = await buildPerson(api);
  const browser = new FormBrowser(api.url);
  const register = await browser.open(
    new URL((await browser.open(authorizePath())).url).pathname + '/register',
  );
  const answer = await browser.send(register, '/register', { name: 'Eve', email, password: PASSWORD });
  expect(answer.text).toContain('Check your email');
  expect(await linkTo(api, email, 'You already have an account')).toContain('/account/forgotten');
});

it('a forgotten password is replaced by a mailed link, and everything signed in before ends', async () => {
  const { email } = await buildPerson(api);
  const before = new FormBrowser(api.url);
  await before.send(await before.open(authorizePath()), '/sign-in', { email, password: PASSWORD });

  const browser = new FormBrowser(api.url);
  const asked = await browser.send(await browser.open('/account/forgotten'), '/account/forgotten', { email });
  expect(asked.text).toContain(`<strong>${email}</strong>`);
  expect((await browser.send(asked, '/account/forgotten', {})).text).toContain('We have sent it again');
  const form = await browser.open(await linkTo(api, email, 'Choose a new password'));
  const changed = await browser.send(form, '/account/new-password', { password: 'another long phrase' });
  expect(changed.text).toContain('Your password is changed');

  expect((await before.open(authorizePath())).text).toContain('Sign in');
  const old = await browser.send(await browser.open(authorizePath()), '/sign-in', {
    email,
    password: PASSWORD,
  });
  expect(old.text).toContain('The email address or password is wrong');
});

it('pages run no script, load nothing from elsewhere, and cannot be framed', async () => {
  const { headers, text } = await new FormBrowser(api.url).open(authorizePath());
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain('https://app.example');
  expect(text).not.toMatch(/<script|style=|\son\w+=/);
  expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
});

it('input from outside is shown as text', async () => {
  const named = await buildClient(api, { name: '<script>alert(1)</script>' });
  const { text } = await new FormBrowser(api.url).open(authorizePath({ client_id: named.client_id }));
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

it('the sandbox shows its mails', async () => {
  expect((await new FormBrowser(api.url).open('/sandbox/mails')).text).toContain('grace@example.org');
});
