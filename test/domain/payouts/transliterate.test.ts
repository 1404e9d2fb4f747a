/** Names in bank files are written in the letters that every bank accepts. */
import fc from 'fast-check';
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { fitsAlphabet, transliterate } from '../../../domain/payouts/transliterate';

const SEPA = /^[A-Za-z0-9/\-?:().,'+ ]+$/;
const NACHA = /^[A-Z0-9 .&'()\-/]+$/;

it.each([
  ['Müller & Söhne gGmbH', 'Muller + Sohne gGmbH', 'MULLER & SOHNE GGMBH'],
  ['Größe, Straße', 'Grosse, Strasse', 'GROSSE STRASSE'],
  ['Œuvres d’Art «Été»', "Oeuvres d'Art 'Ete'", "OEUVRES D'ART 'ETE'"],
  ['Łódź / Þingvellir', 'Lodz / Thingvellir', 'LODZ / THINGVELLIR'],
  ['Ελληνικός Ψαράς', 'Ellinikos Psaras', 'ELLINIKOS PSARAS'],
  ['Български Червен кръст', 'Balgarski Cherven krast', 'BALGARSKI CHERVEN KRAST'],
  ['Українська Ґанок Їжак', 'Ukrainska Ganok Izhak', 'UKRAINSKA GANOK IZHAK'],
  ['İstanbul Iğdır ışık', 'Istanbul Igdir isik', 'ISTANBUL IGDIR ISIK'],
  ['Đorđe Ñandú Åse Æsir', 'Dorde Nandu Ase Aesir', 'DORDE NANDU ASE AESIR'],
  ['a_b – c [d] {e}', 'a-b - c (d) (e)', 'A-B - C (D) (E)'],
  ['ﬁne № 1²', 'fine No 12', 'FINE NO 12'],
  ['a\u0301b\ncd\t\u00a0e', 'ab cd e', 'AB CD E'],
  ['Help ❤️ now!', 'Help now.', 'HELP NOW.'],
  ['x@y; €5', 'x(at)y, EUR5', 'X(AT)Y EUR5'],
])('%j is %j, and %j in NACHA', (name, sepa, nacha) => {
  expect(transliterate(name, 'sepa', 70)).toBe(sepa);
  expect(transliterate(name, 'nacha', 70)).toBe(nacha);
});

it.each(['日本赤十字社', 'Red Cross 中国', 'הצלב', 'مؤسسة', '❤️', '   ', ''])('%j is refused', (name) => {
  expect(() => transliterate(name, 'sepa', 70)).toThrow(BankFileError);
});

it('cuts a long name, and no space stays at its end', () => {
  expect(transliterate('Helping Hands', 'sepa', 8)).toBe('Helping');
  expect(transliterate('ßßßß', 'nacha', 5)).toBe('SSSSS');
});

it.each([
  ['sepa', SEPA],
  ['nacha', NACHA],
] as const)('writes only characters of %s, or refuses', (alphabet, characters) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 80 }), (name, length) => {
      let text: string;
      try {
        text = transliterate(name, alphabet, length);
      } catch (error) {
        expect(error).toBeInstanceOf(BankFileError);
        return;
      }
      expect(text).toMatch(characters);
      expect(text.length).toBeLessThanOrEqual(length);
      expect(text).toBe(text.trim());
      expect(transliterate(text, alphabet, length)).toBe(text);
      expect(fitsAlphabet(text, alphabet)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

const ALLOWED: string = "aZ09/-?:().,'+";
it('keeps a name that has only allowed characters', () => {
  const allowed = fc.string({ unit: fc.constantFrom(...ALLOWED), minLength: 1, maxLength: 70 });
  fc.assert(
    fc.property(allowed, (name) => {
      fc.pre(/[aZ09]/.test(name));
      expect(transliterate(name, 'sepa', 70)).toBe(name);
    }),
  );
});
