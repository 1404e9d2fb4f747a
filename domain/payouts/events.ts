/** Defines the events of a payout in wire format. No event contains an account number or a part of one. */
import { z } from 'zod';
import { type EventOf } from '../events/event-of';
import { amount, currency, id, time } from '../events/fields';
import { type Currency, formatMoney } from '../money';
import {
  PAYOUT_METHODS,
  PAYOUT_SPEEDS,
  type PayoutFailure,
  type PayoutMethod,
  type PayoutSpeed,
  type PayoutStatus,
} from './payout';

const fields = {
  payout_id: id,
  charity_id: id,
  amount,
  fee: amount,
  net_amount: amount,
  currency,
  speed: z.enum(PAYOUT_SPEEDS),
  method: z.enum(PAYOUT_METHODS),
};
const failureField = z.strictObject({ code: z.string(), message: z.string() });

export const payoutEvents = {
  'payout.created': z
    .strictObject({ ...fields, status: z.enum(['held', 'scheduled']), expected_at: time.nullable() })
    .meta({ description: 'Somebody asked for a payout, or a schedule created one.' }),
  'payout.in_transit': z
    .strictObject({ ...fields, status: z.literal('in_transit'), expected_at: time.nullable() })
    .meta({ description: 'A payout left for the charity’s account.' }),
  'payout.paid': z
    .strictObject({ ...fields, status: z.literal('paid'), paid_at: time })
    .meta({ description: 'A payout arrived.' }),
  'payout.failed': z
    .strictObject({ ...fields, status: z.literal('failed'), failure: failureField })
    .meta({ description: 'A payout failed. The whole amount is available to the charity again.' }),
  'payout.returned': z
    .strictObject({ ...fields, status: z.literal('returned'), failure: failureField })
    .meta({
      description:
        'A bank returned a payout after it was paid. The net amount is available again, and the account is disabled.',
    }),
};
type PayoutEvent = EventOf<typeof payoutEvents>;

interface PrintablePayout {
  id: string;
  charityId: string;
  currency: Currency;
  amountMinor: bigint;
  feeMinor: bigint;
  netMinor: bigint;
  speed: PayoutSpeed;
  method: PayoutMethod;
}
type ExpectedPayout = PrintablePayout & { expectedAt: Date | null };

/** Returns the wire form of a payout, from which the API also presents it. */
export function printPayout(payout: PrintablePayout) {
  const money = (minor: bigint) => formatMoney({ currency: payout.currency, minor });
  return {
    payout_id: payout.id,
    charity_id: payout.charityId,
    amount: money(payout.amountMinor),
    fee: money(payout.feeMinor),
    net_amount: money(payout.netMinor),
    currency: payout.currency,
    speed: payout.speed,
    method: payout.method,
  };
}

export function payoutCreated(payout: ExpectedPayout & { status: PayoutStatus }): PayoutEvent {
  const status = payout.status === 'held' ? 'held' : 'scheduled';
  return { name: 'payout.created', data: { ...printPayout(payout), status, expected_at: expected(payout) } };
}

export function payoutInTransit(payout: ExpectedPayout): PayoutEvent {
  const data = { ...printPayout(payout), status: 'in_transit' as const, expected_at: expected(payout) };
  return { name: 'payout.in_transit', data };
}

export function payoutPaid(payout: PrintablePayout, paidAt: Date): PayoutEvent {
  const data = { ...printPayout(payout), status: 'paid' as const, paid_at: paidAt.toISOString() };
  return { name: 'payout.paid', data };
}

export function payoutFailed(payout: PrintablePayout, failure: PayoutFailure): PayoutEvent {
  const data = { ...printPayout(payout), status: 'failed' as const, failure: only(failure) };
  return { name: 'payout.failed', data };
}

export function payoutReturned(payout: PrintablePayout, failure: PayoutFailure): PayoutEvent {
  const data = { ...printPayout(payout), status: 'returned' as const, failure: only(failure) };
  return { name: 'payout.returned', data };
}

function expected({ expectedAt }: ExpectedPayout): string | null {
  return expectedAt?.toISOString() ?? null;
}

function only({ code, message }: PayoutFailure): PayoutFailure {
  return { code, message };
}
