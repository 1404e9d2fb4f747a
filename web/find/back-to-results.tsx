/** Leads from a page back to the results from which somebody came, with what they typed. Others see nothing. */
import { type MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSpeech } from './speech';

/** What a link in the results passes on. */
export interface FromResults {
  results: string;
}

export function BackToResults() {
  const { say } = useSpeech();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  if (!isFromResults(state)) return undefined;
  // A step back also keeps the place in the list. Another tab has no step before.
  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <p className="trail">
      <Link to={state.results} onClick={goBack}>
        {say('backToResults')}
      </Link>
    </p>
  );
}

function isFromResults(state: unknown): state is FromResults {
  return (
    typeof state === 'object' && state !== null && 'results' in state && typeof state.results === 'string'
  );
}
