/** What `GET /v1/give/{id}` answers, and its parts. */
import { type GivePage } from '../../client/index';

export type Recipient = GivePage;
export type Frequency = GivePage['settings']['default_frequency'];
export type Suggestion = string | { amount: string; label: string };

/** What `POST /v1/donations` takes instead of a card number. */
export interface PaymentToken {
  method: 'card' | 'ach';
  source: string;
}
