/** The trust score, and from which factors its points come. */
import { useQuery } from '@tanstack/react-query';
import { type Trust } from '../../../client/index';
import { showTime } from '../../common/dates';
import { Loaded } from '../../parts/loaded';
import { useClient } from '../client';
import { useSpeech } from '../speech';
import { bandKey, FACTOR_KEYS } from './bands';

export function TrustExplained({ id }: { id: string }) {
  const { say } = useSpeech();
  const client = useClient();
  const query = useQuery({
    queryKey: ['trust', id],
    queryFn: ({ signal }) => client.charities.trust(id, { signal }),
  });
  return (
    <section aria-labelledby="trust">
      <h2 id="trust">{say('trust')}</h2>
      <Loaded query={query}>{(trust) => <Factors trust={trust} />}</Loaded>
    </section>
  );
}

function Factors({ trust }: { trust: Trust }) {
  const { say, language } = useSpeech();
  return (
    <>
      <p className="score">
        {say('points', { points: trust.trust_score })} · {say(bandKey(trust.trust_band))}
      </p>
      <ScoredAt trust={trust} />
      <p className="hint">{say('trustHint')}</p>
      <ul className="rows">
        {trust.factors.map(({ name, points, weight, basis }) => (
          <li key={name} className="entry">
            <span>{say(FACTOR_KEYS[name])}</span>
            <span className="money">
              {say('pointsOf', { points: points.toLocaleString(language), weight })}
            </span>
            {/* The API says it in English. */}
            <span className="wide hint" lang="en">
              {basis}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The results below the score count at once, so they may know of gifts that the score does not. */
function ScoredAt({ trust: { scored_at: time } }: { trust: Trust }) {
  const { say, language } = useSpeech();
  if (time === null) return <p className="hint">{say('notScored')}</p>;
  return <p className="hint">{say('scoredAt', { time: showTime(time, language) })}</p>;
}
