/** What a processor reports by events, and how its disputes and refunds are read anew. */
import { type ProcessorEventKind } from '../../domain/charges/processor-event';
import { type Money } from '../../domain/money';
import { type RefundProgress } from './payment-processor';

/** An event whose signature was checked. */
export interface ProcessorEvent {
  id: string;
  /** The processor's own name of what happened. */
  type: string;
  /** Null for an event that nobody uses. */
  kind: ProcessorEventKind | null;
  /** Names the event's object: our id of a gift if the processor knows it, else the processor's own name. */
  reference: string | null;
}

/** A dispute as the processor knows it now. */
export interface ProcessorDispute {
  reference: string;
  /** The processor's name of the disputed payment. */
  payment: string | null;
  /** The gift that the payment names. Null if it names none. */
  donationId: string | null;
  /** An inquiry is `open` too, but nothing is withdrawn. */
  state: 'open' | 'under_review' | 'won' | 'lost';
  /** What was withdrawn so far. Zero if nothing was. */
  withdrawn: Money;
  reason: string | null;
  /** The code of the bank that returned a debit. Null for any other dispute. */
  returnCode: string | null;
  evidenceDueAt: Date | null;
}

/** A refund as the processor knows it now. */
export interface ProcessorRefund {
  /** Our id of the refund. Null for a refund that somebody made outside this platform. */
  refundId: string | null;
  state: RefundProgress['state'];
}

export interface Evidence {
  /** The processor's name of the dispute. */
  reference: string;
  /** Our id. Repeating a submission with the same id is harmless. */
  disputeId: string;
  text: string;
}

export interface ProcessorReports {
  /** Checks the signature of an event. Throws a VALIDATION_ERROR if it is wrong or too old. */
  readEvent(rawBody: Buffer, signature: string | undefined): ProcessorEvent;
  /** Reads a dispute. Undefined if there is none. */
  readDispute(reference: string): Promise<ProcessorDispute | undefined>;
  /** Reads a refund. Undefined if there is none. */
  readRefund(reference: string): Promise<ProcessorRefund | undefined>;
  /** Sends the charity's evidence to the issuer. Throws a GivingError if the processor no longer takes it. */
  submitEvidence(evidence: Evidence): Promise<void>;
}
