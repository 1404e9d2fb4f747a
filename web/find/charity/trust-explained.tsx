/** The trust score in one line, and folded below it the factors from which its points come. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type Charity, type Trust } from '../../../client/index';
import { showTime } from '../../common/dates';
import { Loaded } from '../../parts/loaded';
import { useClient } from '../client';
import { useSpeech } from '../speech';
import { Standing } from '../standing';
import { bandKey, FACTOR_KEYS } from './bands';
import { sayReason } from './reasons';
import { wholePoints } from './whole-points';

export function useTrust(id: string): UseQueryResult<Trust> {
  const client = useClient();
  return useQuery({
    queryKey: ['trust', id],
    queryFn: ({ signal }) => client.charities.trust(id, { signal }),
  });
}

interface TrustExplainedProps {
  charity: Charity;
  query: UseQueryResult<Trust>;
}

export function TrustExplained({ charity, query }: TrustExplainedProps) {
  const { say } = useSpeech();
  return (
    <section aria-labelledby="trust" className="awaits-score">
      <h2 id="trust">{say('trust')}</h2>
      <Standing charity={charity} />
      <Loaded query={query}>{(trust) => <Score trust={trust} />}</Loaded>
    </section>
  );
}

function Score({ trust }: { trust: Trust }) {
  const { say, language } = useSpeech();
  const { trust_score: points, trust_band: band, scored_at: time, factors } = trust;
  // Before the first computation the points say nothing about the charity.
  if (time === null) return <p>{say('notScored')}</p>;
  return (
    <>
      <div>
        <h3>{say('trustLine', { band: say(bandKey(band)), points })}</h3>
        <p className="hint">{say('trustMeans')}</p>
      </div>
      <details>
        <summary>{say('trustHow')}</summary>
        <p className="hint">{say('trustHint')}</p>
        <Factors factors={factors} score={points} />
        <p className="hint">{say('scoredAt', { time: showTime(time, language) })}</p>
      </details>
    </>
  );
}

function Factors({ factors, score }: { factors: Trust['factors']; score: number }) {
  const { say } = useSpeech();
  const whole = wholePoints(
    factors.map(({ points }) => points),
    score,
  );
  return (
    <ul className="rows">
      {factors.map((factor, index) => (
        <li key={factor.name} className="entry">
          <span>{say(FACTOR_KEYS[factor.name])}</span>
          <span className="money">
            {say('pointsOf', { points: whole[index] ?? 0, weight: factor.weight })}
          </span>
          <span className="wide hint">
            <Basis factor={factor} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** For a reason that this page does not know yet, the API's English words show. */
function Basis({ factor: { basis, reason } }: { factor: Trust['factors'][number] }) {
  const speech = useSpeech();
  return sayReason(reason, speech) ?? <span lang="en">{basis.charAt(0).toUpperCase() + basis.slice(1)}</span>;
}
