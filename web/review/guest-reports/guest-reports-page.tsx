/** Addresses with which guests gave more in a year than their level allows, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type GuestReport } from '../../../client/index';
import { showDate, showTime } from '../../common/dates';
import { showAmount } from '../../common/money';
import { nextOffset, PAGE_SIZE } from '../../parts/paging';
import { useSession } from '../../session/context';
import { useProfile } from '../../session/use-profile';
import { LoadedList } from '../../parts/loaded';
import { Page } from '../../parts/page';
import { DoneNote } from '../../parts/done-note';
import { Block, Unblock } from './blocks';
import { useSpeech } from '../speech';
import { type Key } from '../words';

const LEVELS: Partial<Record<string, Key>> = {
  basic: 'levelBasic',
  standard: 'levelStandard',
  enhanced: 'levelEnhanced',
};

export function GuestReportsPage() {
  const { say } = useSpeech();
  const [done, setDone] = useState<string>();
  const isOperator = useIsOperator();
  return (
    <Page title={say('guestReports')}>
      <p className="mission">{say('guestReportsText')}</p>
      <DoneNote said={done} />
      <LoadedList
        query={useReports()}
        entriesOf={({ guest_reports: reports }) => reports}
        empty={<p>{say('noGuestReports')}</p>}
      >
        {(reports) =>
          reports.map((report) => (
            <Report key={report.guest_report_id} report={report} setDone={isOperator ? setDone : undefined} />
          ))
        }
      </LoadedList>
    </Page>
  );
}

/** Only operators block people. */
function useIsOperator(): boolean {
  const { data } = useProfile();
  return data?.roles.includes('operator') ?? false;
}

function useReports() {
  const { client } = useSession();
  return useInfiniteQuery({
    queryKey: ['guest-reports'],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset, signal }) =>
      client.guestSessions.listReports({ limit: PAGE_SIZE, offset }, { signal }).then((page) => page),
    getNextPageParam: (page) => nextOffset(page, page.guest_reports),
  });
}

interface ReportProps {
  report: GuestReport;
  /** Says at the top of the page what is done. Undefined for readers who may not block anybody. */
  setDone: ((done: string | undefined) => void) | undefined;
}

function Report({ report, setDone }: ReportProps) {
  const { say, language } = useSpeech();
  const { year, given, currency, required_level: level } = report;
  const levelKey = LEVELS[level];
  const pairs = [
    [say('givenIn', { year: String(year) }), showAmount(given, currency, language)],
    [say('requiredLevel'), levelKey === undefined ? level : say(levelKey)],
    [say('giftOverLimit'), <code key="gift">{report.donation_id}</code>],
    [say('reportedOn'), showDate(report.created_at, language)],
  ] as const;
  return (
    <section>
      <h2>{report.email}</h2>
      <dl className="figures ends">
        {pairs.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {report.people.map((person) => (
        <Person key={person.user_id} person={person} setDone={setDone} />
      ))}
    </section>
  );
}

interface PersonProps extends Pick<ReportProps, 'setDone'> {
  person: GuestReport['people'][number];
}

/** Somebody whom the report may be about, and the form by which an operator blocks them. */
function Person({ person, setDone }: PersonProps) {
  const { say, language } = useSpeech();
  const { user_id: id, kind, blocked_at: blockedAt } = person;
  return (
    <>
      <p>{say(kind === 'guest' ? 'reportedGuest' : 'reportedAccount', { id })}</p>
      {blockedAt !== null && <p>{say('blockedSince', { time: showTime(blockedAt, language) })}</p>}
      {setDone !== undefined && blockedAt === null && <Block userId={id} setDone={setDone} />}
      {setDone !== undefined && blockedAt !== null && <Unblock userId={id} setDone={setDone} />}
    </>
  );
}
