import { type Audience, recordEvent } from '../../db/queries/events/record-events';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { findPayoutAccount } from '../../db/queries/payout-accounts/accounts';
import { lockPayout, type Payout, updatePayout } from '../../db/queries/payouts/payouts';
import { requireRow } from '../../domain/errors';
import { postPayout } from '../../domain/ledger/payout-postings';
import { type PayoutPostingKind } from '../../domain/ledger/postings';
import { payoutFailed, payoutPaid, payoutReturned } from '../../domain/payouts/events';
import { type PayoutFailure } from '../../domain/payouts/payout';
import { type PayoutAnswer } from '../../gateways/payouts/payout-provider';
import { type Act, type Sealing } from '../act';
import { disableReturnedAccount } from '../payout-accounts/follow-bank-answer';
import { findAudience, tellMembers } from './audience';
import { movePayout } from './state';

interface Settling {
  audience: Audience;
  answer: PayoutAnswer;
}

/** Books the provider's answer about a payout that has left. Repeating an answer changes nothing. */
export async function settlePayout(
  act: Act & Sealing,
  { payoutId, ...answered }: Omit<Settling, 'audience'> & { payoutId: string },
): Promise<Payout> {
  const payout = requireRow(await lockPayout(act.tx, payoutId), payoutId);
  const account = requireRow(await findPayoutAccount(act.tx, payout.payoutAccountId), payout.payoutAccountId);
  const settling = { ...answered, audience: await findAudience(act.tx, payout, account) };
  switch (payout.status) {
    case 'in_transit':
      return settleInTransit(act, payout, settling);
    case 'paid':
      // A provider that reports a failure after the payment has also sent the money back.
      return ['failed', 'returned'].includes(answered.answer.state)
        ? takeBack(act, payout, settling)
        : payout;
    default:
      return payout;
  }
}

async function settleInTransit(act: Act & Sealing, payout: Payout, settling: Settling): Promise<Payout> {
  const { tx, at } = act;
  const { answer, audience } = settling;
  const { reference } = answer;
  switch (answer.state) {
    case 'in_transit':
      await updatePayout(tx, payout.id, { reference });
      return { ...payout, reference };
    case 'paid':
      return pay(act, payout, settling);
    case 'returned':
      return takeBack(act, await pay(act, payout, settling), settling);
    case 'failed': {
      const failure = failureOf(answer);
      const end = { status: 'failed', reference, endedAt: at, ...columnsOf(failure) } as const;
      const failed = await movePayout(tx, payout, end);
      await book(act, 'payout_failed', payout);
      await recordEvent(tx, payoutFailed(payout, failure), audience, at);
      await tellMembers(tx, payout, 'payout_failed');
      return failed;
    }
  }
}

async function pay(act: Act & Sealing, payout: Payout, { answer, audience }: Settling): Promise<Payout> {
  const { tx, at } = act;
  const end = { status: 'paid', reference: answer.reference, paidAt: at, endedAt: at } as const;
  const paid = await movePayout(tx, payout, end);
  await book(act, 'payout_paid', payout);
  await recordEvent(tx, payoutPaid(payout, at), audience, at);
  await tellMembers(tx, payout, 'payout_paid');
  return paid;
}

/** Books that the bank sent the money back. The platform keeps the fee. Disables the account. */
async function takeBack(act: Act & Sealing, payout: Payout, { answer, audience }: Settling): Promise<Payout> {
  const { tx, at } = act;
  const failure = failureOf(answer);
  const end = { status: 'returned', endedAt: at, ...columnsOf(failure) } as const;
  const returned = await movePayout(tx, payout, end);
  await book(act, 'payout_returned', payout);
  await disableReturnedAccount(act, { payoutAccountId: payout.payoutAccountId });
  await recordEvent(tx, payoutReturned(payout, failure), audience, at);
  await tellMembers(tx, payout, 'payout_returned');
  return returned;
}

async function book({ tx, at }: Act, kind: PayoutPostingKind, payout: Payout): Promise<void> {
  const entries = postPayout(kind, payout);
  await insertPosting(tx, { donationId: null, kind, cause: payout.id, at, entries });
}

function failureOf({ failure }: PayoutAnswer): PayoutFailure {
  return failure ?? { code: 'REFUSED', message: 'The provider refused the payout and gave no reason.' };
}

function columnsOf({ code, message }: PayoutFailure) {
  return { failureCode: code, failureMessage: message };
}
