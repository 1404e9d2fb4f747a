/** What the donor is about to give: above the button on a telephone, beside the form on a wide screen. */
import { showDay } from '../common/dates';
import { totalOf } from './charge';
import { type Draft } from './draft';
import { nextMonthly } from './next-charge';
import { useSpeech } from './speech';
import { Line, SumLines } from './sum';
import { type Costs } from './use-costs';
import { type Recipient } from './wire';

export const TRIBUTE_KEYS = { in_honor: 'inHonor', in_memory: 'inMemory' } as const;

interface SummaryProps {
  recipient: Recipient;
  costs: Costs;
  tribute: Pick<Draft, 'tribute' | 'tributeName'>;
}

export function Summary({ recipient, costs, tribute: { tribute, tributeName } }: SummaryProps) {
  const { say, language } = useSpeech();
  const { draft, amount } = costs;
  const isMonthly = draft.frequency === 'monthly';
  return (
    <section className="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">{say('summary')}</h2>
      <dl className="sum">
        <Line term={say('charity')}>{recipient.charity.name}</Line>
        <Line term={say('frequency')}>{say(draft.frequency)}</Line>
        {isMonthly && (
          <>
            <Line term={say('firstCharge')}>{say('today')}</Line>
            <Line term={say('nextCharge')}>{showDay(nextMonthly(new Date()), language)}</Line>
          </>
        )}
        {tribute !== '' && tributeName.trim() !== '' && (
          <Line term={say(TRIBUTE_KEYS[tribute])}>{tributeName}</Line>
        )}
        <SumLines
          amount={amount}
          fees={coveredFees(costs)}
          total={totalOf(costs)}
          currency={draft.currency}
          isMonthly={isMonthly}
        />
      </dl>
    </section>
  );
}

/** Undefined while the fees are not known. */
function coveredFees({ draft, quote }: Costs): number | undefined {
  if (!draft.coverFees) return 0;
  return quote.state === 'known' ? quote.quote.breakdown.total_fees : undefined;
}
