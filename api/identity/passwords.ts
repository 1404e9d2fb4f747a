/** Hashes passwords with Argon2id and OWASP's parameters (19 MiB, two passes). zxcvbn finds weak passwords. */
import { hash, verify } from '@node-rs/argon2';
import { type ZxcvbnFactory } from '@zxcvbn-ts/core';

const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PASSWORD_MIN_LENGTH = 12;
const PASSWORD_MAX_LENGTH = 200;
/** zxcvbn scores from 0 to 4. A password with score 3 withstands online guessing. */
const PASSWORD_MIN_SCORE = 3;
/**
 * zxcvbn judges only this many characters from the start, because its run time grows with the square of the
 * length.
 */
const JUDGED_CHARACTERS = 40;
/**
 * zxcvbn tries at most this many spellings in which digits replace letters. Its default of 512 takes half a
 * second per password.
 */
const MAX_SUBSTITUTIONS = 16;

/** Computed at startup, so that the first sign-in with an unknown address takes as long as any other. */
const hashOfNobody = hashPassword('the password of nobody');

/** Returns the string to store. The string contains the algorithm, the parameters, the salt and the hash. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), SETTINGS);
}

/**
 * Returns true if the password matches the hash. Without a hash, takes the same time, so that the timing does
 * not reveal whether an account exists.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await hashOfNobody), password.normalize('NFKC'));
  return passwordHash !== undefined && isRight;
}

export type PasswordFault = 'passwordTooShort' | 'passwordTooLong' | 'passwordTooEasy';

/**
 * Returns the fault of a new password, or undefined. `known` has facts about the owner, such as their name,
 * because a password made of such facts is easy to guess.
 */
export async function findPasswordFault(
  password: string,
  known: string[],
): Promise<PasswordFault | undefined> {
  const characters = [...password];
  if (characters.length < PASSWORD_MIN_LENGTH) return 'passwordTooShort';
  if (characters.length > PASSWORD_MAX_LENGTH) return 'passwordTooLong';
  judge ??= loadJudge();
  const { score } = (await judge).check(startOf(password), known.flatMap(wordsOf));
  return score < PASSWORD_MIN_SCORE ? 'passwordTooEasy' : undefined;
}

let judge: Promise<ZxcvbnFactory> | undefined;

/** Loading takes a second, so it happens at the first new password instead of at startup. */
async function loadJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  });
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
