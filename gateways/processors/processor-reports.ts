/**
 * Reads the events that a processor sends, and the current state of the disputes and refunds that they
 * report.
 */
import { type ProcessorEventKind } from '../../domain/charges/processor-event';
import { type Money } from '../../domain/money';
import { type RefundProgress } from './payment-processor';

/** An event with a valid signature. */
export interface ProcessorEvent {
  id: string;
  /** The processor's name for this kind of event. */
  type: string;
  /** Our name for the kind of event; null for events that the platform ignores. */
  kind: ProcessorEventKind | null;
  /**
   * The id of the event's object. This is our id of a gift if the processor knows it, otherwise the
   * processor's id.
   */
  reference: string | null;
}

/** The current state of a dispute at the processor. */
export interface ProcessorDispute {
  reference: string;
  /** The processor's id of the disputed payment. */
  payment: string | null;
  /** The id of the gift; null if the payment contains no such id. */
  donationId: string | null;
  /**
   * An inquiry is also `open`, but it withdraws no money. A dispute is also `won` if the money came back after a
   * loss.
   */
  state: 'open' | 'under_review' | 'won' | 'lost';
  /** The amount that was withdrawn so far. */
  withdrawn: Money;
  reason: string | null;
  /** The bank's code for a returned debit; null for other disputes. */
  returnCode: string | null;
  evidenceDueAt: Date | null;
}

/** The current state of a refund at the processor. */
export interface ProcessorRefund {
  /** Our id of the refund; null if the refund was made outside this platform. */
  refundId: string | null;
  state: RefundProgress['state'];
}

export interface Evidence {
  /** The processor's id of the dispute. */
  reference: string;
  /** Our id of the dispute. Repeating a submission with the same id is harmless. */
  disputeId: string;
  text: string;
}

export interface ProcessorReports {
  /**
   * Reads an event and checks its signature. Throws a VALIDATION_ERROR if the signature is wrong or too old.
   */
  readEvent(rawBody: Buffer, signature: string | undefined): ProcessorEvent;
  /** Reads a dispute. Returns undefined if it does not exist. */
  readDispute(reference: string): Promise<ProcessorDispute | undefined>;
  /** Reads a refund. Returns undefined if it does not exist. */
  readRefund(reference: string): Promise<ProcessorRefund | undefined>;
  /**
   * Sends the charity's evidence to the card's issuer. Throws a GivingError if it is too late for evidence.
   */
  submitEvidence(evidence: Evidence): Promise<void>;
}
