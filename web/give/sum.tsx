/** What a donor is about to pay: the gift, the fees that they cover, and the total. */
import { type ReactNode } from 'react';
import { showExactMoney } from '../common/money';
import { useSpeech } from './speech';

interface SumProps {
  amount: string | number | undefined;
  fees: number | undefined;
  total: string | number | undefined;
  currency: string;
  isMonthly: boolean;
}

/** Stands for an amount that is not known yet. */
const UNKNOWN = '–';

/** Lines of a list of terms: the caller adds the list. A donor who covers no fees sees no line about them. */
export function SumLines({ amount, fees, total, currency, isMonthly }: SumProps) {
  const { say, language } = useSpeech();
  const show = (money: string | number | undefined) =>
    money === undefined ? UNKNOWN : showExactMoney(money, currency, language);
  const shownTotal = show(total);
  return (
    <>
      <Line term={say('gift')}>{show(amount)}</Line>
      {fees !== 0 && <Line term={say('feesYouCover')}>{show(fees)}</Line>}
      <Line term={say('total')}>
        {isMonthly && total !== undefined ? say('perMonth', { amount: shownTotal }) : shownTotal}
      </Line>
    </>
  );
}

export function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
