/** Translates the errors of Stripe's form. Stripe's own texts are not shown: the form says them at its fields. */
import { type Key } from '../words';

export interface StripeError {
  type: string;
  code?: string;
  decline_code?: string;
}

const KEY_OF_CODE: Partial<Record<string, Key>> = {
  incomplete_number: 'enterCardNumber',
  invalid_number: 'cardNumber',
  incorrect_number: 'cardNumber',
  incomplete_expiry: 'enterExpiry',
  invalid_expiry_month: 'cardExpiry',
  invalid_expiry_month_past: 'cardExpiry',
  invalid_expiry_year: 'cardExpiry',
  invalid_expiry_year_past: 'cardExpiry',
  expired_card: 'cardExpiry',
  incomplete_cvc: 'enterCode',
  invalid_cvc: 'cardCode',
  incorrect_cvc: 'cardCode',
  incomplete_zip: 'enterCardPostalCode',
  incorrect_zip: 'cardPostalCode',
  insufficient_funds: 'lowCard',
};

const KEY_OF_TYPE: Partial<Record<string, Key>> = {
  validation_error: 'cardIncomplete',
  card_error: 'cardRefused',
};

export function translateStripe({ type, code = '', decline_code: decline = '' }: StripeError): Key {
  return KEY_OF_CODE[decline] ?? KEY_OF_CODE[code] ?? KEY_OF_TYPE[type] ?? 'cardNotRead';
}
