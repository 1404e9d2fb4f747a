/** What a charity received and what it reports to have achieved. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type CharityImpact, type ImpactReport } from '../../../client/index';
import { showDay } from '../../common/dates';
import { showAmount, SUM_CURRENCY } from '../../common/money';
import { Loaded } from '../../parts/loaded';
import { useClient } from '../client';
import { type Figure, Figures } from '../figures';
import { useSpeech } from '../speech';
import { showCount } from '../../common/counts';

const SHOWN_REPORTS = 5;

export function useImpact(id: string): UseQueryResult<CharityImpact> {
  const client = useClient();
  return useQuery({
    queryKey: ['impact', id],
    queryFn: ({ signal }) => client.charities.impact(id, { signal }),
  });
}

export function Results({ query }: { query: UseQueryResult<CharityImpact> }) {
  const { say } = useSpeech();
  return (
    <section aria-labelledby="impact">
      <h2 id="impact">{say('impact')}</h2>
      <Loaded query={query}>
        {(impact) => (
          <>
            <Sums impact={impact} />
            <Reports reports={impact.reports.slice(0, SHOWN_REPORTS)} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Sums({ impact }: { impact: CharityImpact }) {
  const { say, language } = useSpeech();
  const number = (value: number) => showCount(value, language);
  const others: Figure[] = [
    ['donors', number(impact.donors)],
    ['hours', number(impact.volunteer_hours)],
  ];
  // Without a report both are zero, and the sentence below says so.
  if (impact.reports.length > 0) {
    const { beneficiaries_reached: reached, projects_completed: projects } = impact.impact_metrics;
    others.push(['reached', number(reached)], ['projects', number(projects)]);
  }
  return (
    <Figures main={['given', showAmount(impact.total_donations, SUM_CURRENCY, language)]} others={others}>
      <span className="hint">{say('givenHint')}</span>
    </Figures>
  );
}

function Reports({ reports }: { reports: ImpactReport[] }) {
  const { say, language } = useSpeech();
  if (reports.length === 0) return <p className="hint">{say('noReports')}</p>;
  return (
    <>
      <h3>{say('reports')}</h3>
      <ul className="rows">
        {reports.map(({ report_id: id, period_start: from, period_end: to, summary, ...report }) => (
          <li key={id} className="entry">
            <span>{say('period', { from: showDay(from, language), to: showDay(to, language) })}</span>
            <span className="money">
              {say('reachedShort', { people: showCount(report.beneficiaries_reached, language) })}
            </span>
            {summary !== null && <p className="wide">{summary}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
