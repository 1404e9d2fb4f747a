/** Names and values in rows. */
import { type ReactNode } from 'react';
import { type Values } from '../../common/words';
import { useSpeech } from '../speech';
import { type Key } from '../words';

/** A name may depend on a value, such as a count. */
export type Pair = [name: Key, value: ReactNode, values?: Values];

const LOOKS = {
  /** All values end at the edge of the card. */
  ends: 'figures ends',
  /** As `ends`, and the last row is the total of the rows above it. */
  sum: 'figures ends sum',
  large: 'figures large',
};

export function Pairs({ pairs, look = 'ends' }: { pairs: Pair[]; look?: keyof typeof LOOKS }) {
  const { say } = useSpeech();
  return (
    <dl className={LOOKS[look]}>
      {pairs.map(([name, value, values]) => (
        <div key={name}>
          <dt>{say(name, values)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
