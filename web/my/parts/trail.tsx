/** Says where a page is, and leads back to the list that it belongs to. */
import { Link } from 'react-router';
import { useSpeech } from '../speech';
import { type Key } from '../words';

interface TrailProps {
  /** The path and the name of the list. */
  to: string;
  list: Key;
  here: string;
}

export function Trail({ to, list, here }: TrailProps) {
  const { say } = useSpeech();
  return (
    <nav className="trail" aria-label={say('youAreHere')}>
      <ol>
        <li>
          <Link to={to}>{say(list)}</Link>
        </li>
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
