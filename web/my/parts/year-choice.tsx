/** Chooses a calendar year, which counts in UTC. */
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useSpeech } from '../speech';

const YEARS = 10;

/** The year in the address, so that a reload and a link show the same one. */
export function useYear(): [number, (year: number) => void] {
  const [parameters, setParameters] = useSearchParams();
  const years = listYears();
  const year = years.find((each) => String(each) === parameters.get('year')) ?? years[0] ?? 0;
  return [year, (next) => setParameters({ year: String(next) }, { replace: true })];
}

export function YearChoice({ year, choose }: { year: number; choose: (year: number) => void }) {
  const { say } = useSpeech();
  const id = useId();
  return (
    <div className="field year">
      <label htmlFor={id}>{say('year')}</label>
      <select id={id} value={year} onChange={({ target }) => choose(Number(target.value))}>
        {listYears().map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </div>
  );
}

function listYears(): number[] {
  const current = new Date().getUTCFullYear();
  return Array.from({ length: YEARS }, (_, index) => current - index);
}
