/** How many charities are chosen for the comparison. It stays in sight while the list scrolls. */
import { MOST_COMPARED, type Wanted } from '../search/wanted';
import { useSpeech } from '../speech';
import { type Key } from '../words';

/** Names the text that says why a fourth charity cannot be chosen. */
export const COMPARED_COUNT_ID = 'compared-count';

interface CompareBarProps {
  ids: string[];
  change: (changes: Partial<Wanted>) => void;
}

export function CompareBar({ ids: { length: count }, change }: CompareBarProps) {
  const { say } = useSpeech();
  if (count === 0) return undefined;
  const stop = () => {
    // The bar disappears with its button. Without this, the focus would jump to the top of the page.
    document.getElementById('hits')?.focus({ preventScroll: true });
    change({ compared: [] });
  };
  return (
    <section className="compare-bar" aria-label={say('compare')}>
      <p id={COMPARED_COUNT_ID} role="status">
        {say('comparedCount', { count, most: MOST_COMPARED })} {say(hintKey(count))}
      </p>
      <div>
        {count > 1 && (
          <a className="primary" href="#compared">
            {say('compare')}
          </a>
        )}
        <button type="button" className="link" onClick={stop}>
          {say('stopComparing')}
        </button>
      </div>
    </section>
  );
}

function hintKey(count: number): Key {
  if (count === 1) return 'compareOne';
  return count < MOST_COMPARED ? 'compareMore' : 'compareFull';
}
