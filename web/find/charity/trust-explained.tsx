/** The trust score, and from which factors its points come. */
import { useQuery } from '@tanstack/react-query';
import { type Trust } from '../../../client/index';
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
