/** No name has a character that nobody sees, except those that its writing needs. */
import { hasUnseenCharacter } from '../../domain/unseen';

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
  ['a Persian name, in which two letters must not join', 'علی\u200cرضا'],
  ['the same with vowel signs', 'علیِ\u200cرضا'],
  ['a Hindi name with a virama that shows', 'शरद्\u200cचन्द्र'],
  ['a Sinhala name, in which a virama joins two letters', 'ශ්\u200dරී'],
  ['a Marathi name with a half letter', 'सर्वोच्च न्या\u092f\u094d\u200dस'],
  ['a Japanese place with the variant of an ideograph', '葛\u{e0100}飾'],
])('%s may be written: %s', (_case, name) => {
  expect(hasUnseenCharacter(name)).toBe(false);
});

it.each([
  ['a non-joiner between Latin letters', 'Red\u200cCross'],
  ['a non-joiner after a letter that never joins the next one', 'ا\u200cب'],
  ['a non-joiner at the end of a word', 'علی\u200c رضا'],
  ['two non-joiners', 'علی\u200c\u200cرضا'],
  ['a joiner between Arabic letters', 'علی\u200dرضا'],
  ['a joiner after a letter without a virama', 'शरद\u200dचन्द्र'],
  ['a joiner before a vowel sign', 'क्\u200dि'],
  ['a non-joiner after a virama at the end', 'शरद्\u200c'],
  ['a variation selector after a Latin letter', 'a\u{e0100}b'],
  ['a joined emoji', '\u{1f469}\u200d\u{1f467}'],
])('%s is refused: %j', (_case, name) => {
  expect(hasUnseenCharacter(name)).toBe(true);
});
