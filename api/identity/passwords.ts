/** Passwords: Argon2id at the parameters that OWASP recommends (19 MiB, two passes), and zxcvbn against easy ones. */
import { hash, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords } from '@zxcvbn-ts/language-en';

const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const PASSWORD_MIN_LENGTH = 12;
const PASSWORD_MAX_LENGTH = 200;
/** zxcvbn's score from 0 to 4. 3 withstands guessing at the speed of an online attack. */
const PASSWORD_MIN_SCORE = 3;
/** Only the start of a password is judged, because the time grows with the square of the length. */
const JUDGED_CHARACTERS = 40;
/** How many spellings with digits for letters are tried. With the default of 512 one password takes half a second. */
const MAX_SUBSTITUTIONS = 16;

const judge = new ZxcvbnFactory({
  dictionary: { ...commonWords, ...englishWords },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
});

/** Made at the start, so that the first sign-in for an unknown address takes no longer than others. */
const hashOfNobody = hashPassword('the password of nobody');

/** The stored form of a password: algorithm, parameters, salt and hash in one string. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), SETTINGS);
}

/** Whether the password matches the hash. A missing hash is checked for as long, so that timing reveals nothing. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await hashOfNobody), password.normalize('NFKC'));
  return passwordHash !== undefined && isRight;
}

/** What is wrong with a new password; undefined if it is acceptable. `known` is what others know about its owner. */
export function findPasswordFault(password: string, known: string[]): string | undefined {
  const characters = [...password];
  if (characters.length < PASSWORD_MIN_LENGTH) {
    return `Use at least ${String(PASSWORD_MIN_LENGTH)} characters.`;
  }
  if (characters.length > PASSWORD_MAX_LENGTH) return 'Use at most 200 characters.';
  const { score } = judge.check(startOf(password), known.flatMap(wordsOf));
  return score < PASSWORD_MIN_SCORE
    ? 'This password is too easy to guess. Use several unrelated words, or more characters.'
    : undefined;
}

/** A text and its parts: `ada.lovelace@example.org` also gives `ada`, `lovelace` and `adalovelace`. */
function wordsOf(text: string): string[] {
  const [local = ''] = text.split('@');
  const parts = local.split(/[^\p{L}\p{N}]+/u);
  return [startOf(text), local, parts.join(''), ...parts].filter((word) => word.length > 2);
}

function startOf(text: string): string {
  return [...text].slice(0, JUDGED_CHARACTERS).join('');
}
