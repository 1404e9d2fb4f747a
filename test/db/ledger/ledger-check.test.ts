/** The ledger check finds each kind of damage and names who has it; the damage is done behind the triggers' back. */
import { type Database, inTransaction, selectRows } from '../../../db/database';
import { checkLedger, type InvariantResult } from '../../../db/queries/ledger/check';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { type Refund } from '../../../db/queries/refunds/refunds';
import { openDispute, resolveDispute } from '../../../operations/disputes/operator-changes';
import { completeRefund } from '../../../operations/refunds/end-refund';
import { approveWriteOff, requestWriteOff } from '../../../operations/ledger/write-offs';
import { decideRefund } from '../../../operations/refunds/decide-refund';
import { type RefundRequest, requestRefund } from '../../../operations/refunds/request-refund';
import { newId } from '../../../new-id';
import { buildActor, buildGift } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { lookAtDamage } from './damage';
import { useDatabase } from '../../support/database';

const test = useDatabase();
let gift: Gift;
let refund: Refund;
let disputed: Gift;
let disputeId: string;
let lost: Gift;
let failed: Gift;
let writeOffId: string;

async function giveBack(of: Gift, amount?: string, changes: Partial<RefundRequest> = {}): Promise<Refund> {
  const accepted = await inTransaction(test.db, (tx) =>
    requestRefund(
      { tx, at: new Date() },
      {
        id: newId('refund'),
        donationId: of.id,
        amount,
        reason: null,
        requestedBy: 'donor',
        requestedByUserId: of.donorUserId,
        environment: 'sandbox',
        ...changes,
      },
    ),
  );
  await inTransaction(test.db, (tx) => completeRefund({ tx, at: new Date() }, accepted));
  return accepted;
}

async function dispute(of: Gift): Promise<string> {
  const opened = await inTransaction(test.db, (tx) =>
    openDispute(
      { tx, at: new Date() },
      {
        id: newId('dispute'),
        donationId: of.id,
        reason: null,
        evidenceDueAt: new Date(Date.now() + 86_400_000),
        openedByUserId: of.donorUserId,
      },
    ),
  );
  return opened.id;
}

const absorbed = { netMinor: 500n, platformFeeMinor: 0n, processingFeeMinor: 0n };
const fees = { absorbedPlatformMinor: 13n, absorbedProcessingMinor: 45n };

/** Refunds whose fee the platform bears, whose whole cost it bears, and one that it refuses. */
async function giveBackAsPlatform(): Promise<void> {
  const { db } = test;
  const byPlatform = { requestedBy: 'platform', doesPlatformBearFees: true } as const;
  await giveBack(await buildCompletedGift(db, { ...absorbed, ...fees }), '3.33', byPlatform);
  await giveBack(await buildCompletedGift(db, { ...absorbed, ...fees }), '3.33');
  for (const decision of ['platform_bears', 'refuse'] as const) {
    const drained = await buildCompletedGift(db);
    const other = await buildCompletedGift(db, { charityId: drained.charityId });
    await dispute(other);
    await decideAndSettle(drained, decision);
  }
}

async function decideAndSettle(of: Gift, decision: 'platform_bears' | 'refuse'): Promise<void> {
  await inTransaction(test.db, async (tx) => {
    const waiting = await requestRefund(
      { tx, at: new Date() },
      {
        id: newId('refund'),
        donationId: of.id,
        reason: null,
        requestedBy: 'donor',
        requestedByUserId: of.donorUserId,
        environment: 'sandbox',
      },
    );
    expect(waiting.decision).toBe('needed');
    const decided = await decideRefund(
      { tx, at: new Date() },
      {
        refundId: waiting.id,
        decision,
        reason: 'Looked into.',
        decidedByUserId: gift.donorUserId,
      },
    );
    await completeRefund({ tx, at: new Date() }, decided);
  });
}

const holderOf = (userId: string) => ({ userId, credentialId: 'key_none' });

