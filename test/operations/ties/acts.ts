/** Does each act of `expected.ts`: stores what one person asked for or decided first, and has another decide it. */
import { requireDisputeReporter } from '../../../api/access/gifts';
import { requireParty } from '../../../api/access/verification';
import { readConfig } from '../../../config';
import { type Database, runStatement } from '../../../db/database';
import { insertChange } from '../../../db/queries/charities/changes';
import { insertItems, saveExplanation, withId } from '../../../db/queries/reconciliation/items';
import { saveStatedTransfer } from '../../../db/queries/ledger/cash-transfers';
import { type Actor } from '../../../domain/access/actor';
import { type ApprovalChange } from '../../../domain/approvals/approval';
import { type GuardedValue } from '../../../domain/charities/changes';
import { NO_TERMS } from '../../../domain/fees/rate';
import { writeTerms } from '../../../domain/fees/terms-fields';
import { NOWHERE } from '../../../domain/location';
import { createSecretBox } from '../../../gateways';
import { newId } from '../../../new-id';
import { decideApproval } from '../../../operations/approvals/decide-approval';
import { releaseBankBatch } from '../../../operations/bank-files/release-bank-batch';
import { resolvePayout } from '../../../operations/bank-files/operator-changes';
import { confirmChange } from '../../../operations/charities/decide-change';
import { decideClaim } from '../../../operations/claims/decide-claim';
import { stateTransfer, type TransferStatement } from '../../../operations/ledger/transfers';
import { approveWriteOff } from '../../../operations/ledger/write-offs';
import { reviewOauthClient } from '../../../operations/oauth-clients/change-client';
import { confirmAccount } from '../../../operations/payout-accounts/decide-account';
import { decidePayout, findPayoutToDecide } from '../../../operations/payouts/decide-payout';
import { resolveItem } from '../../../operations/reconciliation/differences';
import { reviewVerification } from '../../../operations/verification/review';
import { completeApplication } from '../../factories/complete-application';
import { buildActor, buildGift } from '../../factories';
import { buildApproval } from '../../factories/approvals';
import { buildPayoutAccount, giveMoney, storePayout } from '../../factories/payees';
import { verifyPerson } from '../../factories/people';
import { buildVerification } from '../../factories/verified-charity';
import { type ExpectedAct } from './expected';

interface Case {
  tx: Database;
  charityId: string;
  asker: Actor;
  decider: Actor;
}

const secrets = createSecretBox(readConfig({}).dataKeys);
const ENVIRONMENT = { environment: 'sandbox' } as const;
const REASON = { reason: 'Checked.' };

const newBankFileId = () => newId('payout').replace('payout', 'bankfile');

const actOf = ({ tx, decider }: Case) => ({ tx, at: new Date(), actor: decider, secrets });

