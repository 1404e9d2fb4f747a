/** The verifications that wait for somebody, most urgent first. The address keeps the choice. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { type QueuedVerification } from '../../../client/index';
import { showTime } from '../../common/dates';
import { LoadedList } from '../../parts/loaded';
import { Page } from '../../parts/page';
import { PAGE_SIZE } from '../../parts/paging';
import { useSession } from '../../session/context';
import { useNames } from '../../verification/names';
import { Filters } from './filters';
import { readFilter } from './filter';
import { useSpeech } from './speech';

export function CasesPage() {
  const { say } = useSpeech();
  return (
    <Page title={say('cases')}>
      <p className="mission">{say('casesText')}</p>
      <Filters />
      <LoadedList
        query={useCases()}
        entriesOf={({ verifications }) => verifications}
        empty={<p>{say('noCases')}</p>}
      >
        {(cases) => (
          <ul className="entries">
            {cases.map((each) => (
              <Entry key={each.verification_id} queued={each} />
            ))}
          </ul>
        )}
      </LoadedList>
    </Page>
  );
}

function useCases() {
  const { client } = useSession();
  const filter = readFilter(useSearchParams()[0]);
  return useInfiniteQuery({
    queryKey: ['cases', filter],
    initialPageParam: 1,
    queryFn: async ({ pageParam: page, signal }) =>
      client.verification.queue({ ...filter, page, limit: PAGE_SIZE }, { signal }).then((found) => found),
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
  });
}

function Entry({ queued }: { queued: QueuedVerification }) {
  const { say, language } = useSpeech();
  const names = useNames();
  const {
    verification_id: id,
    entity_name: name,
    entity_type: type,
    level,
    status,
    stage,
    approvals,
  } = queued;
  const submitted = showTime(queued.submitted_at, language);
  return (
    <li className="entry">
      <Link to={`/review/cases/${id}`}>{name}</Link>
      <span className="chip">{names.say(`status:${status}`)}</span>
      <span className="wide quiet">
        {names.say(`entity:${type}`)} · {names.say(`level:${level}`)} · {names.say(`stage:${stage}`)}
      </span>
      <span className="wide quiet">
        {say('submittedAt', { time: submitted })} ·{' '}
        {say('waitsFor', { who: say(`waits:${queued.waits_for}`) })}
        <Due queued={queued} />
        {approvals.length > 0 && <> · {say('approvedTimes', { count: approvals.length })}</>}
      </span>
      <Claimed by={queued.claimed_by} />
    </li>
  );
}

function Due({ queued: { due_at: dueAt, overdue } }: { queued: QueuedVerification }) {
  const { say, language } = useSpeech();
  if (dueAt === null) return null;
  return <> · {say(overdue ? 'overdue' : 'dueAt', { time: showTime(dueAt, language) })}</>;
}

function Claimed({ by }: { by: string | null }) {
  const { say } = useSpeech();
  return by === null ? null : <span className="wide quiet">{say('caseOf', { id: by })}</span>;
}
