/** Names and values in rows. */
import { type ReactNode } from 'react';
import { useSpeech } from '../speech';
import { type Key } from '../words';

export type Pair = [name: Key, value: ReactNode];

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
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt>{say(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
