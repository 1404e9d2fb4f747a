/** What happens between the request for an erasure and its end, and who is recognized afterwards (docs/rules/users.md). */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { findOauthRecord, saveOauthRecord } from '../../../db/queries/access/oauth-records';
import { insertOauthClient } from '../../../db/queries/access/oauth-clients';
import { confirmLogin, insertLogin } from '../../../db/queries/access/logins';
import { countOperators, listOperators } from '../../../db/queries/access/operators';
import { insertGuest } from '../../../db/queries/guests/guests';
import { insertGuestLink } from '../../../db/queries/guests/links';
import { listDeciderReaders } from '../../../db/queries/mails/readers';
import { addMember, insertInvitation } from '../../../db/queries/members/members';
import { findPlan, insertPlan } from '../../../db/queries/plans/plans';
import { findReferenceByLink, listReferences } from '../../../db/queries/references/references';
import { findReport, insertReport } from '../../../db/queries/reports/saved-reports';
import { insertBlock, isBlocked } from '../../../db/queries/users/blocks';
import { findErasure, updateEraseAt } from '../../../db/queries/users/erasures';
import { listRevokedByOfficer } from '../../../db/queries/verification/revoked-kin';
import { DAY_MS, shiftByDays } from '../../../domain/days';
import { REFERENCE_REMINDER_DAYS } from '../../../domain/references/reference';
import { createGateways } from '../../../gateways';
import { hashKey, newToken } from '../../../gateways/secrets/tokens';
import { newId } from '../../../new-id';
import { moveGuestsToAccount } from '../../../operations/guests/link';
import { removeMemberOrAsk } from '../../../operations/members/ask-removal';
import { followReferences } from '../../../operations/references/answer-reference';
import { findTied } from '../../../operations/ties/may-decide';
import { refuseTributes } from '../../../operations/tributes/tributes';
import { refusesTributes } from '../../../operations/users/recognize';
import { scheduleErasure } from '../../../operations/users/schedule-erasure';
import { holdVerification } from '../../../operations/verification/transition';
import { recordFinding } from '../../../operations/verification/steps';
import { buildActor, buildCharity, buildGift, type ActorOptions, type BuiltActor } from '../../factories';
import { joinLongAgo, verifyPerson } from '../../factories/people';
import { askReferee } from '../../factories/referees';
import { planOf } from '../../factories/recurring';
import { useDatabase } from '../../support/database';
import { readNewestMails, secrets } from '../../support/member-mails';

const test = useDatabase();
const now = () => ({ tx: test.db, at: new Date(), secrets });

async function somebody(options: ActorOptions = {}): Promise<BuiltActor & { email: string }> {
  const person = await buildActor(test.db, options);
  const email = `${person.userId}@example.org`;
  await insertLogin(test.db, { userId: person.userId, email, passwordHash: 'hash' });
  await confirmLogin(test.db, person.userId, new Date());
  return { ...person, email };
}

const schedule = ({ userId }: BuiltActor) =>
  inTransaction(test.db, (tx) => scheduleErasure({ ...now(), tx, actor: null }, userId));

const activities = () => createActivities({ db: test.db, gateways: createGateways(readConfig({}), test.db) });

/** Tries to erase at the end of the time in which a person may be restored. */
async function eraseNow(erasureId: string) {
  await updateEraseAt(test.db, erasureId, new Date());
  return activities().erasePerson({ erasureId });
}

async function membersOf(...days: number[]): Promise<[string, ...BuiltActor[]]> {
  const charity = await buildCharity(test.db);
  const members: BuiltActor[] = [];
  for (const each of days) {
    const member = await somebody();
    await addMember(test.db, charity.id, member.userId, shiftByDays(new Date(), -each));
    members.push(member);
  }
  return [charity.id, ...members];
}

const SOLE = { details: { reason: 'sole_member' } };

it('lets the last two members not both leave by an erasure, not even at once', async () => {
  const [, ada, bob] = await membersOf(400, 400);
  if (ada === undefined || bob === undefined) throw new Error('no members');
  const ends = await Promise.allSettled([schedule(ada), schedule(bob)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: SOLE });
});

