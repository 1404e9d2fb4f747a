import { useState } from 'react';
import { forgetFormDraft, keepFormDraft, readFormDraft } from '../common/form-drafts';

interface DraftState<Draft> {
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
  /** Empties the form. */
  forget: () => void;
}

/** The fields of a form, which come back with the page after a sign-in or a reload. It must hold no secret. */
export function useDraft<Draft extends object>(name: string, empty: Draft): DraftState<Draft> {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...readFormDraft<Draft>(name) }));
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    keepFormDraft(name, next);
    setDraft(next);
  };
  const forget = () => {
    forgetFormDraft(name);
    setDraft(empty);
  };
  return { draft, change, forget };
}
