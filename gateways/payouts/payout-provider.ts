/**
 * A provider sends a charity's money to its account. It takes a payout once under the payout's id, however often it is
 * asked. It answers late, and its answers get lost.
 */
import { type Currency, type Money } from '../../domain/money';
import { type AccountKind } from '../../domain/payout-accounts/account';
import { type PayoutFailure, type PayoutMethod, type PayoutSpeed } from '../../domain/payouts/payout';
import { type PayoutProviderName } from '../../domain/payouts/settings';
import { type HostedAccounts } from './hosted-accounts';

export interface PayoutOrder {
  /** The idempotency key: a second order of the same payout moves no money. */
  payoutId: string;
  charityId: string;
  /** What arrives. The fee stays with the platform. */
  net: Money;
  speed: PayoutSpeed;
  method: PayoutMethod;
  account: {
    id: string;
    kind: AccountKind;
    country: string;
    last4: string;
    /** The numbers and the holder's name. Only a provider that needs them opens them. */
    sealedDetails: string;
  };
  /** The time by the workflow's clock. */
  at: Date;
}

export interface PayoutAnswer {
  /** `returned`: it arrived, and the bank sent it back later. */
  state: 'in_transit' | 'paid' | 'failed' | 'returned';
  /** The provider's name of the payout. */
  reference: string;
  /** Set if it failed or was returned. */
  failure?: PayoutFailure;
  /** Ask again after this time. Absent if the state is final, or if a signal will tell. */
  checkAgainInMs?: number;
}

export interface PayoutProvider {
  name: PayoutProviderName;
  /** Whether it pays this currency to accounts of this kind. */
  accepts(kind: AccountKind, currency: Currency): boolean;
  hasInstant: boolean;
  send(order: PayoutOrder): Promise<PayoutAnswer>;
  /**
   * Returns what became of a payout, or undefined if it was never asked for. A provider that pays in several steps does
   * the next one.
   */
  find(payoutId: string, at: Date): Promise<PayoutAnswer | undefined>;
}

/** The installation's part in payouts. */
export interface PayoutMeans {
  /** The preferred provider comes first. */
  providers: readonly PayoutProvider[];
  /** Undefined unless a provider opens accounts by itself. */
  hostedAccounts?: HostedAccounts | undefined;
  environment: 'sandbox' | 'production';
  /** A wire to another country is international. */
  homeCountry: string;
  /** Two operators decide about a payout above this amount in US cents. */
  approvalUsdMinor: bigint;
}

/** Returns the first provider that pays a currency to accounts of a kind. */
export function chooseProvider(
  providers: readonly PayoutProvider[],
  kind: AccountKind,
  currency: Currency,
): PayoutProvider | undefined {
  return providers.find((provider) => provider.accepts(kind, currency));
}
