/** Builds the events of a payout in wire format. */
import { type DomainEvent } from '../events/event';
import { type Currency, formatMoney } from '../money';
import { type PayoutFailure, type PayoutMethod, type PayoutSpeed, type PayoutStatus } from './payout';

interface Payout {
  id: string;
  charityId: string;
  currency: Currency;
  amountMinor: bigint;
  feeMinor: bigint;
  netMinor: bigint;
  speed: PayoutSpeed;
  method: PayoutMethod;
  expectedAt: Date | null;
}

export function payoutCreated(payout: Payout & { status: PayoutStatus }): DomainEvent {
  const status = payout.status === 'held' ? 'held' : 'scheduled';
  return { name: 'payout.created', data: { ...common(payout), status, expected_at: expected(payout) } };
}

export function payoutInTransit(payout: Payout): DomainEvent {
  const data = { ...common(payout), status: 'in_transit' as const, expected_at: expected(payout) };
  return { name: 'payout.in_transit', data };
}

export function payoutPaid(payout: Payout, paidAt: Date): DomainEvent {
  const data = { ...common(payout), status: 'paid' as const, paid_at: paidAt.toISOString() };
  return { name: 'payout.paid', data };
}

export function payoutFailed(payout: Payout, failure: PayoutFailure): DomainEvent {
  return { name: 'payout.failed', data: { ...common(payout), status: 'failed', failure: only(failure) } };
}

export function payoutReturned(payout: Payout, failure: PayoutFailure): DomainEvent {
  return { name: 'payout.returned', data: { ...common(payout), status: 'returned', failure: only(failure) } };
}

function common(payout: Payout) {
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

function expected({ expectedAt }: Payout): string | null {
  return expectedAt?.toISOString() ?? null;
}

function only({ code, message }: PayoutFailure): PayoutFailure {
  return { code, message };
}
