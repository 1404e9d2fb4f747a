/** Mails to donors about gifts: who gets which, with what, and once. */
import pg from 'pg';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { insertEndpoint } from '../../../db/queries/webhooks/endpoints';
import { newId } from '../../../new-id';
import { listNewestMails } from '../../../db/queries/platform/mails';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { insertTribute } from '../../../db/queries/tributes/tributes';
import { saveOccurrence } from '../../../db/queries/plans/occurrences';
import { insertPlan } from '../../../db/queries/plans/plans';
import { FIRST_NUMBER } from '../../../domain/plans/occurrence';
import { readConfig } from '../../../config';
import { createGateways, type Gateways } from '../../../gateways';
import { openMail } from '../../../letters/mails/write';
import { createLog } from '../../../log';
import { completeGift, failGift } from '../../../operations/gifts/end-gift';
import { attemptGift } from '../../../operations/plans/attempt';
import { setPreferences } from '../../../operations/mails/preferences';
import { disableEndpoint } from '../../../operations/webhooks/failures';
import { readUnsubscribeToken, unsubscribeToken } from '../../../domain/mails/unsubscribe-token';
import { relayNotices } from '../../../worker/notice-relay';
import { buildActor, buildCharity, buildGift } from '../../factories';
import { useDatabase } from '../../support/database';
import { occurrenceOf, planOf } from '../../factories/recurring';
import { extractPdfText } from '../../support/pdf';

const log = createLog('worker', 'silent');
const config = { publicUrl: 'https://give.example', port: 0 };
const test = useDatabase();
let gateways: Gateways;
beforeAll(async () => {
  gateways = createGateways(readConfig({}), test.db);
});

/** A donor with an address. */
async function buildDonor({ isConfirmed }: { isConfirmed: boolean }) {
  const donor = await buildActor(test.db);
  const email = `${donor.userId}@example.org`;
  await runStatement(
    test.db,
    `INSERT INTO user_logins (user_id, email, password_hash, confirmed_at) VALUES ($1, $2, 'x', $3)`,
    [donor.userId, email, isConfirmed ? new Date() : null],
  );
  return { donorUserId: donor.userId, accountId: donor.accountId, email };
}

const relay = () => relayNotices({ db: test.db, gateways, config }, log);

async function mailsTo(email: string) {
  await relay();
  const stored = await listNewestMails(test.db, 100);
  return stored
    .map((mail) => openMail({ ...gateways, address: config.publicUrl }, mail))
    .filter(({ to }) => to === email);
}

async function complete(gift: Gift) {
  await inTransaction(test.db, (tx) =>
    completeGift({ tx, at: new Date() }, { gift, availableAt: new Date() }),
  );
}

it('a completed gift mails its receipt, once', async () => {
  const { email, ...donor } = await buildDonor({ isConfirmed: true });
  const gift = await buildGift(test.db, donor);
  await complete(gift);
  await complete(gift);
  await Promise.all([relay(), relay()]);
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Your gift of 5.00 USD');
  expect(mail?.html).toContain('Your receipt is attached');
  expect(mail?.text).toContain('This is a test gift, so no money moved.');
  const [receipt] = mail?.attachments ?? [];
  expect(receipt).toMatchObject({ filename: 'receipt-000001.pdf', contentType: 'application/pdf' });
  expect(await extractPdfText(Buffer.from(receipt?.base64 ?? '', 'base64'))).toContain(gift.id);
});

it('the mail about a gift in memory of somebody names them, and so does the receipt', async () => {
  const { email, ...donor } = await buildDonor({ isConfirmed: true });
  const gift = await buildGift(test.db, donor);
  const unsent = { sealedNotice: null, sendOn: null };
  await insertTribute(test.db, { donationId: gift.id, kind: 'in_memory', name: 'Rosa Marín', ...unsent });
  await complete(gift);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('You made it in memory of Rosa Marín.');
  const printed = await extractPdfText(Buffer.from(mail?.attachments?.[0]?.base64 ?? '', 'base64'));
  expect(printed).toContain('In memory of Rosa Marín');
});

it('the mail about a gift of a plan names the next one and leads to where it is stopped', async () => {
  const { email, ...donor } = await buildDonor({ isConfirmed: true });
  const { id: charityId } = await buildCharity(test.db);
  const plan = planOf('2026-11-01', 'monthly', { id: newId('recurring'), charityId, ...donor });
  await insertPlan(test.db, plan);
  const totals = { coverFees: true, netMinor: 472n, totalChargeMinor: 530n };
  await complete(await buildGift(test.db, { ...donor, ...totals, charityId, recurringId: plan.id }));
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('Your gift of 5.00 USD');
  expect(mail?.text).toContain('You paid 5.30 USD, which includes the fees.');
  expect(mail?.text).toContain('If it has not joined after 90 days, we ask you where your gift should go.');
  expect(mail?.subject).toMatch(/^Your gift to .+, every month$/);
  expect(mail?.text).toMatch(/This gift repeats every month\. The next one is on 1 \w+ 20\d\d\./);
  expect(mail?.text).toContain('https://give.example/my/plans');
});

