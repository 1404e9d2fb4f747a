/** Two fields: what to look for, with suggestions, and near which place. */
import { type SubmitEvent, useId } from 'react';
import { findState } from '../map/states';
import { useSpeech } from '../speech';
import { useTyped } from './use-typed';
import { WordsField } from './words-field';
import { type Wanted } from './wanted';

interface SearchFormProps {
  wanted: Wanted;
  change: (changes: Partial<Wanted>) => void;
}

export function SearchForm({ wanted, change }: SearchFormProps) {
  const { say } = useSpeech();
  const { words, near, type, forget } = useTyped(wanted);
  const nearId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    forget();
    // The API searches around a town or a ZIP code. A whole state is a filter.
    const state = findState(near);
    if (state === undefined) change({ words: words.trim(), near: near.trim() });
    else change({ words: words.trim(), near: '', filters: { ...wanted.filters, state } });
  };
  return (
    <form role="search" className="search" noValidate onSubmit={submit}>
      <WordsField words={words} onType={(typed) => type({ words: typed })} />
      <div className="field near">
        <label htmlFor={nearId}>{say('near')}</label>
        <input
          id={nearId}
          value={near}
          maxLength={200}
          autoComplete="off"
          placeholder={say('nearExample')}
          onChange={(event) => type({ near: event.target.value })}
        />
      </div>
      <button type="submit" className="primary">
        {say('search')}
      </button>
    </form>
  );
}
