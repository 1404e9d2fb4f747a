/** What a donor pays: the gift, the fees that they cover, and the total. */
import { showExactMoney } from '../common/money';
import { useSpeech } from './speech';

interface SumProps {
  amount: string | number | undefined;
  fees: string | number | undefined;
  total: string | number | undefined;
  currency: string;
  isMonthly: boolean;
}

/** Stands for an amount that is not known yet. */
const UNKNOWN = '–';

/** Lines of a list of terms: the caller adds the list. */
export function SumLines({ amount, fees, total, currency, isMonthly }: SumProps) {
  const { say, language } = useSpeech();
  const show = (money: string | number | undefined) =>
    money === undefined ? UNKNOWN : showExactMoney(money, currency, language);
  const shownTotal = show(total);
  return (
    <>
      <Line term={say('gift')}>{show(amount)}</Line>
      <Line term={say('feesYouCover')}>{show(fees)}</Line>
      <Line term={say('total')}>
        {isMonthly && total !== undefined ? say('perMonth', { amount: shownTotal }) : shownTotal}
      </Line>
    </>
  );
}

export function Line({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
