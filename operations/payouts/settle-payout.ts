import { type Database } from '../../db/database';
import { type Audience, recordEvent } from '../../db/queries/events/record-events';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { findPayoutAccount } from '../../db/queries/payout-accounts/accounts';
import { lockPayout, type Payout, updatePayout } from '../../db/queries/payouts/payouts';
import { requireRow } from '../../domain/errors';
import { postPayout } from '../../domain/ledger/payout-postings';
import { type PayoutPostingKind } from '../../domain/ledger/postings';
import { payoutFailed, payoutPaid, payoutReturned } from '../../domain/payouts/events';
import { type PayoutFailure } from '../../domain/payouts/payout';
import { type MailMeans } from '../../gateways';
import { type PayoutAnswer } from '../../gateways/payouts/payout-provider';
import { disableReturnedAccount } from '../payout-accounts/decide-account';
import { findAudience, tellMembers } from './audience';

interface Settling extends MailMeans {
  audience: Audience;
  answer: PayoutAnswer;
  at: Date;
}

/** Books the provider's answer about a payout that has left. Repeating an answer changes nothing. */
export async function settlePayout(
  tx: Database,
  { payoutId, ...answered }: Omit<Settling, 'audience'> & { payoutId: string },
): Promise<Payout> {
  const payout = requireRow(await lockPayout(tx, payoutId), payoutId);
  const account = requireRow(await findPayoutAccount(tx, payout.accountId), payout.accountId);
  const settling = { ...answered, audience: await findAudience(tx, payout, account) };
  switch (payout.status) {
    case 'in_transit':
      return settleInTransit(tx, payout, settling);
    case 'paid':
      // A provider that reports a failure after the payment has also sent the money back.
      return ['failed', 'returned'].includes(answered.answer.state) ? takeBack(tx, payout, settling) : payout;
    default:
      return payout;
  }
}

async function settleInTransit(tx: Database, payout: Payout, settling: Settling): Promise<Payout> {
  const { answer, audience, at } = settling;
  const { reference } = answer;
  switch (answer.state) {
    case 'in_transit':
      await updatePayout(tx, payout.id, { reference });
      return { ...payout, reference };
    case 'paid':
      return pay(tx, payout, settling);
    case 'returned':
      return takeBack(tx, await pay(tx, payout, settling), settling);
    case 'failed': {
      const failure = failureOf(answer);
      const failed = { status: 'failed', reference, endedAt: at, ...columnsOf(failure) } as const;
      await updatePayout(tx, payout.id, failed);
      await book(tx, 'payout_failed', payout, at);
      await recordEvent(tx, payoutFailed(payout, failure), audience, at);
      await tellMembers(tx, payout, 'payout_failed');
      return { ...payout, ...failed };
    }
  }
}

async function pay(tx: Database, payout: Payout, { answer, audience, at }: Settling): Promise<Payout> {
  const paid = { status: 'paid', reference: answer.reference, paidAt: at, endedAt: at } as const;
  await updatePayout(tx, payout.id, paid);
  await book(tx, 'payout_paid', payout, at);
  await recordEvent(tx, payoutPaid(payout, at), audience, at);
  await tellMembers(tx, payout, 'payout_paid');
  return { ...payout, ...paid };
}

/** Books that the bank sent the money back. The platform keeps the fee. Disables the account. */
async function takeBack(
  tx: Database,
  payout: Payout,
  { answer, audience, secrets, address, at }: Settling,
): Promise<Payout> {
  const failure = failureOf(answer);
  const returned = { status: 'returned', endedAt: at, ...columnsOf(failure) } as const;
  await updatePayout(tx, payout.id, returned);
  await book(tx, 'payout_returned', payout, at);
  await disableReturnedAccount(tx, { accountId: payout.accountId, secrets, address, at });
  await recordEvent(tx, payoutReturned(payout, failure), audience, at);
  await tellMembers(tx, payout, 'payout_returned');
  return { ...payout, ...returned };
}

async function book(tx: Database, kind: PayoutPostingKind, payout: Payout, at: Date): Promise<void> {
  const entries = postPayout(kind, payout);
  await insertPosting(tx, { donationId: null, kind, cause: payout.id, at, entries });
}

function failureOf({ failure }: PayoutAnswer): PayoutFailure {
  return failure ?? { code: 'REFUSED', message: 'The provider refused the payout and gave no reason.' };
}

function columnsOf({ code, message }: PayoutFailure) {
  return { failureCode: code, failureMessage: message };
}