/** Writes off a dollar that a charity owes. */
async function writeOff(charityId: string): Promise<string> {
  const { userId } = await buildActor(test.db, { isOperator: true });
  const at = new Date();
  return inTransaction(test.db, async (tx) => {
    const id = newId('writeoff');
    const order = { charityId, currency: 'USD' as const, amount: '1.00', reason: 'Closed for good.' };
    await requestWriteOff({ tx, at, actor: holderOf(gift.donorUserId) }, { id, ...order });
    await approveWriteOff({ tx, at, actor: holderOf(userId) }, { writeOffId: id });
    return id;
  });
}

beforeAll(async () => {
  const { db } = test;
  gift = await buildCompletedGift(db);
  refund = await giveBack(gift, '2.00');
  await giveBack(await buildCompletedGift(db, { coverFees: true, totalChargeMinor: 558n, netMinor: 500n }));
  disputed = await buildCompletedGift(db);
  disputeId = await dispute(disputed);
  lost = await buildCompletedGift(db);
  const lostDispute = await dispute(lost);
  const won = await dispute(await buildCompletedGift(db));
  for (const [id, outcome] of [[lostDispute, 'lost'] as const, [won, 'won'] as const]) {
    await inTransaction(db, (tx) =>
      resolveDispute({ tx, at: new Date() }, { disputeId: id, outcome, resolvedByUserId: gift.donorUserId }),
    );
  }
  await giveBackAsPlatform();
  writeOffId = await writeOff(lost.charityId);
  await buildGift(db);
  failed = await buildGift(db, {
    status: 'failed',
    failureCode: 'DECLINED',
    failureMessage: '',
    settledAt: new Date(),
  });
  await selectRows(
    db,
    `INSERT INTO donation_timeline (donation_id, status, code, detail, at) VALUES ($1, 'failed', 'failed', '', now()) RETURNING id`,
    [failed.id],
  );
});

async function check(db: Database): Promise<InvariantResult[]> {
  const results: InvariantResult[] = [];
  await checkLedger(db, (result) => results.push(result));
  return results;
}

it('finds no fault in correctly booked gifts, refunds and disputes', async () => {
  const results = await check(test.db);
  expect(results.filter(({ offenders }) => offenders > 0)).toEqual([]);
  expect(results).toHaveLength(27);
});

/** Some damage is possible only without these constraints. */
const UNBOUND = `
  ALTER TABLE donations DROP CONSTRAINT donations_refunded_within_amount, DROP CONSTRAINT donations_check,
    DROP CONSTRAINT donations_redirected_are_whole;
  ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_donation_id_kind_cause_key,
    DROP CONSTRAINT ledger_transactions_of_a_gift;
  DROP INDEX ledger_transactions_without_gift;`;

const checkDamaged = (sql: string) => lookAtDamage(test.url, UNBOUND + sql, check);

const POSTING = (of: () => string, kind: string) =>
  `(SELECT min(id) FROM ledger_transactions WHERE donation_id = '${of()}' AND kind = '${kind}')`;
const again = (of: () => string, kind: string) => `
  INSERT INTO ledger_transactions SELECT id || '_2', donation_id, kind, cause, posted_at FROM ledger_transactions
  WHERE id = ${POSTING(of, kind)};
  INSERT INTO ledger_entries (transaction_id, account, currency, amount_minor)
  SELECT transaction_id || '_2', account, currency, amount_minor FROM ledger_entries
  WHERE transaction_id = ${POSTING(of, kind)};`;
const without = (of: () => string, kind: string) => `
  DELETE FROM ledger_entries WHERE transaction_id = ${POSTING(of, kind)};
  DELETE FROM ledger_transactions WHERE id = ${POSTING(of, kind)};`;
const giftId = () => gift.id;
const disputedId = () => disputed.id;
/** Stores a charge of 5.00 that the gift pays, for matches that are not there. */
const matchingCharge = () => `
  INSERT INTO matching_charges (id, pledge_id, status, attempts, donation_id, amount_minor, created_at)
  VALUES ('matchcharge_1', 'pledge_none', 'charged', 1, '${gift.id}', 500, now());`;