export const ACTS: Record<ExpectedAct, (given: Case) => Promise<unknown>> = {
  async payout_account(given) {
    const { tx, charityId, asker } = given;
    const { id: payoutAccountId } = await buildPayoutAccount(tx, charityId, {
      ...{ status: 'pending_confirmation', confirmedBy: null, effectiveAt: null },
      ...{ askedBy: asker.userId, askingPersons: [asker.userId] },
    });
    return confirmAccount(actOf(given), { charityId, payoutAccountId, ...ENVIRONMENT });
  },
  wallet_address: (given) => change(given, { field: 'wallet_address', value: '0x8617E340B3D01FA5F11F' }),
  name: (given) => change(given, { field: 'name', value: 'Another Name' }),
  ein: (given) => change(given, { field: 'ein', value: '999000333' }),
  location: (given) => change(given, { field: 'location', value: { ...NOWHERE, city: 'Dallas' } }),

  claim: (given) => claim(given, given.asker, [], 'deny'),
  async second_approval_of_claim(given) {
    return claim(given, await buildActor(given.tx), [given.asker.userId], 'approve');
  },
  async verification(given) {
    const verificationId = await buildVerification(given.tx, given.charityId, 'compliance_check', 'standard');
    await runStatement(
      given.tx,
      `INSERT INTO verification_history (verification_id, happening, to_stage, status, actor_kind, actor_id, at)
       VALUES ($1, 'applied', 'application', 'pending', 'entity', $2, now())`,
      [verificationId, given.asker.userId],
    );
    await completeApplication(given.tx, verificationId);
    return approve(given, given.charityId);
  },
  async second_approval_of_verification(given) {
    const verificationId = await buildVerification(given.tx, given.charityId, 'compliance_check', 'standard');
    await completeApplication(given.tx, verificationId);
    await storeApproval(given, verificationId);
    return approve(given, given.charityId);
  },
  async member(given) {
    const { tx, charityId, asker } = given;
    const { id: approvalId } = await buildApproval(tx, { charityId, askedBy: asker.userId });
    return decideApproval(actOf(given), { approvalId, decision: 'approve', ...REASON });
  },
  member_removal: (given) =>
    refuseApproval(given, {
      action: 'member_removal',
      before: { members: 2 },
      after: { user_id: given.asker.userId, removed: true },
    }),
  platform_cost: (given) =>
    refuseApproval(given, {
      action: 'platform_cost',
      before: null,
      after: { outcome: 'lost', cost: '1.00', currency: 'USD' },
    }),
  redirect: (given) =>
    refuseApproval(given, {
      action: 'redirect',
      before: { charity_id: 'charity_none' },
      after: { charity_id: given.charityId, amount: '1.00', currency: 'USD' },
    }),
  async fee_terms(given) {
    const { tx, charityId, asker } = given;
    const before = writeTerms(NO_TERMS);
    const change = { action: 'fee_terms' as const, before, after: { ...before, negotiated_rate: 0.01 } };
    const { id: approvalId } = await buildApproval(tx, {
      ...{ charityId, askedBy: asker.userId, action: change.action, change, parties: [asker.userId] },
    });
    return decideApproval(actOf(given), { approvalId, decision: 'approve', ...REASON });
  },
  async write_off(given) {
    const { tx, charityId, asker } = given;
    const writeOffId = newId('writeoff');
    await runStatement(
      tx,
      `INSERT INTO write_offs (id, charity_id, currency, amount_minor, reason, status, requested_by_user_id, created_at, asking_persons)
       VALUES ($1, $2, 'USD', 100, 'Gone', 'pending', $3, now(), ARRAY[$3])`,
      [writeOffId, charityId, asker.userId],
    );
    return approveWriteOff(actOf(given), { writeOffId });
  },
  async requested_payout(given) {
    const payoutId = await payout(given, { requestedBy: given.asker.userId });
    await findPayoutToDecide(actOf(given), payoutId);
    return decidePayout(actOf(given), { payoutId, decision: 'hold', ...REASON });
  },
  async released_payout(given) {
    const { userId } = given.asker;
    const released = { releasedBy: userId, releasingPersons: [userId], needsApproval: true };
    const payoutId = await payout(given, { status: 'held', holdReason: 'Large', ...released });
    await findPayoutToDecide(actOf(given), payoutId);
    return decidePayout(actOf(given), { payoutId, decision: 'approve', ...REASON });
  },
  async stated_outcome_of_payout(given) {
    const { tx, asker } = given;
    const payoutId = await payout(given, { status: 'in_transit', provider: 'file', leftAt: new Date() });
    await runStatement(
      tx,
      `WITH made AS (
         INSERT INTO bank_files (id, format, pay_day, made_at, modifier, written_at, fetched_at)
         VALUES ($1, 'nacha', now(), now(), 'A', now(), now()) RETURNING id
       ), held AS (
         INSERT INTO bank_file_transfers (payout_id, file_id, position, trace_sequence) SELECT $2, id, 0, 1 FROM made
       )
       INSERT INTO payout_resolutions VALUES ($2, 'failed', $3, ARRAY[$3], now())`,
      [newBankFileId(), payoutId, asker.userId],
    );
    return resolvePayout(actOf(given), { payoutId, outcome: 'failed', ...REASON });
  },
  async refund(given) {
    const { tx, charityId, asker, decider } = given;
    const { userId: donorUserId, accountId } = asker;
    const gift = await buildGift(tx, { charityId, donorUserId, accountId });
    return requireDisputeReporter({ db: tx, actor: decider, now: new Date() }, gift);
  },

  async bank_file(given) {
    const { tx, asker } = given;
    const id = newBankFileId();
    await runStatement(
      tx,
      `INSERT INTO bank_batches (id, format, released_by, releasing_persons, released_at)
       VALUES ($1, 'nacha', $2, ARRAY[$2], now())`,
      [id, asker.userId],
    );
    return releaseBankBatch(actOf(given), id);
  },
  async exchange_rate(given) {
    const { userId } = given.asker;
    const before = { from: 'EUR' as const, to: 'USD' as const, rate: '1.08', date: '2020-01-01' };
    const change = { action: 'exchange_rate' as const, before, after: { ...before, rate: '2' } };
    const { id: approvalId } = await buildApproval(given.tx, {
      ...{ charityId: null, askedBy: userId, action: change.action, change, parties: [userId] },
    });
    return decideApproval(actOf(given), { approvalId, decision: 'approve', ...REASON });
  },
  async cash_transfer(given) {
    const { userId } = given.asker;
    const transfer: TransferStatement = {
      processor: 'sandbox',
      reference: 'po_1',
      movement: 'transfer',
      currency: 'USD',
      amountMinor: 100n,
      movedAt: new Date('2026-01-02'),
    };
    const stated = { ...transfer, id: newId('transfer'), statedBy: userId, statingPersons: [userId] };
    await saveStatedTransfer(given.tx, stated, new Date());
    return stateTransfer(actOf(given), transfer);
  },
  async reconciliation_item(given) {
    const item = withId({
      ...{
        kind: 'unknown_reference',
        movement: 'other',
        reference: 'x',
        ourReference: null,
        theirReference: 'x',
      },
      ...{ ours: null, theirs: null, currency: null, amountMinor: null },
    });
    const { userId } = given.asker;
    await insertItems(given.tx, 'bank', [item], new Date());
    await saveExplanation(given.tx, item.id, { by: userId, persons: [userId], at: new Date(), ...REASON });
    return resolveItem(actOf(given), { itemId: item.id, ...REASON });
  },
  async application(given) {
    const { userId, accountId } = given.asker;
    const id = newId('client');
    await runStatement(
      given.tx,
      `INSERT INTO oauth_clients (id, account_id, user_id, name, kind, redirect_uris, scopes, plan, issued_by, made_by_owner)
       VALUES ($1, $2, $3, 'Tea', 'public', '{https://a.example}', '{}', 'standard', ARRAY[$3], true)`,
      [id, accountId, userId],
    );
    return reviewOauthClient(actOf(given), id);
  },
  async second_approval_of_person(given) {
    const { userId } = await buildActor(given.tx);
    const verificationId = await verifyPerson(given.tx, userId);
    await runStatement(
      given.tx,
      `UPDATE verifications SET stage = 'compliance_check', status = 'in_review', in_force = false WHERE id = $1`,
      [verificationId],
    );
    await completeApplication(given.tx, verificationId);
    await storeApproval(given, verificationId);
    return approve(given, userId);
  },
};

