/** At most 50 invitations of a charity in an hour, and few to an address or from somebody whose charity is not listed. */
import { insertBlock } from '../../../db/queries/users/blocks';
import { inTransaction } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { addMember, type CharityInvitation, listInvitations } from '../../../db/queries/members/members';
import { invitationStatus } from '../../../domain/members/invitation';
import { removeMember } from '../../../operations/members/change-members';
import { acceptInvitation, inviteMember } from '../../../operations/members/invitations';
import { blockUser } from '../../../operations/users/block-user';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { buildOperator } from '../../factories/operators';
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

/** Invites an address to a charity, as one of its members. */
async function inviteTo(
  charity: Charity,
  email: string,
  { at = start, by = member }: { at?: Date; by?: BuiltActor } = {},
): Promise<CharityInvitation> {
  const number = (invitations += 1);
  await addMember(test.db, charity.id, by.userId, at);
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
    charities.map((charity, index) => inviteTo(charity, email, { by: actors[index] ?? member })),
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
  const actor = { ...(await buildActor(test.db, { memberOf: charity.id })), credentialId: 'key_test' };
  const invite = (number: number, at: Date) =>
    inTransaction(test.db, (tx) =>
      inviteMember(
        { tx, at, actor, secrets },
        {
          charity,
          email: `guest${number}@example.org`,
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

/** The states of all invitations of a charity, newest first. */
async function statesOf({ id }: Charity): Promise<string[]> {
  const page = await listInvitations(test.db, id, { limit: 100, offset: 0 });
  return page.invitations.map((invitation) => invitationStatus(invitation, start));
}

async function remove({ id: charityId }: Charity, { userId }: BuiltActor): Promise<void> {
  const actor = await buildOperator(test.db);
  await inTransaction(test.db, (tx) =>
    removeMember({ tx, at: start, actor, secrets }, { charityId, userId, mayRemoveLast: true }),
  );
}

describe('an invitation is revoked', () => {
  const accept = async ({ tokenHash }: CharityInvitation) => {
    const actor = { ...(await buildActor(test.db)), credentialId: 'key_test' };
    return inTransaction(test.db, (tx) => acceptInvitation({ tx, at: start, actor }, { tokenHash }));
  };
  const REVOKED = { code: 'CONFLICT', details: { status: 'revoked' } };
  const build = async () => {
    const [charity, another, by] = [
      await newCharity(true),
      await newCharity(true),
      await buildActor(test.db),
    ];
    const sent = await inviteTo(charity, `${by.userId}@example.org`, { by });
    const elsewhere = await inviteTo(another, `${by.userId}@example.org`, { by });
    const colleagues = await inviteTo(charity, `${by.userId}@example.org`);
    return { charity, by, sent, elsewhere, colleagues };
  };

  it('with the membership of who sent it', async () => {
    const { charity, by, sent, elsewhere, colleagues } = await build();
    await remove(charity, by);
    await expect(accept(sent)).rejects.toMatchObject(REVOKED);
    for (const other of [elsewhere, colleagues]) await expect(accept(other)).resolves.toBeDefined();
  });

  it('for every charity with the block of who sent it', async () => {
    const { by, sent, elsewhere, colleagues } = await build();
    const actor = await buildOperator(test.db);
    const block = { userId: by.userId, reason: 'They lied.' };
    await inTransaction(test.db, (tx) => blockUser({ tx, at: start, actor }, block));
    for (const theirs of [sent, elsewhere]) await expect(accept(theirs)).rejects.toMatchObject(REVOKED);
    await expect(accept(colleagues)).resolves.toBeDefined();
  });

  it('also if it was sent in the same moment as the block', async () => {
    const { by, sent } = await build();
    const operator = await buildActor(test.db, { isOperator: true });
    const block = {
      userId: by.userId,
      email: null,
      reason: 'They lied.',
      blockedBy: operator.userId,
      at: start,
    };
    await insertBlock(test.db, block);
    await expect(accept(sent)).rejects.toMatchObject(REVOKED);
  });

  it('also if it is sent during the removal', async () => {
    for (let race = 0; race < 5; race += 1) {
      const [charity, by] = [await newCharity(true), await buildActor(test.db)];
      await addMember(test.db, charity.id, by.userId, start);
      const actor = { ...by, credentialId: 'key_test' };
      const order = { charity, email: `${by.userId}@example.org`, token: by.userId, tokenHash: by.userId };
      const invite = () =>
        inTransaction(test.db, (tx) => inviteMember({ tx, at: start, actor, secrets }, order));
      await Promise.allSettled([invite(), remove(charity, by)]);
      expect(await statesOf(charity)).not.toContain('pending');
    }
  });
});
