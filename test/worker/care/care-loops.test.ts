/** In every loop of the worker, one row that cannot be cared for leaves the others to be cared for. */
import { careForIdentityChecks } from '../../../worker/care/identity-checks';
import { bookCosts } from '../../../worker/care/processing-costs';
import { followExpiry } from '../../../worker/care/qualifications';
import { sendDueTributes } from '../../../worker/care/tributes';
import { announceUpcoming } from '../../../worker/care/upcoming';
import { readConfig } from '../../../config';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { insertIdentityCheck } from '../../../db/queries/identity-checks/identity-checks';
import { insertPlan } from '../../../db/queries/plans/plans';
import { enqueueSchedule, enqueueWorkflow } from '../../../db/queries/platform/enqueue-workflows';
import { insertQualification } from '../../../db/queries/qualifications/qualifications';
import { insertTribute } from '../../../db/queries/tributes/tributes';
import { addDays, DAY_MS, dayOf } from '../../../domain/days';
import { type IdentityVendor } from '../../../gateways/verification/identity-vendor';
import { createGateways } from '../../../gateways';
import { createLog } from '../../../log';
import { newId } from '../../../new-id';
import { foldFunds } from '../../../operations/ledger/fold-funds';
import { sealNotice } from '../../../operations/tributes/tributes';
import { relayMails } from '../../../worker/mail-relay';
import { relayOutbox } from '../../../worker/outbox-relay';
import { careForPlans } from '../../../worker/care/plans';
import { forgetBatch } from '../../../worker/care/retention';
import { forgetRemovedSources } from '../../../worker/care/sources';
import { closeStatements } from '../../../worker/care/statements';
import { refreshAgedTrust } from '../../../worker/care/trust';
import { createFakeProcessor } from '../../doubles/fake-processor';
import { buildActor, buildCharity, buildGift } from '../../factories';
import { bookGift } from '../../factories/booked-gifts';
import { buildCompletedGift, completeDonation } from '../../factories/completed-gift';
import { planOf } from '../../factories/recurring';
import { buildSource } from '../../factories/source';
import { useDatabase } from '../../support/database';
import { giveAddress, secrets } from '../../support/member-mails';
import { update } from '../../../db/rows';
import { charges, paymentSources } from '../../../db/tables/sources';

const test = useDatabase();
const log = createLog('worker', 'silent');
const carer = () => ({ db: test.db, log });
const now = new Date();
const today = dayOf(now);

/** Makes the database refuse every write to one row of a table. */
async function poison(table: string, condition: string): Promise<void> {
  await runStatement(
    test.db,
    `
    CREATE OR REPLACE FUNCTION refuse_poison() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE 'this row cannot be written'; END $$;
    CREATE TRIGGER poisoned BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW WHEN (${condition})
      EXECUTE FUNCTION refuse_poison()`,
  );
}

const unpoison = (table: string) => runStatement(test.db, `DROP TRIGGER poisoned ON ${table}`);

async function idsWhere(table: string, condition: string, column = 'id'): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    test.db,
    `SELECT ${column} AS id FROM ${table} WHERE ${condition}`,
  );
  return rows.map(({ id }) => id);
}

it('removed cards', async () => {
  const { userId } = await buildActor(test.db);
  const ids = [await buildSource(test.db, userId), await buildSource(test.db, userId)];
  for (const [place, id] of ids.entries()) {
    const row = {
      processor: 'stripe' as const,
      reference: id,
      removedAt: new Date(now.getTime() - DAY_MS + place),
    };
    await update(test.db, paymentSources, { id }, row);
  }
  const fake = createFakeProcessor('stripe');
  const removeSource = (reference: string) =>
    reference === ids[0] ? Promise.reject(new Error('cannot be removed')) : Promise.resolve();
  await forgetRemovedSources(carer(), { ...fake, removeSource }, now);
  expect(await idsWhere('payment_sources', 'forgotten_at IS NOT NULL')).toEqual([ids[1]]);
  await forgetRemovedSources(carer(), fake, now);
  expect(fake.forgotten).toEqual([]);
  await forgetRemovedSources(carer(), fake, new Date(now.getTime() + DAY_MS));
  expect(fake.forgotten).toEqual([ids[0]]);
});

