/** The server finds a language by its folder, and says the sentences of its catalogs. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasSentence, speak, speakAround } from '../../texts/languages';

const ACCOUNT = path.resolve(__dirname, '../../texts/en/account');

it('a catalog of several files has each key once', () => {
  const keys = readdirSync(ACCOUNT).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(path.join(ACCOUNT, file), 'utf8')) as Record<string, string>),
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(keys.every((key) => hasSentence('account', key))).toBe(true);
});

it('knows a sentence by its key alone', () => {
  expect(['signIn', 'toString', 'nothing'].map((key) => hasSentence('account', key))).toEqual([
    true,
    false,
    false,
  ]);
});

it('puts an element where the language wants it', () => {
  const name = { isElement: true };
  expect(speakAround('account', 'en')('allowTitle', { name })).toEqual(['Allow ', name, '?']);
  expect(speakAround('account', 'de')('allowTitle', { name })).toEqual([name, ' erlauben?']);
  expect(speakAround('account', 'en')('signIn', {})).toEqual(['Sign in']);
});

it.each([
  ['en', 1, 'It pays 1 recurring gift.'],
  ['en', 2, 'It pays 2 recurring gifts.'],
  ['es', 1, 'Con ella se paga 1 donación periódica.'],
  ['es', 2, 'Con ella se pagan 2 donaciones periódicas.'],
])('counts as the language does: %s %d', (language, count, sentence) => {
  expect(speak('account', language)('paysPlans', { count })).toBe(sentence);
});

it('speaks English in a language that has no folder', () => {
  expect(speak('account', 'xx')('signIn')).toBe('Sign in');
});
