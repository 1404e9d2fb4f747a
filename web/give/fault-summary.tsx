/** Lists above the form what is wrong in it. Each line leads to its field. */
import { type MouseEvent } from 'react';
import { type Faults, type Field, FIELDS } from './faults';
import { useFaultText } from './fields';
import { useSpeech } from './speech';

interface SummaryProps {
  faults: Faults;
  onChoose: (field: Field) => void;
}

export const FAULT_SUMMARY_ID = 'faults';

/** Takes the focus when it appears. */
export function FaultSummary({ faults, onChoose }: SummaryProps) {
  const { say } = useSpeech();
  const textOf = useFaultText();
  const lines = FIELDS.flatMap((field) => {
    const fault = faults[field];
    return fault === undefined ? [] : [{ field, text: textOf(field, fault) }];
  });
  if (lines.length === 0) return null;
  const choose = (field: Field) => (event: MouseEvent) => {
    // A page in a frame of another site opens every link in a tab of its own.
    event.preventDefault();
    onChoose(field);
  };
  return (
    <div
      className="alert faults"
      id={FAULT_SUMMARY_ID}
      role="alert"
      tabIndex={-1}
      aria-labelledby="faults-title"
    >
      <h2 id="faults-title">{say('faultSummary')}</h2>
      <ul>
        {lines.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={choose(field)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