it('trust scores', async () => {
  const bad = await buildCharity(test.db, { verified: true, verificationLevel: 'standard' });
  const good = await buildCharity(test.db, { verified: true, verificationLevel: 'standard' });
  await poison('charities', `NEW.id = '${bad.id}'`);
  await refreshAgedTrust(carer(), now);
  await unpoison('charities');
  expect(await idsWhere('charities', 'trust_scored_at IS NOT NULL')).toEqual([good.id]);
});

it('identity checks: redactions and abandoned ones', async () => {
  const past = new Date(now.getTime() - 30 * DAY_MS);
  const refused = new Set<string>();
  for (const name of ['redact_bad', 'redact_good', 'end_bad', 'end_good']) {
    const verificationId = newId('verification');
    const { userId, accountId } = await buildActor(test.db);
    await runStatement(
      test.db,
      `INSERT INTO verifications (id, entity_type, entity_id, user_id, account_id, level, stage, status, in_force,
         identity_check, documents_check, database_check, submitted_at, clock_started_at, stage_entered_at)
       VALUES ($1, 'donor', $2, $2, $3, 'basic', 'verified', 'approved', true, 'completed', 'completed', 'completed', $4, $4, $4)`,
      [verificationId, userId, accountId, now],
    );
    const check = {
      id: newId('identitycheck'),
      verificationId,
      vendor: 'stripe',
      reference: null,
      problem: null,
    };
    const times = { stageEnteredAt: new Date(past.getTime() + refused.size), askAgainAt: past, endsAt: past };
    const state = { state: 'requires_input' as const, nameMatches: null };
    refused.add(name);
    await insertIdentityCheck(test.db, { ...check, ...times, ...state });
    await runStatement(
      test.db,
      `UPDATE identity_checks SET reference = $2, concluded_at = $3, state = $4 WHERE id = $1`,
      [
        check.id,
        name,
        name.startsWith('redact') ? past : null,
        name.startsWith('redact') ? 'verified' : 'requires_input',
      ],
    );
  }
  const failBad = (reference: string) => {
    if (reference.endsWith('bad')) throw new Error('the vendor refuses this check');
  };
  const vendor: IdentityVendor = {
    name: 'stripe',
    open: () => Promise.reject(new Error('opens nothing')),
    read: () => Promise.reject(new Error('reads nothing')),
    link: () => Promise.resolve(undefined),
    async cancel(reference) {
      failBad(reference);
      return { state: 'canceled', problem: null, name: null };
    },
    async redact(reference) {
      failBad(reference);
    },
  };
  await careForIdentityChecks({ ...carer(), vendor }, now);
  expect(await idsWhere('identity_checks', 'redacted_at IS NOT NULL', 'reference')).toEqual(['redact_good']);
  expect(await idsWhere('identity_checks', `state IN ('canceled', 'expired')`, 'reference')).toEqual([
    'end_good',
  ]);
});

it('processing costs', async () => {
  const gifts = [await buildCompletedGift(test.db), await buildCompletedGift(test.db)];
  for (const { id } of gifts) {
    const charge = { processor: 'stripe' as const, state: 'approved' as const, reference: `pi_${id}` };
    await update(test.db, charges, { donationId: id }, charge);
  }
  const asked: string[] = [];
  const readCost = ({ donationId }: { donationId: string }) => {
    asked.push(donationId);
    if (asked.length === 1) return Promise.reject(new Error('no answer'));
    return Promise.resolve({ feeMinor: 1n, settledMinor: 100n });
  };
  await bookCosts(carer(), { ...createFakeProcessor('stripe'), readCost }, now);
  expect(await idsWhere('charges', 'cost_booked_at IS NOT NULL', 'donation_id')).toEqual([asked[1]]);
});

