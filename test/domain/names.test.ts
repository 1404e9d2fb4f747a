/** Names: their words and skeletons. */
import { skeletonOf, wordsOfName } from '../../domain/names';

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
