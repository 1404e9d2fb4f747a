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
    <section aria-labelledby="trust" className="awaits-rows">
      <h2 id="trust">{say('trust')}</h2>
      <Loaded query={query}>{(trust) => <Factors trust={trust} />}</Loaded>
    </section>
  );
}

function Factors({ trust }: { trust: Trust }) {
  const { say, language } = useSpeech();
  const { trust_score: score, trust_band: band, scored_at: time } = trust;
  const scoredAt = time === null ? undefined : showTime(time, language);
  return (
    <>
      <div>
        <p className="main-figure">{say('points', { points: score })}</p>
        <p>{say(bandKey(band))}</p>
      </div>
      <p className="hint">
        {scoredAt === undefined ? say('notScored') : say('scoredAt', { time: scoredAt })}
      </p>
      <p className="hint">{say('trustHint')}</p>
      <ul className="rows">
        {trust.factors.map(({ name, points, weight, basis }) => (
          <li key={name} className="entry">
            <span>{say(FACTOR_KEYS[name])}</span>
            <span className="money">
              {say('pointsOf', { points: points.toLocaleString(language), weight })}
            </span>
            <span className="wide hint">
              <Basis name={name} basis={basis} scoredAt={scoredAt} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface BasisProps extends Pick<Trust['factors'][number], 'name' | 'basis'> {
  scoredAt: string | undefined;
}

/** The results below the score count gifts at once, so the row of the gifts says which of them the score counts. */
function Basis({ name, basis, scoredAt }: BasisProps) {
  const { say } = useSpeech();
  // The API says it in English.
  const inEnglish = <span lang="en">{basis}</span>;
  if (name !== 'platform_history') return inEnglish;
  if (scoredAt === undefined) return say('giftsUncounted');
  return (
    <>
      {say('giftsUntil', { time: scoredAt })} {inEnglish}
    </>
  );
}
