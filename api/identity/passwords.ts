/** Passwords: Argon2id at the parameters that OWASP recommends (19 MiB, two passes). */
import { hash, verify } from '@node-rs/argon2';

const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 200;

let hashOfNobody: Promise<string> | undefined;

/** The stored form of a password: algorithm, parameters, salt and hash in one string. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), SETTINGS);
}

/** Whether the password matches the hash. A missing hash is checked for as long, so that timing reveals nothing. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  hashOfNobody ??= hashPassword('the password of nobody');
  const isRight = await verify(passwordHash ?? (await hashOfNobody), password.normalize('NFKC'));
  return passwordHash !== undefined && isRight;
}

/** What is wrong with a new password; undefined if it is acceptable. */
export function findPasswordFault(password: string, email: string): string | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) {
    return `Use at least ${String(PASSWORD_MIN_LENGTH)} characters.`;
  }
  if (password.length > PASSWORD_MAX_LENGTH) return 'Use at most 200 characters.';
  const [name = ''] = email.split('@');
  const isGuessable =
    new Set(password).size < 4 ||
    password.toLowerCase() === email ||
    (name.length >= 4 && password.toLowerCase().startsWith(name) && password.length < name.length + 4);
  return isGuessable ? 'This password is too easy to guess. Choose another.' : undefined;
}