it('debits, overdue plans and the plans of charities that can receive gifts again', async () => {
  const { userId: donorUserId, accountId } = await buildActor(test.db);
  await giveAddress(test.db, donorUserId);
  const plans = [];
  for (const heldFor of [null, null, 'unlisted', 'unlisted'] as const) {
    const { id: charityId } = await buildCharity(test.db, { listed: true });
    const held =
      heldFor === null ? {} : { heldFor, status: 'paused' as const, pausedBy: 'platform' as const };
    const plan = planOf(addDays(today, -80), 'monthly', {
      ...{ id: newId('recurring'), donorUserId, accountId, charityId, paymentMethod: 'ach' as const },
      ...held,
    });
    await insertPlan(test.db, plan);
    plans.push(plan);
  }
  await poison('notices', `NEW.subject LIKE '${String(plans[0]?.id)}/%'`);
  await poison('outbox', `NEW.workflow_id IN ('${String(plans[0]?.id)}', '${String(plans[2]?.id)}')`);
  await careForPlans(carer(), now);
  await unpoison('notices');
  await unpoison('outbox');
  const scheduled = await idsWhere('outbox', 'schedule', 'workflow_id');
  expect(scheduled).toEqual(expect.arrayContaining([plans[1]?.id, plans[3]?.id]));
  expect(await idsWhere('recurring_plans', `held_for = 'unlisted'`)).toEqual([plans[2]?.id]);
  expect(await idsWhere('notices', `kind = 'debit_announced'`, `split_part(subject, '/', 1)`)).toContain(
    plans[1]?.id,
  );
  await announceUpcoming(carer(), new Date(now.getTime() + DAY_MS));
  expect(await idsWhere('notices', `kind = 'debit_announced'`, `split_part(subject, '/', 1)`)).toContain(
    plans[0]?.id,
  );
});

it('qualifications', async () => {
  const { userId, accountId } = await buildActor(test.db);
  const ids: string[] = [];
  for (const days of [-2, -2, 5, 5]) {
    const id = newId('qualification');
    ids.push(id);
    const facts = {
      kind: 'skill' as const,
      name: 'First aid',
      sealedNumber: null,
      numberLast4: null,
      authority: null,
    };
    const more = { country: null, issuedOn: null, documents: [], status: 'confirmed' as const, reason: null };
    const decided = { decidedBy: null, decidedAt: null, remindersSent: days < 0 ? 3 : 0, createdAt: now };
    await insertQualification(test.db, {
      id,
      userId,
      accountId,
      ...facts,
      ...more,
      ...decided,
      expiresOn: addDays(today, days),
    });
  }
  await poison('qualifications', `NEW.id IN ('${String(ids[0])}', '${String(ids[2])}')`);
  await followExpiry(carer(), now);
  await unpoison('qualifications');
  expect(await idsWhere('qualifications', `status = 'expired'`)).toEqual([ids[1]]);
  expect(
    await idsWhere(
      'qualifications',
      `status = 'confirmed' AND expires_on > '${today}' AND reminders_sent > 0`,
    ),
  ).toEqual([ids[3]]);
});

it('mails about tributes, and mails', async () => {
  const sealed = sealNotice(secrets, { name: 'Luis', email: 'luis@example.org', message: null });
  const ids: string[] = [];
  for (const sealedNotice of ['unreadable', sealed]) {
    const gift = await completeDonation(test.db, await buildGift(test.db));
    ids.push(gift.id);
    const sendOn = addDays(today, ids.length - 2);
    await insertTribute(test.db, {
      donationId: gift.id,
      kind: 'in_honor',
      name: 'Rosa',
      sealedNotice,
      sendOn,
    });
  }
  const config = readConfig({});
  const gateways = createGateways(config, test.db);
  await sendDueTributes({ ...carer(), gateways }, now);
  expect(await idsWhere('tributes', 'is_waiting', 'donation_id')).toEqual([ids[0]]);

  await runStatement(
    test.db,
    `INSERT INTO mails (id, kind, sealed_message) SELECT 'mail_bad', kind, sealed_message FROM mails LIMIT 1`,
  );
  await poison('mails', `NEW.id = 'mail_bad' AND NEW.sent_at IS NOT NULL`);
  const sent: string[] = [];
  const mailer = {
    send: (_: unknown, id: string) => Promise.resolve(void sent.push(id)),
    close: () => undefined,
  };
  await relayMails(test.db, { ...gateways, mailer }, log);
  await unpoison('mails');
  expect(await idsWhere('mails', 'sent_at IS NULL')).toEqual(['mail_bad']);
  expect(sent.length).toBeGreaterThan(1);
});

