/** The interface to a settlement network. */
import { type Money } from '../domain/money';

export interface Transfer {
  /** The gift's id. The network includes it in the transfer, so that each gift has its own hash. */
  reference: string;
  from: string;
  toWallet: string;
  amount: Money;
}

/** A signed transfer that has not been sent. Its hash is final. */
export interface SignedTransfer {
  hash: string;
  signedTransaction: string;
  confirmationsNeeded: number;
  /** Milliseconds from now until confirmation normally arrives, and until the platform gives up. */
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
