/** The sum of a gift that was made, with its date, its method and its reference. */
import { type Donation } from '../../client/index';
import { showDay } from '../common/dates';
import { showAmount } from '../common/money';
import { sumOf } from './outcome';
import { useSpeech } from './speech';
import { type MadeGift } from './store';
import { Line } from './sum';
import { TRIBUTE_KEYS } from './summary';

const METHOD_KEYS = { card: 'card', ach: 'bank', crypto: 'wallet' } as const;

export function MadeSum({ gift, made }: { gift: Donation | undefined; made: MadeGift }) {
  const { say, language } = useSpeech();
  return (
    <div className="made">
      <dl className="sum">
        {sumOf(gift, made).map(([key, amount]) => (
          <Line key={key} term={say(key)}>
            {showAmount(amount, made.currency, language)}
          </Line>
        ))}
      </dl>
      {gift !== undefined && (
        <dl className="facts">
          <Line term={say('date')}>{showDay(gift.given_on, language)}</Line>
          {gift.tribute !== null && (
            <Line term={say(TRIBUTE_KEYS[gift.tribute.kind])}>{gift.tribute.name}</Line>
          )}
          <Line term={say('paidBy')}>{say(METHOD_KEYS[gift.payment_method])}</Line>
          <Line term={say('reference')}>
            <code>{gift.donation_id}</code>
          </Line>
        </dl>
      )}
    </div>
  );
}
