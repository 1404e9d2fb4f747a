/** All recurring gifts of the person, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Recurring } from '../../../client/index';
import { showAmount } from '../../common/money';
import { Page } from '../../parts/page';
import { CharityName } from '../parts/charity-name';
import { showDate, showDay } from '../../common/dates';
import { LoadedList } from '../../parts/loaded';
import { NothingYet } from '../parts/nothing-yet';
import { nextOffset, PAGE_SIZE } from '../../parts/paging';
import { useSession } from '../../session/context';
import { useSpeech } from '../speech';
import { FREQUENCY_KEYS, stateOf } from './plan-words';

export function PlansPage() {
  const { say } = useSpeech();
  const empty = <NothingYet text={say('noPlans')} way={say('findCharity')} to="/" />;
  return (
    <Page title={say('plans')}>
      <LoadedList query={usePlans()} entriesOf={({ recurring }) => recurring} empty={empty}>
        {(plans) => (
          <ul className="entries">
            {plans.map((plan) => (
              <Plan key={plan.recurring_id} plan={plan} />
            ))}
          </ul>
        )}
      </LoadedList>
    </Page>
  );
}

function usePlans() {
  const { client } = useSession();
  return useInfiniteQuery({
    queryKey: ['plans'],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset, signal }) =>
      client.recurring.listMine({ limit: PAGE_SIZE, offset }, { signal }).then((page) => page),
    getNextPageParam: ({ recurring, ...page }) => nextOffset(page, recurring),
  });
}

function Plan({ plan }: { plan: Recurring }) {
  const { say, language } = useSpeech();
  const amount = showAmount(plan.amount, plan.currency, language);
  const { next_date: next, paused_until: until, retry } = plan;
  const state = stateOf(plan);
  return (
    <li className="entry plan">
      <Link to={`/my/plans/${plan.recurring_id}`}>
        <CharityName id={plan.charity_id} />{' '}
        <span className="manage">{say(plan.ended_at === null ? 'manage' : 'figures')}</span>
      </Link>
      <span className="money">{say(FREQUENCY_KEYS[plan.frequency], { amount })}</span>
      <span className="quiet">
        {until !== null && `${say('pausedUntil', { day: showDay(until, language) })} · `}
        {retry !== null && `${say('retryOn', { day: showDate(retry.next_attempt_at, language) })} `}
        {next !== null && say('nextOn', { day: showDay(next, language) })}
      </span>
      <span className={state.look}>{say(state.key)}</span>
    </li>
  );
}
