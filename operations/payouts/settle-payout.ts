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
import { type Act } from '../act';
import { disableReturnedAccount } from '../payout-accounts/decide-account';
import { findAudience, tellMembers } from './audience';

interface Settling {
  audience: Audience;
  answer: PayoutAnswer;
}

/** Books the provider's answer about a payout that has left. Repeating an answer changes nothing. */
export async function settlePayout(
  act: Act & MailMeans,
  { payoutId, ...answered }: Omit<Settling, 'audience'> & { payoutId: string },
): Promise<Payout> {
  const payout = requireRow(await lockPayout(act.tx, payoutId), payoutId);
  const account = requireRow(await findPayoutAccount(act.tx, payout.accountId), payout.accountId);
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

async function settleInTransit(act: Act & MailMeans, payout: Payout, settling: Settling): Promise<Payout> {
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
      const failed = { status: 'failed', reference, endedAt: at, ...columnsOf(failure) } as const;
      await updatePayout(tx, payout.id, failed);
      await book(act, 'payout_failed', payout);
      await recordEvent(tx, payoutFailed(payout, failure), audience, at);
      await tellMembers(tx, payout, 'payout_failed');
      return { ...payout, ...failed };
    }
  }
}

async function pay(act: Act & MailMeans, payout: Payout, { answer, audience }: Settling): Promise<Payout> {
  const { tx, at } = act;
  const paid = { status: 'paid', reference: answer.reference, paidAt: at, endedAt: at } as const;
  await updatePayout(tx, payout.id, paid);
  await book(act, 'payout_paid', payout);
  await recordEvent(tx, payoutPaid(payout, at), audience, at);
  await tellMembers(tx, payout, 'payout_paid');
  return { ...payout, ...paid };
}

/** Books that the bank sent the money back. The platform keeps the fee. Disables the account. */
async function takeBack(
  act: Act & MailMeans,
  payout: Payout,
  { answer, audience }: Settling,
): Promise<Payout> {
  const { tx, at } = act;
  const failure = failureOf(answer);
  const returned = { status: 'returned', endedAt: at, ...columnsOf(failure) } as const;
  await updatePayout(tx, payout.id, returned);
  await book(act, 'payout_returned', payout);
  await disableReturnedAccount(act, { accountId: payout.accountId });
  await recordEvent(tx, payoutReturned(payout, failure), audience, at);
  await tellMembers(tx, payout, 'payout_returned');
  return { ...payout, ...returned };
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
