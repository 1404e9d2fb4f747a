import { type Sequelize } from 'sequelize';
import {
  type AccountKind,
  type AccountStatus,
  type DisabledReason,
} from '../../domain/payout-accounts/account';
import {
  type PayoutMethod,
  type PayoutSchedule,
  type PayoutSpeed,
  type PayoutStatus,
} from '../../domain/payouts/payout';
import { type PayoutProviderName } from '../../domain/payouts/settings';
import { type Currency } from '../../domain/money';
import { defineTable, flag, id, minor, text, textOrNull, texts, time, timeOrNull } from './columns';

export interface PayoutAccountRow {
  id: string;
  charityId: string;
  kind: AccountKind;
  status: AccountStatus;
  /** The account numbers and the holder's name, encrypted. */
  sealedDetails: string;
  last4: string;
  country: string;
  /** False if a reviewer must approve the holder's name, because it differs from the charity's. */
  isHolderAccepted: boolean;
  askedBy: string;
  /** The users who can use the credential that requested the account. They may not confirm it. */
  askingPersons: string[];
  askedAt: Date;
  confirmedBy: string | null;
  /** When the cooling-off period ends; null until somebody confirms the account. */
  effectiveAt: Date | null;
  disabledAt: Date | null;
  disabledReason: DisabledReason | null;
  /** False while the provider that hosts the account allows no payouts to it. */
  isPayable: boolean;
}

export interface PayoutSettingsRow {
  charityId: string;
  schedule: PayoutSchedule;
  minimumMinor: bigint;
}

export interface PayoutRow {
  id: string;
  charityId: string;
  accountId: string;
  accountLast4: string;
  currency: Currency;
  /** The amount that leaves the charity's balance, including the fee. */
  amountMinor: bigint;
  feeMinor: bigint;
  netMinor: bigint;
  speed: PayoutSpeed;
  method: PayoutMethod;
  provider: PayoutProviderName;
  status: PayoutStatus;
  holdReason: string | null;
  /** The provider's id of the payout; null until the provider has answered. */
  reference: string | null;
  failureCode: string | null;
  failureMessage: string | null;
  /** The unique key of a scheduled payout: its charity, currency and day. Null if somebody requested the payout. */
  runKey: string | null;
  requestedBy: string | null;
  heldBy: string | null;
  releasedBy: string | null;
  /** The users who can use the credential that released the payout. They may not approve it. */
  releasingPersons: string[];
  approvedBy: string | null;
  needsApproval: boolean;
  createdAt: Date;
  expectedAt: Date | null;
  leftAt: Date | null;
  paidAt: Date | null;
  endedAt: Date | null;
}

export function definePayoutModels(sequelize: Sequelize) {
  return {
    payoutAccounts: defineTable<PayoutAccountRow>(sequelize, 'payout_accounts', {
      id,
      charityId: text,
      kind: text,
      status: text,
      sealedDetails: text,
      last4: text,
      country: text,
      isHolderAccepted: flag,
      askedBy: text,
      askingPersons: texts,
      askedAt: time,
      confirmedBy: textOrNull,
      effectiveAt: timeOrNull,
      disabledAt: timeOrNull,
      disabledReason: textOrNull,
      isPayable: flag,
    }),
    payoutSettings: defineTable<PayoutSettingsRow>(sequelize, 'payout_settings', {
      charityId: id,
      schedule: text,
      minimumMinor: minor('minimumMinor'),
    }),
    payouts: defineTable<PayoutRow>(sequelize, 'payouts', {
      id,
      charityId: text,
      accountId: text,
      accountLast4: text,
      currency: text,
      amountMinor: minor('amountMinor'),
      feeMinor: minor('feeMinor'),
      netMinor: minor('netMinor'),
      speed: text,
      method: text,
      provider: text,
      status: text,
      holdReason: textOrNull,
      reference: textOrNull,
      failureCode: textOrNull,
      failureMessage: textOrNull,
      runKey: textOrNull,
      requestedBy: textOrNull,
      heldBy: textOrNull,
      releasedBy: textOrNull,
      releasingPersons: texts,
      approvedBy: textOrNull,
      needsApproval: flag,
      createdAt: time,
      expectedAt: timeOrNull,
      leftAt: timeOrNull,
      paidAt: timeOrNull,
      endedAt: timeOrNull,
    }),
  };
}
