import { parseQuery } from '../../search/language/parse';
import { printQuery } from '../../search/language/print';
import { expandSynonyms } from '../../search/language/synonyms';
import list from '../../search/language/synonyms.json';
import states from '../../search/places/states.json';
import { wordsOf } from '../../search/language/words';

it.each([
  ['kids', 'kids OR children'],
  ['poor', 'poor OR poverty OR "low income"'],
  ['name:kids -poor', '(name:kids OR name:children) NOT (poor OR poverty OR "low income")'],
  ['"kids" kid*', '"kids" kid*'],
  ['"legal" "aid"', '"legal" "aid"'],
  ['"legal" aid', '"legal" aid'],
  ['legal AND * aid', 'legal AND aid'],
  ['search "and" rescue', 'search "and" rescue'],
  ['"search" and rescue', '"search" AND (and OR "search rescue") rescue'],
  ['mount zion', '(mount OR name:mt) zion'],
  ['location:mount name:mt', 'location:mount AND (name:mt OR name:mount)'],
  // Words side by side: each has its own synonyms, and so have they together.
  ['legal aid reno', '((legal aid) OR "legal services") reno'],
  ['reno legal aid', 'reno AND ((legal aid) OR "legal services")'],
  ['NOT (legal aid)', 'NOT ((legal aid) OR "legal services")'],
  ['name:(legal aid)', '(name:legal name:aid) OR name:"legal services"'],
  ['humane society', '(humane AND (society OR soc)) OR "animal protection"'],
  ['aid legal', 'aid legal'],
  ['legal AND aid', 'legal AND aid'],
  ['legal OR aid', 'legal OR aid'],
  ['legal -aid', 'legal NOT aid'],
  ['"legal aid"', '"legal aid"'],
  ['name:legal aid', 'name:legal aid'],
  // "A & B" has the two side by side.
  ['search and rescue', 'search AND (and OR "search rescue") rescue'],
  ['name:(search and rescue)', 'name:search AND (name:and OR name:"search rescue") name:rescue'],
  ['a and b and c', 'a AND (and OR "a b") b AND (and OR "b c") c'],
  [
    'kids and poor',
    '(kids OR children) AND (and OR "kids poor" OR "kids poverty" OR "children poor" OR "children poverty") AND (poor OR poverty OR "low income")',
  ],
  ['search AND rescue', 'search AND rescue'],
  ['search AND and rescue', 'search AND and rescue'],
  ['and rescue', 'and rescue'],
  ['search and', 'search and'],
  ['search and rescue*', 'search and rescue*'],
  ['"search and rescue"', '"search and rescue"'],
])('%s finds what %s says', (text, expected) => {
  expect(printQuery(expandSynonyms(parseQuery(text)))).toBe(expected);
});

const codes = Object.keys(states).map((code) => code.toLowerCase());

it('the list is written in the words that are compared, and nothing is its own synonym', () => {
  for (const [row, synonyms] of Object.entries(list)) {
    expect(wordsOf(row).join(' ')).toBe(row);
    for (const synonym of synonyms) {
      const said = synonym.replace(/^name:/, '');
      expect(wordsOf(said).join(' ')).toBe(said);
      // It would be every organization of that state.
      expect(codes).not.toContain(synonym);
    }
    expect(synonyms).not.toContain(row);
    expect(new Set(synonyms).size).toBe(synonyms.length);
  }
});
