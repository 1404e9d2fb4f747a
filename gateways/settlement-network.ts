/** What the platform asks of a settlement network, whichever it is. */
import { type Money } from '../domain/money';

export interface Transfer {
  /** The gift's id: the network carries it as the transfer's reference, so that each gift has its own hash. */
  reference: string;
  from: string;
  toWallet: string;
  amount: Money;
}

/** A transfer that is signed and not yet sent; its hash is final. */
export interface SignedTransfer {
  hash: string;
  signedTransaction: string;
  confirmationsNeeded: number;
  /** How long confirmation normally takes from now, and when to give up, in milliseconds. */
  expectedMs: number;
  deadlineMs: number;
}

export type TransferProgress =
  | { state: 'unknown' }
  | { state: 'pending'; confirmations: number; expectedMs: number }
  | { state: 'confirmed'; confirmations: number };

export interface SettlementNetwork {
  /** Signs a transfer; nothing is sent. */
  sign(transfer: Transfer): SignedTransfer;
  /** Sends a signed transfer and answers how long its confirmation takes, in ms; sending it twice is harmless. */
  broadcast(
    signed: Pick<SignedTransfer, 'hash' | 'signedTransaction' | 'confirmationsNeeded'>,
  ): Promise<number>;
  /** How far a transfer is; `unknown` when the network has lost it or never saw it. */
  progress(hash: string, confirmationsNeeded: number): Promise<TransferProgress>;
}
