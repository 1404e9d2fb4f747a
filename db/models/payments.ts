import { type Sequelize } from 'sequelize';
import { type CancelCode, type ChargeState, type ProcessorName } from '../../domain/charges/charge';
import { type VelocityReason, type VelocitySubjectKind } from '../../domain/charges/velocity';
import { type SourceFacts, type SourceKind, type SourceState } from '../../domain/sources/source';
import {
  defineTable,
  flag,
  id,
  integer,
  integerOrNull,
  minorOrNull,
  text,
  textOrNull,
  texts,
  time,
  timeOrNull,
} from './columns';

export interface PaymentSourceRow extends SourceFacts {
  id: string;
  userId: string;
  processor: ProcessorName;
  kind: SourceKind;
  status: SourceState;
  /** The processor's id of the card, account or wallet; null until the donor has entered one. */
  reference: string | null;
  setupReference: string | null;
  customerReference: string | null;
  isDefault: boolean;
  /** A source that is not saved pays one gift and is not shown in lists. */
  isSaved: boolean;
  /** True for a source that a guest gave. It pays one gift or plan. */
  isGuests: boolean;
  /** The id of the gift or plan that a guest's source pays; null until it pays one. */
  boundTo: string | null;
  createdAt: Date;
  removedAt: Date | null;
  /** When the platform told the processor to forget a removed source. */
  forgottenAt: Date | null;
}

/** The processor's side of one gift. */
export interface ChargeRow {
  donationId: string;
  processor: ProcessorName;
  state: ChargeState;
  sourceReference: string;
  customerReference: string | null;
  fingerprint: string | null;
  /** The processor's id of the payment; null until it is known. */
  reference: string | null;
  /**
   * The number of the current idempotency key. The next key is used only after a look-up found no payment.
   */
  keyNumber: number;
  /** When the current key was first sent; null until then. */
  keyAskedAt: Date | null;
  /**
   * True after a server error of the processor. The processor repeats that error for the same key, so the
   * payment must be looked up instead.
   */
  mustLookUp: boolean;
  /** True if the donor was not present. This is so for the later gifts of a recurring plan. */
  isOffSession: boolean;
  actionExpiresAt: Date | null;
  sealedActionToken: string | null;
  actionTokenHash: string | null;
  returnUrl: string | null;
  approvedAt: Date | null;
  /** The code with which the gift fails once the processor has cancelled the charge; null until then. */
  cancelCode: CancelCode | null;
  /**
   * A hash of the part of the donor's IP address that velocity limits count; null for gifts that were not
   * made in our own pages.
   */
  addressHash: string | null;
  addressNetwork: string | null;
  /** The processor's actual fee, in the gift's currency; null until the platform books it. */
  costMinor: bigint | null;
  costBookedAt: Date | null;
  /** When the processor last answered that it does not know the fee yet. */
  costAskedAt: Date | null;
}

/** Blocks gifts of one card, user or IP address until the block ends or an operator lifts it. */
export interface VelocityBlockRow {
  id: string;
  subjectHash: string;
  subjectKind: VelocitySubjectKind;
  shown: string;
  reason: VelocityReason;
  createdAt: Date;
  endsAt: Date;
  liftedAt: Date | null;
  liftedByUserId: string | null;
  liftReason: string | null;
}

export function definePaymentModels(sequelize: Sequelize) {
  return {
    paymentSources: defineTable<PaymentSourceRow>(sequelize, 'payment_sources', {
      id,
      userId: text,
      processor: text,
      kind: text,
      status: text,
      reference: textOrNull,
      setupReference: textOrNull,
      customerReference: textOrNull,
      brand: textOrNull,
      last4: textOrNull,
      expMonth: integerOrNull,
      expYear: integerOrNull,
      bankName: textOrNull,
      address: textOrNull,
      country: textOrNull,
      fingerprint: textOrNull,
      currencies: texts,
      isDefault: flag,
      isSaved: flag,
      isGuests: flag,
      boundTo: textOrNull,
      createdAt: time,
      removedAt: timeOrNull,
      forgottenAt: timeOrNull,
    }),
    charges: defineTable<ChargeRow>(sequelize, 'charges', {
      donationId: id,
      processor: text,
      state: text,
      sourceReference: text,
      customerReference: textOrNull,
      fingerprint: textOrNull,
      reference: textOrNull,
      keyNumber: integer,
      keyAskedAt: timeOrNull,
      mustLookUp: flag,
      isOffSession: flag,
      actionExpiresAt: timeOrNull,
      sealedActionToken: textOrNull,
      actionTokenHash: textOrNull,
      returnUrl: textOrNull,
      approvedAt: timeOrNull,
      cancelCode: textOrNull,
      addressHash: textOrNull,
      addressNetwork: textOrNull,
      costMinor: minorOrNull('costMinor'),
      costBookedAt: timeOrNull,
      costAskedAt: timeOrNull,
    }),
    velocityBlocks: defineTable<VelocityBlockRow>(sequelize, 'velocity_blocks', {
      id,
      subjectHash: text,
      subjectKind: text,
      shown: text,
      reason: text,
      createdAt: time,
      endsAt: time,
      liftedAt: timeOrNull,
      liftedByUserId: textOrNull,
      liftReason: textOrNull,
    }),
  };
}
