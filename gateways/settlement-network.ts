/** A settlement network transfers gifts to charities. */
import { type Money } from '../domain/money';

export interface Transfer {
  /** The gift's id. The network includes it in the transfer, so that each gift has its own hash. */
  reference: string;
  from: string;
  toWallet: string;
  amount: Money;
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
  | { state: 'pending'; confirmations: number; expectedMs: number }
  | { state: 'confirmed'; confirmations: number };

export interface SettlementNetwork {
  /** Signs a transfer without sending it. */
  sign(transfer: Transfer): SignedTransfer;
  /** Sends a signed transfer and returns the expected confirmation time in ms. Sending it twice is harmless. */
  broadcast(
    signed: Pick<SignedTransfer, 'hash' | 'signedTransaction' | 'confirmationsNeeded'>,
  ): Promise<number>;
  /** Returns a transfer's progress. It is `unknown` if the network lost the transfer or never saw it. */
  progress(hash: string, confirmationsNeeded: number): Promise<TransferProgress>;
}
