/** The field for words. While somebody types, it suggests causes and names; choosing one leads there. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Autocomplete } from '../../../client/index';
import { causeKey, TYPE_KEYS } from '../causes';
import { useClient } from '../client';
import { useSpeech } from '../speech';
import { addressOf } from './wanted';
import { showCount } from '../../common/counts';

type Suggestion = Autocomplete['suggestions'][number];

const PAUSE_MS = 150;
const MOST_LETTERS = 100;

interface WordsFieldProps {
  words: string;
  onType: (words: string) => void;
}

export function WordsField({ words, onType }: WordsFieldProps) {
  const { say } = useSpeech();
  const navigate = useNavigate();
  const suggestions = useSuggestions(words.trim());
  const field = useCombobox<Suggestion>({
    items: suggestions,
    inputValue: words,
    itemToString: (item) => item?.text ?? '',
    onInputValueChange: ({ inputValue }) => onType(inputValue),
    onSelectedItemChange: ({ selectedItem: item }) => void (item !== null && navigate(targetOf(item))),
  });
  const { isOpen, highlightedIndex, closeMenu, getLabelProps, getInputProps, getMenuProps, getItemProps } =
    field;
  const searchAtOnce = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || suggestions[highlightedIndex] !== undefined) return;
    // Downshift would only close the list. Without it, the browser submits the form.
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    closeMenu();
  };
  const isShown = isOpen && suggestions.length > 0;
  return (
    <div className="field words">
      <label {...getLabelProps()}>{say('words')}</label>
      <input
        {...getInputProps({
          name: 'q',
          maxLength: MOST_LETTERS,
          autoComplete: 'off',
          // At once, so that no letter is lost while the list changes.
          onInput: (event) => onType(event.currentTarget.value),
          onKeyDown: searchAtOnce,
        })}
      />
      <ul {...getMenuProps()} className={isShown ? 'suggestions' : 'suggestions none'}>
        {isShown &&
          suggestions.map((item, index) => (
            <li
              key={`${item.type} ${'id' in item ? item.id : item.text}`}
              {...getItemProps({ item, index })}
              className={index === highlightedIndex ? 'chosen' : undefined}
            >
              <Suggested item={item} />
            </li>
          ))}
      </ul>
    </div>
  );
}

function Suggested({ item }: { item: Suggestion }) {
  const { say, language } = useSpeech();
  if (item.type !== 'category') {
    return (
      <>
        {item.text} <span className="quiet">{say(TYPE_KEYS[item.type])}</span>
      </>
    );
  }
  const cause = causeKey(item.text);
  return (
    <>
      {cause === undefined ? item.text : say(cause)}{' '}
      <span className="quiet">{showCount(item.count, language)}</span>
    </>
  );
}

function targetOf(item: Suggestion): string {
  if (item.type === 'category') {
    return addressOf({ words: '', near: '', filters: { category: item.text }, compared: [] });
  }
  if (item.type === 'organization') return `/charities/${item.id}`;
  if (item.type === 'campaign') return `/campaigns/${item.id}`;
  return addressOf({ words: item.text, near: '', filters: { type: 'opportunity' }, compared: [] });
}

/** Asks once somebody pauses. Older suggestions stay until new ones come. */
function useSuggestions(words: string): Suggestion[] {
  const client = useClient();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const { data } = useQuery({
    queryKey: ['suggestions', asked],
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => client.search.autocomplete(asked, { signal }),
  });
  return words === '' ? [] : (data?.suggestions ?? []);
}
