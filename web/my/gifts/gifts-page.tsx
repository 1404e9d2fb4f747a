/** All gifts of the person, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type ListedDonation } from '../../../client/index';
import { showAmount } from '../../common/money';
import { Page } from '../../parts/page';
import { CharityName } from '../parts/charity-name';
import { showShortDay } from '../../common/dates';
import { LoadedList } from '../../parts/loaded';
import { NothingYet } from '../parts/nothing-yet';
import { PAGE_SIZE } from '../../parts/paging';
import { useSession } from '../../session/context';
import { useSpeech } from '../speech';
import { STATUS_KEYS } from './statuses';

/** Gifts on their way are read again, until they have arrived. */
const POLL_MS = 5_000;

export function GiftsPage() {
  const { say } = useSpeech();
  const empty = <NothingYet text={say('noGifts')} way={say('findCharity')} to="/" />;
  return (
    <Page title={say('gifts')}>
      <LoadedList query={useGifts()} entriesOf={({ donations }) => donations} empty={empty}>
        {(gifts) => (
          <ul className="entries">
            {gifts.map((gift) => (
              <Gift key={gift.donation_id} gift={gift} />
            ))}
          </ul>
        )}
      </LoadedList>
    </Page>
  );
}

function useGifts() {
  const { client } = useSession();
  return useInfiniteQuery({
    queryKey: ['gifts'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: after, signal }) =>
      client.donations.listMine({ limit: PAGE_SIZE, after }, { signal }).then((page) => page),
    refetchInterval: ({ state }) => {
      const gifts = state.data?.pages.flatMap(({ donations }) => donations) ?? [];
      return gifts.some(({ status }) => status === 'pending') ? POLL_MS : false;
    },
    getNextPageParam: ({ donations }) =>
      donations.length < PAGE_SIZE ? undefined : donations.at(-1)?.donation_id,
  });
}

function Gift({ gift }: { gift: ListedDonation }) {
  const { say, language } = useSpeech();
  return (
    <li className="entry">
      <Link to={`/my/gifts/${gift.donation_id}`}>
        <CharityName id={gift.charity_id} />
      </Link>
      <span className="money">{showAmount(gift.amount, gift.currency, language)}</span>
      <span className="quiet">
        {showShortDay(gift.given_on, language)} · {say(gift.recurring_id === null ? 'oneTime' : 'recurring')}
      </span>
      <span className={`chip ${gift.status}`}>{say(STATUS_KEYS[gift.status])}</span>
    </li>
  );
}
