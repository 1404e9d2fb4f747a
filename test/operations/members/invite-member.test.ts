/** At most 50 invitations of a charity in an hour. */
import { inTransaction } from '../../../db/database';
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

it('refuses the 51st invitation in an hour, and takes it an hour later', async () => {
  const charity = await buildCharity(test.db);
  await buildActor(test.db, { memberOf: charity.id });
  const actor = { ...member, credentialId: 'key_test' };
  const invite = (number: number, at: Date) =>
    inTransaction(test.db, (tx) =>
      inviteMember(
        { tx, at, actor, secrets, address: 'https://giving.example' },
        {
          charity,
          email: `Guest${number}@example.org`,
          token: `token ${number}`,
          tokenHash: `hash ${number}`,
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
