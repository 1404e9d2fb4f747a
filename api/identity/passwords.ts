/** Hashes passwords with Argon2id and OWASP's parameters (19 MiB, two passes). zxcvbn finds weak passwords. */
import { hash, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords } from '@zxcvbn-ts/language-en';

const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const PASSWORD_MIN_LENGTH = 12;
const PASSWORD_MAX_LENGTH = 200;
/** zxcvbn scores from 0 to 4. A password with score 3 withstands online guessing. */
const PASSWORD_MIN_SCORE = 3;
/** zxcvbn judges only this many first characters, because its time grows with the square of the length. */
const JUDGED_CHARACTERS = 40;
/** zxcvbn tries this many spellings with digits for letters. Its default of 512 takes half a second per password. */
const MAX_SUBSTITUTIONS = 16;

const judge = new ZxcvbnFactory({
  dictionary: { ...commonWords, ...englishWords },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
});

/** Is computed at startup, so that the first sign-in with an unknown address takes no longer than others. */
const hashOfNobody = hashPassword('the password of nobody');

/** Returns the string to store. It has the algorithm, the parameters, the salt and the hash. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), SETTINGS);
}

/** Returns true if the password matches the hash. A missing hash takes equally long, so that timing reveals nothing. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await hashOfNobody), password.normalize('NFKC'));
  return passwordHash !== undefined && isRight;
}

/** Returns the fault of a new password, or undefined. `known` are facts about the owner, which are easy to guess. */
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

/** Splits a text into words: `ada.lovelace@example.org` also gives `ada`, `lovelace` and `adalovelace`. */
function wordsOf(text: string): string[] {
  const [local = ''] = text.split('@');
  const parts = local.split(/[^\p{L}\p{N}]+/u);
  return [startOf(text), local, parts.join(''), ...parts].filter((word) => word.length > 2);
}

function startOf(text: string): string {
  return [...text].slice(0, JUDGED_CHARACTERS).join('');
}
