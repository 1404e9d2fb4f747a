/** Chooses a calendar year, which counts in UTC. */
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useSpeech } from '../speech';

const YEARS = 10;

interface Choice {
  year: number;
  /** The years to choose from, the latest first. */
  years: number[];
  choose: (year: number) => void;
}

/** The year in the address, so that a reload and a link show the same one. */
export function useYear(first?: number): Choice {
  const [parameters, setParameters] = useSearchParams();
  const years = listYears(first);
  const year = years.find((each) => String(each) === parameters.get('year')) ?? years[0] ?? 0;
  return { year, years, choose: (next) => setParameters({ year: String(next) }, { replace: true }) };
}

export function YearChoice({ year, years, choose }: Choice) {
  const { say } = useSpeech();
  const id = useId();
  return (
    <div className="field year">
      <label htmlFor={id}>{say('year')}</label>
      <select id={id} value={year} onChange={({ target }) => choose(Number(target.value))}>
        {years.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The clock of the browser may be late, so the current year is always there. */
function listYears(first: number | undefined): number[] {
  const current = new Date().getFullYear();
  const count = first === undefined ? YEARS : Math.max(1, current - first + 1);
  return Array.from({ length: count }, (_, index) => current - index);
}
