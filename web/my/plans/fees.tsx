/** The fees that the donor of a recurring gift pays on top of it. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ListedDonation, type Recurring } from '../../../client/index';
import { showAmount } from '../../common/money';
import { useSession } from '../../session/context';
import { useSpeech } from '../speech';
import { useGiftsTo } from './gifts-to';

/** Waits until somebody has stopped typing. */
const REST_MS = 250;

interface Sum {
  fees: string;
  total: string;
}

/** Says the amount, the fees on top, and what they come to. Undefined until that is known, and if no fees are on top. */
export function useSumWithFees(plan: Recurring, amount: string | undefined): string | undefined {
  const { say, language } = useSpeech();
  const { data: gifts } = useGiftsTo(plan.charity_id);
  const newest = gifts?.find(
    ({ recurring_id: of, payment_method: method }) =>
      of === plan.recurring_id && method === plan.payment_method,
  );
  const isSame = newest?.amount === amount;
  const isForeign = newest !== undefined && isForeignCard(newest);
  const quoted = useQuote(plan, gifts === undefined || isSame ? undefined : amount, isForeign);
  const sum = isSame && newest !== undefined ? sumOf(newest) : quoted;
  if (!plan.cover_fees || sum === undefined || amount === undefined) return undefined;
  const money = (figure: string) => showAmount(figure, plan.currency, language);
  return say('withFees', { amount: money(amount), fees: money(sum.fees), total: money(sum.total) });
}

function sumOf({ fees, total_charge: total }: ListedDonation): Sum {
  return { fees: fees.total_fees, total };
}

/** Cards of other countries cost more. A recurring gift does not say that its card is one, but its newest gift does. */
function isForeignCard({ payment_method: method, fees }: ListedDonation): boolean {
  return method === 'card' && /[1-9]/.test(fees.additional_fees);
}

function useQuote(plan: Recurring, amount: string | undefined, isForeign: boolean): Sum | undefined {
  const { client } = useSession();
  const { charity_id: charity, currency, payment_method: method, cover_fees: isCovered } = plan;
  const rested = useRested(amount);
  const { data: quote } = useQuery({
    queryKey: ['fees', charity, currency, method, rested, isForeign],
    queryFn: ({ signal }) =>
      client.fees.calculate(
        {
          amount: Number(rested),
          currency,
          payment_method: method,
          organization_id: charity,
          options: { cover_fees: true, ...(isForeign ? { international_card: true } : {}) },
        },
        { signal },
      ),
    enabled: isCovered && Number(rested ?? 0) > 0,
  });
  if (quote === undefined || amount !== rested) return undefined;
  return { fees: String(quote.breakdown.total_fees), total: String(quote.total_charge) };
}

function useRested(value: string | undefined): string | undefined {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** Stays on the page: screen readers say only what appears in a status that was there before. */
export function FeesOnTop({ plan, amount }: { plan: Recurring; amount: string | undefined }) {
  const sum = useSumWithFees(plan, amount);
  return (
    <p className="hint" role="status">
      {sum}
    </p>
  );
}
