/** One member alone, with friends whom they bring, neither redirects a charity's money nor removes who would stop it. */
import { type Charity } from '../../../db/queries/charities/charities';
import { update } from '../../../db/rows';
import { charityInvitations, charityMembers, formerMembers } from '../../../db/tables/members';
import { shiftByDays } from '../../../domain/days';
import { clientAt, type Person } from '../../support/api';
import { buildPerson, readInvitationToken, readMails } from '../../support/oauth';
import { outcome, refusal, refusalDetails } from '../../support/refusal';
import { verifyPerson } from '../../factories/people';
import { buildKey } from '../access/cast';
import { NEW_WALLET, useWorld } from '../charities/world';
import { US_ACCOUNT } from '../payout-accounts/world';

const world = useWorld();
let operator: Person;
beforeAll(async () => {
  operator = await world.api.person({ isOperator: true });
});

const TIED = ['403 FORBIDDEN', { reason: 'not_independent' }];

/** Brings a friend into the charity, who then has been a member for 31 days and holds `standard`. */
async function invite(by: Person, charity: Charity): Promise<Person> {
  const friend = await world.api.person();
  const email = `${friend.userId}@example.org`;
  await by.client.charityMembers.invite(charity.id, { email });
  const token = await readInvitationToken(world.api, email);
  await friend.client.charityMembers.accept({ token });
  const createdAt = shiftByDays(new Date(), -31);
  await update(world.api.db, charityMembers, { userId: friend.userId }, { createdAt });
  await update(world.api.db, charityInvitations, { email }, { acceptedAt: createdAt });
  await verifyPerson(world.api.db, friend.userId);
  return friend;
}

it('confirms neither the account nor the wallet of a friend, nor of a friend’s friend', async () => {
  const { charity, asker: insider, second: honest } = await world.build();
  const friend = await invite(insider, charity);
  const chained = await invite(friend, charity);
  for (const { client } of [friend, chained]) {
    const { account_id } = await client.payoutAccounts.create(charity.id, US_ACCOUNT);
    const confirm = (by: Person) => by.client.payoutAccounts.confirm(charity.id, account_id);
    expect(await refusalDetails(confirm(insider))).toEqual(TIED);
    expect(await outcome(confirm(honest))).toBe('accepted');
    const asked = await client.charities.update(charity.id, { wallet_address: NEW_WALLET });
    const changeId = asked.pending_changes?.at(-1)?.change_id ?? '';
    const wallet = insider.client.charities.confirmChange(charity.id, changeId);
    expect(await refusalDetails(wallet)).toEqual(TIED);
  }
});

it('gains nothing by removing the honest member, who is mailed and stops the account with the link', async () => {
  const { charity, asker: insider } = await world.build();
  const friend = await invite(insider, charity);
  const honest = await buildPerson(world.api);
  await world.joinLongAgo(charity.id, honest.userId);
  await insider.client.charityMembers.remove(charity.id, honest.userId);
  const { account_id: id } = await friend.client.payoutAccounts.create(charity.id, US_ACCOUNT);
  expect(await refusalDetails(insider.client.payoutAccounts.confirm(charity.id, id))).toEqual(TIED);
  await operator.client.payoutAccounts.confirm(charity.id, id);
  const link = await newestLink(honest.email);
  expect((await fetch(link)).status).toBe(200);
  expect((await insider.client.payoutAccounts.get(charity.id, id)).status).toBe('cooling_off');
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  expect(await insider.client.payoutAccounts.get(charity.id, id)).toMatchObject({
    disabled_reason: 'refused',
  });
  expect((await fetch(link, { method: 'POST' })).status).toBe(422);
  const subjects = (await readMails(world.api)).filter(({ to }) => to === honest.email);
  expect(subjects.map(({ subject }) => subject)).toContain(
    'You are no longer a member of Maple Street Food Bank',
  );
});

it('who left stops a wallet for 30 days, and then hears of nothing', async () => {
  const { charity, asker } = await world.build();
  const former = await buildPerson(world.api);
  await world.joinLongAgo(charity.id, former.userId);
  const { key } = await buildKey(world.api.db, former);
  await clientAt(world.api.url, key).charityMembers.remove(charity.id, former.userId);
  const ask = async (name: string) =>
    (await asker.client.charities.update(charity.id, { name })).pending_changes?.at(-1)?.change_id ?? '';
  const leave = (days: number) =>
    update(
      world.api.db,
      formerMembers,
      { userId: former.userId },
      { leftAt: shiftByDays(new Date(), -days) },
    );
  await leave(29);
  const first = await ask('First');
  const link = await newestLink(former.email);
  await leave(31);
  expect((await fetch(link, { method: 'POST' })).status).toBe(422);
  const before = (await readMails(world.api)).length;
  await ask('Second');
  expect((await readMails(world.api)).slice(0, -before).filter(({ to }) => to === former.email)).toEqual([]);
  const late = asker.client.charities.refuseChange(charity.id, first, { reason: 'No.' });
  expect(await refusal(late)).toBe('409 CONFLICT');
});

it('a link that this installation did not make stops nothing', async () => {
  const link = `${world.api.url}/account/stop-change`;
  for (const url of [link, `${link}?token=abc`]) {
    expect([(await fetch(url)).status, (await fetch(url, { method: 'POST' })).status]).toEqual([422, 422]);
  }
});

/** The link with which a former member stops the newest change. */
async function newestLink(email: string): Promise<string> {
  const texts = (await readMails(world.api)).filter(({ to }) => to === email).map(({ text }) => text);
  const path = /\/account\/stop-change\?token=\S+/.exec(
    texts.find((text) => text.includes('stop-change')) ?? '',
  )?.[0];
  return world.api.url + (path ?? 'none');
}
