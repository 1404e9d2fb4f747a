/** How many charities are chosen for the comparison. It stays in sight while the list scrolls. */
import { useEffect, useState } from 'react';
import { MOST_COMPARED, type Wanted } from '../search/wanted';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { COMPARISON_ID } from './compared';
import { StopComparing } from './stop-comparing';

/** Names the text that says why a fourth charity cannot be chosen. */
export const COMPARED_COUNT_ID = 'compared-count';
/** The bar covers only what is in the lower half of the screen. */
const LOWER_HALF = '-50% 0px 0px';

interface CompareBarProps {
  ids: string[];
  change: (changes: Partial<Wanted>) => void;
}

export function CompareBar({ ids: { length: count }, change }: CompareBarProps) {
  const { say } = useSpeech();
  const isTable = count > 1;
  const isAway = useIsCovered(isTable);
  if (count === 0) return undefined;
  return (
    <section className={isAway ? 'compare-bar away' : 'compare-bar'} aria-label={say('compare')}>
      <p id={COMPARED_COUNT_ID} role="status">
        {say('comparedCount', { count, most: MOST_COMPARED })}{' '}
        <span className="more">{say(hintKey(count))}</span>
      </p>
      {isTable && (
        <a className="primary" href={`#${COMPARISON_ID}`}>
          {say('compare')}
        </a>
      )}
      <StopComparing change={change}>
        <span className="hidden">{say('stopComparing')}</span>
        <span aria-hidden="true">×</span>
      </StopComparing>
    </section>
  );
}

/** True while the bar would cover the comparison itself. */
function useIsCovered(isTable: boolean): boolean {
  const [isCovered, setCovered] = useState(false);
  useEffect(() => {
    const comparison = document.getElementById(COMPARISON_ID)?.parentElement ?? null;
    if (!isTable || comparison === null) return;
    const watch = new IntersectionObserver((entries) => setCovered(entries.at(-1)?.isIntersecting === true), {
      rootMargin: LOWER_HALF,
    });
    watch.observe(comparison);
    return () => {
      watch.disconnect();
      setCovered(false);
    };
  }, [isTable]);
  return isCovered;
}

function hintKey(count: number): Key {
  if (count === 1) return 'compareOne';
  return count < MOST_COMPARED ? 'compareMore' : 'compareFull';
}
