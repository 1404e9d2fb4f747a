/** Sends a charity's money to its account. The payout's id is the idempotency key. Answers may be late or get lost. */
import { type Currency, type Money } from '../../domain/money';
import { type AccountKind } from '../../domain/payout-accounts/account';
import { type PayoutFailure, type PayoutMethod, type PayoutSpeed } from '../../domain/payouts/payout';
import { type PayoutProviderName } from '../../domain/payouts/settings';
import { type HostedAccounts } from './hosted-accounts';

export interface PayoutOrder {
  /** The idempotency key: a second order of the same payout moves no money. */
  payoutId: string;
  charityId: string;
  /** The amount that arrives. The platform keeps the fee. */
  net: Money;
  speed: PayoutSpeed;
  method: PayoutMethod;
  account: {
    id: string;
    kind: AccountKind;
    country: string;
    last4: string;
    /** The account's numbers and the holder's name, encrypted. Only a provider that needs them decrypts them. */
    sealedDetails: string;
  };
  /** The time by the workflow's clock. */
  at: Date;
}

export interface PayoutAnswer {
  /** `returned`: the payout arrived, and the bank later sent it back. */
  state: 'in_transit' | 'paid' | 'failed' | 'returned';
  /** The provider's id of the payout. */
  reference: string;
  /** Set if the payout failed or was returned. */
  failure?: PayoutFailure;
  /** The time after which to ask again. Absent if the state is final, or if a signal will report the next state. */
  checkAgainInMs?: number;
}

export interface PayoutProvider {
  name: PayoutProviderName;
  /** Returns true if the provider pays this currency to accounts of this kind. */
  accepts(kind: AccountKind, currency: Currency): boolean;
  hasInstant: boolean;
  send(order: PayoutOrder): Promise<PayoutAnswer>;
  /**
   * Returns the state of a payout, or undefined if the provider never got it. A provider that pays in several steps
   * also performs the next step.
   */
  follow(payoutId: string, at: Date): Promise<PayoutAnswer | undefined>;
}

/** The installation's providers and settings for payouts. */
export interface PayoutMeans {
  /** The preferred provider comes first. */
  providers: readonly PayoutProvider[];
  /** Undefined unless a provider opens accounts by itself. */
  hostedAccounts?: HostedAccounts | undefined;
  environment: 'sandbox' | 'production';
  /** The platform's country. A wire to any other country is international. */
  homeCountry: string;
  /** Payouts of a charity that pass this amount in a week, in US cents, may need two operators. */
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
