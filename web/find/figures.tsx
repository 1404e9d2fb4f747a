/** Figures with their names. The main one comes first and is the largest, the others stand in rows below it. */
import { type ReactNode } from 'react';
import { useSpeech } from './speech';
import { type Key } from './words';

export type Figure = [name: Key, value: string];

interface FiguresProps {
  main?: Figure;
  /** What belongs to the main figure. */
  children?: ReactNode;
  others: Figure[];
}

export function Figures({ main, children, others }: FiguresProps) {
  const { say } = useSpeech();
  return (
    <dl className="figures ends">
      {main !== undefined && (
        <div className="main">
          <dt>{say(main[0])}</dt>
          <dd>
            <span className="main-figure">{main[1]}</span>
            {children}
          </dd>
        </div>
      )}
      {others.map(([name, value]) => (
        <div key={name}>
          <dt>{say(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
