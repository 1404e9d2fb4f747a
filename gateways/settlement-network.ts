/** A settlement network transfers gifts to charities. */
import { type Money } from '../domain/money';

export interface Transfer {
  /** The gift's id. The network includes it in the transfer, so that each gift has its own hash. */
  reference: string;
  from: string;
  toWallet: string;
  /** What reaches the charity. */
  amount: Money;
  /** What the donor gives, before fees. */
  gross: Money;
  charity: { id: string; name: string; registration: string };
  acceptedAt: Date;
}

/** The transfer is signed but not sent yet. Its hash is final. */
export interface SignedTransfer {
  hash: string;
  signedTransaction: string;
  confirmationsNeeded: number;
  /** Confirmation normally arrives after `expectedMs`. The platform gives up after `deadlineMs`. */
  expectedMs: number;
  deadlineMs: number;
}

export type TransferProgress =
  | { state: 'unknown' }
  /** `willConfirm` means that only time is missing: the gift must not fail any more. */
  | { state: 'pending'; confirmations: number; expectedMs: number; willConfirm: boolean }
  | { state: 'confirmed'; confirmations: number };

/** A signed transfer to send, and the gift that it settles. */
export type SentTransfer = Pick<Transfer, 'reference' | 'from'> &
  Pick<SignedTransfer, 'hash' | 'signedTransaction' | 'confirmationsNeeded'>;

export interface SettlementNetwork {
  /** Whether a transfer that is sent after its deadline certainly confirms, so that the gift need not fail. */
  confirmsLate: boolean;
  /** Signs a transfer without sending it. */
  sign(transfer: Transfer): SignedTransfer;
  /** Sends a signed transfer and returns the expected confirmation time in ms. Sending it twice is harmless. */
  broadcast(transfer: SentTransfer): Promise<number>;
  /** Returns a transfer's progress. It is `unknown` if the network lost the transfer or never saw it. */
  progress(hash: string, confirmationsNeeded: number): Promise<TransferProgress>;
}
