/** The erasure of a person: their words go from every table, the books stay, and they are recognized when they return. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { type Database, runStatement, selectRows } from '../../../db/database';
import { findUser } from '../../../db/queries/access/accounts';
import { confirmLogin, insertLogin } from '../../../db/queries/access/logins';
import { insertUpload } from '../../../db/queries/documents/documents';
import { findGift } from '../../../db/queries/gifts/gifts';
import { isMember } from '../../../db/queries/members/members';
import { findPlan, insertPlan } from '../../../db/queries/plans/plans';
import { findReceipt } from '../../../db/queries/receipts/receipts';
import { insertBlock } from '../../../db/queries/users/blocks';
import { updateEraseAt } from '../../../db/queries/users/erasures';
import { readPersonalData } from '../../../db/queries/users/personal-data';
import { requireRow } from '../../../domain/errors';
import { transactionHash } from '../../../domain/receipt-log/leaf';
import { createGateways } from '../../../gateways';
import { newId } from '../../../new-id';
import { obtainReceipt } from '../../../operations/receipts/issue-receipts';
import { findTied } from '../../../operations/ties/may-decide';
import { scheduleErasure } from '../../../operations/users/schedule-erasure';
import { confirmEmail, makeMailLink } from '../../../operations/users/sign-up';
import { buildActor, buildCharity, buildHours, type BuiltActor } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { joinLongAgo } from '../../factories/people';
import { planOf } from '../../factories/recurring';
import { createTestReceiptLog } from '../../factories/test-receipt-log';
import { findBroken } from '../../support/broken-invariants';
import { useDatabase } from '../../support/database';
import { secrets } from '../../support/member-mails';

const test = useDatabase();

const gatewaysOf = (db: Database) =>
  createGateways(readConfig({ DOCUMENTS_DIR: mkdtempSync(join(tmpdir(), 'giving-erasure-')) }), db);

/** Everything that this person ever typed here. */
const WORDS = [
  'Ada',
  'Lovelace',
  'ada@example.org',
  'Analytical Engines',
  'For my mother',
  'St James',
  'Sorted',
];

async function buildAda(email = 'ada@example.org'): Promise<BuiltActor> {
  const ada = await buildActor(test.db, { name: 'Ada Lovelace' });
  await insertLogin(test.db, { userId: ada.userId, email, passwordHash: 'hash' });
  await confirmLogin(test.db, ada.userId, new Date());
  return ada;
}

async function giveDetails(donationId: string): Promise<void> {
  const details = JSON.stringify({ email: 'ada@example.org', address: { line1: '12 St James Square' } });
  await runStatement(
    test.db,
    `INSERT INTO gift_donors (donation_id, name, sealed_details, employer, time_zone)
     VALUES ($1, 'Ada Lovelace', $2, 'Analytical Engines', 'Europe/London')`,
    [donationId, secrets.seal(details)],
  );
}

/** A donor with a gift, a plan, hours, a document and a membership that somebody else shares. */
async function buildDonor(gateways: ReturnType<typeof gatewaysOf>) {
  const { db } = test;
  const ada = await buildAda();
  const { userId, accountId } = ada;
  const owner = { donorUserId: userId, accountId };
  const charity = await buildCharity(db);
  const gift = await buildCompletedGift(db, { ...owner, charityId: charity.id, message: 'For my mother' });
  await giveDetails(gift.id);
  const receipt = await obtainReceipt(db, { donationId: gift.id, at: new Date() });
  const plan = planOf('2030-01-01', 'monthly', { ...owner, charityId: charity.id, message: 'For my mother' });
  await insertPlan(db, { ...plan, id: newId('recurring') });
  await buildHours(db, { volunteerUserId: userId, accountId, charityId: charity.id, status: 'verified' });
  const stored = await gateways.documents.keep(text('Ada Lovelace'), 1_000);
  const { key: storageKey, bytes, sha256 } = stored;
  const document = { id: newId('document'), accountId, userId, storageKey, bytes, sha256 };
  await insertUpload(db, { ...document, format: 'pdf', createdAt: new Date() });
  await joinLongAgo(db, charity.id, userId);
  await joinLongAgo(db, charity.id, (await buildActor(db)).userId);
  return { ada, charity, gift, receipt, storageKey };
}

async function* text(words: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(words));
}

/** Schedules an erasure whose time to be restored is over. */
async function schedule({ userId }: BuiltActor) {
  const erasure = await scheduleErasure({ tx: test.db, at: new Date(), actor: null, secrets }, userId);
  await updateEraseAt(test.db, erasure.id, new Date());
  return erasure;
}

