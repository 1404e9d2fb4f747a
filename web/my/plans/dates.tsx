/** What became of each date of a plan. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Recurring, type RecurringOccurrence } from '../../../client/index';
import { showDate, showDay } from '../../common/dates';
import { showAmount } from '../../common/money';
import { LoadedList } from '../../parts/loaded';
import { nextOffset, PAGE_SIZE } from '../../parts/paging';
import { useSession } from '../../session/context';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { failureKey } from '../gifts/statuses';
import { useGiftsTo } from './gifts-to';

const STATUS_KEYS: Record<RecurringOccurrence['status'], Key> = {
  pending: 'giftPending',
  made: 'giftCompleted',
  retrying: 'dateRetrying',
  failed: 'giftFailed',
  skipped: 'dateSkipped',
};

/** The amounts of the newest gifts to the charity. The amount of a plan may have changed since. */
function useAmounts({ charity_id: charity }: Recurring): Map<string, string> {
  const { language } = useSpeech();
  const { data = [] } = useGiftsTo(charity);
  return new Map(
    data.map(({ donation_id: id, amount, currency }) => [id, showAmount(amount, currency, language)]),
  );
}

export function Dates({ plan }: { plan: Recurring }) {
  const { say } = useSpeech();
  const { client } = useSession();
  const amounts = useAmounts(plan);
  const { recurring_id: id } = plan;
  const query = useInfiniteQuery({
    queryKey: ['dates', id],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset, signal }) =>
      client.recurring.listOccurrences(id, { limit: PAGE_SIZE, offset }, { signal }).then((page) => page),
    getNextPageParam: ({ occurrences, ...page }) => nextOffset(page, occurrences),
  });
  return (
    <LoadedList query={query} entriesOf={({ occurrences }) => occurrences} empty={say('noDates')}>
      {(dates) => (
        <ul className="rows">
          {dates.map((date) => (
            <Entry key={date.number} date={date} amount={amounts.get(date.donation_id ?? '')} />
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

function Entry({ date, amount }: { date: RecurringOccurrence; amount: string | undefined }) {
  const { say, language } = useSpeech();
  const day = showDay(date.due_on, language);
  return (
    <li className="entry">
      <span>{day}</span>
      <span className={`chip ${date.status}`}>{say(STATUS_KEYS[date.status])}</span>
      <Why date={date} />
      {date.donation_id !== null && (
        <>
          <span className="quiet">{amount}</span>
          <Link to={`/my/gifts/${date.donation_id}`}>
            {say('seeGift')} <span className="hidden">{day}</span>
          </Link>
        </>
      )}
    </li>
  );
}

/** Why the date has no gift, and when it is tried again. */
function Why({ date: { failure, next_attempt_at: at } }: { date: RecurringOccurrence }) {
  const { say, language } = useSpeech();
  if (failure === null) return null;
  return (
    <span className="hint why">
      {say(failureKey(failure.code))} {at !== null && say('retryOn', { day: showDate(at, language) })}
    </span>
  );
}
