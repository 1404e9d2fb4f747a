/** A settlement network transfers gifts to charities. */
import { type Money } from '../../domain/money';

export interface Transfer {
  /** The gift's id. It is part of the transfer, so that each gift has its own hash. */
  reference: string;
  from: string;
  toWallet: string;
  /** The amount that reaches the charity. */
  amount: Money;
  /** The amount that the donor gives, before fees. */
  gross: Money;
  charity: { id: string; name: string; registration: string };
  acceptedAt: Date;
}

/** A transfer that is signed but not sent yet. Its hash is final. */
export interface SignedTransfer {
  hash: string;
  signedTransaction: string;
  confirmationsNeeded: number;
  /** The network normally confirms after this time. */
  expectedMs: number;
}

export type TransferProgress =
  | { state: 'unknown' }
  /**
   * If `willConfirm` is true, the network will certainly confirm the transfer. The platform must then not
   * mark the gift as failed.
   */
  | { state: 'pending'; confirmations: number; expectedMs: number; willConfirm: boolean }
  | { state: 'confirmed'; confirmations: number };

/** A signed transfer to send, and the gift that it settles. */
type SentTransfer = Pick<Transfer, 'reference' | 'from'> &
  Pick<SignedTransfer, 'hash' | 'signedTransaction' | 'confirmationsNeeded'>;

export interface SettlementNetwork {
  /** The platform gives up a transfer that is not confirmed this long after it was sent. */
  readonly deadlineMs: number;
  /**
   * True if the network still confirms a transfer that is sent after the transfer's deadline. The gift then
   * need not fail.
   */
  confirmsLate: boolean;
  /** Signs a transfer without sending it. */
  sign(transfer: Transfer): SignedTransfer;
  /**
   * Sends a signed transfer and returns the expected time to its confirmation in ms. Sending it twice is
   * harmless.
   */
  broadcast(transfer: SentTransfer): Promise<number>;
  /** Returns the progress of a transfer. It is `unknown` if the network lost the transfer or never got it. */
  progress(hash: string, confirmationsNeeded: number): Promise<TransferProgress>;
}
