/**
 * Prepares names for screening. Registers and people write an Arabic, Persian, Russian, Chinese or Korean name with
 * different Latin letters, so each word is reduced to one spelling before names are compared.
 */
import { transliterate } from 'transliteration';
import { wordsOfName } from '../names';
import { comparableOf, type ComparableName, distinctiveWords } from './name-similarity';

/**
 * Words that do not distinguish names: legal forms of many countries, Arabic articles as they are written and spoken,
 * "son of", and Spanish prepositions.
 */
const IGNORED: ReadonlySet<string> = new Set(
  (
    'PUBLIC JOINT STOCK LIABILITY PJSC JSC OJSC CJSC AO OAO OOO ZAO PAO GMBH AG SARL SA SAS SPA SRL BV NV ' +
    'KG EV FZE FZCO FZC EST ESTABLISHMENT PTE PTY SDN BHD LLP LP PLC OY AB AS DMCC DOO ' +
    'AL EL UL UR AR ASH AD AZ BIN IBN BEN DE DEL'
  ).split(' '),
);

/** The spellings of one sound, in the order in which they are replaced. */
const SOUNDS: readonly [spellings: RegExp, sound: string][] = [
  [/X/g, 'KS'],
  // Egypt writes Gamal for Jamal.
  [/^GAM/, 'JAM'],
  // France writes Chaouki for Shawqi, and Wade-Giles Chih for Zhi.
  [/T?SCH|SHCH|TCH|DZH|DJ|ZH|CH|SH/g, 'J'],
  [/PH/g, 'F'],
  [/CK/g, 'K'],
  [/KH/g, 'H'],
  [/GH/g, 'G'],
  [/TH/g, 'T'],
  [/DH/g, 'D'],
  [/C(?=[EIY])/g, 'S'],
  [/[CGQ]/g, 'K'],
  // Faouzi, Fauzi, Fawzi.
  [/A(?:OU|[OUW])/g, 'AV'],
  [/W/g, 'V'],
  [/IY|YI|EY|AY|AI|EI|IE|EE|YE|IJ/g, 'I'],
  [/[YJ]O/g, 'O'],
  [/OU|OO|U/g, 'O'],
  [/[EY]/g, 'I'],
  [/(\p{L})\1+/gu, '$1'],
  [/(?<=.)H$/, ''],
  // Abd al-Qadir, Abdelkader and Abdul Qadir: the article, also when it takes the next letter.
  [/^ABD[AIO](?:[DNRSTZ]$|L|(?=[DNRSTZ]))/, 'ABD'],
  // Nur al-Din, Nureddine.
  [/(?<=...)[AIO]L?DINI?$/, 'DIN'],
];

const NOT_ASCII = /[^\p{ASCII}]/u;
const DIGIT = /\d/;

/** Prepares a name for screening. Two prepared names are compared with `similarityOf`. */
export function toScreened(name: string): ComparableName {
  const latin = NOT_ASCII.test(name) ? transliterate(name) : name;
  return comparableOf(distinctiveWords(wordsOfName(latin), IGNORED).map(soundOf));
}

/** Returns the one spelling of a word. Numbers and codes stay as they are. */
function soundOf(word: string): string {
  if (DIGIT.test(word)) return word;
  return SOUNDS.reduce((text, [spellings, sound]) => text.replace(spellings, sound), word);
}
