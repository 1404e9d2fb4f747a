/** Compares the holder of a payout account with the charity. See docs/rules/payout-accounts.md. */
import { wordsOfName } from '../names';
import { findForeignWords } from '../verification/name-similarity';
import { MATCHING_SIMILARITY, nameSimilarity } from '../verification/register-match';

/** Legal forms that banks add to a name. */
const LEGAL_FORMS = [
  ...[
    'AG',
    'AISBL',
    'AS',
    'ASBL',
    'BV',
    'CIC',
    'CIO',
    'EINGETRAGENER',
    'EV',
    'GGMBH',
    'GMBH',
    'KG',
    'NV',
    'NPO',
    'ONLUS',
  ],
  ...['PLC', 'PTY', 'SA', 'SARL', 'SAS', 'SL', 'SPA', 'SRL', 'TRUST', 'UG', 'VEREIN', 'VZW'],
] as const;

/**
 * Returns true if the holder's name fits the charity's name. Otherwise, a reviewer must compare the names. A holder
 * with a word that the charity's name lacks, such as a person's name, does not fit. Neither does one with a letter of
 * another script, which may only look like the right one.
 */
export function fitsHolder(holderName: string, charityName: string): boolean {
  if (nameSimilarity(holderName, charityName) < MATCHING_SIMILARITY) return false;
  const known = lettersOf(charityName);
  if ([...lettersOf(holderName)].some((letter) => !/[A-Z0-9]/.test(letter) && !known.has(letter)))
    return false;
  const forms: readonly string[] = LEGAL_FORMS;
  return findForeignWords(holderName, charityName).every((word) => forms.includes(word));
}

/** Returns the letters and digits of a name, in upper case and without accents. */
function lettersOf(name: string): Set<string> {
  return new Set(wordsOfName(name).join(''));
}
