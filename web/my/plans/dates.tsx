/** What became of each date of a plan. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type RecurringOccurrence } from '../../../client/index';
import { showDay } from '../../common/dates';
import { LoadedList } from '../../parts/loaded';
import { nextOffset, PAGE_SIZE } from '../parts/paging';
import { useSession } from '../session/context';
import { useSpeech } from '../speech';
import { type Key } from '../words';

const STATUS_KEYS: Record<RecurringOccurrence['status'], Key> = {
  pending: 'giftPending',
  made: 'dateMade',
  retrying: 'dateRetrying',
  failed: 'giftFailed',
  skipped: 'dateSkipped',
};

export function Dates({ id }: { id: string }) {
  const { say } = useSpeech();
  const { client } = useSession();
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
            <Entry key={date.number} date={date} />
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

function Entry({ date }: { date: RecurringOccurrence }) {
  const { say, language } = useSpeech();
  const day = showDay(date.due_on, language);
  return (
    <li className="entry">
      {date.donation_id === null ? (
        <span>{day}</span>
      ) : (
        <Link to={`/my/gifts/${date.donation_id}`}>{day}</Link>
      )}
      <span className={`chip ${date.status}`}>{say(STATUS_KEYS[date.status])}</span>
    </li>
  );
}
