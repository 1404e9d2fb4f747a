import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Wanted } from './wanted';

type Typed = Pick<Wanted, 'words' | 'near'>;

/** What stood in the fields at each step of the tab's history, and was not searched for there. */
const kept = new Map<string, Typed>();

interface Fields extends Typed {
  type: (changes: Partial<Typed>) => void;
  /** The next step has what was typed. The way back from there shows what this step searched for. */
  forget: () => void;
}

/** What stands in the fields. The way back from another page shows it again. */
export function useTyped({ words, near }: Typed): Fields {
  const { key } = useLocation();
  const [typed, setTyped] = useState(() => kept.get(key) ?? { words, near });
  useEffect(() => void kept.set(key, typed), [key, typed]);
  return {
    ...typed,
    type: (changes) => setTyped((before) => ({ ...before, ...changes })),
    forget: () => void kept.delete(key),
  };
}
