import type { Migration } from '.';

/** A misspelt word and its correction have almost the same length. An index by length leaves few words to compare. */
export const nearWords: Migration = {
  name: '20261123000110-find-near-words-sooner',
  up: 'CREATE INDEX search_words_by_length ON search_words (letter, length(word), word);',
  down: 'DROP INDEX search_words_by_length;',
};
