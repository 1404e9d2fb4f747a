import { useMemo, useState } from 'react';
import { readAmount } from '../common/money';
import { type Api } from './api';
import { type Asked, type Charge, chargeOf } from './charge';
import { type Draft } from './draft';
import { useQuote } from './use-quote';
import { type PayingMethod, type PaymentToken, type Recipient } from './wire';

/** The gift to price, and the payment method that the donor chose in the processor's form. */
export interface Costs extends Asked, Paying {
  charge: Charge;
}

type Paying = Pick<PaymentToken, 'method' | 'isInternational'>;

/** Follows the fees and the charge of what is typed. They depend on what pays. */
export function useCosts(api: Api, recipient: Recipient, draft: Draft, language: string) {
  const [paying, setPaying] = useState<Paying>({ method: 'card', isInternational: false });
  // The form reports its method at every change, so a repeated report must not forget that the card is foreign.
  const setMethod = (method: PayingMethod) =>
    setPaying((before) => (before.method === method ? before : { method, isInternational: false }));
  const setInternational = (isInternational: boolean) => setPaying({ method: 'card', isInternational });
  const { currency, coverFees } = draft;
  const amount = readAmount(draft.amount, currency, language);
  const quote = useQuote(api, { recipient, amount, currency, coverFees, ...paying });
  const { minor, isMonthly } = chargeOf({ draft, amount, quote }, recipient);
  // Stays the same object until the charge changes, so that the form of the processor is not told twice.
  const charge = useMemo(() => ({ minor, currency, isMonthly }), [minor, currency, isMonthly]);
  const costs: Costs = { draft, amount, quote, charge, ...paying };
  return { costs, setMethod, setInternational };
}
