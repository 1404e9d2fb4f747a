/** The figures of a gift, as the API says them. */
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { type Donation } from '../../../client/index';
import { showAmount } from '../../common/money';
import { METHOD_KEYS } from '../parts/sources';
import { useSpeech } from '../speech';
import { type Key } from '../words';

export function Figures({ gift }: { gift: Donation }) {
  const { say, language } = useSpeech();
  const money = (amount: string) => showAmount(amount, gift.currency, language);
  const rows: [Key, ReactNode][] = [
    ['amount', money(gift.amount)],
    ['fees', money(gift.fees.total_fees)],
    ['youPaid', money(gift.total_charge)],
    ['charityReceives', money(gift.net_amount)],
  ];
  if (/[1-9]/.test(gift.refunded_amount)) rows.push(['returned', money(gift.refunded_amount)]);
  if (gift.matched_amount !== null) {
    rows.push(['matched', showAmount(gift.matched_amount, gift.matched_currency ?? gift.currency, language)]);
  }
  rows.push(['paidBy', say(METHOD_KEYS[gift.payment_method])]);
  if (gift.message !== null) rows.push(['message', gift.message]);
  if (gift.recurring_id !== null) {
    const plan = <Link to={`/my/plans/${gift.recurring_id}`}>{say('seePlan')}</Link>;
    rows.push(['partOf', plan]);
  }
  rows.push(...neighbours(gift, say));
  rows.push(['giftNumber', <code key="number">{gift.donation_id}</code>]);
  return (
    <dl className="figures">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{say(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The gifts that this one came from or went on to. */
function neighbours(gift: Donation, say: (key: Key) => string): [Key, ReactNode][] {
  const to = (id: string) => <Link to={`/my/gifts/${id}`}>{say('otherGift')}</Link>;
  const found: [Key, ReactNode][] = [];
  if (gift.redirected_from !== null) found.push(['redirectedFrom', to(gift.redirected_from)]);
  if (gift.redirected_to !== null) found.push(['redirectedTo', to(gift.redirected_to)]);
  return found;
}
