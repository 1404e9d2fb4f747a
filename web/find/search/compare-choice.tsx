/** Chooses a charity for the comparison. Beside it stands how many are chosen, or why a fourth cannot be. */
import { useState } from 'react';
import { type SearchHit } from '../../../client/index';
import { useSpeech } from '../speech';
import { MOST_COMPARED, type Wanted } from './wanted';

interface CompareChoiceProps {
  hit: SearchHit;
  wanted: Wanted;
  change: (changes: Partial<Wanted>) => void;
}

export function CompareChoice({ hit: { id, name }, wanted: { compared }, change }: CompareChoiceProps) {
  const { say } = useSpeech();
  const [wasRefused, setRefused] = useState(false);
  const isChosen = compared.includes(id);
  const isFull = !isChosen && compared.length >= MOST_COMPARED;
  const toggle = () => {
    setRefused(isFull);
    if (isChosen) change({ compared: compared.filter((each) => each !== id) });
    else if (!isFull) change({ compared: [...compared, id] });
  };
  return (
    <div className="compare">
      <button type="button" className="link" aria-pressed={isChosen} aria-disabled={isFull} onClick={toggle}>
        {say('compare')} <span className="hidden">{name}</span>
      </button>
      {isChosen && (
        <span className="hint">
          {say('comparedCount', { count: compared.length, most: MOST_COMPARED })}{' '}
          <a href="#compared">{say('toComparison')}</a>
        </span>
      )}
      {isFull && wasRefused && (
        <span className="hint" role="alert">
          {say('compareFull')}
        </span>
      )}
    </div>
  );
}
