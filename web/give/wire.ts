/** What `GET /v1/give/{id}` answers, and its parts. */
import { type GivePage } from '../../client/index';

export type Recipient = GivePage;
export type Frequency = GivePage['settings']['default_frequency'];
export type Suggestion = string | { amount: string; label: string };

/** One method that the charity takes, and its currencies. */
export type Offer = Recipient['methods'][number];
/** `ach` is a bank account, `crypto` a wallet. */
export type PayingMethod = Offer['method'];

/** What `POST /v1/donations` takes instead of a card number. */
export interface PaymentToken {
  method: PayingMethod;
  source: string;
  /** True for a card of another country than the platform's account. Its fees are higher. */
  isInternational: boolean;
}
