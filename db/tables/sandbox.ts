import { type Currency } from '../../domain/money';
import { type SandboxOutcome } from '../../domain/sandbox/sources';
import { type RowOf, count, flag, integer, key, minor, orNull, table, text, time } from './columns';

export type SandboxChargeState = 'approved' | 'declined' | 'requires_action' | 'unconfirmed' | 'voided';

/** Charges of the simulated card processor. */
export const sandboxCharges = table('sandbox_charges', {
  idempotencyKey: key(text()),
  source: text(),
  amountMinor: minor(),
  currency: text<Currency>(),
  state: text<SandboxChargeState>(),
  chargedAt: time(),
});
export type SandboxChargeRow = RowOf<typeof sandboxCharges>;

/** Payouts of the simulated provider. */
export const sandboxPayouts = table('sandbox_payouts', {
  payoutId: key(text()),
  currency: text<Currency>(),
  amountMinor: minor(),
  accountLast4: text(),
  arrivesAt: time(),
  /** The number of requests. */
  asked: integer(),
});
export type SandboxPayoutRow = RowOf<typeof sandboxPayouts>;

/** Refunds of the simulated card processor. */
export const sandboxRefunds = table('sandbox_refunds', {
  idempotencyKey: key(text()),
  source: text(),
  amountMinor: minor(),
  currency: text(),
  refused: flag(),
  requestedAt: time(),
});

/** Transfers on the simulated blockchain. */
export const sandboxTransfers = table('sandbox_transfers', {
  hash: key(text()),
  signedTransaction: text(),
  behaviour: text<SandboxOutcome>(),
  broadcasts: integer(),
  blockNumber: orNull(count()),
  firstBroadcastAt: time(),
});
export type SandboxTransferRow = RowOf<typeof sandboxTransfers>;
