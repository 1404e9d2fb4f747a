/** Membership of a charity: invited by mail, accepted once, removed, and each step in the audit log. */
import { runStatement } from '../../../db/database';
import { update } from '../../../db/rows';
import { charityMembers } from '../../../db/tables/members';
import { shiftByDays } from '../../../domain/days';
import { buildActor, buildCharity, buildHours } from '../../factories';
import { useApi } from '../../support/api';
import { addLogin, buildPerson, readInvitationToken, readMails, speakTo } from '../../support/oauth';

const api = useApi();

async function invite(key: string, charityId: string, email: string) {
  return api.call<{ invitation_id: string; status: string }>(
    'POST',
    `/v1/charities/${charityId}/invitations`,
    {
      key,
      body: { email },
    },
  );
}

const tokenFor = (email: string) => readInvitationToken(api, email);

const accept = (key: string, token: string) =>
  api.call('POST', '/v1/invitations/accept', { key, body: { token } });

it('invited by mail, a user becomes a member; the token works once', async () => {
  const charity = await buildCharity(api.db);
  const member = await buildActor(api.db, { memberOf: charity.id });
  const invited = await buildActor(api.db);
  expect((await invite(member.key, charity.id, 'New@Example.org')).body.status).toBe('pending');
  const token = await tokenFor('new@example.org');
  expect((await accept(invited.key, token)).status).toBe(201);
  expect((await accept((await buildActor(api.db)).key, token)).status).toBe(409);
  const { text } = await api.call('GET', `/v1/charities/${charity.id}/members`, { key: invited.key });
  expect(text).toContain(invited.userId);
});

it("an invitation comes in the language of the address's account, else of the inviter", async () => {
  const charity = await buildCharity(api.db);
  const member = await buildActor(api.db, { memberOf: charity.id });
  await addLogin(api.db, member.userId, 'inviter@example.org');
  await speakTo(api.db, 'inviter@example.org', 'es');
  const { email: known } = await buildPerson(api);
  await speakTo(api.db, known, 'de');
  const mailTo = async (email: string) => {
    await invite(member.key, charity.id, email);
    return (await readMails(api)).find(({ to }) => to === email);
  };
  expect(await mailTo(known)).toMatchObject({ subject: `Einladung, ${charity.name} zu verwalten` });
  const stranger = await mailTo('invited-stranger@example.org');
  expect(stranger?.subject).toBe(`Invitación para gestionar ${charity.name}`);
  expect(stranger?.html).toContain('/account/invitation?token=');
});

it('an invitation that was taken back or has expired is not accepted', async () => {
  const charity = await buildCharity(api.db);
  const { key } = await buildActor(api.db, { memberOf: charity.id });
  const taken = await invite(key, charity.id, 'taken@example.org');
  await api.call('DELETE', `/v1/charities/${charity.id}/invitations/${taken.body.invitation_id}`, { key });
  expect((await accept(key, await tokenFor('taken@example.org'))).status).toBe(409);
  await invite(key, charity.id, 'late@example.org');
  await runStatement(
    api.db,
    `UPDATE charity_invitations SET expires_at = now() WHERE email = 'late@example.org'`,
  );
  expect((await accept(key, await tokenFor('late@example.org'))).status).toBe(409);
});

it('the last member stays, also when two leave at once', async () => {
  const charity = await buildCharity(api.db);
  const [one, two] = [
    await buildActor(api.db, { memberOf: charity.id }),
    await buildActor(api.db, { memberOf: charity.id }),
  ];
  const createdAt = shiftByDays(new Date(), -31);
  await update(api.db, charityMembers, { charityId: charity.id }, { createdAt });
  const leave = ({ key, userId }: typeof one) =>
    api.call('DELETE', `/v1/charities/${charity.id}/members/${userId}`, { key });
  const statuses = (await Promise.all([leave(one), leave(two)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

it('fifty invitations an hour are enough', async () => {
  const charity = await buildCharity(api.db);
  const { key, userId } = await buildActor(api.db, { memberOf: charity.id });
  await runStatement(
    api.db,
    `INSERT INTO charity_invitations (id, charity_id, email, token_hash, invited_by, created_at, expires_at)
     SELECT 'many' || n, $1, 'a@example.org', 'many' || n, $2, now(), now() FROM generate_series(1, 50) n`,
    [charity.id, userId],
  );
  expect((await invite(key, charity.id, 'one@example.org')).status).toBe(429);
});

it('operators read every step in the audit log, by subject; nobody changes an entry', async () => {
  const charity = await buildCharity(api.db);
  const { key, userId } = await buildActor(api.db, { memberOf: charity.id });
  const invited = await buildActor(api.db);
  await invite(key, charity.id, 'audit@example.org');
  await accept(invited.key, await tokenFor('audit@example.org'));
  await update(api.db, charityMembers, { userId }, { createdAt: shiftByDays(new Date(), -31) });
  await api.call('DELETE', `/v1/charities/${charity.id}/members/${invited.userId}`, { key });
  const operator = await buildActor(api.db, { isOperator: true });
  const log = await api.call<{ entries: { action: string; actor_id: string }[]; total: number }>(
    'GET',
    `/v1/audit-log?subject_id=${charity.id}`,
    { key: operator.key },
  );
  expect(log.body.entries.map(({ action, actor_id: actor }) => [action, actor])).toEqual([
    ['charity_member.removed', userId],
    ['charity_member.added', invited.userId],
    ['charity_member.invited', userId],
  ]);
  expect(log.text).not.toContain('audit@example.org');
  for (const change of ["UPDATE audit_log SET action = 'x'", 'DELETE FROM audit_log', 'TRUNCATE audit_log']) {
    await expect(runStatement(api.db, change)).rejects.toThrow('only ever added to');
  }
});

it('the audit log has the changes of reviewers, but neither refused changes nor those of others', async () => {
  const reviewer = await buildActor(api.db, { isReviewer: true });
  const operator = await buildActor(api.db, { isOperator: true });
  const hours = await buildHours(api.db);
  const path = `/v1/volunteer/hours/${hours.id}/decision`;
  const decide = (body: object) => api.call('POST', path, { key: reviewer.key, body });
  expect((await decide({ decision: 'verify', hours: 24 })).status).toBe(400);
  expect((await decide({ decision: 'verify' })).status).toBe(200);
  const log = await api.call<{ entries: { action: string; actor_id: string; subject_type: string }[] }>(
    'GET',
    `/v1/audit-log?subject_id=${hours.id}`,
    { key: operator.key },
  );
  expect(log.body.entries).toEqual([
    expect.objectContaining({
      action: 'privileged.decideVolunteerHours',
      actor_id: reviewer.userId,
      subject_type: 'submission',
    }),
  ]);
});
