import { useSearchParams } from 'react-router';
import { readWanted, type Wanted, writeWanted } from './wanted';

/** What the address asks for, and a way to change some of it. */
export function useWanted(): [Wanted, (changes: Partial<Wanted>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const wanted = readWanted(parameters);
  return [
    wanted,
    (changes) => setParameters(writeWanted({ ...wanted, ...changes }), { preventScrollReset: true }),
  ];
}
