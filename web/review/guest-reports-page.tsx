/** Addresses with which guests gave more in a year than their level allows, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { type GuestReport } from '../../client/index';
import { showDate } from '../common/dates';
import { showAmount } from '../common/money';
import { nextOffset, PAGE_SIZE } from '../parts/paging';
import { useSession } from '../session/context';
import { LoadedList } from '../parts/loaded';
import { Page } from '../parts/page';
import { useSpeech } from './speech';
import { type Key } from './words';

const LEVELS: Partial<Record<string, Key>> = {
  basic: 'levelBasic',
  standard: 'levelStandard',
  enhanced: 'levelEnhanced',
};

export function GuestReportsPage() {
  const { say } = useSpeech();
  return (
    <Page title={say('guestReports')}>
      <p className="mission">{say('guestReportsText')}</p>
      <LoadedList
        query={useReports()}
        entriesOf={({ guest_reports: reports }) => reports}
        empty={<p>{say('noGuestReports')}</p>}
      >
        {(reports) => reports.map((report) => <Report key={report.guest_report_id} report={report} />)}
      </LoadedList>
    </Page>
  );
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

function Report({ report }: { report: GuestReport }) {
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
    </section>
  );
}
