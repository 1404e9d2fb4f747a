/** The figures of a gift, as the API says them. */
import { Link } from 'react-router';
import { type Donation } from '../../../client/index';
import { showDay } from '../../common/dates';
import { showAmount } from '../../common/money';
import { type Pair, Pairs } from '../parts/pairs';
import { METHOD_KEYS } from '../parts/sources';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { sumOf } from './sum';

export function Figures({ gift }: { gift: Donation }) {
  const { say, language } = useSpeech();
  const money = (amount: string) => showAmount(amount, gift.currency, language);
  const sum = sumOf(gift).map(([name, amount]): Pair => [name, money(amount)]);
  const pairs: Pair[] = [['date', showDay(gift.given_on, language)]];
  if (gift.matched_amount !== null) {
    const matched = showAmount(gift.matched_amount, gift.matched_currency ?? gift.currency, language);
    pairs.push(['matched', matched]);
  }
  pairs.push(['paidBy', say(METHOD_KEYS[gift.payment_method])]);
  if (gift.tribute !== null) {
    pairs.push([gift.tribute.kind === 'in_honor' ? 'inHonor' : 'inMemory', gift.tribute.name]);
  }
  if (gift.message !== null) {
    const message = (
      <span key="message" className="said">
        {gift.message}
      </span>
    );
    pairs.push(['message', message]);
  }
  if (gift.recurring_id !== null) {
    const plan = <Link to={`/my/plans/${gift.recurring_id}`}>{say('seePlan')}</Link>;
    pairs.push(['partOf', plan]);
  }
  pairs.push(...neighbours(gift, say));
  pairs.push(['giftNumber', <code key="number">{gift.donation_id}</code>]);
  return (
    <>
      <Pairs pairs={sum} look={sum.length > 1 ? 'sum' : 'ends'} />
      {gift.refunded !== null && <Refunded refunded={gift.refunded} money={money} />}
      <Pairs pairs={pairs} />
    </>
  );
}

interface RefundedProps {
  refunded: NonNullable<Donation['refunded']>;
  money: (amount: string) => string;
}

/** The same three figures as in the mail and on the receipt. */
function Refunded({ refunded: { given, fees, returned }, money }: RefundedProps) {
  const pairs: Pair[] = [
    ['refundedPart', money(given)],
    ['refundFees', money(fees)],
    ['returned', money(returned)],
  ];
  return <Pairs pairs={pairs} look="sum" />;
}

/** The gifts that this one came from or went on to. */
function neighbours(gift: Donation, say: (key: Key) => string): Pair[] {
  const to = (id: string) => <Link to={`/my/gifts/${id}`}>{say('otherGift')}</Link>;
  const found: Pair[] = [];
  if (gift.redirected_from !== null) found.push(['redirectedFrom', to(gift.redirected_from)]);
  if (gift.redirected_to !== null) found.push(['redirectedTo', to(gift.redirected_to)]);
  return found;
}
