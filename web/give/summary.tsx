/** What the donor is about to give: above the button on a telephone, beside the form on a wide screen. */
import { totalOf } from './charge';
import { useSpeech } from './speech';
import { Line, SumLines } from './sum';
import { type Costs } from './use-costs';
import { type Recipient } from './wire';

export function Summary({ recipient, costs }: { recipient: Recipient; costs: Costs }) {
  const { say } = useSpeech();
  const { draft, amount } = costs;
  const isMonthly = draft.frequency === 'monthly';
  return (
    <section className="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">{say('summary')}</h2>
      <dl className="sum">
        <Line term={say('charity')}>{recipient.charity.name}</Line>
        <Line term={say('frequency')}>{say(draft.frequency)}</Line>
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

/** Undefined until the fees are known. */
function coveredFees({ draft, quote }: Costs): number | undefined {
  if (!draft.coverFees) return 0;
  return quote.state === 'known' ? quote.quote.breakdown.total_fees : undefined;
}
