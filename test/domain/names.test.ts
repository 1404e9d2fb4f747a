/** Names are compared in capitals, without accents and marks. */
import { wordsOfName } from '../../domain/names';

it.each([
  ['Théâtre Saint-Denis', ['THEATRE', 'SAINT', 'DENIS']],
  ["St. Mary's Home", ['ST', 'MARYS', 'HOME']],
  ['St. Mary’s Home', ['ST', 'MARYS', 'HOME']],
  ['  Red --- Cross, Inc. ', ['RED', 'CROSS', 'INC']],
  ['Ångström 42', ['ANGSTROM', '42']],
  ['U.S.A.', ['USA']],
  ['— – ·', []],
])('%j has the words %j', (name, words) => {
  expect(wordsOfName(name)).toEqual(words);
});