it('counts only members of 30 days as those who keep a charity', async () => {
  const [, ada] = await membersOf(400, 1);
  if (ada === undefined) throw new Error('no member');
  await expect(schedule(ada)).rejects.toMatchObject(SOLE);
});

it('lets the last member who stays not leave while another is to be erased', async () => {
  const [charityId, ada, bob] = await membersOf(400, 400);
  if (ada === undefined || bob === undefined) throw new Error('no members');
  await schedule(ada);
  const removal = { charityId, userId: bob.userId, mayRemoveLast: false };
  const actor = { ...bob, credential: 'api_key', credentialId: 'key', scopes: [] };
  await expect(removeMemberOrAsk({ ...now(), actor: actor as never }, removal)).rejects.toThrow(
    'last member',
  );
});

it('postpones the erasure by a day while something hinders it, and then erases', async () => {
  const ada = await somebody();
  const { id } = await schedule(ada);
  const gift = await buildGift(test.db, { donorUserId: ada.userId, accountId: ada.accountId });
  const end = await eraseNow(id);
  const erasure = await findErasure(test.db, id);
  expect(end).toEqual({ postponedToMs: erasure?.eraseAt.getTime() });
  expect(Math.round(((erasure?.eraseAt.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(1);
  expect(erasure?.erasedAt).toBeNull();
  await runStatement(
    test.db,
    `UPDATE donations SET status = 'failed', failure_code = 'declined' WHERE id = $1`,
    [gift.id],
  );
  // Temporal may repeat the step, which then neither erases early nor postpones further.
  expect(await activities().erasePerson({ erasureId: id })).toEqual(end);
  expect(await eraseNow(id)).toBe('erased');
});

/** A person sends the file as their identity document, and it is checked. */
async function sendDocument(userId: string, sha256 = 'a'.repeat(64), pictures: string[] = []): Promise<void> {
  const verificationId = await verifyPerson(test.db, userId);
  const documentId = newId('document');
  await runStatement(
    test.db,
    `INSERT INTO verification_documents (id, verification_id, type, url, status, submitted_at)
     VALUES ($1, $2, 'government_id', 'https://files.example/id.pdf', 'pending', now())`,
    [documentId, verificationId],
  );
  const finding = { problems: [], format: 'pdf', bytes: 1_000, sha256, pictures };
  await recordFinding(now(), { documentId, finding });
}

it('recognizes who comes back with another address and the same identity document', async () => {
  const ada = await somebody();
  await sendDocument(ada.userId);
  const revoked = await buildCharity(test.db);
  await joinLongAgo(test.db, revoked.id, ada.userId);
  await joinLongAgo(test.db, revoked.id, (await somebody()).userId);
  await runStatement(
    test.db,
    `INSERT INTO verifications (id, entity_type, entity_id, charity_id, account_id, level, stage, status, in_force,
       identity_check, documents_check, database_check, submitted_at, clock_started_at, stage_entered_at, revoked_at)
     VALUES ($1, 'organization', $2, $2, $3, 'standard', 'revoked', 'revoked', false, 'completed', 'completed', 'completed',
       now(), now(), now(), now())`,
    [newId('verification'), revoked.id, ada.accountId],
  );
  await eraseNow((await schedule(ada)).id);

  const back = await somebody();
  const own = await buildCharity(test.db);
  await joinLongAgo(test.db, own.id, back.userId);
  const kin = { charityId: own.id, since: shiftByDays(new Date(), -30), until: new Date() };
  expect(await listRevokedByOfficer(test.db, kin)).toEqual([]);
  await sendDocument(back.userId);
  expect(await findTied(now(), [back.userId], null)).toEqual([back.userId, ada.userId]);
  expect(await listRevokedByOfficer(test.db, kin)).toEqual([revoked.id]);
  expect(await isBlocked(test.db, back.userId)).toBe(false);
});

it('blocks who was blocked, erased, and sends the same identity document again', async () => {
  const eve = await somebody();
  await sendDocument(eve.userId, 'b'.repeat(64));
  const { userId: blockedBy } = await somebody({ isOperator: true });
  const block = { reason: 'Stolen cards', blockedBy, email: eve.email, at: new Date() };
  await insertBlock(test.db, { ...block, userId: eve.userId });
  await eraseNow((await schedule(eve)).id);
  const back = await somebody();
  await sendDocument(back.userId, 'b'.repeat(64));
  expect(await isBlocked(test.db, back.userId)).toBe(true);
});

it('recognizes the picture of the identity document in another file', async () => {
  const ada = await somebody();
  const picture = '01'.repeat(32);
  await sendDocument(ada.userId, 'c'.repeat(64), [picture]);
  await eraseNow((await schedule(ada)).id);
  const [back, other] = [await somebody(), await somebody()];
  await sendDocument(back.userId, 'd'.repeat(64), ['0'.repeat(64), picture]);
  await sendDocument(other.userId, 'e'.repeat(64), ['0'.repeat(64)]);
  expect(await findTied(now(), [back.userId], null)).toEqual([back.userId, ada.userId]);
  expect(await findTied(now(), [other.userId], null)).toEqual([other.userId]);
});

it('counts and asks no operator who is to be erased', async () => {
  const one = await somebody({ isOperator: true });
  const before = await countOperators(test.db);
  const two = await somebody({ isOperator: true });
  await schedule(two);
  expect(await countOperators(test.db)).toEqual(before);
  const ids = await listOperators(test.db);
  expect([ids.includes(one.userId), ids.includes(two.userId)]).toEqual([true, false]);
  const readers = (await listDeciderReaders(test.db, [])).map(({ email }) => email);
  expect([readers.includes(one.email), readers.includes(two.email)]).toEqual([true, false]);
});

it('leaves a report that the erased member saved to its other readers', async () => {
  const [charityId, ada, bob] = await membersOf(400, 400);
  if (ada === undefined || bob === undefined) throw new Error('no members');
  const id = newId('savedreport');
  await insertReport(test.db, {
    ...{ id, charityId, userId: ada.userId, name: 'Gifts', frequency: 'monthly', format: 'csv' },
    ...{ columns: ['posted_at'], paymentMethod: null, tier: null, recipients: [ada.userId, bob.userId] },
    ...{ nextOn: '2998-12-31', lastSentAt: null, createdAt: new Date() },
  });
  await eraseNow((await schedule(ada)).id);
  expect((await findReport(test.db, id))?.recipients).toContain(bob.userId);
});

it('revokes the pending invitations of a member who asks to be erased', async () => {
  const [charityId, ada] = await membersOf(400, 400);
  if (ada === undefined) throw new Error('no member');
  const id = newId('invitation');
  await insertInvitation(test.db, {
    ...{ id, charityId, email: 'invited@example.org', tokenHash: hashKey(id), invitedBy: ada.userId },
    ...{ createdAt: new Date(), expiresAt: new Date(Date.now() + DAY_MS) },
    ...{ acceptedBy: null, acceptedAt: null, revokedAt: null },
  });
  const { id: erasureId } = await schedule(ada);
  const read = () =>
    selectRows<{ email: string; isRevoked: boolean }>(
      test.db,
      'SELECT email, revoked_at IS NOT NULL AS is_revoked FROM charity_invitations WHERE id = $1',
      [id],
    );
  const invitation = { email: 'invited@example.org', isRevoked: true };
  expect(await read()).toEqual([invitation]);
  await eraseNow(erasureId);
  expect(await read()).toEqual([invitation]);
});

/** A guest who typed an address that nobody confirmed. */
async function guestOf(email: string): Promise<BuiltActor> {
  const guest = await buildActor(test.db, { name: 'Ada Lovelace' });
  await insertGuest(test.db, { userId: guest.userId, email, at: new Date() });
  return guest;
}

it('erases also who gave with the address as a guest and never opened a link', async () => {
  const ada = await somebody();
  const guest = await guestOf(ada.email);
  const charity = await buildCharity(test.db);
  const owner = { donorUserId: guest.userId, accountId: guest.accountId, charityId: charity.id };
  const plan = planOf('2030-01-01', 'monthly', { ...owner, id: newId('recurring') });
  await insertPlan(test.db, plan);
  const { id } = await schedule(ada);
  expect((await findPlan(test.db, plan.id))?.status).toBe('cancelled');
  const late = await guestOf(ada.email);
  await eraseNow(id);
  const names = await selectRows(test.db, 'SELECT DISTINCT name FROM users WHERE id = ANY($1)', [
    [ada.userId, guest.userId, late.userId],
  ]);
  expect(names).toEqual([{ name: 'Erased person' }]);
});

it('reminds no erased referee, and names none in the history', async () => {
  const eve = await somebody({ name: 'Eve' });
  const path = await askReferee(test.db, 'en', eve.email);
  const tokenHash = hashKey(path.split('=')[1] ?? '');
  const before = await findReferenceByLink(test.db, tokenHash);
  if (before === undefined) throw new Error('no reference');
  await eraseNow((await schedule(eve)).id);
  const mailsBefore = (await readNewestMails(test.db, 1_000)).length;
  const { verificationId } = before;
  const at = shiftByDays(new Date(), REFERENCE_REMINDER_DAYS + 1);
  await inTransaction(test.db, async (tx) => {
    const due = await followReferences({ tx, at, secrets }, await holdVerification(tx, verificationId));
    expect(due).toBeUndefined();
  });
  expect(await listReferences(test.db, verificationId)).toMatchObject([
    { id: before.id, status: 'expired', name: 'Erased person' },
  ]);
  expect(await readNewestMails(test.db, 1_000)).toHaveLength(mailsBefore);
  const history = await selectRows<{ reason: string }>(
    test.db,
    `SELECT reason FROM verification_history WHERE verification_id = $1 AND happening = 'reference_expired'`,
    [verificationId],
  );
  expect(history).toEqual([{ reason: before.id }]);
});

it('sends no mail about a tribute to an address whose erased owner refused them', async () => {
  const ada = await somebody();
  await refuseTributes(test.db, ada.email);
  await eraseNow((await schedule(ada)).id);
  const kept = await selectRows(test.db, 'SELECT 1 FROM tribute_refusals WHERE email = $1', [ada.email]);
  expect(kept).toEqual([]);
  expect(await refusesTributes({ tx: test.db, secrets }, ada.email)).toBe(true);
  expect(await refusesTributes({ tx: test.db, secrets }, 'other@example.org')).toBe(false);
});

it('ends the grants and plans of everybody who used an application of the erased person', async () => {
  const owner = await somebody();
  const donor = await somebody();
  const clientId = newId('client');
  await insertOauthClient(test.db, {
    ...{ id: clientId, accountId: owner.accountId, userId: owner.userId, name: 'Tea Fund', kind: 'web' },
    ...{
      redirectUris: ['https://app.example/'],
      scopes: [],
      secretHash: hashKey('secret'),
      plan: 'standard',
    },
    ...{ hourlyLimit: null, createdAt: new Date(), revokedAt: null, madeByOwner: true, reviewedAt: null },
    issuedBy: [owner.userId],
  });
  const record = { model: 'Grant', idHash: hashKey('grant'), payload: {}, grantHash: null, sessionUid: null };
  await saveOauthRecord(test.db, { ...record, clientId, userId: donor.userId, lifetimeSeconds: 3_600 });
  const given = { donorUserId: donor.userId, accountId: donor.accountId, clientId, grantHash: record.idHash };
  const charityId = (await buildCharity(test.db)).id;
  const plan = planOf('2030-01-01', 'monthly', { ...given, charityId, id: newId('recurring') });
  await insertPlan(test.db, plan);
  await schedule(owner);
  expect(await findOauthRecord(test.db, 'Grant', record.idHash)).toBeUndefined();
  expect(await findPlan(test.db, plan.id)).toMatchObject({ status: 'cancelled', keepable: true });
});

it('moves no guests to an account that is to be erased', async () => {
  const ada = await somebody();
  await schedule(ada);
  const token = newToken();
  const expiresAt = new Date(Date.now() + DAY_MS);
  await insertGuestLink(test.db, { tokenHash: hashKey(token), email: ada.email, expiresAt });
  expect(await moveGuestsToAccount(now(), token)).toBe(false);
});