/** Who may refuse an act may approve it, too. */
async function refuseApproval(given: Case, change: ApprovalChange): Promise<unknown> {
  const { tx, charityId, asker } = given;
  const { id: approvalId } = await buildApproval(tx, {
    ...{ charityId, askedBy: asker.userId, action: change.action, change, parties: [asker.userId] },
  });
  return decideApproval(actOf(given), { approvalId, decision: 'refuse', ...REASON });
}

async function change(given: Case, value: GuardedValue): Promise<unknown> {
  const { tx, charityId, asker } = given;
  const changeId = newId('change');
  await insertChange(tx, {
    ...value,
    ...{ id: changeId, charityId, status: 'pending_confirmation', askedAt: new Date() },
    ...{ askedBy: asker.userId, askingPersons: [asker.userId] },
    ...{ confirmedBy: null, effectiveAt: null, approvedAt: null, endedAt: null },
  });
  return confirmChange(actOf(given), { charityId, changeId, ...ENVIRONMENT });
}

async function claim(
  given: Case,
  { userId }: { userId: string },
  approvers: string[],
  decision: 'approve' | 'deny',
): Promise<unknown> {
  const { tx, charityId } = given;
  const id = newId('claim');
  const approvals = approvers.map((by) => ({ by, persons: [by], at: new Date().toISOString() }));
  await runStatement(
    tx,
    `INSERT INTO charity_claims (id, charity_id, user_id, persons, statement, documents, status, approvals, created_at)
     VALUES ($1, $2, $3, ARRAY[$3], 'Ours', '{}', 'in_review', $4, now())`,
    [id, charityId, userId, JSON.stringify(approvals)],
  );
  return decideClaim(actOf(given), { claim: { id, charityId }, decision, ...REASON });
}

async function storeApproval({ tx, asker }: Case, verificationId: string): Promise<void> {
  const approval = { by: asker.userId, persons: [asker.userId], at: new Date().toISOString() };
  await runStatement(tx, 'UPDATE verifications SET approvals = $2 WHERE id = $1', [
    ...[verificationId, JSON.stringify([approval])],
  ]);
}

async function approve(given: Case, entityId: string): Promise<unknown> {
  const { tx, decider: actor } = given;
  const request = { db: tx, actor, now: new Date(), params: { entity_id: entityId }, query: {} };
  const party = await requireParty(request, 'reviewer', 'application');
  return reviewVerification(actOf(given), { ...party, decision: 'approve', reason: undefined });
}

type Changes = Partial<Parameters<typeof storePayout>[1]>;

async function payout({ tx, charityId }: Case, changes: Changes): Promise<string> {
  await giveMoney(tx, charityId, 10_000n);
  const account = await buildPayoutAccount(tx, charityId);
  return storePayout(tx, { charityId, payoutAccountId: account.id, requestedBy: null, ...changes });
}
