/** Shows a text that a register wrote in capitals as sentences. */

const words = (list: string) => new Set(list.split(' '));

/** Initialisms with a vowel stay in capitals. US is left out, because the word "us" is as frequent. */
const INITIALISMS = words(
  'EMS EU GED HIV HUD I II III IRS IV NASA NGO NGOS NY NYC SPCA UK UNICEF USA YMCA YWCA',
);
/** Short words without a vowel are initialisms, such as TX, except for these. */
const WITHOUT_VOWEL = /^[B-DF-HJ-NP-TV-XZ]{2,4}$/;
const ABBREVIATIONS = words('BLVD DR FT INC JR LTD MR MRS MT SR ST');
/** A word, or letters with dots, such as U.S. */
const WORD = /(?:\p{Lu}\.){2,}|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;
/** A text explains its own initialism in brackets, as in "Harbor Youth Center (HYC)". */
const EXPLAINED = /\((\p{Lu}{2,4})\)/gu;
/** The first letter of the text, and of what follows the end of a sentence. "Inc." and "U.S." end none. */
const FIRST_LETTER =
  /(?:^[^\p{L}\p{N}]*|(?<!\b(?:inc|ltd|co|corp|etc)|\.\p{L})[.!?]["'”’)\]]*\s+["'“‘([]*)\p{L}/giu;

/** Returns other texts unchanged. `names` keep their capitals, such as those of the charity and of its city. */
export function sentenceCase(text: string, names: readonly string[] = []): string {
  if (!/\p{Lu}/u.test(text) || /\p{Ll}/u.test(text)) return text;
  const explained = new Set(Array.from(text.matchAll(EXPLAINED), ([, word = '']) => word));
  const lowered = text.replace(WORD, (word) => lower(word, explained));
  const sentences = lowered.replace(FIRST_LETTER, (start) => start.toUpperCase());
  return names.reduce(restore, sentences);
}

function lower(word: string, explained: ReadonlySet<string>): string {
  const stem = word.replace(/['’].*/, '');
  const rest = word.slice(stem.length).toLowerCase();
  if (ABBREVIATIONS.has(stem)) return stem.charAt(0) + stem.slice(1).toLowerCase() + rest;
  const isKept =
    INITIALISMS.has(stem) || explained.has(stem) || WITHOUT_VOWEL.test(stem) || stem.includes('.');
  return (isKept ? stem : stem.toLowerCase()) + rest;
}

/** Writes a name as the page knows it. A text often leaves out the "Inc" of a name. */
function restore(text: string, name: string): string {
  const short = name.replace(/,? inc\.?$/i, '');
  const escaped = short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'), () => short);
}
