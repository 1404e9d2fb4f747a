/** Names and values in rows. The last row of a sum is the total of the rows above it. */
import { type ReactNode } from 'react';
import { useSpeech } from '../speech';
import { type Key } from '../words';

export type Pair = [name: Key, value: ReactNode];

export function Pairs({ pairs, isSum = false }: { pairs: Pair[]; isSum?: boolean }) {
  const { say } = useSpeech();
  return (
    <dl className={isSum ? 'figures pairs sum' : 'figures pairs'}>
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt>{say(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
