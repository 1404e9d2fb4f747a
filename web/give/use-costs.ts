import { useMemo, useState } from 'react';
import { readAmount } from '../common/money';
import { type Api } from './api';
import { type Asked, type Charge, chargeOf } from './charge';
import { type Draft } from './draft';
import { useQuote } from './use-quote';
import { type PayingMethod, type Recipient } from './wire';

/** What is asked for, and what the donor chose in the form of the processor. */
export interface Costs extends Asked {
  method: PayingMethod;
  charge: Charge;
}

/** Follows the fees and the charge of what is typed. They depend on the method. */
export function useCosts(api: Api, recipient: Recipient, draft: Draft, language: string) {
  const [method, setMethod] = useState<PayingMethod>('card');
  const { currency, coverFees } = draft;
  const amount = readAmount(draft.amount, currency, language);
  const quote = useQuote(api, { recipient, amount, currency, coverFees, method });
  const { minor, isMonthly } = chargeOf({ draft, amount, quote }, recipient);
  // Stays the same object until the charge changes, so that the form of the processor is not told twice.
  const charge = useMemo(() => ({ minor, currency, isMonthly }), [minor, currency, isMonthly]);
  const costs: Costs = { draft, amount, quote, method, charge };
  return { costs, setMethod };
}
