import { type CancelCode, type ChargeState, type ProcessorName } from '../../domain/charges/charge';
import { type ProcessorEventKind, type ProcessorEventState } from '../../domain/charges/processor-event';
import { type Currency } from '../../domain/money';
import { type SourceKind, type SourceState } from '../../domain/sources/source';
import {
  type RowOf,
  defaulted,
  flag,
  integer,
  key,
  minor,
  orNull,
  table,
  text,
  texts,
  time,
} from './columns';

/** Cards, bank accounts and wallets of users. The processor keeps their numbers. */
export const paymentSources = table('payment_sources', {
  id: key(text()),
  userId: text(),
  processor: text<ProcessorName>(),
  kind: text<SourceKind>(),
  status: text<SourceState>(),
  /** The processor's id of the card, account or wallet; null until the donor has entered one. */
  reference: orNull(text()),
  setupReference: orNull(text()),
  customerReference: orNull(text()),
  brand: orNull(text()),
  last4: orNull(text()),
  expMonth: orNull(integer()),
  expYear: orNull(integer()),
  bankName: orNull(text()),
  /** A wallet's public address. */
  address: orNull(text()),
  /** Two upper-case letters; null if the processor does not report the country. */
  country: orNull(text()),
  /** Two sources of any users with the same card or account have the same fingerprint. */
  fingerprint: orNull(text()),
  currencies: texts<Currency>(),
  isDefault: flag(),
  /** A source that is not saved pays one gift and is not shown in lists. */
  isSaved: flag(),
  createdAt: time(),
  removedAt: orNull(time()),
  /** When the platform told the processor to forget a removed source. */
  forgottenAt: orNull(time()),
  expiryTold: orNull(text()),
  /** True for a source that a guest gave. It pays one gift or plan. */
  isGuests: defaulted(flag()),
  /** The id of the gift or plan that a guest's source pays; null until it pays one. */
  boundTo: orNull(text()),
  /** True for a source that an application added. It becomes the default only if its owner chooses it. */
  byApplication: defaulted(flag()),
});
export type PaymentSourceRow = RowOf<typeof paymentSources>;

/** The processor's name of a user. It is NULL for a processor without customers. */
export const processorCustomers = table('processor_customers', {
  userId: key(text()),
  processor: key(text<ProcessorName>()),
  reference: orNull(text()),
});

/** The processor's side of each gift. */
export const charges = table('charges', {
  donationId: key(text()),
  processor: text<ProcessorName>(),
  state: text<ChargeState>(),
  sourceReference: text(),
  customerReference: orNull(text()),
  fingerprint: orNull(text()),
  /** The processor's id of the payment; null until it is known. */
  reference: orNull(text()),
  /**
   * The number of the current idempotency key. The next key is used only after a look-up found no payment.
   */
  keyNumber: integer(),
  /** When the current key was first sent; null until then. */
  keyAskedAt: orNull(time()),
  /**
   * True after a server error of the processor. The processor repeats that error for the same key, so the
   * payment must be looked up instead.
   */
  mustLookUp: flag(),
  /** True if the donor was not present. This is so for the later gifts of a recurring plan. */
  isOffSession: flag(),
  actionExpiresAt: orNull(time()),
  sealedActionToken: orNull(text()),
  actionTokenHash: orNull(text()),
  returnUrl: orNull(text()),
  approvedAt: orNull(time()),
  /**
   * A hash of the part of the donor's IP address that velocity limits count; null for gifts that were not
   * made in our own pages.
   */
  addressHash: orNull(text()),
  addressNetwork: orNull(text()),
  /** The processor's actual fee, in the gift's currency; null until the platform books it. */
  costMinor: orNull(minor()),
  costBookedAt: orNull(time()),
  /** When the processor last answered that it does not know the fee yet. */
  costAskedAt: orNull(time()),
  /** The code with which the gift fails once the processor has cancelled the charge; null until then. */
  cancelCode: orNull(text<CancelCode>()),
});
export type ChargeRow = RowOf<typeof charges>;

/** Messages of processors, sealed, in the order of their arrival. `kind` is NULL for a type that nobody uses. */
export const processorEvents = table('processor_events', {
  id: key(text()),
  processor: text<ProcessorName>(),
  type: text(),
  kind: orNull(text<ProcessorEventKind>()),
  reference: orNull(text()),
  /** Null for an event of the sandbox, and for one about a person's identity. */
  sealedPayload: orNull(text()),
  state: text<ProcessorEventState>(),
  attempts: defaulted(integer()),
  receivedAt: time(),
  nextAttemptAt: time(),
  appliedAt: orNull(time()),
});
export type ProcessorEventRow = RowOf<typeof processorEvents>;
