import { parseQuery } from '../../search/language/parse';
import { printQuery } from '../../search/language/print';
import { expandSynonyms } from '../../search/language/synonyms';
import list from '../../search/language/synonyms.json';
import { wordsOf } from '../../search/language/words';

it.each([
  ['kids', 'kids OR children'],
  ['poor', 'poor OR poverty OR "low income"'],
  ['name:kids -poor', '(name:kids OR name:children) AND NOT (poor OR poverty OR "low income")'],
  ['"kids" kid*', '(kids OR children) AND kid*'],
  // Words in a row: each has its own synonyms, and so has the row.
  ['legal aid reno', '((legal AND aid) OR "legal services") AND reno'],
  ['reno legal aid', 'reno AND ((legal AND aid) OR "legal services")'],
  ['NOT (legal aid)', 'NOT ((legal AND aid) OR "legal services")'],
  ['name:(legal aid)', '(name:legal AND name:aid) OR name:"legal services"'],
  ['humane society', '(humane AND (society OR soc)) OR "animal protection"'],
  ['aid legal', 'aid AND legal'],
  ['"legal aid"', '"legal aid"'],
  ['name:legal aid', 'name:legal AND aid'],
  ['legal OR aid', 'legal OR aid'],
  // "A & B" has the two side by side.
  ['search and rescue', 'search AND (and OR "search rescue") AND rescue'],
  ['name:(search and rescue)', 'name:search AND (name:and OR name:"search rescue") AND name:rescue'],
  ['a and b and c', 'a AND (and OR "a b") AND b AND (and OR "b c") AND c'],
  ['search AND rescue', 'search AND rescue'],
  ['and rescue', 'and AND rescue'],
  ['search and', 'search AND and'],
  ['search and rescue*', 'search AND and AND rescue*'],
  ['"search and rescue"', '"search and rescue"'],
])('%s finds what %s says', (text, expected) => {
  expect(printQuery(expandSynonyms(parseQuery(text)))).toBe(expected);
});

it('the list is written in the words that are compared, and nothing is its own synonym', () => {
  for (const [row, synonyms] of Object.entries(list)) {
    expect(wordsOf(row).join(' ')).toBe(row);
    for (const synonym of synonyms) expect(wordsOf(synonym).join(' ')).toBe(synonym);
    expect(synonyms).not.toContain(row);
    expect(new Set(synonyms).size).toBe(synonyms.length);
  }
});
