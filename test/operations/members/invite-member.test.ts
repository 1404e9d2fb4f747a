/** At most 50 invitations of a charity in an hour, and few to an address or from somebody whose charity is not listed. */
import { inTransaction } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { type CharityInvitation } from '../../../db/queries/members/members';
import { inviteMember } from '../../../operations/members/invitations';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { useDatabase } from '../../support/database';

const HOUR_MS = 3_600_000;
const start = new Date('2026-03-01T12:00:00.000Z');
const secrets = { seal: (text: string) => text, open: (text: string) => text, currentPrefix: '' };

const test = useDatabase();
let member: BuiltActor;
beforeAll(async () => {
  member = await buildActor(test.db);
});

const DAY_MS = 24 * HOUR_MS;
let invitations = 0;

/** Invites an address to a charity. */
async function inviteTo(
  charity: Charity,
  email: string,
  { at = start, by = member }: { at?: Date; by?: BuiltActor } = {},
): Promise<CharityInvitation> {
  const number = (invitations += 1);
  const actor = { ...by, credentialId: 'key_test' };
  const order = { charity, email, token: `token ${number}`, tokenHash: `hash ${number}` };
  return inTransaction(test.db, (tx) => inviteMember({ tx, at, actor, secrets }, order));
}

async function newCharity(listed: boolean): Promise<Charity> {
  const charity = await buildCharity(test.db, { listed });
  await buildActor(test.db, { memberOf: charity.id });
  return charity;
}

const LIMITED = { code: 'RATE_LIMIT_EXCEEDED', details: { reason: 'recipient_limit' } };

it('sends three invitations a day to one address, whoever sends them and also at once', async () => {
  const email = 'stranger@example.org';
  const charities = await Promise.all(Array.from({ length: 10 }, () => newCharity(true)));
  const actors = await Promise.all(charities.map(() => buildActor(test.db)));
  const sent = await Promise.allSettled(
    charities.map((charity, index) =>
      inviteTo(charity, index % 2 === 0 ? email : email.toUpperCase(), { by: actors[index] ?? member }),
    ),
  );
  const refused = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(refused).toHaveLength(7);
  for (const error of refused) expect(error).toMatchObject({ ...LIMITED, retryAfterSeconds: 86_400 });
  const [charity] = charities;
  if (charity === undefined) throw new Error('there are ten charities');
  const nextDay = new Date(start.getTime() + DAY_MS);
  await expect(inviteTo(charity, email, { at: nextDay })).resolves.toMatchObject({ email });
});

it('sends five invitations a day of an account whose charities are not listed', async () => {
  const by = await buildActor(test.db);
  const [first, second] = [await newCharity(false), await newCharity(false)];
  for (const number of [1, 2, 3]) await inviteTo(first, `a${number}@example.org`, { by });
  for (const number of [4, 5]) await inviteTo(second, `a${number}@example.org`, { by });
  const later = new Date(start.getTime() + HOUR_MS);
  await expect(inviteTo(second, 'a6@example.org', { by, at: later })).rejects.toMatchObject({
    ...LIMITED,
    retryAfterSeconds: 23 * 3_600,
  });
  await inviteTo(await newCharity(true), 'a6@example.org', { by, at: later });
  await inviteTo(second, 'a7@example.org', { by, at: new Date(start.getTime() + DAY_MS) });
});

it('refuses the 51st invitation in an hour, and takes it an hour later', async () => {
  const charity = await buildCharity(test.db);
  await buildActor(test.db, { memberOf: charity.id });
  const actor = { ...member, credentialId: 'key_test' };
  const invite = (number: number, at: Date) =>
    inTransaction(test.db, (tx) =>
      inviteMember(
        { tx, at, actor, secrets },
        {
          charity,
          email: `Guest${number}@example.org`,
          token: `token of guest ${number}`,
          tokenHash: `hash of guest ${number}`,
        },
      ),
    );

  for (let number = 1; number <= 50; number += 1) await invite(number, start);
  await expect(invite(51, start)).rejects.toMatchObject({
    code: 'RATE_LIMIT_EXCEEDED',
    retryAfterSeconds: 3_600,
  });
  await expect(invite(51, new Date(start.getTime() + HOUR_MS))).resolves.toMatchObject({
    email: 'guest51@example.org',
    charityId: charity.id,
  });
});
