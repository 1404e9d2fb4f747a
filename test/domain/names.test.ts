/** Names: their words, hidden characters and skeletons. */
import { hasUnseenCharacter, skeletonOf, wordsOfName } from '../../domain/names';

it.each([
  ['Théâtre Saint-Denis', ['THEATRE', 'SAINT', 'DENIS']],
  ["St. Mary's Home", ['ST', 'MARYS', 'HOME']],
  ['St. Mary’s Home', ['ST', 'MARYS', 'HOME']],
  ['  Red --- Cross, Inc. ', ['RED', 'CROSS', 'INC']],
  ['O‘Neil ʻAmr ʿAli Sa`id', ['ONEIL', 'AMR', 'ALI', 'SAID']],
  ['Ångström 42', ['ANGSTROM', '42']],
  ['U.S.A.', ['USA']],
  ['— – ·', []],
])('%j has the words %j', (name, words) => {
  expect(wordsOfName(name)).toEqual(words);
});

it.each([
  '\u0000',
  '\n',
  '\u0085',
  '\u00ad',
  '\u061c',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u2028',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u3164',
  '\ufeff',
  '\ufff9',
  '\u{e0041}',
  '\ud800',
])('nobody sees %j in a name', (character) => {
  for (const name of [`${character}Red Cross`, `Red${character}Cross`, `Red Cross${character}`]) {
    expect(hasUnseenCharacter(name)).toBe(true);
  }
});

it.each(['Red Cross', 'Élan d’Été', 'Красный Крест', '赤十字', 'ملجأ', 'अन्न', 'Save the ❤️'])(
  '%s has nothing hidden',
  (name) => {
    expect(hasUnseenCharacter(name)).toBe(false);
  },
);

it.each([
  'american red cross',
  'AMERICAN RED CROSS',
  'American  Red Cross',
  'American-Red-Cross.',
  'Аmеrісаn Rеd Сrоss', // Cyrillic
  'Αmerican Red Crοss', // Greek
  'Arnerican Red Cross',
  'Amer1can Red Cr0ss',
  'Amerlcan Red Cross',
  'Ａｍｅｒｉｃａｎ Red Cross', // fullwidth
  '𝐀𝐦𝐞𝐫𝐢𝐜𝐚𝐧 𝑅𝑒𝑑 Cross', // mathematical
  'Ámerïcan Red Cross',
  'American Red Cross\ufe0f',
])('%s looks like the American Red Cross', (name) => {
  expect(skeletonOf(name)).toBe(skeletonOf('American Red Cross'));
});

it.each(['American Red Crescent', 'American Blue Cross', 'Red Cross'])('%s does not', (name) => {
  expect(skeletonOf(name)).not.toBe(skeletonOf('American Red Cross'));
});

it('a name without letters is its own skeleton', () => {
  expect(skeletonOf('!!!')).toBe('!!!');
  expect(skeletonOf('!!!')).not.toBe(skeletonOf('???'));
});
