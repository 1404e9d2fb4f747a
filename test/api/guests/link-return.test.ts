/** Leads guests back to the page that they came for, and lets them ask for the link again. */
import { type Charity } from '../../../db/queries/charities/charities';
import { buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { FormBrowser } from '../../support/browser';
import { beginGuest, giveAsGuest } from '../../factories/guests';
import { readMails } from '../../support/oauth';
import { linkTo } from '../../support/sign-up';
import { waitFor } from '../../support/wait';

const api = useApi({});
let charity: Charity;
beforeAll(async () => {
  charity = await buildCharity(api.db);
});

const PLAN = `/my/plans/rec_${'0'.repeat(26)}`;

async function give(email: string): Promise<void> {
  const { access_token: token } = await beginGuest(api);
  const { status } = await giveAsGuest(api, token, {
    charity_id: charity.id,
    donor: { name: 'Lin', email },
    source: 'own_card',
  });
  expect(status).toBe(201);
}

const query = (to: string) => new URLSearchParams({ to }).toString();

it('the mailed link and its button lead to the page that the guest came for', async () => {
  const email = 'lin@example.org';
  await give(email);
  const browser = new FormBrowser(api.url);
  const page = await browser.open(`/account/guest?${query(PLAN)}`);
  const asked = await browser.send(page, '/account/guest', { email });
  expect(asked.text).toContain(`<strong>${email}</strong>`);
  expect(asked.text).toContain('The link works once, for one hour.');
  expect(asked.text).toContain(`href="/account/guest?${query(PLAN)}"`);
  expect(asked.text).not.toContain('sent it again');

  const mailed = await linkTo(api, email, 'Your gifts');
  expect(mailed).toContain(`&${query(PLAN)}`);
  const opened = await browser.send(await browser.open(mailed), '/account/guest/open', {});
  expect(opened.text).toContain(`data-return-to="${PLAN}"`);
  expect(opened.text).toContain(`href="${PLAN}"`);
});

it.each([
  'https://evil.example/my',
  '//evil.example/my',
  '/my/../account',
  '/my/plans/x?y',
  '/account',
  '/my\n',
  '',
])('a return to %j leads to the gifts', async (to) => {
  const browser = new FormBrowser(api.url);
  const page = await browser.open(`/account/guest?${query(to)}`);
  expect(page.text).toContain('name="to" value="/my"');
  const asked = await browser.send(page, '/account/guest', { email: 'nobody@example.org', to });
  expect(asked.text).toContain('name="to" value="/my"');
});

it('asks for another mail with one button', async () => {
  const email = 'again@example.org';
  await give(email);
  const browser = new FormBrowser(api.url);
  const asked = await browser.send(await browser.open('/account/guest'), '/account/guest', { email });
  const again = await browser.send(asked, '/account/guest', {});
  expect(again.text).toContain('We have sent it again');
  const links = async () =>
    (await readMails(api)).filter(({ to, subject }) => to === email && subject === 'Your gifts');
  await waitFor('two mails', async () => ((await links()).length === 2 ? true : undefined));
});
