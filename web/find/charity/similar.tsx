import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useClient } from '../client';
import { placeOf } from '../place';
import { useSpeech } from '../speech';

const SHOWN = 5;

/** Other charities, by common donors or by cause and place. Nothing shows if there are none, or while they load. */
export function Similar({ id }: { id: string }) {
  const { say } = useSpeech();
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['similar', id],
    queryFn: ({ signal }) => client.discovery.similar(id, { limit: SHOWN }, { signal }),
  });
  if (data === undefined || data.results.length === 0) return undefined;
  return (
    <section aria-labelledby="similar">
      <h2 id="similar">{say('similar')}</h2>
      <ul className="rows">
        {data.results.map((charity) => (
          <li key={charity.id} className="entry">
            <Link to={`/charities/${charity.id}`}>{charity.name}</Link>
            <span className="quiet">{placeOf(charity.location)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