it('the mail about a completed gift asks once whether the platform holds the gift', async () => {
  const { email, ...donor } = await buildDonor({ isConfirmed: true });
  await complete(await buildGift(test.db, donor));
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await relay();
  const sent = query.mock.calls.map((call) => JSON.stringify(call[0]));
  query.mockRestore();
  expect(sent.filter((sql) => sql.includes('d.redirected_to IS NULL'))).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

it('a donor without a confirmed address gets no mail', async () => {
  const { email, ...donor } = await buildDonor({ isConfirmed: false });
  await complete(await buildGift(test.db, donor));
  expect(await mailsTo(email)).toEqual([]);
});

it('a notice holds ids alone', async () => {
  const { email, ...donor } = await buildDonor({ isConfirmed: true });
  await complete(await buildGift(test.db, donor));
  const rows = await selectRows(test.db, 'SELECT * FROM notices WHERE user_id = $1', [donor.donorUserId]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('example.org');
  expect(await mailsTo(email)).toHaveLength(1);
});

/** Fails the gift of a date of an active plan. */
async function failGiftOfPlan(donor: { accountId: string; donorUserId: string }, number: number) {
  const { id: charityId } = await buildCharity(test.db);
  const plan = planOf('2026-11-01', 'monthly', { id: newId('recurring'), charityId, ...donor });
  await insertPlan(test.db, plan);
  const gift = await buildGift(test.db, { ...donor, charityId, recurringId: plan.id });
  await saveOccurrence(test.db, occurrenceOf(plan, { number, donationId: gift.id }));
  await fail(gift);
}

const fail = (gift: Gift) =>
  inTransaction(test.db, (tx) => failGift({ tx, at: new Date() }, { gift, code: 'CARD_EXPIRED' }));

const END_OF_PLAN = 'Your recurring gift has ended. We will not charge you for it again.';
const NOT_BEGUN = 'So your recurring gift has not begun, and we charge nothing for it.';

it('a failed charge of a plan mails a link to repair it; a single gift is told to have failed', async () => {
  const { email, ...donor } = await buildDonor({ isConfirmed: true });
  await fail(await buildGift(test.db, donor));
  await failGiftOfPlan(donor, FIRST_NUMBER + 1);
  const mails = await mailsTo(email);
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['gift_failed', 'repair_source']);
  expect(mails.find(({ kind }) => kind === 'repair_source')?.text).toContain(
    'We do not try this gift again.',
  );
  for (const { text } of mails) {
    expect(text).toContain('The card has expired.');
    expect(text).toContain('https://give.example/my/sources');
    expect(text).not.toContain(END_OF_PLAN);
  }
});

it('a date of a plan that a rule refuses is told with the reason and the next attempt, although it has no gift', async () => {
  const { email, ...donor } = await buildDonor({ isConfirmed: true });
  const { id: charityId } = await buildCharity(test.db);
  const plan = planOf('2026-11-01', 'monthly', {
    ...donor,
    id: newId('recurring'),
    charityId,
    amountMinor: 1n,
  });
  await insertPlan(test.db, plan);
  const circumstances = { gateways };
  const occurrence = occurrenceOf(plan, { attempts: 0 });
  const at = new Date('2026-12-01T10:00:00.000Z');
  await inTransaction(test.db, (tx) => attemptGift({ tx, at }, { plan, occurrence, circumstances }));
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('The charity does not take this amount or this way to pay.');
  expect(mail?.text).toContain('We try again on 2 December 2026.');
});

it('a plan that fails with its first gift is told by the mail about the gift alone', async () => {
  const { email, ...donor } = await buildDonor({ isConfirmed: true });
  await failGiftOfPlan(donor, FIRST_NUMBER);
  const mails = await mailsTo(email);
  expect(mails.map(({ kind }) => kind)).toEqual(['gift_failed']);
  expect(mails[0]?.text).toContain(NOT_BEGUN);
  expect(mails[0]?.text).not.toContain(END_OF_PLAN);
});

it('a mail is in the language of its reader', async () => {
  const { email, ...donor } = await buildDonor({ isConfirmed: true });
  await inTransaction(test.db, (tx) => setPreferences(tx, { userId: donor.donorUserId, locale: 'de' }));
  await complete(await buildGift(test.db, donor));
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('Ihre Spende von 5,00 USD');
  expect(mail?.html).toContain('<html lang="de">');
});

it('a kind that is switched off is not mailed, and only such a kind has an unsubscribe link', async () => {
  const { accountId, donorUserId: userId, email } = await buildDonor({ isConfirmed: true });
  const disable = async () => {
    const endpointId = newId('endpoint');
    await insertEndpoint(test.db, {
      id: endpointId,
      accountId,
      url: 'https://hooks.example.org/secret-path',
      events: ['*'],
      scopes: ['donations:read'],
      description: null,
      status: 'enabled',
      sealedSecret: 'x',
      previousSealedSecret: null,
      previousSecretUntil: null,
      sealedHeaders: null,
      headerNames: [],
      maxConcurrency: 1,
      ratePerSecond: null,
      failingSince: null,
      disabledReason: null,
      createdAt: new Date(),
      deletedAt: null,
    });
    const at = new Date();
    const order = { endpointId, reason: 'gone' as const };
    await inTransaction(test.db, (tx) => disableEndpoint({ tx, at }, order));
  };
  await disable();
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'endpoint_disabled' });
  expect(mail?.text).not.toContain('secret-path');
  const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
  expect(readUnsubscribeToken(gateways.secrets, token)).toEqual({ userId, kind: 'endpoint_disabled' });
  expect(unsubscribeToken(gateways.secrets, userId, 'gift_completed')).toBeUndefined();
  const switches = { endpoint_disabled: false };
  await inTransaction(test.db, (tx) => setPreferences(tx, { userId, switches }));
  await disable();
  expect(await mailsTo(email)).toHaveLength(1);
});

it('a charity’s name cannot put markup into a mail', async () => {
  const { email, ...donor } = await buildDonor({ isConfirmed: true });
  const gift = await buildGift(test.db, donor);
  await runStatement(test.db, 'UPDATE charities SET name = $2 WHERE id = $1', [
    gift.charityId,
    '<script>alert(1)</script>',
  ]);
  await complete(gift);
  const [mail] = await mailsTo(email);
  expect(mail?.html).toContain('&lt;script&gt;');
  expect(mail?.html).not.toContain('<script>');
});
