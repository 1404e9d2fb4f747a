/** Chooses a charity for the comparison. The bar below the list says how many are chosen. */
import { type SearchHit } from '../../../client/index';
import { COMPARED_COUNT_ID } from '../compare/compare-bar';
import { useSpeech } from '../speech';
import { MOST_COMPARED, type Wanted } from './wanted';

interface CompareChoiceProps {
  hit: SearchHit;
  wanted: Wanted;
  change: (changes: Partial<Wanted>) => void;
}

export function CompareChoice({ hit: { id, name }, wanted: { compared }, change }: CompareChoiceProps) {
  const { say } = useSpeech();
  const isChosen = compared.includes(id);
  const isFull = !isChosen && compared.length >= MOST_COMPARED;
  const toggle = () => {
    if (isChosen) change({ compared: compared.filter((each) => each !== id) });
    else if (!isFull) change({ compared: [...compared, id] });
  };
  return (
    <label className="compare">
      <input
        type="checkbox"
        checked={isChosen}
        aria-disabled={isFull}
        aria-describedby={isFull ? COMPARED_COUNT_ID : undefined}
        onChange={toggle}
      />
      <span>
        {say('compare')} <span className="hidden">{name}</span>
      </span>
    </label>
  );
}
