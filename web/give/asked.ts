/** An amount that the address asks for, such as `?amount=25.00&currency=USD` of the link to give once more. */
import { showTyped } from '../common/money';
import { type Draft } from './draft';
import { currenciesOf } from './methods';
import { type Recipient } from './wire';

export interface Asked {
  amount: string;
  currency: string;
}

const AMOUNT = /^\d{1,12}(?:\.\d{1,18})?$/;

/** Takes the amount out of the parameters of an address. */
export function takeAsked(parameters: URLSearchParams): Asked | undefined {
  const [amount, currency] = [parameters.get('amount'), parameters.get('currency')];
  parameters.delete('amount');
  parameters.delete('currency');
  return amount === null || currency === null || !AMOUNT.test(amount) ? undefined : { amount, currency };
}

/** Returns what it fills in. A currency that the recipient does not take asks for nothing. */
export function fillOf(asked: Asked | undefined, recipient: Recipient, language: string): Partial<Draft> {
  if (asked === undefined || !currenciesOf(recipient).includes(asked.currency)) return {};
  return { amount: showTyped(asked.amount, asked.currency, language), currency: asked.currency };
}
