/**
 * Takeover drill. A thief has a member's API key and tries to have the charity paid to an account of the thief. The
 * steps follow each other as a thief would take them: each test begins where the one before it ended.
 */
import { runStatement, selectRows } from '../../../db/database';
import { addMember } from '../../../db/queries/members/members';
import { shiftByDays } from '../../../domain/days';
import { type Charity } from '../../../db/queries/charities/charities';
import { buildActor, type BuiltActor } from '../../factories';
import { verifyPerson } from '../../factories/people';
import { buildPerson, readInvitationToken, readMails } from '../../support/oauth';
import { buildKey } from '../access/cast';
import { type AccountWorld, startAccountWorld, US_ACCOUNT } from './world';
import { update } from '../../../db/rows';
import { charityMembers } from '../../../db/tables/members';

let world: AccountWorld;
let charity: Charity;
/** The member whose key was stolen. */
let robbed: BuiltActor & { email: string };
/** A member who is not involved. */
let honest: BuiltActor & { email: string };
let accomplice: BuiltActor;
let goodAccount: string;
let badAccount: string;
beforeAll(async () => {
  world = await startAccountWorld();
  const built = await world.build();
  ({ charity } = built);
  [robbed, honest] = await Promise.all([joinCharity(), joinCharity()]);
  accomplice = await buildActor(world.api.db);
  goodAccount = await world.activate(charity.id, { asker: built.asker.key, second: built.second.key });
  await runStatement(world.api.db, 'DELETE FROM mails');
});
afterAll(() => world.close());

/** A member of long standing with a login and a key. */
async function joinCharity(): Promise<BuiltActor & { email: string }> {
  const person = await buildPerson(world.api);
  await world.joinLongAgo(charity.id, person.userId);
  return { ...person, key: (await buildKey(world.api.db, person)).key };
}

/** What a person was mailed about accounts since the theft, oldest first, by the sentence that says what happened. */
async function newsTo(email: string): Promise<string[]> {
  const mails = (await readMails(world.api)).filter(
    ({ to, text }) => to === email && text.includes('Payout account:'),
  );
  return mails.reverse().map(({ text }) => text.split('\n\n')[2] ?? '');
}

const confirm = async (key: string) => (await world.step(charity.id, badAccount, 'confirm', key)).status;

it('1. the stolen key adds an account: every member is mailed, and a re-verification opens', async () => {
  const body = { ...US_ACCOUNT, account_number: '666000666' };
  badAccount = await world.add(charity.id, robbed.key, body);
  const news = [expect.stringContaining('added this account') as string];
  expect([await newsTo(robbed.email), await newsTo(honest.email)]).toEqual([news, news]);
  expect(await world.stageOf(charity.id)).toBe('re_verification');
});

it('2. neither the stolen key confirms it, nor a key made with the stolen one', async () => {
  const made = await world.api.call<{ key: string }>('POST', '/v1/api-keys', {
    key: robbed.key,
    body: { name: 'k', scopes: ['payouts:manage'] },
  });
  expect(made.status).toBe(201);
  expect([await confirm(robbed.key), await confirm(made.body.key)]).toEqual([403, 403]);
  const told = (await readMails(world.api)).filter(({ to }) => to === robbed.email);
  expect(told.map(({ subject }) => subject)).toContain('New API key');
});

it('3. the accomplice whom the stolen key invites joins, and does not confirm it', async () => {
  const path = `/v1/charities/${charity.id}/invitations`;
  const email = 'accomplice@example.org';
  expect((await world.api.call('POST', path, { key: robbed.key, body: { email } })).status).toBe(201);
  const token = await readInvitationToken(world.api, email);
  const accepted = await world.api.call('POST', '/v1/invitations/accept', {
    key: accomplice.key,
    body: { token },
  });
  expect(accepted.status).toBe(201);
  expect(await confirm(accomplice.key)).toBe(403);
});

it('4. nor does the accomplice after 30 days of membership', async () => {
  await update(
    world.api.db,
    charityMembers,
    { userId: accomplice.userId },
    { createdAt: shiftByDays(new Date(), -40) },
  );
  await verifyPerson(world.api.db, accomplice.userId);
  const { status, body } = await world.step(charity.id, badAccount, 'confirm', accomplice.key);
  expect([status, body.error.details]).toEqual([403, { reason: 'not_independent' }]);
});

it('5. the charity is still paid to its own account alone', async () => {
  const { body } = await world.listAccounts(charity.id, honest.key);
  expect(Object.fromEntries(body.payout_accounts.map((each) => [each.account_id, each.status]))).toEqual({
    [goodAccount]: 'active',
    [badAccount]: 'pending_confirmation',
  });
});

it('6. should an honest member confirm it by mistake, every member is mailed, and one stops it in time', async () => {
  expect(await confirm(honest.key)).toBe(200);
  const added = expect.stringContaining('added this account') as string;
  const confirmed = expect.stringContaining('It waits until') as string;
  expect(await newsTo(robbed.email)).toEqual([added, confirmed]);
  const late = await buildPerson(world.api);
  await addMember(world.api.db, charity.id, late.userId, new Date());
  const { key } = await buildKey(world.api.db, late);
  expect((await world.step(charity.id, badAccount, 'refuse', key)).status).toBe(200);
  const stopped = expect.stringContaining('The account was refused. Nothing is paid to it.') as string;
  for (const { email } of [robbed, honest]) expect(await newsTo(email)).toEqual([added, confirmed, stopped]);
  expect(await newsTo(late.email)).toEqual([stopped]);
  expect(await world.endAccount(badAccount)).toBe('disabled');
});

it('7. the audit log and the events name each step in this order, with who took it', async () => {
  const entries = await selectRows<{ action: string; actor: string }>(
    world.api.db,
    `SELECT action, actor_user_id AS actor FROM audit_log WHERE details->>'account_id' = $1 ORDER BY id`,
    [badAccount],
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'payout_account.pending_confirmation',
    'payout_account.cooling_off',
    'payout_account.refused',
  ]);
  expect(entries.slice(0, 2).map(({ actor }) => actor)).toEqual([robbed.userId, honest.userId]);
  const events = await selectRows<{ status: string }>(
    world.api.db,
    `SELECT data->>'status' AS status FROM events
     WHERE name = 'payout_account.updated' AND data->>'account_id' = $1 AND account_id = $2 ORDER BY id`,
    [badAccount, honest.accountId],
  );
  expect(events.map(({ status }) => status)).toEqual(['pending_confirmation', 'cooling_off', 'disabled']);
});