/** Lists the tables that have one of the words in a row. */
async function findWords(words: string[]): Promise<string[]> {
  const tables = await selectRows<{ name: string }>(
    test.db,
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await selectRows(
      test.db,
      `SELECT 1 FROM ${name} t WHERE to_jsonb(t)::text LIKE ANY($1) LIMIT 1`,
      [words.map((word) => `%${word}%`)],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function countRows(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const { table, rows } of readPersonalData(test.db, { userIds: [userId], email: null })) {
    counts[table] = rows.length;
  }
  return counts;
}

it('erases a donor with gifts, plans, hours, documents and a membership, and keeps the books', async () => {
  const { db } = test;
  const gateways = gatewaysOf(db);
  const { ada, charity, gift, receipt, storageKey } = await buildDonor(gateways);
  expect((await findWords(WORDS)).length).toBeGreaterThan(5);
  const { id: erasureId } = await schedule(ada);
  const activities = createActivities({ db, gateways });
  expect(await activities.erasePerson({ erasureId })).toBe('erased');
  // Temporal may repeat the step.
  expect(await activities.erasePerson({ erasureId })).toBe('restored');

  expect(await findWords(WORDS)).toEqual([]);
  expect((await findUser(db, ada.userId))?.name).toBe('Erased person');
  expect(await isMember(db, charity.id, ada.userId)).toBe(false);
  await expect(gateways.documents.readStart(storageKey, 1)).rejects.toThrow('ENOENT');

  const { content, number } = requireRow(await findReceipt(db, gift.id), gift.id);
  const { donor, ...facts } = receipt.content;
  expect(facts.employer_statement).toMatchObject({ employer: 'Analytical Engines' });
  expect({ ...content, number }).toEqual({
    ...facts,
    employer_statement: null,
    donor: { id: donor.id, name: 'Erased person' },
    number: receipt.number,
  });
  expect(await findBroken(db)).toEqual([]);

  const remaining = await countRows(ada.userId);
  expect(remaining).toMatchObject({
    ...{ users: 1, api_keys: 1, erasures: 1, former_members: 1, verifications: 1 },
    ...{ donations: 1, charges: 1, receipts: 1, receipt_versions: 1, recurring_plans: 1, volunteer_hours: 1 },
  });
  for (const gone of ['user_logins', 'documents', 'charity_members'])
    expect(remaining).not.toHaveProperty(gone);
  process.stderr.write(`what remains of an erased donor: ${JSON.stringify(remaining)}\n`);
});

it('ends keys and plans when the erasure is scheduled, not only when it is done', async () => {
  const ada = await buildAda('keys@example.org');
  const charity = await buildCharity(test.db);
  const owner = { donorUserId: ada.userId, accountId: ada.accountId, charityId: charity.id };
  const plan = planOf('2030-01-01', 'monthly', { ...owner, id: newId('recurring') });
  await insertPlan(test.db, plan);
  await schedule(ada);
  expect((await findPlan(test.db, plan.id))?.status).toBe('cancelled');
  const [key] = await selectRows<{ isRevoked: boolean }>(
    test.db,
    'SELECT revoked_at IS NOT NULL AS is_revoked FROM api_keys WHERE user_id = $1',
    [ada.userId],
  );
  expect(key).toEqual({ isRevoked: true });
});

async function eraseNow(ada: BuiltActor): Promise<void> {
  const { id: erasureId } = await schedule(ada);
  await createActivities({ db: test.db, gateways: gatewaysOf(test.db) }).erasePerson({ erasureId });
}

it('leaves the leaf of a gift in the receipt log as it was, so that its proof still verifies', async () => {
  const ada = await buildAda('proof@example.org');
  const log = createTestReceiptLog(test.db);
  const given = await log.give({
    donorUserId: ada.userId,
    accountId: ada.accountId,
    message: 'For my mother',
  });
  await log.sign();
  log.close();
  await eraseNow(ada);
  const {
    message,
    signedTransaction,
    transactionHash: hash,
  } = requireRow(await findGift(test.db, given.id), given.id);
  expect({ message, signedTransaction }).toEqual({
    message: null,
    signedTransaction: given.signedTransaction,
  });
  expect(transactionHash(signedTransaction)).toBe(hash);
});

/** Opens the link that confirms the address. */
async function comeBack(email: string): Promise<{ userId: string; confirmed: boolean }> {
  const { userId } = await buildActor(test.db);
  await insertLogin(test.db, { userId, email, passwordHash: 'hash' });
  const token = await makeMailLink(test.db, { userId, purpose: 'confirm_email', interaction: null });
  const confirmed = await confirmEmail({ tx: test.db, at: new Date(), secrets }, token);
  return { userId, confirmed: confirmed !== undefined };
}

it('ties who comes back with the same address to the person of then', async () => {
  const ada = await buildAda('back@example.org');
  await eraseNow(ada);
  const { userId, confirmed } = await comeBack('back@example.org');
  expect(confirmed).toBe(true);
  expect(await findTied({ tx: test.db, at: new Date() }, [userId], null)).toEqual([userId, ada.userId]);
});

it('lets nobody return who was blocked', async () => {
  const eve = await buildAda('eve@example.org');
  const operator = await buildActor(test.db, { isOperator: true });
  const block = { reason: 'Stolen cards', blockedBy: operator.userId, at: new Date() };
  await insertBlock(test.db, { userId: eve.userId, email: 'eve@example.org', ...block });
  await eraseNow(eve);
  expect((await comeBack('eve@example.org')).confirmed).toBe(false);
  expect((await comeBack('somebody@example.org')).confirmed).toBe(true);
});
