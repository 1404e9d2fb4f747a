/** What the person's gifts and hours did: in one year, and in all. */
import { useQuery } from '@tanstack/react-query';
import { type UserImpact, type YearInReview } from '../../../client/index';
import { showAmount, SUM_CURRENCY } from '../../common/money';
import { Page } from '../../parts/page';
import { showDate } from '../../common/dates';
import { Loaded } from '../../parts/loaded';
import { type Pair, Pairs } from '../parts/pairs';
import { SaveButton } from '../parts/save-button';
import { useYear, YearChoice } from '../parts/year-choice';
import { useSession } from '../../session/context';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { badgeKey } from './badges';
import { showCount } from '../../common/counts';

function useImpact() {
  const { client } = useSession();
  return useQuery({
    queryKey: ['impact'],
    queryFn: ({ signal }) => client.impact.mine({ signal }),
  });
}

export function ImpactPage() {
  const { say } = useSpeech();
  const query = useImpact();
  return (
    <Page title={say('impact')}>
      <Year />
      <Loaded query={query}>
        {(impact) => (
          <>
            <section aria-labelledby="in-all">
              <h2 id="in-all">{say('inAll')}</h2>
              <Sums impact={impact} look="ends" />
            </section>
            <section aria-labelledby="achievements">
              <h2 id="achievements">{say('achievements')}</h2>
              <Achievements achievements={impact.achievements} />
            </section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

type Sum = Omit<UserImpact, 'achievements'>;

function Sums({ impact, look }: { impact: Sum; look: 'large' | 'ends' }) {
  const { language } = useSpeech();
  const { people_helped: people, projects_funded: projects, carbon_offset: carbon } = impact.impact_metrics;
  const counted = (name: Key, count: number): Pair => [name, showCount(count, language), { count }];
  const pairs: Pair[] = [
    ['givenInAll', showAmount(impact.total_donated, SUM_CURRENCY, language)],
    counted('hoursInAll', impact.total_volunteer_hours),
    counted('charitiesSupported', impact.charities_supported),
  ];
  if (hasShare(impact)) {
    pairs.push(counted('peopleHelped', people), counted('projectsFunded', projects), [
      'carbonOffset',
      carbon,
    ]);
  }
  return <Pairs pairs={pairs} look={look} />;
}

/** Only charities that reported something have results to share. */
function hasShare({
  impact_metrics: { people_helped: people, projects_funded: projects, carbon_offset },
}: Sum) {
  return people > 0 || projects > 0 || /[1-9]/.test(carbon_offset);
}

function Achievements({ achievements }: Pick<UserImpact, 'achievements'>) {
  const { say, language } = useSpeech();
  if (achievements.length === 0) return <p>{say('noAchievements')}</p>;
  return (
    <ul className="rows">
      {achievements.map(({ badge, earned_at: at }) => (
        <li key={badge} className="entry">
          <span>{say(badgeKey(badge), { badge })}</span>
          <span className="quiet">{showDate(at, language)}</span>
        </li>
      ))}
    </ul>
  );
}

function Year() {
  const { say } = useSpeech();
  const { client } = useSession();
  const choice = useYear();
  const { year } = choice;
  const query = useQuery({
    queryKey: ['impact', year],
    queryFn: ({ signal }) => client.impact.year(year, { signal }),
  });
  return (
    <section aria-labelledby="year">
      <h2 id="year">{say('yearInReview')}</h2>
      <YearChoice {...choice} />
      <Loaded query={query}>{(review) => <Review review={review} />}</Loaded>
      <SaveButton
        text={say('saveYear', { year })}
        name={`year-${String(year)}.pdf`}
        open={() => client.impact.pdfOfYear(year)}
      />
    </section>
  );
}

function Review({ review }: { review: YearInReview }) {
  const { say, language } = useSpeech();
  const money = (amount: string) => showAmount(amount, SUM_CURRENCY, language);
  return (
    <>
      <Sums impact={review} look="large" />
      <p className="hint">{say(hasShare(review) ? 'shareHint' : 'dollarHint')}</p>
      {review.charities.length > 0 && (
        // With large text the table scrolls, so the keyboard must reach it.
        <div className="wide-table" role="group" aria-label={say('byCharity')} tabIndex={0}>
          <table>
            <caption>{say('byCharity')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('charity')}</th>
                <th scope="col">{say('gifts')}</th>
                <th scope="col">{say('givenInAll')}</th>
                <th scope="col">{say('hours')}</th>
              </tr>
            </thead>
            <tbody>
              {review.charities.map(({ charity_id: id, name, amount, donations, hours }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{donations}</td>
                  <td>{money(amount)}</td>
                  <td>{hours}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