it('statements, also those of later months', async () => {
  const bad = await bookGift(test.db, { at: new Date('2026-08-10T10:00:00.000Z') });
  const good = await bookGift(test.db, { at: new Date('2026-08-10T10:00:00.000Z') });
  const later = await bookGift(test.db, { at: new Date('2026-09-10T10:00:00.000Z') });
  const at = new Date('2026-10-04T00:00:00.000Z');
  while ((await foldFunds(test.db, at)) > 0);
  await poison('statements', `NEW.charity_id = '${bad.charityId}'`);
  while (await closeStatements(carer(), at));
  const stored = await idsWhere('statements', 'true', 'charity_id');
  expect(stored).toEqual(expect.arrayContaining([good.charityId, later.charityId]));
  expect(stored).not.toContain(bad.charityId);
  await unpoison('statements');
  const retriedAt = new Date(at.getTime() + DAY_MS);
  while (await closeStatements(carer(), retriedAt));
  expect(await idsWhere('statements', `charity_id = '${bad.charityId}'`, 'month::text')).toEqual([
    '2026-08-01',
    '2026-09-01',
  ]);
  expect(await idsWhere('closed_months', 'hashed_at IS NULL', 'month::text')).toEqual([]);
});

it('old data of every kind', async () => {
  const stores = {
    documents: { remove: () => Promise.resolve() },
    bankFiles: { removeOld: () => Promise.resolve(['one']) },
  } as unknown as Parameters<typeof forgetBatch>[1];
  await runStatement(test.db, 'ALTER TABLE rate_windows RENAME TO rate_windows_away');
  expect(await forgetBatch(carer(), stores)).toBe(true);
  await runStatement(test.db, 'ALTER TABLE rate_windows_away RENAME TO rate_windows');
  expect(await idsWhere('care_attempts', `care = 'retention'`, 'item_id')).toEqual(['rate_windows']);
});

it('the outbox: a plan that cannot be read', async () => {
  await runStatement(test.db, 'DELETE FROM outbox');
  const { userId: donorUserId, accountId } = await buildActor(test.db);
  const { id: charityId } = await buildCharity(test.db);
  const id = newId('recurring');
  await insertPlan(test.db, planOf(today, 'monthly', { id, donorUserId, accountId, charityId }));
  await runStatement(test.db, `UPDATE recurring_plans SET anchor_date = 'infinity' WHERE id = $1`, [id]);
  const item = { input: {}, searchAttributes: {}, summary: 'test' };
  await inTransaction(test.db, async (tx) => {
    await enqueueSchedule(tx, {
      ...item,
      workflowType: 'recurringGift',
      workflowId: id,
      input: { recurringId: id },
    });
    await enqueueWorkflow(tx, {
      ...item,
      workflowType: 'donation',
      workflowId: 'donation_good',
      canWait: true,
    });
  });
  const started: string[] = [];
  const client = {
    withDeadline: (_: number, act: () => Promise<void>) => act(),
    workflow: {
      start: (_: string, { workflowId }: { workflowId: string }) => Promise.resolve(started.push(workflowId)),
    },
  } as unknown as Parameters<typeof relayOutbox>[1];
  await relayOutbox(test.db, client, log, { canWait: true });
  expect(started).toEqual(['donation_good']);
  expect(await idsWhere('outbox', 'failures = 1', 'workflow_id')).toEqual([id]);
});