const matchOf = (of: Gift, kept: number, charge = 'NULL') => `
  INSERT INTO gift_matches (donation_id, pledge_id, reserved_minor, kept_minor, status, charge_id, charged_minor)
  SELECT '${of.id}', 'pledge_none', 500, ${kept}, CASE WHEN c IS NULL THEN 'reserved' ELSE 'charged' END, c,
    CASE WHEN c IS NULL THEN 0 ELSE 500 END FROM (SELECT ${charge}::text AS c) AS given;`;

const DAMAGES: [string, () => string, string, () => string | RegExp][] = [
  [
    'an entry with another amount',
    () =>
      `UPDATE ledger_entries SET amount_minor = amount_minor + 1
       WHERE transaction_id = ${POSTING(giftId, 'completed')} AND account = 'platform/fees'`,
    'Every posting sums to zero in every currency.',
    () => /^posting_/,
  ],
  [
    'two entries that both moved, so that they still sum to zero',
    () =>
      `UPDATE ledger_entries SET amount_minor = amount_minor + CASE account WHEN 'platform/fees' THEN 1 ELSE -1 END
       WHERE transaction_id = ${POSTING(giftId, 'completed')} AND account IN ('platform/fees', 'processor/card/fees')`,
    'Every entry has the amount of its gift, refund, dispute, write-off, payout, transfer or bill.',
    giftId,
  ],
  [
    'an entry on the account of somebody else',
    () =>
      `UPDATE ledger_entries SET account = 'charity/another/payable'
       WHERE transaction_id = ${POSTING(giftId, 'completed')} AND account LIKE 'charity/%'`,
    'Every account has the total of its gifts, refunds, disputes, write-offs, payouts, transfers and bills.',
    () => 'charity/another/payable',
  ],
  [
    'a gift that says that another one took its place',
    () => `UPDATE donations SET redirected_to = 'donation_unknown' WHERE id = '${gift.id}'`,
    'Every redirected gift is booked once, names the gift that takes its place and is named by it, and no other redirect is booked.',
    giftId,
  ],
  [
    'a posting without entries',
    () => `DELETE FROM ledger_entries WHERE transaction_id = ${POSTING(giftId, 'completed')}`,
    'Every posting has entries, and every entry a posting.',
    () => /^posting_/,
  ],
  [
    'entries without a posting',
    () =>
      `INSERT INTO ledger_entries (transaction_id, account, currency, amount_minor)
       VALUES ('posting_none', 'a', 'USD', 1), ('posting_none', 'b', 'USD', -1)`,
    'Every posting has entries, and every entry a posting.',
    () => 'posting_none',
  ],
  [
    'a posting of an unknown kind',
    () => `UPDATE ledger_transactions SET kind = 'gifted' WHERE id = ${POSTING(giftId, 'completed')}`,
    'Every posting is of a known kind.',
    () => /^posting_/,
  ],
  [
    'a completed gift that is not booked',
    () => without(giftId, 'completed'),
    'Every completed gift is booked once.',
    giftId,
  ],
  [
    'a completed gift that is booked twice',
    () => again(giftId, 'completed'),
    'Every completed gift is booked once.',
    giftId,
  ],
  [
    'a processing cost that is not booked',
    () => `UPDATE charges SET cost_minor = 999, cost_booked_at = now() WHERE donation_id = '${gift.id}'`,
    'Every processing cost that differs from the schedule is booked once, and no other cost is booked.',
    giftId,
  ],
  [
    'a failed gift that is booked',
    () =>
      `UPDATE ledger_transactions SET donation_id = '${failed.id}' WHERE id = ${POSTING(giftId, 'completed')}`,
    'No pending or failed gift is booked, except for disputes that the platform bears.',
    () => failed.id,
  ],
  [
    'a refund that is not booked',
    () => without(giftId, 'refunded'),
    'Every completed refund is booked once, again if it failed later, and no other refund is booked.',
    () => refund.id,
  ],
  [
    'a refund that is booked twice',
    () => again(giftId, 'refunded'),
    'Every completed refund is booked once, again if it failed later, and no other refund is booked.',
    () => refund.id,
  ],
  [
    'a booked refund that never was',
    () => `UPDATE ledger_transactions SET cause = 'refund_none' WHERE id = ${POSTING(giftId, 'refunded')}`,
    'Every completed refund is booked once, again if it failed later, and no other refund is booked.',
    () => /^refund_/,
  ],
  [
    'an open dispute that is not booked',
    () => without(disputedId, 'disputed'),
    'Every dispute is booked once when it opens, once when it joins its gift later, once when it ends, and once when its loss is reversed.',
    () => disputeId,
  ],
  [
    'a lost dispute that is booked as won',
    () =>
      `UPDATE ledger_transactions SET kind = 'dispute_won' WHERE id = ${POSTING(() => lost.id, 'dispute_lost')}`,
    'Every dispute is booked once when it opens, once when it joins its gift later, once when it ends, and once when its loss is reversed.',
    () => /^dispute_/,
  ],
  [
    'a reversed loss that is not booked',
    () => `UPDATE disputes SET status = 'won', reversed_at = now() WHERE donation_id = '${lost.id}'`,
    'Every dispute is booked once when it opens, once when it joins its gift later, once when it ends, and once when its loss is reversed.',
    () => /^dispute_/,
  ],
  [
    'a write-off that is not booked',
    () => `
      DELETE FROM ledger_entries WHERE transaction_id IN (SELECT id FROM ledger_transactions WHERE cause = '${writeOffId}');
      DELETE FROM ledger_transactions WHERE cause = '${writeOffId}';`,
    'Every approved write-off is booked once, and no other write-off is booked.',
    () => writeOffId,
  ],
  [
    'a booked write-off that never was',
    () => `UPDATE ledger_transactions SET cause = 'writeoff_none' WHERE cause = '${writeOffId}'`,
    'Every approved write-off is booked once, and no other write-off is booked.',
    () => /^writeoff_/,
  ],
  [
    'a transfer of cash that is not booked',
    () => `INSERT INTO cash_transfers (id, processor, reference, movement, currency, amount_minor, moved_at, created_at, booked_at)
           VALUES ('transfer_none', 'stripe', 'po_none', 'transfer', 'USD', 1, now(), now(), now())`,
    'Every transfer of cash that the processor or two operators told is booked once, and no other transfer is booked.',
    () => 'transfer_none',
  ],
  [
    'a booked transfer that never was',
    () =>
      `INSERT INTO ledger_transactions VALUES ('posting_none', NULL, 'cash_moved', 'transfer_none', now())`,
    'Every transfer of cash that the processor or two operators told is booked once, and no other transfer is booked.',
    () => 'transfer_none',
  ],
  [
    'a booked payout that never was',
    () =>
      `INSERT INTO ledger_transactions VALUES ('posting_none', NULL, 'payout_left', 'payout_none', now())`,
    'Every step of a payout after it left is booked once, and no other step is booked.',
    () => 'payout_none',
  ],
  [
    'a refund whose fee another one bears than was booked',
    () => `UPDATE refunds SET fee_bearer = 'platform', kept_minor = 0, returned_minor = returned_minor + kept_minor
           WHERE id = '${refund.id}'`,
    'Every entry has the amount of its gift, refund, dispute, write-off, payout, transfer or bill.',
    giftId,
  ],
  [
    'a gift whose parts do not sum',
    () => `UPDATE donations SET net_minor = net_minor + 1 WHERE id = '${gift.id}'`,
    'The parts of every gift sum to its charge.',
    giftId,
  ],
  [
    'a refunded amount without a refund',
    () => `UPDATE donations SET refunded_minor = refunded_minor + 1 WHERE id = '${gift.id}'`,
    'The refunded amount of every gift is the sum of its refunds and lost disputes.',
    giftId,
  ],
  [
    'a refund larger than its gift',
    () => `UPDATE refunds SET amount_minor = 501 WHERE id = '${refund.id}'`,
    'No gift returns more than was given, and a gift returned in full returns its whole charge and its fees.',
    giftId,
  ],
  [
    'a gift that says it is refunded',
    () => `UPDATE donations SET status = 'refunded' WHERE id = '${gift.id}'`,
    'The state of every gift follows from its refunds and disputes.',
    giftId,
  ],
  [
    'a disputed gift without a dispute',
    () => `UPDATE disputes SET status = 'won', resolved_at = now() WHERE id = '${disputeId}'`,
    'The state of every gift follows from its refunds and disputes.',
    disputedId,
  ],
  [
    'a timeline that ends elsewhere',
    () =>
      `INSERT INTO donation_timeline (donation_id, status, code, detail, at) VALUES ('${gift.id}', 'failed', 'failed', '', now())`,
    'The last line of every timeline is the state of its gift.',
    giftId,
  ],
  [
    'a pledge that used what no gift keeps',
    () => `
      INSERT INTO matching_pledges (id, campaign_id, charity_id, account_id, sponsor_user_id, source, payment_method,
        ratio_hundredths, currency, cap_minor, used_minor, ends_at, status, created_at, accepted_at, next_batch_at)
      VALUES ('pledge_1', 'campaign_none', '${gift.charityId}', '${gift.accountId}', '${gift.donorUserId}', 'own_card',
        'card', 100, 'USD', 500, 5, now(), 'accepted', now(), now(), now())`,
    'Every pledge has used what its gifts keep.',
    () => 'pledge_1',
  ],
  [
    'a failed gift that keeps its match',
    () => matchOf(failed, 500),
    'No gift that failed or was returned in full keeps a match.',
    () => failed.id,
  ],
  [
    "a sponsor's gift without matches",
    () => matchingCharge(),
    "Every sponsor's gift that pays matches has their sum.",
    () => 'matchcharge_1',
  ],
  [
    'a match that did not go back to its sponsor',
    () => matchingCharge() + matchOf(disputed, 100, "'matchcharge_1'"),
    'What a sponsor paid for gifts that no longer keep it went back.',
    disputedId,
  ],
  [
    'a sum of funds that missed a posting',
    () => `DELETE FROM charity_fund_deltas WHERE transaction_id = ${POSTING(giftId, 'completed')}`,
    'The funds of every charity are the sum of its entries, month by month.',
    () => gift.charityId,
  ],
  [
    'a gift that is pending without a sum',
    () => `UPDATE donations SET available_at = now() + interval '1 day' WHERE id = '${gift.id}';
      UPDATE charity_fund_deltas SET available_at = NULL WHERE charity_id = '${gift.charityId}'`,
    'The pending funds of every charity are those of its gifts.',
    () => gift.charityId,
  ],
  [
    'a posting that its charity has not listed',
    () => `DELETE FROM charity_fund_deltas WHERE transaction_id = ${POSTING(giftId, 'completed')}`,
    'The list of postings of a charity has each posting once.',
    () => /^posting_/,
  ],
  [
    'a paid month that is not booked',
    () => `INSERT INTO subscription_bills (id, subscription_id, charity_id, period, currency, amount_minor, paid_at)
      VALUES ('bill_1', 'subscription_1', '${gift.charityId}', 0, 'USD', 5000, now())`,
    'Every paid month of a subscription is booked once, and no other month is booked.',
    () => 'bill_1',
  ],
];

it.each(DAMAGES)('finds %s', async (_what, damage, invariant, offender) => {
  const broken = await checkDamaged(damage());
  const named = broken.find((result) => result.invariant === invariant);
  const expected = offender();
  expect(named?.first?.id).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});

it('every invariant has a damage that breaks it', async () => {
  const results = await check(test.db);
  const proven = new Set(DAMAGES.map(([, , invariant]) => invariant));
  expect(results.map(({ invariant }) => invariant).filter((invariant) => !proven.has(invariant))).toEqual([]);
});
